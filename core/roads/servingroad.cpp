// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roads/servingroad.h"

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

/// Serving has no ./configure: what it is told of CUDA stands in the environment of the build.
Status addServingCuda(PlanDraft& draft)
{
    const Release& release = *draft.selection.release;
    const QString cudnn = draft.text(u"cudnn"_s).isEmpty() ? release.cudnn : draft.text(u"cudnn"_s);
    if (cudnn.isEmpty())
        return Error{Error::Kind::Missing, tr("Which cuDNN the build uses is not known."),
                     tr("Set cudnn to its version.")};
    const QStringList& chosen = draft.selection.capabilities;
    const QStringList capabilities = chosen.isEmpty() ? release.defaultCapabilities : chosen;
    if (capabilities.isEmpty()) {
        return Error{Error::Kind::Missing, tr("Which GPU the result is for is not known."),
                     tr("Set gpu, or capabilities to numbers such as 8.7.")};
    }
    const QString toolkit = planning::cudaToolkit(draft);
    const QString chosenCudnn = planning::atHome(draft.text(u"cudnn_host"_s), draft.places.home);
    const QString compiler = planning::chosenCompiler(draft);
    draft.buildEnvironment = {{u"TF_NEED_CUDA"_s, u"1"_s},
                              {u"TF_CUDA_VERSION"_s, draft.text(u"cuda"_s)},
                              {u"TF_CUDNN_VERSION"_s, cudnn},
                              {u"TF_CUDA_COMPUTE_CAPABILITIES"_s, capabilities.join(u',')},
                              {u"CUDA_TOOLKIT_PATH"_s, toolkit},
                              {u"CUDNN_INSTALL_PATH"_s, chosenCudnn.isEmpty() ? toolkit : chosenCudnn},
                              {u"GCC_HOST_COMPILER_PATH"_s, compiler.isEmpty() ? u"/usr/bin/gcc"_s : compiler}};
    for (auto it = draft.buildEnvironment.cbegin(); it != draft.buildEnvironment.cend(); ++it)
        draft.targetFlags.append("--action_env=%1=%2"_L1.arg(it.key(), it.value()));
    draft.targetFlags.append(u"--crosstool_top=@local_config_cuda//crosstool:toolchain"_s);
    return Done{};
}

/// Up to 1.5 TensorFlow is a git submodule with a ./configure of its own.
PlanStep submodules(const PlanDraft& draft)
{
    PlanStep step;
    step.id = u"submodules"_s;
    step.title = tr("Fetch TensorFlow, which is a submodule");
    step.why = tr("This release keeps the TensorFlow that it is built with in a git submodule.");
    step.program = u"git"_s;
    step.arguments = {u"-C"_s,     draft.source.workspace, u"submodule"_s, u"update"_s,
                      u"--init"_s, u"--recursive"_s,       u"--depth=1"_s, u"--progress"_s};
    step.environment = {{u"GIT_TERMINAL_PROMPT"_s, u"0"_s}};
    step.unsetEnvironment = {u"GIT_DIR"_s, u"GIT_INDEX_FILE"_s, u"GIT_WORK_TREE"_s};
    step.expectedFiles = {draft.source.workspace + "/tensorflow/configure"_L1};
    step.skipIfExists = step.expectedFiles;
    return step;
}

} // namespace

QString ServingRoad::id() const
{
    return u"serving"_s;
}

QString ServingRoad::name() const
{
    return tr("TensorFlow Serving, built here");
}

std::optional<RoadLimit> ServingRoad::fits(const RoadQuestion& question) const
{
    const Selection& selection = question.selection;
    const bool asked = question.configuration.text(u"product"_s) == "serving"_L1;
    if (!asked)
        return RoadLimit{u"product"_s, tr("TensorFlow Serving was not asked for."), {}, false};
    if (!selection.release) {
        return RoadLimit{
            u"source"_s,
            tr("No release of the catalog speaks for this source, so how TensorFlow Serving is built from it "
               "is not known."),
            tr("Set tf to a release of TensorFlow Serving, or product to target.")};
    }
    if (question.foreign()) {
        return RoadLimit{
            u"board"_s,
            tr("No way is known to build TensorFlow Serving for %1 on this machine.").arg(selection.board->name),
            tr("Build it on a machine like the target.")};
    }
    if (!question.configuration.text(u"tensorrt"_s).isEmpty()) {
        return RoadLimit{u"tensorrt"_s, tr("How TensorFlow Serving is built with TensorRT is not known."),
                         tr("Remove tensorrt to build without it.")};
    }
    return std::nullopt;
}

Status ServingRoad::add(PlanDraft& draft) const
{
    if (draft.selection.release->submodule) {
        if (!draft.source.ours) {
            return Error{Error::Kind::Refused,
                         tr("TensorFlow is a submodule of %1, and your own folder is not changed.")
                             .arg(draft.selection.release->name),
                         tr("Set ref to a branch or tag, so that it is built in a checkout of its own.")};
        }
        draft.plan.steps.append(submodules(draft));
        draft.configureFolder = u"tensorflow"_s;
    }
    if (draft.selection.cuda) {
        if (auto done = draft.family ? planning::addCuda(draft) : addServingCuda(draft); !done)
            return done;
    }
    return planning::addBazelJob(draft);
}

} // namespace cw
