// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What must hold of the rules whatever is chosen and whatever is known: over all pairs of fields, and over a million
// combinations of a configuration and facts on seeded walks, spread over the cores.

#include "core/config/field.h"
#include "core/rules/rule.h"
#include "rulefixture.h"
#include "rulespace.h"

#include <QSet>
#include <QTest>
#include <QThread>

#include <atomic>
#include <ctime>
#include <thread>

using namespace cw;
using namespace rulefixture;
using namespace Qt::StringLiterals;

namespace {

/// The sentence of what is wrong with these findings; empty when nothing is.
QByteArray wrongFinding(const QList<Finding>& findings)
{
    for (const Finding& finding : findings) {
        const char* problem = nullptr;
        if (finding.severity == Finding::Severity::Error && !finding.repair && finding.noRepair.isEmpty())
            problem = "an error without a repair does not say what to do";
        else if (finding.text.isEmpty() || finding.source.isEmpty() || finding.field.isEmpty())
            problem = "a finding is not complete";
        else if (finding.text.contains(u'%'))
            problem = "an argument was forgotten";
        else if (finding.repair && finding.repair->set.isEmpty() && finding.repair->unset.isEmpty())
            problem = "a repair does nothing";
        if (problem)
            return QByteArray(problem) + ": " + finding.id.toUtf8() + ": " + finding.text.toUtf8();
    }
    return {};
}

/// A repair of what is built and for what: what was hidden behind the mistake comes to light by it.
bool uncovers(const Finding& applied)
{
    static const QStringList identity{u"tf"_s,    u"source"_s,  u"ref"_s, u"product"_s,
                                      u"board"_s, u"jetpack"_s, u"gpu"_s, u"mode"_s};
    return std::any_of(identity.begin(), identity.end(), [&](const QString& field) {
        return applied.repair->set.contains(field) || applied.repair->unset.contains(field);
    });
}

/// Applying every repair ends, leaves nothing undone that a repair offers, and brings no error of its own.
QByteArray wrongRepair(const Configuration& before, const Facts& facts, const QList<Finding>& found)
{
    const RepairLog log = applyRepairs(before, catalog(), facts);
    if (QByteArray wrong = wrongFinding(log.remaining); !wrong.isEmpty())
        return wrong;
    QStringList order;
    for (const Finding& applied : log.applied)
        order.append(applied.id);
    const auto brought = [&](const RepairLog& repaired, const QList<Finding>& earlier) -> QByteArray {
        if (std::any_of(repaired.applied.begin(), repaired.applied.end(), uncovers))
            return {};
        for (const Finding& finding : repaired.remaining) {
            if (finding.severity == Finding::Severity::Error && !saysId(earlier, finding.id))
                return "a repair brought an error: " + finding.id.toUtf8() + ": " + finding.text.toUtf8() + " after "
                       + order.join(u' ').toUtf8();
        }
        return {};
    };
    if (QByteArray wrong = brought(log, found); !wrong.isEmpty())
        return wrong;
    for (const Finding& finding : log.remaining) {
        if (finding.severity == Finding::Severity::Error && finding.repair && !saysId(log.applied, finding.id)
            && !saysId(log.refused, finding.id))
            return "an error that has a repair was left: " + finding.id.toUtf8();
    }
    // What came to light was a new start: from there on, too, nothing new may come.
    const RepairLog again = applyRepairs(log.configuration, catalog(), facts);
    if (const QByteArray wrong = brought(again, log.remaining); !wrong.isEmpty())
        return "the second time " + wrong;
    return {};
}

/// Processor time of this thread in ns: on a loaded machine the wall clock says nothing about the rules.
qint64 threadTime()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return qint64(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
}

} // namespace

class TestRuleProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSpaceHoldsEveryField();
    void allPairsOfFields();
    void aMillionCombinations();
};

void TestRuleProperties::theSpaceHoldsEveryField()
{
    for (const Field& field : fields()) {
        const auto& all = rulespace::fieldValues();
        const auto here =
            std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.name == field.name; });
        QVERIFY2(here != all.end(), qPrintable(field.name));
        for (const QJsonValue& value : here->values)
            QVERIFY2(fitsField(field, value), qPrintable(field.name + u' ' + printValue(field, value)));
    }
}

void TestRuleProperties::allPairsOfFields()
{
    const QList<Facts> known{Facts(), factsOf(u"HOST DEV"_s),
                             factsOf(u"HOST device.arch=x86_64 host.driver=470.57.02 host.cuda=[11.2]"_s)};
    int pairs = 0;
    const auto& all = rulespace::fieldValues();
    for (qsizetype a = 0; a < all.size(); ++a) {
        for (qsizetype b = a + 1; b < all.size(); ++b) {
            for (const QJsonValue& left : all[a].values) {
                for (const QJsonValue& right : all[b].values) {
                    Configuration configuration = configurationOf(u"tf=2.8.0 board=x86_64 cuda=11.2 cudnn=8.1"_s);
                    configuration.set(all[a].name, left, {Provenance::Kind::User});
                    configuration.set(all[b].name, right, {Provenance::Kind::User});
                    const Facts& facts = known[pairs++ % known.size()];
                    const QList<Finding> findings = check(configuration, catalog(), facts);
                    QByteArray wrong = wrongFinding(findings);
                    if (wrong.isEmpty())
                        wrong = wrongRepair(configuration, facts, findings);
                    QVERIFY2(wrong.isEmpty(), wrong + "\n" + rulespace::shown(configuration, facts));
                }
            }
        }
    }
    qInfo("%d pairs of values", pairs);
    QVERIFY(pairs > 10000);
}

// Every combination is checked; every fiftieth is repaired besides, which costs several checks.
void TestRuleProperties::aMillionCombinations()
{
    // CROSSWRIGHT_COMBINATIONS: another number, to look for more or to measure.
    const int asked = qEnvironmentVariableIntValue("CROSSWRIGHT_COMBINATIONS");
    const int wanted = asked > 0 ? asked : 1'000'000;
    constexpr int slices = 8;
    constexpr int repairEvery = 50;
    std::atomic<int> next{0};
    std::atomic<int> checked{0};
    std::atomic<qint64> found{0};
    std::atomic<qint64> cpu{0}; ///< ns
    std::array<QByteArray, slices> wrong;
    QSet<QString> spoke[slices];
    const auto work = [&] {
        for (int slice = next++; slice < slices; slice = next++) {
            const qint64 before = threadTime();
            rulespace::Walk walk(20261121U + quint32(slice));
            for (int i = 0; i < wanted / slices && wrong[slice].isEmpty(); ++i) {
                walk.step();
                const QList<Finding> findings = check(walk.configuration(), catalog(), walk.facts());
                wrong[slice] = wrongFinding(findings);
                if (wrong[slice].isEmpty() && i % repairEvery == 0) {
                    wrong[slice] = wrongRepair(walk.configuration(), walk.facts(), findings);
                    for (const Finding& finding : findings)
                        spoke[slice].insert(finding.id);
                }
                if (!wrong[slice].isEmpty())
                    wrong[slice] += "\n" + rulespace::shown(walk.configuration(), walk.facts());
                found += findings.size();
                ++checked;
            }
            cpu += threadTime() - before;
        }
    };
    (void)catalog(); // loaded before the threads start
    (void)allRules();
    std::vector<std::thread> threads;
    for (int i = 0; i < std::clamp(QThread::idealThreadCount(), 1, 2); ++i)
        threads.emplace_back(work);
    for (std::thread& thread : threads)
        thread.join();
    for (const QByteArray& each : wrong)
        QVERIFY2(each.isEmpty(), each);
    QCOMPARE(checked.load(), wanted);
    QSet<QString> all;
    for (const QSet<QString>& each : spoke)
        all.unite(each);
    qInfo("%d combinations, %.1f findings each, %.1f s of processor time; %lld of %lld rules spoke", wanted,
          double(found) / wanted, double(cpu) / 1e9, qlonglong(all.size()), qlonglong(allRules().size()));
    QStringList silent;
    for (const Rule& rule : allRules()) {
        if (!all.contains(rule.id))
            silent.append(rule.id);
    }
    qInfo("silent: %s", qPrintable(silent.join(u' ')));
    QVERIFY2(all.size() * 10 >= allRules().size() * 9, "the walk does not reach most rules");
}

QTEST_GUILESS_MAIN(TestRuleProperties)
#include "tst_ruleproperties.moc"
