// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Recordings of real builds (tests/data/bazel, see SOURCES.md there) must give the same events in whatever pieces they
// arrive, and as log lines exactly what a terminal would still show when everything has been painted.

#include "core/bazel/progressparser.h"
#include "core/bazel/progresstext.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRandomGenerator>
#include <QTest>

#include <functional>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QList<ProgressEvent> parse(const QByteArray& bytes, const std::function<qsizetype()>& piece)
{
    ProgressParser parser(24); // the recordings' terminal
    QList<ProgressEvent> events;
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype size = std::min(piece(), bytes.size() - at);
        events += parser.feed(QByteArrayView(bytes).sliced(at, size));
        at += size;
    }
    return events + parser.finish();
}

QList<ProgressEvent> parseWhole(const QByteArray& bytes)
{
    return parse(bytes, [&bytes] { return std::max<qsizetype>(1, bytes.size()); });
}

QStringList logOf(const QList<ProgressEvent>& events)
{
    QStringList lines;
    for (const ProgressEvent& event : events) {
        if (const auto* line = std::get_if<LogLine>(&event))
            lines.append(line->text);
    }
    return lines;
}

QList<BuildProgress> progressOf(const QList<ProgressEvent>& events)
{
    QList<BuildProgress> found;
    for (const ProgressEvent& event : events) {
        if (const auto* progress = std::get_if<BuildProgress>(&event))
            found.append(*progress);
    }
    return found;
}

// A terminal without end: everything that is painted, with cursor up and erase carried out. Written apart from the
// parser, so that it can be wrong in other ways only.
QStringList finalScreen(const QByteArray& bytes)
{
    QStringList screen{QString()};
    int row = 0;
    int column = 0;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const char c = bytes[i];
        if (c == '\x1b') {
            qsizetype end = i + 2;
            while (end < bytes.size() && !isalpha(static_cast<unsigned char>(bytes[end])))
                ++end;
            if (bytes[end] == 'A')
                row -= std::max(1, bytes.sliced(i + 2, end - i - 2).toInt());
            else if (bytes[end] == 'K')
                screen[row].truncate(column);
            i = end;
        } else if (c == '\r') {
            column = 0;
        } else if (c == '\n') {
            if (++row == screen.size())
                screen.append(QString());
        } else {
            screen[row].replace(column++, 1, QLatin1Char(c));
        }
    }
    return screen;
}

} // namespace

class TestProgressParser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recordings_data();
    void recordings();
    void progressOfRecordings_data();
    void progressOfRecordings();
    void headers_data();
    void headers();
    void listed_data();
    void listed();
    void linesThatScrollAwayAreGivenOut();
    void aPipeGivesLinesAtOnce();
    void aLineThatIsOverwritten();
    void indentedCompilerOutputStays();
    void bytesThatAreNoText();
};

void TestProgressParser::recordings_data()
{
    QTest::addColumn<QString>("path");
    int count = 0;
    QDirIterator it(QStringLiteral(TEST_DATA_DIR "/bazel"), {u"pty.raw"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        const QStringList parts = path.split(u'/');
        QTest::newRow(qPrintable(parts[parts.size() - 3] + u' ' + parts[parts.size() - 2])) << path;
        ++count;
    }
    QVERIFY2(count >= 11, "the recordings are not there");
}

void TestProgressParser::recordings()
{
    QFETCH(QString, path);
    const QByteArray bytes = read(path);
    QVERIFY(!bytes.isEmpty());
    const QList<ProgressEvent> whole = parseWhole(bytes);
    QVERIFY(whole == parse(bytes, [] { return 1; }));
    for (quint32 seed = 1; seed <= 20; ++seed) {
        QRandomGenerator random(seed);
        const quint32 largest = seed % 2 ? 17 : 400;
        QVERIFY2(whole == parse(bytes, [&] { return qsizetype(random.bounded(1U, largest)); }),
                 qPrintable(u"pieces of seed "_s + QString::number(seed)));
    }

    QStringList expected;
    bool inProgress = false; // an interrupted client leaves its last progress on the screen
    for (const QString& line : finalScreen(bytes)) {
        const bool header = progresstext::header(line.toUtf8()).has_value();
        inProgress = header || (inProgress && (line.startsWith("    "_L1) || line.isEmpty()));
        if (!inProgress)
            expected.append(line);
    }
    while (!expected.isEmpty() && expected.last().isEmpty())
        expected.removeLast();
    QCOMPARE(logOf(whole), expected);
}

void TestProgressParser::progressOfRecordings_data()
{
    QTest::addColumn<QString>("recording");
    QTest::addColumn<qint64>("done");    // the last progress of the build
    QTest::addColumn<qint64>("total");   // the same
    QTest::addColumn<int>("mostListed"); // --jobs was 2; 7.7.1 prepares one more
    QTest::addColumn<int>("atLeast");    // different progress displays
    QTest::newRow("0.17.2") << u"0.17.2"_s << qint64(81) << qint64(81) << 2 << 40;
    QTest::newRow("0.24.1") << u"0.24.1"_s << qint64(81) << qint64(81) << 2 << 40;
    QTest::newRow("2.1.0") << u"2.1.0"_s << qint64(81) << qint64(81) << 2 << 40;
    QTest::newRow("4.2.3") << u"4.2.3"_s << qint64(81) << qint64(81) << 2 << 40;
    QTest::newRow("7.7.1") << u"7.7.1"_s << qint64(84) << qint64(84) << 3 << 40;
}

void TestProgressParser::progressOfRecordings()
{
    QFETCH(QString, recording);
    QFETCH(qint64, done);
    QFETCH(qint64, total);
    QFETCH(int, mostListed);
    QFETCH(int, atLeast);
    const QList<BuildProgress> progress =
        progressOf(parseWhole(read(QStringLiteral(TEST_DATA_DIR "/bazel/") + recording + "/success_pty/pty.raw"_L1)));
    QVERIFY(progress.size() >= atLeast);
    QCOMPARE(progress.first().phase, BuildProgress::Phase::Loading);
    QCOMPARE(progress.last().phase, BuildProgress::Phase::Building);
    QCOMPARE(progress.last().done, done);
    QCOMPARE(progress.last().total, total);
    qint64 before = 0;
    for (const BuildProgress& step : progress) {
        QVERIFY(step.actions.size() <= mostListed);
        if (step.done >= 0) {
            QVERIFY(step.done >= before);
            before = step.done;
        }
        for (const RunningAction& action : step.actions) {
            QVERIFY2(!action.text.isEmpty() && !action.text.contains(u';'), qPrintable(action.text));
            if (action.state == RunningAction::State::Running)
                QVERIFY(action.seconds >= 0);
        }
    }
}

void TestProgressParser::headers_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<qint64>("done"); // -2: no header
    QTest::addColumn<qint64>("total");
    QTest::addColumn<int>("running");
    QTest::addColumn<int>("listed");
    // Every form that was seen; the first comes from published logs of long builds.
    const auto row = [](const char* line, qint64 done, qint64 total, int running, int listed) {
        QTest::newRow(line) << QByteArray(line) << done << total << running << listed;
    };
    row("[13,700 / 15,735] 16 actions running", 13700, 15735, 16, 0);
    row("[0 / 1] no action", 0, 1, 0, 0);
    row("[1 / 1] no actions running", 1, 1, 0, 0);
    row("[3 / 9] [-----] Linking x", 3, 9, 1, 1);
    row("[3 / 9] [Sched] Compiling x", 3, 9, 1, 1);
    row("[3 / 9] checking cached actions", 3, 9, -1, 0);
    row("[3 / 9] Compiling x.cc; 3s linux-sandbox", 3, 9, 1, 1);
    row("[3 / 9] Compiling x.cc; 3s linux-sandbox ... (2 actions running)", 3, 9, 2, 1);
    row("[3 / 9] Compiling x.cc; 3s linux-sandbox ... (2 actions, 1 running)", 3, 9, 2, 1);
    row("[3 / 9] Compiling x.cc; 3s local ... ( 1 action running)", 3, 9, 1, 1);
    row("[3 / 9] 2 actions, 1 running", 3, 9, 2, 0);
    row("Loading: 0 packages loaded", -1, -1, -1, 0);
    row("Computing main repo mapping: ", -1, -1, -1, 0);
    row("Analyzing: target //x (3 packages loaded, 7 targets configured)", -1, -1, -1, 0);
    row("Building: no action", -1, -1, -1, 0);
    row("[ 5%] Building CXX object", -2, 0, 0, 0);
    row("[3 / 9 Compiling", -2, 0, 0, 0);
    row("[3 / ", -2, 0, 0, 0);
    row("[", -2, 0, 0, 0);
    row("INFO: Analyzed 2 targets", -2, 0, 0, 0);
    row("", -2, 0, 0, 0);
}

void TestProgressParser::headers()
{
    QFETCH(QByteArray, line);
    QFETCH(qint64, done);
    QFETCH(qint64, total);
    QFETCH(int, running);
    QFETCH(int, listed);
    const std::optional<BuildProgress> header = progresstext::header(line);
    QCOMPARE(header.has_value(), done != -2);
    if (!header)
        return;
    QCOMPARE(header->done, done);
    QCOMPARE(header->total, total);
    QCOMPARE(header->running, running);
    QCOMPARE(header->actions.size(), listed);
}

void TestProgressParser::listed_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<bool>("isAction");
    QTest::addColumn<RunningAction>("action");
    const auto row = [](const char* line, const RunningAction& action) {
        QTest::newRow(line) << QByteArray(line) << true << action;
    };
    using State = RunningAction::State;
    row("    Compiling core/a.cc; 62s local", {u"Compiling core/a.cc"_s, u"local"_s, 62, State::Running});
    row("    Compiling a; b.cc; 2s processwrapper-sandbox",
        {u"Compiling a; b.cc"_s, u"processwrapper-sandbox"_s, 2, State::Running});
    row("    Linking x [for host]; 0s remote-cache, remote",
        {u"Linking x [for host]"_s, u"remote-cache, remote"_s, 0, State::Running});
    row("    [Scann] Compiling core/a.cc", {u"Compiling core/a.cc"_s, {}, -1, State::Preparing});
    row("    [Sched] Compiling core/a.cc", {u"Compiling core/a.cc"_s, {}, -1, State::Waiting});
    for (const char* line :
         {"    currently loading: core", "    2 | int bad(int x)", "Compiling a.cc; 2s local", "    ..."})
        QTest::newRow(line) << QByteArray(line) << false << RunningAction();
}

void TestProgressParser::listed()
{
    QFETCH(QByteArray, line);
    QFETCH(bool, isAction);
    QFETCH(RunningAction, action);
    const std::optional<RunningAction> found = progresstext::listed(line);
    QCOMPARE(found.has_value(), isAction);
    QVERIFY(!found || *found == action);
}

// `bazel run` and streamed tests write for hours without a repaint: what has left the screen cannot be erased.
void TestProgressParser::linesThatScrollAwayAreGivenOut()
{
    ProgressParser parser(10);
    QList<ProgressEvent> events = parser.feed("Loading: \r\n\r\x1b[1A\x1b[K"); // now it is a terminal
    QByteArray text;
    for (int i = 0; i < 100; ++i)
        text += "line " + QByteArray::number(i) + "\r\n";
    events = parser.feed(text);
    QCOMPARE(logOf(events).size(), 91);
    QCOMPARE(logOf(events).last(), u"line 90"_s);
    QCOMPARE(logOf(parser.finish()).size(), 9);
}

void TestProgressParser::aPipeGivesLinesAtOnce()
{
    ProgressParser parser;
    QCOMPARE(logOf(parser.feed("WARNING: one\nINFO: tw")), QStringList{u"WARNING: one"_s});
    QCOMPARE(logOf(parser.feed("o\n[1 / 2] Compiling x.cc; 1s local\nlast")), QStringList{u"INFO: two"_s});
    const QList<ProgressEvent> events = parser.finish();
    QCOMPARE(logOf(events), QStringList{u"last"_s});
    const QList<ProgressEvent> kinds = parseWhole("ERROR: a\nWARNING: b\nINFO: c\nDEBUG: d\nFAILED: e\nf\n");
    QList<LogLine::Kind> found;
    for (const ProgressEvent& event : kinds)
        found.append(std::get<LogLine>(event).kind);
    using Kind = LogLine::Kind;
    QCOMPARE(found, (QList<Kind>{Kind::Error, Kind::Warning, Kind::Info, Kind::Debug, Kind::Error, Kind::Plain}));
}

// Programs that count on one line (downloads) leave the last state only.
void TestProgressParser::aLineThatIsOverwritten()
{
    QCOMPARE(logOf(parseWhole("10%\r50%\r100%\nnext\n")), (QStringList{u"100%"_s, u"next"_s}));
    QCOMPARE(logOf(parseWhole("\x1b[31m\x1b[1mERROR: \x1b[0mred \x1b]0;title\a\x1b(Bx\n")),
             QStringList{u"ERROR: red x"_s});
}

void TestProgressParser::indentedCompilerOutputStays()
{
    const QByteArray text = "a.cc:2:38: error: no\n    2 | int bad(int x)\n      |     ^~\n";
    QCOMPARE(logOf(parseWhole("[1 / 2] Compiling a.cc; 1s local\n" + text)).size(), 3);
    QCOMPARE(
        logOf(parseWhole("Loading:\r\n\r\x1b[1A\x1b[K" + text + "[1 / 2] 1 action running\r\n\r\x1b[1A\x1b[K")).size(),
        3);
}

// Whatever a build writes must not stop the reading: no crash, no endless memory, the same in any pieces.
void TestProgressParser::bytesThatAreNoText()
{
    QRandomGenerator random(7);
    QByteArray bytes;
    const QByteArray alphabet = "\x1b[KA2;\r\n\b\a]\\ab \xc3\xa4[1 / 2]:";
    for (int i = 0; i < 20000; ++i)
        bytes += alphabet[random.bounded(int(alphabet.size()))];
    const QList<ProgressEvent> whole = parseWhole(bytes);
    QVERIFY(!whole.isEmpty());
    QVERIFY(whole == parse(bytes, [&] { return qsizetype(random.bounded(1, 50)); }));
}

QTEST_GUILESS_MAIN(TestProgressParser)
#include "tst_progressparser.moc"
