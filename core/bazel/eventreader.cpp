// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bazel/eventreader.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>

#include <utility>

using namespace Qt::StringLiterals;

namespace cw {

Result<int> EventReader::poll()
{
    QFile file(m_path);
    if (!file.exists())
        return 0;
    if (!file.open(QIODevice::ReadOnly)) {
        return Error{
            Error::Kind::Io,
            QCoreApplication::translate("cw::EventReader", "Cannot read %1: %2.").arg(m_path, file.errorString())};
    }
    if (file.size() < m_offset) {
        m_offset = 0;
        m_rest.clear();
        m_badLines = 0;
        m_events = BuildEvents();
    }
    if (!file.seek(m_offset)) {
        return Error{
            Error::Kind::Io,
            QCoreApplication::translate("cw::EventReader", "Cannot read %1: %2.").arg(m_path, file.errorString())};
    }

    int events = 0;
    constexpr qint64 piece = 1024 * 1024;
    for (QByteArray bytes = file.read(piece); !bytes.isEmpty(); bytes = file.read(piece)) {
        m_offset += bytes.size();
        qsizetype from = 0;
        for (qsizetype end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', from)) {
            m_rest.append(QByteArrayView(bytes).sliced(from, end - from));
            const QByteArray line = std::exchange(m_rest, {});
            from = end + 1;
            if (line.trimmed().isEmpty())
                continue;
            const QJsonDocument document = QJsonDocument::fromJson(line);
            if (document.isObject()) {
                m_events.add(document.object());
                ++events;
            } else {
                ++m_badLines;
            }
        }
        m_rest.append(QByteArrayView(bytes).sliced(from));
    }
    return events;
}

} // namespace cw
