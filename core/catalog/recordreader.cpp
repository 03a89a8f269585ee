// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/recordreader.h"

#include "core/base/version.h"
#include "core/catalog/catalogtexts.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Catalog", text);
}

} // namespace

void RecordReader::failNoObject(const QStringList& below)
{
    fail(below, tr("an object is expected"));
}

QJsonValue RecordReader::take(QLatin1StringView field)
{
    m_read.append(field);
    const QJsonValue value = m_object.value(field);
    return value.isUndefined() ? QJsonValue() : value;
}

void RecordReader::fail(const QStringList& below, const QString& text)
{
    if (!m_problem->problem)
        m_problem->problem = Problem{m_path + below, text};
}

void RecordReader::common(CatalogRecord& record)
{
    m_read.append(u"source"_s);
    record.id = needed("id"_L1);
    record.aliases = list("aliases"_L1);
    record.name = shownText(text("name"_L1));
    if (record.name.isEmpty())
        record.name = record.id;
    record.note = text("note"_L1); // hundreds, of which few are ever shown: put into words there
    record.json = m_object;
}

QString RecordReader::text(QLatin1StringView field)
{
    const QJsonValue value = take(field);
    if (!value.isNull() && !value.isString())
        fail({field}, tr("a text is expected"));
    return value.toString();
}

QString RecordReader::needed(QLatin1StringView field)
{
    QString value = text(field);
    if (value.isEmpty())
        fail({field}, tr("a text that is not empty is expected"));
    return value;
}

QString RecordReader::version(QLatin1StringView field)
{
    QString value = text(field);
    if (!value.isEmpty() && !Version::parse(value))
        fail({field}, tr("a version such as 10.2 is expected"));
    return value;
}

QString RecordReader::choice(QLatin1StringView field, const QStringList& allowed)
{
    QString value = text(field);
    if (!value.isEmpty() && !allowed.contains(value))
        fail({field}, tr("one of %1 is expected").arg(allowed.join(", "_L1)));
    return value;
}

QString RecordReader::neededChoice(QLatin1StringView field, const QStringList& allowed)
{
    QString value = choice(field, allowed);
    if (value.isEmpty())
        fail({field}, tr("one of %1 is expected").arg(allowed.join(", "_L1)));
    return value;
}

void RecordReader::failNoExpression(const QStringList& below, const QString& text)
{
    const QRegularExpression expression(text);
    if (!expression.isValid())
        fail(below, tr("this is no regular expression: %1").arg(expression.errorString()));
}

QString RecordReader::expression(QLatin1StringView field)
{
    QString value = text(field);
    failNoExpression({field}, value);
    return value;
}

QStringList RecordReader::expressions(QLatin1StringView field)
{
    QStringList result = list(field);
    for (qsizetype i = 0; i < result.size(); ++i)
        failNoExpression({field, QString::number(i)}, result[i]);
    return result;
}

QJsonArray RecordReader::arrayOf(QLatin1StringView field)
{
    const QJsonValue value = take(field);
    if (!value.isNull() && !value.isArray())
        fail({field}, tr("a list is expected"));
    return value.toArray();
}

QStringList RecordReader::list(QLatin1StringView field)
{
    QStringList result;
    const QJsonArray array = arrayOf(field);
    for (qsizetype i = 0; i < array.size(); ++i) {
        if (!array[i].isString())
            fail({field, QString::number(i)}, tr("a text is expected"));
        result.append(array[i].toString());
    }
    return result;
}

QStringList RecordReader::templates(QLatin1StringView field, const QStringList& names)
{
    static const QRegularExpression placeholder(u"\\$\\{([^}]*)\\}?"_s);
    QStringList result = list(field);
    for (qsizetype i = 0; i < result.size(); ++i) {
        auto found = placeholder.globalMatch(result[i]);
        while (found.hasNext()) {
            const auto match = found.next();
            if (match.captured().endsWith(u'}') && names.contains(match.captured(1)))
                continue;
            fail({field, QString::number(i)},
                 names.isEmpty() ? tr("nothing is filled in here, so %1 cannot stand there").arg(match.captured())
                                 : tr("%1 is not filled in here; only %2 can stand there")
                                       .arg(match.captured(), "${"_L1 + names.join("}, ${"_L1) + u'}'));
        }
    }
    return result;
}

QStringList RecordReader::versions(QLatin1StringView field)
{
    QStringList result = list(field);
    for (qsizetype i = 0; i < result.size(); ++i) {
        if (!Version::parse(result[i]))
            fail({field, QString::number(i)}, tr("a version such as 10.2 is expected"));
    }
    return result;
}

QMap<QString, QString> RecordReader::map(QLatin1StringView field)
{
    QMap<QString, QString> result;
    const QJsonValue value = take(field);
    if (!value.isNull() && !value.isObject())
        fail({field}, tr("an object of texts is expected"));
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (!it->isString() && !it->isNull())
            fail({field, it.key()}, tr("a text is expected"));
        result.insert(it.key(), it->toString());
    }
    return result;
}

bool RecordReader::flag(QLatin1StringView field)
{
    const QJsonValue value = take(field);
    if (!value.isNull() && !value.isBool())
        fail({field}, tr("true or false is expected"));
    return value.toBool();
}

int RecordReader::count(QLatin1StringView field)
{
    const QJsonValue value = take(field);
    if (!value.isNull() && (!value.isDouble() || value.toInt() < 1))
        fail({field}, tr("a whole number from 1 is expected"));
    return value.toInt();
}

QList<int> RecordReader::counts(QLatin1StringView field)
{
    QList<int> result;
    const QJsonArray array = arrayOf(field);
    for (qsizetype i = 0; i < array.size(); ++i) {
        if (!array[i].isDouble() || array[i].toInt() < 1)
            fail({field, QString::number(i)}, tr("a whole number from 1 is expected"));
        result.append(array[i].toInt());
    }
    return result;
}

void RecordReader::finish()
{
    for (auto it = m_object.begin(); it != m_object.end(); ++it) {
        if (!m_read.contains(it.key()))
            fail({it.key()}, tr("there is no such field"));
    }
}

} // namespace cw
