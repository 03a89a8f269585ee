// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The Review page by object name: what it shows of a plan, when it locks the build, and that approving starts exactly the
// plan that was shown. The runner is the real one; Bazel is a script that fails, so a run ends after ./configure.

#include "core/base/files.h"
#include "core/plan/plantext.h"
#include "core/run/rundirectory.h"
#include "core/run/runreader.h"
#include "ui/pages/reviewpage.h"
#include "ui/review/commandpane.h"
#include "ui/review/planfilesmodel.h"
#include "ui/review/planstepsmodel.h"
#include "ui/session/session.h"
#include "ui/shell/prompter.h"
#include "ui/text/codepane.h"
#include "ui/text/diffview.h"
#include "ui/widgets/cellroles.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <memory>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

class Answers : public Prompter
{
public:
    Leave askUnsaved(QWidget*, const QString&) override { return Leave::Cancel; }
    QString openFile(QWidget*, const QString&, const QString&, const QString&) override { return {}; }
    QString saveFile(QWidget*, const QString&, const QString&, const QString&) override { return path; }
    QString openFolder(QWidget*, const QString&, const QString&) override { return path; }
    bool confirm(QWidget*, const QString&, const QString&, const QString&) override { return false; }
    void tell(QWidget*, const QString& what, const QString& why) override { told = what + u": "_s + why; }

    QString path;
    QString told;
};

} // namespace

class TestReviewPage : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ReviewPage> m_page;
    std::unique_ptr<Answers> m_answers;
    QByteArray m_path;

    template <typename Widget>
    Widget& part(const char* name)
    {
        auto* found = m_page->findChild<Widget*>(QLatin1StringView(name));
        if (!found)
            qFatal("no %s on the page", name);
        return *found;
    }
    QPushButton& build() { return part<QPushButton>("approve"); }
    QString sentence() { return part<QLabel>("pageSentence").text(); }
    bool planned() { return build().isEnabled(); }
    QString bannerText()
    {
        QString text;
        for (const QLabel* label : part<QWidget>("reviewBanner").findChildren<QLabel*>())
            text += label->text() + u'\n';
        return text;
    }

    /// Selects a file of the plan by the end of its path.
    void select(const QString& ending)
    {
        auto& files = part<QTreeView>("planFiles");
        const QAbstractItemModel* model = files.model();
        for (int group = 0; group < model->rowCount(); ++group) {
            for (int row = 0; row < model->rowCount(model->index(group, 0)); ++row) {
                const QModelIndex index = model->index(row, 0, model->index(group, 0));
                if (!index.data(Qt::ToolTipRole).toString().section(u'\n', 0, 0).endsWith(ending))
                    continue;
                files.setCurrentIndex(index);
                return;
            }
        }
        QFAIL(qPrintable(u"no file "_s + ending));
    }

    Facts facts() const
    {
        Facts facts;
        const QMap<QString, QJsonValue> known{
            {u"arch"_s, u"x86_64"_s},
            {u"bazel"_s, u"4.2.3"_s},
            {u"bazel_path"_s, m_folder->filePath(u"bin/bazel"_s)},
            {u"python"_s, u"3.11"_s},
            {u"cross.aarch64.gcc"_s, u"12.2.0"_s},
            {u"cross.aarch64.path"_s, u"/usr/bin/aarch64-linux-gnu-gcc"_s},
            {u"cross.aarch64.includes"_s, QJsonArray{u"/usr/aarch64-linux-gnu/include"_s}}};
        for (auto it = known.begin(); it != known.end(); ++it)
            facts.set(u"host."_s + it.key(), it.value(), u"test"_s, QDateTime::currentDateTimeUtc());
        return facts;
    }

private Q_SLOTS:
    void initTestCase() { m_path = qgetenv("PATH"); }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        for (const char* name : {"CONFIG", "DATA", "STATE", "CACHE", "RUNTIME"}) {
            const QString folder = m_folder->filePath(QLatin1StringView(name));
            QVERIFY(QDir().mkpath(folder));
            qputenv(QByteArray("XDG_") + name + (qstrcmp(name, "RUNTIME") == 0 ? "_DIR" : "_HOME"), folder.toUtf8());
        }
        QVERIFY(QFile::setPermissions(m_folder->filePath(u"RUNTIME"_s), files::permissions(0700)));
        QVERIFY(files::write(m_folder->filePath(u"bin/bazel"_s),
                             "#!/bin/sh\ncase \"$1\" in --version|version) echo 'bazel 4.2.3';; "
                             "*) echo 'this is no Bazel' >&2; exit 2;; esac\n",
                             files::permissions(0755)));
        const QString program = qEnvironmentVariable("CROSSWRIGHT_PROGRAM");
        QVERIFY2(!program.isEmpty(), "run by ctest, which names the program in CROSSWRIGHT_PROGRAM");
        QVERIFY(QFile::link(program, m_folder->filePath(u"bin/crosswright"_s)));
        qputenv("PATH", m_folder->filePath(u"bin"_s).toUtf8() + ':' + m_path);
        m_answers = std::make_unique<Answers>();
        Prompter::replace(m_answers.get());

        auto catalog = Catalog::load();
        QVERIFY(catalog);
        m_session = std::make_unique<Session>(*catalog);
        m_session->addFacts(facts());
        Configuration configuration;
        for (const auto& [field, value] :
             {std::pair(u"tf"_s, QJsonValue(u"tinyflow-1.0.0"_s)), std::pair(u"product"_s, QJsonValue(u"wheel"_s)),
              std::pair(u"mode"_s, QJsonValue(u"native"_s)), std::pair(u"board"_s, QJsonValue(u"x86_64"_s)),
              std::pair(u"jobs"_s, QJsonValue(1)), std::pair(u"ram"_s, QJsonValue(1024))})
            configuration.set(field, value, {Provenance::Kind::User});
        m_session->start(configuration);
        m_page = std::make_unique<ReviewPage>(*m_session, nullptr);
        m_page->resize(1180, 800);
        m_page->show();
        m_page->entered();
        QTRY_VERIFY2(planned(), qPrintable(m_page->lockedBecause()));
    }
    void cleanup()
    {
        Prompter::replace(nullptr);
        m_page.reset();
        m_session.reset();
        qputenv("PATH", m_path);
    }

    void showsEveryFileAndStep()
    {
        const Result<Plan> plan = m_session->plan();
        QVERIFY(plan);
        auto& files = part<QTreeView>("planFiles");
        int count = 0;
        for (int group = 0; group < files.model()->rowCount(); ++group)
            count += files.model()->rowCount(files.model()->index(group, 0));
        QCOMPARE(count, plan->files.size());
        QCOMPARE(part<QTreeView>("planSteps").model()->rowCount(), plan->steps.size());
        QVERIFY(sentence().contains(QString::number(plan->files.size())));
        QVERIFY(sentence().contains("Nothing has happened yet"_L1));
        QCOMPARE(part<QLabel>("figurePlan").text(), plan->hash().left(12));
        QCOMPARE(part<QLabel>("figureDisk").text(), u"About 2.0 GiB"_s);
        part<QToolButton>("copyHash").click();
        QCOMPARE(QGuiApplication::clipboard()->text(), plan->hash());
        QCOMPARE(build().text(), u"Build Tinyflow 1.0.0 for Any x86_64 machine (1 job(s), 1024 MiB)"_s);
    }

    void modelsAreSound()
    {
        int jobs = 2;
        for (const char* name : {"planFiles", "planSteps"}) {
            QAbstractItemModel* model = part<QTreeView>(name).model();
            const QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
            QVERIFY(m_session->setText(u"jobs"_s, QString::number(jobs++))); // the models are filled again
            QTRY_VERIFY(!planned());
            QTRY_VERIFY(planned());
        }
    }

    void textWhyAndCommand()
    {
        select(u"/configure.py"_s);
        QCOMPARE(part<QLabel>("fileName").text(), u"configure.py"_s);
        QVERIFY(!part<QLabel>("fileWhy").text().isEmpty());
        QVERIFY(part<CodePane>("fileText").toPlainText().contains("def main"_L1));
        // The Bazel step is chosen at first; its line folds, and copies whole.
        const Result<Plan> plan = m_session->plan();
        const auto step = std::find_if(plan->steps.cbegin(), plan->steps.cend(),
                                       [](const PlanStep& each) { return each.kind == PlanStep::Kind::Bazel; });
        const QString line = plantext::command(*step);
        part<QPushButton>("copyCommand").click();
        QCOMPARE(QGuiApplication::clipboard()->text(), line);
        const QString shown = part<CodePane>("commandText").toPlainText().replace(" \\\n    "_L1, " "_L1);
        QVERIFY2(line.endsWith(shown.section(u" && "_s, 1)) && !shown.contains(" env "_L1), qPrintable(shown));
        QVERIFY(!step->environment.isEmpty());
        QCOMPARE(part<CodePane>("environmentText").toPlainText(), environmentText(*step));
        QCOMPARE(foldedCommand(u"a 'b c' \"d e\" f\\ g h"_s, 8),
                 u"a \\\n    'b c' \\\n    \"d e\" \\\n    f\\ g \\\n    h"_s);
    }

    void changesToTheDisk()
    {
        const Result<Plan> plan = m_session->plan();
        const auto file = std::find_if(plan->files.cbegin(), plan->files.cend(),
                                       [](const PlanFile& each) { return each.path.endsWith("/configure.py"_L1); });
        select(u"/configure.py"_s);
        QVERIFY(part<DiffView>("diskDiff").summary().contains("no such file yet"_L1));
        QVERIFY(files::write(file->path, file->text + "# edited by a person\n"));
        m_page->entered();
        QTRY_VERIFY(planned());
        QVERIFY(sentence().contains("1 file(s) change"_L1));
        QCOMPARE(part<QLabel>("fileName").text(), u"configure.py"_s); // what one looked at stays
        QCOMPARE(part<DiffView>("diskDiff").summary(), u"0 line(s) added, 1 line(s) removed"_s);
        const auto& tree = part<QTreeView>("planFiles");
        const QModelIndex current = tree.currentIndex();
        QCOMPARE(current.row(), 0); // what changes comes first in its group, which is open
        QVERIFY(tree.isExpanded(current.parent()));
        QCOMPARE(current.siblingAtColumn(PlanFilesModel::ChangeColumn).data().toString(), u"−1"_s);
    }

    void everyControlIsNamed()
    {
        int count = 0;
        for (const QWidget* widget : m_page->findChildren<QWidget*>()) {
            if (!(widget->focusPolicy() & Qt::TabFocus) || widget->inherits("QScrollBar"))
                continue;
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            const QString name =
                widget->accessibleName().isEmpty() && button ? button->text() : widget->accessibleName();
            QVERIFY2(!name.isEmpty(), qPrintable(u"%1 \"%2\" has no name"_s.arg(
                                          QLatin1StringView(widget->metaObject()->className()), widget->objectName())));
            ++count;
        }
        QVERIFY(count > 15);
    }

    void whatIsThereIsSkipped()
    {
        // The headers of the target's Python are fetched, unless they lie there already.
        QVERIFY(m_session->setText(u"board"_s, u"raspberry-pi-4"_s));
        QVERIFY(m_session->setText(u"mode"_s, u"cross"_s));
        const Result<Plan> plan = m_session->plan();
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
        const QList<PlanStep>& steps = plan->steps;
        const auto step = std::find_if(steps.cbegin(), steps.cend(),
                                       [](const PlanStep& each) { return !each.skipIfExists.isEmpty(); });
        QVERIFY(step != steps.cend());
        const QModelIndex row = part<QTreeView>("planSteps").model()->index(int(step - steps.cbegin()), 0);
        const auto remark = [this, at = row.row()] {
            return part<QTreeView>("planSteps").model()->index(at, 0).data(cell::SecondaryRole).toString();
        };
        QTRY_COMPARE(part<QTreeView>("planSteps").model()->rowCount(), steps.size());
        QVERIFY(remark().isEmpty());
        for (const QString& file : step->skipIfExists)
            QVERIFY(files::write(file, "there\n"));
        m_page->entered();
        QTRY_COMPARE(remark(), u"is there already"_s);
    }

    void lockedByAnError()
    {
        QVERIFY(m_session->setText(u"board"_s, u"raspberry-pi-4"_s)); // a native build for another processor
        QTRY_VERIFY(m_session->errorCount() > 0);
        QVERIFY(!build().isEnabled());
        QVERIFY(part<QWidget>("reviewBanner").isVisible());
        QString error;
        for (const Finding& finding : m_session->findings()) {
            if (finding.severity == Finding::Severity::Error && error.isEmpty())
                error = finding.text;
        }
        QVERIFY2(bannerText().contains(error), qPrintable(bannerText()));
        QVERIFY(bannerText().contains("The build is locked"_L1));
        QVERIFY(m_page->lockedBecause().contains(error));
        QCOMPARE(m_page->railState().mark, RailState::Mark::Locked);
        QSignalSpy asked(m_page.get(), &ReviewPage::fieldRequested);
        const QList<QPushButton*> buttons = part<QWidget>("reviewBanner").findChildren<QPushButton*>();
        for (QPushButton* button : buttons) {
            if (button->objectName().startsWith("goTo-"_L1)) {
                button->click();
                break;
            }
        }
        QCOMPARE(asked.size(), 1);
        QSignalSpy started(m_page.get(), &ReviewPage::runStarted);
        m_page->approve(); // the keyboard's way: locked as well
        QVERIFY(started.isEmpty());
        QVERIFY(RunDirectory::all().isEmpty());
    }

    void noPlanSaysWhy()
    {
        QVERIFY(m_session->setText(u"source"_s, m_folder->filePath(u"nowhere"_s)));
        QTRY_VERIFY(!m_page->lockedBecause().isEmpty());
        QTRY_VERIFY(!part<QPushButton>("approve").isEnabled() && part<QWidget>("reviewBanner").isVisible());
        QVERIFY(!bannerText().trimmed().isEmpty());
    }

    void staleAnswersAreDropped()
    {
        // Three edits in a row: what may be approved in the end is the plan of the last one.
        for (const int jobs : {2, 3, 4}) {
            QVERIFY(m_session->setText(u"jobs"_s, QString::number(jobs)));
            QVERIFY(!build().isEnabled()); // at once, before anything is planned
        }
        QTRY_VERIFY(planned());
        QVERIFY(build().text().contains("4 job(s)"_L1));
        QCOMPARE(part<QLabel>("figurePlan").text(), m_session->plan()->hash().left(12));
    }

    void missingProgramLocks()
    {
        qputenv("PATH", "/nowhere");
        m_page->entered();
        QTRY_VERIFY(bannerText().contains("crosswright, which carries out builds"_L1));
        QVERIFY(!build().isEnabled());
    }

    void savesScriptAndFiles()
    {
        m_answers->path = m_folder->filePath(u"job.sh"_s);
        part<QPushButton>("saveScript").click();
        QTRY_VERIFY(QFile::exists(m_answers->path));
        QTRY_VERIFY(sentence().contains("nothing was run"_L1));
        const auto script = files::read(m_answers->path);
        QVERIFY(script && script->startsWith("#!/bin/sh"));
        // A person's own file is never replaced.
        QVERIFY(files::write(m_answers->path, "mine\n"));
        part<QPushButton>("saveScript").click();
        QTRY_VERIFY(m_answers->told.contains("is not a script of a plan"_L1));
        QCOMPARE(*files::read(m_answers->path), QByteArray("mine\n"));

        m_answers->path = m_folder->filePath(u"out"_s);
        auto* write = m_page->findChild<QAction*>(u"writeFiles"_s);
        QVERIFY(write);
        write->trigger();
        QTRY_VERIFY(QFile::exists(m_answers->path + "/plan.json"_L1));
        QVERIFY(!QFile::exists(m_session->plan()->files.first().path)); // only into that folder
        m_page->findChild<QAction*>(u"copyCommands"_s)->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains(plantext::command(m_session->plan()->steps.first())));
    }

    void approvingStartsWhatWasShown()
    {
        QSignalSpy started(m_page.get(), &ReviewPage::runStarted);
        const QString hash = m_session->plan()->hash();
        build().click();
        QVERIFY(!build().isEnabled()); // not twice
        QTRY_COMPARE_WITH_TIMEOUT(started.size(), 1, 30'000);
        const RunDirectory run(started.first().first().toString());
        QCOMPARE(run.plan()->hash(), hash);
        QTRY_VERIFY_WITH_TIMEOUT(RunReader::statusOf(run).isOver(), 60'000);
        const RunStatus status = RunReader::statusOf(run);
        QCOMPARE(status.planHash, hash);
        QVERIFY2(status.steps.first().state == StepStatus::State::Succeeded,
                 qPrintable(status.sentence));            // ./configure
        QCOMPARE(status.state, RunStatus::State::Failed); // there is no Bazel

        // Now the files are there, and there is a run to compare with.
        m_page->entered();
        QTRY_VERIFY(planned());
        QVERIFY2(sentence().contains("stay(s) as they are"_L1), qPrintable(sentence()));
        const QList<QLabel*> labels = m_page->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.cbegin(), labels.cend(), [&run](const QLabel* label) {
            return label->text() == u"goes on from run %1"_s.arg(run.id());
        }));
        part<QTreeView>("planFiles").setCurrentIndex(part<QTreeView>("planFiles").model()->index(0, 0));
        QCOMPARE(part<DiffView>("runDiff").summary(), u"No differences"_s);
        QVERIFY(m_session->setText(u"jobs"_s, u"3"_s));
        QTRY_VERIFY(planned());
        QVERIFY2(part<DiffView>("runDiff").summary().contains("added"_L1),
                 qPrintable(part<DiffView>("runDiff").summary()));
        select(u"/configure.py"_s);
        QCOMPARE(part<DiffView>("runDiff").summary(), u"No differences"_s);
    }
};

QTEST_MAIN(TestReviewPage)
#include "tst_reviewpage.moc"
