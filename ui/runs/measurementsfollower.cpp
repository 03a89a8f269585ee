// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/measurementsfollower.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr qint64 pieceBytes = 2 * 1024 * 1024; // some 1500 measurements, about 40 ms of parsing

}

QList<MemorySample> MeasurementsFollower::next()
{
    QList<MemorySample> found;
    m_more = false;
    QFile file(m_path);
    if (m_foreign || !file.open(QIODevice::ReadOnly) || !file.seek(m_offset))
        return found;
    m_rest += file.read(pieceBytes);
    m_offset = file.pos();
    m_more = m_offset < file.size();
    qsizetype start = 0;
    for (qsizetype end = m_rest.indexOf('\n'); end >= 0; end = m_rest.indexOf('\n', start)) {
        take(QByteArrayView(m_rest).sliced(start, end - start), found);
        start = end + 1;
    }
    m_rest.remove(0, start);
    return found;
}

void MeasurementsFollower::take(QByteArrayView line, QList<MemorySample>& found)
{
    if (!m_headerSeen) {
        const QJsonObject header = QJsonDocument::fromJson(line.toByteArray()).object();
        const QJsonObject ours = QJsonDocument::fromJson(memorySamplesHeader()).object();
        m_foreign = header.value("format"_L1) != ours.value("format"_L1)
                    || header.value("version"_L1).toInt() > ours.value("version"_L1).toInt();
        m_headerSeen = true;
        return;
    }
    if (m_foreign)
        return;
    if (auto measurement = memorySampleFromLine(line))
        found.append(*measurement);
}

} // namespace cw
