// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cuda/checklist.h"

#include "core/base/versionview.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw::cuda {
namespace {

/// Whether a version is in the limits; limits that are empty hold everything, an unknown version is in all of them.
bool within(const QString& version, const QString& least, const QString& most)
{
    return version.isEmpty() || VersionRange{least, most}.contains(version);
}

QRegularExpression expressionOf(const QString& place)
{
    QString form = QRegularExpression::escape(place);
    form.replace("\\{target\\}"_L1, "targets/[^/]+"_L1).replace("\\*"_L1, "[0-9.]*"_L1);
    return QRegularExpression(QRegularExpression::anchoredPattern(form));
}

/// What is there in the places, best place first.
QList<TreeListing::File> thereOf(const QStringList& places, const TreeListing& toolkit, const TreeListing& cudnn)
{
    QList<TreeListing::File> there;
    for (const QString& place : places) {
        const QRegularExpression form = expressionOf(place);
        for (const TreeListing* listing : {&toolkit, &cudnn}) {
            for (const TreeListing::File& file : listing->files) {
                if (form.match(file.path).hasMatch())
                    there.append(file);
            }
        }
    }
    return there;
}

/// A file that may have been meant: the same library of another version, a header with a version in its name.
QString nearOf(const QStringList& places, const TreeListing& toolkit, const TreeListing& cudnn)
{
    const QString name = places.first().section(u'/', -1);
    const bool header = name.endsWith(".h"_L1);
    const QString stem = header ? name.chopped(2) : name.section(".so"_L1, 0, 0);
    const QRegularExpression form(QRegularExpression::anchoredPattern(
        "(.*/)?"_L1 + QRegularExpression::escape(stem) + (header ? "_v\\d+\\.h"_L1 : "\\.so[0-9.]*"_L1)));
    if (!header && !name.contains(".so"_L1))
        return {};
    for (const TreeListing* listing : {&toolkit, &cudnn}) {
        for (const TreeListing::File& file : listing->files) {
            if (form.match(file.path).hasMatch())
                return file.path;
        }
    }
    return {};
}

} // namespace

bool isAsked(const ToolkitFile& record, const ToolkitNeeds& needs)
{
    if (record.part == "cudnn"_L1 && needs.cudnn.isEmpty())
        return false;
    const QString line = needs.cuda ? needs.cuda->id : QString();
    return within(line, record.cudaMin, record.cudaMax) && within(needs.release, record.releaseMin, record.releaseMax)
           && (record.cudnnMin.isEmpty() || within(needs.cudnn, record.cudnnMin, {}));
}

QStringList placesOf(const ToolkitFile& record, const ToolkitNeeds& needs)
{
    static const QRegularExpression placeholder(u"\\.\\{([a-z]+)\\}"_s);
    QStringList places;
    for (QString place : record.paths) {
        if (const auto match = placeholder.match(place); match.hasMatch()) {
            const QString name = match.captured(1);
            const QString ending = name == "cudnn"_L1 ? needs.cudnn.section(u'.', 0, 0)
                                   : needs.cuda       ? needs.cuda->sonames.value(name)
                                                      : QString();
            place.replace(match.captured(0), ending.isEmpty() ? u"*"_s : u'.' + ending);
        }
        places.append(place);
    }
    return places;
}

QList<ToolkitFlaw> checkToolkit(const QList<ToolkitFile>& records, const ToolkitNeeds& needs,
                                const TreeListing& toolkit, const TreeListing& cudnn)
{
    QList<ToolkitFlaw> flaws;
    for (const ToolkitFile& record : records) {
        if (record.paths.isEmpty() || !isAsked(record, needs))
            continue;
        const QStringList places = placesOf(record, needs);
        const QString machine = record.machine == "host"_L1     ? needs.host
                                : record.machine == "target"_L1 ? needs.target
                                                                : QString();
        const QList<TreeListing::File> there = thereOf(places, toolkit, cudnn);
        if (there.isEmpty()) {
            const QString near = nearOf(places, toolkit, cudnn);
            const bool renamed = places.first().endsWith(".h"_L1) && !near.isEmpty();
            flaws.append(
                {renamed ? ToolkitFlaw::Kind::Renamed : ToolkitFlaw::Kind::Missing, record.part, places.first(), near});
            continue;
        }
        const bool right = machine.isEmpty()
                           || std::any_of(there.begin(), there.end(),
                                          [&](const TreeListing::File& file) { return file.machine == machine; });
        const bool noElf = record.machine == "any"_L1 && there.first().machine.isEmpty();
        if (!right || noElf)
            flaws.append({ToolkitFlaw::Kind::WrongMachine, record.part, there.first().path, there.first().machine,
                          noElf ? needs.target : machine});
    }
    return flaws;
}

} // namespace cw::cuda
