// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/nearest.h"
#include "core/rules/check.h"
#include "core/rules/rule.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

// A name that is spelled wrongly ignores nothing, and whoever wrote it believes that it does.
void unknownName(RuleRun& run)
{
    const QStringList ignored = run.list("ignored");
    for (const QString& id : ignored) {
        if (isRule(id))
            continue;
        QStringList others = ignored;
        others.removeAll(id);
        QStringList names;
        for (const Rule& rule : allRules())
            names.append(rule.id);
        // The repair does not put the right name in its place: to ignore something is the user's own decision.
        const QString nearest = nearestName(id, names);
        const QString text =
            nearest.isEmpty()
                ? tr("No rule is called \"%1\", so nothing of it is ignored.").arg(id)
                : tr("No rule is called \"%1\", so nothing of it is ignored. The nearest name is %2.").arg(id, nearest);
        run.found(text, others.isEmpty() ? unsetFields({u"ignored"_s}, tr("Ignore nothing."))
                                         : setField("ignored", QJsonArray::fromStringList(others)));
        return; // one after the other: each repair is a new list
    }
}

} // namespace

void addIgnoredRules(QList<Rule>& rules)
{
    rules << Rule{u"ignored.unknown"_s, Finding::Severity::Warning,
                  u"ignored"_s,         QT_TRANSLATE_NOOP("cw::Rules", "docs/rules.md: the names of the rules"),
                  unknownName,          u"every name in ignored is the name of a rule"_s};
}

} // namespace cw
