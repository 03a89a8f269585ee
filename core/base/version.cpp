// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/version.h"

#include <QStringList>

#include <algorithm>

namespace cw {

std::optional<Version> Version::parse(QStringView text)
{
    text = text.trimmed();
    if (!text.isEmpty() && (text.front() == u'v' || text.front() == u'r'))
        text = text.sliced(1);
    Version result;
    qsizetype at = 0;
    while (at < text.size() && text[at].unicode() >= u'0' && text[at].unicode() <= u'9') {
        qsizetype end = at;
        while (end < text.size() && text[end].unicode() >= u'0' && text[end].unicode() <= u'9')
            ++end;
        bool ok = false;
        const int number = text.sliced(at, end - at).toInt(&ok);
        if (!ok)
            return std::nullopt;
        result.m_numbers.push_back(number);
        at = end;
        if (at + 1 < text.size() && text[at] == u'.' && text[at + 1].unicode() >= u'0'
            && text[at + 1].unicode() <= u'9')
            ++at;
        else
            break;
    }
    if (result.m_numbers.empty())
        return std::nullopt;
    result.m_suffix = text.sliced(at).toString();
    return result;
}

QString Version::toString() const
{
    QStringList parts;
    for (const int number : m_numbers)
        parts.append(QString::number(number));
    return parts.join(u'.') + m_suffix;
}

bool Version::isPrefixOf(const Version& other) const
{
    return m_numbers.size() <= other.m_numbers.size()
           && std::equal(m_numbers.begin(), m_numbers.end(), other.m_numbers.begin());
}

std::strong_ordering Version::operator<=>(const Version& other) const
{
    const std::size_t length = std::max(m_numbers.size(), other.m_numbers.size());
    for (std::size_t i = 0; i < length; ++i) {
        if (const auto order = number(i) <=> other.number(i); order != std::strong_ordering::equal)
            return order;
    }
    const auto preRelease = [](const QString& suffix) {
        const QStringView bare = QStringView(suffix).sliced(suffix.startsWith(u'-') || suffix.startsWith(u'.') ? 1 : 0);
        return bare.startsWith(u'r') || bare.startsWith(u'a') || bare.startsWith(u'b');
    };
    const int mine = preRelease(m_suffix) ? 0 : 1;
    const int theirs = preRelease(other.m_suffix) ? 0 : 1;
    if (mine != theirs)
        return mine <=> theirs;
    if (mine == 1)
        return std::strong_ordering::equal;
    const int order = QString::compare(m_suffix, other.m_suffix);
    return order <=> 0;
}

} // namespace cw
