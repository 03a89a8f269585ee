// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/safetext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::safe {
namespace {

bool obeyed(QChar c)
{
    const char16_t code = c.unicode();
    return code < 0x20 || (code >= 0x7f && code < 0xa0) // C0, DEL, C1
           || code == 0x2028 || code == 0x2029          // line and paragraph separator
           || (code >= 0x202a && code <= 0x202e)        // embedding and override of the direction
           || (code >= 0x2066 && code <= 0x2069) || code == 0x061c || code == 0x200e || code == 0x200f;
}

QString shown(const QString& text, bool keepBreaks)
{
    const auto stays = [&](QChar c) { return !obeyed(c) || (keepBreaks && (c == u'\n' || c == u'\t')); };
    if (std::all_of(text.cbegin(), text.cend(), stays))
        return text;
    QString result;
    result.reserve(text.size() + 16);
    for (const QChar c : text) {
        if (stays(c))
            result += c;
        else if (c.unicode() < 0x100)
            result += u"\\x%1"_s.arg(int(c.unicode()), 2, 16, QLatin1Char('0'));
        else
            result += u"\\u%1"_s.arg(int(c.unicode()), 4, 16, QLatin1Char('0'));
    }
    return result;
}

} // namespace

QString shellWord(const QString& word)
{
    QString text = word;
    if (const qsizetype nul = text.indexOf(QChar(u'\0')); nul >= 0)
        text.truncate(nul);
    const auto isPlain = [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9')
               || u"_@%+=:,./-"_s.contains(c);
    };
    if (!text.isEmpty() && std::all_of(text.cbegin(), text.cend(), isPlain))
        return text;
    text.replace(u'\'', "'\\''"_L1);
    return u'\'' + text + u'\'';
}

QByteArray shellComment(const QString& text)
{
    return line(text).toUtf8();
}

QString terminal(const QString& text)
{
    return shown(text, true);
}

QString line(const QString& text)
{
    return shown(text, false);
}

QString html(const QString& text)
{
    return shown(text, true).toHtmlEscaped();
}

} // namespace cw::safe
