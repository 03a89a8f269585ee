// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emit/toolchain.h"

#include "core/catalog/bazelera.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace cw::emit {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::emit::Toolchain", text);
}

/// Folders as Bazel compares them: without "..", and with gcc's include-fixed, which -v lists only when it holds files
/// for C.
QStringList cleaned(const QStringList& folders)
{
    QStringList result;
    for (const QString& folder : folders) {
        const QString clean = QDir::cleanPath(folder);
        if (!result.contains(clean))
            result.append(clean);
        if (clean.contains("/gcc"_L1) && clean.endsWith("/include"_L1))
            result.append(clean + "-fixed"_L1);
    }
    return result;
}

} // namespace

QString tripletOf(const QString& arch)
{
    if (arch == "armhf"_L1)
        return u"arm-linux-gnueabihf"_s;
    return arch + "-linux-gnu"_L1;
}

std::optional<ToolchainForm> toolchainForm(const BazelEra& era)
{
    if (era.toolchainForm == "crosstool-file"_L1)
        return ToolchainForm::CrosstoolFile;
    if (era.toolchainForm == "crosstool-starlark"_L1)
        return ToolchainForm::Crosstool;
    return era.toolchainForm == "platforms"_L1 ? std::optional(ToolchainForm::Platforms) : std::nullopt;
}

QString namedDriver(const Facts& facts, const QString& compiler)
{
    const bool asked = !compiler.isEmpty() && facts.text(u"host.path.compiler.path"_s) == QDir::cleanPath(compiler);
    return asked ? facts.text(u"host.path.compiler.driver"_s) : QString();
}

Result<CrossCompiler> crossCompiler(const Facts& facts, const QString& arch, const QString& driver)
{
    // What was asked of the named compiler holds for it; else what the probe found for this machine's.
    const QString found = namedDriver(facts, driver);
    const bool asked = !found.isEmpty();
    // Its own machine's compiler stands under other names than those for another machine.
    const bool own = !asked && facts.text(u"host.arch"_s) == arch;
    const QString base = asked ? u"host.path.compiler."_s : own ? u"host.gcc_"_s : "host.cross."_L1 + arch + u'.';
    CrossCompiler compiler;
    compiler.arch = arch;
    compiler.cpu = arch;
    if (const QString host = facts.text(u"host.arch"_s); !host.isEmpty())
        compiler.hostArch = host;
    compiler.triplet = tripletOf(arch);
    compiler.driver = asked ? found : driver.isEmpty() ? facts.text(base + "path"_L1) : driver;
    compiler.version = facts.text(asked ? base + "version"_L1 : own ? u"host.gcc"_s : base + "gcc"_L1);
    if (const QString triplet = facts.text(base + "target"_L1); !triplet.isEmpty())
        compiler.triplet = triplet;
    compiler.includes = cleaned(facts.list(base + "includes"_L1));
    if (compiler.driver.isEmpty()) {
        return Error{Error::Kind::Missing, tr("No compiler for %1 was found on this machine.").arg(arch),
                     own ? tr("Install g++, or let the host be probed again.")
                         : tr("Install %1 (on Debian g++-%1), or set compiler to its path.").arg(compiler.triplet)};
    }
    if (!compiler.driver.startsWith(u'/')) {
        return Error{Error::Kind::Missing, tr("Where the compiler %1 lies is not known.").arg(compiler.driver),
                     tr("Set compiler to its absolute path.")};
    }
    if (!QFileInfo(compiler.driver).fileName().contains("gcc"_L1)) {
        return Error{Error::Kind::Invalid,
                     tr("The compiler %1 is not a gcc, and only gcc can be told to Bazel yet.").arg(compiler.driver),
                     tr("Set compiler to a cross gcc such as %1-gcc.").arg(compiler.triplet)};
    }
    if (compiler.includes.isEmpty()) {
        return Error{Error::Kind::Missing,
                     tr("The include folders of %1 are not known, and Bazel refuses headers that nobody declared.")
                         .arg(compiler.driver),
                     tr("Let the host be probed, or give --fact %1=FOLDER,FOLDER.").arg(base + "includes"_L1)};
    }
    return compiler;
}

QStringList toolchainFlags(const CrossCompiler& compiler, const BazelEra& era, const QString& folder)
{
    return BazelEra::filled(era.toolchainFlags, {{u"NAME"_s, u"crosswright_toolchain"_s},
                                                 {u"FOLDER"_s, folder},
                                                 {u"ARCH"_s, compiler.arch},
                                                 {u"CPU"_s, compiler.cpu}});
}

} // namespace cw::emit
