// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/versionview.h"

#include <algorithm>
#include <limits>

namespace cw {
namespace {

bool isDigit(QChar c)
{
    return c.unicode() >= u'0' && c.unicode() <= u'9';
}

bool isPreRelease(QStringView suffix)
{
    if (suffix.startsWith(u'-') || suffix.startsWith(u'.'))
        suffix = suffix.sliced(1);
    return suffix.startsWith(u'r') || suffix.startsWith(u'a') || suffix.startsWith(u'b');
}

} // namespace

std::optional<VersionView> VersionView::parse(QStringView text)
{
    text = text.trimmed();
    if (!text.isEmpty() && (text.front() == u'v' || text.front() == u'r'))
        text = text.sliced(1);
    VersionView result;
    qsizetype at = 0;
    while (at < text.size() && isDigit(text[at])) {
        qint64 number = 0;
        while (at < text.size() && isDigit(text[at])) {
            number = number * 10 + (text[at].unicode() - u'0');
            if (number > std::numeric_limits<int>::max())
                return std::nullopt;
            ++at;
        }
        if (result.m_size < most)
            result.m_numbers[result.m_size++] = int(number);
        if (at + 1 < text.size() && text[at] == u'.' && isDigit(text[at + 1]))
            ++at;
        else
            break;
    }
    if (result.m_size == 0)
        return std::nullopt;
    result.m_suffix = text.sliced(at);
    return result;
}

bool VersionView::isPrefixOf(const VersionView& other) const
{
    return m_size <= other.m_size
           && std::equal(m_numbers.begin(), m_numbers.begin() + std::ptrdiff_t(m_size), other.m_numbers.begin());
}

std::strong_ordering VersionView::operator<=>(const VersionView& other) const
{
    const std::size_t length = std::max(m_size, other.m_size);
    for (std::size_t i = 0; i < length; ++i) {
        if (const auto order = m_numbers[i] <=> other.m_numbers[i]; order != std::strong_ordering::equal)
            return order;
    }
    const int mine = isPreRelease(m_suffix) ? 0 : 1;
    const int theirs = isPreRelease(other.m_suffix) ? 0 : 1;
    if (mine != theirs)
        return mine <=> theirs;
    if (mine == 1)
        return std::strong_ordering::equal;
    return m_suffix.compare(other.m_suffix) <=> 0;
}

} // namespace cw
