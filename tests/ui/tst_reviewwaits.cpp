// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Review approves no plan for a machine that is still being looked at.

#include "core/catalog/catalog.h"
#include "ui/pages/reviewpage.h"
#include "ui/session/factfinder.h"
#include "ui/session/session.h"

#include <QLabel>
#include <QPushButton>
#include <QSemaphore>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

class TestReviewWaits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void forThisMachine();
};

void TestReviewWaits::forThisMachine()
{
    const auto catalog = Catalog::load();
    QVERIFY(catalog);
    Session session(*catalog);
    auto looked = std::make_shared<QSemaphore>();
    FactFinder::Askers askers = FactFinder::realAskers(*catalog);
    askers.host = [looked]() -> Result<Facts> {
        looked->acquire();
        Facts facts;
        facts.set(u"host.arch"_s, u"x86_64"_s, u"test"_s, QDateTime::currentDateTimeUtc());
        return facts;
    };
    session.finder().setAskers(askers);
    Configuration configuration;
    configuration.set(u"tf"_s, u"tinyflow-1.0.0"_s, {});
    configuration.set(u"board"_s, u"jetson-orin-nano"_s, {});
    session.start(configuration);
    session.finder().start();
    ReviewPage page(session, nullptr);
    page.show();
    page.entered();
    const QString waits = u"This machine is still being looked at."_s;
    QCOMPARE(page.lockedBecause(), waits);
    QVERIFY(!page.findChild<QPushButton*>(u"approve"_s)->isEnabled());
    looked->release();
    QTRY_VERIFY(session.facts().knows(u"host.arch"_s));
    QTRY_VERIFY2(page.lockedBecause() != waits, qPrintable(page.lockedBecause()));
}

QTEST_MAIN(TestReviewWaits)
#include "tst_reviewwaits.moc"
