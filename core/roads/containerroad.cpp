// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roads/containerroad.h"

#include "core/roads/cudadraft.h"
#include "core/roads/plandraft.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Roads", text);
}

/// The program that starts containers: what is installed here, else the one that most people have.
QString engineOf(const Facts& facts)
{
    const QStringList found = facts.list(u"host.container"_s);
    return found.isEmpty() || found.contains(u"docker"_s) ? u"docker"_s : found.first();
}

/// What the container's system has, in the place of this machine's.
Facts insideOf(const Facts& facts, const Container& container, const QString& bazel)
{
    Facts inside;
    for (const QString& name :
         {u"host.cores"_s, u"host.ram"_s, u"source.commit"_s, u"source.project"_s, u"source.tf"_s}) {
        if (facts.knows(name))
            inside.set(name, facts.all().value(name).value, facts.all().value(name).how, facts.all().value(name).when);
    }
    const auto set = [&](const QString& name, const QString& value) { inside.set(name, value, container.image, {}); };
    set(u"host.arch"_s, container.arch);
    set(u"host.os"_s, u"container"_s);
    set(u"host.python_path"_s, container.python);
    set(u"host.bazel_path"_s, container.bazel);
    set(u"host.bazel"_s, bazel);
    return inside;
}

/// The same step inside the container: the folders that it needs are there under the same paths.
PlanStep inside(const PlanStep& step, const PlanDraft& draft, const QString& engine, const QString& image)
{
    PlanStep result = step;
    result.where = PlanStep::Where::Container;
    result.program = engine;
    result.environment.clear();
    result.unsetEnvironment.clear();
    result.workingDirectory.clear();
    QStringList arguments{u"run"_s, u"--rm"_s, u"--init"_s, u"--name"_s,
                          "crosswright-"_L1 + draft.source.key + u'-' + step.id};
    // Files that are made belong to the person, as if no container had been there.
    arguments +=
        engine == "podman"_L1 ? QStringList{u"--userns=keep-id"_s} : QStringList{u"--user"_s, draft.places.user};
    for (const QString& folder : {draft.source.workspace, draft.plan.outputBase, draft.generated, u"${RUN}"_s})
        arguments << u"--volume"_s << folder + u':' + folder;
    for (const QString& field : {u"distdir"_s, u"repository_cache"_s}) {
        if (const QString folder = planning::atHome(draft.text(field), draft.places.home); !folder.isEmpty())
            arguments << u"--volume"_s << folder + u':' + folder;
    }
    if (draft.plan.ramMiB > 0)
        arguments.append(u"--memory=%1m"_s.arg(draft.plan.ramMiB));
    QMap<QString, QString> environment = step.environment;
    environment.insert(u"HOME"_s, draft.plan.outputBase); // a user that the image does not know has none
    for (auto it = environment.cbegin(); it != environment.cend(); ++it)
        arguments << u"--env"_s << it.key() + u'=' + it.value();
    if (!step.workingDirectory.isEmpty())
        arguments << u"--workdir"_s << step.workingDirectory;
    result.arguments = arguments + QStringList{image, step.program} + step.arguments;
    return result;
}

PlanStep pullStep(const QString& engine, const QString& image)
{
    PlanStep step;
    step.id = u"image"_s;
    step.title = tr("Fetch the image %1").arg(image);
    step.why = tr("The image holds the compilers and the Python that the project itself builds this release with.");
    step.program = engine;
    step.arguments = {u"pull"_s, image};
    return step;
}

/// Docker makes a folder that is not there as root's, which the build could not write then.
PlanStep foldersStep(const PlanDraft& draft)
{
    PlanStep step;
    step.id = u"folders"_s;
    step.title = tr("Make the folders that the container sees");
    step.why = tr("A folder that is not there would be made by the container engine, and belong to root.");
    step.program = u"mkdir"_s;
    step.arguments = {u"-p"_s, draft.plan.outputBase, draft.generated};
    step.skipIfExists = {draft.plan.outputBase, draft.generated};
    if (const QString folder = planning::atHome(draft.text(u"repository_cache"_s), draft.places.home);
        !folder.isEmpty()) {
        step.arguments.append(folder);
        step.skipIfExists.append(folder);
    }
    return step;
}

const Container* containerFor(const RoadQuestion& question)
{
    const auto& all = question.catalog.containers();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Container& container) {
        return question.selection.release && container.speaksFor(*question.selection.release)
               && container.target == question.selection.arch && (!question.selection.cuda || container.cuda);
    });
    return found == all.end() ? nullptr : &*found;
}

} // namespace

QString ContainerRoad::id() const
{
    return u"container"_s;
}

QString ContainerRoad::name() const
{
    return tr("a container of the project's own image");
}

std::optional<RoadLimit> ContainerRoad::fits(const RoadQuestion& question) const
{
    const Selection& selection = question.selection;
    if (!selection.container)
        return RoadLimit{u"mode"_s, tr("A container was not asked for."), tr("Set mode to container."), false};
    if (!selection.release) {
        return RoadLimit{u"source"_s,
                         tr("No release of the catalog speaks for this source, so its image is not known."),
                         tr("Set mode to cross or native.")};
    }
    if (!containerFor(question)) {
        return RoadLimit{
            u"mode"_s,
            selection.cuda
                ? tr("No image is known that builds %1 with CUDA for %2.")
                      .arg(selection.release->name, selection.board->name)
                : tr("No image is known that builds %1 for %2.").arg(selection.release->name, selection.board->name),
            tr("Set mode to cross or native.")};
    }
    // An image without a ./configure says itself which CUDA it has.
    return selection.cuda && !selection.release->configureFamily.isEmpty() ? planning::cudaLimit(question)
                                                                           : std::nullopt;
}

Status ContainerRoad::add(PlanDraft& draft) const
{
    const RoadQuestion question{draft.configuration, draft.catalog, draft.selection, draft.facts};
    const Container& container = *containerFor(question);
    const Release& release = *draft.selection.release;
    QString python = draft.text(u"python"_s).section(u'.', 0, 1);
    if (python.isEmpty() && !release.python.isEmpty())
        python = release.python.last();
    const QString image =
        QString(container.image).replace("${PYTHON}"_L1, python).replace("${VERSION}"_L1, release.version);
    const QString engine = engineOf(draft.facts);

    const Facts facts = insideOf(draft.facts, container, draft.bazel.version);
    PlanDraft inner{draft.configuration, draft.catalog, facts,       draft.places,
                    draft.selection,     draft.product, draft.family};
    inner.bazel = {container.bazel, draft.bazel.version, {{u"USE_BAZEL_VERSION"_s, draft.bazel.version}}};
    inner.source = draft.source;
    inner.generated = draft.generated;
    inner.plan = draft.plan;
    inner.plan.steps.clear();
    inner.foreign = container.arch != draft.selection.arch;
    inner.targetFlags = container.flags;
    if (draft.selection.cuda) {
        if (auto done = planning::addCuda(inner); !done)
            return done;
    }
    if (auto done = planning::addBazelJob(inner); !done)
        return done;
    const QList<PlanStep> before = draft.plan.steps; // the checkout is made outside
    draft.plan = inner.plan;
    draft.plan.steps = before;
    draft.plan.steps << pullStep(engine, image) << foldersStep(draft);
    for (PlanStep step : inner.plan.steps) {
        if (!container.pythonVariable.isEmpty() && step.kind != PlanStep::Kind::Collect)
            step.environment.insert(container.pythonVariable, python);
        draft.plan.steps.append(step.kind == PlanStep::Kind::Collect ? step : inside(step, draft, engine, image));
    }
    return Done{};
}

} // namespace cw
