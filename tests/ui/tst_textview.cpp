// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Texts and comparisons: own definitions and themes, find, and changes that are told in words.

#include "ui/look/tokens.h"
#include "ui/text/diffview.h"
#include "ui/text/syntax.h"
#include "ui/text/textview.h"

#include <KSyntaxHighlighting/Definition>
#include <QApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolButton>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

QColor colourAt(const CodePane& pane, int line, int column)
{
    const QTextBlock block = pane.document()->findBlockByNumber(line);
    for (const QTextLayout::FormatRange& range : block.layout()->formats()) {
        if (column >= range.start && column < range.start + range.length)
            return range.format.foreground().color();
    }
    return {};
}

const QByteArray before = "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n";
const QByteArray after = "one\n2\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\neleven\n";

} // namespace

class TestTextView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QApplication::setPalette(Tokens::light().palette()); }

    void definitions_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("name");
        QTest::newRow("build") << u"/a/BUILD"_s << QByteArray() << u"Starlark"_s;
        QTest::newRow("bzl") << u"/a/x.bzl"_s << QByteArray() << u"Starlark"_s;
        QTest::newRow("rc") << u"/a/.bazelrc"_s << QByteArray() << u"Bazel Settings"_s;
        QTest::newRow("answers") << u"/a/.tf_configure.bazelrc"_s << QByteArray() << u"Bazel Settings"_s;
        QTest::newRow("python") << u"/a/configure.py"_s << QByteArray() << u"Python"_s;
        QTest::newRow("script") << u"/a/bin/bazel"_s << QByteArray("#!/bin/sh\nexec x\n") << u"Bash"_s;
        QTest::newRow("python-script") << u"/a/configure"_s << QByteArray("#!/usr/bin/env python3\n") << u"Python"_s;
        QTest::newRow("json") << u"/a/b.json"_s << QByteArray() << u"JSON"_s;
        QTest::newRow("template") << u"/a/c.cc.tpl"_s << QByteArray() << u"C++"_s;
        QTest::newRow("plain") << u"/a/LICENSE"_s << QByteArray("text\n") << QString();
    }
    void definitions()
    {
        QFETCH(QString, path);
        QFETCH(QByteArray, text);
        QFETCH(QString, name);
        QCOMPARE(syntax::nameFor(path, text), name);
        QVERIFY(name.isEmpty() || syntax::definition(name).isValid());
    }

    void textsReplacedAtOnceLeaveNothingBehind()
    {
        // The highlighter posts calls for lines of a text that is replaced before they arrive.
        TextView view;
        view.resize(400, 300);
        view.show();
        const QString python = u"\"\"\"\nno end\n"_s + u"x = 1\n"_s.repeated(3000);
        const QString bash = u"cat <<END\nno end\n"_s + u"x=1\n"_s.repeated(2000);
        for (int i = 0; i < 20; ++i) {
            view.setText(i % 2 == 0 ? python : bash, i % 2 == 0 ? u"Python"_s : u"Bash"_s);
            view.setText(u"set -e\nexit 1"_s, u"Bash"_s);
            QCoreApplication::processEvents();
        }
        QCOMPARE(view.pane().document()->blockCount(), 2);
        QVERIFY(colourAt(view.pane(), 0, 0).isValid()); // and what is shown is highlighted
    }

    void ownDefinitionsHighlight_data()
    {
        QTest::addColumn<QString>("definition");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("word"); // must differ from the plain text's colour
        QTest::newRow("log-error") << u"Bazel Log"_s << u"ERROR: /x/BUILD:3:1: Compiling failed (Exit 1)"_s
                                   << u"ERROR"_s;
        QTest::newRow("log-label") << u"Bazel Log"_s << u"Target //tinyflow:wheel up-to-date:"_s << u"//tinyflow"_s;
        QTest::newRow("log-progress") << u"Bazel Log"_s << u"[12 / 340] Compiling a/b.cc; 3s local"_s << u"[12"_s;
        QTest::newRow("log-killed") << u"Bazel Log"_s << u"c++: fatal error: Killed signal terminated cc1plus"_s
                                    << u"Killed"_s;
        QTest::newRow("rc-command") << u"Bazel Settings"_s << u"build:opt --copt=-O2"_s << u"build"_s;
        QTest::newRow("rc-config") << u"Bazel Settings"_s << u"build:opt --copt=-O2"_s << u":opt"_s;
        QTest::newRow("rc-option") << u"Bazel Settings"_s << u"build --action_env X=\"1\""_s << u"--action_env"_s;
        QTest::newRow("rc-string") << u"Bazel Settings"_s << u"build --action_env X=\"1\""_s << u"\"1\""_s;
        QTest::newRow("rc-comment") << u"Bazel Settings"_s << u"# a remark"_s << u"remark"_s;
        QTest::newRow("starlark-load") << u"Starlark"_s << u"load(\"//x:y.bzl\", \"z\")"_s << u"load"_s;
        QTest::newRow("starlark-string") << u"Starlark"_s << u"    name = \"x\","_s << u"\"x\""_s;
        QTest::newRow("starlark-attribute") << u"Starlark"_s << u"    name = \"x\","_s << u"name"_s;
        QTest::newRow("answers-name") << u"Configure Answers"_s << u"TF_NEED_CUDA=0"_s << u"TF_NEED_CUDA"_s;
        QTest::newRow("answers-switch") << u"Configure Answers"_s << u"TF_NEED_CUDA=0"_s << u"0"_s;
        QTest::newRow("answers-path") << u"Configure Answers"_s << u"PYTHON_BIN_PATH=/usr/bin/python3"_s << u"/usr"_s;
    }
    void ownDefinitionsHighlight()
    {
        QFETCH(QString, definition);
        QFETCH(QString, line);
        QFETCH(QString, word);
        TextView view;
        view.setText(line, definition);
        const QColor colour = colourAt(view.pane(), 0, int(line.indexOf(word)));
        QVERIFY2(colour.isValid() && colour != Tokens::light().text, qPrintable(colour.name()));
    }

    void twoLinesOfSettings()
    {
        // A definition that loses its way at a line's end colours the second line otherwise than the first.
        TextView view;
        view.setText(u"build:a --x=1\nbuild:a --x=1\ntest --y\ntest --y\n"_s, u"Bazel Settings"_s);
        for (const int column : {0, 5, 9})
            QCOMPARE(colourAt(view.pane(), 1, column), colourAt(view.pane(), 0, column));
        for (const int column : {0, 6})
            QCOMPARE(colourAt(view.pane(), 3, column), colourAt(view.pane(), 2, column));
    }

    void themesAreReadable_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << u":/org.kde.syntax-highlighting/themes-addons/crosswright-light.theme"_s << false;
        QTest::newRow("dark") << u":/org.kde.syntax-highlighting/themes-addons/crosswright-dark.theme"_s << true;
    }
    void themesAreReadable()
    {
        QFETCH(QString, file);
        QFETCH(bool, dark);
        const Tokens& tokens = dark ? Tokens::darkScheme() : Tokens::light();
        QFile theme(file);
        QVERIFY(theme.open(QIODevice::ReadOnly));
        const QJsonObject styles = QJsonDocument::fromJson(theme.readAll()).object()["text-styles"_L1].toObject();
        QVERIFY(styles.size() > 25);
        for (auto it = styles.begin(); it != styles.end(); ++it) {
            const QColor ink(it->toObject()["text-color"_L1].toString());
            for (const QColor& surface : {tokens.base, tokens.addedTint, tokens.removedTint})
                QVERIFY2(contrast(ink, surface) >= 4.5,
                         qPrintable(u"%1 on %2: %3"_s.arg(it.key(), surface.name()).arg(contrast(ink, surface))));
        }
    }

    void schemeAtRunTime()
    {
        TextView view;
        view.setText(u"build --x"_s, u"Bazel Settings"_s);
        const QColor light = colourAt(view.pane(), 0, 0);
        QCOMPARE(light, Tokens::light().link);
        QApplication::setPalette(Tokens::darkScheme().palette());
        QTRY_COMPARE(colourAt(view.pane(), 0, 0), Tokens::darkScheme().link);
    }

    void finds()
    {
        TextView view;
        view.resize(500, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        view.setText(u"alpha\nbeta\nAlpha again\n"_s, {});
        view.pane().setFocus();
        QTest::keyClick(&view.pane(), Qt::Key_F, Qt::ControlModifier);
        auto* text = view.findChild<QLineEdit*>(u"findText"_s);
        QTRY_VERIFY(text->hasFocus());
        QTest::keyClicks(text, u"alpha"_s);
        QCOMPARE(view.pane().currentLine(), 0);
        QTest::keyClick(text, Qt::Key_F3);
        QCOMPARE(view.pane().currentLine(), 2);
        QTest::keyClick(text, Qt::Key_F3);
        QCOMPARE(view.pane().currentLine(), 0);
        QTest::keyClick(text, Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(view.pane().currentLine(), 2);
        QTest::keyClick(text, Qt::Key_Escape);
        QVERIFY(!text->isVisible());
        QVERIFY(view.pane().hasFocus());
    }

    void diffLinesCoverBothTexts()
    {
        using Kind = CodePane::LineKind;
        const QList<DiffLine> lines = diffLines(before, after);
        QCOMPARE(lines.size(), 12);
        QCOMPARE(lines.at(1).line.kind, Kind::Removed);
        QCOMPARE(lines.at(1).line.before, 2);
        QCOMPARE(lines.at(1).text, u"two"_s);
        QCOMPARE(lines.at(2).line.kind, Kind::Added);
        QCOMPARE(lines.at(2).line.after, 2);
        QCOMPARE(lines.at(6).text, u"six"_s);
        QCOMPARE(lines.last().line.kind, Kind::Added);
        QCOMPARE(lines.last().line.after, 11);
        QCOMPARE(lines.at(10).line.before, 10);
        QCOMPARE(lines.at(10).line.after, 10);
        QCOMPARE(countOf(lines).added, 2);
        QCOMPARE(countOf(lines).removed, 1);

        QCOMPARE(diffLines({}, "a\nb\n").size(), 2);
        QCOMPARE(countOf(diffLines("a\nb\n", {})).removed, 2);
        QCOMPARE(countOf(diffLines("a\n", "a\n")).added, 0);
        QCOMPARE(diffLines("a\n", "a\n").size(), 1);
        QCOMPARE(countOf(diffLines("a", "a\n")).added, 1); // a missing last newline is a change
        const QList<DiffLine> tricky = diffLines("x\n-- y\n@@ -1 +1 @@\n", "x\n@@ -1 +1 @@\n");
        QCOMPARE(tricky.size(), 3);
        QCOMPARE(tricky.at(1).text, u"-- y"_s);
        QCOMPARE(tricky.at(1).line.kind, Kind::Removed);
    }

    void changesAreToldInWords()
    {
        DiffView view;
        view.resize(500, 300);
        view.setTexts(before, after, {});
        QCOMPARE(view.summary(), u"2 line(s) added, 1 line(s) removed"_s);
        QCOMPARE(view.pane().currentLine(), 1);
        QVERIFY(view.pane().accessibleDescription().startsWith("Removed, line 2: two"_L1));
        view.nextChange(1);
        QVERIFY(view.pane().accessibleDescription().startsWith("Added, line 11: eleven"_L1));
        view.nextChange(1); // round the end
        QCOMPARE(view.pane().currentLine(), 1);
        view.nextChange(-1);
        QCOMPARE(view.pane().currentLine(), 11);
        view.setTexts(after, after, {});
        QCOMPARE(view.summary(), u"No differences"_s);
        view.setNote(u"There was no run before."_s);
        QCOMPARE(view.findChild<QLabel*>(u"diffSummary"_s)->text(), u"There was no run before."_s);
    }

    void sideBySideWhereThereIsRoom()
    {
        DiffView view;
        view.resize(2000, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.setTexts(before, after, {});
        view.setSideBySide(true);
        QVERIFY(view.isSideBySide());
        const QList<CodePane*> panes = view.findChildren<CodePane*>();
        QCOMPARE(panes.size(), 3);
        CodePane* left = nullptr;
        CodePane* right = nullptr;
        for (CodePane* pane : panes) {
            if (pane->accessibleName() == "Before"_L1)
                left = pane;
            if (pane->accessibleName() == "After"_L1)
                right = pane;
        }
        if (!left || !right)
            QFAIL("One of the two sides is missing.");
        QCOMPARE(left->lines().size(), right->lines().size());
        QCOMPARE(left->document()->findBlockByNumber(1).text(), u"two"_s);
        QCOMPARE(right->document()->findBlockByNumber(1).text(), u"2"_s);
        QCOMPARE(left->lines().last().kind, CodePane::LineKind::Missing);
        QCOMPARE(right->document()->lastBlock().text(), u"eleven"_s);
        view.resize(500, 300);
        QTRY_VERIFY(!view.isSideBySide());
        QVERIFY(!view.findChild<QToolButton*>(u"diffSideBySide"_s)->isEnabled());
    }
};

QTEST_MAIN(TestTextView)
#include "tst_textview.moc"
