// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalog/catalog.h"

#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QMap>

namespace cw {

/// Reads catalog files, lays later records over earlier ones and turns the result into typed records.
class CatalogLoader
{
public:
    /// Every *.json of a folder, in the order of their names.
    /// One that is absent is empty; what lies there under such a name and is no file that can be read is an error.
    Status addFolder(const QString& folder);
    Status addFile(const QString& path);
    Result<Catalog> finish() const;

private:
    struct File
    {
        QString path;
        QByteArray text;
        QMap<QString, QString> sources;
    };
    struct Place ///< where a field of a merged record was written
    {
        qsizetype file = 0;
        QString list;
        qsizetype position = 0;
    };
    struct Raw
    {
        QString id;
        QJsonObject json;
        Place place; ///< of the first record with this id
        QMap<QString, Place> fields;
        QMap<QString, QString> sources;
    };

    Status addRecord(const QString& list, qsizetype position, const QJsonValue& value);
    Result<QMap<QString, QString>> sourcesOf(const File& file, const QString& list, qsizetype position,
                                             const QJsonObject& record) const;
    Error error(const File& file, const QStringList& path, const QString& text) const;
    template <typename T>
    Status convert(const QString& list, QList<T>& records) const;

    QList<File> m_files;
    QMap<QString, QList<Raw>> m_lists;                    ///< by the list's name in the files
    QMap<QString, QHash<QString, qsizetype>> m_positions; ///< of each id in its list
};

} // namespace cw
