// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/toolkitmakecommand.h"

#include "app/cli/toolkitoutput.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::Toolkit", text);
}

} // namespace

QString ToolkitMakeCommand::name() const
{
    return u"toolkit make"_s;
}

QString ToolkitMakeCommand::summary() const
{
    return tr("Put a CUDA toolkit together from unpacked packages, or from NVIDIA's toolkit and the board's files");
}

void ToolkitMakeCommand::describe(QCommandLineParser& parser) const
{
    parser.addOptions(
        {{u"host"_s, tr("Where nvcc is: unpacked packages, or a toolkit."), u"FOLDER"_s},
         {u"target"_s, tr("The board's headers and libraries: unpacked packages, or targets/NAME of a toolkit."),
          u"FOLDER"_s},
         {u"cuda"_s, tr("The version of both."), u"VERSION"_s},
         {u"target-name"_s, tr("The folder below targets: sbsa-linux or aarch64-linux."), u"NAME"_s, u"sbsa-linux"_s},
         {u"cupti"_s, tr("Unpacked packages with this machine's CUPTI."), u"FOLDER"_s},
         {u"cudnn"_s, tr("A folder; \"stand-in:8.6.0\"; or \"headers:FOLDER\"."), u"WHICH"_s},
         {u"nccl"_s, tr("A folder with NCCL."), u"FOLDER"_s},
         {u"keep-headers"_s, tr("Change no header, not even cusolver_common.h's blanks.")}});
    parser.addPositionalArgument(u"FOLDER"_s, tr("Where the toolkit is made."));
}

int ToolkitMakeCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (arguments.size() != 1 || !parser.isSet(u"host"_s) || !parser.isSet(u"target"_s) || !parser.isSet(u"cuda"_s))
        return usageError(console, tr("A folder, --host, --target and --cuda are expected."), *this);
    const auto catalog = Catalog::load();
    if (!catalog)
        return toolkitError(catalog.error(), console);
    const auto choice = cudnnChoice(parser.value(u"cudnn"_s));
    if (!choice)
        return toolkitError(choice.error(), console);
    if (!choice->wheel.isEmpty())
        return usageError(console, tr("--cudnn takes a folder here; \"toolkit fetch\" fetches one."), *this);
    const auto absolute = [&](const QString& option) {
        const QString value = parser.value(option);
        return value.isEmpty() ? QString() : QDir(value).absolutePath();
    };
    cuda::TreeRequest request;
    request.host = absolute(u"host"_s);
    request.target = absolute(u"target"_s);
    request.cupti = absolute(u"cupti"_s);
    request.nccl = absolute(u"nccl"_s);
    request.version = parser.value(u"cuda"_s);
    request.targetFolder = parser.value(u"target-name"_s);
    request.sbsa = request.targetFolder == "sbsa-linux"_L1;
    request.unindent = !parser.isSet(u"keep-headers"_s);
    request.from = u"folders"_s;
    if (const Cuda* line = catalog->cuda(request.version))
        request.sonames = line->sonames;
    request.compiler = cuda::crossCompiler({});
    applyCudnn(request, *choice);
    const auto tree = cuda::makeToolkitTree(request, QDir(arguments.first()).absolutePath());
    if (!tree)
        return toolkitError(tree.error(), console);
    return toolkitDone(*tree, tree->notes, {}, console);
}

} // namespace cw::cli
