// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emit/template.h"
#include "core/emit/toolchain.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace cw::emit {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::emit::Toolchain", text);
}

/// Tools beside the driver: /usr/bin/aarch64-linux-gnu-gcc-12 → /usr/bin/aarch64-linux-gnu-.
QString toolPrefix(const QString& driver)
{
    return driver.left(driver.lastIndexOf("gcc"_L1));
}

const QStringList& toolNames()
{
    static const QStringList names{u"gcc"_s,     u"cpp"_s,     u"ar"_s,    u"ld"_s,   u"nm"_s,
                                   u"objcopy"_s, u"objdump"_s, u"strip"_s, u"gcov"_s, u"dwp"_s};
    return names;
}

QString toolPath(const CrossCompiler& compiler, const QString& tool)
{
    return tool == "gcc"_L1 ? compiler.driver : toolPrefix(compiler.driver) + tool;
}

/// The name of a machine among the constraints of @platforms.
QByteArray constraintOf(const QString& arch)
{
    return arch == "armhf"_L1 ? "arm" : arch.toUtf8();
}

/// The same bytes on every machine and on every day: no dates, no folders of this machine.
QStringList unfilteredFlags()
{
    return {u"-no-canonical-prefixes"_s,  u"-fno-canonical-system-headers"_s, u"-Wno-builtin-macro-redefined"_s,
            u"-D__DATE__=\"redacted\""_s, u"-D__TIMESTAMP__=\"redacted\""_s,  u"-D__TIME__=\"redacted\""_s};
}

QStringList compileFlags(const CrossCompiler& compiler)
{
    QStringList flags{u"-fstack-protector"_s, u"-fno-omit-frame-pointer"_s};
    if (compiler.arch == "armhf"_L1)
        flags.append(u"-Wno-psabi"_s); // 100 kB of notes on an ABI change of gcc 7 in each build
    return flags + compiler.flags;
}

const QStringList& optimizedFlags()
{
    static const QStringList flags{u"-g0"_s, u"-O2"_s, u"-DNDEBUG"_s, u"-ffunction-sections"_s, u"-fdata-sections"_s};
    return flags;
}

QStringList linkFlags(const CrossCompiler& compiler)
{
    // By file name, not by -Bstatic: that would also end what -static asks for.
    const QStringList library =
        compiler.staticLibstdcxx ? QStringList{u"-static-libgcc"_s, u"-l:libstdc++.a"_s} : QStringList{u"-lstdc++"_s};
    return library + QStringList{u"-lm"_s, u"-no-canonical-prefixes"_s, u"-Wl,-z,relro,-z,now"_s} + compiler.flags;
}

QStringList includeFolders(const CrossCompiler& compiler)
{
    return compiler.sysroot.isEmpty() ? compiler.includes : compiler.includes + QStringList{compiler.sysroot};
}

constexpr const char* buildText = R"(load(":cc_toolchain_config.bzl", "cross_config")

package(default_visibility = ["//visibility:public"])

filegroup(name = "empty")

cross_config(name = "config")

cc_toolchain(
    name = "cc",
    all_files = ":empty",
@EXTRA_FILES@    compiler_files = ":empty",
    dwp_files = ":empty",
    linker_files = ":empty",
    objcopy_files = ":empty",
    strip_files = ":empty",
    supports_param_files = 1,
    toolchain_config = ":config",
    toolchain_identifier = "crosswright-@ARCH@",
)

# For --crosstool_top.
cc_toolchain_suite(
    name = "toolchain",
    toolchains = {
        "@CPU@": ":cc",
        "@CPU@|gcc": ":cc",
    },
)
)";

constexpr const char* platformText = R"(
# For --platforms and --extra_toolchains.
toolchain(
    name = "cc_@ARCH@",
    exec_compatible_with = [
        "@platforms//cpu:@EXEC@",
        "@platforms//os:linux",
    ],
    target_compatible_with = [
        "@platforms//cpu:@CONSTRAINT@",
        "@platforms//os:linux",
    ],
    toolchain = ":cc",
    toolchain_type = "@bazel_tools//tools/cpp:toolchain_type",
)

platform(
    name = "@ARCH@",
    constraint_values = [
        "@platforms//cpu:@CONSTRAINT@",
        "@platforms//os:linux",
    ],
)
)";

constexpr const char* configText = R"(load("@bazel_tools//tools/build_defs/cc:action_names.bzl", "ACTION_NAMES")
load("@bazel_tools//tools/cpp:cc_toolchain_config_lib.bzl", "feature", "flag_group", "flag_set", "tool_path", "with_feature_set")

TOOLS = @TOOLS@

# What gcc itself searches (gcc -E -v); Bazel refuses headers from anywhere else.
INCLUDES = @INCLUDES@

C_COMPILE = [
    ACTION_NAMES.assemble,
    ACTION_NAMES.c_compile,
    ACTION_NAMES.preprocess_assemble,
]

CXX_COMPILE = [
    ACTION_NAMES.cpp_compile,
    ACTION_NAMES.cpp_header_parsing,
    ACTION_NAMES.cpp_module_codegen,
    ACTION_NAMES.cpp_module_compile,
    ACTION_NAMES.linkstamp_compile,
]

LINK = [
    ACTION_NAMES.cpp_link_dynamic_library,
    ACTION_NAMES.cpp_link_executable,
    ACTION_NAMES.cpp_link_nodeps_dynamic_library,
]

def _flags(actions, flags, mode = None):
    if not flags:
        return []
    return [flag_set(
        actions = actions,
        flag_groups = [flag_group(flags = flags)],
        with_features = [with_feature_set(features = [mode])] if mode else [],
    )]

def _cross_config_impl(ctx):
    features = [
        feature(name = "dbg"),
        feature(name = "fastbuild"),
        feature(name = "opt"),
        feature(name = "supports_dynamic_linker", enabled = True),
        feature(name = "supports_pic", enabled = True),
        feature(
            name = "default_compile_flags",
            enabled = True,
            flag_sets = _flags(C_COMPILE + CXX_COMPILE, @COMPILE@) +
                        _flags(C_COMPILE + CXX_COMPILE, ["-g"], "dbg") +
                        _flags(C_COMPILE + CXX_COMPILE, @OPTIMIZED@, "opt") +
                        _flags(CXX_COMPILE, @CXX@),
        ),
        feature(
            name = "default_link_flags",
            enabled = True,
            flag_sets = _flags(LINK, @LINK@) + _flags(LINK, ["-Wl,--gc-sections"], "opt"),
        ),
        # After the user's own flags: the same bytes from every folder and on every day.
        feature(
            name = "unfiltered_compile_flags",
            enabled = True,
            flag_sets = _flags(C_COMPILE + CXX_COMPILE, @UNFILTERED@),
        ),
    ]
    return cc_common.create_cc_toolchain_config_info(
        ctx = ctx,
        abi_libc_version = "local",
        abi_version = "local",
        builtin_sysroot = @SYSROOT@,
        compiler = "gcc",
        cxx_builtin_include_directories = INCLUDES,
        features = features,
        host_system_name = "@HOST@-linux-gnu",
        target_cpu = "@CPU@",
        target_libc = "glibc",
        target_system_name = "@TRIPLET@",
        tool_paths = [tool_path(name = name, path = path) for name, path in TOOLS.items()],
        toolchain_identifier = "crosswright-@ARCH@",
    )

cross_config = rule(
    attrs = {},
    implementation = _cross_config_impl,
    provides = [CcToolchainConfigInfo],
)
)";

constexpr const char* oldBuildText = R"(package(default_visibility = ["//visibility:public"])

filegroup(
    name = "empty",
    srcs = [],
)

cc_toolchain_suite(
    name = "toolchain",
    toolchains = {
        "@CPU@": ":cc",
        "@CPU@|gcc": ":cc",
    },
)

cc_toolchain(
    name = "cc",
    all_files = ":empty",
    compiler_files = ":empty",
    cpu = "@CPU@",
    dwp_files = ":empty",
    dynamic_runtime_libs = [":empty"],
    linker_files = ":empty",
    objcopy_files = ":empty",
    static_runtime_libs = [":empty"],
    strip_files = ":empty",
    supports_param_files = 1,
)
)";

constexpr const char* crosstoolText = R"(major_version: "local"
minor_version: ""
default_target_cpu: "@CPU@"
default_toolchain {
  cpu: "@CPU@"
  toolchain_identifier: "crosswright-@ARCH@"
}
toolchain {
  toolchain_identifier: "crosswright-@ARCH@"
  host_system_name: "@HOST@-linux-gnu"
  target_system_name: "@TRIPLET@"
  target_cpu: "@CPU@"
  target_libc: "glibc"
  compiler: "gcc"
  abi_version: "local"
  abi_libc_version: "local"
  builtin_sysroot: @SYSROOT@
  needsPic: true
  supports_gold_linker: false
  supports_start_end_lib: false
  supports_interface_shared_objects: false
@LINES@  compilation_mode_flags {
    mode: DBG
    compiler_flag: "-g"
  }
  compilation_mode_flags {
    mode: OPT
@OPTIMIZED@  }
  linking_mode_flags { mode: DYNAMIC }
}
)";

QByteArray lines(const char* key, const QStringList& values, const char* indent = "  ")
{
    QByteArray result;
    for (const QString& value : values)
        result += indent + QByteArray(key) + ": " + quoted(value) + '\n';
    return result;
}

QByteArray crosstool(const CrossCompiler& compiler)
{
    QByteArray all = lines("compiler_flag", compileFlags(compiler));
    if (!compiler.cxxStandard.isEmpty())
        all += lines("cxx_flag", {u"-std="_s + compiler.cxxStandard});
    all += lines("linker_flag", linkFlags(compiler)) + lines("unfiltered_cxx_flag", unfilteredFlags());
    for (const QString& tool : toolNames())
        all += "  tool_path { name: " + quoted(tool) + " path: " + quoted(toolPath(compiler, tool)) + " }\n";
    all += lines("cxx_builtin_include_directory", includeFolders(compiler));
    return fill(crosstoolText, {{"ARCH", compiler.arch.toUtf8()},
                                {"CPU", compiler.cpu.toUtf8()},
                                {"HOST", compiler.hostArch.toUtf8()},
                                {"TRIPLET", compiler.triplet.toUtf8()},
                                {"SYSROOT", quoted(compiler.sysroot)},
                                {"LINES", all},
                                {"OPTIMIZED", lines("compiler_flag", optimizedFlags(), "    ")}});
}

QByteArray starlarkConfig(const CrossCompiler& compiler)
{
    QByteArray tools = "{\n";
    for (const QString& tool : toolNames())
        tools += "    " + quoted(tool) + ": " + quoted(toolPath(compiler, tool)) + ",\n";
    QByteArray includes = "[\n";
    for (const QString& folder : includeFolders(compiler))
        includes += "    " + quoted(folder) + ",\n";
    const QStringList cxx =
        compiler.cxxStandard.isEmpty() ? QStringList() : QStringList{u"-std="_s + compiler.cxxStandard};
    return fill(configText, {{"TOOLS", tools + '}'},
                             {"INCLUDES", includes + ']'},
                             {"COMPILE", quotedList(compileFlags(compiler))},
                             {"OPTIMIZED", quotedList(optimizedFlags())},
                             {"CXX", quotedList(cxx)},
                             {"LINK", quotedList(linkFlags(compiler))},
                             {"UNFILTERED", quotedList(unfilteredFlags())},
                             {"SYSROOT", compiler.sysroot.isEmpty() ? "None" : quoted(compiler.sysroot)},
                             {"ARCH", compiler.arch.toUtf8()},
                             {"CPU", compiler.cpu.toUtf8()},
                             {"HOST", compiler.hostArch.toUtf8()},
                             {"TRIPLET", compiler.triplet.toUtf8()}});
}

} // namespace

QList<PlanFile> toolchainRepository(const CrossCompiler& compiler, ToolchainForm form, const QString& folder)
{
    const QString group = u"toolchain"_s;
    const QByteArray arch = compiler.arch.toUtf8();
    const QByteArray header =
        licenceHeader("the compiler for " + arch + ", " + compiler.driver.toUtf8() + ' ' + compiler.version.toUtf8());
    QList<PlanFile> files{{folder + "/WORKSPACE"_L1, 0644, header + "workspace(name = \"crosswright_toolchain\")\n",
                           tr("Makes this folder the external repository crosswright_toolchain."), group}};
    if (form == ToolchainForm::CrosstoolFile) {
        files.append({folder + "/BUILD"_L1, 0644, header + fill(oldBuildText, {{"CPU", compiler.cpu.toUtf8()}}),
                      tr("Names the cross compiler for --crosstool_top."), group});
        files.append({folder + "/CROSSTOOL"_L1, 0644, header + crosstool(compiler),
                      tr("Tells a Bazel up to 0.22 where the cross compiler, its folders and flags are."), group});
        return files;
    }
    QByteArray build = fill(buildText, {{"ARCH", arch},
                                        {"CPU", compiler.cpu.toUtf8()},
                                        {"EXTRA_FILES", form == ToolchainForm::Platforms
                                                            ? "    ar_files = \":empty\",\n    as_files = \":empty\",\n"
                                                            : ""}});
    if (form == ToolchainForm::Platforms)
        build += fill(
            platformText,
            {{"ARCH", arch}, {"CONSTRAINT", constraintOf(compiler.arch)}, {"EXEC", constraintOf(compiler.hostArch)}});
    files.append({folder + "/BUILD"_L1, 0644, header + build,
                  tr("Declares the cross compiler and the platform that it builds for."), group});
    files.append({folder + "/cc_toolchain_config.bzl"_L1, 0644, header + starlarkConfig(compiler),
                  tr("Tells Bazel where the cross compiler, its folders and flags are."), group});
    return files;
}

} // namespace cw::emit
