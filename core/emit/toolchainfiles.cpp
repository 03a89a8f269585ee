// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emit/template.h"
#include "core/emit/toolchain.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace cw::emit {
namespace {

/// For toolchain resolution.
constexpr const char* hostToolchainName = "cc_host_toolchain";

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

const QStringList& optimizedFlags()
{
    static const QStringList flags{u"-g0"_s, u"-O2"_s, u"-DNDEBUG"_s, u"-ffunction-sections"_s, u"-fdata-sections"_s};
    return flags;
}

/// One compiler of the repository, as the templates name its parts.
struct Entry
{
    QByteArray name;       ///< "cc", "cc_host"
    QByteArray rule;       ///< "cross_config"
    QByteArray identifier; ///< "crosswright-aarch64"
    QByteArray arch;       ///< for the first lines
    QString driver;
    QString version;
    QString gcc; ///< what Bazel calls: the driver, or a wrapper beside the BUILD file
    QString cpu;
    QString triplet;
    QString sysroot;
    QStringList compile;
    QStringList cxx;
    QStringList link;
    QStringList includes;
    QStringList inputs; ///< files of the repository that the compiler consists of

    bool wrapped() const { return !inputs.isEmpty(); }
    QByteArray files() const { return wrapped() ? ':' + name + "_wrapper" : QByteArray(":empty"); }
    QString toolPath(const QString& tool) const { return tool == "gcc"_L1 ? gcc : toolPrefix(driver) + tool; }
};

QStringList dialect(const CrossCompiler& compiler)
{
    return compiler.cxxStandard.isEmpty() ? QStringList() : QStringList{u"-std="_s + compiler.cxxStandard};
}

Entry targetEntry(const CrossCompiler& compiler)
{
    const CompilerFlags flags = compilerFlags(compiler);
    Entry entry{"cc",
                "cross_config",
                "crosswright-" + compiler.arch.toUtf8(),
                compiler.arch.toUtf8(),
                compiler.driver,
                compiler.version,
                compiler.driver,
                compiler.cpu,
                compiler.triplet,
                compiler.sysroot,
                flags.compile,
                flags.cxx,
                flags.link,
                compiler.includes,
                {}};
    if (!compiler.sysroot.isEmpty())
        entry.includes.append(compiler.sysroot);
    if (compiler.wrappers.target) {
        entry.gcc = targetWrapperName;
        entry.includes += compiler.wrappers.cuda.includes;
        entry.inputs = QStringList{targetWrapperName};
    }
    return entry;
}

/// What Bazel calls this machine's processor by itself (its --host_cpu).
QString hostCpu(const QString& arch)
{
    return arch == "x86_64"_L1 ? u"k8"_s : arch;
}

Entry hostEntry(const CrossCompiler& compiler)
{
    const HostCompiler& host = compiler.wrappers.host;
    return {"cc_host",
            "host_config",
            "crosswright-host",
            "this machine",
            host.driver,
            host.version,
            hostWrapperName,
            hostCpu(compiler.hostArch),
            compiler.hostArch + "-linux-gnu"_L1,
            {},
            {u"-fstack-protector"_s, u"-fno-omit-frame-pointer"_s},
            dialect(compiler),
            // Generators are libraries that register themselves: what nobody calls must stay.
            {u"-Wl,--no-as-needed"_s, u"-lstdc++"_s, u"-lm"_s, u"-no-canonical-prefixes"_s, u"-Wl,-z,relro,-z,now"_s},
            host.includes,
            {hostWrapperName, u".config"_s}};
}

QList<Entry> entries(const CrossCompiler& compiler)
{
    QList<Entry> all{targetEntry(compiler)};
    if (!compiler.wrappers.host.driver.isEmpty())
        all.append(hostEntry(compiler));
    return all;
}

QByteArray piece(QLatin1StringView name, const QMap<QByteArray, QByteArray>& values)
{
    return fill(templateText("toolchain/"_L1 + name), values);
}

/// The names of the first lines, which every file has.
QMap<QByteArray, QByteArray> withHeader(const Entry& entry, QMap<QByteArray, QByteArray> values = {})
{
    values.insert("ARCH", entry.arch);
    values.insert("DRIVER", entry.driver.toUtf8());
    values.insert("VERSION", entry.version.toUtf8());
    return values;
}

QByteArray lines(const char* key, const QStringList& values, const char* indent = "  ")
{
    QByteArray result;
    for (const QString& value : values)
        result += indent + QByteArray(key) + ": " + quoted(value) + '\n';
    return result;
}

QByteArray crosstoolBlock(const CrossCompiler& compiler, const Entry& entry)
{
    QByteArray all = lines("compiler_flag", entry.compile) + lines("cxx_flag", entry.cxx)
                     + lines("linker_flag", entry.link) + lines("unfiltered_cxx_flag", unfilteredFlags());
    for (const QString& tool : toolNames())
        all += "  tool_path { name: " + quoted(tool) + " path: " + quoted(entry.toolPath(tool)) + " }\n";
    all += lines("cxx_builtin_include_directory", entry.includes);
    return piece("CROSSTOOL.toolchain"_L1, {{"IDENTIFIER", entry.identifier},
                                            {"CPU", entry.cpu.toUtf8()},
                                            {"HOST", compiler.hostArch.toUtf8()},
                                            {"TRIPLET", entry.triplet.toUtf8()},
                                            {"SYSROOT", quoted(entry.sysroot)},
                                            {"LINES", all},
                                            {"OPTIMIZED", lines("compiler_flag", optimizedFlags(), "    ")}});
}

QByteArray crosstool(const CrossCompiler& compiler, const QList<Entry>& all)
{
    QByteArray defaults;
    QByteArray blocks;
    for (const Entry& entry : all) {
        defaults += piece("CROSSTOOL.default"_L1, {{"CPU", entry.cpu.toUtf8()}, {"IDENTIFIER", entry.identifier}});
        blocks += crosstoolBlock(compiler, entry);
    }
    return piece(
        "CROSSTOOL"_L1,
        withHeader(all.first(), {{"CPU", all.first().cpu.toUtf8()}, {"DEFAULTS", defaults}, {"TOOLCHAINS", blocks}}));
}

QByteArray starlarkConfig(const CrossCompiler& compiler, const Entry& entry)
{
    QByteArray tools = "{\n";
    for (const QString& tool : toolNames())
        tools += "    " + quoted(tool) + ": " + quoted(entry.toolPath(tool)) + ",\n";
    QByteArray includes = "[\n";
    for (const QString& folder : entry.includes)
        includes += "    " + quoted(folder) + ",\n";
    return piece("cc_toolchain_config.bzl"_L1,
                 withHeader(entry, {{"TOOLS", tools + '}'},
                                    {"INCLUDES", includes + ']'},
                                    {"COMPILE", quotedList(entry.compile)},
                                    {"OPTIMIZED", quotedList(optimizedFlags())},
                                    {"CXX", quotedList(entry.cxx)},
                                    {"LINK", quotedList(entry.link)},
                                    {"UNFILTERED", quotedList(unfilteredFlags())},
                                    {"SYSROOT", entry.sysroot.isEmpty() ? "None" : quoted(entry.sysroot)},
                                    {"RULE", entry.rule},
                                    {"IDENTIFIER", entry.identifier},
                                    {"CPU", entry.cpu.toUtf8()},
                                    {"HOST", compiler.hostArch.toUtf8()},
                                    {"TRIPLET", entry.triplet.toUtf8()}}));
}

/// The compilers of the suite, by processor, and by processor and compiler.
QByteArray suiteEntries(const QList<Entry>& all)
{
    QByteArray result;
    for (const Entry& entry : all) {
        const QByteArray cpu = "        \"" + entry.cpu.toUtf8();
        const QByteArray label = "\": \":" + entry.name + "\",\n";
        result += cpu + label + cpu + "|gcc" + label;
    }
    return result;
}

QByteArray wrapperGroup(const Entry& entry)
{
    return entry.wrapped() ? piece("wrapper.group"_L1, {{"NAME", entry.name}, {"SOURCES", quotedList(entry.inputs)}})
                           : QByteArray();
}

/// A wrapper looks for -o among its arguments; in a file of parameters it would not see it.
QByteArray paramFiles(const Entry& entry)
{
    return entry.wrapped() ? "0" : "1";
}

QByteArray crosstoolBuild(const QList<Entry>& all)
{
    QByteArray build = piece("BUILD.crosstool"_L1, withHeader(all.first(), {{"ENTRIES", suiteEntries(all)}}));
    for (const Entry& entry : all) {
        // With two compilers Bazel 0.22 looks for each by the processor that is asked for, and finds one of them not.
        // Seen in 0.17.2 to 0.22.0; whether an older Bazel knows the attribute is not established.
        const QByteArray identifier =
            all.size() > 1 ? "    toolchain_identifier = \"" + entry.identifier + "\",\n" : QByteArray();
        build += wrapperGroup(entry)
                 + piece("cc_toolchain.crosstool"_L1, {{"NAME", entry.name},
                                                       {"CPU", entry.cpu.toUtf8()},
                                                       {"FILES", entry.files()},
                                                       {"PARAM_FILES", paramFiles(entry)},
                                                       {"IDENTIFIER_LINE", identifier}});
    }
    return build;
}

QByteArray configFile(const Entry& entry)
{
    return entry.rule == "cross_config" ? "cc_toolchain_config.bzl" : "host_toolchain_config.bzl";
}

QByteArray starlarkBuild(const CrossCompiler& compiler, ToolchainForm form, const QList<Entry>& all)
{
    const bool platforms = form == ToolchainForm::Platforms;
    const QByteArray host =
        all.size() > 1 ? "load(\":" + configFile(all.at(1)) + "\", \"" + all.at(1).rule + "\")\n" : QByteArray();
    QByteArray build = piece("BUILD.starlark"_L1, withHeader(all.first(), {{"HOST_LOAD", host}}));
    for (const Entry& entry : all) {
        build += wrapperGroup(entry)
                 + piece("cc_toolchain.starlark"_L1,
                         {{"RULE", entry.rule},
                          {"CONFIG", entry.name == "cc" ? "config" : entry.rule},
                          {"NAME", entry.name},
                          {"FILES", entry.files()},
                          {"EXTRA_FILES",
                           platforms ? "    ar_files = \":empty\",\n    as_files = \"" + entry.files() + "\",\n"
                                     : QByteArray()},
                          {"PARAM_FILES", paramFiles(entry)},
                          {"IDENTIFIER", entry.identifier}});
    }
    build += piece("cc_toolchain_suite"_L1, {{"ENTRIES", suiteEntries(all)}});
    if (!platforms)
        return build;
    const QByteArray here = constraintOf(compiler.hostArch);
    // Without it the compiler for the result would be taken for this machine's tools too.
    const bool alike = here == constraintOf(compiler.arch);
    const QByteArray extra = alike ? "        \":result\",\n" : "";
    if (alike)
        build += piece("constraint"_L1, {});
    for (const Entry& entry : all) {
        const bool target = entry.name == "cc";
        build +=
            piece("toolchain.platforms"_L1, {{"TOOLCHAIN", target ? "cc_" + entry.arch : QByteArray(hostToolchainName)},
                                             {"NAME", entry.name},
                                             {"EXEC", here},
                                             {"CONSTRAINT", target ? constraintOf(compiler.arch) : here},
                                             {"EXTRA", target ? extra : QByteArray()}});
    }
    return build
           + piece("platform"_L1,
                   {{"ARCH", all.first().arch}, {"CONSTRAINT", constraintOf(compiler.arch)}, {"EXTRA", extra}});
}

} // namespace

CompilerFlags compilerFlags(const CrossCompiler& compiler)
{
    CompilerFlags flags{{u"-fstack-protector"_s, u"-fno-omit-frame-pointer"_s}, dialect(compiler), {}};
    if (compiler.arch == "armhf"_L1)
        flags.compile.append(u"-Wno-psabi"_s); // 100 kB of notes on an ABI change of gcc 7 in each build
    flags.compile += compiler.flags;
    // By file name, not by -Bstatic: that would also end what -static asks for.
    flags.link =
        compiler.staticLibstdcxx ? QStringList{u"-static-libgcc"_s, u"-l:libstdc++.a"_s} : QStringList{u"-lstdc++"_s};
    flags.link += QStringList{u"-lm"_s, u"-no-canonical-prefixes"_s, u"-Wl,-z,relro,-z,now"_s} + compiler.flags;
    return flags;
}

QList<PlanFile> toolchainRepository(const CrossCompiler& compiler, ToolchainForm form, const QString& folder)
{
    const QString group = u"toolchain"_s;
    const QList<Entry> all = entries(compiler);
    QList<PlanFile> files{{folder + "/WORKSPACE"_L1, 0644, piece("WORKSPACE"_L1, withHeader(all.first())),
                           tr("Makes this folder the external repository crosswright_toolchain."), group}};
    if (form == ToolchainForm::CrosstoolFile) {
        files.append({folder + "/BUILD"_L1, 0644, crosstoolBuild(all),
                      tr("Names the cross compiler for --crosstool_top."), group});
        files.append({folder + "/CROSSTOOL"_L1, 0644, crosstool(compiler, all),
                      tr("Tells a Bazel up to 0.22 where the cross compiler, its folders and flags are."), group});
    } else {
        files.append({folder + "/BUILD"_L1, 0644, starlarkBuild(compiler, form, all),
                      tr("Declares the cross compiler and the platform that it builds for."), group});
        for (const Entry& entry : all) {
            files.append({folder + u'/' + QString::fromLatin1(configFile(entry)), 0644, starlarkConfig(compiler, entry),
                          entry.name == "cc"
                              ? tr("Tells Bazel where the cross compiler, its folders and flags are.")
                              : tr("Tells Bazel where this machine's compiler, its folders and flags are."),
                          group});
        }
    }
    return files + wrapperFiles(compiler.wrappers, folder);
}

QStringList wrapperFlags(const CrossCompiler& compiler, ToolchainForm form)
{
    const CompilerWrappers& wrappers = compiler.wrappers;
    QStringList flags;
    if (wrappers.target) {
        flags << "--action_env=GCC_HOST_COMPILER_PATH="_L1 + compiler.driver
              << "--action_env=CUDA_TOOLKIT_PATH="_L1 + wrappers.cuda.folder
              << "--action_env=TF_CUDA_COMPUTE_CAPABILITIES="_L1 + wrappers.cuda.capabilities.join(u',')
              << "--action_env=TF_CUDA_VERSION="_L1 + wrappers.cuda.version;
    }
    if (!wrappers.host.driver.isEmpty()) {
        if (form == ToolchainForm::Platforms)
            flags << "--extra_toolchains=@crosswright_toolchain//:"_L1 + QLatin1StringView(hostToolchainName);
        flags << u"--host_crosstool_top=@crosswright_toolchain//:toolchain"_s;
    }
    return flags;
}

} // namespace cw::emit
