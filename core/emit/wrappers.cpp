// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emit/wrappers.h"

#include "core/emit/template.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace cw::emit {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::emit::Wrappers", text);
}

/// What the seed's own configure.py writes where a path was not asked.
QByteArray pathOr(const QString& path, const QByteArray& otherwise)
{
    return path.isEmpty() ? otherwise : path.toUtf8();
}

} // namespace

Result<HostCompiler> hostCompiler(const Facts& facts, const QString& driver)
{
    HostCompiler compiler;
    compiler.driver = driver.isEmpty() ? facts.text(u"host.gcc_path"_s) : driver;
    compiler.version = facts.text(u"host.gcc"_s);
    if (compiler.driver.isEmpty()) {
        return Error{Error::Kind::Missing, tr("No gcc for this machine was found."),
                     tr("Install g++, or let the host be probed again.")};
    }
    for (const QString& folder : facts.list(u"host.gcc_includes"_s)) {
        if (const QString clean = QDir::cleanPath(folder); !compiler.includes.contains(clean))
            compiler.includes.append(clean);
    }
    if (compiler.includes.isEmpty()) {
        return Error{Error::Kind::Missing,
                     tr("The include folders of %1 are not known, and Bazel refuses headers that nobody declared.")
                         .arg(compiler.driver),
                     tr("Let the host be probed, or give --fact %1=FOLDER,FOLDER.").arg(u"host.gcc_includes"_s)};
    }
    return compiler;
}

QList<PlanFile> wrapperFiles(const CompilerWrappers& wrappers, const QString& folder)
{
    QList<PlanFile> files;
    const QString group = u"toolchain"_s;
    if (wrappers.target) {
        files.append({folder + u'/' + targetWrapperName, 0755, templateText("wrappers/"_L1 + targetWrapperName),
                      tr("Runs the cross compiler, and nvcc for CUDA's source files."), group});
    }
    if (!wrappers.host.driver.isEmpty()) {
        const bool cuda = !wrappers.cuda.folder.isEmpty();
        files.append({folder + u'/' + hostWrapperName, 0755, templateText("wrappers/"_L1 + hostWrapperName),
                      tr("Runs this machine's compiler and names the libraries that generators need."), group});
        files.append({folder + "/.config"_L1, 0644,
                      fill(templateText("wrappers/config"_L1),
                           {{"PYTHON", wrappers.targetPython.toUtf8()},
                            {"CUDA", pathOr(wrappers.cuda.folder, "/cuda/dir/not/specified")},
                            {"CUDNN", pathOr(wrappers.cuda.hostCudnn, "/cudnn/dir/not/specified")},
                            {"IS_CUDA", cuda ? "yes" : "no"},
                            {"COMPILER", wrappers.host.driver.toUtf8()}}),
                      tr("Tells the wrapper of this machine's compiler where CUDA is."), group});
    }
    return files;
}

} // namespace cw::emit
