// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Every recording of the test data (and of the folder that CROSSWRIGHT_RECORDINGS names): read as it is, cut off at every
// tenth byte, with other line ends, in another locale, damaged: nothing crashes, and what is known is what the whole
// recording says.

#include "core/base/files.h"
#include "core/probe/recordings.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

const QDateTime when(QDate(2026, 5, 4), QTime(3, 2, 1), Qt::UTC);

QStringList folders()
{
    QStringList list{QStringLiteral(TEST_DATA_DIR "/nvidia")};
    if (const QString more = qEnvironmentVariable("CROSSWRIGHT_RECORDINGS"); !more.isEmpty())
        list.append(more);
    return list;
}

/// Files of which no kind is known: what other programs printed, kept for people, and lists of several boards.
const QStringList notRecordings{u"SOURCES.json"_s, u"deviceQuery.orin_nx.txt"_s, u"device_tree.json"_s,
                                u"jetson_release.orin_nx.36.4.3.txt"_s, u"tegra_misc.jp4_nano_2026.txt"_s};

Facts parsed(const QString& kind, const QByteArray& text)
{
    const auto facts = probe::parseRecording(kind, text, u"device."_s, u"a recording"_s, when);
    return facts ? *facts : Facts();
}

/// The first fact of `part` that `whole` does not state in the same way; "" when there is none. Only what was read counts:
/// a list that holds the beginning of the whole one is what a shorter text states.
QString stray(const Facts& part, const Facts& whole)
{
    for (auto it = part.all().cbegin(); it != part.all().cend(); ++it) {
        if (!it->isKnown() || it->value == whole.fact(it.key()).value)
            continue;
        const QStringList few = part.list(it.key());
        const QStringList all = whole.list(it.key());
        if (!few.isEmpty() && all.mid(0, few.size()) == few)
            continue;
        return it.key() + u' ' + QString::fromUtf8(QJsonDocument(QJsonArray{it->value}).toJson(QJsonDocument::Compact));
    }
    return {};
}

QString knownNames(const Facts& facts)
{
    QStringList names;
    for (auto it = facts.all().cbegin(); it != facts.all().cend(); ++it) {
        if (it->isKnown())
            names.append(it.key());
    }
    return names.join(u' ');
}

} // namespace

class TestRecordings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void states_data() { eachFile(); }
    void states();
    void cutOff_data() { eachFile(); }
    void cutOff();
    void otherLineEnds_data() { eachFile(); }
    void otherLineEnds();
    void binaryInside_data() { eachFile(); }
    void binaryInside();
    void damaged_data() { eachFile(); }
    void damaged();
    void anotherLocale_data();
    void anotherLocale();
    void namesOfNoKind();
    void aRelativeFolder();

private:
    static void eachFile();
};

void TestRecordings::eachFile()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("text");
    for (const QString& folder : folders()) {
        for (const QString& name : QDir(folder).entryList(QDir::Files)) {
            const QString kind = probe::kindOfName(name);
            const auto text = files::read(folder + u'/' + name);
            if (!kind.isEmpty() && text)
                QTest::newRow(qPrintable(QDir(folder).dirName() + u'/' + name)) << kind << *text;
        }
    }
}

void TestRecordings::states()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, text);
    QVERIFY2(!knownNames(parsed(kind, text)).isEmpty(), qPrintable(kind));
}

// Several machines in one file (tegrastats, nvidia-smi -q of many) state the last or the first of them: each cut then
// states one of the machines that it holds. Those files say so in their names.
void TestRecordings::cutOff()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, text);
    const Facts whole = parsed(kind, text);
    QList<Facts> lines; // what the complete lines up to each end state: the only other things that may be said
    for (qsizetype end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
        lines.append(parsed(kind, text.left(end + 1)));
    for (qsizetype length = 0; length < text.size(); length += 10) {
        const Facts part = parsed(kind, text.left(length));
        bool said = stray(part, whole).isEmpty();
        for (const Facts& upTo : lines)
            said = said || stray(part, upTo).isEmpty();
        QVERIFY2(said, qPrintable(u"%1 bytes: %2"_s.arg(length).arg(stray(part, whole))));
    }
}

void TestRecordings::otherLineEnds()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, text);
    if (kind == "probe-reply"_L1)
        return; // its frames carry bytes of commands as they are
    QByteArray dos = text;
    dos.replace("\r\n", "\n").replace("\n", "\r\n");
    QCOMPARE(parsed(kind, dos), parsed(kind, text));
    QByteArray old = text; // one long line: whatever is read must be what the file says
    old.replace("\r\n", "\n").replace('\n', '\r');
    QCOMPARE(stray(parsed(kind, old), parsed(kind, text)), QString());
}

void TestRecordings::binaryInside()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, text);
    if (kind == "probe-reply"_L1)
        return;
    for (const qsizetype at : {qsizetype(0), text.size() / 3, text.size() / 2}) {
        QByteArray broken = text;
        broken.insert(at, QByteArray("\0\1\2\x7f", 4));
        QCOMPARE(knownNames(parsed(kind, broken)), QString());
    }
    QByteArray wide; // UTF-16, as some shells write a file
    for (const char c : text)
        wide.append(c).append('\0');
    QCOMPARE(knownNames(parsed(kind, wide)), QString());
}

void TestRecordings::damaged()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, text);
    QRandomGenerator random(20261121);
    for (int i = 0; i < 100; ++i) {
        QByteArray broken = text;
        for (int n = 1 + random.bounded(6); n > 0 && !broken.isEmpty(); --n) {
            const qsizetype at = random.bounded(int(broken.size()));
            switch (random.bounded(4)) {
            case 0: broken[at] = char(random.bounded(256)); break;
            case 1: broken.remove(at, 1 + random.bounded(40)); break;
            case 2: broken.insert(at, broken.mid(at, random.bounded(40))); break;
            default: broken.insert(at, QByteArray(1 + random.bounded(5), char(random.bounded(256))));
            }
        }
        const Facts facts = parsed(kind, broken);
        for (const Fact& fact : facts.all())
            QVERIFY(!fact.isKnown() || fact.when == when); // read at all without a crash
    }
}

void TestRecordings::anotherLocale_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("text");
    // What these programs say in German, French and Chinese when there is nothing, and numbers with a comma.
    QTest::newRow("German shell") << u"nvcc"_s << QByteArray("bash: nvcc: Kommando nicht gefunden.\n");
    QTest::newRow("German shell for a model") << u"device-tree-model"_s << QByteArray("Kommando nicht gefunden\n");
    QTest::newRow("no right to a model") << u"device-tree-model"_s << QByteArray("Permission denied\n");
    QTest::newRow("French cat") << u"nv-tegra-release"_s
                                << QByteArray("cat: /etc/nv_tegra_release: Aucun fichier ou dossier de ce type\n");
    QTest::newRow("Chinese cat") << u"meminfo"_s << QByteArray("cat: /proc/meminfo: 没有那个文件或目录\n");
    QTest::newRow("German dpkg") << u"dpkg-l4t"_s
                                 << QByteArray("dpkg-query: Kein Paket gefunden, das auf nvidia-l4t-core passt\n");
    QTest::newRow("German apt") << u"apt-show-jetpack"_s
                                << QByteArray("Paket: nvidia-jetpack\nFassung: 6.1+b123\nN: Kein Paket gefunden\n");
    QTest::newRow("comma for the point")
        << u"nvidia-smi"_s << QByteArray("| NVIDIA-SMI 580,95   Driver Version: 580,95   CUDA Version: 13,0 |\n");
    QTest::newRow("comma in tegrastats") << u"tegrastats"_s << QByteArray("CPU@31,5C GPU@30,5C\n");
    QTest::newRow("full-width digits") << u"os-release"_s << QByteArray("ＩＤ＝debian\nＶＥＲＳＩＯＮ_ID=１２\n");
    QTest::newRow("Arabic digits")
        << u"cudnn-header"_s
        << QByteArray("#define CUDNN_MAJOR ٩\n#define CUDNN_MINOR ١٢\n#define CUDNN_PATCHLEVEL ٠\n");
}

void TestRecordings::anotherLocale()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, text);
    QCOMPARE(knownNames(parsed(kind, text)), QString());
}

void TestRecordings::namesOfNoKind()
{
    for (const QString& folder : folders()) {
        for (const QString& name : QDir(folder).entryList(QDir::Files))
            QVERIFY2(probe::kindOfName(name).isEmpty() == notRecordings.contains(name), qPrintable(name));
    }
}

/// As a person types it: the names below it are read wherever the program was started.
void TestRecordings::aRelativeFolder()
{
    const QTemporaryDir home;
    const QString before = QDir::currentPath();
    QVERIFY(QDir(home.path()).mkpath(u"board/etc"_s));
    QFile release(home.filePath(u"board/etc/os-release"_s));
    QVERIFY(release.open(QIODevice::WriteOnly));
    release.write("ID=ubuntu\nVERSION_ID=\"24.04\"\n");
    release.close();
    QVERIFY(QDir::setCurrent(home.path()));
    QStringList used;
    const auto facts = probe::parseRecordings(u"board"_s, u"device."_s, {}, &used);
    const auto above = probe::parseRecordings(u"board/../board/"_s, u"device."_s, {});
    QVERIFY(QDir::setCurrent(before));
    QVERIFY2(facts && above, qPrintable(facts ? QString() : facts.error().text));
    QCOMPARE(used, QStringList{u"etc/os-release"_s});
    QCOMPARE(facts->text(u"device.os"_s), u"ubuntu 24.04"_s);
    QCOMPARE(above->text(u"device.os"_s), u"ubuntu 24.04"_s);
}

QTEST_GUILESS_MAIN(TestRecordings)
#include "tst_recordings.moc"
