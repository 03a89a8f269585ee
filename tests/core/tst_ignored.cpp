// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The field `ignored`: what a rule named there finds is told as a remark, by the rules, their repairs and the program.

#include "core/base/json.h"
#include "core/rules/check.h"
#include "core/rules/rule.h"
#include "rulefixture.h"

#include <QJsonArray>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace cw;
using namespace rulefixture;
using namespace Qt::StringLiterals;

namespace {

const Finding* find(const QList<Finding>& findings, const QString& id)
{
    const auto at =
        std::find_if(findings.cbegin(), findings.cend(), [&](const Finding& each) { return each.id == id; });
    return at == findings.cend() ? nullptr : &*at;
}

} // namespace

class TestIgnored : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    int run(const QStringList& arguments, QByteArray* output = nullptr) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"XDG_STATE_HOME"_s, m_folder.filePath(u"state"_s));
        environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
        process.setProcessEnvironment(environment);
        process.setStandardInputFile(QProcess::nullDevice());
        process.start(qEnvironmentVariable("CROSSWRIGHT_PROGRAM"), arguments);
        process.waitForFinished(60000);
        if (output)
            *output = process.readAllStandardOutput() + process.readAllStandardError();
        return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    }

private Q_SLOTS:
    void everyRuleCanBeIgnoredAndIsStillTold()
    {
        int weighed = 0;
        for (const char* values :
             {"tf=2.8.0 board=x86_64 cuda=11.2", "tf=2.18.0 board=jetson-nano python=2.7 bazel=0.4.5", "",
              "tf=9 board=nobody gpu=nothing jetpack=99 optimize=-march=native"}) {
            for (const char* facts : {"HOST", ""}) {
                Configuration configuration = configurationOf(QString::fromLatin1(values));
                const QList<Finding> before = check(configuration, catalog(), factsOf(QString::fromLatin1(facts)));
                QStringList ids;
                for (const Finding& finding : before) {
                    QVERIFY(!finding.ignored);
                    if (finding.severity != Finding::Severity::Info && !ids.contains(finding.id))
                        ids.append(finding.id);
                }
                weighed += int(ids.size());
                configuration.set(u"ignored"_s, QJsonArray::fromStringList(ids), {Provenance::Kind::User});
                const QList<Finding> after = check(configuration, catalog(), factsOf(QString::fromLatin1(facts)));
                QCOMPARE(after.size(), before.size());
                QCOMPARE(worst(after), Finding::Severity::Info);
                for (qsizetype i = 0; i < after.size(); ++i) {
                    Finding same = after[i];
                    same.severity = same.ignored.value_or(same.severity);
                    same.ignored.reset();
                    QVERIFY2(same == before[i], qPrintable(after[i].id)); // its text, field, repair and source as ever
                }
            }
        }
        QVERIFY2(weighed > 20, qPrintable(QString::number(weighed)));
    }

    void repairsLeaveItAlone()
    {
        const Configuration wrong = configurationOf(u"tf=tinyflow-1.0.0 board=jetson-orin-nano bazel=3.1.0"_s);
        QVERIFY(applyRepairs(wrong, catalog(), factsOf(u"HOST"_s)).configuration.text(u"bazel"_s) != u"3.1.0"_s);
        Configuration kept = wrong;
        QStringList ids;
        for (const Finding& finding : check(wrong, catalog(), factsOf(u"HOST"_s))) {
            if (finding.field == "bazel"_L1)
                ids.append(finding.id);
        }
        QVERIFY(!ids.isEmpty());
        kept.set(u"ignored"_s, QJsonArray::fromStringList(ids), {Provenance::Kind::User});
        const RepairLog log = applyRepairs(kept, catalog(), factsOf(u"HOST"_s));
        QCOMPARE(log.configuration.text(u"bazel"_s), u"3.1.0"_s);
        // Named, it is repaired: whoever asks for one means it.
        QVERIFY(applyRepairs(kept, catalog(), factsOf(u"HOST"_s), ids).configuration.text(u"bazel"_s) != u"3.1.0"_s);
    }

    void aWrongNameIsTakenOutAndNotGuessed()
    {
        const Configuration wrong =
            configurationOf(u"tf=2.8.0 board=x86_64 cuda=11.2 ignored=capability.mising,bazel.range"_s);
        const QList<Finding> findings = check(wrong, catalog(), factsOf({}));
        const Finding* finding = find(findings, u"ignored.unknown"_s);
        QVERIFY(finding);
        QVERIFY2(finding->text.contains("capability.missing"_L1), qPrintable(finding->text));
        const RepairLog log = applyRepairs(wrong, catalog(), factsOf({}), {u"ignored.unknown"_s});
        QCOMPARE(log.configuration.list(u"ignored"_s), QStringList{u"bazel.range"_s});
        Configuration alone = wrong;
        alone.set(u"ignored"_s, QJsonArray{u"nobody"_s}, {Provenance::Kind::User});
        QVERIFY(!applyRepairs(alone, catalog(), factsOf({}), {u"ignored.unknown"_s}).configuration.has(u"ignored"_s));
    }

    void isRuleKnowsThemAll()
    {
        for (const Rule& rule : allRules())
            QVERIFY(isRule(rule.id));
        QVERIFY(!isRule(u"input.python"_s));
        QVERIFY(!isRule({}));
    }

    void theProgramSaysSo()
    {
        const QString file = m_folder.filePath(u"a.cw.json"_s);
        QCOMPARE(run({u"new"_s, u"--preset"_s, u"jetson-orin-nano-tinyflow-1.0.0-cpu-cross"_s, u"-o"_s, file}), 0);
        QCOMPARE(run({u"set"_s, file, u"bazel=3.1.0"_s}), 0);
        QByteArray output;
        QCOMPARE(run({u"check"_s, file, u"--no-probe"_s, u"--json"_s}, &output), 2);
        QStringList ids;
        const auto findings = [&] {
            const auto object = json::parseAny(output, u"check"_s);
            return object ? object->value("findings"_L1).toArray() : QJsonArray();
        };
        for (const QJsonValue& each : findings()) {
            if (each["severity"_L1] == "error"_L1)
                ids.append(each["id"_L1].toString());
        }
        QVERIFY(!ids.isEmpty());
        QCOMPARE(run({u"set"_s, file, u"ignored="_s + ids.join(u',')}), 0);
        QVERIFY(run({u"check"_s, file, u"--no-probe"_s, u"--json"_s}, &output) < 2);
        int ignored = 0;
        for (const QJsonValue& each : findings()) {
            if (each["ignored"_L1] == "error"_L1) {
                QCOMPARE(each["severity"_L1].toString(), u"info"_s);
                ++ignored;
            }
        }
        QVERIFY(ignored >= ids.size());
        run({u"check"_s, file, u"--no-probe"_s}, &output);
        QVERIFY2(output.contains("ignored  ") && output.contains("did not name their rules"), output.constData());
    }
};

QTEST_GUILESS_MAIN(TestIgnored)
#include "tst_ignored.moc"
