// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/git/gitcommand.h"

#include <QCoreApplication>
#include <QProcess>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int lookEvery = 200; // ms between two looks at whether the user gave up

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::SourceReader", text);
}

/// A carriage return ends a line of progress.
QStringList linesOf(const QByteArray& text)
{
    QStringList lines = QString::fromUtf8(text).replace(u'\r', u'\n').split(u'\n', Qt::SkipEmptyParts);
    for (QString& line : lines)
        line = line.trimmed();
    lines.removeAll(QString());
    return lines;
}

QString lastLine(const QByteArray& text)
{
    const QStringList lines = linesOf(text);
    return lines.isEmpty() ? QString() : lines.last();
}

/// Why git failed: its first complaint, else the last line; without what it says after every failure.
QString reason(const QByteArray& said)
{
    static const QStringList general{u"fatal: Could not read from remote repository."_s,
                                     u"Please make sure you have the correct access rights"_s,
                                     u"and the repository exists."_s};
    QString line;
    for (const QString& each : linesOf(said)) {
        if (general.contains(each))
            continue;
        line = each;
        if (each.startsWith("fatal: "_L1) || each.startsWith("error: "_L1)) {
            line.remove(0, 7);
            break;
        }
    }
    if (line.isEmpty())
        line = general.first().mid(7); // it said nothing else
    return line.endsWith(u'.') ? line : line + u'.';
}

QProcessEnvironment gitEnvironment()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"GIT_TERMINAL_PROMPT"_s, u"0"_s); // nobody is asked: that could wait for ever
    // An address "ext::…" would run a command of its own.
    environment.insert(u"GIT_ALLOW_PROTOCOL"_s, u"file:git:http:https:ssh"_s);
    environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s); // its words are looked at
    for (const QString& other : {u"GIT_DIR"_s, u"GIT_INDEX_FILE"_s, u"GIT_WORK_TREE"_s})
        environment.remove(other); // of a hook that called us: it would work on another repository
    return environment;
}

} // namespace

Status runGit(const QString& folder, const QStringList& arguments, const GitProgress& progress)
{
    QProcess process;
    process.setProcessEnvironment(gitEnvironment());
    process.setWorkingDirectory(folder);
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardInputFile(QProcess::nullDevice());
    process.start(u"git"_s, arguments);
    if (!process.waitForStarted()) {
        return Error{Error::Kind::Missing, tr("git cannot be started: %1.").arg(process.errorString()),
                     tr("Install git.")};
    }
    const Error givenUp{Error::Kind::Cancelled, tr("The fetch was given up.")};
    QByteArray said;
    while (process.state() != QProcess::NotRunning) {
        process.waitForReadyRead(lookEvery);
        said += process.readAllStandardError();
        said = said.right(8192);
        if (!progress(lastLine(said))) {
            process.terminate();
            if (!process.waitForFinished(2000)) {
                process.kill();
                process.waitForFinished();
            }
            return givenUp;
        }
    }
    said += process.readAllStandardError();
    if (process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0)
        return Done{};
    // Ctrl-C reaches git as well, and git may be the first to end.
    if (!progress(lastLine(said)))
        return givenUp;
    const QString verb = arguments.value(arguments.first() == "-C"_L1 ? 2 : 0);
    const QString text = tr("git %1 failed: %2").arg(verb, reason(said));
    if (said.contains("No space left on device") || said.contains("Disk quota exceeded"))
        return Error{Error::Kind::Io, text, tr("Free some space, then try again.")};
    return Error{Error::Kind::Process, text,
                 tr("Check the address and the branch or tag, and whether git can reach it from a terminal.")};
}

} // namespace cw
