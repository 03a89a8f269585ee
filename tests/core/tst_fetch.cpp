// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Fetching files: sums, cut lines, two at once, a killed process. Everything comes from servers that the test makes.

#include "core/base/filelock.h"
#include "core/base/files.h"
#include "core/fetch/download.h"
#include "core/fetch/fetcher.h"
#include "core/proc/process.h"
#include "fetchserver.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace cw;
using namespace cw::fetch;
using namespace fetchserver;
using namespace Qt::StringLiterals;

class TestFetch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void aFileIsFetchedAndFound();
    void aCutLineIsGoneOnWith();
    void aWrongSumIsThrownAway();
    void aWrongBeginningIsFetchedAgain();
    void cancelEndsWithinASecond();
    void twoAtOnceWait();
    void tooLittleSpaceIsSaid();
    void killLeavesNothingWhole();

private:
    Part filePart(const Server& server, const QByteArray& bytes) const
    {
        return {u"file"_s, u"the file"_s, bytes.size(), 0,
                PlainFile{server.address() + "/data.bin"_L1, u"data.bin"_s, files::sha256(bytes)}};
    }
    QString path(const char* name) const { return m_folder->path() + QString::fromLatin1(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
    Places m_places;
};

void TestFetch::initTestCase()
{
    for (const QString& program : {u"python3"_s, u"dpkg-deb"_s, u"apt-get"_s})
        QVERIFY2(!findProgram(program).isEmpty(), qPrintable(program));
    // No proxy of the machine that tests may stand between the test and its own server.
    for (const char* name : {"http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY", "all_proxy"})
        qunsetenv(name);
}

void TestFetch::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CONFIG_HOME", path("/config").toUtf8());
    m_places = {path("/parts")};
    QDir().mkpath(path("/served"));
}

void TestFetch::aFileIsFetchedAndFound()
{
    const QByteArray bytes = someBytes(200000);
    QVERIFY(files::write(path("/served/data.bin"), bytes));
    Server server(path("/served"));
    const Part part = filePart(server, bytes);
    QVERIFY(!findPart(part, m_places));
    const auto first = fetchPart(part, m_places, always);
    QVERIFY2(first, first ? "" : qPrintable(first.error().sentence()));
    QVERIFY(first->fetched);
    QCOMPARE(first->bytes, bytes.size());
    QCOMPARE(*files::read(first->content + "/data.bin"_L1), bytes);
    const auto second = fetchPart(part, m_places, always);
    QVERIFY(second);
    QVERIFY(!second->fetched);
    QCOMPARE(server.requests().size(), 1);
    QVERIFY(!QFileInfo::exists(first->folder + ".work"_L1));
    // Another request under the same name is not taken for this one.
    Part other = part;
    std::get<PlainFile>(other.from).name = u"other.bin"_s;
    QVERIFY(!findPart(other, m_places));
}

void TestFetch::aCutLineIsGoneOnWith()
{
    const QByteArray bytes = someBytes(400000);
    QVERIFY(files::write(path("/served/data.bin"), bytes));
    Server server(path("/served"), {u"--cut-after"_s, u"150000"_s});
    const Part part = filePart(server, bytes);
    const auto cut = fetchPart(part, m_places, always);
    QVERIFY(!cut);
    QVERIFY(!findPart(part, m_places));
    const auto whole = fetchPart(part, m_places, always);
    QVERIFY2(whole, whole ? "" : qPrintable(whole.error().sentence()));
    QCOMPARE(*files::read(whole->content + "/data.bin"_L1), bytes);
    const QStringList requests = server.requests();
    QCOMPARE(requests.size(), 2);
    const int from = requests.last().section(u' ', -1).toInt();
    QVERIFY2(from > 0 && from <= 150000, qPrintable(requests.join(u'\n')));
}

void TestFetch::aWrongSumIsThrownAway()
{
    QVERIFY(files::write(path("/served/data.bin"), "changed"));
    Server server(path("/served"));
    const auto result = fetchPart(filePart(server, someBytes(1000)), m_places, always);
    QVERIFY(!result);
    QVERIFY2(result.error().text.contains("SHA-256"_L1), qPrintable(result.error().text));
    QVERIFY(!QFileInfo::exists(path("/parts/file")));
}

void TestFetch::aWrongBeginningIsFetchedAgain()
{
    const QByteArray bytes = someBytes(50000);
    QVERIFY(files::write(path("/served/data.bin"), bytes));
    QVERIFY(files::write(path("/out/data.bin.part"), "the beginning of another file"));
    Server server(path("/served"));
    const auto done =
        download({server.address() + "/data.bin"_L1, path("/out/data.bin"), files::sha256(bytes), 0, {}}, always);
    QVERIFY2(done, done ? "" : qPrintable(done.error().sentence()));
    QCOMPARE(*files::read(path("/out/data.bin")), bytes);
    QCOMPARE(server.requests().size(), 2);
}

void TestFetch::cancelEndsWithinASecond()
{
    const QByteArray bytes = someBytes(4000000);
    QVERIFY(files::write(path("/served/data.bin"), bytes));
    Server server(path("/served"), {u"--crawl"_s});
    QElapsedTimer sinceCancel;
    const auto result = fetchPart(filePart(server, bytes), m_places, [&](const News& news) {
        if (news.bytes == 0)
            return true;
        if (!sinceCancel.isValid())
            sinceCancel.start();
        return false;
    });
    QVERIFY(!result);
    QCOMPARE(result.error().kind, Error::Kind::Cancelled);
    QVERIFY2(sinceCancel.elapsed() < 1000, qPrintable(QString::number(sinceCancel.elapsed())));
    QVERIFY(begunBytes(filePart(server, bytes), m_places) >= 0);
}

void TestFetch::twoAtOnceWait()
{
    const QByteArray bytes = someBytes(1000);
    QVERIFY(files::write(path("/served/data.bin"), bytes));
    Server server(path("/served"));
    const Part part = filePart(server, bytes);
    auto other = FileLock::take(folderOf(part, m_places) + ".lock"_L1, "process 4711");
    QVERIFY(other);
    QStringList said;
    const auto result = fetchPart(part, m_places, [&](const News& news) {
        if (news.stage == News::Stage::Waiting) {
            said.append(news.said);
            if (said.size() == 2)
                other->release(); // the other one is done
        }
        return true;
    });
    QVERIFY(result);
    QVERIFY2(said.size() >= 2 && said.first().contains("process 4711"_L1), qPrintable(said.join(u'\n')));
}

void TestFetch::tooLittleSpaceIsSaid()
{
    Part part{u"huge"_s, u"a huge file"_s, qint64(1) << 60, 0, PlainFile{u"http://127.0.0.1:9/x"_s, u"x"_s, u"00"_s}};
    const auto result = fetchPart(part, m_places, always);
    QVERIFY(!result);
    QCOMPARE(result.error().kind, Error::Kind::Io);
    QVERIFY2(result.error().text.contains(m_places.parts), qPrintable(result.error().text));
}

// A process that fetches is killed in the middle: this test's own program, started once more.
void TestFetch::killLeavesNothingWhole()
{
    const QByteArray bytes = someBytes(500000);
    QVERIFY(files::write(path("/served/data.bin"), bytes));
    auto server = std::make_unique<Server>(path("/served"), QStringList{u"--crawl"_s});
    const Part part = filePart(*server, bytes);
    QProcess child;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"CW_FETCH_URL"_s, std::get<PlainFile>(part.from).url);
    environment.insert(u"CW_FETCH_SUM"_s, files::sha256(bytes));
    environment.insert(u"CW_FETCH_PARTS"_s, m_places.parts);
    child.setProcessEnvironment(environment);
    child.start(QCoreApplication::applicationFilePath(), {});
    QVERIFY(child.waitForStarted());
    const QString partial = path("/parts/file.work/root/data.bin.part");
    QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(partial).size() > 0, 30000);
    child.kill();
    QVERIFY(child.waitForFinished());
    QVERIFY(!findPart(part, m_places));
    QVERIFY(!QFileInfo::exists(path("/parts/file")));
    // Whoever comes next goes on with it.
    QVERIFY(!FileLock::holder(path("/parts/file.lock")));
    const auto whole = fetchPart(part, m_places, always);
    QVERIFY2(whole, whole ? "" : qPrintable(whole.error().sentence()));
    const QStringList requests = server->requests();
    QVERIFY2(requests.last().section(u' ', -1).toInt() > 0, qPrintable(requests.join(u'\n')));
}

int main(int argc, char* argv[])
{
    QCoreApplication application(argc, argv);
    if (qEnvironmentVariableIsSet("CW_FETCH_PARTS")) { // the child of killLeavesNothingWhole()
        const Part part{
            u"file"_s, u"the file"_s, 0, 0,
            PlainFile{qEnvironmentVariable("CW_FETCH_URL"), u"data.bin"_s, qEnvironmentVariable("CW_FETCH_SUM")}};
        return fetchPart(part, {qEnvironmentVariable("CW_FETCH_PARTS")}, always) ? 0 : 1;
    }
    TestFetch test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_fetch.moc"
