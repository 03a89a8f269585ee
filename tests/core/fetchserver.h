// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fetch/part.h"

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>

/// What the tests of fetching share: a server of their own, bytes, a watch that never stops.
namespace fetchserver {

using namespace Qt::StringLiterals;

inline const QString serverProgram = QStringLiteral(CROSSWRIGHT_SOURCE_DIR "/tests/support/cutserver.py");

/// A server of one test.
class Server
{
public:
    Server(const QString& folder, const QStringList& words = {})
    {
        m_process.start(u"python3"_s, QStringList{serverProgram, folder} + words);
        if (m_process.waitForStarted() && m_process.waitForReadyRead(20000))
            m_port = m_process.readLine().trimmed();
    }
    ~Server()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    QString address() const { return "http://127.0.0.1:"_L1 + QString::fromLatin1(m_port); }
    QStringList requests()
    {
        m_process.waitForReadyRead(50);
        m_said += m_process.readAllStandardOutput();
        return QString::fromUtf8(m_said).split(u'\n', Qt::SkipEmptyParts);
    }

private:
    QProcess m_process;
    QByteArray m_port;
    QByteArray m_said;
};

inline QByteArray someBytes(qsizetype size)
{
    QByteArray bytes(size, '\0');
    for (qsizetype i = 0; i < size; ++i)
        bytes[i] = char((i * 7 + i / 251) & 0xff);
    return bytes;
}

inline bool always(const cw::fetch::News&)
{
    return true;
}

} // namespace fetchserver
