// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/base/safetext.h"
#include "core/device/devicestore.h"
#include "core/proc/ptyprocess.h"
#include "tests/support/program.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace cw;

/// Text of others on its way to a shell, a terminal and HTML, and folders that others made.
class TstSafeText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsSurviveARealShell();
    void commentsStayComments();
    void aBoardsNameDoesNotRun();
    void terminalsObeyNothing();
    void htmlIsNoMarkup();
    void aNameDoesNotReachTheTerminal();
    void anothersFolderIsNotChanged();
};

void TstSafeText::wordsSurviveARealShell()
{
    for (const QString& word :
         {u"a b"_s, u"'"_s, u"$(id)"_s, u"a\nb"_s, u"-n"_s, u"*"_s, u"~"_s, u"é\x1b[m"_s, QString()}) {
        QProcess shell;
        shell.start(u"sh"_s, {u"-c"_s, "printf %s "_L1 + safe::shellWord(word)});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(QString::fromUtf8(shell.readAllStandardOutput()), word);
    }
}

void TstSafeText::commentsStayComments()
{
    for (const QString& text :
         {u"a\ntouch x"_s, u"a\r\ntouch x"_s, u"a\x0btouch"_s, u"\u2028touch"_s, u"\u0085touch"_s}) {
        const QByteArray line = safe::shellComment(text);
        QVERIFY(!line.contains('\n') && !line.contains('\r'));
        QProcess shell;
        shell.start(u"sh"_s, {u"-c"_s, QString::fromUtf8("# " + line)});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.readAllStandardOutput() + shell.readAllStandardError(), QByteArray());
    }
}

/// A board of the user's own catalog, whose name has a line break: the exported script is run up to its usage.
void TstSafeText::aBoardsNameDoesNotRun()
{
    QTemporaryDir folder;
    const QString evil = folder.filePath(u"evil"_s);
    QFile catalog(QStringLiteral(CROSSWRIGHT_SOURCE_DIR "/presets/catalog/boards.json"));
    QVERIFY(catalog.open(QIODevice::ReadOnly));
    QJsonObject boards = QJsonDocument::fromJson(catalog.readAll()).object();
    for (auto it = boards.begin(); it != boards.end(); ++it) {
        if (!it.value().isArray())
            continue;
        QJsonArray entries = it.value().toArray();
        for (qsizetype i = 0; i < entries.size(); ++i) {
            QJsonObject entry = entries.at(i).toObject();
            if (entry.contains("name"_L1))
                entry.insert("name"_L1, "Pi\ntouch "_L1 + evil + "\n#"_L1);
            entries.replace(i, entry);
        }
        it.value() = entries;
    }
    QVERIFY(files::write(folder.filePath(u"crosswright/catalog.d/boards.json"_s), QJsonDocument(boards).toJson()));
    const QString file = folder.filePath(u"t.cw.json"_s);
    const QString out = folder.filePath(u"t.sh"_s);
    const Answer made =
        answerOf(folder.path(), {u"new"_s, u"--set"_s, u"tf=tinyflow"_s, u"--set"_s, u"board=raspberry-pi-4"_s,
                                 u"--set"_s, u"ram=2048"_s, u"--set"_s, u"jobs=2"_s, u"-o"_s, file});
    QVERIFY2(made.code == 0, made.err.constData());
    const Answer planned = answerOf(folder.path(), {u"plan"_s, file, u"--script"_s, out});
    const QByteArray script = files::read(out).valueOr({});
    QVERIFY2(script.startsWith("#!/bin/sh\n"), (planned.err + planned.out).left(2000).constData());
    QVERIFY(script.contains("touch "));
    for (const QByteArray& line : script.split('\n'))
        QVERIFY2(!line.startsWith("touch "), line.constData());
}

void TstSafeText::terminalsObeyNothing()
{
    QCOMPARE(safe::terminal(u"plain é 中\n\tx"_s), u"plain é 中\n\tx"_s);
    QCOMPARE(safe::terminal(u"\x1b]0;t\x07"_s), u"\\x1b]0;t\\x07"_s);
    QCOMPARE(safe::terminal(u"\u009b31m\u202e"_s), u"\\x9b31m\\u202e"_s);
    QCOMPARE(safe::line(u"a\r\nb\tc"_s), u"a\\x0d\\x0ab\\x09c"_s);
}

void TstSafeText::htmlIsNoMarkup()
{
    QCOMPARE(safe::html(u"<a href=\"x\">&\x1b"_s), u"&lt;a href=&quot;x&quot;&gt;&amp;\\x1b"_s);
}

/// The program on a real terminal (a pty): names from a file of the user's that an editor or another program wrote.
void TstSafeText::aNameDoesNotReachTheTerminal()
{
    QTemporaryDir folder;
    Device device;
    device.name = u"board"_s;
    device.host = u"h\x1b]0;owned\x07\x1b[2J\u009b31m"_s;
    const QJsonObject store{{"format"_L1, DeviceStore::format},
                            {"version"_L1, DeviceStore::formatVersion},
                            {"devices"_L1, QJsonArray{device.toJson()}}};
    QVERIFY(files::write(folder.filePath(u"crosswright/devices.json"_s), QJsonDocument(store).toJson()));
    const QString program = qEnvironmentVariable("CROSSWRIGHT_PROGRAM");
    for (const QStringList& words :
         {QStringList{u"device"_s, u"list"_s}, QStringList{u"check"_s, u"no\x1b[2J\u009b31mfile.json"_s},
          QStringList{u"deploy"_s, u"no\x1b[2J.whl"_s, u"--device"_s, u"b\x1b[2J"_s}}) {
        PtyProcess pty;
        QByteArray seen;
        connect(&pty, &PtyProcess::output, this, [&](const QByteArray& bytes) { seen += bytes; });
        QSignalSpy ended(&pty, &PtyProcess::finished);
        PtyRequest request;
        request.program = program;
        request.arguments = words;
        for (const char* name : {"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"})
            request.environment.insert(QString::fromLatin1(name), folder.path());
        request.environment.insert(u"NO_COLOR"_s, u"1"_s);
        QVERIFY(pty.start(request));
        QVERIFY(ended.wait(30000));
        QVERIFY(!seen.isEmpty());
        QVERIFY2(!seen.contains('\x1b') && !seen.contains('\x07') && !seen.contains("\xc2\x9b"),
                 seen.toHex(' ').constData());
    }
}

/// The folder for sockets in a place that everybody may write to: a link of somebody else, or his folder.
void TstSafeText::anothersFolderIsNotChanged()
{
    QTemporaryDir folder;
    const QString target = folder.filePath(u"target"_s);
    QVERIFY(QDir().mkdir(target));
    QVERIFY(QFile::setPermissions(target, files::permissions(0755)));
    const QString link = folder.filePath(u"link"_s);
    QVERIFY(QFile::link(target, link));
    const auto made = files::makeFolder(link, true);
    struct stat status = {};
    QCOMPARE(::stat(QFile::encodeName(target).constData(), &status), 0);
    QCOMPARE(int(status.st_mode & 07777), 0755);
    QVERIFY(!made);
    QCOMPARE(made.error().kind, Error::Kind::Refused);
    // One's own is made private.
    const QString own = folder.filePath(u"own"_s);
    QVERIFY(files::makeFolder(own, true));
    QCOMPARE(::stat(QFile::encodeName(own).constData(), &status), 0);
    QCOMPARE(int(status.st_mode & 07777), 0700);
    if (::geteuid() != 0)
        QSKIP("only root can make a folder of another user");
    QVERIFY(QFile::setPermissions(target, files::permissions(0777)));
    QCOMPARE(::chown(QFile::encodeName(target).constData(), 12345, 12345), 0);
    const auto others = files::makeFolder(target, true);
    QVERIFY(!others);
    QCOMPARE(::stat(QFile::encodeName(target).constData(), &status), 0);
    QCOMPARE(int(status.st_mode & 07777), 0777);
}

QTEST_GUILESS_MAIN(TstSafeText)
#include "tst_safetext.moc"
