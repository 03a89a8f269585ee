// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/choices/choices.h"
#include "ui/fields/factlist.h"
#include "ui/fields/findingstrip.h"
#include "ui/fields/memorybar.h"
#include "ui/fields/provenancebutton.h"
#include "ui/look/crossstyle.h"
#include "ui/pages/optionspage.h"
#include "ui/session/session.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

class TestOptionsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void featuresAreThoseOfTheRelease();
    void tabGoesOnIntoTheFeaturesOfAnotherRelease();
    void unaskedFeatureHasItsFindingAndRepair();
    void nativeFlagIsRepairedAndUndone();
    void jobsShowWhatTheyNeed();
    void limitsAreResolvedBesideTheirFields();
    void whatIsKeptFreeIsSaid();
    void findAndOnlyChanged();

private:
    std::optional<cw::Catalog> m_catalog;
    std::unique_ptr<cw::Session> m_session;
    std::unique_ptr<cw::OptionsPage> m_page;
};

void TestOptionsPage::initTestCase()
{
    QApplication::setStyle(new cw::CrossStyle);
    auto catalog = cw::Catalog::load();
    QVERIFY(catalog);
    m_catalog = *catalog;
}

void TestOptionsPage::init()
{
    m_session = std::make_unique<cw::Session>(*m_catalog);
    cw::Configuration configuration;
    configuration.set(u"tf"_s, u"1.5.0"_s, {cw::Provenance::Kind::User});
    configuration.set(u"board"_s, u"jetson-tx1"_s, {cw::Provenance::Kind::User});
    m_session->start(configuration);
    cw::Facts facts;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    facts.set(u"host.ram"_s, 16384, u"/proc/meminfo"_s, now);
    facts.set(u"host.cores"_s, 8, u"getconf"_s, now);
    facts.set(u"host.arch"_s, u"x86_64"_s, u"uname"_s, now);
    m_session->addFacts(facts);
    m_page = std::make_unique<cw::OptionsPage>(*m_session, nullptr);
    m_page->resize(1100, 800);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void TestOptionsPage::cleanup()
{
    m_page.reset();
    m_session.reset();
}

void TestOptionsPage::featuresAreThoseOfTheRelease()
{
    auto* xla = m_page->findChild<QCheckBox*>(u"features.xla"_s);
    QVERIFY(xla);
    QVERIFY2(xla->accessibleName().startsWith("XLA: "_L1), qPrintable(xla->accessibleName())); // its row's title
    QVERIFY(!xla->text().isEmpty());                                                           // what it means
    QVERIFY(!xla->text().contains(u'\\'));
    QVERIFY(!xla->isChecked());
    auto* jemalloc = m_page->findChild<QCheckBox*>(u"features.jemalloc"_s);
    QVERIFY(jemalloc && jemalloc->isChecked());                    // yes unless answered otherwise
    QVERIFY(m_page->findChild<QCheckBox*>(u"features.offline"_s)); // of the plan
    QVERIFY(!m_page->findChild<QCheckBox*>(u"features.cuda"_s));   // a field of its own
    QTest::keyClick(xla, Qt::Key_Space);
    QVERIFY(m_session->configuration().flag(u"features.xla"_s));
    m_session->undoStack().undo();
    QVERIFY(!m_session->configuration().has(u"features.xla"_s));
    QVERIFY(!xla->isChecked());
    // Another release asks other things.
    m_session->setValue(u"tf"_s, u"2.8.0"_s);
    QTRY_VERIFY(!m_page->findChild<QCheckBox*>(u"features.jemalloc"_s));
    QVERIFY(m_page->findChild<QCheckBox*>(u"features.xla"_s));
}

/// Rows that are made later stand at the end of the window's order by themselves, also behind what comes after the page.
void TestOptionsPage::tabGoesOnIntoTheFeaturesOfAnotherRelease()
{
    auto* after = new QPushButton(m_page.get());
    after->setGeometry(0, 0, 10, 10);
    after->show();
    m_session->setValue(u"tf"_s, u"2.8.0"_s);
    QTRY_VERIFY(!m_page->findChild<QCheckBox*>(u"features.jemalloc"_s));
    QWidget* at = m_page->findChild<QWidget*>(u"ignored"_s);
    at->setFocus();
    QStringList names;
    while (at != after && names.size() < 50) {
        QTest::keyClick(at, Qt::Key_Tab);
        at = m_page->focusWidget();
        names.append(at->objectName());
    }
    QCOMPARE(at, after);
    names.removeLast();
    QVERIFY(!names.isEmpty());
    for (const QString& name : std::as_const(names))
        QVERIFY2(name.startsWith("features."_L1), qPrintable(names.join(u' ')));
    QTest::keyClick(after, Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(m_page->focusWidget()->objectName(), names.last());
}

void TestOptionsPage::unaskedFeatureHasItsFindingAndRepair()
{
    m_session->setValue(u"features.unheard_of"_s, true);
    QTRY_VERIFY(m_page->findChild<QCheckBox*>(u"features.unheard_of"_s));
    auto* strip = m_page->findChild<cw::FindingStrip*>(u"finding-feature.not_asked"_s);
    QVERIFY(strip && strip->isVisible());
    QCOMPARE(m_page->railState().mark, cw::RailState::Mark::Error);
    QTest::mouseClick(m_page->findChild<QPushButton*>(u"repair-feature.not_asked"_s), Qt::LeftButton);
    QVERIFY(!m_session->configuration().has(u"features.unheard_of"_s));
    QTRY_VERIFY(!m_page->findChild<QCheckBox*>(u"features.unheard_of"_s)); // its row went with it
    m_session->undoStack().undo();
    QTRY_VERIFY(m_page->findChild<cw::FindingStrip*>(u"finding-feature.not_asked"_s));
}

void TestOptionsPage::nativeFlagIsRepairedAndUndone()
{
    auto* optimize = m_page->findChild<QLineEdit*>(u"optimize"_s);
    optimize->setFocus();
    QTest::keyClicks(optimize, u"-march=native"_s);
    QTest::keyClick(optimize, Qt::Key_Return);
    QCOMPARE(m_session->configuration().list(u"optimize"_s), QStringList{u"-march=native"_s});
    QVERIFY(m_page->findChild<cw::FindingStrip*>(u"finding-optimize.native"_s)->isVisible());
    QTest::mouseClick(m_page->findChild<QPushButton*>(u"repair-optimize.native"_s), Qt::LeftButton);
    QVERIFY(!m_session->configuration().list(u"optimize"_s).contains(u"-march=native"_s));
    QVERIFY(!m_page->findChild<cw::FindingStrip*>(u"finding-optimize.native"_s));
    m_session->undoStack().undo();
    QVERIFY(m_page->findChild<cw::FindingStrip*>(u"finding-optimize.native"_s));
}

void TestOptionsPage::jobsShowWhatTheyNeed()
{
    auto* jobs = m_page->findChild<QLineEdit*>(u"jobs"_s);
    QCOMPARE(jobs->placeholderText(), u"automatic (8)"_s);
    const int each = m_catalog->release(u"1.5.0"_s)->ramPerJobMiB;
    QVERIFY(each > 0);
    const auto* meaning = m_page->findChild<QLabel*>(u"limitMeaning"_s);
    const auto* bar = m_page->findChild<cw::MemoryBar*>(u"memoryBar"_s);
    QCOMPARE(bar->accessibleName(), meaning->text());
    QVERIFY2(meaning->text().startsWith(u"8 compiler"_s), qPrintable(meaning->text()));
    jobs->setFocus();
    QTest::keyClicks(jobs, u"4"_s);
    QTest::keyClick(jobs, Qt::Key_Return);
    QVERIFY(meaning->text().startsWith(u"4 compiler"_s));
    QTest::keyClick(jobs, Qt::Key_Up);
    QVERIFY(meaning->text().startsWith(u"5 compiler"_s));
    QCOMPARE(m_session->configuration().value(u"jobs"_s), QJsonValue(5));
    // A number that is more than the cores is stepped from all the same.
    jobs->selectAll();
    QTest::keyClicks(jobs, u"12"_s);
    QTest::keyClick(jobs, Qt::Key_Return);
    QTest::keyClick(jobs, Qt::Key_Down);
    QCOMPARE(m_session->configuration().value(u"jobs"_s), QJsonValue(11));
    m_session->setValue(u"ram"_s, 65536); // more than the machine has
    const QList<cw::Finding> findings = m_session->findingsFor(u"ram"_s);
    QVERIFY(!findings.isEmpty());
    QTest::mouseClick(m_page->findChild<QPushButton*>(u"repair-"_s + findings.first().id), Qt::LeftButton);
    QVERIFY(m_session->configuration().count(u"ram"_s) <= 16384);
    QVERIFY(m_page->findChild<cw::FactList*>(u"limitFacts"_s)->text().contains(u"16.0 GiB"_s));
}

/// The page, the rules and the plan speak of the same numbers.
void TestOptionsPage::limitsAreResolvedBesideTheirFields()
{
    const auto type = [this](const QString& field, const QString& text) {
        auto* edit = m_page->findChild<QLineEdit*>(field);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
    };
    const auto* jobs = m_page->findChild<QLabel*>(u"resolved-jobs"_s);
    const auto* ram = m_page->findChild<QLabel*>(u"resolved-ram"_s);
    const auto* meaning = m_page->findChild<QLabel*>(u"limitMeaning"_s);
    QVERIFY(jobs->isHidden() && ram->isHidden());
    type(u"jobs"_s, u"HOST_CPUS*.5"_s);
    type(u"ram"_s, u"HOST_RAM*.5"_s);
    QVERIFY(jobs->isVisible() && ram->isVisible());
    QCOMPARE(jobs->text(), u"= 4"_s);
    QCOMPARE(ram->text(), u"= 8192 MiB"_s);
    QVERIFY2(meaning->text().contains("Of 8192 MiB Bazel's server gets 2730 MiB at most; 5462 MiB are for"_L1),
             qPrintable(meaning->text()));
    const cw::Budget budget = m_session->budget();
    QCOMPARE(budget.totalMiB, 8192);
    const QList<cw::Finding> findings = m_session->findingsFor(u"jobs"_s);
    const auto perJob = std::find_if(findings.cbegin(), findings.cend(),
                                     [](const cw::Finding& finding) { return finding.id == "ram.per_job"_L1; });
    QVERIFY(perJob != findings.cend()); // 5462 MiB for 4 jobs of 2048 MiB
    QVERIFY2(perJob->text.contains("5462 MiB"_L1) && perJob->text.contains("2730 of 8192 MiB"_L1),
             qPrintable(perJob->text));
    // The arrow keys step from the number that holds.
    QTest::keyClick(m_page->findChild<QLineEdit*>(u"ram"_s), Qt::Key_Down);
    QCOMPARE(m_session->configuration().value(u"ram"_s), QJsonValue(8192 - 512));
    QVERIFY(ram->isHidden());

    type(u"ram"_s, u"2048,0.5,0.5"_s);
    QCOMPARE(ram->text(), u"= 2048 MiB"_s);
    QVERIFY(m_page->findChild<cw::FindingStrip*>(u"finding-ram.resources"_s));
    type(u"ram"_s, u"lots"_s);
    QCOMPARE(m_session->configuration().text(u"ram"_s), u"2048,0.5,0.5"_s);
}

void TestOptionsPage::whatIsKeptFreeIsSaid()
{
    const auto* meaning = m_page->findChild<QLabel*>(u"limitMeaning"_s);
    QVERIFY(meaning->text().contains("Without a limit Bazel decides"_L1));
    m_session->setKept({2, 4096});
    QCOMPARE(m_page->findChild<QLineEdit*>(u"jobs"_s)->placeholderText(), u"automatic (6, 2 of the cores stay free)"_s);
    QCOMPARE(m_page->findChild<QLineEdit*>(u"ram"_s)->placeholderText(),
             u"automatic (12288 MiB, 4096 MiB stay free)"_s);
    QVERIFY2(meaning->text().contains("Of 12288 MiB"_L1) && meaning->text().contains("as Preferences say"_L1),
             qPrintable(meaning->text()));
    QVERIFY(!meaning->text().contains("Bazel decides"_L1));
    m_session->setValue(u"ram"_s, 2048); // the configuration wins
    QVERIFY(!meaning->text().contains("as Preferences say"_L1));
}

void TestOptionsPage::findAndOnlyChanged()
{
    auto* find = m_page->findChild<QLineEdit*>(u"findOption"_s);
    QTest::keyClicks(find, u"xla"_s);
    QVERIFY(m_page->findChild<QWidget*>(u"features.xla"_s)->isVisible());
    QVERIFY(!m_page->findChild<QWidget*>(u"jobs"_s)->isVisible());
    QVERIFY(m_page->focusField(u"jobs"_s)); // F4 reaches what the search hides
    QVERIFY(m_page->findChild<QWidget*>(u"jobs"_s)->isVisible());
    m_session->setValue(u"jobs"_s, 3);
    auto* changed = m_page->findChild<QCheckBox*>(u"onlyChanged"_s);
    changed->setChecked(true);
    QVERIFY(m_page->findChild<QWidget*>(u"jobs"_s)->isVisible());
    QVERIFY(!m_page->findChild<QWidget*>(u"ram"_s)->isVisible());
    m_page->findChild<cw::ProvenanceButton*>(u"provenance-jobs"_s)->backToDefault();
    QVERIFY(!m_page->findChild<QWidget*>(u"jobs"_s)->isVisible());
}

QTEST_MAIN(TestOptionsPage)
#include "tst_optionspage.moc"
