// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/capability.h"
#include "core/rules/rule.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

bool dotted(QStringView text)
{
    const qsizetype dot = text.indexOf(u'.');
    return dot > 0 && dot == text.size() - 2 && text.back().isDigit()
           && std::all_of(text.begin(), text.begin() + dot, [](QChar c) { return c.isDigit(); });
}

bool named(QStringView text)
{
    for (const QLatin1StringView prefix : {"sm_"_L1, "compute_"_L1}) {
        if (!text.startsWith(prefix))
            continue;
        const QStringView rest = text.sliced(prefix.size());
        return (rest.size() == 2 || rest.size() == 3)
               && std::all_of(rest.begin(), rest.end(), [](QChar c) { return c.isDigit(); });
    }
    return false;
}

void format(RuleRun& run)
{
    const Release* release = run.selection.release;
    const QStringList typed = typedCapabilities(run);
    if (!release || typed.isEmpty() || release->project != "tensorflow"_L1)
        return;
    // x.y always; sm_xy and compute_xy from 2.3 (2.2 not established); suffixes only where the build downloads CUDA.
    const bool names = !older(release->version, u"2.3"_s);
    QStringList wrong;
    QStringList better;
    for (const QString& each : typed) {
        if (dotted(each) || (names && named(each)) || (release->cudaStyle == "hermetic"_L1 && !isPlain(each))) {
            better.append(each);
            continue;
        }
        wrong.append(each);
        QString number = capabilityNumber(each);
        if (!isPlain(number))
            number.chop(1);
        if (!number.isEmpty() && !better.contains(number))
            better.append(number);
    }
    if (wrong.isEmpty())
        return;
    run.found(
        tr("%1 does not understand %2; it wants %3.")
            .arg(release->name, wrong.join(", "_L1), names ? tr("8.7, sm_87 or compute_87") : tr("5.3, not sm_53")),
        setField("capabilities", QJsonArray::fromStringList(better)));
}

void missing(RuleRun& run)
{
    if (!run.selection.cuda || !run.list("capabilities").isEmpty() || !run.selection.deviceCapability.isEmpty()
        || !run.selection.board || !run.selection.board->hasGpu())
        return;
    if (!run.text("gpu").isEmpty())
        return;
    const Release* release = run.selection.release;
    const QStringList offered = release ? release->defaultCapabilities : QStringList();
    const QString toDo = tr("Name the GPU, such as \"RTX 4060\", or its capability, such as 8.9.");
    if (!release || offered.isEmpty()) {
        const QString text = tr("It is not known which GPU to compile for.");
        if (release)
            run.unknown(text, toDo); // ./configure offers some; which ones was not read
        else
            run.found(text, toDo);
        return;
    }
    run.because(release->source(u"defaultCapabilities"_s));
    const Repair take = setField("capabilities", QJsonArray::fromStringList(offered));
    const auto repair = run.firstThatHolds({take});
    run.found(Finding::Severity::Warning,
              tr("No GPU is named: ./configure of %1 offers %2.").arg(release->name, offered.join(", "_L1)), repair,
              repair ? QString() : toDo);
}

/// Thor's other name, where this CUDA has one GPU under two names; "" for everything else.
QString thorName(const RuleRun& run, const QString& capability)
{
    const QString cuda = majorMinor(run.text("cuda"));
    if (capability == "10.1"_L1 && !older(cuda, u"13.0"_s))
        return u"11.0"_s;
    if (capability == "11.0"_L1 && older(cuda, u"13.0"_s) && !older(cuda, u"12.8"_s))
        return u"10.1"_s;
    return {};
}

void thor(RuleRun& run)
{
    if (!run.selection.cuda || !run.selection.cudaLine)
        return;
    QStringList better;
    QString wrong;
    for (const QString& each : run.selection.capabilities) {
        const QString other = thorName(run, each);
        if (!other.isEmpty())
            wrong = each;
        better.append(other.isEmpty() ? each : other);
    }
    if (wrong.isEmpty())
        return;
    better.removeDuplicates();
    run.found(tr("Thor's GPU is 10.1 to CUDA 12.8 and 12.9, and 11.0 from CUDA 13.0 on: CUDA %1 does not know %2.")
                  .arg(run.text("cuda"), wrong),
              setField("capabilities", QJsonArray::fromStringList(better)));
}

/// The first release after this one that was published with that CUDA or a newer one; null none.
const Release* firstPublishedWith(const RuleRun& run, const QString& cuda)
{
    const Release* now = run.selection.release;
    const Release* best = nullptr;
    for (const Release& each : run.catalog.releases()) {
        if (now && each.project == now->project && older(now->version, each.version) && !each.cuda.isEmpty()
            && !older(each.cuda, cuda) && (!best || older(each.version, best->version)))
            best = &each;
    }
    return best;
}

void forCuda(RuleRun& run)
{
    if (!run.selection.cuda || !run.selection.cudaLine)
        return;
    const QString cuda = majorMinor(run.text("cuda"));
    QStringList wrong;
    QStringList better;
    QStringList why;
    for (const QString& each : run.selection.capabilities) {
        const SmArchitecture* architecture = run.catalog.architecture(each);
        if (!architecture) {
            run.unknown(tr("The catalog does not know the capability %1.").arg(each));
            better.append(each);
            continue;
        }
        const bool tooNew = older(cuda, architecture->cudaMin);
        const bool removed = !architecture->cudaMax.isEmpty() && older(architecture->cudaMax, cuda);
        if ((!tooNew && !removed) || !thorName(run, each).isEmpty()) {
            better.append(each);
            continue;
        }
        run.because(architecture->source());
        wrong.append(each);
        why.append(tooNew ? tr("%1 begins with CUDA %2").arg(each, architecture->cudaMin)
                          : tr("%1 ended with CUDA %2").arg(each, architecture->cudaMax));
        const QString nearest = bestCapability(run, each);
        if (!nearest.isEmpty() && !better.contains(nearest))
            better.append(nearest);
    }
    if (wrong.isEmpty())
        return;
    const QString text =
        tr("CUDA %1 cannot compile for %2 (%3).").arg(run.text("cuda"), wrong.join(", "_L1), why.join("; "_L1));
    if (!better.isEmpty()) {
        run.found(text, setField("capabilities", QJsonArray::fromStringList(better)));
        return;
    }
    // Another CUDA, nearest first; where this release takes none of them, a release that does.
    QString least;
    QString most;
    for (const QString& each : std::as_const(wrong)) {
        const SmArchitecture* one = run.catalog.architecture(each);
        if (least.isEmpty() || older(least, one->cudaMin))
            least = one->cudaMin;
        if (!one->cudaMax.isEmpty() && (most.isEmpty() || older(one->cudaMax, most)))
            most = one->cudaMax;
    }
    QList<Repair> repairs;
    for (const Cuda& line : run.catalog.cuda()) {
        if (!older(line.id, least) && (most.isEmpty() || !older(most, line.id)) && majorOf(line.id) - majorOf(cuda) < 2)
            repairs.append(setField("cuda", line.id));
    }
    if (!most.isEmpty())
        std::reverse(repairs.begin(), repairs.end());
    const Release* other = most.isEmpty() ? firstPublishedWith(run, least) : nullptr;
    QString release;
    if (other) {
        release = tr("%1 with CUDA %2").arg(other->name, other->cuda);
        Repair both{tr("Take %1.").arg(release), {{u"tf"_s, other->id}, {u"cuda"_s, other->cuda}}, {}};
        if (run.isSet("cudnn"))
            both.set.insert(u"cudnn"_s, other->cudnn);
        if (run.isSet("bazel"))
            both.set.insert(u"bazel"_s, other->bazelExact);
        repairs.append(both);
    }
    const auto repair = run.firstThatHolds(repairs);
    QString toDo;
    if (!repair && !most.isEmpty())
        toDo = tr("Choose CUDA %1 or older, with a release that takes it.").arg(most);
    else if (!repair)
        toDo = release.isEmpty() ? tr("Choose CUDA %1 or newer, with a release that takes it.").arg(least)
                                 : tr("Take %1.").arg(release);
    run.found(Finding::Severity::Error, text, repair, toDo);
}

void deprecated(RuleRun& run)
{
    const Cuda* line = run.selection.cudaLine;
    if (!run.selection.cuda || !line || line->deprecated.isEmpty())
        return;
    QStringList old;
    for (const QString& each : run.selection.capabilities) {
        if (line->deprecated.contains(each))
            old.append(each);
    }
    if (old.isEmpty())
        return;
    run.because(line->source(u"deprecated"_s));
    run.found(Finding::Severity::Warning,
              tr("CUDA %1 still compiles for %2, with warnings; the next major version does not.")
                  .arg(run.text("cuda"), old.join(", "_L1)),
              std::nullopt, tr("Nothing needs to be done now."));
}

void belowMinimum(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!release || run.selection.capabilities.isEmpty())
        return;
    const QString least = release->minCapability.isEmpty() ? u"3.0"_s : release->minCapability;
    for (const QString& each : run.selection.capabilities) {
        if (!older(each, least))
            continue;
        run.because(release->source(u"minCapability"_s));
        run.found(tr("%1 refuses capabilities below %2, and %3 is asked for.").arg(release->name, least, each),
                  buildForCpu());
        return;
    }
}

void xla(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!release || !run.flag("features.xla"))
        return;
    for (const QString& each : run.selection.capabilities) {
        if (!older(each, u"3.5"_s))
            continue;
        run.found(tr("XLA does not support capabilities below 3.5, and %1 is asked for.").arg(each),
                  setField("features.xla", false));
        return;
    }
}

void many(RuleRun& run)
{
    const qsizetype count = typedCapabilities(run).size();
    if (count > 3)
        run.found(tr("%1 capabilities: each one adds to the time and the size of the build.").arg(count),
                  tr("Keep those of your own machines."));
}

/// What the choice costs: nvcc runs once per capability over every GPU source, and every kernel is kept once for each.
void unneeded(RuleRun& run)
{
    const QString device = run.selection.deviceCapability;
    const QStringList typed = typedCapabilities(run);
    if (device.isEmpty() || typed.size() < 2)
        return;
    QString exact;
    for (const QString& each : typed) {
        if (oneThorName(capabilityNumber(each)) == device)
            exact = each;
    }
    if (exact.isEmpty())
        return; // which of the others is needed, the rules of coverage say
    run.found(
        tr("%1 of the %2 capabilities are not the GPU's own (%3): every GPU source is compiled %2 times and every kernel kept %2 times.")
            .arg(typed.size() - 1)
            .arg(typed.size())
            .arg(device),
        setField("capabilities", QJsonArray{exact}));
}

} // namespace

void addCapabilityRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    const char* const table = QT_TRANSLATE_NOOP("cw::Rules", "catalog: architectures");
    rules << Rule{u"capability.format"_s,
                  S::Error,
                  u"capabilities"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "configure.py: TF_CUDA_COMPUTE_CAPABILITIES"),
                  format,
                  u"a capability is spelled as this release reads it: 5.3; sm_53 and compute_53 from 2.3 on"_s}
          << Rule{u"capability.missing"_s,
                  S::Error,
                  u"gpu"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "catalog: boards"),
                  missing,
                  u"a CUDA build knows which GPU it is for"_s}
          << Rule{u"capability.thor_name"_s,
                  S::Error,
                  u"capabilities"_s,
                  table,
                  thor,
                  u"Thor is 10.1 to CUDA 12.8 and 12.9 and 11.0 from 13.0 on"_s}
          << Rule{u"capability.cuda"_s,
                  S::Error,
                  u"capabilities"_s,
                  table,
                  forCuda,
                  u"this CUDA compiles for the capability: neither too new for it nor dropped by it"_s}
          << Rule{u"capability.deprecated"_s,
                  S::Warning,
                  u"capabilities"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "catalog: cuda"),
                  deprecated,
                  u"the next major CUDA still compiles for the capability"_s}
          << Rule{u"capability.minimum"_s,
                  S::Error,
                  u"capabilities"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "configure.py: set_tf_cuda_compute_capabilities"),
                  belowMinimum,
                  u"the capability is not below what the release's ./configure takes"_s}
          << Rule{u"capability.xla"_s,
                  S::Warning,
                  u"features.xla"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "configure.py: XLA does not support compute capabilities below 3.5"),
                  xla,
                  u"XLA is not asked for with a capability below 3.5"_s}
          << Rule{u"capability.many"_s,
                  S::Info,
                  u"capabilities"_s,
                  QT_TRANSLATE_NOOP("cw::Rules",
                                    "configure.py: each additional capability increases build time and binary size"),
                  many,
                  u"at most three capabilities"_s}
          << Rule{u"capability.unneeded"_s,
                  S::Info,
                  u"capabilities"_s,
                  QT_TRANSLATE_NOOP("cw::Rules",
                                    "configure.py: each additional capability increases build time and binary size"),
                  unneeded,
                  u"beside the GPU's own capability no other is compiled for"_s};
}

} // namespace cw
