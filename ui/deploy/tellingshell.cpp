// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deploy/tellingshell.h"

#include "core/device/sshcommand.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr qsizetype mostLines = 6;

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::TellingShell", text);
}

/// "# install.sh" for a script of ours: its first comment that is not the licence says what it does.
QString scriptWord(const QByteArray& input)
{
    for (const QByteArray& line : input.left(1024).split('\n')) {
        if (line.startsWith("# ") && !line.contains("SPDX-"))
            return "  # "_L1 + QString::fromUtf8(line.mid(2)).section(u". "_s, 0, 0);
    }
    return {};
}

} // namespace

Result<ProcessOutcome> TellingShell::run(const QStringList& command, const QByteArray& input, int timeoutMs)
{
    const bool script = command.mid(0, 2) == QStringList{u"sh"_s, u"-s"_s};
    m_tell(m_prompt + u' ' + ssh::quote(command) + (script ? scriptWord(input) : QString()));
    auto outcome = m_shell.run(command, input, timeoutMs);
    if (!outcome) {
        m_tell(outcome.error().text);
        return outcome;
    }
    // `tee` gives back what it was given.
    const bool echo = command.value(0) == "tee"_L1;
    QStringList lines =
        QString::fromUtf8(outcome->succeeded() ? outcome->output : outcome->errors).split(u'\n', Qt::SkipEmptyParts);
    if (!echo && !script) {
        for (const QString& line : lines.mid(std::max<qsizetype>(0, lines.size() - mostLines)))
            m_tell(line);
    } else if (script && !lines.isEmpty() && (!outcome->succeeded() || command.size() > 4)) {
        m_tell(lines.last());
    }
    if (!outcome->succeeded())
        m_tell(outcome->timedOut ? tr("It took too long and was ended.") : tr("exit code %1").arg(outcome->exitCode));
    return outcome;
}

Status TellingShell::upload(const QString& localPath, const QString& remotePath, const Progress& progress)
{
    m_tell(m_prompt + " cat >"_L1 + ssh::quote(remotePath) + "  # "_L1 + QFileInfo(localPath).fileName());
    return m_shell.upload(localPath, remotePath, progress);
}

Status TellingShell::download(const QString& remotePath, const QString& localPath, const Progress& progress)
{
    m_tell(m_prompt + " cat "_L1 + ssh::quote(remotePath));
    return m_shell.download(remotePath, localPath, progress);
}

} // namespace cw
