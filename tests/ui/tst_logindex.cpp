// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a log's lines lie: the recordings of real builds must give the lines that ProgressParser gives, in whatever pieces
// they arrive, and a file of a million lines must be found line by line.

#include "core/bazel/progressparser.h"
#include "ui/text/logindex.h"
#include "ui/text/logmatches.h"
#include "ui/text/logscanner.h"
#include "ui/text/logsource.h"
#include "ui/text/logtext.h"

#include <QDirIterator>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void append(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Append));
    QCOMPARE(file.write(bytes), bytes.size());
}

QStringList parsed(const QByteArray& bytes)
{
    ProgressParser parser(24);
    QStringList lines;
    QList<ProgressEvent> events = parser.feed(bytes);
    events += parser.finish();
    for (const ProgressEvent& event : events) {
        if (const auto* line = std::get_if<LogLine>(&event))
            lines.append(line->text);
    }
    return lines;
}

std::vector<LogSpan> scanned(const QByteArray& bytes, qsizetype piece)
{
    LogScanner scanner;
    std::vector<LogSpan> spans;
    for (qsizetype at = 0; at < bytes.size(); at += piece)
        scanner.feed(QByteArrayView(bytes).sliced(at, std::min(piece, bytes.size() - at)), spans);
    for (const LogSpan& span : scanner.tail())
        spans.push_back(span);
    return spans;
}

QStringList textsOf(const QByteArray& bytes, const std::vector<LogSpan>& spans)
{
    QStringList lines;
    for (const LogSpan& span : spans)
        lines.append(
            QString::fromUtf8(logtext::withoutEscapes(QByteArrayView(bytes).sliced(span.offset, span.length))));
    return lines;
}

void readAll(LogSource& source)
{
    do
        source.update(1024 * 1024);
    while (!source.atEnd());
}

QStringList shownLines(const LogSource& source)
{
    QStringList lines;
    for (const LogRow& row : source.rows(0, source.index().size(), 4096))
        lines.append(row.text);
    return lines;
}

} // namespace

class TestLogIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recordings_data()
    {
        QTest::addColumn<QString>("path");
        QDirIterator it(QStringLiteral(TEST_DATA_DIR "/bazel"), {u"pty.raw"_s}, QDir::Files,
                        QDirIterator::Subdirectories);
        int count = 0;
        for (; it.hasNext(); ++count) {
            const QString path = it.next();
            const QStringList parts = path.split(u'/');
            QTest::newRow(qPrintable(parts[parts.size() - 3] + u' ' + parts[parts.size() - 2])) << path;
        }
        QVERIFY2(count >= 11, "the recordings are not there");
    }
    void recordings()
    {
        QFETCH(QString, path);
        const QByteArray bytes = read(path);
        QVERIFY(!bytes.isEmpty());
        const std::vector<LogSpan> spans = scanned(bytes, std::max<qsizetype>(1, bytes.size()));
        QCOMPARE(textsOf(bytes, spans).join(u'\n'), parsed(bytes).join(u'\n'));
        for (const qsizetype piece : {1, 2, 7, 1000})
            QCOMPARE(scanned(bytes, piece), spans);
    }

    void carriageReturnsAreWhatTheyPaint()
    {
        const QByteArray bytes = "Counting: 10%\rCounting: 100%, done.\nnext\r\nlast";
        QCOMPARE(textsOf(bytes, scanned(bytes, bytes.size())),
                 QStringList({u"Counting: 100%, done."_s, u"next"_s, u"last"_s}));
    }

    void kinds_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<LogLine::Kind>("kind");
        using Kind = LogLine::Kind;
        QTest::newRow("bazel") << QByteArray("\x1b[31m\x1b[1mERROR: \x1b[0m/x/BUILD:3:1: failed") << Kind::Error;
        QTest::newRow("bazel-warning") << QByteArray("\x1b[35mWARNING: \x1b[0mtarget is deprecated") << Kind::Warning;
        QTest::newRow("info") << QByteArray("\x1b[32mINFO: \x1b[0mFound 1 target") << Kind::Info;
        QTest::newRow("gcc") << QByteArray("a/b.cc:3:7: error: 'x' was not declared") << Kind::Error;
        QTest::newRow("gcc-colour") << QByteArray(
            "\x1b[01m\x1b[Ka.cc:1:2:\x1b[m\x1b[K \x1b[01;35m\x1b[Kwarning: \x1b[m")
                                    << Kind::Warning;
        QTest::newRow("linker") << QByteArray("x.o: undefined reference to `f()'") << Kind::Error;
        QTest::newRow("killed") << QByteArray("c++: fatal error: Killed signal terminated program cc1plus")
                                << Kind::Error;
        QTest::newRow("name") << QByteArray("-Wno_error: is no word") << Kind::Plain;
        QTest::newRow("plain") << QByteArray("Target //x up-to-date:") << Kind::Plain;
    }
    void kinds()
    {
        QFETCH(QByteArray, line);
        QFETCH(LogLine::Kind, kind);
        QCOMPARE(logtext::kindOf(line), kind);
    }

    void tabsAndLongLines()
    {
        QCOMPARE(logtext::shown("a\tb", 100), u"a       b"_s);
        QCOMPARE(logtext::shown("\x1b[31mred\x1b[0m", 100), u"red"_s);
        QCOMPARE(logtext::shown("0123456789", 4), u"0123…"_s);
    }

    void aMillionLines()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"log"_s);
        QByteArray bytes;
        for (int i = 0; i < 1'000'000; ++i)
            bytes += (i % 1000 == 7 ? "x.cc:1:1: error: no " : "line ") + QByteArray::number(i) + '\n';
        append(path, bytes);
        LogSource source(path);
        readAll(source);
        QCOMPARE(source.index().size(), 1'000'000);
        QCOMPARE(source.index().errors(), 1000);
        for (int i = 0; i < 2000; ++i) {
            const int line = int(QRandomGenerator::global()->bounded(1'000'000));
            const QList<LogRow> rows = source.rows(line, 1, 200);
            QCOMPARE(rows.size(), 1);
            QCOMPARE(rows.first().line, line);
            QCOMPARE(rows.first().text, (line % 1000 == 7 ? u"x.cc:1:1: error: no %1"_s : u"line %1"_s).arg(line));
        }
        // A block's border, and the end.
        QCOMPARE(source.rows(255, 3, 50).last().text, u"line 257"_s);
        QCOMPARE(source.rows(999'999, 10, 50).size(), 1);

        LogMatches errors(LogQuery{LogQuery::Kinds::Errors, {}, {}});
        while (errors.advance(source, 100'000)) {}
        QCOMPARE(errors.size(), 1000);
        QCOMPARE(errors.line(1), 1007);
        LogMatches text(LogQuery{LogQuery::Kinds::All, u"LINE 99999"_s, {}});
        while (text.advance(source, 100'000)) {}
        QCOMPARE(text.size(), 0); // capitals are meant
        LogMatches small(LogQuery{LogQuery::Kinds::All, u"line 99999"_s, {}});
        while (small.advance(source, 100'000)) {}
        QCOMPARE(small.size(), 11); // 99999 and 999990 … 999999
        QCOMPARE(small.before(99'999), 0);
        QCOMPARE(small.before(100'000), 1);
    }

    void tornLastLine()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"log"_s);
        LogSource source(path);
        QCOMPARE(source.update(1000), LogSource::Update::Nothing); // not there yet
        append(path, "one\ntw");
        QCOMPARE(source.update(1000), LogSource::Update::Grew);
        QCOMPARE(shownLines(source), QStringList({u"one"_s, u"tw"_s}));
        QCOMPARE(source.settled(), 0); // a terminal could still move up to "one"
        append(path, "o\nx.cc:1:1: error: thr");
        source.update(1000);
        QCOMPARE(shownLines(source), QStringList({u"one"_s, u"two"_s, u"x.cc:1:1: error: thr"_s}));
        QCOMPARE(source.index().errors(), 1);
        append(path, "ee\n");
        source.update(1000);
        QCOMPARE(shownLines(source), QStringList({u"one"_s, u"two"_s, u"x.cc:1:1: error: three"_s}));
        QCOMPARE(source.settled(), 2);
        QCOMPARE(source.index().errors(), 1);
    }

    void tornAtABlocksBorder()
    {
        LogIndex index;
        qint64 at = 0;
        for (int i = 0; i < 256; ++i, at += 10)
            index.append({at, 9, LogLine::Kind::Plain});
        for (int i = 0; i < 3; ++i) {
            index.append({at, 4 + i, LogLine::Kind::Warning});
            QCOMPARE(index.size(), 257);
            QCOMPARE(index.at(256), (LogSpan{at, 4 + i, LogLine::Kind::Warning}));
            index.truncate(256);
            QCOMPARE(index.warnings(), 0);
        }
        index.append({at + 100, 50'000, LogLine::Kind::Error});
        index.append({at + 20, 3, LogLine::Kind::Plain});
        QCOMPARE(index.at(256), (LogSpan{at + 100, 50'000, LogLine::Kind::Error}));
        QCOMPARE(index.at(257), (LogSpan{at + 20, 3, LogLine::Kind::Plain}));
        QCOMPARE(index.at(255), (LogSpan{2550, 9, LogLine::Kind::Plain}));
    }

    void cutAndReplaced()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"log"_s);
        append(path, "one\ntwo\nthree\n");
        LogSource source(path);
        readAll(source);
        QCOMPARE(source.index().size(), 3);
        QVERIFY(QFile::resize(path, 4));
        QCOMPARE(source.update(1000), LogSource::Update::Restart);
        QCOMPARE(shownLines(source), QStringList({u"one"_s}));
        append(folder.filePath(u"other"_s), "another file, which is longer\n");
        QVERIFY(QFile::remove(path));
        QVERIFY(QFile::rename(folder.filePath(u"other"_s), path));
        QCOMPARE(source.update(1000), LogSource::Update::Restart);
        QCOMPARE(shownLines(source), QStringList({u"another file, which is longer"_s}));
        QVERIFY(QFile::remove(path));
        QCOMPARE(source.update(1000), LogSource::Update::Restart);
        QCOMPARE(source.index().size(), 0);
    }
};

QTEST_GUILESS_MAIN(TestLogIndex)
#include "tst_logindex.moc"
