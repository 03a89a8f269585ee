// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emit/headersscript.h"
#include "core/emit/retagscript.h"
#include "core/roads/plandraft.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace cw::planning {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Planner", text);
}

constexpr int scriptOutputMiB = 8;
constexpr int headersSeconds = 900;
constexpr int trialSeconds = 60;
constexpr int packageSeconds = 3600;

/// Compiles a file that includes Python.h, in a second: wrong headers would end the build after hours.
void addHeadersTrial(PlanDraft& draft)
{
    const auto compiler =
        emit::crossCompiler(draft.facts, draft.selection.arch, atHome(draft.text(u"compiler"_s), draft.places.home));
    if (!compiler || draft.python.isEmpty())
        return;
    const QString source = draft.generated + "/try_python.cc"_L1;
    draft.plan.files.append({source, 0644, emit::pythonTrialSource(draft.python),
                             tr("Shows whether the target's Python headers fit, before the long build."),
                             u"configuration"_s});
    PlanStep step;
    step.id = u"try-headers"_s;
    step.title = tr("Try the headers of Python %1").arg(draft.python);
    step.why = tr(
        "Compiles two lines with the cross compiler: headers that are of another Python or machine end the run here and not hours later.");
    step.program = compiler->driver;
    step.arguments = {u"-fsyntax-only"_s, u"-x"_s, u"c++"_s, u"-std=c++11"_s};
    if (const QString sysroot = atHome(draft.text(u"sysroot"_s), draft.places.home); !sysroot.isEmpty())
        step.arguments << "--sysroot="_L1 + sysroot;
    // Debian's Python.h asks for the machine's pyconfig.h by its path below the folder above.
    step.arguments << "-I"_L1 + draft.pythonInclude << u"-idirafter"_s << QFileInfo(draft.pythonInclude).path()
                   << source;
    step.unsetEnvironment = disturbingVariables();
    step.timeoutSeconds = trialSeconds;
    step.outputLimitMiB = scriptOutputMiB;
    draft.plan.steps.append(step);
}

} // namespace

QString minorOf(const QString& version)
{
    return version.section(u'.', 0, 1);
}

QString wheelPlatform(const PlanDraft& draft)
{
    if (draft.selection.arch != "armhf"_L1)
        return "linux_"_L1 + draft.selection.arch;
    return draft.selection.board->isa == "armv6"_L1 ? u"linux_armv6l"_s : u"linux_armv7l"_s;
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

QString atHome(const QString& path, const QString& home)
{
    return path == "~"_L1 || path.startsWith("~/"_L1) ? home + path.mid(1) : path;
}

QString chosenCompiler(const PlanDraft& draft)
{
    const QString named = atHome(draft.text(u"compiler"_s), draft.places.home);
    const QString found = emit::namedDriver(draft.facts, named);
    return found.isEmpty() ? named : found;
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

Status addHeaders(PlanDraft& draft)
{
    // A release with a Python of its own takes the headers of that.
    if (!draft.foreign || !draft.wheel() || draft.selection.release->hermeticPython)
        return Done{};
    const QStringList candidates{draft.text(u"python"_s), draft.facts.text(u"device.python"_s),
                                 draft.facts.text(u"host.python"_s)};
    for (const QString& candidate : candidates) {
        if (draft.python.isEmpty())
            draft.python = minorOf(candidate);
    }
    if (const QString chosen = draft.text(u"python_include"_s); !chosen.isEmpty()) {
        draft.pythonInclude = atHome(chosen, draft.places.home);
        addHeadersTrial(draft);
        return Done{};
    }
    const QString architecture = emit::debianArchitecture(draft.selection.arch);
    const QString os = draft.facts.text(u"host.os"_s);
    if (draft.python.isEmpty() || architecture.isEmpty()) {
        return Error{Error::Kind::Missing, tr("The Python version on the target is not known."),
                     tr("Set python to it.")};
    }
    if (!os.isEmpty() && !os.startsWith("debian"_L1) && !os.startsWith("ubuntu"_L1)) {
        return Error{Error::Kind::Missing,
                     tr("The target's Python headers can be fetched on Debian and its relatives only."),
                     tr("Set python_include to a folder that holds the Python.h of Python %1 for %2.")
                         .arg(draft.python, draft.selection.arch)};
    }
    const QString folder = draft.places.cache + "/python/%1-%2"_L1.arg(draft.python, architecture);
    const QString script = draft.generated + "/python_headers.sh"_L1;
    draft.pythonInclude = folder + "/usr/include/python"_L1 + draft.python;
    draft.plan.files.append({script, 0755, emit::pythonHeadersScript(),
                             tr("Fetches the target's Python headers without root."), u"configuration"_s});
    PlanStep step;
    step.id = u"headers"_s;
    step.title = tr("Fetch the headers of Python %1 for %2").arg(draft.python, architecture);
    step.why = tr("The extension module is compiled against the target's Python.h, not against this machine's.");
    step.program = u"sh"_s;
    step.arguments = {script, draft.python, architecture, folder};
    step.timeoutSeconds = headersSeconds;
    step.outputLimitMiB = scriptOutputMiB;
    step.expectedFiles = {draft.pythonInclude + "/Python.h"_L1};
    step.skipIfExists = step.expectedFiles;
    draft.plan.steps.append(step);
    addHeadersTrial(draft);
    return Done{};
}

Status addArtifacts(PlanDraft& draft)
{
    if (!draft.product) {
        for (const QString& label : draft.configuration.list(u"target"_s)) {
            if (!label.startsWith(u'-'))
                draft.plan.artifacts.append({u"files"_s, label, {}, {}});
        }
        draft.plan.steps.append(collectStep());
        return Done{};
    }
    const Product& product = *draft.product;
    if (product.from == Product::From::Outputs) {
        for (const QString& label : product.targets)
            draft.plan.artifacts.append({product.kind, label, {}, {}});
        draft.plan.steps.append(collectStep());
        return Done{};
    }
    const bool script = product.from == Product::From::Script;
    const QString made = script ? u"${RUN}/package"_s : draft.source.workspace + u'/' + product.folder;
    if (script) {
        PlanStep step;
        step.id = u"package"_s;
        step.title = tr("Make the wheel");
        step.why = tr("The build made a program that packs the wheel; its results go into the run.");
        step.program = draft.source.workspace + u'/' + product.program;
        for (QString argument : product.argumentsFor(draft.selection.cuda)) {
            argument.replace("${OUT}"_L1, made).replace("${PLATFORM}"_L1, wheelPlatform(draft));
            step.arguments.append(argument);
        }
        step.environment = {{u"PATH"_s, plainPath({draft.facts.text(u"host.python_path"_s)})}};
        step.unsetEnvironment = disturbingVariables();
        step.workingDirectory = draft.source.workspace;
        step.timeoutSeconds = packageSeconds;
        draft.plan.steps.append(step);
    }
    QString folder = made;
    if (product.platform == "retag"_L1 && draft.foreign) {
        const QString file = draft.generated + "/retag_wheel.py"_L1;
        folder = u"${RUN}/wheels"_s;
        draft.plan.files.append({file, 0644, emit::retagScript(),
                                 tr("Writes the target's platform into the wheel's name and tags."),
                                 u"configuration"_s});
        PlanStep step;
        step.id = u"retag"_s;
        step.title = tr("Tag the wheel as %1").arg(wheelPlatform(draft));
        step.why = tr("The packing program tags the wheel for this machine, and pip on the target would refuse it.");
        step.program =
            draft.facts.text(u"host.python_path"_s).isEmpty() ? u"python3"_s : draft.facts.text(u"host.python_path"_s);
        step.arguments = {file, wheelPlatform(draft), made, folder};
        step.timeoutSeconds = packageSeconds;
        draft.plan.steps.append(step);
    }
    draft.plan.artifacts.append({product.kind, {}, product.pattern.isEmpty() ? u"*"_s : product.pattern, folder});
    draft.plan.steps.append(collectStep());
    return Done{};
}

Status addBazelJob(PlanDraft& draft)
{
    for (auto part : {addConfigure, addBuild, addArtifacts}) {
        if (auto done = part(draft); !done)
            return done;
    }
    return Done{};
}

} // namespace cw::planning
