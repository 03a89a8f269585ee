// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Whether the table of cases would notice: with each rule switched off in turn, and with each rule that speaks always,
// at least one case of the table must fail.

#include "core/rules/rule.h"
#include "rulecases.h"
#include "rulefixture.h"

#include <QTest>

using namespace cw;
using namespace rulefixture;
using namespace Qt::StringLiterals;

namespace {

struct Prepared
{
    Configuration configuration;
    Facts facts;
    QStringList expected;
};

bool fails(const Prepared& each, const QList<Finding>& findings)
{
    const QStringList words = spoken(findings);
    return std::any_of(each.expected.begin(), each.expected.end(), [&](const QString& word) {
        return word.startsWith(u'!') ? saysId(findings, word.mid(1)) : !words.contains(word);
    });
}

void always(RuleRun& run)
{
    run.found(u"a rule that always speaks"_s, u"nothing"_s);
}

} // namespace

class TestRuleMutation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theTableHoldsUnchanged();
    void aRuleThatIsOffIsNoticed();
    void aRuleThatAlwaysSpeaksIsNoticed();

private:
    /// The rules that no case notices when `mutate` has changed them.
    template <typename Mutate>
    QStringList unnoticed(Mutate mutate) const;

    QList<Prepared> m_cases;
};

void TestRuleMutation::initTestCase()
{
    for (const RuleCase& each : ruleCases())
        m_cases.append({configurationOf(QString::fromLatin1(each.values)), factsOf(QString::fromLatin1(each.facts)),
                        QString::fromLatin1(each.expected).split(u' ', Qt::SkipEmptyParts)});
}

void TestRuleMutation::theTableHoldsUnchanged()
{
    for (const Prepared& each : std::as_const(m_cases))
        QVERIFY2(!fails(each, check(each.configuration, catalog(), each.facts)), qPrintable(each.expected.join(u' ')));
}

template <typename Mutate>
QStringList TestRuleMutation::unnoticed(Mutate mutate) const
{
    QStringList result;
    for (qsizetype i = 0; i < allRules().size(); ++i) {
        QList<Rule> rules = allRules();
        mutate(rules, i);
        const bool seen = std::any_of(m_cases.begin(), m_cases.end(), [&](const Prepared& each) {
            return fails(each, check(each.configuration, catalog(), each.facts, rules));
        });
        if (!seen)
            result.append(allRules()[i].id);
    }
    return result;
}

void TestRuleMutation::aRuleThatIsOffIsNoticed()
{
    QCOMPARE(unnoticed([](QList<Rule>& rules, qsizetype i) { rules.removeAt(i); }), QStringList());
}

void TestRuleMutation::aRuleThatAlwaysSpeaksIsNoticed()
{
    QCOMPARE(unnoticed([](QList<Rule>& rules, qsizetype i) { rules[i].look = always; }), QStringList());
}

QTEST_GUILESS_MAIN(TestRuleMutation)
#include "tst_rulemutation.moc"
