// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emit/shellquote.h"

#include "core/base/safetext.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw::emit {

QString shellQuoted(const QString& word)
{
    return safe::shellWord(word);
}

QString shellQuotedWithRun(const QString& word, const QStringList& variables)
{
    const QRegularExpression reference(u"\\$\\{(%1)\\}"_s.arg(variables.join(u'|')));
    QString quoted;
    qsizetype done = 0;
    auto matches = reference.globalMatch(word);
    while (matches.hasNext()) {
        const auto match = matches.next();
        if (match.capturedStart() > done)
            quoted += shellQuoted(word.mid(done, match.capturedStart() - done));
        quoted += "\"$"_L1 + match.captured(1) + u'"';
        done = match.capturedEnd();
    }
    if (done < word.size() || word.isEmpty())
        quoted += shellQuoted(word.mid(done));
    return quoted;
}

QString shellCommand(const QString& program, const QStringList& arguments, const QMap<QString, QString>& environment,
                     const QStringList& unsetEnvironment, const QStringList& variables)
{
    QStringList words;
    if (!environment.isEmpty() || !unsetEnvironment.isEmpty())
        words.append(u"env"_s);
    for (const QString& name : unsetEnvironment)
        words << u"-u"_s << shellQuoted(name);
    for (auto it = environment.cbegin(); it != environment.cend(); ++it)
        words.append(it.key() + u'=' + (it.value().isEmpty() ? u"''"_s : shellQuotedWithRun(it.value(), variables)));
    words.append(shellQuotedWithRun(program, variables));
    for (const QString& argument : arguments)
        words.append(argument.isEmpty() ? u"''"_s : shellQuotedWithRun(argument, variables));
    return words.join(u' ');
}

} // namespace cw::emit
