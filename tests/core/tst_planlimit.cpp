// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the rules, the solver and the list of presets say cannot be planned yet is what the planner refuses, and the
// planner refuses nothing else that the rules accept.

#include "core/config/preset.h"
#include "core/rules/check.h"
#include "core/rules/planlimit.h"
#include "core/solve/backward.h"
#include "tests/support/planfixture.h"

#include <QTest>

#include <algorithm>

using namespace cw;
using namespace planfixture;

namespace {

bool hasError(const QList<Finding>& findings)
{
    return worst(findings) == Finding::Severity::Error;
}

QString remarked(const QList<Finding>& findings)
{
    for (const Finding& finding : findings) {
        if (finding.id == "plan.not_yet"_L1)
            return finding.text;
    }
    return {};
}

} // namespace

class TestPlanLimit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyPreset();
    void everyRelease_data();
    void everyRelease();
    void rowsOfTheSolver_data();
    void rowsOfTheSolver();
    void anOldPiGetsWhatCanBeBuiltFirst();

private:
    Catalog m_catalog;
};

void TestPlanLimit::initTestCase()
{
    auto catalog = Catalog::load({u":/catalog"_s});
    QVERIFY(catalog);
    m_catalog = *catalog;
}

void TestPlanLimit::everyPreset()
{
    const auto presets = loadPresets();
    QVERIFY(presets);
    int without = 0;
    for (const Preset& preset : *presets) {
        Configuration configuration;
        preset.apply(configuration);
        const auto plan = makePlan(configuration, m_catalog, {}, places());
        const auto limit = planLimit(preset, m_catalog);
        QVERIFY2(bool(plan) == !limit, qPrintable(preset.id));
        if (!limit)
            continue;
        ++without;
        QCOMPARE(plan.error().kind, Error::Kind::Refused);
        QCOMPARE(plan.error().text, limit->text);
        QCOMPARE(remarked(check(configuration, m_catalog, {})), limit->text);
    }
    QVERIFY(without > 0 && without < presets->size());
}

void TestPlanLimit::everyRelease_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<bool>("looked"); // a Debian with its cross compilers, else nobody looked
    for (const char* board : {"x86_64", "aarch64-sbsa", "jetson-nano", "raspberry-pi-1", "raspberry-pi-4"}) {
        for (const bool looked : {false, true})
            QTest::addRow("%s%s", board, looked ? ", looked" : "") << QString::fromLatin1(board) << looked;
    }
}

void TestPlanLimit::everyRelease()
{
    QFETCH(const QString, board);
    QFETCH(const bool, looked);
    const Facts facts = looked ? debian12() : Facts();
    int refused = 0;
    int planned = 0;
    const QStringList combinations{u"cross wheel"_s,  u"cross tflite"_s,   u"cross wheel 11.2"_s,
                                   u"native wheel"_s, u"native serving"_s, u"container wheel"_s};
    for (const Release& release : m_catalog.releases()) {
        for (const QString& combination : combinations) {
            const QStringList words = combination.split(u' ');
            QMap<QString, QJsonValue> values{
                {u"tf"_s, release.id}, {u"board"_s, board}, {u"mode"_s, words[0]}, {u"product"_s, words[1]}};
            if (words.size() > 2)
                values.insert(u"cuda"_s, words[2]);
            const Configuration asked = configuration(values);
            const QString name = release.id + u' ' + combination;
            const auto limit = planLimit(asked, Selection::of(asked, m_catalog, facts), facts);
            const auto plan = makePlan(asked, m_catalog, facts, places());
            const QList<Finding> findings = check(asked, m_catalog, facts);
            QCOMPARE(remarked(findings), limit ? limit->text : QString());
            planned += plan ? 1 : 0;
            if (limit) {
                ++refused;
                QVERIFY2(!plan, qPrintable(name));
                QVERIFY2(plan.error().text == limit->text, qPrintable(name + u": "_s + plan.error().text));
            } else if (!plan && plan.error().kind == Error::Kind::Refused) {
                QVERIFY2(hasError(findings), qPrintable(name + u": "_s + plan.error().text));
            }
        }
    }
    QVERIFY(refused > 0 && planned > 0);
}

void TestPlanLimit::rowsOfTheSolver_data()
{
    QTest::addColumn<bool>("looked");
    QTest::newRow("nobody looked at this machine") << false;
    QTest::newRow("a Debian") << true;
}

void TestPlanLimit::rowsOfTheSolver()
{
    QFETCH(const bool, looked);
    for (const QString& board : {u"raspberry-pi-0"_s, u"raspberry-pi-4"_s, u"jetson-orin-nano"_s, u"x86_64"_s}) {
        Wish wish;
        wish.board = board;
        const auto solutions = solveBackward(m_catalog, looked ? debian12() : Facts(), wish);
        QVERIFY(solutions);
        const Solution* before = nullptr;
        for (const Solution& row : solutions->rows) {
            const QString name = board + u' ' + row.tf;
            QCOMPARE(row.toJson().value("not_planned"_L1).toString(), row.notPlanned);
            if (row.verdict != Solution::Verdict::No) {
                const auto plan = makePlan(row.configuration, m_catalog, row.facts, places());
                const bool never = !plan && plan.error().kind == Error::Kind::Refused;
                QVERIFY2(never == !row.notPlanned.isEmpty(),
                         qPrintable(name + u": "_s + (plan ? QString() : plan.error().text)));
                if (never)
                    QCOMPARE(plan.error().text, row.notPlanned);
            } else {
                QCOMPARE(row.notPlanned, QString());
            }
            if (before && before->verdict == row.verdict && row.notPlanned.isEmpty())
                QVERIFY2(before->cuda || before->notPlanned.isEmpty(), qPrintable(name));
            before = &row;
        }
    }
}

// 2.14 and later bring a Python and compilers that make nothing for ARMv6.
void TestPlanLimit::anOldPiGetsWhatCanBeBuiltFirst()
{
    Wish wish;
    wish.board = u"raspberry-pi-1"_s;
    const auto solutions = solveBackward(m_catalog, {}, wish);
    QVERIFY(solutions);
    QCOMPARE(solutions->rows.first().tf, u"2.13.0"_s);
    const auto newest = std::find_if(solutions->rows.begin(), solutions->rows.end(),
                                     [](const Solution& row) { return row.tf == "2.21.0"_L1; });
    QVERIFY(newest != solutions->rows.end());
    QVERIFY(!newest->notPlanned.isEmpty());
}

QTEST_GUILESS_MAIN(TestPlanLimit)
#include "tst_planlimit.moc"
