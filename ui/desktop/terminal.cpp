// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/terminal.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Terminal", text);
}

/// Most take "-e program arguments…"; these want a word of their own.
QStringList beforeRunOf(const QString& program)
{
    const QString name = QFileInfo(program).fileName();
    if (name == "gnome-terminal"_L1 || name == "kgx"_L1 || name == "ptyxis"_L1)
        return {u"--"_s};
    if (name == "foot"_L1 || name == "kitty"_L1)
        return {};
    if (name == "wezterm"_L1)
        return {u"start"_s, u"--"_s};
    return {name == "xfce4-terminal"_L1 ? u"-x"_s : u"-e"_s};
}

} // namespace

Result<Terminal> Terminal::find(const QString& chosen)
{
    const QString own = qEnvironmentVariable("TERMINAL");
    QStringList candidates;
    if (!chosen.isEmpty())
        candidates = {chosen};
    else
        candidates = {own,
                      u"x-terminal-emulator"_s,
                      u"gnome-terminal"_s,
                      u"konsole"_s,
                      u"xfce4-terminal"_s,
                      u"kgx"_s,
                      u"foot"_s,
                      u"kitty"_s,
                      u"alacritty"_s,
                      u"xterm"_s};
    for (const QString& candidate : candidates) {
        const QStringList words = QProcess::splitCommand(candidate);
        const QString program = words.isEmpty() ? QString() : QStandardPaths::findExecutable(words.first());
        if (!program.isEmpty())
            return Terminal{program, words.mid(1) + beforeRunOf(program)};
    }
    if (!chosen.isEmpty()) {
        return Error{Error::Kind::Missing, tr("The terminal \"%1\" was not found.").arg(chosen),
                     tr("Choose another one in Preferences.")};
    }
    return Error{Error::Kind::Missing, tr("No terminal was found."), tr("Install one, or name it in Preferences.")};
}

Status Terminal::open(const QString& folder, const QStringList& command) const
{
    const QStringList arguments = command.isEmpty() ? QStringList() : beforeRun + command;
    if (QProcess::startDetached(program, arguments, folder))
        return Done{};
    return Error{Error::Kind::Process, tr("The terminal %1 did not start.").arg(program)};
}

} // namespace cw
