// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A user's catalog files: laid over the embedded ones by id, field by field; a mistake is named by file, line and field.

#include "core/base/files.h"
#include "core/base/jsonlines.h"
#include "core/base/paths.h"
#include "core/catalog/catalog.h"

#include <QTemporaryDir>
#include <QTest>

#include <ctime>
#include <sys/stat.h>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

/// Loads the embedded catalog with one more file over it.
Result<Catalog> withOverlay(const QTemporaryDir& folder, const QByteArray& text)
{
    const Status written = files::write(folder.filePath(u"mine.json"_s), text);
    if (!written)
        return written.error();
    return Catalog::load({u":/catalog"_s, folder.path()});
}

} // namespace

class TestCatalogOverlay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void overlayChangesFieldsById();
    void overlayIsReadFromTheUsersFolder();
    void overlayMistakes_data();
    void overlayMistakes();
    void whatIsNoFile_data();
    void whatIsNoFile();
    void manyRecords();
    void windowsText();
    void lineOf_data();
    void lineOf();
};

void TestCatalogOverlay::overlayChangesFieldsById()
{
    const auto before = Catalog::load({u":/catalog"_s});
    QVERIFY(before);
    const QTemporaryDir folder;
    const auto catalog = withOverlay(folder, R"({"format": "crosswright-catalog", "version": 1,
  "sources": {"ME": "measured on my desk"},
  "boards": [{"id": "jetson-nano", "tune": ["-mcpu=cortex-a57+crypto"], "source": "ME"},
             {"id": "my-board", "family": "server", "arch": "aarch64", "triplet": "aarch64-linux-gnu"}]})");
    QVERIFY2(catalog, qPrintable(catalog ? QString() : catalog.error().sentence()));
    const Board& nano = *catalog->board(u"jetson-nano"_s);
    QCOMPARE(nano.tune, QStringList{u"-mcpu=cortex-a57+crypto"_s});
    QCOMPARE(nano.source(u"tune"_s), u"measured on my desk"_s);
    QCOMPARE(nano.arch, u"aarch64"_s); // the rest stands
    QCOMPARE(nano.source(u"arch"_s), before->board(u"jetson-nano"_s)->source());
    QVERIFY(catalog->board(u"my-board"_s)->source().contains("names no source"_L1));
    QCOMPARE(catalog->boards().size(), before->boards().size() + 1);
}

void TestCatalogOverlay::overlayIsReadFromTheUsersFolder()
{
    const QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    QVERIFY(files::write(
        paths::config() + "/catalog.d/a.json"_L1,
        R"({"format": "crosswright-catalog", "version": 1, "boards": [{"id": "mine", "arch": "aarch64"}]})"));
    const auto catalog = Catalog::load();
    qunsetenv("XDG_CONFIG_HOME");
    QVERIFY(catalog);
    QVERIFY(catalog->board(u"mine"_s));
}

void TestCatalogOverlay::overlayMistakes_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("says");
    QTest::newRow("wrong type") << QByteArray(R"("boards": [
  {"id": "jetson-nano",
   "ramMiB": "four"}])") << 4 << u"boards.0.ramMiB"_s;
    QTest::newRow("wrong choice") << QByteArray(R"("boards": [{"id": "b",
   "arch": "mips"}])") << 3 << u"one of x86_64, aarch64, armhf"_s;
    QTest::newRow("no version") << QByteArray(R"("releases": [
  {"id": "r", "project": "p",
   "bazelMin": "new"}])") << 4 << u"a version such as 10.2"_s;
    QTest::newRow("unknown field") << QByteArray(R"("boards": [{"id": "b", "arch": "aarch64",
   "capabilty": "8.7"}])") << 3 << u"there is no such field"_s;
    QTest::newRow("unknown list") << QByteArray(R"("board": [])") << 2 << u"there is no such list"_s;
    QTest::newRow("not a list") << QByteArray(R"("boards": {})") << 2 << u"a list is expected"_s;
    QTest::newRow("not an object") << QByteArray(R"("boards": [1])") << 2 << u"an object is expected"_s;
    QTest::newRow("no id") << QByteArray(R"("boards": [{"arch": "aarch64"}])") << 2 << u"boards.0"_s;
    QTest::newRow("twice") << QByteArray(R"("boards": [{"id": "b"},
  {"id": "b"}])") << 3 << u"is there twice"_s;
    QTest::newRow("unknown source") << QByteArray(R"("boards": [{"id": "b",
   "source": "NOWHERE"}])") << 3 << u"NOWHERE"_s;
    QTest::newRow("sources no object") << QByteArray(R"("note": "x",
  "sources": [])") << 3 << u"an object is expected"_s;
    QTest::newRow("source no text") << QByteArray(R"("sources": {"A": "x",
  "B": 5})") << 3 << u"field \"sources.B\""_s;
    QTest::newRow("source no key") << QByteArray(R"("sources": {"A": "x"}, "boards": [
  {"id": "jetson-nano", "source": ["A", 5]}])")
                                   << 3 << u"a key of the file's"_s;
    QTest::newRow("no regular expression") << QByteArray(R"("boards": [{"id": "jetson-nano",
   "models": ["Nano", "("]}])") << 3 << u"boards.0.models.1"_s;
    QTest::newRow("a board without its architecture") << QByteArray(R"("boards": [
  {"id": "b", "family": "server"}])") << 3 << u"boards.0.arch"_s;
    QTest::newRow("a byte order mark changes no line")
        << QByteArray("\"note\": \"\xef\xbb\xbf\",\r\n\"boards\": [\r\n7]") << 4 << u"an object is expected"_s;
    QTest::newRow("deep") << QByteArray(R"("releases": [{"id": "r", "project": "p",
  "products": [{"id": "wheel"},
               {"id": "x", "from": "air"}]}])")
                          << 4 << u"releases.0.products.1.from"_s;
}

void TestCatalogOverlay::overlayMistakes()
{
    QFETCH(QByteArray, body);
    QFETCH(int, line);
    QFETCH(QString, says);
    const QTemporaryDir folder;
    const auto catalog = withOverlay(folder, "{\"format\": \"crosswright-catalog\", \"version\": 1,\n" + body + "}\n");
    QVERIFY(!catalog);
    const QString sentence = catalog.error().sentence();
    QVERIFY2(sentence.contains(u"mine.json, line %1,"_s.arg(line)), qPrintable(sentence));
    QVERIFY2(sentence.contains(says), qPrintable(sentence));
}

void TestCatalogOverlay::whatIsNoFile_data()
{
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"link to nowhere", "pipe", "device", "huge", "folder is a file", "folder leads nowhere"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

/// What a person put there and cannot be read is said, neither passed over nor waited for.
void TestCatalogOverlay::whatIsNoFile()
{
    QFETCH(const QString, kind);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"mine.json"_s);
    QString place = folder.path();
    if (kind == "link to nowhere"_L1) {
        QVERIFY(QFile::link(u"/nowhere/at/all.json"_s, path));
    } else if (kind == "pipe"_L1) {
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    } else if (kind == "device"_L1) {
        QVERIFY(QFile::link(u"/dev/zero"_s, path));
    } else if (kind == "huge"_L1) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(qint64(1) << 30)); // a hole
    } else if (kind == "folder is a file"_L1) {
        place = path;
        QVERIFY(files::write(path, "x"));
    } else {
        place = folder.filePath(u"link"_s);
        QVERIFY(QFile::link(u"/nowhere"_s, place));
    }
    const auto catalog = Catalog::load({u":/catalog"_s, place});
    QVERIFY(!catalog);
    QVERIFY2(catalog.error().text.contains(place), qPrintable(catalog.error().text));
    QVERIFY(!catalog.error().hint.isEmpty());
}

/// The time grows with the number of records, not with its square.
void TestCatalogOverlay::manyRecords()
{
    QByteArray text = R"({"format": "crosswright-catalog", "version": 1, "sources": {"A": "x"}, "gpus": [)";
    constexpr int count = 20000;
    for (int i = 0; i < count; ++i)
        text += (i ? ",{\"id\":\"many-" : "{\"id\":\"many-") + QByteArray::number(i)
                + "\",\"capability\":\"8.6\",\"source\":\"A\"}";
    const QTemporaryDir folder;
    const std::clock_t before = std::clock(); // processor time: other programs' load does not count
    const auto catalog = withOverlay(folder, text + "]}");
    QVERIFY(catalog);
    QVERIFY(catalog->gpus().size() > count);
    const double seconds = double(std::clock() - before) / CLOCKS_PER_SEC;
    QVERIFY2(seconds < 10, qPrintable(QString::number(seconds))); // squared: minutes
}

void TestCatalogOverlay::windowsText()
{
    const QTemporaryDir folder;
    const auto catalog = withOverlay(folder, "\xef\xbb\xbf{\"format\": \"crosswright-catalog\",\r\n\"version\": 1,\r\n"
                                             "\"boards\": [{\"id\": \"jetson-nano\", \"note\": \"mine\"}]}\r\n");
    QVERIFY(catalog);
    QCOMPARE(catalog->board(u"jetson-nano"_s)->note, u"mine"_s);
}

void TestCatalogOverlay::lineOf_data()
{
    QTest::addColumn<QStringList>("path");
    QTest::addColumn<int>("line");
    QTest::newRow("root") << QStringList() << 1;
    QTest::newRow("key") << QStringList{u"b"_s} << 3;
    QTest::newRow("element") << QStringList{u"b"_s, u"1"_s} << 4;
    QTest::newRow("key in element") << QStringList{u"b"_s, u"1"_s, u"c"_s} << 5;
    QTest::newRow("absent key: its parent") << QStringList{u"b"_s, u"1"_s, u"zz"_s} << 4;
    QTest::newRow("key that also stands in a text") << QStringList{u"d"_s} << 6;
}

void TestCatalogOverlay::lineOf()
{
    QFETCH(QStringList, path);
    QFETCH(int, line);
    const QByteArray text =
        "{\n \"a\": \"\\\"d\\\": {\",\n \"b\": [{\"c\": 1},\n  {\"x\": [true, null],\n   \"c\": -2.5e3}],\n \"d\": {}\n}";
    QCOMPARE(json::lineOf(text, path), line);
    for (qsizetype length = 0; length < text.size(); ++length) // torn texts must not lead it out of bounds
        QVERIFY(json::lineOf(text.left(length), path) >= 1);
}

QTEST_GUILESS_MAIN(TestCatalogOverlay)
#include "tst_catalogoverlay.moc"
