// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <array>
#include <compare>
#include <cstddef>
#include <optional>

namespace cw {

/// The numbers of a Version, read without the heap: for comparisons that run on every edit, thousands of times in the
/// solver. Orders and matches exactly as Version does (tested against it). Refers to the text it was read from.
class VersionView
{
public:
    /// As Version::parse; at most ten numbers count, the catalog has no version with more than four.
    static std::optional<VersionView> parse(QStringView text);

    int number(std::size_t index) const { return index < m_size ? m_numbers[index] : 0; }
    int major() const { return number(0); }
    int minor() const { return number(1); }
    std::size_t size() const { return m_size; }
    bool isPrefixOf(const VersionView& other) const;

    std::strong_ordering operator<=>(const VersionView& other) const;
    bool operator==(const VersionView& other) const { return (*this <=> other) == std::strong_ordering::equal; }

private:
    static constexpr std::size_t most = 10;
    std::array<int, most> m_numbers{};
    std::size_t m_size = 0;
    QStringView m_suffix;
};

} // namespace cw
