// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roads/cudacrosstoolroad.h"

#include "core/emit/shellquote.h"
#include "core/emit/template.h"
#include "core/roads/cudadraft.h"
#include "core/roads/plandraft.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Roads", text);
}

/// TensorFlow's cuda_configure names its tools by plain names below GCC_HOST_COMPILER_PREFIX, and takes those of the
/// building machine where that is not set. Each is a program of two lines, since a plan writes files and no links.
QString addTools(PlanDraft& draft, const QString& driver)
{
    // /usr/bin/aarch64-linux-gnu-gcc-11 has its tools without the number: /usr/bin/aarch64-linux-gnu-ld.
    const QString prefix = driver.left(driver.lastIndexOf("gcc"_L1));
    QString folder = draft.generated + "/tools"_L1;
    for (const QString& tool :
         {u"ar"_s, u"as"_s, u"cpp"_s, u"dwp"_s, u"gcov"_s, u"ld"_s, u"nm"_s, u"objcopy"_s, u"objdump"_s, u"strip"_s}) {
        draft.plan.files.append({folder + u'/' + tool, 0755,
                                 "#!/bin/sh\n" + emit::licenceHeader("the target's " + tool.toUtf8() + '.') + "exec "
                                     + emit::shellQuoted(prefix + tool).toUtf8() + " \"$@\"\n",
                                 tr("TensorFlow's CUDA toolchain looks for the target's tools by their plain names."),
                                 u"toolchain"_s});
    }
    return folder;
}

} // namespace

QString CudaCrosstoolRoad::id() const
{
    return u"cuda-crosstool"_s;
}

QString CudaCrosstoolRoad::name() const
{
    return tr("TensorFlow's own CUDA toolchain with a cross compiler");
}

std::optional<RoadLimit> CudaCrosstoolRoad::fits(const RoadQuestion& question) const
{
    const Selection& selection = question.selection;
    if (!question.foreign() || !selection.cross || !selection.cuda)
        return RoadLimit{u"cuda"_s, tr("Only a cross build with CUDA goes this way."), {}, false};
    if (!question.mechanism(u"cuda-crosstool"_s)) {
        return RoadLimit{u"tf"_s,
                         tr("It is not established that the CUDA toolchain of %1 takes a cross compiler.")
                             .arg(selection.release ? selection.release->name : selection.source),
                         {},
                         false};
    }
    return planning::cudaLimit(question);
}

Status CudaCrosstoolRoad::add(PlanDraft& draft) const
{
    const CrossMechanism* mechanism =
        RoadQuestion{draft.configuration, draft.catalog, draft.selection, draft.facts}.mechanism(u"cuda-crosstool"_s);
    auto compiler = emit::crossCompiler(draft.facts, draft.selection.arch,
                                        planning::atHome(draft.text(u"compiler"_s), draft.places.home));
    if (!compiler)
        return compiler.error();
    if (auto done = planning::addCuda(draft); !done)
        return done;
    draft.answers.insert(u"GCC_HOST_COMPILER_PATH"_s, compiler->driver);
    const QString tools = addTools(draft, compiler->driver);
    draft.targetFlags = mechanism->flags;
    draft.targetFlags << u"--cpu="_s + planning::cpuName(draft)
                      << u"--action_env=GCC_HOST_COMPILER_PATH="_s + compiler->driver
                      << u"--action_env=GCC_HOST_COMPILER_PREFIX="_s + tools;
    if (auto done = planning::addHeaders(draft); !done)
        return done;
    return planning::addBazelJob(draft);
}

} // namespace cw
