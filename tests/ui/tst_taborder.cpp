// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tab goes through the pages that run something in the order in which they are read, in each of their shapes.

#include "core/catalog/catalog.h"
#include "core/device/devicestore.h"
#include "runmaker.h"
#include "ui/look/crossstyle.h"
#include "ui/pages/buildpage.h"
#include "ui/pages/deploypage.h"
#include "ui/pages/historypage.h"
#include "ui/session/session.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

template <typename PageType>
struct Shown
{
    explicit Shown(const QSize& size)
        : session(Catalog::load({u":/catalog"_s}).valueOr(Catalog())), page(session, nullptr)
    {
        page.resize(size);
        page.show();
        (void)QTest::qWaitForWindowActive(&page);
        page.entered();
    }
    template <typename Widget = QWidget>
    Widget* find(const QString& name) const
    {
        auto* widget = page.template findChild<Widget*>(name);
        if (!widget)
            qFatal("there is no %s", qPrintable(name));
        return widget;
    }
    /// What the key leads to, once round, from the first (or last) stop of the page on; a bar of tabs by its tab
    /// widget's name. The page is followed by its first stop as in the window, where Tab comes from the rail.
    QStringList stops(bool forward = true)
    {
        QStringList names;
        QWidget* first = forward ? page.nextInFocusChain() : page.previousInFocusChain();
        while (first != &page && !isStop(*first))
            first = forward ? first->nextInFocusChain() : first->previousInFocusChain();
        first->setFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        for (QWidget* at = first; names.size() < 100;) {
            if (!at || !at->isVisible())
                return names << u"nothing that shows"_s;
            names << (qobject_cast<QTabBar*>(at) ? at->parentWidget()->objectName() : at->objectName());
            QTest::keyClick(at, forward ? Qt::Key_Tab : Qt::Key_Backtab, forward ? Qt::NoModifier : Qt::ShiftModifier);
            QWidget* next = page.focusWidget();
            if (next == at)
                return names << u"caught"_s;
            at = next;
            if (at == first)
                return names;
        }
        return names << u"no way round"_s;
    }
    static bool isStop(const QWidget& widget)
    {
        return widget.isVisible() && widget.isEnabled() && !widget.focusProxy()
               && (widget.focusPolicy() & Qt::TabFocus);
    }
    /// Those from one on.
    QStringList stopsFrom(const QString& from, int count)
    {
        const QStringList all = stops();
        return all.mid(all.indexOf(from), count);
    }

    Session session;
    PageType page;
};

QStringList reversed(QStringList names)
{
    std::reverse(names.begin(), names.end());
    return names;
}

} // namespace

class TestTabOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new CrossStyle); }
    void aRunningBuild();
    void aRunningBuildInANarrowWindow();
    void aBuildThatIsOver();
    void devices();
    void twoRunsCompared();

private:
    RunFolders m_folders;
};

void TestTabOrder::aRunningBuild()
{
    RunMaker maker(u"wide"_s);
    maker.begin();
    maker.step(u"build"_s, u"bazel"_s);
    Shown<BuildPage> shown(QSize(1200, 800));
    shown.page.showRun(maker.run().path());
    QTRY_VERIFY(shown.find(u"stopBuild"_s)->isVisible());
    const QStringList order{u"stopBuild"_s,
                            u"memoryPlotTableButton"_s,
                            u"memoryPlotPicture"_s,
                            u"progressPlotTableButton"_s,
                            u"progressPlotPicture"_s,
                            u"runningActions"_s,
                            u"buildTabs"_s,
                            u"logCanvas"_s,
                            u"logFind"_s,
                            u"logFilter"_s,
                            u"logFollow"_s};
    QCOMPARE(shown.stops(), order);
    QCOMPARE(shown.stops(false), reversed(order));
    auto* tabs = shown.find<QTabWidget>(u"buildTabs"_s);
    tabs->setCurrentWidget(shown.find(u"heaviestActions"_s));
    QCOMPARE(shown.stopsFrom(u"runningActions"_s, 4),
             QStringList({u"runningActions"_s, u"buildTabs"_s, u"heaviestActions"_s}));
    shown.find<QAbstractButton>(u"progressPlotTableButton"_s)->click();
    QCOMPARE(shown.stopsFrom(u"progressPlotTableButton"_s, 5),
             QStringList({u"progressPlotTableButton"_s, u"progressPlotTable"_s, u"progressPlotCopy"_s,
                          u"progressPlotSave"_s, u"runningActions"_s}));
    maker.end(u"stopped"_s);
}

void TestTabOrder::aRunningBuildInANarrowWindow()
{
    RunMaker maker(u"narrow"_s);
    maker.begin();
    maker.step(u"build"_s, u"bazel"_s);
    Shown<BuildPage> shown(QSize(808, 640));
    shown.page.showRun(maker.run().path());
    QTRY_VERIFY(shown.find(u"stopBuild"_s)->isVisible());
    auto* running = shown.find(u"runningActions"_s);
    QTRY_VERIFY(shown.find<QTabWidget>(u"buildTabs"_s)->isAncestorOf(running));
    const QStringList order{u"stopBuild"_s,           u"memoryPlotTableButton"_s,
                            u"memoryPlotPicture"_s,   u"progressPlotTableButton"_s,
                            u"progressPlotPicture"_s, u"buildTabs"_s,
                            u"runningActions"_s};
    QCOMPARE(shown.stops(), order);
    // And back in its place beside the tabs.
    shown.page.resize(1200, 800);
    QTRY_VERIFY(!shown.find<QTabWidget>(u"buildTabs"_s)->isAncestorOf(running));
    QCOMPARE(shown.stopsFrom(u"progressPlotPicture"_s, 3),
             QStringList({u"progressPlotPicture"_s, u"runningActions"_s, u"buildTabs"_s}));
    maker.end(u"stopped"_s);
}

void TestTabOrder::aBuildThatIsOver()
{
    const RunDirectory run = m_folders.recorded();
    Shown<BuildPage> shown(QSize(1200, 800));
    shown.page.showRun(run.path());
    QTRY_VERIFY(shown.find(u"goToDeploy"_s)->isVisible());
    QTRY_VERIFY(shown.find(u"openArtifacts"_s)->isVisible());
    QCOMPARE(shown.stopsFrom(u"goToDeploy"_s, 4),
             QStringList({u"goToDeploy"_s, u"openArtifacts"_s, u"copyOutcome"_s, u"memoryPlotTableButton"_s}));
    QCOMPARE(shown.stopsFrom(u"progressPlotPicture"_s, 4),
             QStringList({u"progressPlotPicture"_s, u"heaviestActions"_s, u"buildTabs"_s, u"logCanvas"_s}));
}

void TestTabOrder::devices()
{
    (void)m_folders.recorded();
    Device device;
    device.name = u"orin"_s;
    device.host = u"192.0.2.7"_s;
    QVERIFY(DeviceStore().add(device));
    Shown<DeployPage> shown(QSize(1200, 800));
    const QStringList order{u"rollBack"_s,         u"verifyNow"_s,       u"deploy"_s,           u"artifactChoice"_s,
                            u"chooseArtifact"_s,   u"preflightTable"_s,  u"deploySteps"_s,      u"copyMessages"_s,
                            u"deployMessages"_s,   u"addDevice"_s,       u"addVirtualDevice"_s, u"deviceTable"_s,
                            u"testDeviceButton"_s, u"askDeviceButton"_s, u"editDeviceButton"_s, u"removeDeviceButton"_s,
                            u"versionTable"_s,     u"proofTable"_s};
    QTRY_VERIFY(shown.find(u"deploy"_s)->isEnabled());
    QCOMPARE(shown.stops(), order);
    QCOMPARE(shown.stops(false), reversed(order));
}

/// Runs of one plan have nothing to show but the summary: its only tab has no bar, where Tab would be caught.
void TestTabOrder::twoRunsCompared()
{
    for (const QString& title : {u"first"_s, u"second"_s}) {
        RunMaker run(title);
        run.begin();
        run.end(u"stopped"_s);
    }
    Shown<HistoryPage> shown(QSize(1200, 800));
    auto* table = shown.find<QAbstractItemView>(u"runTable"_s);
    QTRY_VERIFY(table->model()->rowCount() >= 2);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Home);
    auto* tabs = shown.find<QTabWidget>(u"runDetailTabs"_s);
    QTRY_VERIFY(tabs->isVisible());
    QStringList order{u"openRun"_s, u"repeatRun"_s, u"findRun"_s, u"runResults"_s, u"runTable"_s, u"runDetailTable"_s};
    QCOMPARE(shown.stops(), order);
    QCOMPARE(shown.stops(false), reversed(order));
    QTest::keyClick(table, Qt::Key_Down, Qt::ShiftModifier);
    QTRY_VERIFY(!shown.find(u"openRun"_s)->isEnabled());
    QCOMPARE(shown.stops(), order.mid(2));
    QCOMPARE(shown.stops(false), reversed(order.mid(2)));
}

QTEST_MAIN(TestTabOrder)
#include "tst_taborder.moc"
