// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solve/solution.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

template <typename T>
QJsonArray arrayOf(const QList<T>& items)
{
    QJsonArray array;
    for (const T& item : items)
        array.append(item.toJson());
    return array;
}

} // namespace

QString verdictName(Solution::Verdict verdict)
{
    switch (verdict) {
    case Solution::Verdict::Fits: return u"fits"_s;
    case Solution::Verdict::CpuOnly: return u"cpu-only"_s;
    case Solution::Verdict::Conditional: return u"conditional"_s;
    case Solution::Verdict::AfterChange: return u"change"_s;
    case Solution::Verdict::No: break;
    }
    return u"no"_s;
}

QString Solution::choice(const QString& field) const
{
    QString typed = configuration.text(field);
    if (!typed.isEmpty())
        return typed;
    if (field == "capabilities"_L1)
        return configuration.list(field).join(u',');
    if (field == "bazel"_L1)
        return facts.text(u"host.bazel"_s);
    if (field != "compiler"_L1)
        return {};
    for (const QString& arch : {u"aarch64"_s, u"armhf"_s}) {
        if (facts.text(u"device.arch"_s) == arch && configuration.text(u"mode"_s) == "cross"_L1)
            return facts.text(u"host.cross.%1.gcc"_s.arg(arch));
    }
    return configuration.text(u"mode"_s) == "native"_L1 ? facts.text(u"host.gcc"_s) : QString();
}

QJsonObject Solution::toJson() const
{
    QJsonObject chosen;
    for (const QString& field : {u"mode"_s, u"product"_s, u"jetpack"_s, u"gpu"_s, u"cuda"_s, u"cudnn"_s,
                                 u"capabilities"_s, u"python"_s, u"bazel"_s, u"compiler"_s}) {
        if (const QString value = choice(field); !value.isEmpty())
            chosen.insert(field, value);
    }
    QJsonObject object{{"tf"_L1, tf},
                       {"name"_L1, name},
                       {"verdict"_L1, verdictName(verdict)},
                       {"variant"_L1, cuda ? "cuda"_L1 : "cpu"_L1},
                       {"choice"_L1, chosen},
                       {"why"_L1, why},
                       {"configuration"_L1, configuration.toJson()},
                       {"conditions"_L1, QJsonArray::fromStringList(conditions)},
                       {"findings"_L1, arrayOf(findings)}};
    if (!notPlanned.isEmpty())
        object.insert("not_planned"_L1, notPlanned);
    if (!isSolution()) {
        object.insert("excluded_by"_L1, arrayOf(excludedBy));
        object.insert("changes"_L1, arrayOf(changes));
        object.insert("cost"_L1, cost);
    }
    if (!cudaExcludedBy.isEmpty() || !cudaConditions.isEmpty())
        object.insert("cuda"_L1, QJsonObject{{"excluded_by"_L1, arrayOf(cudaExcludedBy)},
                                             {"changes"_L1, arrayOf(cudaChanges)},
                                             {"conditions"_L1, QJsonArray::fromStringList(cudaConditions)}});
    return object;
}

QJsonObject Solutions::toJson() const
{
    QJsonArray solutions;
    QJsonArray excluded;
    for (const Solution& row : rows)
        (row.isSolution() ? solutions : excluded).append(row.toJson());
    return {{"board"_L1, board},
            {"device"_L1, device},
            {"assumptions"_L1, QJsonArray::fromStringList(assumptions)},
            {"solutions"_L1, solutions},
            {"excluded"_L1, excluded}};
}

} // namespace cw
