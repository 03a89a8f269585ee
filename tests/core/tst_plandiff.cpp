// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/plan/plandiff.h"
#include "core/proc/process.h"

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

/// The diff is judged by the system's `patch`: applied to the old text it must give the new one.
class PlanDiffTest : public QObject
{
    Q_OBJECT

    static QByteArray someText(QRandomGenerator& random, int lines)
    {
        QByteArray text;
        for (int i = 0; i < lines; ++i)
            text += "line " + QByteArray::number(random.bounded(12)) + '\n';
        return text;
    }

    static QByteArray edited(const QByteArray& text, QRandomGenerator& random)
    {
        QList<QByteArray> lines = text.split('\n');
        for (int edits = random.bounded(1, 6); edits > 0; --edits) {
            const qsizetype at = random.bounded(static_cast<int>(lines.size()));
            switch (random.bounded(3)) {
            case 0: lines.insert(at, "new " + QByteArray::number(random.bounded(100))); break;
            case 1:
                if (lines.size() > 1)
                    lines.removeAt(std::min(at, lines.size() - 2));
                break;
            default: lines[at] += "x"; break;
            }
        }
        return lines.join('\n');
    }

private Q_SLOTS:
    void equalTextsGiveNothing() { QCOMPARE(textDiff("a\nb\n", "a\nb\n", u"x"_s, u"y"_s), QString()); }

    void knownDiff()
    {
        QCOMPARE(textDiff("a\nb\nc\n", "a\nB\nc\n", u"old"_s, u"new"_s),
                 u"--- old\n+++ new\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"_s);
        QCOMPARE(textDiff("", "a\n", u"/dev/null"_s, u"new"_s), u"--- /dev/null\n+++ new\n@@ -0,0 +1 @@\n+a\n"_s);
        QCOMPARE(textDiff("a", "a\n", u"x"_s, u"y"_s),
                 u"--- x\n+++ y\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"_s);
    }

    void patchAgrees()
    {
        QVERIFY2(!findProgram(u"patch"_s).isEmpty(), "this test needs the program patch");
        QTemporaryDir folder;
        QRandomGenerator random(20261121);
        for (int round = 0; round < 60; ++round) {
            const QByteArray from = someText(random, random.bounded(1, 60));
            const QByteArray to = edited(from, random);
            const QString path = folder.filePath(u"text"_s);
            QVERIFY(files::write(path, from));
            const QString difference = textDiff(from, to, u"text"_s, u"text"_s);
            if (from == to) {
                QVERIFY(difference.isEmpty());
                continue;
            }
            ProcessRequest request{u"patch"_s, {u"--fuzz=0"_s, u"--quiet"_s, path}};
            request.input = difference.toUtf8();
            const auto outcome = runProcess(request);
            QVERIFY(outcome && outcome->succeeded());
            // patch keeps an empty file where the new text is empty.
            const auto patched = files::read(path);
            QCOMPARE(patched.valueOr(QByteArray()), to);
        }
    }

    void veryLongTextsAreReplaced()
    {
        QByteArray from;
        QByteArray to;
        for (int i = 0; i < 3000; ++i) {
            from += "a" + QByteArray::number(i) + '\n';
            to += "b" + QByteArray::number(i) + '\n';
        }
        const QString difference = textDiff(from, to, u"x"_s, u"y"_s);
        QCOMPARE(difference.count("\n-a"_L1), 3000);
        QCOMPARE(difference.count("\n+b"_L1), 3000);
    }

    void plansShowFilesAndSteps()
    {
        Plan from;
        from.files = {{u"/x/BUILD"_s, 0644, "a\n", u"why"_s, u"toolchain"_s},
                      {u"/x/old"_s, 0644, "o\n", u"why"_s, u"toolchain"_s}};
        PlanStep build;
        build.id = u"build"_s;
        build.title = u"Build"_s;
        build.program = u"bazel"_s;
        build.arguments = {u"--jobs=2"_s, u"//:x"_s};
        from.steps = {build};
        Plan to = from;
        QCOMPARE(planDiff(from, to), QString());
        to.files[0].text = "b\n";
        to.files.removeLast();
        to.steps[0].arguments[0] = u"--jobs=3"_s;
        const QString difference = planDiff(from, to);
        QVERIFY(difference.contains("-a\n+b\n"_L1));
        QVERIFY(difference.contains("--- /x/old\n+++ /dev/null\n"_L1));
        QVERIFY(difference.contains("-    --jobs=2\n+    --jobs=3\n"_L1));
    }
};

QTEST_APPLESS_MAIN(PlanDiffTest)
#include "tst_plandiff.moc"
