// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rule.h"

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

QStringList boardIds(const Catalog& catalog)
{
    QStringList ids;
    for (const Board& board : catalog.boards())
        ids.append(board.id);
    return ids;
}

void boardMissing(RuleRun& run)
{
    if (run.text("board").isEmpty())
        run.found(tr("No board is chosen, so it is not known what to build for."),
                  tr("Choose a board of the catalog."));
}

void boardUnknown(RuleRun& run)
{
    const QString board = run.text("board");
    if (board.isEmpty() || run.selection.board)
        return;
    const QString near = nearestName(board, boardIds(run.catalog));
    if (near.isEmpty())
        run.found(tr("The catalog has no board \"%1\".").arg(board), tr("Choose a board of the catalog."));
    else
        run.found(tr("The catalog has no board \"%1\"; the nearest is %2.").arg(board, near), setField("board", near));
}

void notOffered(RuleRun& run)
{
    const Release* release = run.selection.release;
    const QString product = run.text("product");
    if (!release || product == "target"_L1 || release->product(product))
        return;
    QStringList offered;
    for (const Product& each : release->products)
        offered.append(each.id);
    run.because(release->source(u"products"_s));
    if (offered.isEmpty())
        run.found(tr("It is not known how %1 is built into anything.").arg(release->name),
                  setField("product", u"target"_s));
    else
        run.found(tr("%1 is not built into a %2; it offers %3.").arg(release->name, product, offered.join(", "_L1)),
                  setField("product", offered.first()));
}

void targetMissing(RuleRun& run)
{
    if (run.text("product") == "target"_L1 && run.list("target").isEmpty())
        run.found(tr("The product is \"target\", and no Bazel target is named."),
                  tr("Name at least one label, such as //package:name."));
}

void targetMalformed(RuleRun& run)
{
    for (const QString& label : run.list("target")) {
        const bool fine = (label.startsWith("//"_L1) || label.startsWith(u'@')) && !label.contains(u' ');
        if (!fine)
            run.found(tr("\"%1\" is not a Bazel label.").arg(label), tr("Write labels from the root: //package:name."));
    }
}

void targetUnused(RuleRun& run)
{
    if (run.text("product") == "target"_L1 || run.list("target").isEmpty())
        return;
    run.found(tr("Bazel targets are named, but the product is %1, so they are not built.").arg(run.text("product")),
              setField("product", u"target"_s));
}

void nativeElsewhere(RuleRun& run)
{
    if (!run.selection.native || run.selection.arch.isEmpty())
        return;
    if (!run.knows("host.arch")) {
        run.unknown(tr("Whether this machine can build for %1 natively is not known: its architecture was not asked.")
                        .arg(run.selection.board->id));
        return;
    }
    if (run.fact("host.arch") == run.selection.arch || !run.text("device").isEmpty())
        return;
    run.found(tr("The mode is native, but %1 is %2 and this machine is %3, and no device is named to build on.")
                  .arg(run.selection.board->id, run.selection.arch, run.fact("host.arch")),
              setField("mode", u"cross"_s));
}

void crossAtHome(RuleRun& run)
{
    if (!run.selection.cross || run.selection.arch.isEmpty() || !run.knows("host.arch")
        || run.fact("host.arch") != run.selection.arch)
        return;
    run.found(tr("%1 has this machine's own architecture (%2): nothing needs to be cross-built.")
                  .arg(run.selection.board->id, run.selection.arch),
              setField("mode", u"native"_s));
}

void noCrossMechanism(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!run.selection.cross || !release || run.text("product") == "target"_L1)
        return;
    if (release->crossMechanisms.isEmpty()) {
        run.unknown(tr("How %1 is cross-built is not known.").arg(release->name));
        return;
    }
    bool archFits = false;
    bool cudaFits = false;
    for (const CrossMechanism& mechanism : release->crossMechanisms) {
        const bool here = mechanism.archs.isEmpty() || mechanism.archs.contains(run.selection.arch);
        archFits = archFits || here;
        cudaFits = cudaFits || (here && mechanism.cuda);
    }
    run.because(release->source(u"crossMechanisms"_s));
    if (!archFits && !run.selection.arch.isEmpty())
        run.found(tr("%1 cannot be cross-built for %2.").arg(release->name, run.selection.arch),
                  setField("mode", u"native"_s));
    else if (run.selection.cuda && !cudaFits && release->cudaStyle != "none"_L1)
        run.unknown(
            tr("Whether %1 can be cross-built with CUDA is not known: nobody published how.").arg(release->name),
            tr("Build on the device, or without CUDA."));
}

void noContainer(RuleRun& run)
{
    if (!run.selection.container)
        return;
    if (!run.knows("host.container")) {
        QString reason;
        if (run.searchedInVain(u"host.container"_s, &reason))
            run.found(tr("The mode is container, and there is neither Docker nor Podman here (%1).").arg(reason),
                      tr("Install podman or docker."));
        else
            run.unknown(tr("Whether Docker or Podman is there is not known."));
        return;
    }
    if (run.factList("host.container").isEmpty())
        run.found(tr("The mode is container, and there is neither Docker nor Podman here."),
                  tr("Install podman or docker."));
}

} // namespace

void addProductRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    rules << Rule{u"board.missing"_s, S::Error,
                  u"board"_s,         QT_TRANSLATE_NOOP("cw::Rules", "docs/formats.md"),
                  boardMissing,       u"a board is chosen"_s}
          << Rule{u"board.unknown"_s, S::Error,
                  u"board"_s,         QT_TRANSLATE_NOOP("cw::Rules", "catalog: boards"),
                  boardUnknown,       u"the catalog knows the board"_s}
          << Rule{u"product.not_offered"_s,
                  S::Error,
                  u"product"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "catalog: releases"),
                  notOffered,
                  u"the release can be built into the product"_s}
          << Rule{u"target.missing"_s, S::Error,
                  u"target"_s,         QT_TRANSLATE_NOOP("cw::Rules", "docs/formats.md"),
                  targetMissing,       u"product=target names labels"_s}
          << Rule{u"target.malformed"_s, S::Error,
                  u"target"_s,           QT_TRANSLATE_NOOP("cw::Rules", "Bazel: labels"),
                  targetMalformed,       u"labels are written from the root"_s}
          << Rule{u"target.unused"_s, S::Warning,
                  u"target"_s,        QT_TRANSLATE_NOOP("cw::Rules", "docs/formats.md"),
                  targetUnused,       u"labels are named only with product=target"_s}
          << Rule{u"mode.native_elsewhere"_s,
                  S::Error,
                  u"mode"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "catalog: boards"),
                  nativeElsewhere,
                  u"a native build runs here or on the named device"_s}
          << Rule{u"mode.cross_at_home"_s,
                  S::Warning,
                  u"mode"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "catalog: boards"),
                  crossAtHome,
                  u"nothing is cross-built for this machine's own architecture"_s}
          << Rule{u"mode.no_cross"_s, S::Error,
                  u"mode"_s,          QT_TRANSLATE_NOOP("cw::Rules", "catalog: releases"),
                  noCrossMechanism,   u"the release can be cross-built for the board, with CUDA where that is chosen"_s}
          << Rule{u"mode.no_container"_s,
                  S::Error,
                  u"mode"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "docs/formats.md"),
                  noContainer,
                  u"Docker or Podman is there for a container build"_s};
}

} // namespace cw
