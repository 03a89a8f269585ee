// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/fieldcontrol.h"
#include "ui/fields/fieldform.h"
#include "ui/fields/findinglist.h"
#include "ui/fields/findingstrip.h"
#include "ui/fields/provenancebutton.h"
#include "ui/look/crossstyle.h"
#include "ui/session/session.h"
#include "ui/shell/prompter.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Answers every question for a folder with the same one.
class FolderPrompter : public cw::Prompter
{
public:
    QString answer;
    Leave askUnsaved(QWidget*, const QString&) override { return Leave::Cancel; }
    QString openFile(QWidget*, const QString&, const QString&, const QString&) override { return {}; }
    QString saveFile(QWidget*, const QString&, const QString&, const QString&) override { return {}; }
    QString openFolder(QWidget*, const QString&, const QString&) override { return answer; }
    bool confirm(QWidget*, const QString&, const QString&, const QString&) override { return false; }
    void tell(QWidget*, const QString&, const QString&) override {}
};

} // namespace

class TestFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void findingAppearsUnderItsRowAndIsRepaired();
    void findingIsIgnoredAndNoLonger();
    void malformedTextIsRefusedInPlace();
    void whySourceIsOnDemandAndCopied();
    void tagsAreAddedRemovedAndUndone();
    void switchAndLimit();
    void pathIsBrowsedThroughThePrompter();
    void provenanceGoesBackToPresetAndDefault();
    void tableShowsFoundAndAllowed();
    void everyStopHasANameAndFollowsReadingOrder();

private:
    template <typename T>
    T* child(const QString& name) const
    {
        T* found = m_form->findChild<T*>(name);
        if (!found)
            qWarning("no %s", qPrintable(name));
        return found;
    }
    void type(const QString& field, const QString& text) const;

    std::optional<cw::Catalog> m_catalog;
    std::unique_ptr<cw::Session> m_session;
    std::unique_ptr<cw::FieldForm> m_form;
};

void TestFields::initTestCase()
{
    QApplication::setStyle(new cw::CrossStyle);
    auto catalog = cw::Catalog::load();
    QVERIFY(catalog);
    m_catalog = *catalog;
}

void TestFields::init()
{
    m_session = std::make_unique<cw::Session>(*m_catalog);
    cw::Configuration configuration;
    const cw::Provenance preset{cw::Provenance::Kind::Preset, u"jetson-orin-nano-2.8.0-cpu-cross"_s};
    configuration.set(u"tf"_s, u"2.8.0"_s, preset);
    configuration.set(u"board"_s, u"jetson-orin-nano"_s, preset);
    configuration.set(u"mode"_s, u"cross"_s, preset);
    m_session->start(configuration);
    m_form = std::make_unique<cw::FieldForm>(*m_session, cw::FieldRow::Style::Form);
    for (const char* name :
         {"board", "cuda", "capabilities", "python", "bazel", "sysroot", "optimize", "jobs", "ram", "features.offline"})
        QVERIFY(m_form->add(QString::fromLatin1(name)));
    m_form->resize(800, 900);
    m_form->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_form.get()));
}

void TestFields::cleanup()
{
    cw::Prompter::replace(nullptr);
    m_form.reset();
    m_session.reset();
}

void TestFields::type(const QString& field, const QString& text) const
{
    auto* target = child<QWidget>(field);
    QVERIFY(target);
    auto* combo = qobject_cast<QComboBox*>(target);
    QLineEdit* edit = combo ? combo->lineEdit() : qobject_cast<QLineEdit*>(target);
    QVERIFY(edit);
    edit->selectAll();
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
}

void TestFields::findingAppearsUnderItsRowAndIsRepaired()
{
    auto* findings = child<cw::FindingList>(u"findings-board"_s);
    QVERIFY(findings);
    type(u"board"_s, u"jetson-orin-nanno"_s); // no such board: an error that proposes the nearest
    QCOMPARE(m_session->configuration().text(u"board"_s), u"jetson-orin-nanno"_s);
    QVERIFY(findings->isVisible());
    QVERIFY(!findings->findings().isEmpty());
    QCOMPARE(findings->findings().first().severity, cw::Finding::Severity::Error);
    const cw::Finding finding = findings->findings().first();
    QVERIFY(finding.repair);
    auto* target = child<QWidget>(u"board"_s);
    QCOMPARE(target->property(cw::styleproperty::severity).toString(), u"error"_s);
    QVERIFY(target->accessibleDescription().contains(finding.text));
    auto* strip = child<cw::FindingStrip>(u"finding-"_s + finding.id);
    QVERIFY(strip && strip->isVisible());
    QVERIFY(strip->mapTo(m_form.get(), QPoint()).y() > target->mapTo(m_form.get(), QPoint()).y());

    auto* repair = child<QPushButton>(u"repair-"_s + finding.id);
    QVERIFY(repair);
    QVERIFY2(repair->text().contains(u"jetson-orin-nano"_s), qPrintable(repair->text())); // says what it sets
    repair->setFocus();
    QTest::keyClick(repair, Qt::Key_Space);
    QCOMPARE(m_session->configuration().text(u"board"_s), u"jetson-orin-nano"_s);
    QCOMPARE(m_session->configuration().provenance(u"board"_s).kind, cw::Provenance::Kind::Repair);
    QVERIFY(!child<cw::FindingStrip>(u"finding-"_s + finding.id));
    QCOMPARE(target->property(cw::styleproperty::severity).toString(), QString());
    QWidget* focused = m_form->focusWidget();
    QVERIFY(focused == target || target->isAncestorOf(focused)); // the keyboard stays at the field

    m_session->undoStack().undo();
    QVERIFY(child<cw::FindingStrip>(u"finding-"_s + finding.id));
    QCOMPARE(qobject_cast<QComboBox*>(target)->currentText(), u"jetson-orin-nanno"_s);
    m_session->undoStack().undo();
    QCOMPARE(m_session->configuration().provenance(u"board"_s).kind, cw::Provenance::Kind::Preset);
}

void TestFields::findingIsIgnoredAndNoLonger()
{
    type(u"board"_s, u"jetson-orin-nanno"_s);
    auto* target = child<QWidget>(u"board"_s);
    QCOMPARE(target->property(cw::styleproperty::severity).toString(), u"error"_s);
    const int errors = m_session->errorCount();
    auto* ignore = child<QPushButton>(u"ignore-board.unknown"_s);
    QVERIFY(ignore);
    QVERIFY2(ignore->accessibleName().contains(u"board.unknown"_s), qPrintable(ignore->accessibleName()));
    ignore->setFocus();
    QTest::keyClick(ignore, Qt::Key_Space);
    QCOMPARE(m_session->configuration().list(u"ignored"_s), QStringList{u"board.unknown"_s});
    QCOMPARE(m_session->configuration().provenance(u"ignored"_s).kind, cw::Provenance::Kind::User);
    QCOMPARE(m_session->errorCount(), errors - 1);
    QCOMPARE(target->property(cw::styleproperty::severity).toString(), QString());
    auto* strip = child<cw::FindingStrip>(u"finding-board.unknown"_s); // it stays to be seen, and says why
    QVERIFY(strip && strip->isVisible());
    QVERIFY2(strip->text().startsWith(u"Ignored: "_s), qPrintable(strip->text()));
    QVERIFY(strip->accessibleName().startsWith(u"Ignored: "_s));
    QVERIFY(!child<QPushButton>(u"ignore-board.unknown"_s));
    QWidget* focused = m_form->focusWidget();
    QVERIFY(focused == target || target->isAncestorOf(focused)); // the keyboard stays at the field

    m_session->undoStack().undo();
    QCOMPARE(m_session->errorCount(), errors);
    m_session->undoStack().redo();
    auto* stop = child<QPushButton>(u"stopIgnoring-board.unknown"_s);
    QVERIFY(stop);
    stop->click();
    QVERIFY(!m_session->configuration().has(u"ignored"_s));
    QCOMPARE(m_session->errorCount(), errors);
    QVERIFY(child<QPushButton>(u"ignore-board.unknown"_s));

    // What was typed wrongly is no rule's finding, and a remark has no weight.
    type(u"python"_s, u"not a version"_s);
    QVERIFY(child<cw::FindingStrip>(u"finding-input.python"_s));
    QVERIFY(!m_form->findChild<QPushButton*>(u"ignore-input.python"_s));
    for (const cw::Finding& finding : m_session->findings()) {
        if (finding.severity == cw::Finding::Severity::Info)
            QVERIFY2(!m_form->findChild<QPushButton*>(u"ignore-"_s + finding.id), qPrintable(finding.id));
    }
}

void TestFields::malformedTextIsRefusedInPlace()
{
    type(u"python"_s, u"not a version"_s);
    QVERIFY(!m_session->configuration().has(u"python"_s));
    auto* strip = child<cw::FindingStrip>(u"finding-input.python"_s);
    QVERIFY(strip && strip->isVisible());
    QVERIFY(strip->text().contains(u"not a version"_s));
    QCOMPARE(child<QComboBox>(u"python"_s)->currentText(), u"not a version"_s); // nothing typed is lost
    type(u"python"_s, u"3.8"_s);
    QVERIFY(!child<cw::FindingStrip>(u"finding-input.python"_s));
    QCOMPARE(m_session->configuration().text(u"python"_s), u"3.8"_s);
}

void TestFields::whySourceIsOnDemandAndCopied()
{
    type(u"board"_s, u"nothing-like-it"_s);
    const cw::Finding finding = child<cw::FindingList>(u"findings-board"_s)->findings().first();
    auto* strip = child<cw::FindingStrip>(u"finding-"_s + finding.id);
    QVERIFY(strip && !strip->isSourceShown());
    QVERIFY(!child<QLabel>(u"source-"_s + finding.id)); // made when it is asked for
    auto* why = child<QPushButton>(u"why-"_s + finding.id);
    QTest::keyClick(why, Qt::Key_Space);
    auto* source = child<QLabel>(u"source-"_s + finding.id);
    QVERIFY(source && source->isVisible());
    QTest::mouseClick(child<QPushButton>(u"copy-"_s + finding.id), Qt::LeftButton);
    const QString copied = QGuiApplication::clipboard()->text();
    for (const QString& part : {finding.text, finding.id, finding.source})
        QVERIFY2(copied.contains(part), qPrintable(copied));
    // An edit elsewhere leaves it open.
    type(u"python"_s, u"3.9"_s);
    QVERIFY(child<cw::FindingStrip>(u"finding-"_s + finding.id)->isSourceShown());
}

void TestFields::tagsAreAddedRemovedAndUndone()
{
    auto* edit = child<QLineEdit>(u"capabilities"_s);
    type(u"capabilities"_s, u"8.7,8.6"_s);
    QCOMPARE(m_session->configuration().list(u"capabilities"_s), (QStringList{u"8.7"_s, u"8.6"_s}));
    type(u"capabilities"_s, u"rubbish"_s);
    QVERIFY(child<cw::FindingStrip>(u"finding-input.capabilities"_s));
    QCOMPARE(m_session->configuration().list(u"capabilities"_s).size(), 2);
    edit->clear();
    QTest::keyClick(edit, Qt::Key_Backspace); // takes the last one back
    QCOMPARE(m_session->configuration().list(u"capabilities"_s), QStringList{u"8.7"_s});
    QCOMPARE(edit->text(), u"8.6"_s);
    edit->clear();
    QTest::mouseClick(child<QPushButton>(u"remove-capabilities-8.7"_s), Qt::LeftButton);
    QVERIFY(!m_session->configuration().has(u"capabilities"_s));
    m_session->undoStack().undo();
    QVERIFY(m_session->configuration().has(u"capabilities"_s));
    QVERIFY(child<QPushButton>(u"remove-capabilities-8.7"_s));

    type(u"optimize"_s, u"-march=armv8.2-a \"-Wa,-mfoo bar\""_s); // split like a command line
    QCOMPARE(m_session->configuration().list(u"optimize"_s), (QStringList{u"-march=armv8.2-a"_s, u"-Wa,-mfoo bar"_s}));
}

void TestFields::switchAndLimit()
{
    QTest::keyClick(child<QCheckBox>(u"features.offline"_s), Qt::Key_Space);
    QVERIFY(m_session->configuration().flag(u"features.offline"_s));
    auto* jobs = child<QLineEdit>(u"jobs"_s);
    type(u"jobs"_s, u"7"_s);
    QCOMPARE(m_session->configuration().value(u"jobs"_s), QJsonValue(7));
    type(u"jobs"_s, u"HOST_CPUS*.5"_s); // kept as it is written
    QCOMPARE(m_session->configuration().value(u"jobs"_s), QJsonValue(u"HOST_CPUS*.5"_s));
    QCOMPARE(jobs->text(), u"HOST_CPUS*.5"_s);
    type(u"jobs"_s, u"many"_s); // refused, and the value stays
    QCOMPARE(m_session->configuration().text(u"jobs"_s), u"HOST_CPUS*.5"_s);
    QCOMPARE(jobs->text(), u"many"_s);
    QVERIFY(jobs->accessibleDescription().contains("leave 1"_L1));
    jobs->clear(); // "automatic"
    QTest::keyClick(jobs, Qt::Key_Return);
    QVERIFY(!m_session->configuration().has(u"jobs"_s));
    m_session->setValue(u"ram"_s, 4096);
    QCOMPARE(child<QLineEdit>(u"ram"_s)->text(), u"4096"_s);
    m_session->undoStack().undo();
    QCOMPARE(child<QLineEdit>(u"ram"_s)->text(), QString());
}

void TestFields::pathIsBrowsedThroughThePrompter()
{
    FolderPrompter prompter;
    prompter.answer = u"/opt/sysroot"_s;
    cw::Prompter::replace(&prompter);
    QTest::mouseClick(child<QPushButton>(u"browse-sysroot"_s), Qt::LeftButton);
    QCOMPARE(m_session->configuration().text(u"sysroot"_s), u"/opt/sysroot"_s);
    QCOMPARE(child<QLineEdit>(u"sysroot"_s)->text(), u"/opt/sysroot"_s);
    prompter.answer.clear(); // cancelled
    QTest::mouseClick(child<QPushButton>(u"browse-sysroot"_s), Qt::LeftButton);
    QCOMPARE(m_session->configuration().text(u"sysroot"_s), u"/opt/sysroot"_s);
}

void TestFields::provenanceGoesBackToPresetAndDefault()
{
    auto* from = child<cw::ProvenanceButton>(u"provenance-board"_s);
    QCOMPARE(from->text(), u"preset"_s);
    type(u"board"_s, u"jetson-nano"_s);
    QCOMPARE(from->text(), u"you"_s);
    QVERIFY(from->focusPolicy() & Qt::TabFocus);
    QVERIFY(from->backToPreset());
    QCOMPARE(m_session->configuration().text(u"board"_s), u"jetson-orin-nano"_s);
    QCOMPARE(from->text(), u"preset"_s);
    from->backToDefault();
    QVERIFY(!m_session->configuration().has(u"board"_s));
    QCOMPARE(from->text(), u"default"_s);
    QCOMPARE(from->focusPolicy(), Qt::NoFocus);
    m_session->undoStack().undo();
    QCOMPARE(from->text(), u"preset"_s);
}

void TestFields::tableShowsFoundAndAllowed()
{
    cw::FieldForm table(*m_session, cw::FieldRow::Style::Table);
    QVERIFY(table.add(u"bazel"_s));
    table.show();
    QCOMPARE(table.findChild<QLabel*>(u"found-bazel"_s)->text(), u"–"_s); // nobody looked
    QVERIFY(table.findChild<QLabel*>(u"allowed-bazel"_s)->text().contains(u"4.2.1"_s));
    cw::Facts facts;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    facts.set(u"host.arch"_s, u"x86_64"_s, u"uname"_s, now);
    facts.set(u"host.bazel"_s, u"0.26.1"_s, u"bazel --version"_s, now);
    m_session->addFacts(facts);
    QCOMPARE(table.findChild<QLabel*>(u"found-bazel"_s)->text(), u"0.26.1"_s);
    QVERIFY(table.findChild<QLabel*>(u"found-bazel"_s)->toolTip().contains(u"bazel --version"_s));
    QVERIFY(table.findChild<QLabel*>(u"mark-bazel"_s)->accessibleName() != u"fits"_s);
    facts.setUnknown(u"host.bazel"_s, u"There is no bazel on PATH."_s, now);
    m_session->addFacts(facts);
    QCOMPARE(table.findChild<QLabel*>(u"found-bazel"_s)->text(), u"not known"_s);
    QVERIFY(table.findChild<QLabel*>(u"found-bazel"_s)->toolTip().contains(u"no bazel"_s));
}

void TestFields::everyStopHasANameAndFollowsReadingOrder()
{
    type(u"board"_s, u"jetson-orin-nanno"_s);
    type(u"optimize"_s, u"-march=native -O2"_s);
    QCoreApplication::sendPostedEvents(); // what comes into sight gets its place once a frame
    m_form->findChild<QWidget*>(u"board"_s)->setFocus();
    QWidget* first = m_form->focusWidget();
    QWidget* at = first;
    int seen = 0;
    int y = -1;
    do {
        const bool inside = at != m_form.get() && m_form->isAncestorOf(at);
        if (inside && at->isVisible() && (at->focusPolicy() & Qt::TabFocus) && !at->focusProxy()) {
            const bool partOfCombo =
                qobject_cast<QComboBox*>(at->parentWidget()) || qobject_cast<QSpinBox*>(at->parentWidget());
            QVERIFY2(partOfCombo || !at->accessibleName().isEmpty() || at->property("text").toString() != QString(),
                     qPrintable(QLatin1StringView(at->metaObject()->className()) + u' ' + at->objectName()));
            const int now = at->mapTo(m_form.get(), QPoint(0, at->height())).y();
            if (seen > 0)
                QVERIFY2(now >= y - 12, qPrintable(at->objectName())); // not upwards, but for its own row
            y = now;
            ++seen;
        }
        at = at->nextInFocusChain();
    } while (at != first && at != m_form.get());
    QVERIFY2(seen > 15, qPrintable(QString::number(seen)));
}

QTEST_MAIN(TestFields)
#include "tst_fields.moc"
