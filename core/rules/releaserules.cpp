// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the catalog's bounds say of a release: known limits, each with its source.

#include "core/base/versionview.h"
#include "core/rules/capability.h"
#include "core/rules/compilerused.h"
#include "core/rules/releasebounds.h"
#include "core/rules/rule.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

Finding::Severity severityOf(const Bound& bound)
{
    return bound.warns ? Finding::Severity::Warning : Finding::Severity::Error;
}

/// "TensorFlow 2.10.0 takes CUDA 11.0 or newer, not 10.2: its code is C++17."
QString sentence(const RuleRun& run, const Bound& bound, const QString& what, const QString& version)
{
    return tr("%1 takes %2 %3, not %4").arg(run.selection.release->name, what, ReleaseBounds::shown(bound), version)
           + ReleaseBounds::because(bound) + u'.';
}

/// What to do where nothing can be set: "Install GCC 10".
QString wanted(const Bound& bound, const QString& what)
{
    return tr("Choose %1 %2.").arg(what, ReleaseBounds::shown(bound));
}

void report(RuleRun& run, const Bound& bound, const QString& what, const QString& version,
            const std::optional<Repair>& repair, const QString& toDo)
{
    run.because(bound.source());
    run.found(severityOf(bound), sentence(run, bound, what, version), repair, repair ? QString() : toDo);
}

/// CUDA versions that may take the place of this one, best first: as published, then the newest.
QList<Repair> otherCuda(const RuleRun& run, const ReleaseBounds& bounds)
{
    const Release* release = run.selection.release;
    QList<Repair> repairs;
    const QString published = release->hermeticCuda.isEmpty() ? release->cuda : release->hermeticCuda;
    const QString ownCudnn = release->hermeticCudnn.isEmpty() ? release->cudnn : release->hermeticCudnn;
    if (!published.isEmpty() && !bounds.against(published)) {
        repairs.append(setField("cuda", published));
        Repair both = setField("cuda", published);
        both.set.insert(u"cudnn"_s, ownCudnn);
        both.text = tr("Set cuda to %1 and cudnn to %2.").arg(published, ownCudnn);
        if (!ownCudnn.isEmpty())
            repairs.append(both);
    }
    QStringList lines;
    for (const Cuda& line : run.catalog.cuda()) {
        if (!bounds.against(line.id) && release->cudaStyle != "hermetic"_L1)
            lines.prepend(line.id);
    }
    for (const QString& line : std::as_const(lines)) {
        if (!sameLine(line, published) && majorOf(line) <= majorOf(release->cuda))
            repairs.append(setField("cuda", line));
    }
    return repairs;
}

/// The nearest release that takes this CUDA, before or after this one; null none.
const Release* releaseThatTakes(const RuleRun& run, const QString& cuda, bool later)
{
    const Release* now = run.selection.release;
    const Release* best = nullptr;
    for (const Release& each : run.catalog.releases()) {
        const bool onSide = later ? older(now->version, each.version) : older(each.version, now->version);
        if (each.project != now->project || !onSide || each.cuda.isEmpty() || each.cudaStyle == "hermetic"_L1)
            continue;
        const Bound::Case one{each.project, each.version, u"wheel"_s, run.selection.arch, cuda, run.selection.cross};
        const bool refused =
            std::any_of(run.catalog.bounds().begin(), run.catalog.bounds().end(), [&](const Bound& bound) {
                return bound.of == "cuda"_L1 && bound.speaksFor(one) && !bound.allows(cuda);
            });
        const bool nearer = !best || (later ? older(each.version, best->version) : older(best->version, each.version));
        if (!refused && nearer)
            best = &each;
    }
    return best;
}

void cuda(RuleRun& run)
{
    if (!run.selection.cuda || !run.selection.release)
        return;
    const ReleaseBounds bounds(run, "cuda"_L1);
    const QString typed = run.text("cuda");
    const Bound* bound = bounds.against(typed);
    if (!bound)
        return;
    const bool tooNew = !bound->max.isEmpty() && older(bound->max, typed);
    const Release* other = releaseThatTakes(run, typed, tooNew);
    const QString toDo =
        other ? tr("Choose CUDA %1, or %2 for CUDA %3.").arg(ReleaseBounds::shown(*bound), other->name, typed)
              : wanted(*bound, u"CUDA"_s);
    report(run, *bound, u"CUDA"_s, typed, run.firstThatHolds(otherCuda(run, bounds)), toDo);
}

void cudnn(RuleRun& run)
{
    if (!run.selection.cuda || !run.isSet("cudnn"))
        return;
    const ReleaseBounds bounds(run, "cudnn"_L1);
    const QString typed = run.text("cudnn");
    const Bound* bound = bounds.against(typed);
    if (!bound)
        return;
    const Release* release = run.selection.release;
    QList<Repair> repairs;
    if (!release->cudnn.isEmpty() && !bounds.against(release->cudnn))
        repairs.append(setField("cudnn", release->cudnn));
    for (auto it = run.catalog.cudnn().crbegin(); it != run.catalog.cudnn().crend(); ++it) {
        if (!bounds.against(it->version))
            repairs.append(setField("cudnn", majorMinor(it->version)));
    }
    report(run, *bound, u"cuDNN"_s, typed, run.firstThatHolds(repairs), wanted(*bound, u"cuDNN"_s));
}

void compiler(RuleRun& run)
{
    if (!run.selection.release || run.selection.container)
        return;
    const CompilerUsed used = CompilerUsed::of(run);
    if (used.version.isEmpty())
        return; // compiler.missing and compiler.nvcc say that it is not known
    const ReleaseBounds bounds(run, used.clang ? "clang"_L1 : "gcc"_L1);
    const Bound* bound = bounds.against(used.version);
    if (!bound)
        return;
    const QString what = used.clang ? u"Clang"_s : u"GCC"_s;
    QString install;
    if (!bound->max.isEmpty())
        install = bound->max;
    else if (!bound->min.isEmpty())
        install = bound->min;
    else if (!bound->broken.isEmpty())
        install = QString::number(majorOf(bound->broken.first()) - 1); // the one before it
    const QString toDo =
        install.isEmpty()
            ? wanted(*bound, what)
            : tr("Install %1 %2 and set compiler to it.").arg(what, bound->max.isEmpty() ? install : bound->max);
    report(run, *bound, what, used.version, std::nullopt, toDo);
}

void python(RuleRun& run)
{
    const Bound* bound = ReleaseBounds(run, "python"_L1).against(run.text("python"));
    if (!bound)
        return;
    const QString better = bound->min.isEmpty() ? bound->max : bound->min;
    report(run, *bound, u"Python"_s, run.text("python"), run.firstThatHolds({setField("python", better)}),
           wanted(*bound, u"Python"_s));
}

void package(RuleRun& run, QLatin1StringView of, const QString& what, const QString& version)
{
    if (version.isEmpty())
        return;
    const Bound* bound = ReleaseBounds(run, of).against(version);
    if (!bound)
        return;
    const QString limit = bound->max.isEmpty() ? bound->min : bound->max;
    report(run, *bound, what, version, std::nullopt,
           tr("Install %1 %2.").arg(what, limit.isEmpty() ? ReleaseBounds::shown(*bound) : limit));
}

void numpy(RuleRun& run)
{
    package(run, "numpy"_L1, u"NumPy"_s, run.targetFact("numpy"));
}

void protobuf(RuleRun& run)
{
    package(run, "protobuf"_L1, u"protobuf"_s, run.targetFact("protobuf"));
}

void capability(RuleRun& run)
{
    const QStringList seen = run.targetList("gpu_capabilities");
    const QString device = seen.isEmpty() ? run.selection.deviceCapability : seen.first();
    if (!run.selection.cuda || device.isEmpty())
        return;
    const Bound* bound = ReleaseBounds(run, "capability"_L1).against(device);
    if (!bound)
        return;
    run.because(bound->source());
    run.found(
        severityOf(*bound),
        tr("%1 runs on GPUs of capability %2, and this one has %3: it was seen to ignore them, even built for them.")
            .arg(run.selection.release->name, ReleaseBounds::shown(*bound), device),
        buildForCpu());
}

/// A wheel that somebody published for this machine: what it lacks is said with it.
void wheelThere(RuleRun& run)
{
    const Release* release = run.selection.release;
    const QString product = run.text("product");
    if (!release || (!product.isEmpty() && product != "wheel"_L1) || run.isSet("source"))
        return;
    const QString python = run.text("python");
    const QString glibc = run.targetFact("glibc");
    const PublishedWheel* best = nullptr;
    for (const PublishedWheel& wheel : run.catalog.wheels()) {
        const bool sameSystem =
            wheel.jetpacks.isEmpty()
            || (run.selection.jetpack
                && std::any_of(wheel.jetpacks.begin(), wheel.jetpacks.end(),
                               [&](const QString& each) { return sameLine(each, run.selection.jetpack->id); }));
        const bool fits = wheel.project == release->project && wheel.arch == run.selection.arch && sameSystem
                          && majorMinor(wheel.version) == majorMinor(run.selection.version)
                          && (python.isEmpty() || wheel.python.contains(majorMinor(python)))
                          && (glibc.isEmpty() || !older(glibc, wheel.glibc));
        if (fits
            && (!best || (best->cuda.isEmpty() && !wheel.cuda.isEmpty())
                || (best->cuda.isEmpty() == wheel.cuda.isEmpty() && older(best->version, wheel.version))))
            best = &wheel;
    }
    if (!best)
        return;
    run.because(best->source());
    const QString what = best->cuda.isEmpty() ? tr("without CUDA") : tr("with CUDA %1").arg(best->cuda);
    run.found(tr("A wheel is published: TensorFlow %1 for Python %2, %3, from %4.")
                  .arg(best->version, best->python.join(", "_L1), what, best->publisher),
              run.selection.cuda && best->cuda.isEmpty() ? tr("Build only for what it lacks: it uses no GPU.")
                                                         : tr("Install it in place of building: %1").arg(best->where));
}

/// A tree that does not build on the machine itself.
void native(RuleRun& run)
{
    if (!run.selection.native || !run.selection.release)
        return;
    const ReleaseBounds bounds(run, "native"_L1);
    if (bounds.isEmpty())
        return;
    const Bound& bound = *bounds.all().first();
    const Release* release = run.selection.release;
    const Product* product = release->product(run.text("product"));
    if (product && !product->cmakeSource.isEmpty() && run.text("road") == "cmake"_L1)
        return;
    run.because(bound.source());
    QList<Repair> repairs;
    if (product && !product->cmakeSource.isEmpty())
        repairs.append({tr("Build it by CMake: set road to cmake."), {{u"road"_s, u"cmake"_s}}, {}});
    const Release* next = nullptr; // the first later one without such a bound
    for (const Release& each : run.catalog.releases()) {
        if (each.project == release->project && older(bound.to, each.version)
            && (!next || older(each.version, next->version)))
            next = &each;
    }
    const QString text = tr("%1 does not build on %2 itself without changes to the tree.")
                             .arg(release->name, run.selection.board ? run.selection.board->name : run.selection.arch);
    const auto repair = run.firstThatHolds(repairs);
    run.found(severityOf(bound), text, repair,
              repair ? QString()
              : next ? tr("Choose %1.").arg(next->name)
                     : tr("Build it on another machine."));
}

} // namespace

void addReleaseRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    const char* const table = QT_TRANSLATE_NOOP("cw::Rules", "catalog: bounds");
    rules
        << Rule{u"cuda.release"_s, S::Error, u"cuda"_s, table, cuda, u"the release takes this CUDA"_s}
        << Rule{u"cudnn.header"_s,
                S::Error,
                u"cudnn"_s,
                table,
                cudnn,
                u"the release takes this cuDNN: up to 2.2 none that tells its version in cudnn_version.h"_s}
        << Rule{u"compiler.release"_s,
                S::Error,
                u"compiler"_s,
                table,
                compiler,
                u"this GCC or Clang compiles the release"_s}
        << Rule{u"python.release"_s,
                S::Error,
                u"python"_s,
                table,
                python,
                u"the patch release still takes this Python"_s}
        << Rule{u"python.numpy_version"_s,
                S::Warning,
                u"python"_s,
                table,
                numpy,
                u"the release runs with the NumPy that is installed"_s}
        << Rule{u"python.protobuf"_s,
                S::Warning,
                u"python"_s,
                table,
                protobuf,
                u"the release runs with the protobuf that is installed"_s}
        << Rule{u"capability.release"_s,
                S::Warning,
                u"gpu"_s,
                table,
                capability,
                u"the release runs on GPUs of this capability"_s}
        << Rule{u"wheel.published"_s, S::Info,
                u"product"_s,         QT_TRANSLATE_NOOP("cw::Rules", "catalog: wheels"),
                wheelThere,           u"nobody builds for a day what a download gives"_s}
        << Rule{
               u"mode.native_tree"_s, S::Error, u"mode"_s, table, native, u"the tree builds on this kind of machine"_s};
}

} // namespace cw
