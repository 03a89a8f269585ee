// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deploy/devicescript.h"

#include "core/base/files.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Deployment", text);
}

} // namespace

QString lastLineOf(const QByteArray& errors)
{
    return QString::fromUtf8(errors).trimmed().section(u'\n', -1).simplified();
}

QString whyFailed(const ProcessOutcome& outcome)
{
    if (QString line = lastLineOf(outcome.errors); !line.isEmpty())
        return line;
    if (outcome.timedOut)
        return tr("it took too long.");
    if (outcome.overLimit)
        return tr("it said more than is read.");
    if (outcome.exitCode != 0)
        return tr("it ended with exit code %1 and gave no reason.").arg(outcome.exitCode);
    return tr("it gave no answer.");
}

Result<ProcessOutcome> runDeviceScript(DeviceShell& shell, const QString& name, const QStringList& arguments,
                                       int timeoutMs)
{
    const auto text = files::read(":/deploy/"_L1 + name + ".sh"_L1);
    if (!text)
        return text.error();
    return shell.run(QStringList{u"sh"_s, u"-s"_s, u"--"_s} + arguments, *text, timeoutMs);
}

Status deviceScriptStatus(DeviceShell& shell, const QString& name, const QStringList& arguments, int timeoutMs,
                          const QString& failure)
{
    const auto outcome = runDeviceScript(shell, name, arguments, timeoutMs);
    if (!outcome)
        return outcome.error();
    if (outcome->timedOut)
        return Error{Error::Kind::Process, tr("%1: it took more than %2 minutes.").arg(failure).arg(timeoutMs / 60000)};
    if (!outcome->succeeded())
        return Error{Error::Kind::Process, tr("%1: %2").arg(failure, whyFailed(*outcome))};
    return Done{};
}

} // namespace cw
