// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/actionrow.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::ActionRow", text);
}

/// "mul" of "core/_objs/kernels/mul.pic.o" and of "kernels/mul.cc".
QString stemOf(const QString& path)
{
    return path.section(u'/', -1).section(u'.', 0, 0);
}

/// Bazel's words without their verb: "kernels/mul.cc" of "Compiling kernels/mul.cc".
QString pathOf(const QString& text)
{
    const qsizetype space = text.indexOf(u' ');
    const QString rest = space < 0 ? text : text.mid(space + 1);
    return rest.contains(u' ') ? rest.section(u' ', 0, 0) : rest;
}

ActionRow rowOf(const ProcessReading& process, qint64 now)
{
    ActionRow row;
    row.key = u"%1/%2"_s.arg(process.pid).arg(process.start);
    QString path = process.what;
    row.name = path.section(u'/', -1);
    row.folder = path.section(u'/', 0, -2);
    if (const qsizetype objects = row.folder.indexOf("/_objs"_L1); objects >= 0)
        row.folder.truncate(objects);
    if (row.name.isEmpty())
        row.name = process.program;
    row.program = process.program;
    row.group = process.group;
    row.ms = std::max<qint64>(0, now - process.firstMs);
    row.kib = process.residentKiB;
    row.peakKiB = process.peakKiB;
    row.stopped = process.state == 'T';
    return row;
}

} // namespace

QList<ActionRow> actionRows(const RunStatus& status, const std::optional<MemorySample>& latest,
                            const QHash<QString, qint64>& usual)
{
    QList<ActionRow> rows;
    QStringList spoken = status.running;
    if (latest && !status.isOver()) {
        for (const ProcessReading& process : latest->largest) {
            if (process.group != ProcessGroup::Compiler && process.group != ProcessGroup::Linker)
                continue;
            ActionRow row = rowOf(process, latest->t);
            row.usualMs = usual.value(process.what, -1);
            const QString stem = stemOf(process.what);
            const auto same = std::find_if(spoken.cbegin(), spoken.cend(), [&stem](const QString& text) {
                return !stem.isEmpty() && stemOf(pathOf(text)) == stem;
            });
            if (same != spoken.cend()) {
                const QString path = pathOf(*same);
                row.name = path.section(u'/', -1);
                if (!path.contains("..."_L1))
                    row.folder = path.section(u'/', 0, -2);
                spoken.erase(same);
            }
            rows.append(row);
        }
    }
    for (const QString& text : std::as_const(spoken)) {
        ActionRow row;
        row.key = text;
        row.name = text;
        rows.append(row);
    }
    std::stable_sort(rows.begin(), rows.end(), [](const ActionRow& a, const ActionRow& b) { return a.kib > b.kib; });
    return rows;
}

QString groupName(ProcessGroup group)
{
    switch (group) {
    case ProcessGroup::Server: return tr("Bazel");
    case ProcessGroup::Compiler: return tr("Compiler");
    case ProcessGroup::Linker: return tr("Linker");
    case ProcessGroup::Other: break;
    }
    return tr("Other");
}

DataColour groupColour(ProcessGroup group)
{
    switch (group) {
    case ProcessGroup::Server: return DataColour::Bazel;
    case ProcessGroup::Compiler: return DataColour::Compilers;
    case ProcessGroup::Linker: return DataColour::Linkers;
    case ProcessGroup::Other: break;
    }
    return DataColour::Other;
}

} // namespace cw
