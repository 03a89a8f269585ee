// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/choices/survey.h"

#include "core/base/version.h"
#include "core/selection/bazelchoice.h"
#include "core/selection/selection.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Choices", text);
}

struct Look
{
    const Configuration& configuration;
    const Catalog& catalog;
    const Facts& facts;
    Selection selection;
    Survey survey = {};

    /// What a fact says; a list is joined. Nothing is taken over once something was found.
    void find(const QString& fact, const QString& where = {})
    {
        if (!survey.found.isEmpty() || !facts.all().contains(fact))
            return;
        const Fact known = facts.fact(fact);
        if (!known.isKnown()) {
            if (survey.unknown.isEmpty())
                survey.unknown = known.unknownBecause;
            return;
        }
        survey.found = known.value.isArray() ? facts.list(fact).join(", "_L1) : facts.text(fact);
        survey.where = where.contains(u'.') && facts.knows(where) ? facts.text(where) : QString();
        survey.how = known.how;
        survey.when = known.when;
        survey.unknown.clear();
    }

    void allow(const QString& what, const QString& by, const QString& source)
    {
        if (what.isEmpty() || !survey.allowed.isEmpty())
            return;
        survey.allowed = what;
        survey.allowedBy = by;
        survey.source = source;
    }

    bool crosses() const
    {
        return !selection.native && !selection.arch.isEmpty() && facts.text(u"host.arch"_s) != selection.arch;
    }
};

QString span(const QString& from, const QString& to)
{
    if (from.isEmpty() && to.isEmpty())
        return {};
    if (from == to)
        return from;
    if (from.isEmpty())
        return u"≤ %1"_s.arg(to);
    return to.isEmpty() ? u"≥ %1"_s.arg(from) : u"%1–%2"_s.arg(from, to);
}

void compiler(Look& look)
{
    const QString cross = u"host.cross.%1"_s.arg(look.selection.arch);
    if (look.crosses())
        look.find(cross + ".gcc"_L1, cross + ".path"_L1);
    else
        look.find(u"host.gcc"_s, u"host.gcc_path"_s);
    const Cuda* cuda = look.selection.cudaLine;
    const Board* board = look.selection.board;
    const QString most = cuda && board && board->tegra && !cuda->tegraGccMax.isEmpty() ? cuda->tegraGccMax
                         : cuda                                                        ? cuda->gccMax
                                                                                       : QString();
    if (cuda && !most.isEmpty())
        look.allow(tr("GCC %1").arg(span(cuda->gccMin, most)), tr("nvcc of CUDA %1").arg(cuda->id),
                   cuda->source(u"gccMax"_s));
    if (const Release* release = look.selection.release; release && !release->compiler.isEmpty())
        look.allow(tr("%1 tested").arg(release->compiler), release->name, release->source(u"compiler"_s));
}

void sysroot(Look& look)
{
    if (look.crosses())
        look.find(u"host.cross.%1.glibc"_s.arg(look.selection.arch));
    else
        look.find(u"host.gcc_glibc"_s);
    if (!look.survey.found.isEmpty())
        look.survey.found = tr("glibc %1").arg(look.survey.found);
    if (look.facts.knows(u"device.glibc"_s))
        look.allow(tr("glibc ≤ %1").arg(look.facts.text(u"device.glibc"_s)), tr("the device"),
                   look.facts.fact(u"device.glibc"_s).how);
    if (const JetPack* jetpack = look.selection.jetpack; jetpack && !jetpack->glibc.isEmpty())
        look.allow(tr("glibc ≤ %1").arg(jetpack->glibc), tr("JetPack %1").arg(jetpack->id),
                   jetpack->source(u"glibc"_s));
}

void python(Look& look)
{
    look.find(u"device.python"_s, u"device.python_path"_s);
    if (look.selection.native)
        look.find(u"host.python"_s, u"host.python_path"_s);
    if (const Release* release = look.selection.release)
        look.allow(versionSpan(release->python), release->name, release->source(u"python"_s));
}

void bazel(Look& look)
{
    if (const auto fetched = fetchedBazelFor(look.configuration, look.facts, look.selection)) {
        const Fact fact = look.facts.fact("host.bazels."_L1 + fetched->version);
        look.survey.found = fetched->version;
        look.survey.where = fetched->program;
        look.survey.how = fact.how;
        look.survey.when = fact.when;
    }
    look.find(u"host.bazel"_s, u"host.bazel_path"_s);
    const Facts& facts = look.facts;
    if (facts.knows(u"source.bazel_min"_s) || facts.knows(u"source.bazel_max"_s))
        look.allow(span(facts.text(u"source.bazel_min"_s), facts.text(u"source.bazel_max"_s)), tr("the source tree"),
                   facts.fact(u"source.bazel_min"_s).how);
    if (const Release* release = look.selection.release) {
        look.allow(span(release->bazelMin, release->bazelMax), release->name, release->source(u"bazelMin"_s));
        look.allow(release->bazelExact, release->name, release->source(u"bazelExact"_s));
    }
}

void cuda(Look& look)
{
    look.find(u"host.cuda"_s, u"host.cuda_path"_s);
    if (look.survey.found.isEmpty() && look.facts.knows(u"host.cuda"_s))
        look.survey.unknown = tr("There is no CUDA toolkit on this machine.");
    if (look.facts.knows(u"device.cuda"_s))
        look.allow(look.facts.text(u"device.cuda"_s), tr("the device"), look.facts.fact(u"device.cuda"_s).how);
    if (const JetPack* jetpack = look.selection.jetpack; jetpack && !jetpack->cuda.isEmpty())
        look.allow(jetpack->cuda, tr("JetPack %1").arg(jetpack->id), jetpack->source(u"cuda"_s));
    if (const Release* release = look.selection.release; release && !release->cuda.isEmpty())
        look.allow(tr("%1 tested").arg(release->cuda), release->name, release->source(u"cuda"_s));
}

void cudnn(Look& look)
{
    look.find(u"host.cudnn"_s, u"host.cuda_path"_s);
    if (look.facts.knows(u"device.cudnn"_s))
        look.allow(look.facts.text(u"device.cudnn"_s), tr("the device"), look.facts.fact(u"device.cudnn"_s).how);
    if (const JetPack* jetpack = look.selection.jetpack; jetpack && !jetpack->cudnn.isEmpty())
        look.allow(jetpack->cudnn, tr("JetPack %1").arg(jetpack->id), jetpack->source(u"cudnn"_s));
    if (const Release* release = look.selection.release; release && !release->cudnn.isEmpty())
        look.allow(tr("%1 tested").arg(release->cudnn), release->name, release->source(u"cudnn"_s));
}

void tensorrt(Look& look)
{
    look.find(u"device.tensorrt"_s);
    if (const JetPack* jetpack = look.selection.jetpack; jetpack && !jetpack->tensorrt.isEmpty())
        look.allow(jetpack->tensorrt, tr("JetPack %1").arg(jetpack->id), jetpack->source(u"tensorrt"_s));
}

void capabilities(Look& look)
{
    look.find(u"device.gpu_capabilities"_s);
    if (look.survey.found.isEmpty() && !look.selection.deviceCapability.isEmpty()) {
        look.survey.found = look.selection.deviceCapability;
        look.survey.where = look.selection.gpu ? look.selection.gpu->name : look.selection.board->gpu;
        look.survey.how = look.selection.gpu ? look.selection.gpu->source() : look.selection.board->source();
        look.survey.unknown.clear();
    }
    if (const Cuda* line = look.selection.cudaLine)
        look.allow(span(line->capabilityMin, line->capabilityMax), tr("CUDA %1").arg(line->id),
                   line->source(u"capabilityMax"_s));
    if (const Release* release = look.selection.release; release && !release->minCapability.isEmpty())
        look.allow(span(release->minCapability, {}), release->name, release->source(u"minCapability"_s));
}

void jetpack(Look& look)
{
    look.find(u"device.jetpack"_s);
    const Board* board = look.selection.board;
    QStringList ranges;
    for (const VersionRange& range : board ? board->jetpacks : QList<VersionRange>())
        ranges << span(range.from, range.to);
    if (board)
        look.allow(ranges.join(", "_L1), board->name, board->source(u"jetpacks"_s));
}

void memory(Look& look)
{
    look.find(u"host.ram"_s);
    if (look.facts.number(u"host.ram"_s) > 0)
        look.survey.found = sizeText(look.facts.number(u"host.ram"_s));
}

void cores(Look& look)
{
    look.find(u"host.cores"_s);
    if (!look.survey.found.isEmpty())
        look.survey.found =
            QCoreApplication::translate("cw::Choices", "%n core(s)", nullptr, look.survey.found.toInt());
}

void machineOf(Look& look, const QString& arch)
{
    if (!arch.isEmpty() && look.selection.cuda)
        look.allow(arch, tr("its libraries must be for this machine"), {});
}

} // namespace

QString versionSpan(const QStringList& versions)
{
    QList<Version> all;
    for (const QString& each : versions) {
        if (const auto version = Version::parse(each))
            all.append(*version);
    }
    if (all.isEmpty())
        return {};
    std::sort(all.begin(), all.end());
    const auto text = [](const Version& version) {
        return version.size() < 2 ? QString::number(version.major())
                                  : u"%1.%2"_s.arg(version.major()).arg(version.minor());
    };
    QStringList runs;
    for (qsizetype i = 0; i < all.size();) {
        qsizetype end = i;
        while (end + 1 < all.size() && all[end + 1].major() == all[end].major()
               && all[end + 1].minor() <= all[end].minor() + 1)
            ++end;
        runs << (text(all[i]) == text(all[end]) ? text(all[i]) : text(all[i]) + u'–' + text(all[end]));
        i = end + 1;
    }
    return runs.join(", "_L1);
}

QString sizeText(qint64 mib)
{
    const QLocale locale;
    return mib < 10 * 1024 / 8 ? tr("%1 MiB").arg(locale.toString(mib))
                               : tr("%1 GiB").arg(locale.toString(double(mib) / 1024, 'f', 1));
}

Survey surveyOf(const QString& field, const Configuration& configuration, const Catalog& catalog, const Facts& facts)
{
    Look look{configuration, catalog, facts, Selection::of(configuration, catalog, facts)};
    static const QMap<QString, void (*)(Look&)> looks{
        {u"compiler"_s, compiler}, {u"sysroot"_s, sysroot},
        {u"python"_s, python},     {u"bazel"_s, bazel},
        {u"cuda"_s, cuda},         {u"cudnn"_s, cudnn},
        {u"tensorrt"_s, tensorrt}, {u"capabilities"_s, capabilities},
        {u"jetpack"_s, jetpack},   {u"ram"_s, memory},
    };
    if (const auto each = looks.value(field))
        each(look);
    else if (field == "board"_L1)
        look.find(u"device.board"_s, u"device.model"_s);
    else if (field == "gpu"_L1)
        look.find(u"device.gpus"_s);
    else if (field == "jobs"_L1)
        cores(look);
    else if (field == "cuda_path"_L1)
        look.find(u"host.cuda_path"_s);
    else if (field == "python_include"_L1 && look.selection.native)
        look.find(u"host.python_include"_s);
    else if (field == "cudnn_host"_L1)
        machineOf(look, facts.text(u"host.arch"_s));
    else if (field == "cudnn_target"_L1)
        machineOf(look, look.selection.arch);
    else if (field == "tf"_L1)
        look.find(u"source.tf"_s, u"source.commit"_s);
    return look.survey;
}

} // namespace cw
