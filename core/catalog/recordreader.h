// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/record.h"

#include <QJsonArray>
#include <QList>

#include <memory>
#include <optional>

namespace cw {

/// Reads the fields of one record and remembers the first thing that is wrong, with its place. A field that is absent or
/// null is unknown; one that no `read()` asked for is a typing mistake and is reported by finish().
class RecordReader
{
public:
    struct Problem
    {
        QStringList path; ///< from the record down
        QString text;
    };

    explicit RecordReader(const QJsonObject& object) : m_object(object), m_problem(std::make_shared<State>()) {}

    void common(CatalogRecord& record); ///< id, aliases, name, note; takes "source" as read
    QString text(QLatin1StringView field);
    QString needed(QLatin1StringView field);
    QString version(QLatin1StringView field); ///< a text that begins with a number
    QString choice(QLatin1StringView field, const QStringList& allowed);
    QString neededChoice(QLatin1StringView field, const QStringList& allowed);
    QStringList list(QLatin1StringView field);
    /// A list of texts whose only `${NAME}`s are those in `names`: another one would be left out without a word.
    QStringList templates(QLatin1StringView field, const QStringList& names);
    QStringList versions(QLatin1StringView field);
    QString expression(QLatin1StringView field);      ///< a regular expression
    QStringList expressions(QLatin1StringView field); ///< a list of them
    QMap<QString, QString> map(QLatin1StringView field);
    bool flag(QLatin1StringView field);
    int count(QLatin1StringView field); ///< 0 when absent
    QList<int> counts(QLatin1StringView field);

    /// A list of objects, each read by `read`.
    template <typename T>
    QList<T> records(QLatin1StringView field, T (*read)(RecordReader&))
    {
        QList<T> result;
        const QJsonArray array = arrayOf(field);
        for (qsizetype i = 0; i < array.size(); ++i) {
            if (!array[i].isObject()) {
                failNoObject({field, QString::number(i)});
                break;
            }
            RecordReader child(*this, array[i].toObject(), {field, QString::number(i)});
            result.append(read(child));
            child.finish();
        }
        return result;
    }

    void finish(); ///< reports keys that nobody read
    const std::optional<Problem>& problem() const { return m_problem->problem; }

private:
    struct State
    {
        std::optional<Problem> problem;
    };

    RecordReader(const RecordReader& parent, const QJsonObject& object, const QStringList& below)
        : m_object(object), m_path(parent.m_path + below), m_problem(parent.m_problem)
    {}
    QJsonValue take(QLatin1StringView field);
    QJsonArray arrayOf(QLatin1StringView field);
    void fail(const QStringList& below, const QString& text);
    void failNoExpression(const QStringList& below, const QString& text);
    void failNoObject(const QStringList& below);

    QJsonObject m_object;
    QStringList m_path;
    QStringList m_read;
    std::shared_ptr<State> m_problem;
};

} // namespace cw
