// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the pages of choices show can be translated: under a translation that writes other letters, no plain English word
// is left in any widget or table of theirs.

#include "core/choices/choices.h"
#include "tests/support/leftovers.h"
#include "ui/fields/findingstrip.h"
#include "ui/look/crossstyle.h"
#include "ui/pages/optionspage.h"
#include "ui/pages/solutionpanel.h"
#include "ui/pages/sourcepage.h"
#include "ui/pages/startpage.h"
#include "ui/pages/targetpage.h"
#include "ui/pages/toolchainpage.h"
#include "ui/session/session.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QTextDocumentFragment>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

void lookAt(otherletters::Leftovers& left, const QString& where, const QAbstractItemModel& model,
            const QModelIndex& parent, const QStringList& more)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
                left.look(where, index.data(role).toString(), more);
        }
        if (model.hasChildren(model.index(row, 0, parent)))
            lookAt(left, where, model, model.index(row, 0, parent), more);
    }
    for (int column = 0; column < model.columnCount(parent); ++column)
        left.look(where + " header"_L1, model.headerData(column, Qt::Horizontal).toString(), more);
}

void lookAt(otherletters::Leftovers& left, const QString& page, const QWidget& widget, const QStringList& more)
{
    for (const QWidget* each : widget.findChildren<QWidget*>()) {
        const QString where = page + u' ' + each->objectName();
        QStringList texts{each->toolTip(), each->accessibleName(), each->accessibleDescription()};
        if (const auto* label = qobject_cast<const QLabel*>(each))
            texts << QTextDocumentFragment::fromHtml(label->text()).toPlainText();
        else if (const auto* button = qobject_cast<const QAbstractButton*>(each))
            texts << button->text();
        else if (const auto* line = qobject_cast<const QLineEdit*>(each))
            texts << line->placeholderText();
        for (const QAction* action : each->actions())
            texts << action->text() << action->toolTip();
        for (const QString& text : std::as_const(texts))
            left.look(where, text, more);
        if (const auto* view = qobject_cast<const QAbstractItemView*>(each); view && view->model())
            lookAt(left, where, *view->model(), {}, more);
        if (const auto* box = qobject_cast<const QComboBox*>(each))
            lookAt(left, where, *box->model(), {}, more);
    }
}

Facts facts()
{
    Facts result;
    const QDateTime now(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);
    const QMap<QString, QJsonValue> values{{u"host.os"_s, u"debian 12"_s},
                                           {u"host.arch"_s, u"x86_64"_s},
                                           {u"host.cores"_s, 4},
                                           {u"host.ram"_s, 8000},
                                           {u"host.gcc"_s, u"12.2.0"_s},
                                           {u"host.bazel"_s, u"4.2.3"_s},
                                           {u"host.cross.aarch64.gcc"_s, u"12.2.0"_s},
                                           {u"host.disk"_s, 5000},
                                           {u"device.arch"_s, u"aarch64"_s},
                                           {u"device.board"_s, u"jetson-nano"_s},
                                           {u"device.l4t"_s, u"32.7.1"_s},
                                           {u"device.python"_s, u"3.6.9"_s},
                                           {u"device.glibc"_s, u"2.27"_s},
                                           {u"device.glibcxx"_s, u"3.4.25"_s},
                                           {u"device.cuda"_s, u"10.2.300"_s},
                                           {u"device.ram"_s, 3964},
                                           {u"device.power_mode"_s, u"MAXN"_s}};
    for (auto it = values.cbegin(); it != values.cend(); ++it)
        result.set(it.key(), it.value(), u"probe"_s, now);
    return result;
}

} // namespace

class TestWindowTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void pages_data();
    void pages();

private:
    otherletters::Translation m_letters;
    std::optional<Catalog> m_catalog;
};

void TestWindowTexts::initTestCase()
{
    QVERIFY(QCoreApplication::installTranslator(&m_letters));
    QApplication::setStyle(new CrossStyle);
    const auto catalog = Catalog::load({u":/catalog"_s});
    QVERIFY(catalog);
    m_catalog = *catalog;
}

void TestWindowTexts::pages_data()
{
    QTest::addColumn<QString>("values");
    QTest::newRow("nothing chosen") << QString();
    QTest::newRow("a board with CUDA, much of it wrong")
        << u"tf=2.6.0 board=jetson-nano jetpack=4.6.1 cuda=11.2 cudnn=8.2 python=3.11 optimize=-march=native bazel=9.0 "
           "jobs=64 config=nothing sysroot=/nowhere python_include=/usr/include"_s;
    QTest::newRow("a workstation") << u"tf=2.18.0 board=x86_64 mode=container gpu=RTX4060 cuda=12.5.1 cudnn=9.3.0"_s;
    QTest::newRow("mistakes") << u"tf=9.9 board=banana gpu=nonsense jetpack=77"_s;
}

void TestWindowTexts::pages()
{
    QFETCH(const QString, values);
    Session session(*m_catalog);
    session.start({});
    for (const QString& value : values.split(u' ', Qt::SkipEmptyParts))
        QVERIFY2(session.setText(value.section(u'=', 0, 0), value.section(u'=', 1)), qPrintable(value));
    for (const bool known : {false, true}) {
        if (known)
            session.addFacts(facts());
        otherletters::Leftovers left(*m_catalog);
        QStringList more = otherletters::wordsOf(session.facts());
        for (const FeatureChoice& feature : featuresFor(session.configuration(), *m_catalog, session.facts()))
            more.append(feature.question); // what ./configure asks, in its own words
        more.removeAll(QString());
        const auto look = [&](const QString& name, QWidget& page) {
            page.resize(1200, 800);
            page.show();
            for (FindingStrip* strip : page.findChildren<FindingStrip*>())
                strip->showSource(true);
            QVERIFY(QTest::qWaitForWindowExposed(&page));
            lookAt(left, name, page, more);
        };
        StartPage start(session, nullptr);
        look(u"start"_s, start);
        SourcePage source(session, nullptr);
        look(u"source"_s, source);
        TargetPage target(session, nullptr);
        look(u"target"_s, target);
        ToolchainPage toolchain(session, nullptr);
        look(u"toolchain"_s, toolchain);
        SolutionPanel solutions(session);
        look(u"solutions"_s, solutions);
        OptionsPage options(session, nullptr);
        look(u"options"_s, options);
        if (session.configuration().has(u"board"_s) && m_catalog->board(session.configuration().text(u"board"_s))) {
            const auto* table = solutions.findChild<QAbstractItemView*>(u"solutionTable"_s);
            QTRY_VERIFY(table->model()->rowCount() > 0); // solved beside the window's thread
            lookAt(left, u"solutions"_s, solutions, more);
            lookAt(left, u"source"_s, source, more);
        }
        QVERIFY(left.seen() > 3000);
        QVERIFY2(left.isEmpty(), left.report().constData());
    }
}

QTEST_MAIN(TestWindowTexts)
#include "tst_windowtexts.moc"
