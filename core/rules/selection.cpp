// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/selection.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw {

QString capabilityNumber(const QString& text)
{
    static const QRegularExpression dotted(u"^(?:sm_|compute_)?([0-9]+)\\.([0-9])([af]?)$"_s);
    static const QRegularExpression plain(u"^(?:sm_|compute_)?([0-9]+)([0-9])([af]?)$"_s);
    for (const QRegularExpression& pattern : {dotted, plain}) {
        if (const auto match = pattern.match(text.trimmed().toLower()); match.hasMatch())
            return match.captured(1) + u'.' + match.captured(2) + match.captured(3);
    }
    return {};
}

Selection Selection::of(const Configuration& configuration, const Catalog& catalog, const Facts& facts)
{
    Selection selection;
    selection.source = configuration.text(u"source"_s);
    selection.ref = configuration.text(u"ref"_s);
    if (!selection.source.isEmpty() && facts.knows(u"source.tf"_s))
        selection.release = catalog.releaseFor(facts.text(u"source.project"_s), facts.text(u"source.tf"_s));
    if (!selection.release && (selection.source.isEmpty() || !facts.knows(u"source.tf"_s)))
        selection.release = catalog.release(configuration.text(u"tf"_s));
    if (selection.source.isEmpty() && selection.release) {
        selection.source =
            selection.release->origin.isEmpty() ? selection.release->repository : selection.release->origin;
        if (selection.ref.isEmpty() && selection.release->origin.isEmpty())
            selection.ref = selection.release->tag.isEmpty() ? selection.release->branch : selection.release->tag;
    }

    selection.board = catalog.board(configuration.text(u"board"_s));
    selection.gpu = catalog.gpu(configuration.text(u"gpu"_s));
    selection.jetpack = catalog.jetpack(configuration.text(u"jetpack"_s));
    selection.cuda = !configuration.text(u"cuda"_s).isEmpty();
    selection.cudaLine = catalog.cuda(configuration.text(u"cuda"_s));
    selection.cudnnLine = catalog.cudnn(configuration.text(u"cudnn"_s));
    const QString mode = configuration.text(u"mode"_s);
    selection.cross = mode == "cross"_L1;
    selection.native = mode == "native"_L1;
    selection.container = mode == "container"_L1;
    if (selection.board) {
        selection.arch = selection.board->arch;
        selection.deviceCapability = selection.board->capability;
    }
    if (selection.gpu)
        selection.deviceCapability = selection.gpu->capability;
    if (selection.cuda) {
        for (const QString& typed : configuration.list(u"capabilities"_s)) {
            const QString number = capabilityNumber(typed);
            selection.capabilities.append(number.isEmpty() ? typed : number);
        }
        if (selection.capabilities.isEmpty() && !selection.deviceCapability.isEmpty())
            selection.capabilities.append(selection.deviceCapability);
    }
    return selection;
}

} // namespace cw
