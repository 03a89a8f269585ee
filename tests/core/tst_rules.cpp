// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules, by a table of configurations and facts; that each rule is seen to speak and to be silent; that repairs
// converge. The presets are in tst_presets.

#include "core/catalog/catalog.h"
#include "core/rules/check.h"
#include "core/rules/rule.h"
#include "rulecases.h"
#include "rulefixture.h"

#include <QJsonArray>
#include <QTest>

using namespace cw;
using namespace rulefixture;
using namespace Qt::StringLiterals;

class TestRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cases_data();
    void cases();
    void everyRuleSpeaksAndIsSilent();
    void idsAreUnique();
    void everyFindingIsComplete();
    void nothingIsGreenInTheDark_data();
    void nothingIsGreenInTheDark();
    void repairsConverge_data();
    void repairsConverge();
    void repairOfOneRuleLeavesTheOthers();
    void checkIsFast();
};

void TestRules::cases_data()
{
    QTest::addColumn<QString>("values");
    QTest::addColumn<QString>("facts");
    QTest::addColumn<QString>("expected");
    for (const RuleCase& each : ruleCases())
        QTest::newRow(each.name) << QString::fromLatin1(each.values) << QString::fromLatin1(each.facts)
                                 << QString::fromLatin1(each.expected);
}

void TestRules::cases()
{
    QFETCH(QString, values);
    QFETCH(QString, facts);
    QFETCH(QString, expected);
    const QList<Finding> findings = check(configurationOf(values), catalog(), factsOf(facts));
    const QStringList words = spoken(findings);
    for (const QString& each : expected.split(u' ', Qt::SkipEmptyParts)) {
        if (each.startsWith(u'!'))
            QVERIFY2(!saysId(findings, each.mid(1)), qPrintable(each + u" but: "_s + words.join(u' ')));
        else
            QVERIFY2(words.contains(each), qPrintable(each + u" is not among: "_s + words.join(u' ')));
    }
}

// A rule that no case can switch on or off is not tested: the table itself is checked.
void TestRules::everyRuleSpeaksAndIsSilent()
{
    QStringList expected;
    for (const RuleCase& each : ruleCases())
        expected += QString::fromLatin1(each.expected).split(u' ', Qt::SkipEmptyParts);
    QStringList missing;
    for (const Rule& rule : allRules()) {
        const bool speaks = std::any_of(expected.begin(), expected.end(),
                                        [&](const QString& word) { return word.startsWith(rule.id + u':'); });
        const bool silent = expected.contains(u'!' + rule.id);
        if (!speaks || !silent)
            missing.append(rule.id);
    }
    QCOMPARE(missing, QStringList());
    for (const QString& word : expected) {
        const QString id = word.section(u':', 0, 0).remove(u'!');
        QVERIFY2(std::any_of(allRules().begin(), allRules().end(), [&](const Rule& rule) { return rule.id == id; }),
                 qPrintable(word));
    }
}

void TestRules::idsAreUnique()
{
    QStringList ids;
    for (const Rule& rule : allRules()) {
        QVERIFY2(!ids.contains(rule.id), qPrintable(rule.id));
        QVERIFY2(rule.source && *rule.source != '\0', qPrintable(rule.id));
        QVERIFY2(!rule.field.isEmpty(), qPrintable(rule.id));
        QVERIFY2(!rule.meaning.isEmpty(), qPrintable(rule.id));
        ids.append(rule.id);
    }
    QVERIFY(ids.size() >= 150);
    QVERIFY(ruleCases().size() >= 250);
}

void TestRules::everyFindingIsComplete()
{
    for (const RuleCase& each : ruleCases()) {
        for (const Finding& finding : check(configurationOf(QString::fromLatin1(each.values)), catalog(),
                                            factsOf(QString::fromLatin1(each.facts)))) {
            QVERIFY2(!finding.text.isEmpty() && !finding.source.isEmpty() && !finding.field.isEmpty(),
                     qPrintable(finding.id));
            QVERIFY2(!finding.text.contains(u'%'), qPrintable(finding.text)); // an argument was forgotten
            if (finding.severity == Finding::Severity::Error)
                QVERIFY2(finding.repair || !finding.noRepair.isEmpty(),
                         qPrintable(finding.id + u": "_s + finding.text));
            if (finding.repair)
                QVERIFY2(!finding.repair->text.isEmpty(), qPrintable(finding.id));
        }
    }
}

void TestRules::nothingIsGreenInTheDark_data()
{
    cases_data();
}

// Whatever is chosen: with no facts at all, and without those of the device or of this machine, something is said to be
// missing.
void TestRules::nothingIsGreenInTheDark()
{
    QFETCH(QString, values);
    QFETCH(QString, facts);
    const Configuration configuration = configurationOf(values);
    const Facts all = factsOf(facts);
    for (const QLatin1StringView missing : {""_L1, "device."_L1, "host."_L1}) {
        Facts some;
        for (auto it = all.all().cbegin(); it != all.all().cend(); ++it) {
            const bool dark = it.key().startsWith(missing) && !it.key().startsWith("source."_L1);
            if (!dark && it->isKnown())
                some.set(it.key(), it->value, it->how, it->when);
        }
        const Board* board = catalog().board(configuration.text(u"board"_s));
        const bool here = board && board->family == "workstation"_L1;
        if (missing == "device."_L1 && here)
            continue; // this machine is the target, and its facts are there
        if (missing == "host."_L1 && configuration.text(u"mode"_s) == "container"_L1 && some.knows(u"device.arch"_s))
            continue; // the image brings what builds
        QVERIFY2(worst(check(configuration, catalog(), some)) >= Finding::Severity::Unknown,
                 qPrintable(u"green without "_s + missing));
    }
}

void TestRules::repairsConverge_data()
{
    cases_data();
}

// After all repairs nothing that a repair offers is left to do, and no error is there that the repairs brought.
void TestRules::repairsConverge()
{
    QFETCH(QString, values);
    QFETCH(QString, facts);
    const Configuration before = configurationOf(values);
    const Facts known = factsOf(facts);
    const QList<Finding> found = check(before, catalog(), known);
    const RepairLog log = applyRepairs(before, catalog(), known);
    QCOMPARE(log.remaining, check(log.configuration, catalog(), known));
    // Two rules may pull at one field; what they end with stays, however often it is repaired.
    QCOMPARE(applyRepairs(log.configuration, catalog(), known).configuration.toJson(), log.configuration.toJson());
    for (const Finding& finding : log.remaining) {
        if (finding.severity != Finding::Severity::Error)
            continue;
        QVERIFY2(!finding.repair || saysId(log.applied, finding.id) || saysId(log.refused, finding.id),
                 qPrintable(u"not repaired: "_s + finding.id + u' ' + finding.text));
    }
    // A repair may uncover an error that another one hid (a release that is known at last), but not undo itself.
    for (const Finding& applied : log.applied)
        QVERIFY2(!saysId(log.remaining, applied.id) || applied.severity != Finding::Severity::Error,
                 qPrintable(u"came back: "_s + applied.id + u' ' + applied.text));
    for (const Finding& applied : log.applied) {
        for (auto it = applied.repair->set.cbegin(); it != applied.repair->set.cend(); ++it)
            if (log.configuration.has(it.key()))
                QCOMPARE(log.configuration.provenance(it.key()).kind, Provenance::Kind::Repair);
    }
}

void TestRules::repairOfOneRuleLeavesTheOthers()
{
    const Configuration before = configurationOf(u"tf=2.88 board=jetson-nanno"_s);
    const RepairLog log = applyRepairs(before, catalog(), Facts(), {u"board.unknown"_s});
    QCOMPARE(log.applied.size(), 1);
    QCOMPARE(log.configuration.text(u"board"_s), u"jetson-nano"_s);
    QCOMPARE(log.configuration.text(u"tf"_s), u"2.88"_s);
    QVERIFY(saysId(log.remaining, u"tf.unknown"_s));
    QCOMPARE(log.configuration.provenance(u"board"_s), (Provenance{Provenance::Kind::Repair, u"board.unknown"_s}));
}

void TestRules::checkIsFast()
{
    const Configuration configuration = configurationOf(
        u"tf=2.18.0 board=x86_64 cuda=12.5.1 cudnn=9.3.0 gpu=RTX_4060 capabilities=8.6 python=3.10 jobs=4 ram=8192"_s);
    const Facts facts = factsOf(u"HOST host.driver=555.42.06"_s);
    QElapsedTimer timer;
    timer.start();
    constexpr int rounds = 100;
    qsizetype found = 0;
    for (int i = 0; i < rounds; ++i)
        found += check(configuration, catalog(), facts).size();
    const double each = double(timer.nsecsElapsed()) / 1e6 / rounds;
    qInfo("one check: %.2f ms", each);
    QVERIFY(found > 0);
    QVERIFY2(each < 50, "a check runs on every edit"); // the aim is 5 ms; ten times that allows for sanitizers and load
}

QTEST_GUILESS_MAIN(TestRules)
#include "tst_rules.moc"
