// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolchain/selftestmodel.h"

#include "ui/widgets/cellroles.h"

using namespace Qt::StringLiterals;

namespace cw {

using selftest::Check;

void SelfTestModel::setReport(const selftest::SelfTestReport& report)
{
    beginResetModel();
    m_rows.clear();
    for (const selftest::ProgramReport& program : report.programs) {
        for (const Check& check : program.checks)
            m_rows.append({program.id, m_rows.isEmpty() || m_rows.last().program != program.id, check});
    }
    endResetModel();
}

const Check* SelfTestModel::check(const QModelIndex& index) const
{
    return index.isValid() && index.row() < m_rows.size() ? &m_rows.at(index.row()).check : nullptr;
}

int SelfTestModel::worstRow() const
{
    int worst = -1;
    for (int row = 0; row < int(m_rows.size()); ++row) {
        if (worst < 0 || m_rows.at(row).check.state > m_rows.at(worst).check.state)
            worst = row;
    }
    return worst;
}

int SelfTestModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int SelfTestModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString SelfTestModel::programTitle(const QString& id)
{
    if (id == "hello"_L1)
        return tr("C++ program");
    if (id == "vector"_L1)
        return tr("CUDA kernel");
    if (id == "matmul"_L1)
        return tr("cuBLAS product");
    return id;
}

QString SelfTestModel::checkTitle(const QString& id)
{
    if (id == "build"_L1)
        return tr("It builds");
    if (id == "machine"_L1)
        return tr("ELF machine");
    if (id == "interpreter"_L1)
        return tr("Interpreter");
    if (id == "glibc"_L1)
        return tr("Highest GLIBC");
    if (id == "glibcxx"_L1)
        return tr("Highest GLIBCXX");
    if (id == "gpu_code"_L1)
        return tr("GPU code");
    if (id == "run"_L1)
        return tr("It runs");
    return id;
}

QString SelfTestModel::stateWord(Check::State state)
{
    switch (state) {
    case Check::State::Good: return tr("passed");
    case Check::State::Remark: return tr("not proved");
    case Check::State::Failed: break;
    }
    return tr("failed");
}

QVariant SelfTestModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows.at(index.row());
    if (role == Qt::DisplayRole) {
        switch (index.column()) {
        case Program: return row.first ? programTitle(row.program) : QString();
        case Checked: return checkTitle(row.check.id);
        case Outcome: return stateWord(row.check.state);
        default: return row.check.text;
        }
    }
    if (role == cell::IconRole && index.column() == Outcome) {
        switch (row.check.state) {
        case Check::State::Good: return u"done"_s;
        case Check::State::Remark: return u"info"_s;
        case Check::State::Failed: return u"error"_s;
        }
    }
    if (role == Qt::ToolTipRole && index.column() == Why)
        return row.check.text;
    if (role == Qt::AccessibleTextRole && index.column() == Program)
        return programTitle(row.program);
    return {};
}

QVariant SelfTestModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Program: return tr("Program");
    case Checked: return tr("Check");
    case Outcome: return tr("Result");
    default: return tr("What was seen");
    }
}

} // namespace cw
