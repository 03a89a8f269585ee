// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/paths.h"
#include "core/config/preset.h"
#include "core/roads/road.h"
#include "core/solve/backward.h"
#include "fakeprompter.h"
#include "ui/look/crossstyle.h"
#include "ui/look/metrics.h"
#include "ui/look/tokens.h"
#include "ui/pages/startpage.h"
#include "ui/session/session.h"
#include "ui/start/boardlist.h"
#include "ui/start/buildvariant.h"
#include "ui/start/releaselist.h"
#include "ui/widgets/cellroles.h"
#include "ui/widgets/inklabel.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace {

/// The page with what a person sees and touches.
struct Door
{
    explicit Door(cw::Session& session) : page(session, nullptr)
    {
        page.resize(800, 600); // beside the rail of a window of 1024 pixels
        page.entered();
        page.show();
    }
    QString text(const QString& name) { return page.findChild<QLabel*>(name)->text(); }
    void choose(QTreeView* view, const QString& id)
    {
        for (QModelIndex at = view->model()->index(0, 0); at.isValid(); at = view->indexBelow(at)) {
            if (at.data(cw::BoardModel::IdRole).toString() == id)
                return view->setCurrentIndex(at);
        }
        QFAIL(qPrintable(id));
    }
    /// Until rules and roads have answered.
    bool answered()
    {
        return QTest::qWaitFor([this] { return next->isEnabled() && next->text() != "Continue"_L1; }, 60000);
    }

    cw::StartPage page;
    QLineEdit* find = page.findChild<QLineEdit*>(u"findChoice"_s);
    QTreeView* boards = page.findChild<QTreeView*>(u"chooseBoard"_s);
    QTreeView* releases = page.findChild<QTreeView*>(u"chooseRelease"_s);
    QTreeView* variants = page.findChild<QTreeView*>(u"chooseVariant"_s);
    QPushButton* next = page.findChild<QPushButton*>(u"next"_s);
};

/// A preset of the user's own, as long as this lives.
struct OwnPreset
{
    explicit OwnPreset(const QByteArray& text)
    {
        const QString folder = cw::paths::config() + "/presets.d"_L1;
        QVERIFY(QDir().mkpath(folder));
        file.setFileName(folder + "/own.json"_L1);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
        file.close();
    }
    ~OwnPreset() { file.remove(); }
    Q_DISABLE_COPY_MOVE(OwnPreset)

    QFile file;
};

} // namespace

class TestStartPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyBoardHasADrawing();
    void everyPresetIsAVariantOfItsBoardAndRelease();
    void theSearchFinds_data();
    void theSearchFinds();
    void aSearchWithoutAMatchSaysSo();
    void theButtonSaysTheNextStep();
    void theVerdictsAreTheSolvers();
    void enterTakesTheFirstMatch();
    void changesAreNotLostWithoutAQuestion();
    void theSampleIsOneClick();
    void presetsThatCannotBeReadAreSaid();
    void aPresetWithoutAPlanSaysSo();
    void noNameIsCut();
    void recentFilesAreOffered();

private:
    QTemporaryDir m_folder;
    std::optional<cw::Catalog> m_catalog;
};

void TestStartPage::initTestCase()
{
    QVERIFY(m_folder.isValid());
    qputenv("XDG_CONFIG_HOME", m_folder.path().toUtf8());
    qputenv("XDG_STATE_HOME", m_folder.path().toUtf8());
    qputenv("XDG_CACHE_HOME", m_folder.path().toUtf8());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QApplication::setOrganizationName(u"crosswright-test"_s);
    QApplication::setStyle(new cw::CrossStyle);
    auto catalog = cw::Catalog::load();
    QVERIFY(catalog);
    m_catalog = *catalog;
}

void TestStartPage::everyBoardHasADrawing()
{
    for (const cw::Board& board : m_catalog->boards()) {
        const QString drawing = cw::BoardList::drawingOf(board);
        QVERIFY2(drawing.startsWith("boards/"_L1), qPrintable(board.id));
        QVERIFY2(QFile::exists(u":/icons/%1.svg"_s.arg(drawing)), qPrintable(drawing));
    }
}

void TestStartPage::everyPresetIsAVariantOfItsBoardAndRelease()
{
    const auto presets = cw::loadPresets();
    QVERIFY(presets && presets->size() > 5);
    for (const cw::Preset& preset : *presets) {
        const cw::Board* board = m_catalog->board(preset.values.value(u"board"_s).toString());
        const cw::Release* release = m_catalog->release(preset.values.value(u"tf"_s).toString());
        QVERIFY2(board && release, qPrintable(preset.id));
        const QList<cw::BuildVariant> variants = cw::BuildVariant::of(*board, *release, *presets);
        const auto found = std::find_if(variants.cbegin(), variants.cend(), [&](const cw::BuildVariant& each) {
            return each.preset && each.preset->id == preset.id;
        });
        QVERIFY2(found != variants.cend(), qPrintable(preset.id));
        QVERIFY2(release->product(found->product), qPrintable(preset.id));
    }
}

void TestStartPage::theSearchFinds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("boards");   // some of them
    QTest::addColumn<QStringList>("noBoards"); // some that must not be there
    QTest::addColumn<QStringList>("releases");
    QTest::addColumn<QStringList>("noReleases");
    const QString pi4 = u"raspberry-pi-4"_s;
    QTest::newRow("board and release") << u"pi 4 2.8"_s << QStringList{pi4}
                                       << QStringList{u"raspberry-pi-3"_s, u"jetson-nano"_s} << QStringList{u"2.8.0"_s}
                                       << QStringList{u"2.18.0"_s, u"1.4.0"_s};
    QTest::newRow("a board alone") << u"pi 4"_s << QStringList{pi4} << QStringList{u"raspberry-pi-5"_s}
                                   << QStringList{u"2.8.0"_s, u"1.4.0"_s} << QStringList{};
    QTest::newRow("a word of both") << u"pi 2"_s << QStringList{u"raspberry-pi-2"_s} << QStringList{pi4}
                                    << QStringList{u"1.4.0"_s} << QStringList{};
    QTest::newRow("the sample") << u"orin tinyflow"_s << QStringList{u"jetson-orin-nano"_s} << QStringList{pi4}
                                << QStringList{u"tinyflow-1.0.0"_s} << QStringList{u"2.8.0"_s};
    QTest::newRow("GPU") << u"CUDA nano"_s << QStringList{u"jetson-nano"_s} << QStringList{pi4}
                         << QStringList{u"2.8.0"_s} << QStringList{};
}

void TestStartPage::theSearchFinds()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, boards);
    QFETCH(const QStringList, noBoards);
    QFETCH(const QStringList, releases);
    QFETCH(const QStringList, noReleases);
    const cw::ChoiceSearch search(text, *m_catalog);
    QVERIFY(search.matches());
    for (const QString& id : boards)
        QVERIFY2(search.hasBoard(id), qPrintable(id));
    for (const QString& id : noBoards)
        QVERIFY2(!search.hasBoard(id), qPrintable(id));
    for (const QString& id : releases)
        QVERIFY2(m_catalog->release(id) && search.hasRelease(m_catalog->release(id)->id), qPrintable(id));
    for (const QString& id : noReleases)
        QVERIFY2(!search.hasRelease(id), qPrintable(id));
}

void TestStartPage::aSearchWithoutAMatchSaysSo()
{
    cw::Session session(*m_catalog);
    Door door(session);
    QTest::keyClicks(door.find, u"orin gibberish"_s);
    QCOMPARE(door.text(u"searchResult"_s), u"No board and no release matches “gibberish”."_s);
    QCOMPARE(door.boards->model()->rowCount(), 0);
    QTest::keyClick(door.find, Qt::Key_Return); // takes nothing
    QVERIFY(door.next->text().contains(u'2'));
    door.find->clear();
    QVERIFY(door.text(u"searchResult"_s).isEmpty());
    QVERIFY(door.boards->model()->rowCount() > 2);
}

void TestStartPage::theButtonSaysTheNextStep()
{
    cw::Session session(*m_catalog);
    Door door(session);
    QSignalSpy asked(&door.page, &cw::Page::pageRequested);
    QVERIFY(door.next->isEnabled());
    QVERIFY2(door.next->text().contains(u'2'), qPrintable(door.next->text()));
    QVERIFY(QTest::qWaitForWindowActive(&door.page));
    door.next->click();
    QVERIFY(door.boards->hasFocus()); // where the first choice is made
    door.choose(door.boards, u"raspberry-pi-4"_s);
    QVERIFY2(door.next->text().contains(u'1'), qPrintable(door.next->text()));
    door.next->click();
    QVERIFY(door.releases->hasFocus());
    QVERIFY(!session.hasConfiguration()); // choices are no configuration yet
    door.choose(door.releases, m_catalog->release(u"tinyflow-1.0.0"_s)->id);
    QVERIFY(door.answered());
    QVERIFY(door.text(u"outlookTitle"_s).contains("Tinyflow"_L1));
    QVERIFY(door.text(u"outlookDisk"_s) != u"–"_s);
    QVERIFY2(door.text(u"noGpu"_s).contains("no GPU"_L1), qPrintable(door.text(u"noGpu"_s)));
    const bool fits = door.next->text() == "Review"_L1;
    door.next->click();
    QVERIFY(session.hasConfiguration());
    QCOMPARE(session.configuration().text(u"board"_s), u"raspberry-pi-4"_s);
    QCOMPARE(session.configuration().provenance(u"tf"_s).kind, cw::Provenance::Kind::Preset);
    QCOMPARE(asked.takeFirst().first().value<cw::PageId>(), fits ? cw::PageId::Review : cw::PageId::Source);
    QCOMPARE(fits, session.errorCount() == 0);
}

void TestStartPage::theVerdictsAreTheSolvers()
{
    cw::Session session(*m_catalog);
    Door door(session);
    door.choose(door.boards, u"raspberry-pi-4"_s);
    const auto verdicts = [&door] {
        QHash<QString, QString> found;
        for (int row = 0; row < door.releases->model()->rowCount(); ++row) {
            const QModelIndex name = door.releases->model()->index(row, 0);
            found.insert(name.data(cw::ReleaseModel::IdRole).toString(), name.siblingAtColumn(1).data().toString());
        }
        return found;
    };
    QTRY_VERIFY_WITH_TIMEOUT(!verdicts().values().contains(u"…"_s), 60000);
    cw::Wish wish;
    wish.board = u"raspberry-pi-4"_s;
    const auto solved = cw::solveBackward(*m_catalog, session.facts(), wish);
    QVERIFY(solved && solved->rows.size() > 5);
    for (const cw::Solution& row : solved->rows)
        QCOMPARE(verdicts().value(row.tf), cw::ReleaseList::verdict(row, false));
}

void TestStartPage::enterTakesTheFirstMatch()
{
    cw::Session session(*m_catalog);
    Door door(session);
    QCOMPARE(door.page.focusWidget(), static_cast<QWidget*>(door.find)); // a newcomer can type at once
    QTest::keyClicks(door.find, u"pi 4 2.8"_s);
    QTest::keyClick(door.find, Qt::Key_Return);
    QVERIFY(door.answered());
    QVERIFY2(door.text(u"outlookTitle"_s).contains("TensorFlow 2.8.0 for Raspberry Pi 4"_L1),
             qPrintable(door.text(u"outlookTitle"_s)));
    QVERIFY2(door.text(u"outlookDetail"_s).contains("Ready combination"_L1), qPrintable(door.text(u"outlookDetail"_s)));
    // Another word hides the rows, and keeps the choice.
    door.find->setText(u"orin"_s);
    QVERIFY(door.text(u"outlookTitle"_s).contains("Raspberry Pi 4"_L1));
}

void TestStartPage::changesAreNotLostWithoutAQuestion()
{
    cw::Session session(*m_catalog);
    Door door(session);
    door.choose(door.boards, u"raspberry-pi-4"_s);
    door.choose(door.releases, m_catalog->release(u"tinyflow-1.0.0"_s)->id);
    QVERIFY(door.answered());
    door.next->click();
    QVERIFY(session.setText(u"jobs"_s, u"3"_s));
    FakePrompter prompter;
    door.next->click();
    QCOMPARE(prompter.asked, 1);
    QVERIFY2(prompter.question.contains(session.displayName()), qPrintable(prompter.question));
    QCOMPARE(session.configuration().count(u"jobs"_s), 3);
    prompter.yes = true;
    door.next->click();
    QVERIFY(!session.configuration().has(u"jobs"_s));
    QVERIFY(!session.isModified());
}

void TestStartPage::theSampleIsOneClick()
{
    cw::Session session(*m_catalog);
    Door door(session);
    QSignalSpy asked(&door.page, &cw::Page::pageRequested);
    door.page.findChild<QPushButton*>(u"useSample"_s)->click();
    QVERIFY(session.hasConfiguration());
    QVERIFY(!m_catalog->release(session.configuration().text(u"tf"_s))->origin.isEmpty());
    QCOMPARE(asked.size(), 1);
}

void TestStartPage::presetsThatCannotBeReadAreSaid()
{
    const OwnPreset broken("{");
    const auto presets = cw::loadPresets();
    QVERIFY(!presets);
    cw::Session session(*m_catalog);
    Door door(session);
    QCOMPARE(door.text(u"presetsError"_s), presets.error().sentence());
    door.choose(door.boards, u"raspberry-pi-4"_s); // the solver's own answers are there still
    QVERIFY(door.releases->model()->rowCount() > 5);
}

void TestStartPage::aPresetWithoutAPlanSaysSo()
{
    const OwnPreset own(R"({"format": "crosswright-preset", "version": 1, "id": "made-up", "title": "Made up",
        "description": "No road leads here.", "source": "this test",
        "values": {"tf": "2.18.0", "product": "wheel", "mode": "cross", "board": "jetson-orin-nano", "cuda": "12.6"}})");
    const auto presets = cw::loadPresets();
    QVERIFY(presets);
    const auto preset = cw::findPreset(*presets, u"made-up"_s);
    QVERIFY(preset);
    const auto limit = cw::chooseRoad(*preset, *m_catalog).limit();
    QVERIFY(limit);
    cw::Session session(*m_catalog);
    Door door(session);
    QSignalSpy asked(&door.page, &cw::Page::pageRequested);
    door.choose(door.boards, u"jetson-orin-nano"_s);
    door.choose(door.releases, m_catalog->release(u"2.18.0"_s)->id);
    const bool first = door.variants->model()->index(0, 0).data(Qt::ToolTipRole).toString().startsWith("Made up"_L1);
    door.variants->setCurrentIndex(door.variants->model()->index(first ? 0 : 1, 0));
    QVERIFY(door.answered());
    QVERIFY2(door.text(u"outlookDetail"_s).contains("Ready combination"_L1), qPrintable(door.text(u"outlookDetail"_s)));
    QCOMPARE(door.text(u"outlookFit"_s), u"No plan"_s);
    // The reason stands first, in the ink of errors.
    const auto* reasons = door.page.findChild<QLabel*>(u"outlookReasons"_s);
    QVERIFY2(reasons->text().startsWith(limit->text), qPrintable(reasons->text()));
    QCOMPARE(reasons->palette().color(QPalette::WindowText),
             cw::InkLabel::colour(cw::InkLabel::Ink::Error, cw::Tokens::of(QApplication::palette())));
    QCOMPARE(door.next->text(), u"Continue without a plan"_s);
    door.next->click();
    QCOMPARE(asked.takeFirst().first().value<cw::PageId>(), cw::PageId::Source);
    QCOMPARE(session.configuration().text(u"cuda"_s), u"12.6"_s);
}

void TestStartPage::noNameIsCut()
{
    cw::Session session(*m_catalog);
    Door door(session);
    door.choose(door.boards, u"raspberry-pi-4"_s);
    door.choose(door.releases, m_catalog->release(u"2.8.0"_s)->id);
    QVERIFY(door.answered());
    QTRY_VERIFY_WITH_TIMEOUT(door.releases->model()->index(0, 1).data().toString() != u"…"_s, 60000);
    for (QTreeView* view : {door.boards, door.releases, door.variants}) {
        int higher = 0;
        for (QModelIndex at = view->model()->index(0, 0); at.isValid(); at = view->indexBelow(at)) {
            for (int column = 0; column < view->model()->columnCount(); ++column) {
                const QModelIndex each = at.siblingAtColumn(column);
                const QRect cell = view->visualRect(each);
                QString text = each.data().toString();
                if (const QString beside = each.data(cw::cell::SecondaryRole).toString(); !beside.isEmpty())
                    text += u'\n' + beside;
                const int room = cell.width() - (each.data(Qt::DecorationRole).isValid() ? 62 : 16); // 42 its drawing
                const bool strong = each.data(cw::cell::StrongRole).toBool();
                const QFontMetrics metrics(strong ? cw::type::strong() : cw::type::body());
                const bool oneLine = metrics.horizontalAdvance(text) <= room;
                QVERIFY2(cell.height() >= (oneLine ? 1 : 2) * metrics.lineSpacing(), qPrintable(text));
                higher += oneLine ? 0 : 1;
            }
        }
        QVERIFY2(higher > 0 || view == door.releases, qPrintable(view->objectName())); // else nothing was tried
    }
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
