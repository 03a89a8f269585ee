// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rule.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

bool buildsPython(const RuleRun& run)
{
    return run.text("product") == "wheel"_L1;
}

/// Of the machine that runs the result: the device, or this one where it is the target.
QStringList devicePythons(const RuleRun& run)
{
    QStringList all = run.targetList("pythons");
    if (run.targetKnows("python"))
        all.append(run.targetFact("python"));
    return all;
}

bool listed(const QStringList& versions, const QString& wanted)
{
    return std::any_of(versions.begin(), versions.end(),
                       [&](const QString& each) { return majorMinor(each) == majorMinor(wanted); });
}

/// The best Python for this release: the device's own, else its JetPack's, else the newest that the release takes.
QString suggested(const RuleRun& run)
{
    const QStringList allowed = run.selection.release ? run.selection.release->python : QStringList();
    QStringList candidates = {run.targetFact("python")};
    candidates += run.targetList("pythons");
    if (run.selection.jetpack && devicePythons(run).isEmpty())
        candidates.append(run.selection.jetpack->python);
    for (const QString& candidate : candidates) {
        if (!candidate.isEmpty() && (allowed.isEmpty() || listed(allowed, candidate)))
            return majorMinor(candidate);
    }
    return devicePythons(run).isEmpty() && !allowed.isEmpty() ? allowed.last() : QString();
}

void unsupported(RuleRun& run)
{
    const Release* release = run.selection.release;
    const QString python = run.text("python");
    if (!buildsPython(run) || !release || python.isEmpty() || release->python.isEmpty()
        || listed(release->python, python))
        return;
    run.because(release->source(u"python"_s));
    const QString text =
        tr("%1 does not take Python %2; it takes %3.").arg(release->name, python, release->python.join(", "_L1));
    const QString better = suggested(run);
    if (better.isEmpty())
        run.found(text, tr("Install one of these on the device, or choose another release."));
    else
        run.found(text, setField("python", better));
}

void device(RuleRun& run)
{
    if (!buildsPython(run))
        return;
    const QStringList there = devicePythons(run);
    const QString python = run.text("python");
    if (there.isEmpty()) {
        run.unknown(python.isEmpty() ? tr("Which Python the wheel is for is not known yet.")
                                     : tr("Whether the device has Python %1 is not known yet.").arg(python),
                    askTarget(run));
        return;
    }
    if (python.isEmpty()) {
        const Release* release = run.selection.release;
        const QString better = suggested(run);
        if (release && !release->python.isEmpty() && better.isEmpty())
            run.found(tr("%1 takes Python %2, and the device has %3.")
                          .arg(release->name, release->python.join(", "_L1), there.join(", "_L1)),
                      tr("Install one of these on the device, or choose another release."));
        return;
    }
    if (listed(there, python))
        return;
    const QString text =
        tr("The wheel would be for Python %1, and the device has %2.").arg(python, there.join(", "_L1));
    const QString better = suggested(run);
    if (better.isEmpty())
        run.found(text, tr("Install Python %1 on the device, or choose another release.").arg(python));
    else
        run.found(text, setField("python", better));
}

void jetpack(RuleRun& run)
{
    const QString python = run.text("python");
    if (!buildsPython(run) || python.isEmpty() || !run.selection.jetpack || !devicePythons(run).isEmpty())
        return;
    const QString shipped = run.selection.jetpack->python;
    if (shipped.isEmpty() || majorMinor(shipped) == majorMinor(python))
        return;
    run.because(run.selection.jetpack->source(u"python"_s));
    run.found(tr("%1 comes with Python %2; the wheel would be for %3, which must be installed there.")
                  .arg(run.selection.jetpack->name, shipped, python),
              setField("python", shipped));
}

/// What was read about the folder that is named holds for the one that is named now.
bool headersRead(const RuleRun& run)
{
    return run.isSet("python_include") && run.fact("host.path.python_include") == run.text("python_include");
}

/// Where the folder was looked at: Python.h lies in another one near it. Returns whether that settles the matter.
bool includeFound(RuleRun& run)
{
    if (!headersRead(run))
        return false;
    const QString found = run.fact("host.path.python_include.found");
    const QStringList nearby = run.factList("host.path.python_include.nearby");
    if (!found.isEmpty())
        run.found(tr("python_include has no Python.h; it lies in %1.").arg(found), setField("python_include", found));
    else if (nearby.size() > 1)
        run.found(tr("python_include has no Python.h; several Pythons lie near it: %1.").arg(nearby.join(", "_L1)),
                  tr("Set python_include to the folder of the target's."));
    return !found.isEmpty() || nearby.size() > 1 || run.fact("host.path.python_include.problem").isEmpty();
}

/// …/include → one level too high; …/<triplet>/pythonX.Y → the folder of pyconfig.h alone.
void includeLevel(RuleRun& run)
{
    QString path = run.text("python_include");
    if (path.isEmpty() || includeFound(run))
        return;
    while (path.endsWith(u'/'))
        path.chop(1);
    static const QRegularExpression multiarch(
        u"^(.*/include)/[a-z0-9_]+-linux-gnu[a-z]*/(python[0-9]+\\.[0-9]+[a-z]*)$"_s);
    static const QRegularExpression folder(u"^python[0-9]+\\.[0-9]+[a-z]*$"_s);
    if (const auto match = multiarch.match(path); match.hasMatch()) {
        const QString better = match.captured(1) + u'/' + match.captured(2);
        run.found(
            tr("python_include is one level too deep: this folder holds the machine's pyconfig.h only, and Python.h lies in %1.")
                .arg(better),
            setField("python_include", better));
        return;
    }
    if (path.section(u'/', -1) != "include"_L1)
        return;
    const QString python = majorMinor(run.text("python"));
    const QString text = tr("python_include is one level too high: Python.h lies in a folder below it.");
    if (python.isEmpty())
        run.found(text, tr("Set python_include to the folder pythonX.Y below it."));
    else
        run.found(text, setField("python_include", QString(path + "/python"_L1 + python)));
}

void includeVersion(RuleRun& run)
{
    static const QRegularExpression version(u"/python([0-9]+\\.[0-9]+)[a-z]*/?$"_s);
    const QString stated = headersRead(run) ? majorMinor(run.fact("host.path.python_include.version")) : QString();
    const QString found = stated.isEmpty() ? version.match(run.text("python_include")).captured(1) : stated;
    const QString python = majorMinor(run.text("python"));
    if (found.isEmpty() || python.isEmpty() || found == python)
        return;
    const QString text =
        tr("python_include holds the headers of Python %1, and the wheel is for %2.").arg(found, python);
    const Release* release = run.selection.release;
    const bool possible = (!release || release->python.isEmpty() || listed(release->python, found))
                          && (devicePythons(run).isEmpty() || listed(devicePythons(run), found));
    if (possible)
        run.found(text, setField("python", found));
    else
        run.found(text, tr("Name the headers of Python %1.").arg(python));
}

void includeMissing(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!buildsPython(run) || !run.selection.cross || !release || !run.text("python_include").isEmpty()
        || release->hermeticPython)
        return;
    if (run.knows("host.arch") && run.fact("host.arch") == run.selection.arch)
        return;
    const QString sysroot = run.text("sysroot");
    if (!sysroot.isEmpty())
        return; // the planner looks there
    run.found(tr("The target's Python headers are not named; the plan fetches the distribution's for %1 when it can.")
                  .arg(run.selection.arch),
              tr("To use the device's own, set python_include to the folder with its Python.h."));
}

/// "Problem getting numpy include path. … Is numpy installed?": local_config_python fails, and with it every target.
void numpyMissing(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!release || release->project != "tensorflow"_L1 || release->hermeticPython || run.selection.container
        || !run.knows("host.python_numpy") || run.factFlag("host.python_numpy"))
        return;
    run.found(tr("numpy is not installed for this machine's Python; every target of %1 asks for its headers.")
                  .arg(release->name),
              tr("Install it: sudo apt install python3-numpy"));
}

/// Before the hermetic Python the wheel's tag and Python.h are those of the interpreter that builds.
void hostMinor(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!buildsPython(run) || !run.selection.cross || !release || release->project != "tensorflow"_L1
        || release->hermeticPython || run.selection.arch.isEmpty() || run.fact("host.arch") == run.selection.arch)
        return;
    const QString wanted = majorMinor(run.isSet("python") ? run.text("python") : run.fact("device.python"));
    if (wanted.isEmpty())
        return; // python.device says so
    if (!run.knows("host.python")) {
        run.unknown(tr("Whether this machine's Python is %1, as the wheel's must be, is not known.").arg(wanted),
                    tr("Let this machine be probed."));
        return;
    }
    if (majorMinor(run.fact("host.python")) == wanted)
        return;
    run.found(
        tr("%1 takes the wheel's Python from the interpreter that builds: this machine's is %2, and the target's is %3.")
            .arg(release->name, run.fact("host.python"), wanted),
        tr("Build where python3 is Python %1 (a container of the board's release), or choose a product without Python.")
            .arg(wanted));
}

/// Debian's Python.h includes the machine's pyconfig.h by <TRIPLET/pythonX.Y/pyconfig.h>: without that folder (or the link
/// that stands for it) every file fails; with another machine's, the build is wrong.
void includeConfig(RuleRun& run)
{
    if (!headersRead(run) || !run.knows("host.path.python_include.pyconfig"))
        return;
    const QString wanted = run.fact("host.path.python_include.pyconfig");
    const QString folder = run.text("python_include");
    const QString os = run.fact("host.os");
    const Repair fetched{
        tr("Remove python_include, so that the plan fetches the distribution's headers."), {}, {u"python_include"_s}};
    const bool canFetch = os.startsWith("debian"_L1) || os.startsWith("ubuntu"_L1);
    const auto report = [&](const QString& text, const QString& byHand) {
        if (canFetch)
            run.found(text, fetched);
        else
            run.found(text, byHand);
    };
    if (!run.factFlag("host.path.python_include.pyconfig_there")) {
        const QString there =
            wanted.contains(u'/') ? folder.section(u'/', 0, -2) + u'/' + wanted : folder + u'/' + wanted;
        report(
            tr("The headers in python_include ask for <%1>, and %2 is not there.").arg(wanted, there),
            tr("Copy that file from the target, or link its folder: ln -s FOLDER %1.").arg(there.section(u'/', 0, -2)));
        return;
    }
    const qint64 size = run.number("host.path.python_include.long_size");
    const qint64 own = run.selection.arch == "armhf"_L1 ? 4 : 8;
    if (size > 0 && !run.selection.arch.isEmpty() && size != own)
        report(tr("The pyconfig.h of python_include is another machine's: a long has %1 bytes there, and %2 on %3.")
                   .arg(size)
                   .arg(own)
                   .arg(run.selection.arch),
               tr("Name the headers of the target's own Python."));
}

/// The compile test of #include <Python.h>, run where this folder was read.
void includeCompiles(RuleRun& run)
{
    if (!headersRead(run) || !run.fact("host.path.python_include.found").isEmpty())
        return; // python_include.level says so
    const QString problem = run.fact("host.path.python_include.problem");
    if (!problem.isEmpty())
        run.found(
            tr("A file with #include <Python.h> does not compile against python_include: %1").arg(problem),
            tr("Name the folder of the target's Python.h, with its pyconfig.h below the sibling folder of the machine."));
}

} // namespace

void addPythonRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    rules << Rule{u"python.unsupported"_s,
                  S::Error,
                  u"python"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "catalog: releases"),
                  unsupported,
                  u"the release takes this Python"_s}
          << Rule{u"python.device"_s,
                  S::Error,
                  u"python"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "PEP 425: the wheel's Python tag must be the interpreter's"),
                  device,
                  u"the machine that runs the result has this Python"_s}
          << Rule{u"python.jetpack"_s,
                  S::Warning,
                  u"python"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "catalog: jetpack"),
                  jetpack,
                  u"the JetPack comes with this Python"_s}
          << Rule{u"python_include.level"_s,
                  S::Error,
                  u"python_include"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "Debian's layout of Python headers"),
                  includeLevel,
                  u"python_include is the folder of Python.h, not the one above or below it"_s}
          << Rule{u"python_include.version"_s,
                  S::Error,
                  u"python_include"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "the folder's name"),
                  includeVersion,
                  u"python_include is of the wheel's Python"_s}
          << Rule{u"python_include.missing"_s,
                  S::Info,
                  u"python_include"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "docs/formats.md"),
                  includeMissing,
                  u"a cross build names the target's Python headers, or the plan fetches them"_s}
          << Rule{u"python.numpy"_s,
                  S::Error,
                  u"python"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "TensorFlow 2.8.0: third_party/py/python_configure.bzl"),
                  numpyMissing,
                  u"numpy is installed for the Python that builds"_s}
          << Rule{u"python.host_minor"_s,
                  S::Error,
                  u"python"_s,
                  QT_TRANSLATE_NOOP(
                      "cw::Rules",
                      "cross build of TensorFlow 1.5 for the TX1: host and target Python have the same minor version"),
                  hostMinor,
                  u"the Python that builds has the wheel's minor version, before the hermetic Python"_s}
          << Rule{u"python_include.config"_s,
                  S::Error,
                  u"python_include"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "Debian's layout of Python headers"),
                  includeConfig,
                  u"the pyconfig.h that python_include asks for is there and the target's"_s}
          << Rule{u"python_include.compiles"_s,
                  S::Error,
                  u"python_include"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "the target's compiler, run on #include <Python.h>"),
                  includeCompiles,
                  u"a file that includes Python.h compiles against python_include"_s};
}

} // namespace cw
