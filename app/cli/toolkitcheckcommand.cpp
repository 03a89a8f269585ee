// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/toolkitcheckcommand.h"

#include "app/cli/toolkitoutput.h"
#include "app/cli/toolkitparts.h"
#include "core/cuda/toolkitfetch.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QSysInfo>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::Toolkit", text);
}

QString wordOf(cuda::ToolkitFlaw::Kind kind)
{
    return kind == cuda::ToolkitFlaw::Kind::Missing   ? u"missing"_s
           : kind == cuda::ToolkitFlaw::Kind::Renamed ? u"renamed"_s
                                                      : u"machine"_s;
}

} // namespace

QString ToolkitCheckCommand::name() const
{
    return u"toolkit check"_s;
}

QString ToolkitCheckCommand::summary() const
{
    return tr("Name each file that a CUDA toolkit lacks or has for the wrong machine");
}

void ToolkitCheckCommand::describe(QCommandLineParser& parser) const
{
    parser.addOptions(
        {{u"cuda"_s, tr("The CUDA version that it must be."), u"VERSION"_s},
         {u"cudnn"_s, tr("The cuDNN version that must be in it."), u"VERSION"_s},
         {u"tf"_s, tr("The release that it is for; without it everything that any release asks for."), u"V"_s},
         {u"for"_s, tr("The machine that the result is for."), u"ARCH"_s, u"aarch64"_s}});
    parser.addPositionalArgument(u"FOLDER"_s, tr("The toolkit."));
}

int ToolkitCheckCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (arguments.size() != 1)
        return usageError(console, tr("Name one folder."), *this);
    const QString folder = QDir(arguments.first()).absolutePath();
    if (!QFileInfo(folder).isDir())
        return toolkitError({Error::Kind::Missing, tr("There is no folder %1.").arg(folder)}, console);
    const auto catalog = Catalog::load();
    if (!catalog)
        return toolkitError(catalog.error(), console);
    cuda::ToolkitNeeds needs;
    if (parser.isSet(u"cuda"_s)) {
        needs.cuda = catalog->cuda(parser.value(u"cuda"_s));
        if (!needs.cuda)
            return toolkitError(
                {Error::Kind::Invalid, tr("The catalog does not know CUDA %1.").arg(parser.value(u"cuda"_s))}, console);
    }
    needs.cudnn = parser.value(u"cudnn"_s);
    if (parser.isSet(u"tf"_s)) {
        const Release* release = catalog->release(parser.value(u"tf"_s));
        if (!release)
            return toolkitError(
                {Error::Kind::Invalid, tr("The catalog does not know the release %1.").arg(parser.value(u"tf"_s))},
                console);
        needs.release = release->version;
    }
    needs.host = QSysInfo::currentCpuArchitecture();
    needs.target = parser.value(u"for"_s) == "arm64"_L1 ? u"aarch64"_s : parser.value(u"for"_s);
    const auto flaws =
        cuda::checkToolkit(catalog->toolkitFiles(), needs, cuda::listTree(folder, catalog->toolkitFiles()));
    QJsonArray list;
    for (const cuda::ToolkitFlaw& flaw : flaws) {
        list.append(QJsonObject{{"kind"_L1, wordOf(flaw.kind)},
                                {"part"_L1, flaw.part},
                                {"path"_L1, flaw.path},
                                {"found"_L1, flaw.found},
                                {"text"_L1, cuda::sentenceOf(flaw)}});
        if (!console.json)
            console.data(cuda::sentenceOf(flaw));
    }
    if (console.json)
        console.object({{"path"_L1, folder}, {"flaws"_L1, list}});
    else if (flaws.isEmpty())
        console.note(tr("Every file that is asked for is there."));
    return flaws.isEmpty() ? Ok : Wrong;
}

} // namespace cw::cli
