// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emit/repositories.h"

#include "core/catalog/bazelera.h"
#include "core/emit/template.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <map>
#include <vector>

using namespace Qt::StringLiterals;

namespace cw::emit {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::emit::Repositories", text);
}

struct Text
{
    const char* path;
    QByteArray text;
    int mode = 0644;
};

/// `NAME = native.NAME` for each rule, and no more: the rules of these Bazels are built in.
QByteArray natives(const QByteArray& names)
{
    QByteArray result;
    for (const QByteArray& name : names.split(' '))
        result += name + " = native." + name + '\n';
    return result;
}

QByteArray constraints(const QByteArray& setting, const QByteArray& values, const QByteArray& aliases)
{
    QByteArray result =
        "package(default_visibility = [\"//visibility:public\"])\n\nconstraint_setting(name = \"" + setting + "\")\n";
    for (const QByteArray& value : values.split(' ')) {
        result +=
            "\nconstraint_value(\n    name = \"" + value + "\",\n    constraint_setting = \":" + setting + "\",\n)\n";
    }
    for (const QByteArray& pair : aliases.split(' ')) {
        const qsizetype colon = pair.indexOf(':');
        result +=
            "\nalias(\n    name = \"" + pair.left(colon) + "\",\n    actual = \":" + pair.mid(colon + 1) + "\",\n)\n";
    }
    return result;
}

const QByteArray& emptyPackage()
{
    static const QByteArray text = "package(default_visibility = [\"//visibility:public\"])\n";
    return text;
}

std::map<QString, std::vector<Text>> contents()
{
    const QByteArray exports =
        "package(default_visibility = [\"//visibility:public\"])\n\nexports_files([\"defs.bzl\"])\n";
    const QByteArray noTool = "#!/bin/sh\necho 'Coverage needs the real remote_coverage_tools.' >&2\nexit 1\n";
    return {
        {u"rules_cc"_s,
         {{"BUILD", emptyPackage()},
          {"cc/BUILD", exports},
          {"cc/defs.bzl",
           natives("cc_binary cc_import cc_library cc_proto_library cc_test cc_toolchain cc_toolchain_suite "
                   "fdo_prefetch_hints fdo_profile objc_import objc_library")},
          {"cc/repositories.bzl", "def rules_cc_dependencies():\n    pass\n\ndef rules_cc_toolchains():\n    pass\n"}}},
        {u"rules_java"_s,
         {{"BUILD", emptyPackage()},
          {"java/BUILD", exports},
          {"java/defs.bzl",
           natives(
               "java_binary java_import java_library java_lite_proto_library java_package_configuration java_plugin "
               "java_proto_library java_runtime java_test java_toolchain")}}},
        {u"rules_proto"_s,
         {{"BUILD", emptyPackage()},
          {"proto/BUILD", exports},
          // A .bzl file cannot give a name of its own to a built-in of the same name, so another file does.
          {"proto/native.bzl", "NATIVE_PROTO_INFO = ProtoInfo\n"},
          {"proto/defs.bzl", "load(\":native.bzl\", \"NATIVE_PROTO_INFO\")\n\nProtoInfo = NATIVE_PROTO_INFO\n"
                                 + natives("proto_lang_toolchain proto_library")},
          {"proto/repositories.bzl",
           "def rules_proto_dependencies():\n    pass\n\ndef rules_proto_toolchains():\n    pass\n"}}},
        {u"platforms"_s,
         {{"BUILD", emptyPackage()},
          {"os/BUILD", constraints("os",
                                   "android chromiumos emscripten freebsd fuchsia ios linux macos netbsd nixos none "
                                   "openbsd qnx tvos visionos vxworks wasi watchos windows",
                                   "osx:macos")},
          {"cpu/BUILD",
           constraints("cpu",
                       "aarch32 aarch64 arm arm64_32 arm64e armv6-m armv7 armv7-m armv7e-m armv7e-mf armv7k "
                       "armv8-m mips64 ppc ppc32 ppc64le riscv32 riscv64 s390x wasm32 wasm64 x86_32 x86_64",
                       "arm64:aarch64 i386:x86_32")}}},
        {u"remote_coverage_tools"_s,
         {{"BUILD", "package(default_visibility = [\"//visibility:public\"])\n\n"
                    "# cc_test names these; only \"bazel coverage\" runs them.\n"
                    "sh_binary(\n    name = \"coverage_report_generator\",\n    srcs = [\"absent.sh\"],\n)\n\n"
                    "sh_binary(\n    name = \"lcov_merger\",\n    srcs = [\"absent.sh\"],\n)\n"},
          {"absent.sh", noTool, 0755}}},
    };
}

QByteArray withHeader(const Text& file, const QString& name)
{
    const QByteArray header =
        licenceHeader("stands in for @" + name.toUtf8() + ", which cannot be downloaded in an offline build.");
    if (const qsizetype end = file.text.indexOf('\n'); file.text.startsWith("#!"))
        return file.text.left(end + 1) + header + file.text.mid(end + 1);
    return header + file.text;
}

} // namespace

Result<QList<StandIn>> standInRepositories(const BazelEra& era, const QString& bazel, const QStringList& declared,
                                           const QString& folder)
{
    QList<StandIn> result;
    const auto known = contents();
    for (const QString& name : era.repositories) {
        if (declared.contains(name))
            continue;
        const auto texts = known.find(name);
        if (!era.standIns || texts == known.end()) {
            return Error{
                Error::Kind::Refused,
                tr("Bazel %1 loads its C++ rules from outside, and this version has no stand-ins for them.").arg(bazel),
                tr("Remove features.offline, or set distdir or repository_cache to a folder of archives.")};
        }
        StandIn standIn{name, {}, u"--override_repository=%1=%2/%1"_s.arg(name, folder)};
        const QString why = tr("Stands in for the external repository %1, so that nothing is downloaded.").arg(name);
        const QString base = folder + u'/' + name + u'/';
        const Text workspace{"WORKSPACE", "workspace(name = \"" + name.toUtf8() + "\")\n"};
        standIn.files.append({base + "WORKSPACE"_L1, 0644, withHeader(workspace, name), why, u"repository"_s});
        for (const Text& text : texts->second)
            standIn.files.append(
                {base + QLatin1StringView(text.path), text.mode, withHeader(text, name), why, u"repository"_s});
        result.append(standIn);
    }
    return result;
}

StandIn androidStandIn(const QString& name, const QString& folder)
{
    const QString base = folder + u'/' + name;
    StandIn standIn{name, {}, u"--override_repository=%1=%2"_s.arg(name, base)};
    const QString why =
        tr("Stands in for the external repository %1: this Bazel has no rules for Android, and the tree names them.")
            .arg(name);
    const auto add = [&](const QString& path, const QByteArray& text) {
        standIn.files.append({base + path, 0644, text, why, u"repository"_s});
    };
    add(u"/WORKSPACE"_s, fill(templateText(u"android/WORKSPACE"_s), {{"NAME", name.toUtf8()}}));
    add(u"/BUILD"_s, templateText(u"android/BUILD"_s));
    add(u"/android/BUILD"_s, templateText(u"android/BUILD"_s));
    add(u"/android/rules.bzl"_s, templateText(u"android/rules.bzl"_s));
    return standIn;
}

QStringList localRepositories(const QByteArray& workspaceText)
{
    static const QRegularExpression call(
        u"(?m)^\\s*(?:new_)?local_repository\\(\\s*(?:[^()]*?,\\s*)?name\\s*=\\s*\"([^\"]+)\""_s);
    QStringList names;
    auto matches = call.globalMatch(QString::fromUtf8(workspaceText));
    while (matches.hasNext())
        names.append(matches.next().captured(1));
    return names;
}

} // namespace cw::emit
