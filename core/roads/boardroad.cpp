// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roads/boardroad.h"

#include "core/device/sshcommand.h"
#include "core/emit/shellquote.h"
#include "core/emit/template.h"
#include "core/plan/planscript.h"
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

/// The device as the machine that builds: what was asked of it, in the names of this machine. What was not asked is what
/// such a board has with its own system.
Facts deviceAsHost(const Facts& facts, const Selection& selection)
{
    constexpr auto device = "device."_L1;
    Facts result;
    for (auto it = facts.all().cbegin(); it != facts.all().cend(); ++it) {
        if (!it->isKnown())
            continue;
        if (it.key().startsWith(device))
            result.set("host."_L1 + it.key().mid(device.size()), it->value, it->how, it->when);
        else if (it.key().startsWith("source."_L1))
            result.set(it.key(), it->value, it->how, it->when);
    }
    const auto assume = [&](const QString& name, const QString& value) {
        if (!result.knows(name) && !value.isEmpty())
            result.set(name, value, u"assumed"_s, {});
    };
    assume(u"host.arch"_s, selection.arch);
    assume(u"host.python_path"_s, u"/usr/bin/python3"_s);
    if (selection.jetpack && !selection.jetpack->ubuntu.isEmpty())
        assume(u"host.os"_s, "ubuntu "_L1 + selection.jetpack->ubuntu);
    return result;
}

/// The Bazel on the board: the one that is asked for by path, else the program of that name on PATH there.
PlannedBazel boardBazel(const PlanDraft& draft)
{
    const QString wanted = draft.text(u"bazel"_s);
    PlannedBazel bazel;
    bazel.program = wanted.contains(u'/') ? planning::atHome(wanted, u"${HOME}"_s) : u"bazel"_s;
    bazel.version = wanted.contains(u'/') || wanted.isEmpty() ? draft.selection.release->bazelExact : wanted;
    bazel.environment.insert(u"USE_BAZEL_VERSION"_s, bazel.version);
    return bazel;
}

ssh::Settings sshSettings(const PlanDraft& draft)
{
    ssh::Settings settings;
    settings.share = false; // the socket's folder is this session's, and a plan says the same in every session
    settings.aliveSeconds = ssh::limits::buildAliveSeconds;
    settings.aliveCount = ssh::limits::buildAliveCount;
    settings.ownKnownHosts = draft.places.knownHosts;
    return settings;
}

/// Says what the board lacks before anything is copied there for long.
QByteArray checkScript(const PlanDraft& inner)
{
    QByteArray script = "#!/bin/sh\n" + emit::licenceHeader("what the board needs for this build.")
                        + "set -eu\n"
                          "lacking=\n"
                          "need() { command -v \"$1\" >/dev/null 2>&1 || lacking=\"$lacking $1\"; }\n";
    QStringList programs{u"gcc"_s, u"g++"_s, u"python3"_s};
    if (inner.bazel.program == "bazel"_L1)
        programs.append(inner.bazel.program);
    for (const QString& program : programs)
        script += "need " + program.toUtf8() + '\n';
    if (inner.selection.cuda && !planning::cudaToolkit(inner).isEmpty()) {
        const QByteArray nvcc =
            emit::shellQuotedWithRun(planning::cudaToolkit(inner) + "/bin/nvcc"_L1, {u"HOME"_s}).toUtf8();
        script += "[ -x " + nvcc + " ] || lacking=\"$lacking \"" + nvcc + '\n';
    }
    script += "[ -z \"$lacking\" ] || { echo \"This board lacks what the build needs:$lacking\" >&2; exit 1; }\n";
    return script
           + "free=$(df -Pm \"$HOME\" | awk 'NR == 2 { print $4 }')\n"
             "[ \"$free\" -ge "
           + QByteArray::number(inner.selection.release->diskMiB)
           + " ] || { echo \"This board has $free MiB free; the build needs some "
           + QByteArray::number(inner.selection.release->diskMiB) + " MiB.\" >&2; exit 1; }\n";
}

class RemoteSteps
{
public:
    RemoteSteps(PlanDraft& draft, const Device& device)
        : m_draft(draft)
        , m_device(device)
        , m_folder("crosswright-build/"_L1 + draft.source.key + u'-' + draft.plan.variant)
        , m_local(draft.generated + "/board"_L1)
    {}

    QString local() const { return m_local; }
    QString remote() const { return m_folder; }

    PlanStep ssh(const QString& id, const QString& title, const QString& why, const QStringList& command) const
    {
        PlanStep step = make(id, title, why, u"ssh"_s);
        step.arguments = ssh::sshArguments(m_device, command, sshSettings(m_draft));
        return step;
    }

    PlanStep upload(const QString& id, const QString& title, const QString& why, const QString& from,
                    const QString& to) const
    {
        PlanStep step = make(id, title, why, u"rsync"_s);
        step.arguments = ssh::rsyncFolderUploadArguments(m_device, from, to, sshSettings(m_draft));
        return step;
    }

    PlanStep download(const QString& id, const QString& title, const QString& why, const QString& from,
                      const QString& to) const
    {
        PlanStep step = make(id, title, why, u"rsync"_s);
        step.arguments = ssh::rsyncFolderDownloadArguments(m_device, from, to, sshSettings(m_draft));
        return step;
    }

private:
    static PlanStep make(const QString& id, const QString& title, const QString& why, const QString& program)
    {
        PlanStep step;
        step.id = id;
        step.title = title;
        step.why = why;
        step.program = program;
        step.where = PlanStep::Where::Device;
        return step;
    }

    PlanDraft& m_draft;
    const Device& m_device;
    QString m_folder;
    QString m_local;
};

} // namespace

QString BoardRoad::id() const
{
    return u"board"_s;
}

QString BoardRoad::name() const
{
    return tr("built on the board itself, over ssh");
}

std::optional<RoadLimit> BoardRoad::fits(const RoadQuestion& question) const
{
    const Selection& selection = question.selection;
    if (!selection.native || !question.foreign())
        return RoadLimit{u"mode"_s, tr("Building on the board was not asked for."), tr("Set mode to native."), false};
    if (!selection.release) {
        return RoadLimit{
            u"source"_s,
            tr("No release of the catalog speaks for this source, so how the board builds it is not known."),
            tr("Set mode to cross.")};
    }
    if (question.configuration.text(u"product"_s) == "serving"_L1) {
        return RoadLimit{u"product"_s, tr("No way is known to build TensorFlow Serving on a board."),
                         tr("Build it on a machine like the target.")};
    }
    return selection.cuda ? planning::cudaLimit(question) : std::nullopt;
}

Status BoardRoad::add(PlanDraft& draft) const
{
    PlanPlaces places = draft.places;
    places.cache = u"${BASE}"_s;
    places.home = u"${HOME}"_s;
    const Facts facts = deviceAsHost(draft.facts, draft.selection);
    PlanDraft inner{draft.configuration, draft.catalog, facts, places, draft.selection, draft.product, draft.family};
    inner.bazel = boardBazel(draft);
    if (draft.selection.board->tegra)
        inner.cudnnFolder = u"/usr"_s; // where a JetPack installs it
    const bool ownFolder = draft.source.steps.isEmpty() && draft.source.files.isEmpty();
    auto source = ownFolder ? Result<SourcePlan>(SourcePlan{draft.source.key, u"${BASE}/source"_s, true, {}, {}})
                            : planSource(draft.selection.source, draft.selection.ref,
                                         draft.facts.text(u"source.commit"_s), places);
    if (!source)
        return source.error();
    inner.source = *source;
    inner.generated = u"${BASE}/generated"_s;
    inner.archives = false;
    inner.plan = draft.plan;
    inner.plan.workspace = inner.source.workspace;
    inner.plan.outputBase = u"${BASE}/output"_s;
    inner.plan.bazel = inner.bazel.program;
    inner.plan.bazelVersion = inner.bazel.version;
    inner.plan.files = inner.source.files;
    inner.plan.steps = inner.source.steps;
    if (draft.selection.cuda) {
        if (auto done = planning::addCuda(inner); !done)
            return done;
    }
    if (auto done = planning::addBazelJob(inner); !done)
        return done;

    Device device = draft.places.device.value_or(Device{draft.selection.board->id, draft.selection.board->id});
    const RemoteSteps remote(draft, device);
    const QString group = u"board"_s;
    draft.plan.files.clear(); // the source lies on the board
    draft.plan.steps.clear();
    draft.plan.workspace = remote.remote();
    draft.plan.outputBase.clear(); // no Bazel runs here
    draft.plan.bazel = inner.bazel.program;
    draft.plan.bazelVersion = inner.bazel.version;
    for (PlanFile file : inner.plan.files) {
        file.path.replace("${BASE}"_L1, remote.local());
        draft.plan.files.append(file);
    }
    draft.plan.files.append({remote.local() + "/steps/check.sh"_L1, 0755, checkScript(inner),
                             tr("Says what the board lacks before the build begins."), group});
    draft.plan.steps.append(
        remote.ssh(u"board-folder"_s, tr("Make a folder on the board"),
                   tr("Everything that is built lies in one folder there: %1.").arg(remote.remote()),
                   {u"mkdir"_s, u"-p"_s, remote.remote()}));
    draft.plan.steps.append(remote.upload(u"board-scripts"_s, tr("Copy the scripts to the board"),
                                          tr("Each step is a script of its own, which runs there."), remote.local(),
                                          remote.remote()));
    if (ownFolder) {
        draft.plan.steps.append(remote.upload(u"board-source"_s, tr("Copy the source to the board"),
                                              tr("Your folder is only read; the board builds its own copy."),
                                              draft.source.workspace, remote.remote() + "/source"_L1));
    }
    draft.plan.steps.append(remote.ssh(u"board-check"_s, tr("Look whether the board can build"),
                                       tr("A missing program or a full disk is said before hours are spent."),
                                       {u"sh"_s, remote.remote() + "/steps/check.sh"_L1}));
    for (const PlanStep& step : inner.plan.steps) {
        const QString script = "steps/"_L1 + step.id + ".sh"_L1;
        draft.plan.files.append({remote.local() + u'/' + script, 0755, remoteStepScript(inner.plan, step),
                                 tr("The step \"%1\" as it runs on the board.").arg(step.title), group});
        draft.plan.steps.append(remote.ssh(step.id == "collect"_L1 ? u"board-collect"_s : step.id, step.title, step.why,
                                           {u"sh"_s, remote.remote() + u'/' + script}));
    }
    const QString here = u"${RUN}/board"_s;
    draft.plan.steps.append(remote.download(u"board-result"_s, tr("Copy the result from the board"),
                                            tr("What was built is kept with the run, here."),
                                            remote.remote() + "/run/artifacts"_L1, here));
    draft.plan.steps.append(planning::collectStep());
    const QString kind = draft.product ? draft.product->kind : u"files"_s;
    draft.plan.artifacts = {{kind, {}, draft.wheel() ? u"*.whl"_s : u"*"_s, here}};
    return Done{};
}

} // namespace cw
