// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/jsonlines.h"

#include <algorithm>

namespace cw::json {
namespace {

/// Walks a text that QJsonDocument has accepted, so it need not complain; it only must not run past the end.
class Walker
{
public:
    Walker(const QByteArray& text, const QStringList& path) : m_text(text), m_path(path) {}

    int line()
    {
        value(0, true);
        const qsizetype at = std::clamp(m_found, qsizetype(0), m_text.size());
        return int(QByteArrayView(m_text).first(at).count('\n')) + 1;
    }

private:
    bool end() const { return m_at >= m_text.size(); }
    char here() const { return end() ? '\0' : m_text[m_at]; }
    void space()
    {
        while (!end() && QByteArrayView(" \t\r\n,:").contains(here()))
            ++m_at;
    }

    QString string()
    {
        const qsizetype from = ++m_at;
        while (!end() && here() != '"')
            m_at += here() == '\\' ? 2 : 1;
        const qsizetype to = std::min(m_at, m_text.size());
        ++m_at;
        return QString::fromUtf8(m_text.sliced(from, to - from)); // escapes do not occur in the keys we look for
    }

    /// `depth` parts of the path lead here when `onPath`.
    void value(qsizetype depth, bool onPath)
    {
        space();
        if (onPath)
            m_found = m_at;
        switch (here()) {
        case '{': members(depth, onPath, '}'); break;
        case '[': members(depth, onPath, ']'); break;
        case '"': string(); break;
        default:
            while (!end() && !QByteArrayView(" \t\r\n,:]}").contains(here()))
                ++m_at;
        }
    }

    void members(qsizetype depth, bool onPath, char closing)
    {
        ++m_at;
        for (int index = 0;; ++index) {
            space();
            if (end() || here() == closing) {
                ++m_at;
                return;
            }
            const qsizetype start = m_at;
            const QString key = closing == '}' ? string() : QString::number(index);
            const bool follows = onPath && depth < m_path.size() && key == m_path[depth];
            value(depth + 1, follows);
            if (follows && closing == '}' && depth + 1 == m_path.size())
                m_found = start;
        }
    }

    const QByteArray& m_text;
    const QStringList& m_path;
    qsizetype m_at = 0;
    qsizetype m_found = -1;
};

} // namespace

int lineOf(const QByteArray& text, const QStringList& path)
{
    return Walker(text, path).line();
}

} // namespace cw::json
