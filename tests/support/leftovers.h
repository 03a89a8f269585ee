// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/facts/facts.h"
#include "core/rules/finding.h"
#include "tests/support/otherletters.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <utility>

namespace otherletters {

/// Names, values and references of the catalog, the longest first: data, not words.
inline QStringList namesOf(const cw::Catalog& catalog)
{
    QSet<QString> texts;
    const auto add = [&](const auto& records) {
        for (const auto& record : records)
            texts.insert(record.name);
    };
    add(catalog.releases());
    add(catalog.gpus());
    add(catalog.boards());
    add(catalog.cuda());
    add(catalog.cudnn());
    add(catalog.jetpacks());
    add(catalog.bazelEras());
    add(catalog.configureFamilies());
    for (const cw::Release& release : catalog.releases())
        texts.insert(release.compiler);
    for (const QFileInfo& file : QDir(u":/catalog"_s).entryInfoList()) {
        QFile open(file.filePath());
        if (!open.open(QIODevice::ReadOnly))
            continue;
        const QJsonObject sources = QJsonDocument::fromJson(open.readAll()).object().value("sources"_L1).toObject();
        for (const QJsonValue& source : sources) {
            if (isCitation(source.toString()))
                texts.insert(source.toString());
        }
    }
    texts.remove({});
    QStringList sorted(texts.begin(), texts.end());
    std::sort(sorted.begin(), sorted.end(), [](const QString& a, const QString& b) {
        return a.size() > b.size() || (a.size() == b.size() && a < b);
    });
    return sorted;
}

/// What the facts say in the words of those who wrote them down.
inline QStringList wordsOf(const cw::Facts& facts)
{
    QStringList words;
    for (const cw::Fact& fact : facts.all()) {
        if (!fact.unknownBecause.isEmpty())
            words.append(fact.unknownBecause);
        for (const QString& text : {fact.value.toString(), fact.how}) {
            if (text.contains(u' '))
                words.append(text);
        }
    }
    return words;
}

/// What is left untranslated, each text once with where it was seen.
class Leftovers
{
public:
    explicit Leftovers(const cw::Catalog& catalog) : m_names(namesOf(catalog)) {}

    /// The first English word in a text, after what is data has gone; empty when all of it was translated.
    QString plainWord(QString text, const QStringList& more = {}) const
    {
        if (!english().match(text).hasMatch())
            return {};
        for (const QString& each : more)
            text.replace(each, u" "_s);
        for (const QString& each : m_names) {
            if (!english().match(text).hasMatch())
                return {};
            text.replace(each, u" "_s);
        }
        static const QRegularExpression quoted(u"\"[^\"]*\"|`[^`]*`"_s); // commands and what others print
        text.remove(quoted);
        const auto match = english().match(text);
        return match.hasMatch() ? match.captured() : QString();
    }

    void look(const QString& where, const QString& text, const QStringList& more = {})
    {
        ++m_seen;
        if (const QString word = plainWord(text, more); !word.isEmpty() && !m_texts.contains(text)) {
            m_texts.insert(text);
            m_lines.append(u"%1: \"%2\" in \"%3\""_s.arg(where, word, text));
        }
    }

    void look(const QString& where, const cw::Finding& finding, const QStringList& more)
    {
        look(where + u' ' + finding.id, finding.text, more);
        look(where + u' ' + finding.id + " no_repair"_L1, finding.noRepair, more);
        look(where + u' ' + finding.id + " source"_L1, finding.source, more);
        if (!finding.repair)
            return;
        QString repair = finding.repair->text;
        for (const auto& value : std::as_const(finding.repair->set)) {
            if (value.isBool()) // as it is typed
                repair.replace(value.toBool() ? u" yes."_s : u" no."_s, u"."_s);
        }
        look(where + u' ' + finding.id + " repair"_L1, repair, more);
    }

    int seen() const { return m_seen; }
    QByteArray report() const { return (QString::number(m_lines.size()) + u'\n' + m_lines.join(u'\n')).toUtf8(); }
    bool isEmpty() const { return m_lines.isEmpty(); }

private:
    QStringList m_names;
    int m_seen = 0;
    QSet<QString> m_texts;
    QStringList m_lines;
};

} // namespace otherletters
