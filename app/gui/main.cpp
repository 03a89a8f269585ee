// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog.h"
#include "core/preferences/translation.h"
#include "ui/deploy/askpass.h"
#include "ui/desktop/userpreferences.h"
#include "ui/look/crossstyle.h"
#include "ui/session/factfinder.h"
#include "ui/session/session.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/prompter.h"
#include "ui/shell/scheme.h"
#include "ui/shell/singleinstance.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QEvent>
#include <QIcon>

#include <functional>

using namespace Qt::StringLiterals;

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("main", text);
}

void describe(QCommandLineParser& parser)
{
    parser.setApplicationDescription(tr("Configure, cross-build, watch and deploy TensorFlow, in a window."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption({u"new-window"_s, tr("Open a window of its own, also where one is open.")});
    parser.addPositionalArgument(u"FILE"_s, tr("A configuration (.cw.json), the folder of a run, a wheel or a log."),
                                 u"[FILE]"_s);
}

/// Calls once, from the event loop, after the window has been painted for the first time.
class OnFirstPaint : public QObject
{
public:
    OnFirstPaint(QWidget* window, std::function<void()> act) : QObject(window), m_window(window), m_act(std::move(act))
    {
        window->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) {
            m_window->removeEventFilter(this);
            QMetaObject::invokeMethod(
                this, [this] { m_act(); }, Qt::QueuedConnection);
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QWidget* m_window;
    std::function<void()> m_act;
};

} // namespace

int main(int argc, char* argv[])
{
    if (cw::askpass::isAsked()) // started by ssh, with its question
        return cw::askpass::answer(argc, argv);
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"crosswright"_s);
    QApplication::setOrganizationName(u"crosswright"_s);
    QApplication::setApplicationDisplayName(u"Crosswright"_s);
    QApplication::setApplicationVersion(QStringLiteral(CROSSWRIGHT_VERSION));
    QApplication::setDesktopFileName(u"org.crosswright.Crosswright"_s);
    QApplication::setWindowIcon(QIcon(u":/icons/app/crosswright.svg"_s));

    cw::UserPreferences preferences;
    preferences.value().exportToEnvironment();
    cw::Translation::install(preferences.value().language);
    QCommandLineParser parser;
    describe(parser);
    parser.process(application);

    cw::SingleInstance instance;
    if (!parser.isSet(u"new-window"_s) && instance.handOver(parser.positionalArguments()))
        return 0;

    QApplication::setStyle(new cw::CrossStyle);
    cw::Scheme scheme;
    const auto applyScheme = [&] { scheme.setChoice(cw::Scheme::choiceFromName(preferences.value().scheme)); };
    applyScheme();
    QObject::connect(&preferences, &cw::UserPreferences::changed, &scheme, applyScheme);

    auto catalog = cw::Catalog::load();
    if (!catalog) {
        cw::Prompter::instance().tell(nullptr, tr("The catalog cannot be used"), catalog.error().sentence());
        return 2;
    }
    cw::Session session(std::move(catalog).value());
    cw::MainWindow window(session, preferences);
    window.restore();
    // The window first: what asks the machine takes processor time from it.
    new OnFirstPaint(&window, [&session] { session.finder().start(); });
    window.show();
    QObject::connect(&instance, &cw::SingleInstance::raiseRequested, &window,
                     [&window](const QStringList& files, const QString& token) {
                         window.comeToFront(token);
                         for (const QString& file : files)
                             window.openFile(file);
                     });
    // Questions come once the window is there and the event loop runs.
    QMetaObject::invokeMethod(
        &window,
        [&] {
            if (!preferences.problem().isEmpty())
                cw::Prompter::instance().tell(&window, tr("The preferences were not read"), preferences.problem());
            window.offerRecovery();
            for (const QString& file : parser.positionalArguments())
                window.openFile(file);
        },
        Qt::QueuedConnection);
    return QApplication::exec();
}
