// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/probereply.h"

#include <QCoreApplication>

namespace cw::probe {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::probe::Section", text);
}

} // namespace

QString Section::reason() const
{
    if (!complete)
        return tr("The answer of \"%1\" was cut off.").arg(how);
    const QString text = QString::fromUtf8(output).trimmed();
    const QString last = text.section(QLatin1Char('\n'), -1).trimmed().left(200);
    if (exitCode == 0)
        return tr("\"%1\" gave nothing that can be read.").arg(how);
    if (last.contains(how.section(QLatin1Char(' '), 0, 0))) // the script's own sentence
        return last + QLatin1Char('.');
    return last.isEmpty() ? tr("\"%1\" failed with exit code %2.").arg(how, QString::number(exitCode))
                          : tr("\"%1\": %2").arg(how, last);
}

QList<Section> parseReply(const QByteArray& output, const QByteArray& nonce)
{
    QList<Section> sections;
    if (nonce.isEmpty())
        return sections;
    const QByteArray mark = "\n@" + nonce + ' ';
    // The first frame may stand at the very beginning, where the script's own line end is the first byte.
    qsizetype at = output.indexOf(mark);
    while (at >= 0) {
        const qsizetype wordsAt = at + mark.size();
        const qsizetype lineEnd = output.indexOf('\n', wordsAt);
        const qsizetype next = output.indexOf(mark, wordsAt);
        const QByteArray words = output.mid(wordsAt, lineEnd < 0 ? -1 : lineEnd - wordsAt);
        if (words.startsWith("begin ") && lineEnd >= 0) {
            Section section;
            const QList<QByteArray> parts = words.mid(6).split(' ');
            section.name = QString::fromUtf8(parts.first());
            section.how = QString::fromUtf8(words.mid(6 + parts.first().size()).trimmed());
            const qsizetype from = lineEnd + 1;
            // An empty output leaves the two frames' line ends one upon the other.
            const qsizetype end = next >= 0 ? std::max(from, next) : output.size();
            section.output = output.mid(from, end - from);
            sections.append(section);
        } else if (words.startsWith("end ") && lineEnd >= 0 && !sections.isEmpty() && !sections.last().complete) {
            bool isNumber = false;
            sections.last().exitCode = words.mid(4).toInt(&isNumber);
            sections.last().complete = isNumber;
        }
        at = next;
    }
    return sections;
}

} // namespace cw::probe
