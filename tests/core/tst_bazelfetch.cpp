// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Bazels from a server of the test's own: with its sums, a wrong one, a cut line, no server; what the program says of itself.
// A script stands in for Bazel here; tst_realbazelfetch fetches real ones.

#include "core/base/filelock.h"
#include "core/base/files.h"
#include "core/bazelfetch/askbazel.h"
#include "core/bazelfetch/bazelfetch.h"
#include "core/fetch/download.h"
#include "core/fetch/npmregistry.h"
#include "core/proc/process.h"
#include "tests/core/fetchserver.h"

#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace cw;
using namespace fetchserver;
using namespace Qt::StringLiterals;

namespace {

const QString machine = bazelMachine();

QByteArray script(const QByteArray& version, const QByteArray& padding = {})
{
    // 0.17.2 knows no --version: the command is asked then.
    return "#!/bin/sh\n[ \"$1\" = --batch ] || exit 2\necho 'Build label: " + version + "'\nexit 0\n" + padding;
}

QString registryOf(const QString& project)
{
    return fetch::npmRegistry(project, [] { return true; }).valueOr(QString());
}

} // namespace

class TestBazelFetch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void upstreamIsFetchedAskedAndFound();
    void npmIsFetchedFromTheRegistryThatNpmUses();
    void aScopeHasARegistryOfItsOwn();
    void aRegistryThatOffersAnotherPackageIsRefused();
    void aWrongSumIsRefused();
    void aCutLineIsGoneOnWith();
    void noServerIsOneSentence();
    void theNextSourceIsTried();
    void anotherVersionIsRefused();
    void whatDoesNotRunIsRefused();
    void twoAtOnceOneWaits();
    void cancelIsQuick();
    void aDiskThatIsTooSmallIsSaidBefore();

private:
    QString path(const char* name) const { return m_folder->path() + QString::fromLatin1(name); }
    fetch::Places places() const { return {path("/parts")}; }
    /// The catalog with these further sources.
    Catalog catalogWith(const QList<QJsonObject>& sources) const;
    QJsonObject upstream(const QString& version, const QString& address, const QByteArray& program) const;
    /// A package in a registry below /registry, and its source.
    QJsonObject package(const QString& version, const QString& address, const QByteArray& program) const;
    Result<FetchedBazel> fetched(const Catalog& catalog, const QString& version,
                                 const fetch::Watch& watch = always) const
    {
        return fetchBazel(catalog, {version, machine, {}}, places(), watch);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestBazelFetch::initTestCase()
{
    for (const char* name : {"http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY", "all_proxy"})
        qunsetenv(name);
}

void TestBazelFetch::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("HOME", m_folder->path().toUtf8());
    qunsetenv("NPM_CONFIG_REGISTRY");
    qunsetenv("npm_config_registry");
}

Catalog TestBazelFetch::catalogWith(const QList<QJsonObject>& sources) const
{
    QJsonArray list;
    for (const QJsonObject& source : sources)
        list.append(source);
    const QJsonObject file{{"format"_L1, "crosswright-catalog"_L1},
                           {"version"_L1, 1},
                           {"sources"_L1, QJsonObject{{"TEST"_L1, "a test"_L1}}},
                           {"bazelSources"_L1, list}};
    if (!files::write(path("/catalog/own.json"), QJsonDocument(file).toJson()))
        qFatal("the catalog cannot be written");
    const auto catalog = Catalog::load({u":/catalog"_s, path("/catalog")});
    if (!catalog)
        qFatal("%s", qPrintable(catalog.error().sentence()));
    return *catalog;
}

QJsonObject TestBazelFetch::upstream(const QString& version, const QString& address, const QByteArray& program) const
{
    const QString name = "bazel-%1-linux"_L1.arg(version);
    if (!files::write(path("/web/") + name, program))
        qFatal("the program cannot be written");
    return {{"id"_L1, version + "-upstream"_L1},
            {"name"_L1, "Bazel "_L1 + version},
            {"kind"_L1, "upstream"_L1},
            {"version"_L1, version},
            {"arch"_L1, machine},
            {"url"_L1, address + u'/' + name},
            {"file"_L1, name},
            {"sha256"_L1, files::sha256(program)},
            {"bytes"_L1, program.size()},
            {"source"_L1, "TEST"_L1}};
}

QJsonObject TestBazelFetch::package(const QString& version, const QString& address, const QByteArray& program) const
{
    const QString name = "bazel-%1-linux"_L1.arg(version);
    if (!files::write(path("/tar/package/") + name, program) || !files::makeFolder(path("/web/files")))
        qFatal("the package cannot be written");
    const QString archive = path("/web/files/p-") + version + ".tgz"_L1;
    const auto packed = runProcess({u"tar"_s, {u"-czf"_s, archive, u"-C"_s, path("/tar"), u"package"_s}});
    if (!packed || !packed->succeeded())
        qFatal("tar failed");
    const QByteArray bytes = *files::read(archive);
    const QString integrity =
        "sha512-"_L1 + QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha512).toBase64());
    const QJsonObject dist{{"tarball"_L1, address + "/files/p-"_L1 + version + ".tgz"_L1}, {"integrity"_L1, integrity}};
    if (!files::write(path("/web/@test%2Fbazel/") + version, QJsonDocument(QJsonObject{{"dist"_L1, dist}}).toJson()))
        qFatal("the registry cannot be written");
    return {{"id"_L1, version + "-npm"_L1},
            {"name"_L1, "Bazel "_L1 + version},
            {"kind"_L1, "npm"_L1},
            {"version"_L1, version},
            {"arch"_L1, machine},
            {"project"_L1, "@test/bazel"_L1},
            {"projectVersion"_L1, version},
            {"integrity"_L1, integrity},
            {"archiveSha256"_L1, files::sha256(bytes)},
            {"archiveBytes"_L1, bytes.size()},
            {"file"_L1, "package/"_L1 + name},
            {"sha256"_L1, files::sha256(program)},
            {"bytes"_L1, program.size()},
            {"source"_L1, "TEST"_L1}};
}

void TestBazelFetch::upstreamIsFetchedAskedAndFound()
{
    QVERIFY(files::makeFolder(path("/web")));
    const Server server(path("/web"));
    const Catalog catalog = catalogWith({upstream(u"90.1.0"_s, server.address(), script("90.1.0"))});
    QVERIFY(cachedBazels(places()).isEmpty());
    const auto first = fetched(catalog, u"90.1.0"_s);
    QVERIFY2(first, qPrintable(first ? QString() : first.error().sentence()));
    QVERIFY(first->fetched);
    QCOMPARE(first->bazel.version, u"90.1.0"_s);
    QCOMPARE(first->bazel.how, u"version"_s);
    QVERIFY(QFileInfo(first->bazel.program).isExecutable());
    QVERIFY(first->bazel.program.startsWith(places().parts));
    const QList<CachedBazel> here = cachedBazels(places());
    QCOMPARE(here.size(), 1);
    QCOMPARE(here.first().program, first->bazel.program);
    const auto second = fetched(catalog, u"90.1.0"_s);
    QVERIFY(second && !second->fetched);
    QVERIFY(files::write(first->bazel.program, "#!/bin/sh\n", files::permissions(0755))); // no longer what was asked
    QVERIFY(cachedBazels(places()).isEmpty());
}

void TestBazelFetch::npmIsFetchedFromTheRegistryThatNpmUses()
{
    QVERIFY(files::makeFolder(path("/web")));
    const Server server(path("/web"));
    const Catalog catalog = catalogWith({package(u"90.2.0"_s, server.address(), script("90.2.0"))});
    qputenv("NPM_CONFIG_REGISTRY", server.address().toUtf8() + '/');
    const auto got = fetched(catalog, u"90.2.0"_s);
    QVERIFY2(got, qPrintable(got ? QString() : got.error().sentence()));
    QCOMPARE(got->bazel.version, u"90.2.0"_s);
    QCOMPARE(*files::read(got->bazel.program), script("90.2.0"));
    // Nothing else of the package is kept.
    QCOMPARE(QDir(QFileInfo(got->bazel.program).path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void TestBazelFetch::aScopeHasARegistryOfItsOwn()
{
    if (findProgram(u"npm"_s).isEmpty())
        QSKIP("There is no npm here, whose configuration could be read.");
    QVERIFY(files::write(path("/.npmrc"), "@own:registry=http://127.0.0.1:9/own/\nregistry=http://127.0.0.1:9/all/\n"));
    QCOMPARE(registryOf(u"@own/x"_s), u"http://127.0.0.1:9/own"_s);
    QCOMPARE(registryOf(u"@other/x"_s), u"http://127.0.0.1:9/all"_s);
}

void TestBazelFetch::aRegistryThatOffersAnotherPackageIsRefused()
{
    QVERIFY(files::makeFolder(path("/web")));
    Server server(path("/web"));
    QJsonObject source = package(u"90.3.0"_s, server.address(), script("90.3.0"));
    source.insert("integrity"_L1, "sha512-of another one"_L1);
    qputenv("NPM_CONFIG_REGISTRY", server.address().toUtf8());
    const auto got = fetched(catalogWith({source}), u"90.3.0"_s);
    QVERIFY(!got);
    QCOMPARE(got.error().kind, Error::Kind::Refused);
    QVERIFY2(got.error().text.contains(u"another @test/bazel 90.3.0"_s), qPrintable(got.error().text));
    QVERIFY(!server.requests().join(u' ').contains(u".tgz"_s)); // not even asked for
}

void TestBazelFetch::aWrongSumIsRefused()
{
    QVERIFY(files::makeFolder(path("/web")));
    const Server server(path("/web"));
    QJsonObject source = upstream(u"90.4.0"_s, server.address(), script("90.4.0"));
    source.insert("sha256"_L1, files::sha256("another"));
    const auto got = fetched(catalogWith({source}), u"90.4.0"_s);
    QVERIFY(!got);
    QVERIFY2(got.error().text.contains(u"its SHA-256 is another"_s), qPrintable(got.error().text));
    QVERIFY(cachedBazels(places()).isEmpty());

    // The archive is right and the program inside is not.
    QJsonObject inside = package(u"90.4.1"_s, server.address(), script("90.4.1"));
    inside.insert("sha256"_L1, files::sha256("another"));
    qputenv("NPM_CONFIG_REGISTRY", server.address().toUtf8());
    const auto other = fetched(catalogWith({inside}), u"90.4.1"_s);
    QVERIFY(!other);
    QVERIFY2(other.error().text.contains(u"its SHA-256 is another"_s), qPrintable(other.error().text));
    QVERIFY(cachedBazels(places()).isEmpty());
}

void TestBazelFetch::aCutLineIsGoneOnWith()
{
    QVERIFY(files::makeFolder(path("/web")));
    Server server(path("/web"), {u"--cut-after"_s, u"150000"_s});
    const QByteArray program = script("90.5.0", someBytes(400000));
    const Catalog catalog = catalogWith({upstream(u"90.5.0"_s, server.address(), program)});
    const auto cut = fetched(catalog, u"90.5.0"_s);
    QVERIFY(!cut);
    QVERIFY2(cut.error().sentence().contains(u"what has come already is kept"_s), qPrintable(cut.error().sentence()));
    QVERIFY(cachedBazels(places()).isEmpty());
    const auto whole = fetched(catalog, u"90.5.0"_s);
    QVERIFY2(whole, qPrintable(whole ? QString() : whole.error().sentence()));
    QStringList requests;
    QTRY_COMPARE((requests += server.requests(), requests.removeDuplicates(), requests.size()), 2);
    QVERIFY2(requests.last().section(u' ', 1).toLongLong() > 0, qPrintable(requests.last())); // not from its beginning
}

void TestBazelFetch::noServerIsOneSentence()
{
    QTcpServer closed;
    QVERIFY(closed.listen(QHostAddress::LocalHost));
    const QString address = "http://127.0.0.1:"_L1 + QString::number(closed.serverPort());
    closed.close();
    const auto got = fetched(catalogWith({upstream(u"90.6.0"_s, address, script("90.6.0"))}), u"90.6.0"_s);
    QVERIFY(!got);
    QCOMPARE(got.error().kind, Error::Kind::Process);
    QVERIFY2(got.error().text.contains(u"could not be fetched"_s), qPrintable(got.error().text));
    qputenv("NPM_CONFIG_REGISTRY", address.toUtf8());
    const auto npm = fetched(catalogWith({package(u"90.6.1"_s, address, script("90.6.1"))}), u"90.6.1"_s);
    QVERIFY(!npm);
    QVERIFY2(npm.error().text.contains(u"could not be fetched"_s), qPrintable(npm.error().text));
}

void TestBazelFetch::theNextSourceIsTried()
{
    QVERIFY(files::makeFolder(path("/web")));
    const Server server(path("/web"));
    const Catalog catalog = catalogWith({package(u"90.7.0"_s, server.address(), script("90.7.0")),
                                         upstream(u"90.7.0"_s, server.address(), script("90.7.0"))});
    qputenv("NPM_CONFIG_REGISTRY", "http://127.0.0.1:9"); // nobody listens there
    const auto got = fetched(catalog, u"90.7.0"_s);
    QVERIFY2(got, qPrintable(got ? QString() : got.error().sentence()));
    QCOMPARE(got->notes.size(), 1);
    QVERIFY2(got->notes.first().startsWith("npm: "_L1), qPrintable(got->notes.first()));
    const auto only = fetchBazel(catalog, {u"90.7.0"_s, machine, u"npm"_s}, {path("/elsewhere")}, always);
    QVERIFY(!only);
}

void TestBazelFetch::anotherVersionIsRefused()
{
    QVERIFY(files::makeFolder(path("/web")));
    const Server server(path("/web"));
    const auto got = fetched(catalogWith({upstream(u"90.8.0"_s, server.address(), script("90.8.1"))}), u"90.8.0"_s);
    QVERIFY(!got);
    QCOMPARE(got.error().text, u"What was fetched says that it is Bazel 90.8.1; 90.8.0 was asked for."_s);
    QVERIFY(cachedBazels(places()).isEmpty());
}

void TestBazelFetch::whatDoesNotRunIsRefused()
{
    QVERIFY(files::makeFolder(path("/web")));
    const Server server(path("/web"));
    const auto got = fetched(catalogWith({upstream(u"90.9.0"_s, server.address(),
                                                   "\x7f"
                                                   "ELF of another machine")}),
                             u"90.9.0"_s);
    QVERIFY(!got);
    QVERIFY2(got.error().text.contains(u"does not run here"_s), qPrintable(got.error().text));
    QVERIFY(cachedBazels(places()).isEmpty());
}

void TestBazelFetch::twoAtOnceOneWaits()
{
    QVERIFY(files::makeFolder(path("/web")));
    const Server server(path("/web"));
    const Catalog catalog = catalogWith({upstream(u"90.11.0"_s, server.address(), script("90.11.0"))});
    const auto part = partOf(catalog.bazelSources().last());
    QVERIFY(files::makeFolder(places().parts));
    auto other = FileLock::take(fetch::folderOf(*part, places()) + ".lock"_L1, "process 4711");
    QVERIFY(other);
    QString said;
    const auto got = fetched(catalog, u"90.11.0"_s, [&](const fetch::News& news) {
        if (news.stage == fetch::News::Stage::Waiting) {
            said = news.said;
            other->release();
        }
        return true;
    });
    QVERIFY2(said.contains(u"process 4711"_s), qPrintable(said));
    QVERIFY(got && got->fetched);
}

void TestBazelFetch::cancelIsQuick()
{
    // Both while it comes, and while it is asked.
    QVERIFY(files::makeFolder(path("/web")));
    const Server server(path("/web"), {u"--crawl"_s});
    const Catalog slow = catalogWith({upstream(u"90.12.0"_s, server.address(), script("90.12.0", someBytes(900000)))});
    QElapsedTimer clock;
    const auto watch = [&](fetch::News::Stage stage) {
        return [&clock, stage](const fetch::News& news) {
            if (news.stage != stage)
                return true;
            if (!clock.isValid())
                clock.start();
            return false;
        };
    };
    const auto cut = fetched(slow, u"90.12.0"_s, watch(fetch::News::Stage::Downloading));
    QVERIFY(!cut && cut.error().kind == Error::Kind::Cancelled);
    QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));

    QVERIFY(files::write(path("/hangs"), "#!/bin/sh\nsleep 60\n"));
    QVERIFY(QFile::setPermissions(path("/hangs"), files::permissions(0755)));
    QElapsedTimer asking;
    asking.start();
    const auto asked = askBazel(path("/hangs"), [] { return false; });
    QVERIFY(!asked && asked.error().kind == Error::Kind::Cancelled);
    QVERIFY2(asking.elapsed() < 1000, qPrintable(QString::number(asking.elapsed())));
}

void TestBazelFetch::aDiskThatIsTooSmallIsSaidBefore()
{
    // A server that says how much comes, where nobody knew it before.
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    connect(&server, &QTcpServer::newConnection, &server, [&server] {
        QTcpSocket* socket = server.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, socket, [socket] {
            socket->readAll();
            socket->write("HTTP/1.1 200 OK\r\nContent-Length: 900000000000000000\r\n\r\nx");
        });
    });
    const QString url = "http://127.0.0.1:%1/x"_L1.arg(QString::number(server.serverPort()));
    const auto got = fetch::download({url, path("/x"), files::sha256("x"), 0, u"x"_s}, always);
    QVERIFY(!got);
    QCOMPARE(got.error().kind, Error::Kind::Io);
    QVERIFY2(got.error().text.contains(u"is free there"_s), qPrintable(got.error().text));

    // Where it was known, before anything is asked for.
    QJsonObject source = upstream(u"90.13.0"_s, u"http://127.0.0.1:9"_s, script("90.13.0"));
    auto part = *partOf(catalogWith({source}).bazelSources().last());
    part.bytes = 900000000000000000;
    const auto whole = fetch::fetchPart(part, places(), always);
    QVERIFY(!whole);
    QVERIFY2(whole.error().text.contains(u"is free there"_s), qPrintable(whole.error().text));
}

QTEST_GUILESS_MAIN(TestBazelFetch)
#include "tst_bazelfetch.moc"
