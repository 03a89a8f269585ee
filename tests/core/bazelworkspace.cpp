// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bazelworkspace.h"

#include "core/base/files.h"
#include "core/base/version.h"
#include "core/bazel/bazelflags.h"
#include "core/catalog/catalog.h"
#include "core/proc/process.h"

#include <QDir>

using namespace Qt::StringLiterals;
using namespace cw;

namespace bazelworkspace {
namespace {

/// Stand-ins for the repositories that Bazel 4 would download: its own rules under their names.
void writeRules(const QString& folder, const QString& language, const QStringList& rules)
{
    QByteArray text;
    for (const QString& rule : rules)
        text += rule.toUtf8() + " = native." + rule.toUtf8() + "\n";
    (void)files::write(folder + u"/WORKSPACE"_s, {});
    (void)files::write(folder + u'/' + language + u"/BUILD"_s, "exports_files([\"defs.bzl\"])\n");
    (void)files::write(folder + u'/' + language + u"/defs.bzl"_s, text);
}

} // namespace

void write(const QString& folder, int units)
{
    writeRules(folder + u"/rules_cc"_s, u"cc"_s,
               {u"cc_library"_s, u"cc_binary"_s, u"cc_test"_s, u"cc_import"_s, u"cc_toolchain"_s,
                u"cc_toolchain_suite"_s, u"cc_proto_library"_s, u"fdo_prefetch_hints"_s, u"fdo_profile"_s,
                u"objc_library"_s, u"objc_import"_s});
    writeRules(folder + u"/rules_java"_s, u"java"_s,
               {u"java_binary"_s, u"java_import"_s, u"java_library"_s, u"java_test"_s, u"java_plugin"_s,
                u"java_runtime"_s, u"java_toolchain"_s, u"java_package_configuration"_s, u"java_proto_library"_s,
                u"java_lite_proto_library"_s});
    (void)files::write(folder + u"/WORKSPACE"_s, "workspace(name = \"small\")\n"
                                                 "local_repository(name = \"rules_cc\", path = \"rules_cc\")\n"
                                                 "local_repository(name = \"rules_java\", path = \"rules_java\")\n");
    (void)files::write(folder + u"/pkg/BUILD"_s,
                       "cc_library(name = \"lib\", srcs = glob([\"*.cc\"]), linkstatic = 1)\n"
                       "genrule(name = \"wheel\", srcs = [\":lib\"], outs = [\"small-1.0-py3-none-any.whl\"],\n"
                       "        cmd = \"cat $(SRCS) > $@\")\n");
    for (int i = 0; i < units; ++i) {
        const QByteArray n = QByteArray::number(i);
        (void)files::write(folder + u"/pkg/unit%1.cc"_s.arg(i),
                           "#include <regex>\n#include <string>\nint unit" + n
                               + "(const std::string& text)\n{\n    std::regex r(\"v([0-9]+)(a|b)*" + n
                               + "\");\n    return std::regex_match(text, r);\n}\n");
    }
}

Plan plan(const QString& folder, const QString& outputBase, int jobs)
{
    const Version version = *Version::parse(u"4.2.3"_s);
    Plan plan;
    plan.title = u"a small workspace"_s;
    plan.variant = u"cpu"_s;
    plan.workspace = folder;
    plan.outputBase = outputBase;
    plan.bazel = program();
    plan.bazelVersion = version.toString();
    plan.jobs = jobs;
    plan.ramMiB = 2048;
    static const Result<Catalog> catalog = Catalog::load({u":/catalog"_s});
    const BazelEra& era = catalog->bazelEraFor(version.toString());
    plan.totalUseless = era.totalUseless;
    PlanStep build;
    build.id = u"build"_s;
    build.kind = PlanStep::Kind::Bazel;
    build.title = u"Build the small workspace"_s;
    build.program = plan.bazel;
    build.workingDirectory = folder;
    build.arguments = QStringList{"--output_base="_L1 + outputBase, u"--nohome_rc"_s, u"--max_idle_secs=60"_s,
                                  u"build"_s, u"--spawn_strategy=local"_s}
                      + bazelflags::limitFlags(era, plan.ramMiB, jobs, 2)
                      + bazelflags::eventFlags(era, u"${RUN}/bep.json"_s) + bazelflags::progressFlags(era, 8)
                      + QStringList{u"//pkg:wheel"_s};
    PlanStep collect;
    collect.id = u"collect"_s;
    collect.kind = PlanStep::Kind::Collect;
    collect.title = u"Collect"_s;
    plan.steps = {build, collect};
    plan.artifacts = {{u"wheel"_s, u"//pkg:wheel"_s, {}, {}}};
    return plan;
}

QString program()
{
    return findProgram(u"bazel"_s);
}

} // namespace bazelworkspace
