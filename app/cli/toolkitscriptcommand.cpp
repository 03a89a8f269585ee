// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/toolkitscriptcommand.h"

#include "app/cli/toolkitoutput.h"
#include "core/base/files.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::Toolkit", text);
}

} // namespace

QString ToolkitScriptCommand::name() const
{
    return u"toolkit script"_s;
}

QString ToolkitScriptCommand::summary() const
{
    return tr("Print a script for what Crosswright does not do itself: NVIDIA's cross packages, a board's files");
}

void ToolkitScriptCommand::describe(QCommandLineParser& parser) const
{
    parser.addOption({{u"o"_s, u"output"_s}, tr("Write it to a file."), u"FILE"_s});
    parser.addPositionalArgument(
        u"WHICH"_s,
        tr("cross-packages: installs NVIDIA's cross packages and makes the links that they lack; to be read, then run as root "
           "(--dry-run). device: lists a board's CUDA and cuDNN files, to be run there."));
}

int ToolkitScriptCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    static const QStringList known{u"cross-packages"_s, u"device"_s};
    if (arguments.size() != 1 || !known.contains(arguments.first()))
        return usageError(console, tr("One of %1 is expected.").arg(known.join(", "_L1)), *this);
    const auto script = files::read(":/cuda/%1.sh"_L1.arg(arguments.first()));
    if (!script)
        return toolkitError(script.error(), console);
    if (parser.isSet(u"output"_s)) {
        if (auto written = files::write(parser.value(u"output"_s), *script, files::permissions(0755)); !written)
            return toolkitError(written.error(), console);
    } else if (!console.json) {
        console.data(QString::fromUtf8(*script).trimmed());
    }
    if (console.json)
        console.object({{"script"_L1, QString::fromUtf8(*script)}});
    return Ok;
}

} // namespace cw::cli
