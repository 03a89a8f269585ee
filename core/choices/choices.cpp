// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/choices/choices.h"

#include "core/base/version.h"
#include "core/choices/survey.h"
#include "core/config/field.h"
#include "core/selection/selection.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Choices", text);
}

/// Collects choices, each value once, those with an origin first.
class Offer
{
public:
    void add(const QString& value, const QString& title = {}, const QString& detail = {}, const QString& origin = {})
    {
        if (value.isEmpty())
            return;
        for (QList<Choice>* list : {&m_first, &m_rest}) {
            for (Choice& each : *list) {
                if (each.value != value)
                    continue;
                if (each.detail.isEmpty())
                    each.detail = detail;
                return;
            }
        }
        (origin.isEmpty() ? m_rest : m_first).append({value, title.isEmpty() ? value : title, detail, origin});
    }

    QList<Choice> take() const { return m_first + m_rest; }

private:
    QList<Choice> m_first;
    QList<Choice> m_rest;
};

struct Asked
{
    const Configuration& configuration;
    const Catalog& catalog;
    const Facts& facts;
    Selection selection;
};

const auto found = [] { return tr("found on this machine"); };
const auto onDevice = [] { return tr("found on the device"); };

QString jetpackName(const JetPack* jetpack)
{
    return jetpack->name.isEmpty() ? tr("JetPack %1").arg(jetpack->id) : jetpack->name;
}

void releases(const Asked& asked, Offer& offer)
{
    const QList<Release>& all = asked.catalog.releases();
    for (qsizetype i = all.size(); i-- > 0;) {
        QStringList parts;
        if (!all[i].python.isEmpty())
            parts << tr("Python %1").arg(versionSpan(all[i].python));
        if (!all[i].bazelExact.isEmpty())
            parts << tr("Bazel %1").arg(all[i].bazelExact);
        if (!all[i].cuda.isEmpty())
            parts << tr("CUDA %1").arg(all[i].cuda);
        offer.add(all[i].id, all[i].name, parts.join(", "_L1));
    }
}

void boards(const Asked& asked, Offer& offer)
{
    const QString there = asked.facts.text(u"device.board"_s);
    if (const Board* board = asked.catalog.board(there))
        offer.add(board->id, board->name, board->arch, onDevice());
    for (const Board& board : asked.catalog.boards())
        offer.add(board.id, board.name, board.arch);
}

void jetpacks(const Asked& asked, Offer& offer)
{
    const auto add = [&](const JetPack& jetpack, const QString& origin) {
        offer.add(jetpack.id, jetpackName(&jetpack),
                  tr("L4T %1, CUDA %2, Python %3").arg(jetpack.l4t.join(", "_L1), jetpack.cuda, jetpack.python),
                  origin);
    };
    if (const JetPack* there = asked.catalog.jetpack(asked.facts.text(u"device.jetpack"_s)))
        add(*there, onDevice());
    const Board* board = asked.selection.board;
    const QList<JetPack>& all = asked.catalog.jetpacks();
    for (qsizetype i = all.size(); i-- > 0;) {
        if (!board || board->runsJetPack(all[i].id))
            add(all[i], {});
    }
}

void gpus(const Asked& asked, Offer& offer)
{
    for (const QString& name : asked.facts.list(u"device.gpus"_s))
        offer.add(name, name, {}, onDevice());
    for (const QString& name : asked.facts.list(u"host.gpus"_s))
        offer.add(name, name, {}, found());
    for (const Gpu& gpu : asked.catalog.gpus())
        offer.add(gpu.name.isEmpty() ? gpu.id : gpu.name, {},
                  gpu.ambiguous ? tr("several chips were sold under this name")
                                : tr("%1, capability %2").arg(gpu.architecture, gpu.capability));
}

void capabilities(const Asked& asked, Offer& offer)
{
    for (const QString& each : asked.facts.list(u"device.gpu_capabilities"_s))
        offer.add(each, {}, {}, onDevice());
    if (!asked.selection.deviceCapability.isEmpty())
        offer.add(asked.selection.deviceCapability, {}, {},
                  asked.selection.gpu ? tr("of the GPU") : tr("of the board"));
    const QString cuda = asked.configuration.text(u"cuda"_s);
    for (const SmArchitecture& each : asked.catalog.architectures()) {
        // A suffix ("90a") is a capability of its own; the number alone would name another.
        const QString value = each.id.back().isLetter() ? each.capability + each.id.back() : each.capability;
        if (cuda.isEmpty() || VersionRange{each.cudaMin, each.cudaMax}.contains(cuda))
            offer.add(value, {}, tr("%1, from CUDA %2").arg(each.architecture, each.cudaMin));
    }
}

void cuda(const Asked& asked, Offer& offer)
{
    for (const QString& version : asked.facts.list(u"host.cuda"_s))
        offer.add(version, {}, {}, found());
    offer.add(asked.facts.text(u"device.cuda"_s), {}, {}, onDevice());
    if (const JetPack* jetpack = asked.selection.jetpack)
        offer.add(jetpack->cuda, {}, {}, jetpackName(jetpack));
    if (asked.selection.release)
        offer.add(asked.selection.release->cuda, {}, {}, tr("tested with the release"));
    const QList<Cuda>& all = asked.catalog.cuda();
    for (qsizetype i = all.size(); i-- > 0;)
        offer.add(all[i].id, {}, tr("capabilities %1–%2").arg(all[i].capabilityMin, all[i].capabilityMax));
}

void cudnn(const Asked& asked, Offer& offer)
{
    offer.add(asked.facts.text(u"host.cudnn"_s), {}, {}, found());
    offer.add(asked.facts.text(u"device.cudnn"_s), {}, {}, onDevice());
    if (const JetPack* jetpack = asked.selection.jetpack)
        offer.add(jetpack->cudnn, {}, {}, jetpackName(jetpack));
    if (asked.selection.release)
        offer.add(asked.selection.release->cudnn, {}, {}, tr("tested with the release"));
    const QString line = asked.configuration.text(u"cuda"_s);
    const QList<Cudnn>& all = asked.catalog.cudnn();
    for (qsizetype i = all.size(); i-- > 0;) {
        QStringList pairs;
        bool fits = line.isEmpty();
        for (const Cudnn::Pair& pair : all[i].cuda) {
            pairs << (pair.cudaMin == pair.cudaMax ? pair.cudaMin : pair.cudaMin + u'–' + pair.cudaMax);
            fits = fits || VersionRange{pair.cudaMin, pair.cudaMax}.contains(line);
        }
        if (fits)
            offer.add(all[i].version, {}, pairs.isEmpty() ? QString() : tr("for CUDA %1").arg(pairs.join(", "_L1)));
    }
}

void tensorrt(const Asked& asked, Offer& offer)
{
    offer.add(asked.facts.text(u"device.tensorrt"_s), {}, {}, onDevice());
    if (const JetPack* jetpack = asked.selection.jetpack)
        offer.add(jetpack->tensorrt, {}, {}, jetpackName(jetpack));
}

void python(const Asked& asked, Offer& offer)
{
    offer.add(versionSpan({asked.facts.text(u"device.python"_s)}), {}, {}, onDevice());
    if (const JetPack* jetpack = asked.selection.jetpack)
        offer.add(versionSpan({jetpack->python}), {}, {}, jetpackName(jetpack));
    if (asked.selection.release) {
        for (const QString& version : asked.selection.release->python)
            offer.add(version, {}, tr("taken by the release"));
    }
    for (const QString& version : asked.facts.list(u"device.pythons"_s))
        offer.add(version, {}, {}, onDevice());
}

void bazel(const Asked& asked, Offer& offer)
{
    offer.add(asked.facts.text(u"host.bazel"_s), {}, asked.facts.text(u"host.bazel_path"_s), found());
    for (const QString& version : asked.facts.list(u"host.bazels"_s))
        offer.add(version, {}, asked.facts.text("host.bazels."_L1 + version), tr("fetched"));
    offer.add(asked.facts.text(u"source.bazelversion"_s), {}, {}, tr("named by the source tree"));
    if (const Release* release = asked.selection.release) {
        offer.add(release->bazelExact, {}, {}, tr("tested with the release"));
        offer.add(release->bazelFile, {}, {}, tr("named by the release"));
    }
}

void compilers(const Asked& asked, Offer& offer)
{
    const auto add = [&](const QString& path, const QString& version) {
        offer.add(asked.facts.text(path), {}, asked.facts.text(version), found());
    };
    const QString cross = u"host.cross.%1"_s.arg(asked.selection.arch);
    if (!asked.selection.native && asked.facts.text(u"host.arch"_s) != asked.selection.arch)
        add(cross + ".path"_L1, cross + ".gcc"_L1);
    else
        add(u"host.gcc_path"_s, u"host.gcc"_s);
    add(u"host.clang_path"_s, u"host.clang"_s);
}

void optimize(const Asked& asked, Offer& offer)
{
    if (!asked.selection.board)
        return;
    for (const QString& flag : asked.selection.board->flags)
        offer.add(flag, {}, tr("every unit of this board runs it"), asked.selection.board->name);
    for (const QString& flag : asked.selection.board->tune)
        offer.add(flag, {}, tr("more specific; may need a newer compiler"), asked.selection.board->name);
}

void products(const Asked& asked, const Field& field, Offer& offer)
{
    for (const QString& id : field.choices) {
        const Release* release = asked.selection.release;
        const Product* product = release ? release->product(id) : nullptr;
        const bool known = !release || product || id == "target"_L1;
        offer.add(id, choiceTitle(field.name, id, asked.catalog),
                  product ? product->targets.join(u' ')
                  : known ? QString()
                          : tr("not a product of %1").arg(release->name));
    }
}

} // namespace

QString choiceTitle(const QString& field, const QString& value, const Catalog& catalog)
{
    static const QMap<QString, const char*> names{
        {u"wheel"_s, QT_TRANSLATE_NOOP("cw::Choices", "Python wheel")},
        {u"c-library"_s, QT_TRANSLATE_NOOP("cw::Choices", "C library")},
        {u"tflite"_s, QT_TRANSLATE_NOOP("cw::Choices", "TensorFlow Lite C library")},
        {u"serving"_s, QT_TRANSLATE_NOOP("cw::Choices", "Model server (TensorFlow Serving)")},
        {u"smoke"_s, QT_TRANSLATE_NOOP("cw::Choices", "Smoke test program")},
        {u"target"_s, QT_TRANSLATE_NOOP("cw::Choices", "Bazel targets of your own")},
        {u"cross"_s, QT_TRANSLATE_NOOP("cw::Choices", "Cross-built on this machine")},
        {u"native"_s, QT_TRANSLATE_NOOP("cw::Choices", "Built for this very machine")},
        {u"container"_s, QT_TRANSLATE_NOOP("cw::Choices", "Built in a container")},
    };
    if (field == "product"_L1 || field == "mode"_L1) {
        if (const char* name = names.value(value))
            return tr(name);
    } else if (field == "tf"_L1) {
        if (const Release* release = catalog.release(value))
            return release->name;
    } else if (field == "board"_L1) {
        if (const Board* board = catalog.board(value))
            return board->name;
    }
    return value;
}

QList<Choice> choicesFor(const QString& name, const Configuration& configuration, const Catalog& catalog,
                         const Facts& facts)
{
    const Asked asked{configuration, catalog, facts, Selection::of(configuration, catalog, facts)};
    Offer offer;
    static const QMap<QString, void (*)(const Asked&, Offer&)> makers{
        {u"tf"_s, releases},
        {u"board"_s, boards},
        {u"jetpack"_s, jetpacks},
        {u"gpu"_s, gpus},
        {u"capabilities"_s, capabilities},
        {u"cuda"_s, cuda},
        {u"cudnn"_s, cudnn},
        {u"tensorrt"_s, tensorrt},
        {u"python"_s, python},
        {u"bazel"_s, bazel},
        {u"compiler"_s, compilers},
        {u"optimize"_s, optimize},
    };
    if (const auto maker = makers.value(name)) {
        maker(asked, offer);
    } else if (name == "config"_L1) {
        for (const QString& config : asked.selection.release ? asked.selection.release->configs : QStringList())
            offer.add(config);
    } else if (name == "flags"_L1) {
        for (const ExtraFlag& flag : asked.selection.release ? asked.selection.release->extraFlags : QList<ExtraFlag>())
            offer.add(flag.flag, {}, flag.why);
    } else if (name == "cuda_path"_L1) {
        offer.add(facts.text(u"host.cuda_path"_s), {}, facts.text(u"host.nvcc"_s), found());
    } else if (name == "python_include"_L1 && asked.selection.native) {
        offer.add(facts.text(u"host.python_include"_s), {}, facts.text(u"host.python"_s), found());
    } else if (const auto field = findField(name); field && field->type == Field::Type::Choice) {
        if (name == "product"_L1) {
            products(asked, *field, offer);
        } else {
            for (const QString& value : field->choices)
                offer.add(value, choiceTitle(name, value, catalog));
        }
    }
    return offer.take();
}

QList<FeatureChoice> featuresFor(const Configuration& configuration, const Catalog& catalog, const Facts& facts)
{
    QList<FeatureChoice> result;
    const Selection selection = Selection::of(configuration, catalog, facts);
    const ConfigureFamily* family =
        selection.release ? catalog.configureFamily(selection.release->configureFamily) : nullptr;
    // CUDA and TensorRT have fields of their own, and what only an answer to them asks for follows from those.
    static const QStringList fields{u"cuda"_s, u"tensorrt"_s};
    static const QRegularExpression named(u"^TF_(?:NEED|ENABLE)_([A-Z0-9_]+)$|^TF_(DOWNLOAD_CLANG)$"_s);
    for (auto it = family ? family->cpu.cbegin() : QMap<QString, QString>::const_iterator();
         family && it != family->cpu.cend(); ++it) {
        const auto match = named.match(it.key());
        const QString name = (match.captured(1) + match.captured(2)).toLower();
        if (!match.hasMatch() || fields.contains(name) || family->featureVariable(name) != it.key())
            continue;
        FeatureChoice choice{name, it.key(), {}, it.value() == "1"_L1, family->source()};
        for (const ConfigureFamily::Question& question : family->questions) {
            if (question.variable != it.key())
                continue;
            // The prompt is a regular expression: without its anchors and escapes it is the question.
            choice.question = question.prompt;
            choice.question.remove(u'\\').remove(QRegularExpression(u"^\\^|\\s*\\[[yYnN]/[yYnN]\\]:?\\$?$"_s));
        }
        result.append(choice);
    }
    for (const QString& name : planFeatures()) {
        const auto field = findField(u"features."_s + name);
        result.append({name, {}, field ? field->meaning : QString(), false, {}});
    }
    return result;
}

} // namespace cw
