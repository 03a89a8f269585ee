// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Preferences, the list of all actions, keys, and About.

#include "core/base/files.h"
#include "core/base/paths.h"
#include "fakeprompter.h"
#include "ui/desktop/userpreferences.h"
#include "ui/dialogs/aboutdialog.h"
#include "ui/dialogs/actionpalette.h"
#include "ui/dialogs/actionpalettemodel.h"
#include "ui/dialogs/cachemodel.h"
#include "ui/dialogs/cachepane.h"
#include "ui/dialogs/preferencesdialog.h"
#include "ui/dialogs/shortcutsdialog.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace cw;
using namespace Qt::StringLiterals;

class TestDialogs : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<UserPreferences> m_preferences;
    const Machine m_machine{8, 16384};

    /// Every widget that takes the focus says what it is.
    static QString nameless(const QWidget& dialog)
    {
        QStringList found;
        for (const QWidget* widget : dialog.findChildren<QWidget*>()) {
            const auto* label = qobject_cast<const QLabel*>(widget);
            if ((widget->focusPolicy() & Qt::TabFocus) == 0 || label || widget->isHidden()
                || widget->objectName().startsWith("qt_"_L1) || widget->window() != &dialog) // the list of a combo box
                continue;
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            const bool tabBar = widget->inherits("QTabBar") || widget->inherits("QTabWidget");
            if (widget->accessibleName().isEmpty() && !(button && !button->text().isEmpty()) && !tabBar
                && widget->focusProxy() == nullptr)
                found.append(QLatin1StringView(widget->metaObject()->className()) + u' ' + widget->objectName());
        }
        return found.join(u", "_s);
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(m_folder->filePath(u"config"_s)));
        qputenv("XDG_CACHE_HOME", QFile::encodeName(m_folder->filePath(u"cache"_s)));
        qputenv("XDG_STATE_HOME", QFile::encodeName(m_folder->filePath(u"state"_s)));
        m_preferences = std::make_unique<UserPreferences>();
    }

    void preferencesAreSavedTogether()
    {
        const QSignalSpy changed(m_preferences.get(), &UserPreferences::changed);
        PreferencesDialog dialog(*m_preferences, m_machine);
        dialog.show();
        auto* scheme = dialog.findChild<QComboBox*>(u"scheme"_s);
        scheme->setCurrentIndex(scheme->findData(u"dark"_s));
        dialog.findChild<QSpinBox*>(u"keptCores"_s)->setValue(3);
        dialog.findChild<QSpinBox*>(u"keptMemory"_s)->setValue(4096);
        QVERIFY(dialog.findChild<QLabel*>(u"keptSentence"_s)->text().contains("12.0 GiB"_L1)
                || dialog.findChild<QLabel*>(u"keptSentence"_s)->text().contains("12288"_L1));
        dialog.findChild<QCheckBox*>(u"notifications"_s)->setChecked(false);
        dialog.findChild<QCheckBox*>(u"alarms"_s)->setChecked(false);
        dialog.findChild<QLineEdit*>(u"httpsProxy"_s)->setText(u"http://proxy.example:3128"_s);
        QVERIFY2(!QFile::exists(Preferences::file()), "nothing is saved before Save");
        dialog.findChild<QPushButton*>(u"savePreferences"_s)->click();
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QCOMPARE(changed.size(), 1);
        const auto saved = Preferences::load();
        QVERIFY(saved);
        QCOMPARE(saved->scheme, u"dark"_s);
        QCOMPARE(saved->keptCores, 3);
        QCOMPARE(saved->keptMiB, 4096);
        QVERIFY(!saved->notifications);
        QVERIFY(!saved->alarms);
        QCOMPARE(qEnvironmentVariable("https_proxy"), u"http://proxy.example:3128"_s);
        QVERIFY(m_preferences->change(Preferences()));
        QVERIFY(!qEnvironmentVariableIsSet("https_proxy"));
    }

    void aWrongProxyIsSaidBesideItsField()
    {
        PreferencesDialog dialog(*m_preferences, m_machine);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* field = dialog.findChild<QLineEdit*>(u"httpProxy"_s);
        field->setText(u"proxy:3128"_s);
        dialog.findChild<QPushButton*>(u"savePreferences"_s)->click();
        QVERIFY(dialog.isVisible());
        QVERIFY(field->isVisible());
        QVERIFY(field->hasFocus());
        QVERIFY(!field->accessibleDescription().isEmpty());
        QVERIFY(!QFile::exists(Preferences::file()));
        field->clear();
        dialog.findChild<QPushButton*>(u"savePreferences"_s)->click();
        QVERIFY(!dialog.isVisible());
    }

    void cancelChangesNothing()
    {
        PreferencesDialog dialog(*m_preferences, m_machine);
        dialog.show();
        dialog.findChild<QCheckBox*>(u"inhibitSleep"_s)->setChecked(false);
        dialog.findChild<QPushButton*>(u"cancelPreferences"_s)->click();
        QCOMPARE(m_preferences->value(), Preferences());
    }

    void theCacheIsShownAndClearedAfterAQuestion()
    {
        QVERIFY(files::write(paths::cache() + "/output/aaa/big"_L1, QByteArray(3'000'000, 'x')));
        QVERIFY(files::write(paths::cache() + "/sources/bbb/small"_L1, QByteArray(5'000, 'x')));
        FakePrompter prompter;
        PreferencesDialog dialog(*m_preferences, m_machine);
        auto* pane = dialog.findChild<CachePane*>(u"storagePane"_s);
        QSignalSpy measured(pane, &CachePane::measured);
        dialog.show();
        dialog.showPane(u"storagePane"_s); // measures when it is first seen
        QVERIFY(measured.wait());
        auto* table = dialog.findChild<QTreeView*>(u"cacheTable"_s);
        const QAbstractItemModelTester tester(table->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(table->model()->rowCount(), 2);
        QCOMPARE(table->model()->index(0, CacheModel::Name).data().toString(), u"output/aaa"_s);
        auto* clear = dialog.findChild<QPushButton*>(u"clearCache"_s);
        QVERIFY(!clear->isEnabled());
        table->setCurrentIndex(table->model()->index(0, 0));
        QVERIFY(clear->isEnabled());

        clear->click(); // the answer is no
        QCOMPARE(prompter.asked, 1);
        QVERIFY2(prompter.explanation.contains("output/aaa"_L1), qPrintable(prompter.explanation));
        QVERIFY(QFile::exists(paths::cache() + "/output/aaa/big"_L1));

        prompter.yes = true;
        clear->click();
        QVERIFY(measured.wait());
        QCOMPARE(table->model()->rowCount(), 1);
        QVERIFY(!QFile::exists(paths::cache() + "/output/aaa"_L1));
        QVERIFY(QFile::exists(paths::cache() + "/sources/bbb/small"_L1));
    }

    void everythingHasAName()
    {
        PreferencesDialog preferences(*m_preferences, m_machine);
        QCOMPARE(nameless(preferences), QString());
        const AboutDialog about;
        QCOMPARE(nameless(about), QString());
        const ShortcutsDialog shortcuts({});
        QCOMPARE(nameless(shortcuts), QString());
        const ActionPalette palette({});
        QCOMPARE(nameless(palette), QString());
    }

    void actionsAreFoundByWords()
    {
        QAction save(u"&Save"_s);
        save.setShortcut(QKeySequence(u"Ctrl+S"_s));
        QAction toolchain(u"Toolchain && CUDA"_s);
        QAction stop(u"&Stop…"_s);
        stop.setEnabled(false);
        ActionPaletteModel model({&save, &toolchain, &stop}, nullptr);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 2); // what cannot be done now is not offered
        QCOMPARE(model.index(1).data().toString(), u"Toolchain & CUDA"_s);
        model.setFilter(u"cuda tool"_s);
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.actionAt(0), &toolchain);

        ActionPalette palette({&save, &toolchain, &stop});
        palette.show();
        QVERIFY(QTest::qWaitForWindowActive(&palette));
        auto* find = palette.findChild<QLineEdit*>(u"findAction"_s);
        QTest::keyClick(find, Qt::Key_Down);
        QTest::keyClick(find, Qt::Key_Return);
        QCOMPARE(palette.chosen(), &toolchain);
    }

    void keysAreListedAndFound()
    {
        QAction save(u"&Save"_s);
        save.setShortcut(QKeySequence(u"Ctrl+S"_s));
        const ShortcutsDialog dialog({&save});
        auto* table = dialog.findChild<QTreeView*>(u"shortcutTable"_s);
        const int all = table->model()->rowCount();
        QVERIFY(all > 5);
        dialog.findChild<QLineEdit*>(u"findShortcut"_s)->setText(u"save"_s);
        QCOMPARE(table->model()->rowCount(), 1);
        QCOMPARE(table->model()->index(0, 0).data().toString(), u"Ctrl+S"_s);
    }

    void aboutNamesVersionsAndLicences()
    {
        const AboutDialog dialog;
        QVERIFY(dialog.findChild<QPlainTextEdit*>(u"licenceText"_s)
                    ->toPlainText()
                    .contains("GNU GENERAL PUBLIC LICENSE"_L1));
        QStringList texts;
        for (const QLabel* label : dialog.findChild<QWidget*>(u"worksOfOthers"_s)->findChildren<QLabel*>())
            texts.append(label->text());
        for (const QString& name : {u"QCustomPlot"_s, u"KSyntaxHighlighting"_s, u"libgit2"_s, u"libarchive"_s})
            QVERIFY2(texts.contains(name), qPrintable(name));
        dialog.findChild<QPushButton*>(u"copyVersions"_s)->click();
        QVERIFY(QApplication::clipboard()->text().contains(QString::fromLatin1(qVersion())));
    }
};

QTEST_MAIN(TestDialogs)
#include "tst_dialogs.moc"
