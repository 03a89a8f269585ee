// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solve/ground.h"

#include "core/base/version.h"
#include "core/rules/rule.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::solve {
namespace {

constexpr int flashCost = 400;      // new L4T on the board: its disk is written anew
constexpr int majorFlashCost = 100; // and another system for everything on it

QJsonValue valueOr(const QString& text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

/// An L4T by which the catalog finds this JetPack again; "" when another one hides it (28.2.1 is JetPack 3.2.1 and 3.3).
QString tellingL4t(const Catalog& catalog, const JetPack& jetpack)
{
    for (const QString& l4t : jetpack.l4t) {
        const JetPack* found = catalog.jetpack("L4T "_L1 + l4t);
        if (found && found->id == jetpack.id)
            return l4t;
    }
    return {};
}

/// What decides whether a build fits: JetPacks that agree in these are one to the solver. The newest of them stands for
/// all, so that a newer cuDNN for the same CUDA is no question of its own.
QString signature(const JetPack& jetpack)
{
    return QStringList{rules::majorMinor(jetpack.cuda), jetpack.python, jetpack.glibc}.join(u'|');
}

/// Whether the JetPack's own list names the board: itself, the board that it is a variant of, or one of its variants. The
/// board's ranges are wider (JetPack 7.0 and 7.1 are for Thor alone).
bool isListed(const Catalog& catalog, const JetPack& jetpack, const Board& board)
{
    const auto within = [&](const Board* at, const QString& id) {
        for (; at; at = catalog.board(at->parent)) {
            if (at->id == id)
                return true;
        }
        return false;
    };
    return jetpack.boards.isEmpty()
           || std::any_of(jetpack.boards.begin(), jetpack.boards.end(),
                          [&](const QString& id) { return within(&board, id) || within(catalog.board(id), board.id); });
}

/// One JetPack for each signature that the board runs: the newest, previews only where there is nothing else.
QList<const JetPack*> candidates(const Catalog& catalog, const Board& board)
{
    QMap<QString, const JetPack*> best;
    for (const JetPack& each : catalog.jetpacks()) {
        if (!board.runsJetPack(each.id) || !isListed(catalog, each, board) || each.cuda.isEmpty()
            || tellingL4t(catalog, each).isEmpty())
            continue;
        const JetPack*& kept = best[signature(each)];
        const bool preview = each.id.contains(u'-');
        if (!kept || (kept->id.contains(u'-') && !preview)
            || (kept->id.contains(u'-') == preview && rules::older(kept->id, each.id)))
            kept = &each;
    }
    QList<const JetPack*> list = best.values();
    std::stable_sort(list.begin(), list.end(),
                     [](const JetPack* a, const JetPack* b) { return rules::older(b->id, a->id); });
    return list;
}

void lay(Facts& facts, const QMap<QString, QJsonValue>& found, const QString& how, bool overwrite)
{
    for (auto it = found.cbegin(); it != found.cend(); ++it) {
        if (!overwrite && facts.knows(it.key()))
            continue;
        if (it.value().isNull())
            facts.setUnknown(it.key(), how, {});
        else
            facts.set(it.key(), it.value(), how, {});
    }
}

Ground flashed(const Catalog& catalog, const Facts& facts, const JetPack& jetpack, const JetPack* there)
{
    Ground ground{&jetpack, facts, {}, {}, {}, 0};
    Change change{Change::Side::Device, u"device.jetpack"_s, {}, flashCost};
    change.text = there ? tr("%1 instead of %2 on the device").arg(jetpack.name, there->name)
                        : tr("%1 on the device").arg(jetpack.name);
    const int steps = std::abs(rules::majorOf(jetpack.id) - (there ? rules::majorOf(there->id) : 0));
    change.cost += steps * majorFlashCost;
    if (there && rules::older(jetpack.id, there->id))
        change.cost += majorFlashCost / 2; // going back is the less wanted of two
    change.set.insert(u"jetpack"_s, jetpack.id);
    putJetPack(change.facts, jetpack, catalog);
    lay(ground.facts, change.facts, change.text, true);
    ground.cost = change.cost;
    ground.changes.append(change);
    return ground;
}

} // namespace

const Distribution* distributionOf(const Catalog& catalog, const QString& os)
{
    const Distribution* exact = catalog.distribution(os);
    return exact ? exact : catalog.distribution(os.section(u'.', 0, 0));
}

void putJetPack(QMap<QString, QJsonValue>& found, const JetPack& jetpack, const Catalog& catalog)
{
    const QString os = jetpack.ubuntu.isEmpty() ? QString() : "ubuntu "_L1 + jetpack.ubuntu;
    const Distribution* distribution = distributionOf(catalog, os);
    found.insert(u"device.l4t"_s, valueOr(tellingL4t(catalog, jetpack)));
    found.insert(u"device.jetpack"_s, jetpack.id);
    found.insert(u"device.os"_s, valueOr(os));
    found.insert(u"device.glibc"_s, valueOr(jetpack.glibc));
    found.insert(u"device.glibcxx"_s, valueOr(distribution ? distribution->glibcxx : QString()));
    found.insert(u"device.python"_s, valueOr(jetpack.python));
    found.insert(u"device.pythons"_s, jetpack.python.isEmpty() ? QJsonValue() : QJsonValue(QJsonArray{jetpack.python}));
    found.insert(u"device.cuda"_s, valueOr(jetpack.cuda));
    found.insert(u"device.cudas"_s, jetpack.cuda.isEmpty() ? QJsonValue() : QJsonValue(QJsonArray{jetpack.cuda}));
    found.insert(u"device.cudnn"_s, valueOr(jetpack.cudnn));
    found.insert(u"device.tensorrt"_s, valueOr(jetpack.tensorrt));
}

bool isThisMachine(const Facts& facts, const Board& board, const Wish& wish)
{
    return wish.device.isEmpty() && !facts.knows(u"device.arch"_s)
           && (board.family == "workstation"_L1 || board.family == "server"_L1)
           && facts.text(u"host.arch"_s) == board.arch;
}

Facts withTarget(const Facts& facts, const Board& board, const Wish& wish)
{
    if (!isThisMachine(facts, board, wish))
        return facts;
    Facts all = facts;
    for (auto it = facts.all().cbegin(); it != facts.all().cend(); ++it) {
        const QString fact = "device."_L1 + it.key().mid(5);
        if (it.key().startsWith("host."_L1) && it->isKnown() && !facts.all().contains(fact))
            all.set(fact, it->value, it->how, it->when);
    }
    return all;
}

namespace {

Result<World> lookedAt(const Catalog& catalog, const Facts& facts, const Wish& wish)
{
    World world;
    const QString name = wish.board.isEmpty() ? facts.text(u"device.board"_s) : wish.board;
    world.board = catalog.board(name);
    if (!world.board) {
        return name.isEmpty() ? Error{Error::Kind::Invalid, tr("It is not known which board to build for."),
                                      tr("Name a board, or a device that was probed.")}
                              : Error{Error::Kind::Invalid, tr("The catalog has no board \"%1\".").arg(name),
                                      tr("\"crosswright catalog boards\" lists them.")};
    }
    const Board& board = *world.board;
    Facts known;
    for (auto it = facts.all().cbegin(); it != facts.all().cend(); ++it) {
        if (it.key().startsWith("source."_L1))
            continue; // of some tree that lies here; the solver asks about releases
        if (it->isKnown())
            known.set(it.key(), it->value, it->how, it->when);
        else
            known.setUnknown(it.key(), it->unknownBecause, it->when);
    }
    world.deviceKnown = known.knows(u"device.arch"_s) || isThisMachine(known, board, wish);
    if (!world.deviceKnown) {
        const QString assumption = tr("%1 is taken for the device: nobody looked at it.").arg(board.name);
        world.assumptions.append(assumption);
        known.set(u"device.arch"_s, board.arch, assumption, {});
        known.set(u"device.board"_s, board.id, assumption, {});
    }

    const QString l4t = known.text(u"device.l4t"_s);
    const JetPack* there =
        l4t.isEmpty() ? catalog.jetpack(known.text(u"device.jetpack"_s)) : catalog.jetpack("L4T "_L1 + l4t);
    if (board.jetpacks.isEmpty()) {
        world.grounds.push_back({nullptr, known, {}, {}, {}, 0});
        return world;
    }
    if (!wish.jetpack.isEmpty()) {
        const JetPack* wished = catalog.jetpack(wish.jetpack);
        if (!wished)
            return Error{Error::Kind::Invalid, tr("The catalog has no JetPack \"%1\".").arg(wish.jetpack),
                         tr("\"crosswright catalog jetpack\" lists them.")};
        Ground ground{wished, known, {}, {}, {}, 0};
        if (!there || there->id != wished->id) {
            const QString assumption = tr("%1 is on the device.").arg(wished->name);
            QMap<QString, QJsonValue> found;
            putJetPack(found, *wished, catalog);
            lay(ground.facts, found, assumption, true);
            world.assumptions.append(assumption);
        }
        world.grounds.push_back(ground);
        return world;
    }
    if (there || world.deviceKnown)
        world.grounds.push_back({there, known, {}, {}, {}, 0});
    int rank = 0;
    for (const JetPack* each : candidates(catalog, board)) {
        if (there && (each->id == there->id || signature(*each) == signature(*there)))
            continue;
        if (there) {
            world.grounds.push_back(flashed(catalog, known, *each, there));
            continue;
        }
        // Not known which one is there: each may be.
        Ground ground{each, known, {}, {}, {tr("%1 is on the device.").arg(each->name)}, ++rank};
        QMap<QString, QJsonValue> found;
        putJetPack(found, *each, catalog);
        lay(ground.facts, found, ground.conditions.first(), false);
        world.grounds.push_back(ground);
    }
    std::stable_sort(world.grounds.begin(), world.grounds.end(),
                     [](const Ground& a, const Ground& b) { return a.cost < b.cost; });
    if (world.grounds.empty())
        world.grounds.push_back({nullptr, known, {}, {}, {}, 0});
    return world;
}

} // namespace

Result<World> World::of(const Catalog& catalog, const Facts& facts, const Wish& wish)
{
    auto world = lookedAt(catalog, facts, wish);
    if (world) {
        for (Ground& ground : world->grounds)
            ground.seen = withTarget(ground.facts, *world->board, wish);
    }
    return world;
}

} // namespace cw::solve
