// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

namespace cw {

/// Cuts a stream of bytes into lines, whatever the pieces it arrives in. A carriage return before the newline is dropped.
/// Bytes, not text: a UTF-8 character may be cut between two pieces. A value; not shared between threads.
class LineSplitter
{
public:
    /// Longer lines are cut at `limit` bytes, so that a stream without newlines cannot eat the memory.
    explicit LineSplitter(qsizetype limit = 1024 * 1024) : m_limit(limit) {}

    /// The lines that `bytes` completes, without their ends.
    QList<QByteArray> feed(QByteArrayView bytes);
    /// What stands after the last newline ("" when the stream ended with one) and starts afresh.
    QByteArray takeRest();
    qsizetype restSize() const { return m_rest.size(); }

private:
    qsizetype m_limit;
    QByteArray m_rest;
};

} // namespace cw
