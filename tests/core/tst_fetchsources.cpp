// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where parts come from: packages by an apt of its own, wheels of an index; licences.

#include "core/base/files.h"
#include "core/fetch/aptstate.h"
#include "core/fetch/debianmirror.h"
#include "core/fetch/debianpackages.h"
#include "core/fetch/fetcher.h"
#include "core/fetch/licences.h"
#include "core/fetch/wheelindex.h"
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

namespace {

/// A Debian package with one file.
bool makePackage(const QString& folder, const QString& name, const QString& arch, const QByteArray& content)
{
    const QString root = folder + "/build-"_L1 + name;
    const QByteArray control = "Package: " + name.toUtf8() + "\nVersion: 1.0\nArchitecture: " + arch.toUtf8()
                               + "\nMaintainer: A B <a@b.c>\nDescription: test\n";
    if (!files::write(root + "/DEBIAN/control"_L1, control) || !files::write(root + "/usr/lib/"_L1 + name, content))
        return false;
    const auto built = runProcess({u"dpkg-deb"_s,
                                   {u"--root-owner-group"_s, u"-Znone"_s, u"-b"_s, root,
                                    folder + "/pool/"_L1 + name + "_1.0_"_L1 + arch + ".deb"_L1}});
    return built && built->succeeded();
}

/// A repository with the packages "one" (arm64) and "two" (all), without signatures.
bool makeRepository(const QString& folder)
{
    QDir().mkpath(folder + "/pool"_L1);
    if (!makePackage(folder, u"one"_s, u"arm64"_s, someBytes(300000))
        || !makePackage(folder, u"two"_s, u"all"_s, "two"))
        return false;
    QByteArray lists;
    for (const QString& name : {u"one_1.0_arm64.deb"_s, u"two_1.0_all.deb"_s}) {
        const QString path = folder + "/pool/"_L1 + name;
        const auto sum = files::sha256OfFile(path);
        if (!sum)
            return false;
        const QString arch = name.section(u'_', -1).chopped(4);
        lists += "Package: " + name.section(u'_', 0, 0).toUtf8() + "\nVersion: 1.0\nArchitecture: " + arch.toUtf8()
                 + "\nMaintainer: A B <a@b.c>\nFilename: pool/" + name.toUtf8()
                 + "\nSize: " + QByteArray::number(QFileInfo(path).size()) + "\nSHA256: " + sum->toUtf8()
                 + "\nDescription: test\n\n";
    }
    const QString dist = folder + "/dists/here"_L1;
    const QString list = u"non-free/binary-arm64/Packages"_s;
    if (!files::write(dist + u'/' + list, lists))
        return false;
    const QByteArray release =
        "Suite: here\nCodename: here\nArchitectures: arm64\nComponents: non-free\nDate: Thu, 01 Jan 2026 "
        "00:00:00 UTC\nSHA256:\n "
        + files::sha256(lists).toUtf8() + ' ' + QByteArray::number(lists.size()) + ' ' + list.toUtf8() + '\n';
    return bool(files::write(dist + "/Release"_L1, release));
}

Part debianPart()
{
    return {u"packages"_s, u"the packages"_s, 0, 0,
            DebianPackages{u"here"_s, {u"non-free"_s}, {u"one:arm64"_s, u"two"_s}}};
}

} // namespace

class TestFetchSources : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void packagesComeByAnAptOfItsOwn();
    void aCutPackageIsGoneOnWith();
    void aPackageThatIsNotThereIsNamed();
    void aMirrorThatLiesIsRefused();
    void mirrorsOfTheSystem();
    void printedUris();
    void wheelsComeFromTheIndex();
    void anIndexWithAnotherFileIsRefused();
    void indexPages();
    void licencesAreAcceptedOnce();

private:
    QString path(const char* name) const { return m_folder->path() + QString::fromLatin1(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
    Places m_places;
};

void TestFetchSources::initTestCase()
{
    for (const QString& program : {u"python3"_s, u"dpkg-deb"_s, u"apt-get"_s})
        QVERIFY2(!findProgram(program).isEmpty(), qPrintable(program));
    // No proxy of the machine that tests may stand between the test and its own server.
    for (const char* name : {"http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY", "all_proxy"})
        qunsetenv(name);
}

void TestFetchSources::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CONFIG_HOME", path("/config").toUtf8());
    m_places = {path("/parts")};
    QDir().mkpath(path("/served"));
}

void TestFetchSources::packagesComeByAnAptOfItsOwn()
{
    QVERIFY(makeRepository(path("/served")));
    Server server(path("/served"));
    const DebianMirror mirror{server.address(), {}, u"the test"_s, true};
    const DebianPackages wanted = std::get<DebianPackages>(debianPart().from);
    const QString work = path("/parts-work");
    {
        const AptState apt(work + "/apt"_L1, wanted, mirror);
        QVERIFY(apt.prepare());
        const auto updated = runWatched(apt.command({u"update"_s}), u"no"_s, [] { return true; });
        QVERIFY2(updated, updated ? "" : qPrintable(updated.error().sentence()));
        // Only below its own folder: the system's lists do not know the suite.
        QVERIFY(!QDir(work + "/apt/lists"_L1).entryList({u"*here*"_s}, QDir::Files).isEmpty());
        QVERIFY(QDir(u"/var/lib/apt/lists"_s).entryList({u"*_here_*"_s}, QDir::Files).isEmpty());
    }
    // Through the fetcher, with the mirror as a user names it; unsigned is taken from a folder of this machine only.
    m_places.mirror = "file:"_L1 + path("/served");
    const auto fetched = fetchPart(debianPart(), m_places, always);
    QVERIFY2(fetched, fetched ? "" : qPrintable(fetched.error().sentence()));
    QCOMPARE(*files::read(fetched->content + "/usr/lib/one"_L1), someBytes(300000));
    QCOMPARE(*files::read(fetched->content + "/usr/lib/two"_L1), QByteArray("two"));
    QVERIFY(!QFileInfo::exists(fetched->folder + "/download"_L1));
}

void TestFetchSources::aCutPackageIsGoneOnWith()
{
    if (AptState::hasProxy())
        QSKIP("the system's apt goes through a proxy, so packages come by apt itself");
    QVERIFY(makeRepository(path("/served")));
    Server server(path("/served"), {u"--cut-after"_s, u"20000"_s});
    const DebianMirror mirror{server.address(), {}, u"the test"_s, true};
    const Part part = debianPart();
    const DebianPackages wanted = std::get<DebianPackages>(part.from);
    const auto cut = fetchDebian(part, wanted, mirror, path("/parts-work"), always);
    QVERIFY(!cut);
    const auto whole = fetchDebian(part, wanted, mirror, path("/parts-work"), always);
    QVERIFY2(whole, whole ? "" : qPrintable(whole.error().sentence()));
    QCOMPARE(*files::read(path("/parts-work/root/usr/lib/one")), someBytes(300000));
    const QStringList asked = server.requests().filter(u"/pool/one"_s);
    // Qt asks once more by itself where a kept connection was closed; what counts is that the last one goes on.
    QVERIFY2(asked.size() >= 2, qPrintable(asked.join(u'\n')));
    QVERIFY2(asked.last().section(u' ', -1).toInt() > 0, qPrintable(asked.join(u'\n')));
}

void TestFetchSources::aPackageThatIsNotThereIsNamed()
{
    QVERIFY(makeRepository(path("/served")));
    m_places.mirror = "file:"_L1 + path("/served");
    Part part = debianPart();
    std::get<DebianPackages>(part.from).packages.append(u"three:arm64"_s);
    const auto result = fetchPart(part, m_places, always);
    QVERIFY(!result);
    QVERIFY2(result.error().text.contains("three"_L1), qPrintable(result.error().text));
}

// The package is not what the list says: apt refuses it, and nothing is there.
void TestFetchSources::aMirrorThatLiesIsRefused()
{
    QVERIFY(makeRepository(path("/served")));
    QVERIFY(makePackage(path("/served"), u"two"_s, u"all"_s, "bad"));
    m_places.mirror = "file:"_L1 + path("/served");
    const auto result = fetchPart(debianPart(), m_places, always);
    QVERIFY(!result);
    QVERIFY(!QFileInfo::exists(path("/parts/packages")));
}

void TestFetchSources::mirrorsOfTheSystem()
{
    const QString targets = u"Ubuntu|http://u.example/ubuntu/|$(SIGNED_BY)\nDebian-Security|http://s.example/|/k.gpg\n"
                            "Debian|http://d.example/debian/|/usr/share/keyrings/d.gpg\n"_s;
    const DebianMirror mirror = mirrorOfTargets(targets);
    QCOMPARE(mirror.address, u"http://d.example/debian"_s);
    QCOMPARE(mirror.keyring, u"/usr/share/keyrings/d.gpg"_s);
    QVERIFY(mirrorOfTargets(u"Ubuntu|http://u.example/|x\n"_s).address.isEmpty());
    const auto wrong = findDebianMirror(u"nonsense"_s, path("/parts-work"), [] { return true; });
    QVERIFY(!wrong && wrong.error().kind == Error::Kind::Invalid);
}

void TestFetchSources::printedUris()
{
    const QByteArray text =
        "Reading package lists...\n'http://m.example/a%2bb_1%3a2_arm64.deb' a+b_1%3a2_arm64.deb 12 SHA256:"
        + QByteArray(64, 'a') + "\n'http://m.example/c_1_all.deb' c_1_all.deb 3 MD5Sum:1\n";
    const QList<DebianFile> found = parsePrintedUris(text);
    QCOMPARE(found.size(), 1); // without a SHA-256 it does not count
    QCOMPARE(found.first().package, u"a+b:arm64"_s);
    QCOMPARE(found.first().bytes, 12);
    QCOMPARE(packageOf(u"c_1_all.deb"_s), u"c"_s);
    QCOMPARE(architecturesOf({u"a:arm64"_s, u"b"_s, u"c:amd64"_s, u"d:arm64"_s}),
             QStringList({u"arm64"_s, u"amd64"_s}));
}

void TestFetchSources::wheelsComeFromTheIndex()
{
    QVERIFY(files::write(path("/content/nvidia/x/include/x.h"), "header"));
    const QString wheel = u"x_cu1-1.0-py3-none-any.whl"_s;
    const auto zipped = runProcess(
        {u"python3"_s, {u"-m"_s, u"zipfile"_s, u"-c"_s, path("/served/files/") + wheel, path("/content/nvidia")}});
    QVERIFY(QDir().mkpath(path("/served/files")));
    const auto again =
        zipped && zipped->succeeded()
            ? zipped
            : runProcess({u"python3"_s,
                          {u"-m"_s, u"zipfile"_s, u"-c"_s, path("/served/files/") + wheel, path("/content/nvidia")}});
    QVERIFY(again && again->succeeded());
    const QString sum = *files::sha256OfFile(path("/served/files/") + wheel);
    QVERIFY(files::write(path("/served/simple/x-cu1/index.json"),
                         "{\"files\":[{\"filename\":\"" + wheel.toUtf8() + "\",\"url\":\"../../files/" + wheel.toUtf8()
                             + "\",\"hashes\":{\"sha256\":\"" + sum.toUtf8() + "\"}}]}"));
    Server server(path("/served"));
    qputenv("PIP_INDEX_URL", (server.address() + "/simple/"_L1).toUtf8());
    const Part part{u"wheel"_s, u"the wheel"_s, 0, 0, IndexWheel{u"x-cu1"_s, wheel, sum}};
    const auto fetched = fetchPart(part, m_places, always);
    qunsetenv("PIP_INDEX_URL");
    QVERIFY2(fetched, fetched ? "" : qPrintable(fetched.error().sentence()));
    QCOMPARE(*files::read(fetched->content + "/nvidia/x/include/x.h"_L1), QByteArray("header"));
}

void TestFetchSources::anIndexWithAnotherFileIsRefused()
{
    const QString wheel = u"x_cu1-1.0-py3-none-any.whl"_s;
    QVERIFY(files::write(path("/served/simple/x-cu1/index.json"),
                         "{\"files\":[{\"filename\":\"" + wheel.toUtf8() + "\",\"url\":\"../" + wheel.toUtf8()
                             + "\",\"hashes\":{\"sha256\":\"" + QByteArray(64, 'b') + "\"}}]}"));
    Server server(path("/served"));
    qputenv("PIP_INDEX_URL", (server.address() + "/simple"_L1).toUtf8());
    const Part part{u"wheel"_s, u"the wheel"_s, 0, 0, IndexWheel{u"x-cu1"_s, wheel, QString(64, u'a')}};
    const auto result = fetchPart(part, m_places, always);
    Part other = part;
    std::get<IndexWheel>(other.from).file = u"y.whl"_s;
    const auto missing = fetchPart(other, m_places, always);
    qunsetenv("PIP_INDEX_URL");
    QVERIFY(!result);
    QCOMPARE(result.error().kind, Error::Kind::Refused);
    QVERIFY(!missing);
    QCOMPARE(missing.error().kind, Error::Kind::Missing);
}

void TestFetchSources::indexPages()
{
    const QByteArray html = "<html><a href=\"../../p/x-1.whl#sha256=" + QByteArray(64, 'c')
                            + "\" data-requires-python=\"&gt;=3\">x-1.whl</a>\n<a href='none'>y</a></html>";
    const QList<IndexFile> files = parseIndexPage(html, u"http://i.example/simple/x/"_s);
    QCOMPARE(files.size(), 1);
    QCOMPARE(files.first().url, u"http://i.example/p/x-1.whl"_s);
    QCOMPARE(files.first().sha256, QString(64, u'c'));
}

void TestFetchSources::licencesAreAcceptedOnce()
{
    Licence licence{u"l"_s, u"A licence"_s, u"http://l.example"_s, u"Terms."_s};
    QVERIFY(!acceptedAt(licence));
    const QDateTime now = QDateTime::fromString(u"2026-11-22T10:00:00Z"_s, Qt::ISODate);
    QVERIFY(accept(licence, now));
    QCOMPARE(acceptedAt(licence), std::optional(now));
    Licence other = licence;
    other.id = u"m"_s;
    QVERIFY(!acceptedAt(other));
    QVERIFY(accept(other, now));
    QVERIFY(acceptedAt(licence));
    licence.terms = u"Other terms."_s; // what was agreed to is no longer what is shown
    QVERIFY(!acceptedAt(licence));
}

QTEST_GUILESS_MAIN(TestFetchSources)
#include "tst_fetchsources.moc"
