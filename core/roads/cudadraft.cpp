// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roads/cudadraft.h"

#include "core/emit/cudaanswers.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw::planning {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Roads", text);
}

QString firstOf(const QStringList& candidates)
{
    for (const QString& candidate : candidates) {
        if (!candidate.isEmpty())
            return candidate;
    }
    return {};
}

} // namespace

std::optional<RoadLimit> cudaLimit(const RoadQuestion& question)
{
    const Release* release = question.selection.release;
    if (!release) {
        return RoadLimit{
            u"cuda"_s, tr("No release of the catalog speaks for this source, so how it is told of CUDA is not known."),
            tr("Remove cuda, and give what the tree needs in flags and config.")};
    }
    if (release->cudaStyle.isEmpty() || release->cudaStyle == "none"_L1) {
        return RoadLimit{u"cuda"_s, tr("%1 has no CUDA code.").arg(release->name),
                         tr("Remove cuda to build for the CPU.")};
    }
    if (question.configuration.text(u"tensorrt"_s).isEmpty())
        return std::nullopt;
    const ConfigureFamily* family = question.catalog.configureFamily(release->configureFamily);
    if (family && family->cuda.contains(u"TF_NEED_TENSORRT"_s))
        return std::nullopt;
    return RoadLimit{u"tensorrt"_s, tr("./configure of %1 does not ask about TensorRT.").arg(release->name),
                     tr("Remove tensorrt to build without it.")};
}

QString cudaToolkit(const Configuration& configuration, const Facts& facts, const QString& home)
{
    return firstOf(
        {atHome(configuration.text(u"cuda_path"_s), home), facts.text(u"host.cuda_path"_s), u"/usr/local/cuda"_s});
}

QString cudaToolkit(const PlanDraft& draft)
{
    return cudaToolkit(draft.configuration, draft.facts, draft.places.home);
}

QString fullVersion(const QString& typed, const QString& releases)
{
    if (typed.count(u'.') >= 2)
        return typed;
    if (releases.startsWith(typed + u'.'))
        return releases;
    return typed + (typed.contains(u'.') ? ".0"_L1 : ".0.0"_L1);
}

Status addCuda(PlanDraft& draft)
{
    const Release& release = *draft.selection.release;
    if (!draft.family)
        return Done{};
    const bool hermetic = release.cudaStyle == "hermetic"_L1;
    const QString cudnnField = draft.foreign ? u"cudnn_target"_s : u"cudnn_host"_s;
    const QString cudnnFolder = atHome(draft.text(cudnnField), draft.places.home);
    emit::CudaRequest request;
    request.version = draft.text(u"cuda"_s);
    request.toolkit = cudaToolkit(draft);
    request.cudnnVersion = firstOf({draft.text(u"cudnn"_s), hermetic ? release.hermeticCudnn : release.cudnn});
    if (request.cudnnVersion.isEmpty())
        return Error{Error::Kind::Missing, tr("Which cuDNN the build uses is not known."),
                     tr("Set cudnn to its version.")};
    if (hermetic) {
        request.version = fullVersion(request.version, release.hermeticCuda);
        request.cudnnVersion = fullVersion(request.cudnnVersion, release.hermeticCudnn);
    }
    request.cudnn = firstOf({cudnnFolder, draft.cudnnFolder, request.toolkit});
    request.capabilities = draft.selection.capabilities;
    if (request.capabilities.isEmpty()) {
        return Error{Error::Kind::Missing, tr("Which GPU the result is for is not known."),
                     tr("Set gpu, or capabilities to numbers such as 8.7.")};
    }
    const QString compiler = chosenCompiler(draft);
    request.hostCompiler =
        draft.foreign ? firstOf({compiler, draft.facts.text("host.cross."_L1 + draft.selection.arch + ".path"_L1)})
                      : firstOf({compiler, draft.facts.text(u"host.gcc_path"_s), u"/usr/bin/gcc"_s});
    if (compiler.contains("clang"_L1))
        request.clang = compiler;
    else
        request.clang = draft.facts.text(u"host.clang_path"_s);
    request.localCuda = hermetic && !draft.text(u"cuda_path"_s).isEmpty();
    request.localCudnn = hermetic && !cudnnFolder.isEmpty();
    request.tensorrt = draft.text(u"tensorrt"_s);
    draft.answers = emit::cudaAnswers(*draft.family, request);
    if (draft.answers.isEmpty()) {
        return Error{
            Error::Kind::Missing,
            tr("How ./configure of the family %1 is told of CUDA is not in the catalog.").arg(draft.family->id)};
    }
    // 1.0 and 1.1 keep the answers in the environment only; Bazel reads them again when it looks for CUDA.
    if (release.cudaStyle == "environment"_L1)
        draft.buildEnvironment = draft.answers;
    return Done{};
}

} // namespace cw::planning
