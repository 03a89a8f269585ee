// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The step "configure" of a plan: the release's ./configure with every answer, or the same files without it.

#include "core/base/version.h"
#include "core/config/field.h"
#include "core/configure/writtenlines.h"
#include "core/emit/answers.h"
#include "core/emit/cudaanswers.h"
#include "core/roads/plandraft.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw::planning {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Planner", text);
}

// A ./configure that was read takes seconds; one that loops prints hundreds of thousands of prompts in that time.
constexpr int configureSeconds = 120;
constexpr int configureOutputMiB = 8;
constexpr QLatin1StringView featurePrefix{"features."};

/// features.* that ./configure is asked about; the others steer the plan itself.
QMap<QString, bool> configureFeatures(const Configuration& configuration)
{
    QMap<QString, bool> features;
    for (const QString& field : configuration.values().keys()) {
        const QString name = field.startsWith(featurePrefix) ? field.mid(featurePrefix.size()) : QString();
        if (!name.isEmpty() && !planFeatures().contains(name))
            features.insert(name, configuration.flag(field));
    }
    return features;
}

/// What goes to the host compiler as well must be neutral; the target's own flags are on the command line.
QStringList configureOptimize(const PlanDraft& draft)
{
    const QStringList chosen = draft.configuration.list(u"optimize"_s);
    return draft.foreign || chosen.isEmpty() ? QStringList{u"-O2"_s} : chosen;
}

Result<QMap<QString, QString>> allAnswers(const PlanDraft& draft)
{
    const QString python = draft.facts.text(u"host.python_path"_s);
    const bool debian = draft.facts.text(u"host.os"_s).startsWith("debian"_L1) && python == "/usr/bin/python3"_L1;
    auto answers =
        emit::configureAnswers(*draft.family, {python.isEmpty() ? u"/usr/bin/python3"_s : python,
                                               debian ? u"/usr/lib/python3/dist-packages"_s : QString(),
                                               configureOptimize(draft), configureFeatures(draft.configuration)});
    if (!answers)
        return answers.error();
    const QString clang = draft.facts.text(u"host.clang_path"_s);
    if (answers->contains(u"CLANG_COMPILER_PATH"_s) && !clang.isEmpty())
        answers->insert(u"CLANG_COMPILER_PATH"_s, clang);
    for (auto it = draft.answers.cbegin(); it != draft.answers.cend(); ++it)
        answers->insert(it.key(), it.value());
    return answers;
}

/// The field of the configuration that decides an answer; "" where none was set.
QString fieldOf(const PlanDraft& draft, const QString& variable)
{
    for (const QString& feature : configureFeatures(draft.configuration).keys()) {
        if (draft.family->featureVariable(feature) == variable)
            return featurePrefix + feature;
    }
    const QString field = emit::answerField(variable, draft.foreign);
    return draft.configuration.has(field) ? field : QString();
}

ConfigureCall callFor(const PlanDraft& draft, const QString& folder, const QMap<QString, QString>& answers)
{
    ConfigureCall call;
    call.folder = folder;
    configure::fillIn(call, *draft.family, minorOf(draft.release()), answers);
    call.tracked = draft.family->changes;
    for (auto it = answers.cbegin(); it != answers.cend(); ++it)
        call.answers.append({it.key(), it.value(), fieldOf(draft, it.key())});
    for (const QString& kept : draft.configuration.list(u"configure_answers"_s))
        call.kept.append({kept.section(u'=', 0, -2), kept.section(u'=', -1)});
    // An answer that no variable carries can only be typed.
    call.terminal = draft.family->terminal || !call.kept.isEmpty();
    for (const ConfigureFailure& failure : draft.catalog.configureFailures())
        call.failures.append({failure.id, failure.pattern});
    return call;
}

/// The files that the script would write, as files of the plan, and a step that looks at them.
void addWithoutScript(PlanDraft& draft, ConfigureCall call, QMap<QString, QString> answers)
{
    const QString version = minorOf(draft.release());
    if (const QString clang = draft.facts.text(u"host.clang"_s); !clang.isEmpty())
        answers.insert(u"CLANG_MAJOR"_s, clang.section(u'.', 0, 0));
    QStringList names = call.rcFiles;
    for (const ConfigureLine& line : call.expected) {
        if (!names.contains(line.file))
            names.append(line.file);
    }
    call.script = false;
    PlanStep step;
    for (const QString& name : names) {
        const QString path = call.folder + u'/' + name;
        draft.plan.files.append({path, 0644, configure::withoutScript(*draft.family, version, answers, name),
                                 tr("What ./configure of this release would write for these answers; it need not run."),
                                 u"configuration"_s});
        step.expectedFiles.append(path);
    }
    step.id = u"configure"_s;
    step.title = tr("Look at the configuration");
    step.why =
        tr("%1 is written without ./configure; features.configure_script=yes runs it.").arg(call.rcFiles.first());
    step.program = u"test"_s;
    step.arguments = {u"-s"_s, step.expectedFiles.first()};
    step.workingDirectory = call.folder;
    step.timeoutSeconds = configureSeconds;
    step.outputLimitMiB = configureOutputMiB;
    step.configure = call;
    draft.plan.steps.append(step);
}

void addPrograms(PlanDraft& draft, const QString& bin)
{
    draft.plan.files.append(
        {bin + "/bazel"_L1, 0755,
         emit::bazelForwarder(draft.bazel.program, draft.generated + "/configure-output"_L1,
                              draft.family->skippedBazel),
         tr("./configure looks for a program called bazel; this is the one of the plan, and it leaves no server behind."),
         u"configuration"_s});
    if (draft.foreign) {
        draft.plan.files.append({bin + "/ldconfig"_L1, 0755, emit::silentLdconfig(),
                                 tr("Keeps ./configure from taking this machine's libraries for the target's."),
                                 u"configuration"_s});
    }
}

QString reasonFor(const PlanDraft& draft, const ConfigureCall& call)
{
    const QString how = call.terminal ? tr("Its questions are answered on a terminal of its own.")
                                      : tr("Every question is answered by the environment.");
    const QString file = call.rcFiles.value(0);
    if (draft.source.ours)
        return tr("Writes %1 in the workspace.").arg(file) + u' ' + how;
    QString changed;
    if (!call.tracked.isEmpty())
        changed = u' ' + tr("It changes these files of your source: %1.").arg(call.tracked.join(", "_L1));
    return tr("Writes %1 and what else ./configure writes into your tree %2.").arg(file, draft.source.workspace) + u' '
           + how + changed;
}

} // namespace

Status addConfigure(PlanDraft& draft)
{
    if (!draft.family)
        return Done{};
    const auto answers = allAnswers(draft);
    if (!answers)
        return answers.error();
    const QString folder = draft.configureFolder.isEmpty() ? draft.source.workspace
                                                           : draft.source.workspace + u'/' + draft.configureFolder;
    const ConfigureCall call = callFor(draft, folder, *answers);
    if (draft.family->withoutScript && call.kept.isEmpty()
        && !draft.configuration.flag(u"features.configure_script"_s)) {
        addWithoutScript(draft, call, *answers);
        return Done{};
    }
    const QString bin = draft.generated + "/bin"_L1;
    addPrograms(draft, bin);
    const QString python = answers->value(u"PYTHON_BIN_PATH"_s);
    PlanStep step;
    step.id = u"configure"_s;
    step.title = tr("Configure");
    step.why = reasonFor(draft, call);
    // The file "configure" of these only starts the other; with line ends of Windows, or not executable, it cannot.
    const bool pythonScript = draft.family->script.endsWith(".py"_L1);
    step.program = pythonScript ? python : folder + "/configure"_L1;
    if (pythonScript)
        step.arguments = {folder + u'/' + draft.family->script};
    step.environment = *answers;
    step.environment.insert(u"PATH"_s, plainPath({python}, bin));
    step.environment.insert(u"PYTHONHASHSEED"_s, u"0"_s); // the order of found folders depends on it
    if (call.terminal)
        step.environment.insert(u"TERM"_s, u"dumb"_s);
    for (auto it = draft.bazel.environment.cbegin(); it != draft.bazel.environment.cend(); ++it)
        step.environment.insert(it.key(), it.value());
    if (!draft.pythonInclude.isEmpty())
        step.environment.insert(u"CROSSTOOL_PYTHON_INCLUDE_PATH"_s, draft.pythonInclude);
    step.unsetEnvironment = disturbingVariables();
    // Unbuffered, Python writes a line in two pieces, and what stands behind it in a pipe of 1.2 and 1.3 reads only one.
    step.unsetEnvironment << u"PYTHONINSPECT"_s << u"PYTHONSTARTUP"_s << u"PYTHONUNBUFFERED"_s << u"PYTHONWARNINGS"_s;
    for (const QString& variable : emit::configureVariables(*draft.family)) {
        if (!step.environment.contains(variable) && !step.unsetEnvironment.contains(variable))
            step.unsetEnvironment.append(variable);
    }
    step.workingDirectory = folder;
    step.timeoutSeconds = configureSeconds;
    step.outputLimitMiB = configureOutputMiB;
    for (const QString& name : call.rcFiles)
        step.expectedFiles.append(folder + u'/' + name);
    step.configure = call;
    draft.plan.steps.append(step);
    return Done{};
}

} // namespace cw::planning
