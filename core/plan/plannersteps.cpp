// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/field.h"
#include "core/emit/answers.h"
#include "core/emit/headersscript.h"
#include "core/emit/retagscript.h"
#include "core/plan/plannerparts.h"

#include <QCoreApplication>
#include <QFileInfo>

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
constexpr int headersSeconds = 900;
constexpr int packageSeconds = 3600;

/// "3.11.2" → "3.11".
QString minorOf(const QString& version)
{
    return version.section(u'.', 0, 1);
}

/// features.* that ./configure is asked about; the others steer the plan itself.
QMap<QString, bool> configureFeatures(const Configuration& configuration)
{
    constexpr auto prefix = "features."_L1;
    QMap<QString, bool> features;
    for (const QString& field : configuration.values().keys()) {
        const QString name = field.startsWith(prefix) ? field.mid(prefix.size()) : QString();
        if (!name.isEmpty() && !planFeatures().contains(name))
            features.insert(name, configuration.flag(field));
    }
    return features;
}

/// What goes to the host compiler as well must be neutral; the target's own flags are on the command line.
QStringList configureOptimize(const Context& context)
{
    const QStringList chosen = context.configuration.list(u"optimize"_s);
    return context.foreign || chosen.isEmpty() ? QStringList{u"-O2"_s} : chosen;
}

QString wheelPlatform(const Context& context)
{
    if (context.selection.arch != "armhf"_L1)
        return "linux_"_L1 + context.selection.arch;
    return context.selection.board->isa == "armv6"_L1 ? u"linux_armv6l"_s : u"linux_armv7l"_s;
}

PlanStep collectStep()
{
    PlanStep step;
    step.id = u"collect"_s;
    step.kind = PlanStep::Kind::Collect;
    step.title = tr("Collect the artifacts");
    step.why = tr("Copies exactly what the build made into the run and notes its SHA-256.");
    return step;
}

} // namespace

QString atHome(const QString& path, const QString& home)
{
    return path == "~"_L1 || path.startsWith("~/"_L1) ? home + path.mid(1) : path;
}

QString plainPath(const QStringList& programs, const QString& first)
{
    QStringList folders{u"/usr/local/sbin"_s, u"/usr/local/bin"_s, u"/usr/sbin"_s,
                        u"/usr/bin"_s,        u"/sbin"_s,          u"/bin"_s};
    for (const QString& program : programs) {
        const QString folder = program.startsWith(u'/') ? QFileInfo(program).path() : QString();
        if (!folder.isEmpty() && !folders.contains(folder))
            folders.prepend(folder);
    }
    if (!first.isEmpty())
        folders.prepend(first);
    return folders.join(u':');
}

QStringList disturbingVariables()
{
    return {u"BAZEL_COMPILER"_s, u"BAZEL_CXXOPTS"_s,  u"BAZEL_LINKOPTS"_s, u"CC"_s,
            u"CFLAGS"_s,         u"CPATH"_s,          u"CPPFLAGS"_s,       u"CXX"_s,
            u"CXXFLAGS"_s,       u"C_INCLUDE_PATH"_s, u"LDFLAGS"_s,        u"LD_LIBRARY_PATH"_s,
            u"LIBRARY_PATH"_s,   u"PYTHONHOME"_s,     u"PYTHONPATH"_s,     u"CPLUS_INCLUDE_PATH"_s};
}

Status addHeaders(Context& context, Plan& plan)
{
    if (!context.foreign || !context.wheel())
        return Done{};
    const QStringList candidates{context.text(u"python"_s), context.facts.text(u"device.python"_s),
                                 context.facts.text(u"host.python"_s)};
    for (const QString& candidate : candidates) {
        if (context.python.isEmpty())
            context.python = minorOf(candidate);
    }
    if (const QString chosen = context.text(u"python_include"_s); !chosen.isEmpty()) {
        context.pythonInclude = atHome(chosen, context.places.home);
        return Done{};
    }
    const QString architecture = emit::debianArchitecture(context.selection.arch);
    const QString os = context.facts.text(u"host.os"_s);
    if (context.python.isEmpty() || architecture.isEmpty()) {
        return Error{Error::Kind::Missing, tr("The Python version on the target is not known."),
                     tr("Set python to it.")};
    }
    if (!os.isEmpty() && !os.startsWith("debian"_L1) && !os.startsWith("ubuntu"_L1)) {
        return Error{Error::Kind::Missing,
                     tr("The target's Python headers can be fetched on Debian and its relatives only."),
                     tr("Set python_include to a folder that holds the Python.h of Python %1 for %2.")
                         .arg(context.python, context.selection.arch)};
    }
    const QString folder = context.places.cache + "/python/%1-%2"_L1.arg(context.python, architecture);
    const QString script = context.generated + "/python_headers.sh"_L1;
    context.pythonInclude = folder + "/usr/include/python"_L1 + context.python;
    plan.files.append({script, 0755, emit::pythonHeadersScript(),
                       tr("Fetches the target's Python headers without root."), u"configuration"_s});
    PlanStep step;
    step.id = u"headers"_s;
    step.title = tr("Fetch the headers of Python %1 for %2").arg(context.python, architecture);
    step.why = tr("The extension module is compiled against the target's Python.h, not against this machine's.");
    step.program = u"sh"_s;
    step.arguments = {script, context.python, architecture, folder};
    step.timeoutSeconds = headersSeconds;
    step.outputLimitMiB = configureOutputMiB;
    step.expectedFiles = {context.pythonInclude + "/Python.h"_L1};
    step.skipIfExists = step.expectedFiles;
    plan.steps.append(step);
    return Done{};
}

Status addConfigure(const Context& context, Plan& plan)
{
    if (!context.family)
        return Done{};
    const QString python = context.facts.text(u"host.python_path"_s);
    const bool debian = context.facts.text(u"host.os"_s).startsWith("debian"_L1) && python == "/usr/bin/python3"_L1;
    auto answers =
        emit::configureAnswers(*context.family, {python.isEmpty() ? u"/usr/bin/python3"_s : python,
                                                 debian ? u"/usr/lib/python3/dist-packages"_s : QString(),
                                                 configureOptimize(context), configureFeatures(context.configuration)});
    if (!answers)
        return answers.error();
    const QString bin = context.generated + "/bin"_L1;
    plan.files.append({bin + "/bazel"_L1, 0755, emit::bazelForwarder(context.bazel.program),
                       tr("./configure looks for a program called bazel; this is the one of the plan."),
                       u"configuration"_s});
    if (context.foreign) {
        plan.files.append({bin + "/ldconfig"_L1, 0755, emit::silentLdconfig(),
                           tr("Keeps ./configure from taking this machine's libraries for the target's."),
                           u"configuration"_s});
    }
    PlanStep step;
    step.id = u"configure"_s;
    step.title = tr("Configure");
    step.why =
        context.source.ours
            ? tr("Writes %1 in the workspace: every question is answered by the environment.")
                  .arg(context.selection.release->rcFile)
            : tr("Writes %1 and what else ./configure writes into your tree %2: every question is answered by the environment.")
                  .arg(context.selection.release->rcFile, context.source.workspace);
    step.program = context.source.workspace + "/configure"_L1;
    step.environment = *answers;
    step.environment.insert(u"PATH"_s, plainPath({python}, bin));
    for (auto it = context.bazel.environment.cbegin(); it != context.bazel.environment.cend(); ++it)
        step.environment.insert(it.key(), it.value());
    if (!context.pythonInclude.isEmpty())
        step.environment.insert(u"CROSSTOOL_PYTHON_INCLUDE_PATH"_s, context.pythonInclude);
    step.unsetEnvironment = disturbingVariables();
    for (const QString& variable : emit::configureVariables(*context.family)) {
        if (!step.environment.contains(variable) && !step.unsetEnvironment.contains(variable))
            step.unsetEnvironment.append(variable);
    }
    step.workingDirectory = context.source.workspace;
    step.timeoutSeconds = configureSeconds;
    step.outputLimitMiB = configureOutputMiB;
    if (!context.selection.release->rcFile.isEmpty())
        step.expectedFiles = {context.source.workspace + u'/' + context.selection.release->rcFile};
    plan.steps.append(step);
    return Done{};
}

Status addArtifacts(const Context& context, Plan& plan)
{
    if (!context.product) {
        for (const QString& label : context.configuration.list(u"target"_s)) {
            if (!label.startsWith(u'-'))
                plan.artifacts.append({u"files"_s, label, {}, {}});
        }
        plan.steps.append(collectStep());
        return Done{};
    }
    const Product& product = *context.product;
    if (product.from == Product::From::Outputs) {
        for (const QString& label : product.targets)
            plan.artifacts.append({product.kind, label, {}, {}});
        plan.steps.append(collectStep());
        return Done{};
    }
    const bool script = product.from == Product::From::Script;
    const QString made = script ? u"${RUN}/package"_s : context.source.workspace + u'/' + product.folder;
    if (script) {
        PlanStep step;
        step.id = u"package"_s;
        step.title = tr("Make the wheel");
        step.why = tr("The build made a program that packs the wheel; its results go into the run.");
        step.program = context.source.workspace + u'/' + product.program;
        for (QString argument : product.arguments) {
            argument.replace("${OUT}"_L1, made).replace("${PLATFORM}"_L1, wheelPlatform(context));
            step.arguments.append(argument);
        }
        step.environment = {{u"PATH"_s, plainPath({context.facts.text(u"host.python_path"_s)})}};
        step.unsetEnvironment = disturbingVariables();
        step.workingDirectory = context.source.workspace;
        step.timeoutSeconds = packageSeconds;
        plan.steps.append(step);
    }
    QString folder = made;
    if (product.platform == "retag"_L1 && context.foreign) {
        const QString file = context.generated + "/retag_wheel.py"_L1;
        folder = u"${RUN}/wheels"_s;
        plan.files.append({file, 0644, emit::retagScript(),
                           tr("Writes the target's platform into the wheel's name and tags."), u"configuration"_s});
        PlanStep step;
        step.id = u"retag"_s;
        step.title = tr("Tag the wheel as %1").arg(wheelPlatform(context));
        step.why = tr("The packing program tags the wheel for this machine, and pip on the target would refuse it.");
        step.program = context.facts.text(u"host.python_path"_s).isEmpty() ? u"python3"_s
                                                                           : context.facts.text(u"host.python_path"_s);
        step.arguments = {file, wheelPlatform(context), made, folder};
        step.timeoutSeconds = packageSeconds;
        plan.steps.append(step);
    }
    plan.artifacts.append({product.kind, {}, product.pattern.isEmpty() ? u"*"_s : product.pattern, folder});
    plan.steps.append(collectStep());
    return Done{};
}

} // namespace cw::planning
