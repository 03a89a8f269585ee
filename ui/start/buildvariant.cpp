// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/buildvariant.h"

#include "core/choices/choices.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString textOf(const Preset& preset, const QString& field)
{
    return preset.values.value(field).toString();
}

bool isFor(const Preset& preset, const Board& board, const Release& release)
{
    return textOf(preset, u"board"_s) == board.id && textOf(preset, u"tf"_s) == release.id;
}

QString productOf(const Preset& preset)
{
    const QString product = textOf(preset, u"product"_s);
    return product.isEmpty() ? u"wheel"_s : product;
}

QString marchOf(const Preset& preset)
{
    for (const QJsonValue& flag : preset.values.value(u"optimize"_s).toArray()) {
        if (flag.toString().startsWith("-march="_L1))
            return flag.toString();
    }
    return {};
}

} // namespace

QString BuildVariant::title(const Catalog& catalog) const
{
    const QString name = choiceTitle(u"product"_s, product, catalog);
    const QString march = preset ? marchOf(*preset) : QString(); // tells two machines of one kind apart
    return march.isEmpty() ? name : name + u", "_s + march;
}

QString BuildVariant::gpuText() const
{
    if (!cuda)
        return tr("CPU only");
    const QString version = preset ? textOf(*preset, u"cuda"_s) : QString();
    return version.isEmpty() ? tr("CUDA") : tr("CUDA %1").arg(version);
}

QString BuildVariant::detail() const
{
    if (!preset)
        return {};
    QStringList parts;
    if (const QString cudnn = textOf(*preset, u"cudnn"_s); !cudnn.isEmpty())
        parts.append(tr("cuDNN %1").arg(cudnn));
    if (const QString jetpack = textOf(*preset, u"jetpack"_s); !jetpack.isEmpty())
        parts.append(tr("JetPack %1").arg(jetpack));
    if (const QString python = textOf(*preset, u"python"_s); !python.isEmpty())
        parts.append(tr("Python %1").arg(python));
    const QString mode = textOf(*preset, u"mode"_s);
    if (mode == "cross"_L1)
        parts.append(tr("cross-built here"));
    else if (mode == "container"_L1)
        parts.append(tr("built in a container"));
    else if (mode == "native"_L1)
        parts.append(tr("built on the machine itself"));
    return parts.join(u" · "_s);
}

QList<BuildVariant> BuildVariant::of(const Board& board, const Release& release, const QList<Preset>& presets)
{
    QList<BuildVariant> variants;
    for (const Preset& preset : presets) {
        if (isFor(preset, board, release))
            variants.append({productOf(preset), !textOf(preset, u"cuda"_s).isEmpty(), preset});
    }
    std::stable_sort(variants.begin(), variants.end(),
                     [](const BuildVariant& a, const BuildVariant& b) { return a.cuda && !b.cuda; });
    const auto isThere = [&variants](const QString& product, bool cuda) {
        return std::any_of(variants.cbegin(), variants.cend(),
                           [&](const BuildVariant& each) { return each.product == product && each.cuda == cuda; });
    };
    const bool gpu = board.hasGpu() && !release.cudaStyle.isEmpty() && release.cudaStyle != "none"_L1;
    for (const Product& product : release.products) {
        if (gpu && !product.noCuda && !isThere(product.id, true))
            variants.append({product.id, true, {}});
        if (!isThere(product.id, false))
            variants.append({product.id, false, {}});
    }
    return variants;
}

bool BuildVariant::isReady(const Board& board, const Release& release, const QList<Preset>& presets)
{
    return std::any_of(presets.cbegin(), presets.cend(),
                       [&](const Preset& preset) { return isFor(preset, board, release); });
}

} // namespace cw
