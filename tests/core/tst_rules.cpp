// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules, by a table of configurations and facts; that each rule is seen to speak and to be silent; that repairs
// converge. The presets are in tst_presets.

#include "core/catalog/catalog.h"
#include "core/config/edit.h"
#include "core/rules/check.h"
#include "core/rules/rule.h"
#include "rulecases.h"

#include <QJsonArray>
#include <QRandomGenerator>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

const Catalog& catalog()
{
    static const Catalog loaded = [] {
        const auto result = Catalog::load({u":/catalog"_s});
        if (!result)
            qFatal("%s", qPrintable(result.error().sentence()));
        return *result;
    }();
    return loaded;
}

// Blanks part the edits, so a value writes "_" for a blank and flags "|".
Configuration configurationOf(const QString& text)
{
    Configuration configuration;
    for (const QString& edit : text.split(u' ', Qt::SkipEmptyParts)) {
        QString typed = edit;
        if (typed.startsWith("gpu="_L1))
            typed.replace(u'_', u' ');
        typed.replace(u'|', u' ');
        const Status applied = applyEdits(configuration, {typed});
        if (!applied)
            qFatal("%s: %s", qPrintable(edit), qPrintable(applied.error().sentence()));
    }
    return configuration;
}

Facts factsOf(QString text)
{
    const QDateTime now(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);
    text.replace(u"HOST"_s,
                 u"host.os=debian_12 host.arch=x86_64 host.cores=8 host.ram=32768 host.disk=100000 host.glibc=2.36 "
                 "host.gcc=12.2.0 host.bazel=4.2.3 host.bazel_path=/usr/bin/bazel host.cross.aarch64.gcc=12.2.0 "
                 "host.cross.aarch64.path=/usr/bin/aarch64-linux-gnu-g++ host.cross.aarch64.glibc=2.36 "
                 "host.cross.armhf.gcc=12.2.0 host.cross.armhf.path=/usr/bin/arm-linux-gnueabihf-g++ "
                 "host.cross.armhf.glibc=2.36 host.container=[podman]"_s);
    text.replace(u"DEV"_s,
                 u"device.arch=aarch64 device.board=jetson-orin-nano device.l4t=36.4.3 device.glibc=2.35 "
                 "device.glibcxx=3.4.30 device.python=3.10.12 device.pythons=[3.10] device.ram=7620 device.disk=40000 "
                 "device.cpu=[fp,asimd,atomics]"_s);
    Facts facts;
    for (const QString& each : text.split(u' ', Qt::SkipEmptyParts)) {
        const QString name = each.section(u'=', 0, 0);
        QString value = each.section(u'=', 1);
        if (value.startsWith(u'?'))
            facts.setUnknown(name, value.mid(1).replace(u'_', u' '), now);
        else if (value.startsWith(u'['))
            facts.set(name, QJsonArray::fromStringList(value.mid(1).chopped(1).split(u',', Qt::SkipEmptyParts)),
                      u"test"_s, now);
        else
            facts.set(name, name == "host.os"_L1 ? value.replace(u'_', u' ') : value, u"test"_s, now);
    }
    return facts;
}

QStringList spoken(const QList<Finding>& findings)
{
    QStringList words;
    for (const Finding& finding : findings)
        words.append(finding.id + u':' + severityName(finding.severity));
    return words;
}

bool saysId(const QList<Finding>& findings, const QString& id)
{
    return std::any_of(findings.begin(), findings.end(), [&](const Finding& finding) { return finding.id == id; });
}

} // namespace

class TestRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cases_data();
    void cases();
    void everyRuleSpeaksAndIsSilent();
    void idsAreUnique();
    void everyFindingIsComplete();
    void repairsConverge_data();
    void repairsConverge();
    void repairOfOneRuleLeavesTheOthers();
    void randomConfigurationsDoNotCrash();
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
        if (!speaks || (!silent && rule.id != "board.missing"_L1 && rule.id != "jetpack.unknown"_L1))
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
        QVERIFY2(!rule.source.isEmpty(), qPrintable(rule.id));
        QVERIFY2(!rule.field.isEmpty(), qPrintable(rule.id));
        ids.append(rule.id);
    }
    QVERIFY(ids.size() >= 60);
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
    for (const Finding& finding : log.remaining) {
        if (finding.severity != Finding::Severity::Error)
            continue;
        QVERIFY2(!finding.repair || saysId(log.applied, finding.id),
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

void TestRules::randomConfigurationsDoNotCrash()
{
    QStringList edits;
    QStringList facts;
    for (const RuleCase& each : ruleCases()) {
        edits += QString::fromLatin1(each.values).split(u' ', Qt::SkipEmptyParts);
        facts += QString::fromLatin1(each.facts).split(u' ', Qt::SkipEmptyParts);
    }
    QRandomGenerator random(20261121);
    for (int round = 0; round < 2000; ++round) {
        QStringList values;
        QStringList known;
        for (int i = 0; i < 8; ++i) {
            values.append(edits[random.bounded(edits.size())]);
            known.append(facts[random.bounded(facts.size())]);
        }
        const Configuration configuration = configurationOf(values.join(u' '));
        const Facts some = factsOf(known.join(u' '));
        const RepairLog log = applyRepairs(configuration, catalog(), some);
        for (const Finding& finding : log.remaining) {
            const QString all = values.join(u' ') + u" | "_s + known.join(u' ');
            QVERIFY2(finding.severity != Finding::Severity::Error || finding.repair || !finding.noRepair.isEmpty(),
                     qPrintable(finding.id + u' ' + all));
        }
        QVERIFY2(log.applied.size() <= allRules().size(), qPrintable(values.join(u' ')));
    }
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
