// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QTranslator>

/// A translation that shows what was left out of it.
namespace otherletters {

using namespace Qt::StringLiterals;

/// Every letter becomes another one that English does not have; placeholders and numbers stay.
class Translation : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override
    {
        QString text = QString::fromUtf8(source);
        for (qsizetype i = 0; i < text.size(); ++i) {
            const bool placeholder = i > 0 && text[i - 1] == u'%';
            if (!placeholder && text[i].isLetter() && text[i].unicode() < 0x80)
                text[i] = QChar(0x0400 + text[i].unicode());
        }
        return text;
    }
};

/// Words that only sentences have.
inline const QRegularExpression& english()
{
    static const QRegularExpression words(
        u"(?<![A-Za-z0-9_./=-])(the|an|of|is|are|was|were|not|no|and|or|with|without|for|from|to|on|this|that|these|by|"
        "at|than|which|what|who|be|been|has|have|its|it|only|after|before|needs?|known|unknown|machine|device|built|"
        "build|none|found|missing|error|warning|newer|older|some|any|all|system|seen|published|recorded)"
        "(?!\\.?[A-Za-z0-9_/=-])"_s,
        QRegularExpression::CaseInsensitiveOption);
    return words;
}

/// A reference keeps its own language: an address, a file, a commit, an issue.
inline bool isCitation(const QString& source)
{
    static const QRegularExpression reference(
        u"://|@[0-9a-f]{6}|#[0-9]|index no\\.|public source file|[\\w-]+\\.(py|sh|md|bzl|txt|ver|inc)\\b|[\\w-]+/[\\w-]+|"
        "CROSSTOOL|recorded output"_s);
    return reference.match(source).hasMatch();
}

} // namespace otherletters
