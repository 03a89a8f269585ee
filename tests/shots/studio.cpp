// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "studio.h"

#include "core/base/files.h"
#include "core/base/paths.h"
#include "core/config/preset.h"
#include "tests/support/planfixture.h"
#include "ui/dialogs/aboutdialog.h"
#include "ui/dialogs/actionpalette.h"
#include "ui/dialogs/preferencesdialog.h"
#include "ui/dialogs/shortcutsdialog.h"
#include "ui/look/tokens.h"
#include "ui/session/factfinder.h"
#include "ui/shell/actioncollection.h"
#include "ui/shell/scheme.h"

#include <QApplication>
#include <QPixmap>
#include <QSettings>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

constexpr int settleMs = 400; // for what is read off the window's thread: files, runs, the disk

Facts machine()
{
    Facts facts = planfixture::debian12();
    const QDateTime when(QDate(2026, 11, 21), QTime(10, 0), Qt::UTC);
    facts.set(u"host.cores"_s, 8, u"recorded"_s, when);
    facts.set(u"host.ram"_s, 32768, u"recorded"_s, when);
    return facts;
}

} // namespace

Studio::Studio(const QString& folder, const QString& language, const Catalog& catalog)
    : m_out(folder), m_language(language), m_catalog(catalog)
{
    m_out.mkpath(u"."_s);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folders.path(u"settings"_s));
    m_folders.recorded();
}

void Studio::takeAll(bool dark, const QSize& size, const QString& suffix)
{
    m_suffix = suffix;
    QApplication::setPalette((dark ? Tokens::darkScheme() : Tokens::light()).palette());
    open(size);
    shoot(u"01-start"_s);
    planPages();
    findingPages();
    runPages();
    dialogs();
    m_window.reset();
    m_preferences.reset();
    m_session.reset();
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
    QTest::qWait(settleMs);
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
    m_session->undoStack().undo();
}

void Studio::runPages()
{
    m_window->openRun(paths::runs() + u'/' + QDir(paths::runs()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0));
    QTest::qWait(settleMs);
    shoot(u"07-build-succeeded"_s);
    m_window->showPage(PageId::History);
    shoot(u"11-history"_s);

    RunMaker maker(u"tinyflow 1.0.0 for raspberry-pi-4 (CPU, cross)"_s);
    maker.begin();
    maker.step(u"configure"_s, u"command"_s);
    maker.finishStep(u"configure"_s, true);
    maker.step(u"build"_s, u"bazel"_s);
    for (int i = 0; i < 240; ++i) {
        maker.measure(i * 500, 700 + 500 * (i % 40) / 40 + (i > 150 ? 300 : 0),
                      u"kernels/cwise_op_%1.cc"_s.arg(i / 20));
        if (i % 6 == 0)
            maker.progress(i, 416, {u"Compiling tinyflow/core/kernels/cwise_op_%1.cc"_s.arg(i)});
        if (i % 20 == 19)
            maker.ended(u"tinyflow/core/kernels/_objs/op_%1.o"_s.arg(i), 300 + i, (i - 19) * 500, i * 500);
        maker.log(u"INFO: From Compiling tinyflow/core/kernels/op_%1.cc:\n"_s.arg(i).toUtf8());
    }
    m_window->openRun(maker.run().path());
    QTest::qWait(settleMs);
    shoot(u"08-build-running"_s);
    maker.fail(u"//tinyflow/core/kernels:cwise_op_7"_s,
               u"cwise_op_7.cc:12:3: error: 'Tensr' was not declared in this scope\n"_s);
    maker.finishStep(u"build"_s, false);
    maker.end(u"failed"_s, u"step"_s, u"The step \"Build\" failed: one target was not built."_s);
    QTest::qWait(settleMs * 2);
    shoot(u"09-build-failed"_s);
    QDir(maker.run().path()).removeRecursively();
}

void Studio::dialogs()
{
    (void)files::write(paths::cache() + "/output/3fa1b2c4d5e6/x"_L1, QByteArray(40'000'000, 'x'));
    (void)files::write(paths::cache() + "/sources/9c0d1e2f3a4b/x"_L1, QByteArray(9'000'000, 'x'));
    PreferencesDialog preferences(*m_preferences, {8, 32768}, m_window.get());
    preferences.show();
    for (const auto& [pane, name] : {std::pair{u"generalPane"_s, u"20-preferences-general"_s},
                                     {u"buildsPane"_s, u"20-preferences-builds"_s},
                                     {u"networkPane"_s, u"20-preferences-network"_s},
                                     {u"storagePane"_s, u"20-preferences-storage"_s}}) {
        preferences.showPane(pane);
        QTest::qWait(settleMs);
        save(preferences, name);
    }
    preferences.hide();
    AboutDialog about(m_window.get());
    about.show();
    save(about, u"21-about"_s);
    about.hide();
    ShortcutsDialog shortcuts(m_window->actions().all(), m_window.get());
    shortcuts.show();
    save(shortcuts, u"22-shortcuts"_s);
    shortcuts.hide();
    ActionPalette palette(m_window->actions().all(), m_window.get());
    palette.show();
    save(palette, u"23-all-actions"_s);
    palette.hide();
}

void Studio::shoot(const QString& name)
{
    QTest::qWait(settleMs);
    save(*m_window, name);
}

void Studio::save(QWidget& widget, const QString& name)
{
    QTest::qWait(50);
    const QString language = m_language == "en"_L1 ? QString() : u'-' + m_language;
    const QString file = m_out.filePath(name + m_suffix + language + ".png"_L1);
    if (!widget.grab().save(file))
        qFatal("%s was not written", qPrintable(file));
    ++m_taken;
}
