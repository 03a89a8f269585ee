// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The architecture as a test: which folder may know what. It reads the sources and what the program links, so a
// forbidden include, a forgotten licence line or a file that grew too long fails the suite with its name and line.

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLibraryInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

namespace {

struct SourceFile
{
    QString path; ///< relative to the source root
    QString text;
};

// Says whether a line of a file breaks a rule. `code` is the line without its comment.
using LineRule = std::function<bool(const QString& path, const QString& line, const QString& code)>;

const QString sourceRoot = QStringLiteral(CROSSWRIGHT_SOURCE_DIR);
constexpr int longestFile = 400;

bool isCpp(const QString& path)
{
    return path.endsWith(".cpp"_L1) || path.endsWith(".h"_L1);
}

// The source files of our own folders. Build folders, fixtures and hidden folders (but .ci) are not ours to check.
QList<SourceFile> sources(const QStringList& folders)
{
    static const QStringList suffixes{u"cpp"_s, u"h"_s, u"cc"_s, u"cmake"_s, u"sh"_s, u"py"_s, u"bzl"_s};
    static const QStringList names{u"CMakeLists.txt"_s, u"dev"_s,         u"run"_s,
                                   u"BUILD"_s,          u"BUILD.bazel"_s, u"WORKSPACE"_s};
    QList<SourceFile> found;
    for (const QString& folder : folders) {
        QDirIterator it(sourceRoot + u'/' + folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QFileInfo info(it.next());
            const QString path = QDir(sourceRoot).relativeFilePath(info.filePath());
            if (path.startsWith("tests/data/"_L1)
                || !(suffixes.contains(info.suffix()) || names.contains(info.fileName())))
                continue;
            QFile file(info.filePath());
            if (file.open(QIODevice::ReadOnly))
                found.append({path, QString::fromUtf8(file.readAll())});
        }
    }
    return found;
}

QList<SourceFile> ourSources()
{
    static const QList<SourceFile> all = [] {
        QList<SourceFile> files;
        for (const SourceFile& file :
             sources({u"app"_s, u"core"_s, u"ui"_s, u"tests"_s, u"cmake"_s, u"resources"_s, u".ci"_s}))
            files.append(file);
        for (const QString& single : {u"dev"_s, u"CMakeLists.txt"_s}) {
            QFile file(sourceRoot + u'/' + single);
            if (file.open(QIODevice::ReadOnly))
                files.append({single, QString::fromUtf8(file.readAll())});
        }
        return files;
    }();
    return all;
}

QStringList linesBreaking(const SourceFile& file, const LineRule& rule)
{
    static const QRegularExpression lineComment(u"(^|\\s)//.*$"_s);
    QStringList found;
    const QStringList lines = file.text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QString code = lines[i];
        code.remove(lineComment);
        if (rule(file.path, lines[i], code))
            found.append("%1:%2: %3"_L1.arg(file.path, QString::number(i + 1), lines[i].trimmed()));
    }
    return found;
}

bool below(const QString& path, QLatin1StringView folder)
{
    return path.startsWith(folder);
}

// The header name of an #include line, else an empty string.
QString included(const QString& code)
{
    static const QRegularExpression include(u"^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]"_s);
    return include.match(code).captured(1);
}

// Qt's own folders say which module a header belongs to, so the rule needs no list of classes.
bool isWindowHeader(const QString& header)
{
    if (header.isEmpty())
        return false;
    static const QString qtHeaders = QLibraryInfo::path(QLibraryInfo::HeadersPath);
    for (const QString& module : {u"QtGui"_s, u"QtWidgets"_s, u"QtPrintSupport"_s, u"QtSvg"_s, u"QtOpenGL"_s}) {
        if (header.startsWith(module + u'/') || QFile::exists(qtHeaders + u'/' + module + u'/' + header))
            return true;
    }
    return header.contains("KSyntaxHighlighting"_L1) || header.contains("qcustomplot"_L1);
}

bool withoutWindow(const QString& path)
{
    return below(path, "core/"_L1) || below(path, "app/cli/"_L1) || path == "app/main_cli.cpp"_L1;
}

bool includesWindow(const QString& path, const QString&, const QString& code)
{
    return withoutWindow(path) && isCpp(path) && isWindowHeader(included(code));
}

bool linksWindow(const QString& path, const QString&, const QString& code)
{
    static const QRegularExpression windowLibrary(u"Qt6?::(Gui|Widgets|PrintSupport|Svg|OpenGL)\\b"_s);
    return withoutWindow(path) && !isCpp(path) && windowLibrary.match(code).hasMatch();
}

bool git2OutsideGit(const QString& path, const QString&, const QString& code)
{
    return isCpp(path) && !below(path, "core/git/"_L1) && included(code).startsWith("git2"_L1);
}

bool plotOutsidePlots(const QString& path, const QString&, const QString& code)
{
    return isCpp(path) && !below(path, "ui/plots/"_L1) && included(code).contains("qcustomplot"_L1);
}

bool procOutsideMonitor(const QString& path, const QString&, const QString& code)
{
    static const QRegularExpression procPath(u"(^|[^\\w.])/proc\\b"_s); // not the folder core/proc
    return below(path, "core/"_L1) && isCpp(path) && !below(path, "core/monitor/"_L1)
           && procPath.match(code).hasMatch();
}

// In core the word is the verb of the command line ("sample" as a whole literal, or after the program's name); every
// other use would mean the workspace, which is an ordinary catalog entry there.
bool saysSample(const QString& path, const QString& line, const QString&)
{
    static const QRegularExpression word(u"\\bsample\\b"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression verb(u"\"sample\"|crosswright sample\\b"_s);
    if (!below(path, "core/"_L1))
        return false;
    QString rest = line;
    return rest.remove(verb).contains(word);
}

// Paths of one machine and hosts of package archives. The patterns are put together here so that this file passes.
bool namesMachine(const QString&, const QString& line, const QString&)
{
    static const QRegularExpression forbidden(u"/wor"_s + u"k/(shared|main|\\.)|/tmp/w"_s
                                              + u"t/|\\b(deb|security|ftp|snapshot)\\.([a-z]+\\.)?debi"_s
                                              + u"an\\.org"_s);
    return forbidden.match(line).hasMatch();
}

// Text of others goes to a terminal, a script or HTML by core/base/safetext.h alone.
bool isOurs(const QString& path)
{
    return isCpp(path) && (below(path, "core/"_L1) || below(path, "app/"_L1) || below(path, "ui/"_L1));
}

bool writesToTerminal(const QString& path, const QString&, const QString& code)
{
    static const QRegularExpression write(
        u"\\b(f?printf|fputs|puts|fwrite|putchar|perror|dprintf)\\s*\\(|std::(cout|cerr|clog)|\\bq(Debug|Info)\\("_s);
    // An answer to ssh, which reads it through a pipe, is no text for a terminal.
    return isOurs(path) && path != "app/cli/console.cpp"_L1 && path != "ui/deploy/askpass.cpp"_L1
           && write.match(code).hasMatch();
}

bool drivesTerminal(const QString& path, const QString&, const QString& code)
{
    static const QRegularExpression sequence(u"\\\\(x1[bB]\\[|033\\[|e\\[)"_s);
    return isOurs(path) && path != "app/cli/console.cpp"_L1 && sequence.match(code).hasMatch();
}

bool quotesForShell(const QString& path, const QString&, const QString& code)
{
    return isOurs(path) && path != "core/base/safetext.cpp"_L1 && code.contains(u"'\\\\''"_s);
}

bool commentsScript(const QString& path, const QString&, const QString& code)
{
    static const QRegularExpression comment(u"\"(\\\\n)?# ?\"(_[sL]1?)? *\\+ *+(?!(QString::fromUtf8\\()?safe::shellComment)"_s);
    return isOurs(path) && comment.match(code).hasMatch();
}

bool escapesHtml(const QString& path, const QString&, const QString& code)
{
    return isOurs(path) && path != "core/base/safetext.cpp"_L1
           && (code.contains("toHtmlEscaped"_L1) || code.contains("\"&lt;\""_L1));
}

} // namespace

class TestLayering : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSourcesAreFound();
    void lineRules_data();
    void lineRules();
    void everyFileNamesItsLicence();
    void noFileIsTooLong();
    void theProgramLinksNoWindowLibrary();
};

void TestLayering::theSourcesAreFound()
{
    int inCore = 0;
    for (const SourceFile& file : ourSources())
        inCore += below(file.path, "core/"_L1) && isCpp(file.path);
    QVERIFY2(inCore > 5, "the sources were not found, so the other checks would say nothing");
    QVERIFY2(isWindowHeader(u"QWidget"_s) && isWindowHeader(u"QtGui/QColor"_s), "Qt's headers were not found");
    QVERIFY(!isWindowHeader(u"QString"_s));
}

void TestLayering::lineRules_data()
{
    QTest::addColumn<LineRule>("rule");
    QTest::addColumn<SourceFile>("broken"); // the rule must find this, so that no rule is blind
    QTest::addColumn<SourceFile>("fine");

    const auto row = [](const char* name, const LineRule& rule, const SourceFile& broken, const SourceFile& fine) {
        QTest::newRow(name) << rule << broken << fine;
    };
    row("core and the command line include nothing of a window", includesWindow,
        {u"core/plan/a.cpp"_s, u"#include <QColor>"_s}, {u"ui/a.cpp"_s, u"#include <QColor>"_s});
    row("core and the command line link nothing of a window", linksWindow,
        {u"core/CMakeLists.txt"_s, u"LINK Qt6::Widgets"_s}, {u"core/CMakeLists.txt"_s, u"LINK Qt6::Network"_s});
    row("libgit2 stays in core/git", git2OutsideGit, {u"core/plan/a.cpp"_s, u"#include <git2.h>"_s},
        {u"core/git/a.cpp"_s, u"#include <git2.h>"_s});
    row("QCustomPlot stays in ui/plots", plotOutsidePlots, {u"ui/page.cpp"_s, u"#include <qcustomplot.h>"_s},
        {u"ui/plots/plot.cpp"_s, u"#include <qcustomplot.h>"_s});
    row("the process table is read in core/monitor", procOutsideMonitor,
        {u"core/run/a.cpp"_s, u"open(u\"/proc/meminfo\"_s)"_s}, {u"core/run/a.cpp"_s, u"x(); // not /proc"_s});
    row("core knows no special workspace", saysSample, {u"core/plan/a.cpp"_s, u"if (id == u\"the-sample\"_s)"_s},
        {u"core/cli/a.cpp"_s, u"verbs << u\"sample\"_s; // crosswright sample; samples"_s});
    row("one way to a terminal", writesToTerminal, {u"app/cli/a.cpp"_s, u"std::fputs(text, stderr);"_s},
        {u"app/cli/a.cpp"_s, u"m_console.note(text);"_s});
    row("one way to drive a terminal", drivesTerminal, {u"app/cli/a.cpp"_s, u"x(\"\\x1b[K\");"_s},
        {u"app/cli/a.cpp"_s, u"m_console.status({});"_s});
    row("one way to quote for a shell", quotesForShell, {u"core/a.cpp"_s, u"t.replace(u'\\'', \"'\\\\''\"_L1);"_s},
        {u"core/a.cpp"_s, u"safe::shellWord(t)"_s});
    row("one way into a script's comment", commentsScript, {u"core/a.cpp"_s, u"\"# \" + why.toUtf8()"_s},
        {u"core/a.cpp"_s, u"\"# \" + safe::shellComment(why)"_s});
    row("one way into HTML", escapesHtml, {u"ui/a.cpp"_s, u"text.toHtmlEscaped()"_s},
        {u"ui/a.cpp"_s, u"safe::html(text)"_s});
    row("no path or host of one machine", namesMachine, {u"core/a.cpp"_s, u"/wor"_s + u"k/shared/x"_s},
        {u"core/a.cpp"_s, u":/workspaces/x"_s});
}

void TestLayering::lineRules()
{
    QFETCH(LineRule, rule);
    QFETCH(SourceFile, broken);
    QFETCH(SourceFile, fine);

    QCOMPARE(linesBreaking(broken, rule).size(), 1);
    QCOMPARE(linesBreaking(fine, rule), QStringList());

    QStringList found;
    for (const SourceFile& file : ourSources())
        found += linesBreaking(file, rule);
    QVERIFY2(found.isEmpty(), qPrintable(u"\n"_s + found.join(u'\n')));
}

void TestLayering::everyFileNamesItsLicence()
{
    static const QRegularExpression spdx(u"SPDX-License-Identifier: (GPL-3\\.0-or-later|0BSD)"_s);
    QStringList found;
    for (const SourceFile& file : ourSources()) {
        if (!spdx.match(file.text.left(600)).hasMatch())
            found.append(file.path);
    }
    QVERIFY2(found.isEmpty(), qPrintable(u"without an SPDX line:\n"_s + found.join(u'\n')));
}

void TestLayering::noFileIsTooLong()
{
    QStringList found;
    for (const SourceFile& file : ourSources()) {
        const qsizetype lines = file.text.count(u'\n');
        if (isCpp(file.path) && lines > longestFile)
            found.append("%1: %2 lines"_L1.arg(file.path, QString::number(lines)));
    }
    QVERIFY2(found.isEmpty(),
             qPrintable("longer than %1 lines:\n"_L1.arg(QString::number(longestFile)) + found.join(u'\n')));
}

// What the program needs at run time, read by binutils, which the compiler needs anyway.
void TestLayering::theProgramLinksNoWindowLibrary()
{
    const QString program = qEnvironmentVariable("CROSSWRIGHT_PROGRAM");
    QVERIFY2(!program.isEmpty(), "run by ctest, which names the program in CROSSWRIGHT_PROGRAM");
    QProcess readelf;
    readelf.start(u"readelf"_s, {u"-d"_s, program});
    QVERIFY2(readelf.waitForFinished() && readelf.exitCode() == 0, qPrintable(readelf.errorString()));
    const QString needed = QString::fromUtf8(readelf.readAllStandardOutput());
    QVERIFY(needed.contains("libQt6Core"_L1));
    for (const QString& library : {u"libQt6Gui"_s, u"libQt6Widgets"_s, u"libX11"_s, u"libQCustomPlot"_s})
        QVERIFY2(!needed.contains(library), qPrintable(program + u" links "_s + library));
}

QTEST_GUILESS_MAIN(TestLayering)
#include "tst_layering.moc"
