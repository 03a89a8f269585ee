// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/proc/linesplitter.h"

#include <utility>

namespace cw {

QList<QByteArray> LineSplitter::feed(QByteArrayView bytes)
{
    QList<QByteArray> lines;
    const auto give = [&lines](QByteArray line) {
        if (line.endsWith('\r'))
            line.chop(1);
        lines.append(std::move(line));
    };
    while (!bytes.isEmpty()) {
        const qsizetype end = bytes.indexOf('\n');
        const qsizetype room = m_limit - m_rest.size();
        if (end >= 0 && end <= room) {
            m_rest.append(bytes.first(end));
            bytes = bytes.sliced(end + 1);
            give(std::exchange(m_rest, {}));
        } else if ((end < 0 ? bytes.size() : end) > room) {
            // As if a newline stood here; which bytes are cut apart does not depend on the pieces.
            m_rest.append(bytes.first(room));
            bytes = bytes.sliced(room);
            give(std::exchange(m_rest, {}));
        } else {
            m_rest.append(bytes);
            break;
        }
    }
    return lines;
}

QByteArray LineSplitter::takeRest()
{
    return std::exchange(m_rest, {});
}

} // namespace cw
