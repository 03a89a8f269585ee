// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emit/shellquote.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw::emit {

QString shellQuoted(const QString& word)
{
    static const QRegularExpression harmless(u"\\A[A-Za-z0-9_@%+=:,./-]+\\z"_s);
    if (harmless.match(word).hasMatch())
        return word;
    QString text = word;
    return u'\'' + text.replace(u'\'', "'\\''"_L1) + u'\'';
}

QString shellQuotedWithRun(const QString& word)
{
    const QStringList parts = word.split("${RUN}"_L1);
    QStringList quoted;
    for (const QString& part : parts)
        quoted.append(part.isEmpty() && parts.size() > 1 ? QString() : shellQuoted(part));
    return quoted.join("\"$RUN\""_L1);
}

QString shellCommand(const QString& program, const QStringList& arguments, const QMap<QString, QString>& environment,
                     const QStringList& unsetEnvironment)
{
    QStringList words;
    if (!environment.isEmpty() || !unsetEnvironment.isEmpty())
        words.append(u"env"_s);
    for (const QString& name : unsetEnvironment)
        words << u"-u"_s << shellQuoted(name);
    for (auto it = environment.cbegin(); it != environment.cend(); ++it)
        words.append(it.key() + u'=' + (it.value().isEmpty() ? u"''"_s : shellQuotedWithRun(it.value())));
    words.append(shellQuotedWithRun(program));
    for (const QString& argument : arguments)
        words.append(argument.isEmpty() ? u"''"_s : shellQuotedWithRun(argument));
    return words.join(u' ');
}

} // namespace cw::emit
