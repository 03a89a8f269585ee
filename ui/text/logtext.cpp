// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/logtext.h"

#include <algorithm>
#include <cstring>

namespace cw::logtext {
namespace {

constexpr char escapeByte = '\x1b';
constexpr qsizetype tabColumns = 8;

bool isPrintable(char c)
{
    return static_cast<unsigned char>(c) >= 0x20 || c == '\t';
}

bool contains(QByteArrayView line, QByteArrayView word)
{
    return line.size() >= word.size()
           && memmem(line.data(), static_cast<std::size_t>(line.size()), word.data(),
                     static_cast<std::size_t>(word.size()))
                  != nullptr;
}

/// "error:" as a word of its own: at the start, or after something that is no part of a name ("no_error:" is one).
bool containsWord(QByteArrayView line, QByteArrayView word)
{
    for (qsizetype from = 0; from < line.size();) {
        const void* hit = memmem(line.data() + from, static_cast<std::size_t>(line.size() - from), word.data(),
                                 static_cast<std::size_t>(word.size()));
        if (!hit)
            return false;
        const qsizetype at = static_cast<const char*>(hit) - line.data();
        const char before = at == 0 ? ' ' : line[at - 1];
        if (before == ' ' || before == '\t' || before == ':' || before == '(')
            return true;
        from = at + word.size();
    }
    return false;
}

/// The end of the escape sequence that begins at `at`; its final letter and its parameters.
struct Escape
{
    qsizetype end;
    char letter;
    QByteArrayView parameters;
};

Escape escapeAt(QByteArrayView raw, qsizetype at)
{
    qsizetype i = at + 1;
    if (i < raw.size() && raw[i] == '[') {
        const qsizetype first = ++i;
        while (i < raw.size() && !(raw[i] >= 0x40 && raw[i] <= 0x7e))
            ++i;
        const char letter = i < raw.size() ? raw[i] : '\0';
        return {std::min(i + 1, raw.size()), letter, raw.sliced(first, i - first)};
    }
    if (i < raw.size() && raw[i] == ']') { // a title or a link; ends with BEL or ESC backslash
        while (i < raw.size() && raw[i] != '\a' && !(raw[i] == '\\' && raw[i - 1] == escapeByte))
            ++i;
        return {std::min(i + 1, raw.size()), '\0', {}};
    }
    return {std::min(i + 1, raw.size()), '\0', {}};
}

bool hasEscape(QByteArrayView raw)
{
    return !raw.isEmpty() && std::memchr(raw.data(), escapeByte, static_cast<std::size_t>(raw.size())) != nullptr;
}

} // namespace

QByteArray withoutEscapes(QByteArrayView raw)
{
    QByteArray plain;
    plain.reserve(raw.size());
    for (qsizetype i = 0; i < raw.size();) {
        if (raw[i] == escapeByte) {
            i = escapeAt(raw, i).end;
            continue;
        }
        if (isPrintable(raw[i]))
            plain.append(raw[i]);
        ++i;
    }
    return plain;
}

QString shown(QByteArrayView raw, qsizetype limit)
{
    // A character takes at most four bytes, and colours take some: so much is enough for `limit` characters.
    const bool cut = raw.size() > limit * 8;
    const QString text = QString::fromUtf8(withoutEscapes(cut ? raw.first(limit * 8) : raw));
    QString result;
    result.reserve(std::min(text.size(), limit) + 1);
    for (const QChar c : text) {
        if (result.size() >= limit)
            break;
        if (c == u'\t')
            result.append(QString(tabColumns - result.size() % tabColumns, u' '));
        else
            result.append(c);
    }
    if (cut || text.size() > limit)
        result.append(u'…');
    return result;
}

LogLine::Kind kindOf(QByteArrayView raw)
{
    if (hasEscape(raw)) {
        const QByteArray plain = withoutEscapes(raw);
        return kindOf(plain);
    }
    using Kind = LogLine::Kind;
    if (raw.startsWith("ERROR: ") || raw.startsWith("FAILED: ") || raw.startsWith("FATAL: ")
        || raw.startsWith("fatal: "))
        return Kind::Error;
    if (raw.startsWith("WARNING: "))
        return Kind::Warning;
    if (raw.startsWith("INFO: "))
        return Kind::Info;
    if (raw.startsWith("DEBUG: "))
        return Kind::Debug;
    if (containsWord(raw, "error:") || contains(raw, "undefined reference to") || contains(raw, "Killed signal")
        || contains(raw, "terminated with signal") || contains(raw, "No space left on device")
        || raw.startsWith("Traceback (most recent call last)"))
        return Kind::Error;
    if (containsWord(raw, "warning:"))
        return Kind::Warning;
    return Kind::Plain;
}

Painted painted(QByteArrayView raw)
{
    while (raw.endsWith('\r'))
        raw.chop(1);
    if (raw.isEmpty())
        return {}; // and Qt 6.8's lastIndexOf() would look at the byte behind an empty view
    if (!hasEscape(raw)) {
        const qsizetype last = raw.lastIndexOf('\r');
        return {last + 1, raw.size() - last - 1, 0, false};
    }
    Painted result;
    qsizetype start = -1; // of the text since the last return to the line's start
    qsizetype end = 0;
    bool colourIsGreen = false;
    for (qsizetype i = 0; i < raw.size();) {
        if (raw[i] == escapeByte) {
            const Escape escape = escapeAt(raw, i);
            if (escape.letter == 'm')
                colourIsGreen = escape.parameters == "32";
            if (escape.letter == 'A') {
                result = {
                    0, 0,
                    result.up
                        + std::max(1,
                                   QByteArray::fromRawData(escape.parameters.data(), escape.parameters.size()).toInt()),
                    false};
                start = -1;
            } else if (escape.letter == 'K' && start < 0) {
                result.length = 0;
            }
            i = escape.end;
            continue;
        }
        if (raw[i] == '\r') {
            start = -1;
        } else if (isPrintable(raw[i])) {
            if (start < 0) {
                start = i;
                result.green = colourIsGreen;
            }
            end = i + 1;
            result.start = start;
            result.length = end - start;
        }
        ++i;
    }
    return result;
}

} // namespace cw::logtext
