// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/preset.h"
#include "core/roads/road.h"
#include "fakeprompter.h"
#include "ui/look/crossstyle.h"
#include "ui/look/metrics.h"
#include "ui/pages/startpage.h"
#include "ui/session/session.h"
#include "ui/widgets/choicecard.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

class TestStartPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyPresetHasACardWithItsWholeTitle();
    void searchLeavesWhatMatchesAndACardBegins();
    void recentFilesAreOffered();

private:
    QTemporaryDir m_folder;
    std::optional<cw::Catalog> m_catalog;
};

void TestStartPage::initTestCase()
{
    QVERIFY(m_folder.isValid());
    qputenv("XDG_CONFIG_HOME", m_folder.path().toUtf8());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QApplication::setOrganizationName(u"crosswright-test"_s);
    QApplication::setStyle(new cw::CrossStyle);
    auto catalog = cw::Catalog::load();
    QVERIFY(catalog);
    m_catalog = *catalog;
}

void TestStartPage::everyPresetHasACardWithItsWholeTitle()
{
    cw::Session session(*m_catalog);
    cw::StartPage page(session, nullptr);
    page.resize(800, 640); // beside the rail of a window of 1024 pixels
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    const auto presets = cw::loadPresets();
    QVERIFY(presets && presets->size() > 5);
    for (const cw::Preset& preset : *presets) {
        const auto* card = page.findChild<cw::ChoiceCard*>(u"preset-"_s + preset.id);
        QVERIFY2(card, qPrintable(preset.id));
        QVERIFY2(card->height() >= card->heightForWidth(card->width()), qPrintable(preset.id)); // nothing is cut
        QVERIFY2(card->width() <= page.width() / 3, qPrintable(preset.id));
        const auto limit = cw::chooseRoad(preset, *m_catalog).limit();
        QVERIFY2(!limit || card->toolTip().endsWith(limit->text), qPrintable(preset.id));
    }
}

void TestStartPage::searchLeavesWhatMatchesAndACardBegins()
{
    cw::Session session(*m_catalog);
    cw::StartPage page(session, nullptr);
    page.resize(900, 700);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    QSignalSpy asked(&page, &cw::Page::pageRequested);
    auto* find = page.findChild<QLineEdit*>(u"findPreset"_s);
    QTest::keyClicks(find, u"orin tinyflow"_s);
    int shown = 0;
    cw::ChoiceCard* left = nullptr;
    for (auto* card : page.findChildren<cw::ChoiceCard*>()) {
        if (card->isVisible()) {
            ++shown;
            left = card;
        }
    }
    QVERIFY2(shown >= 1 && shown < 4, qPrintable(QString::number(shown)));
    left->setFocus();
    QTest::keyClick(left, Qt::Key_Space);
    QVERIFY(session.hasConfiguration());
    QCOMPARE(session.configuration().provenance(u"tf"_s).kind, cw::Provenance::Kind::Preset);
    QCOMPARE(asked.size(), 1);

    // Changes are not lost without a question.
    QVERIFY(session.setText(u"jobs"_s, u"3"_s));
    FakePrompter prompter;
    QTest::keyClick(left, Qt::Key_Space);
    QCOMPARE(prompter.asked, 1);
    QVERIFY2(prompter.question.contains(session.displayName()), qPrintable(prompter.question));
    QCOMPARE(session.configuration().count(u"jobs"_s), 3);
    prompter.yes = true;
    QTest::keyClick(left, Qt::Key_Space);
    QVERIFY(!session.configuration().has(u"jobs"_s));
    QVERIFY(!session.isModified());
}

void TestStartPage::recentFilesAreOffered()
{
    const QString path = m_folder.filePath(u"mine.cw.json"_s);
    cw::Configuration configuration;
    configuration.set(u"tf"_s, u"2.8.0"_s, {cw::Provenance::Kind::User});
    QVERIFY(configuration.save(path));
    QSettings().setValue("recent", QStringList{path});
    cw::Session session(*m_catalog);
    cw::StartPage page(session, nullptr);
    page.entered();
    QSignalSpy asked(&page, &cw::StartPage::fileRequested);
    bool found = false;
    for (auto* button : page.findChildren<QPushButton*>()) {
        if (button->text() == "mine.cw.json"_L1) {
            found = true;
            button->click();
        }
    }
    QVERIFY(found);
    QCOMPARE(asked.takeFirst().first().toString(), path);
}

QTEST_MAIN(TestStartPage)
#include "tst_startpage.moc"
