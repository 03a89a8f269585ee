// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/catalogcommand.h"

#include "core/base/json.h"
#include "core/catalog/catalog.h"
#include "core/config/preset.h"
#include "core/roads/road.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::CatalogCommand", text);
}

const QStringList kinds{u"tf"_s, u"boards"_s, u"gpus"_s, u"cuda"_s, u"cudnn"_s, u"jetpack"_s, u"bazel"_s, u"presets"_s};

/// One line of the list for people, and the whole record for programs.
struct Entry
{
    QString id;
    QString line;
    QJsonObject json;
};

template <typename T, typename Line>
QList<Entry> entriesOf(const QList<T>& records, Line line)
{
    QList<Entry> entries;
    for (const T& record : records)
        entries.append({record.id, line(record), record.json});
    return entries;
}

QString orUnknown(const QString& text)
{
    return text.isEmpty() ? tr("not known") : text;
}

QList<Entry> catalogEntries(const QString& kind, const Catalog& catalog)
{
    if (kind == "tf"_L1) {
        return entriesOf(catalog.releases(), [](const Release& release) {
            QString cuda = release.cuda.isEmpty() ? tr("no CUDA") : "CUDA "_L1 + release.cuda;
            return tr("%1; Bazel %2; %3").arg(release.name, orUnknown(release.bazelExact), cuda);
        });
    }
    if (kind == "boards"_L1) {
        return entriesOf(catalog.boards(), [](const Board& board) {
            return tr("%1; %2%3")
                .arg(board.name, board.arch,
                     board.capability.isEmpty() ? QString() : tr(", capability %1").arg(board.capability));
        });
    }
    if (kind == "gpus"_L1)
        return entriesOf(catalog.gpus(), [](const Gpu& gpu) {
            return tr("%1; capability %2").arg(gpu.name, orUnknown(gpu.capability));
        });
    if (kind == "cuda"_L1) {
        return entriesOf(catalog.cuda(), [](const Cuda& cuda) {
            return tr("capabilities %1 to %2").arg(orUnknown(cuda.capabilityMin), orUnknown(cuda.capabilityMax));
        });
    }
    if (kind == "cudnn"_L1)
        return entriesOf(catalog.cudnn(), [](const Cudnn& cudnn) { return cudnn.name; });
    if (kind == "jetpack"_L1) {
        return entriesOf(catalog.jetpacks(), [](const JetPack& jetpack) {
            return tr("L4T %1; CUDA %2; Python %3")
                .arg(jetpack.l4t.join(", "_L1), orUnknown(jetpack.cuda), orUnknown(jetpack.python));
        });
    }
    return entriesOf(catalog.bazelEras(), [](const BazelEra& era) { return era.ramFlags.join(u' '); });
}

QList<Entry> presetEntries(const QList<Preset>& presets, const Catalog& catalog)
{
    QList<Entry> entries;
    for (const Preset& preset : presets) {
        QJsonObject values;
        for (auto it = preset.values.cbegin(); it != preset.values.cend(); ++it)
            values.insert(it.key(), it.value());
        QJsonObject json{{"id"_L1, preset.id},
                         {"title"_L1, preset.title},
                         {"description"_L1, preset.description},
                         {"source"_L1, preset.source},
                         {"values"_L1, values}};
        const auto limit = chooseRoad(preset, catalog).limit();
        if (limit)
            json.insert("not_planned"_L1, limit->text);
        entries.append(
            {preset.id, limit ? tr("%1 (no plan yet)").arg(preset.shownTitle()) : preset.shownTitle(), json});
    }
    return entries;
}

/// The id that a spelling means, as the look-ups of the catalog know it.
QString canonicalId(const QString& kind, const QString& typed, const Catalog& catalog)
{
    const auto id = [&](const auto* record) { return record ? record->id : typed; };
    if (kind == "tf"_L1)
        return id(catalog.release(typed));
    if (kind == "boards"_L1)
        return id(catalog.board(typed));
    if (kind == "gpus"_L1)
        return id(catalog.gpu(typed));
    if (kind == "cuda"_L1)
        return id(catalog.cuda(typed));
    if (kind == "cudnn"_L1)
        return id(catalog.cudnn(typed));
    if (kind == "jetpack"_L1)
        return id(catalog.jetpack(typed));
    return kind == "bazel"_L1 ? id(catalog.bazelEra(typed)) : typed;
}

} // namespace

QString CatalogCommand::name() const
{
    return u"catalog"_s;
}

QString CatalogCommand::summary() const
{
    return tr("List what is known: releases, boards, GPUs, CUDA, cuDNN, JetPack, Bazel, presets");
}

void CatalogCommand::describe(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(u"KIND"_s, tr("One of %1.").arg(kinds.join(", "_L1)));
    parser.addPositionalArgument(u"ID"_s, tr("Only this record, whole, with its sources."), u"[ID]"_s);
}

int CatalogCommand::run(const QCommandLineParser&, const QStringList& arguments, Console& console)
{
    if (arguments.isEmpty() || arguments.size() > 2 || !kinds.contains(arguments.first()))
        return usageError(console, tr("One of %1 is expected.").arg(kinds.join(", "_L1)), *this);
    const QString& kind = arguments.first();

    QList<Entry> entries;
    QString wanted = arguments.value(1);
    const auto catalog = Catalog::load();
    if (!catalog) {
        console.error(catalog.error());
        return exitCodeFor(catalog.error());
    }
    if (kind == "presets"_L1) {
        const auto presets = loadPresets();
        if (!presets) {
            console.error(presets.error());
            return exitCodeFor(presets.error());
        }
        entries = presetEntries(*presets, *catalog);
    } else {
        entries = catalogEntries(kind, *catalog);
        wanted = canonicalId(kind, wanted, *catalog);
    }

    if (!wanted.isEmpty()) {
        QStringList ids;
        for (const Entry& entry : std::as_const(entries))
            ids.append(entry.id);
        entries.removeIf([&](const Entry& entry) { return entry.id != wanted; });
        if (entries.isEmpty() && kinds.contains(wanted)) {
            return usageError(console, tr("\"%1\" is a list of its own, and one list is shown at a time.").arg(wanted),
                              *this);
        }
        if (entries.isEmpty()) {
            const QString near = nearestName(wanted, ids);
            console.error({Error::Kind::Missing, tr("There is no \"%1\" among %2.").arg(wanted, kind),
                           near.isEmpty() ? tr("\"crosswright catalog %1\" lists them.").arg(kind)
                                          : tr("Did you mean \"%1\"?").arg(near)});
            return Wrong;
        }
    }
    if (console.json) {
        QJsonArray array;
        for (const Entry& entry : std::as_const(entries))
            array.append(entry.json);
        console.object({{kind, array}});
    } else if (!wanted.isEmpty()) {
        console.data(QString::fromUtf8(json::pretty(entries.first().json)).trimmed());
    } else {
        qsizetype width = 0;
        for (const Entry& entry : std::as_const(entries))
            width = std::max(width, entry.id.size());
        for (const Entry& entry : std::as_const(entries))
            console.data(entry.id.leftJustified(width + 2) + entry.line);
    }
    return Ok;
}

} // namespace cw::cli
