// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QMap>
#include <QString>
#include <QStringList>

namespace cw {

/// What every record of the catalog has. An empty text or list means "not known" (or, where a field says so, "none"):
/// unknown is a value and is never read as "fits".
struct CatalogRecord
{
    QString id;
    QStringList aliases; ///< other spellings that find the record
    QString name;        ///< for people
    QString note;        ///< what a person should know
    QJsonObject json;    ///< the record as in the data files, overlays applied: what `catalog … --json` prints

    /// Where a field's value comes from; the record's own source when the field has none of its own.
    QString source(const QString& field = {}) const { return m_sources.value(field, m_sources.value(QString())); }
    void setSources(const QMap<QString, QString>& byField) { m_sources = byField; }

private:
    QMap<QString, QString> m_sources; ///< field ("" for the record) → text as it is shown
};

} // namespace cw
