// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "studio.h"

#include "core/base/paths.h"
#include "core/config/preset.h"
#include "core/device/devicestore.h"
#include "recordedrun.h"
#include "tests/support/planfixture.h"
#include "tests/support/stillness.h"
#include "ui/look/tokens.h"
#include "ui/plots/plotpane.h"
#include "ui/session/factfinder.h"
#include "ui/shell/scheme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QItemSelectionModel>
#include <QJsonArray>
#include <QLineEdit>
#include <QPixmap>
#include <QPushButton>
#include <QSettings>
#include <QTabBar>
#include <QTest>
#include <QTreeView>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

const QString device = u"sample-bookworm-arm64"_s; // of the recorded deployment

Facts machine()
{
    Facts facts = planfixture::debian12();
    const QDateTime when(QDate(2026, 11, 21), QTime(10, 0), Qt::UTC);
    facts.set(u"host.cores"_s, 8, u"recorded"_s, when);
    facts.set(u"host.ram"_s, 32768, u"recorded"_s, when);
    facts.set(u"host.swap"_s, 8192, u"recorded"_s, when);
    for (const QString& place : {u"host.disk"_s, u"host.disk_tmp"_s})
        facts.set(place, 64000, u"recorded"_s, when);
    return facts;
}

} // namespace

Studio::Studio(const QString& folder, const QString& language, const Catalog& catalog)
    : m_out(folder), m_language(language), m_catalog(catalog)
{
    m_out.mkpath(u"."_s);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folders.path(u"settings"_s));
}

void Studio::begin(bool dark, const QSize& size, const QString& suffix)
{
    m_suffix = suffix;
    QApplication::setPalette((dark ? Tokens::darkScheme() : Tokens::light()).palette());
    QSettings().clear(); // every series begins as a first start
    QDir(paths::runs()).removeRecursively();
    if (const auto removed = DeviceStore().remove(device); !removed && removed.error().kind != Error::Kind::Missing)
        qFatal("%s", qPrintable(removed.error().sentence()));
    open(size);
    emptyPages();
    (void)m_folders.recorded();
    planPages();
    toolchainPages();
    findingPages();
    runPages();
    deployPages();
    history();
}

void Studio::end()
{
    m_window.reset();
    m_preferences.reset();
    m_session.reset();
}

void Studio::takePages(bool dark, const QSize& size, const QString& suffix)
{
    begin(dark, size, suffix);
    end();
}

void Studio::takeAll(bool dark, const QSize& size, const QString& suffix)
{
    begin(dark, size, suffix);
    dialogs();
    deviceDialogs();
    end();
}

void Studio::open(const QSize& size)
{
    m_session = std::make_unique<Session>(m_catalog);
    FactFinder::Askers askers = FactFinder::realAskers(m_catalog);
    askers.host = [] { return Result<Facts>(machine()); };
    m_session->finder().setAskers(askers);
    m_preferences = std::make_unique<UserPreferences>();
    m_window = std::make_unique<MainWindow>(*m_session, *m_preferences);
    m_window->resize(size);
    m_window->show();
    m_session->finder().start();
    (void)test::waitUntilStill(*m_window);
}

void Studio::emptyPages()
{
    for (const auto& [id, name] : {std::pair{PageId::Start, u"01-start"_s},
                                   {PageId::Source, u"02-source-none"_s},
                                   {PageId::Target, u"03-target-none"_s},
                                   {PageId::Review, u"06-review-none"_s},
                                   {PageId::Build, u"07-build-none"_s},
                                   {PageId::Deploy, u"10-deploy-none"_s},
                                   {PageId::History, u"11-history-none"_s}}) {
        m_window->showPage(id);
        shoot(name);
    }
    chosenStartPage();
}

/// The three choices made by a search, and answered.
void Studio::chosenStartPage()
{
    m_window->showPage(PageId::Start);
    auto* find = m_window->findChild<QLineEdit*>(u"findChoice"_s);
    find->setText(u"pi 4 2.8"_s);
    Q_EMIT find->returnPressed();
    find->clear();
    const auto* next = m_window->findChild<QPushButton*>(u"next"_s);
    if (!QTest::qWaitFor([next] { return next->isEnabled(); }, 60000))
        qWarning("the first page has no answer");
    shoot(u"01-start-chosen"_s);
}

void Studio::planPages()
{
    const auto presets = loadPresets();
    const auto preset =
        presets ? findPreset(*presets, u"raspberry-pi-4-tinyflow-1.0.0-cpu-cross"_s) : Result<Preset>(presets.error());
    if (!preset)
        qFatal("%s", qPrintable(preset.error().sentence()));
    Configuration configuration;
    preset->apply(configuration);
    configuration.set(u"jobs"_s, 4, {Provenance::Kind::User});
    configuration.set(u"ram"_s, 8192, {Provenance::Kind::User});
    const QString file = m_folders.path(u"pi4-tinyflow.cw.json"_s);
    if (!configuration.save(file) || !m_session->open(file))
        qFatal("the configuration was not written");
    const QList<std::pair<PageId, QString>> pages{
        {PageId::Source, u"02-source"_s},   {PageId::Target, u"03-target"_s}, {PageId::Toolchain, u"04-toolchain"_s},
        {PageId::Options, u"05-options"_s}, {PageId::Review, u"06-review"_s}, {PageId::Deploy, u"10-deploy"_s}};
    for (const auto& [id, name] : pages) {
        if (!m_window->page(id))
            continue;
        m_window->showPage(id);
        shoot(name);
    }
    m_window->showPage(PageId::Toolchain);
    if (auto* tabs = m_window->findChild<QTabBar*>(u"toolchainTabs"_s)) {
        tabs->setCurrentIndex(2);
        shoot(u"12-solver"_s);
        const bool chosen =
            m_session->setText(u"board"_s, u"jetson-orin-nano"_s) && m_session->setText(u"tf"_s, u"2.8.0"_s);
        if (!chosen)
            qFatal("the board was not chosen");
        shoot(u"12-solver-jetson"_s);
        m_session->undoStack().undo();
        m_session->undoStack().undo();
        tabs->setCurrentIndex(0);
    }
    m_window->showPage(PageId::Source);
    if (auto* tree = m_window->findChild<QAbstractButton*>(u"sourceFromTree"_s)) {
        tree->click();
        shoot(u"02-source-tree"_s);
        m_window->findChild<QAbstractButton*>(u"sourceFromCatalog"_s)->click();
    }
}

void Studio::findingPages()
{
    // What the rules find, beside its field, and Review locked.
    Configuration configuration = m_session->configuration();
    configuration.set(u"tf"_s, u"2.8.0"_s, {Provenance::Kind::User});
    configuration.set(u"bazel"_s, u"7.4.1"_s, {Provenance::Kind::User});
    configuration.set(u"jobs"_s, 64, {Provenance::Kind::User});
    configuration.set(u"ram"_s, 65536, {Provenance::Kind::User});
    m_session->replace(configuration, u"show findings"_s);
    for (const auto& [id, name] : {std::pair{PageId::Source, u"02-source-findings"_s},
                                   {PageId::Toolchain, u"04-toolchain-findings"_s},
                                   {PageId::Options, u"05-options-findings"_s},
                                   {PageId::Review, u"06-review-locked"_s}}) {
        if (!m_window->page(id))
            continue;
        m_window->showPage(id);
        shoot(name);
    }
    // The same with its errors ignored.
    QStringList rules;
    for (const Finding& finding : m_session->findings()) {
        if (finding.severity == Finding::Severity::Error && !rules.contains(finding.id))
            rules.append(finding.id);
    }
    configuration.set(u"ignored"_s, QJsonArray::fromStringList(rules), {Provenance::Kind::User});
    m_session->replace(configuration, u"ignore errors"_s);
    for (const auto& [id, name] : {std::pair{PageId::Toolchain, u"04-toolchain-ignored"_s},
                                   {PageId::Options, u"05-options-ignored"_s},
                                   {PageId::Review, u"06-review-ignored"_s}}) {
        m_window->showPage(id);
        if (id == PageId::Options)
            m_window->page(id)->focusField(u"ignored"_s);
        shoot(name);
    }
    m_session->undoStack().undo();
    m_session->undoStack().undo();
}

void Studio::runPages()
{
    m_window->openRun(paths::runs() + u'/' + QDir(paths::runs()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0));
    shoot(u"07-build-succeeded"_s);
    auto* memory = m_window->findChild<PlotPane*>(u"memoryPlot"_s);
    if (memory) {
        memory->setTableShown(true);
        shoot(u"07-build-table"_s);
        memory->setTableShown(false);
    }
    {
        const RecordedRun live(u"20261121-115944"_s, true);
        m_window->openRun(live.run().path());
        shoot(u"08-build-running"_s);
        m_window->openRun(RecordedRun(u"20261121-114413"_s).run().path());
        shoot(u"09-build-failed"_s);
        QDir(live.run().path()).removeRecursively();
    }
    endedRunPages();
}

void Studio::endedRunPages()
{
    // Of these two nobody has a recording: the failed run, ended in another way.
    const QByteArray failed(R"("reason":"step","result":"failed")");
    const QString recording = u"20261121-114413"_s;
    const QString failure = u"failures/1.txt"_s;
    const QString journal = u"journal.jsonl"_s;
    const auto take = [this](const RecordedRun& run, const QString& name) {
        const QString ended = run.run().path() + name.mid(2); // another run for the window
        if (!QDir().rename(run.run().path(), ended))
            qFatal("%s was not renamed", qPrintable(ended));
        m_window->openRun(ended);
        shoot(name);
        QDir(ended).removeRecursively();
    };
    RecordedRun memory(recording);
    memory.replace(
        failure, "/usr/bin/env: 'python': No such file or directory",
        "aarch64-linux-gnu-gcc: fatal error: Killed signal terminated program cc1plus\ncompilation terminated.");
    memory.replace(journal, "util:version_info_gen\",\"mnemonic\":\"Action",
                   "kernels:cwise_op\",\"mnemonic\":\"CppCompile");
    memory.replace(journal, failed, R"("reason":"memory","result":"failed")");
    memory.replace(
        journal,
        "The build failed: an action of //tensorflow/core/util:version_info_gen (Action) failed.\",\"seq\":701",
        "The build failed in //tensorflow/core/kernels:cwise_op: the kernel ended cc1plus for lack of memory. It was "
        "seen to use 1204 MiB. Its count of such ends rose by 1.\",\"seq\":701");
    take(memory, u"09-build-memory"_s);
    RecordedRun stopped(recording);
    stopped.replace(journal, failed, R"("reason":"asked","result":"stopped")");
    stopped.replace(
        journal,
        "The build failed: an action of //tensorflow/core/util:version_info_gen (Action) failed.\",\"seq\":701",
        "The run was stopped; building again continues it.\",\"seq\":701");
    take(stopped, u"09-build-stopped"_s);
    (void)RecordedRun(recording); // History shows it as it was
}

void Studio::deployPages()
{
    const RecordedRun deployed(u"20261121-111929"_s);
    Device known{device, u"127.0.0.1"_s, 22022, u"edge"_s};
    known.board = u"jetson-orin-nano"_s;
    if (const auto added = DeviceStore().add(known); !added)
        qFatal("%s", qPrintable(added.error().sentence()));
    m_window->showPage(PageId::Deploy);
    (void)test::waitUntilStill(*m_window);
    if (auto* choice = m_window->findChild<QComboBox*>(u"artifactChoice"_s)) {
        choice->setCurrentIndex(choice->count() - 1); // the oldest, which was deployed
        Q_EMIT choice->activated(choice->currentIndex());
    }
    shoot(u"10-deploy-proved"_s);
}

void Studio::history()
{
    m_window->showPage(PageId::History);
    auto* table = m_window->findChild<QTreeView*>(u"runTable"_s);
    (void)test::waitUntilStill(*m_window);
    table->selectionModel()->select(table->model()->index(0, 0),
                                    QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    shoot(u"11-history"_s);
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        const QModelIndex index = table->model()->index(row, 1);
        table->selectionModel()->select(index, (index.data().toString().startsWith("Tinyflow"_L1)
                                                    ? QItemSelectionModel::Select
                                                    : QItemSelectionModel::Deselect)
                                                   | QItemSelectionModel::Rows);
    }
    shoot(u"11-history-compare"_s);
    table->clearSelection();
}

void Studio::shoot(const QString& name)
{
    save(*m_window, name);
}

void Studio::save(QWidget& widget, const QString& name)
{
    if (!test::waitUntilStill(widget))
        qWarning("%s never stands still", qPrintable(name));
    const QString language = m_language == "en"_L1 ? QString() : u'-' + m_language;
    const QString file = m_out.filePath(name + m_suffix + language + ".png"_L1);
    if (!widget.grab().save(file))
        qFatal("%s was not written", qPrintable(file));
    ++m_taken;
}
