// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/failuretext.h"

#include <QList>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr qsizetype longest = 400;

/// Ends of others' doing: g++ since 9, g++ before, ld by collect2, clang's driver, nvcc, and Bazel for a killed driver.
const QList<QRegularExpression>& endedBySignal()
{
    static const QList<QRegularExpression> forms{
        QRegularExpression(u"Killed signal terminated program ([\\w.+-]+)"_s),
        QRegularExpression(u"internal compiler error: Killed \\(program ([\\w.+-]+)\\)"_s),
        QRegularExpression(u"\\b(ld) terminated with signal 9 \\[Killed\\]"_s),
        QRegularExpression(u"'([\\w.+-]+)' died due to signal 9"_s),
        QRegularExpression(u"()unable to execute command: Killed"_s),
        QRegularExpression(u"\\(Killed\\): ([\\w.+-]+) failed"_s)};
    return forms;
}

/// Their own words that there was no more memory.
const QList<QRegularExpression>& gotNoMemory()
{
    static const QList<QRegularExpression> forms{
        QRegularExpression(u"\\b([\\w.+-]+): out of memory allocating"_s),
        QRegularExpression(u"()virtual memory exhausted"_s),
        QRegularExpression(u"\\b(ld)[\\w.]*: (?:final link failed: )?memory exhausted"_s)};
    return forms;
}

QString plain(QString line)
{
    static const QRegularExpression colour(u"\x1b\\[[0-9;]*[A-Za-z]"_s);
    return line.remove(colour).trimmed().left(longest);
}

} // namespace

std::optional<KilledProgram> killedProgram(const QString& printed)
{
    for (const bool itself : {true, false}) {
        for (const QRegularExpression& form : itself ? gotNoMemory() : endedBySignal()) {
            if (const auto match = form.match(printed); match.hasMatch())
                return KilledProgram{match.captured(1), itself};
        }
    }
    return std::nullopt;
}

QString firstError(const QString& printed)
{
    // "a.cc:3:5: error: x", "a.py:3: SomeError: x", "a.o: in function f: a.cc:3: undefined reference to x".
    static const QRegularExpression withPlace(
        u"(^|[\\s'\"(])[^\\s:'\"(]+[:(]\\d+([:,]\\d+)?\\)?:\\s*(fatal error|error|[A-Za-z]*Error|undefined reference)\\b"_s);
    static const QRegularExpression ofBazel(u"^ERROR: [^\\s:]+:\\d+(:\\d+)?: (?!.*failed( to build)?[.:]? *(\\(|$))"_s);
    static const QRegularExpression anyOther(
        u"(\\bfatal error:|\\berror:|undefined reference to|^[A-Z][A-Za-z]*Error\\b|^ERROR:|\\bNo such file or directory|"
        "\\bCMake Error\\b)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QStringList lines = printed.split(u'\n');
    for (const QRegularExpression& form : {withPlace, ofBazel, anyOther}) {
        const auto found = std::find_if(lines.cbegin(), lines.cend(),
                                        [&form](const QString& line) { return form.match(plain(line)).hasMatch(); });
        if (found != lines.cend())
            return plain(*found);
    }
    return {};
}

} // namespace cw
