// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <compare>
#include <optional>
#include <vector>

namespace cw {

/// A dotted version ("2.8.0", "1.15", "0.17.2", "2.21.0-rc1"). Compared number by number, missing numbers count as 0 in
/// order but not in matching; a suffix ("-rc1", "+ds") makes it older than the plain one only when it begins with "rc", "a" or "b".
class Version
{
public:
    /// Accepts a leading "v" or "r". Nothing where no number stands first.
    static std::optional<Version> parse(QStringView text);

    QString toString() const;
    int number(std::size_t index) const { return index < m_numbers.size() ? m_numbers[index] : 0; }
    int major() const { return number(0); }
    int minor() const { return number(1); }
    int patch() const { return number(2); }
    std::size_t size() const { return m_numbers.size(); }

    /// "1.5" is a prefix of "1.5.0" and of "1.5.1", not of "1.50".
    bool isPrefixOf(const Version& other) const;

    std::strong_ordering operator<=>(const Version& other) const;
    bool operator==(const Version& other) const { return (*this <=> other) == std::strong_ordering::equal; }

private:
    std::vector<int> m_numbers;
    QString m_suffix;
};

} // namespace cw
