// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emit/toolchain.h"

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

ToolchainForm toolchainForm(const Version& bazel)
{
    if (bazel < *Version::parse(u"0.23"))
        return ToolchainForm::CrosstoolFile;
    return bazel < *Version::parse(u"0.29") ? ToolchainForm::Crosstool : ToolchainForm::Platforms;
}

Result<CrossCompiler> crossCompiler(const Facts& facts, const QString& arch, const QString& driver)
{
    const QString base = "host.cross."_L1 + arch + u'.';
    CrossCompiler compiler;
    compiler.arch = arch;
    compiler.cpu = arch;
    if (const QString host = facts.text(u"host.arch"_s); !host.isEmpty())
        compiler.hostArch = host;
    compiler.triplet = tripletOf(arch);
    compiler.driver = driver.isEmpty() ? facts.text(base + "path"_L1) : driver;
    compiler.version = facts.text(base + "gcc"_L1);
    compiler.includes = cleaned(facts.list(base + "includes"_L1));
    if (compiler.driver.isEmpty()) {
        return Error{Error::Kind::Missing, tr("No compiler for %1 was found on this machine.").arg(arch),
                     tr("Install %1 (on Debian g++-%1), or set compiler to its path.").arg(compiler.triplet)};
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

QStringList toolchainFlags(const CrossCompiler& compiler, ToolchainForm form, const QString& folder)
{
    QStringList flags{u"--override_repository=crosswright_toolchain="_s + folder};
    if (form == ToolchainForm::Platforms) {
        flags << u"--platforms=@crosswright_toolchain//:"_s + compiler.arch
              << u"--extra_toolchains=@crosswright_toolchain//:cc_"_s + compiler.arch
              << u"--incompatible_enable_cc_toolchain_resolution"_s;
    }
    // The crosstool is named as well: rules that look for a compiler the old way find the same one, and so do trees
    // that turn toolchain resolution off.
    flags << u"--crosstool_top=@crosswright_toolchain//:toolchain"_s
          << u"--host_crosstool_top=@bazel_tools//tools/cpp:toolchain"_s << u"--cpu="_s + compiler.cpu;
    return flags;
}

} // namespace cw::emit
