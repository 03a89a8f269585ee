// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog.h"
#include "ui/deploy/askpass.h"
#include "ui/look/crossstyle.h"
#include "ui/session/factfinder.h"
#include "ui/session/session.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/prompter.h"
#include "ui/shell/scheme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QSettings>

using namespace Qt::StringLiterals;

int main(int argc, char* argv[])
{
    if (cw::askpass::isAsked()) // started by ssh, with its question
        return cw::askpass::answer(argc, argv);
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"crosswright"_s);
    QApplication::setOrganizationName(u"crosswright"_s);
    QApplication::setApplicationDisplayName(u"Crosswright"_s);
    QApplication::setApplicationVersion(QStringLiteral(CROSSWRIGHT_VERSION));
    QApplication::setDesktopFileName(u"crosswright"_s);
    QApplication::setStyle(new cw::CrossStyle);
    cw::Scheme scheme;
    scheme.setChoice(cw::Scheme::choiceFromName(QSettings().value("scheme").toString()));

    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(u"FILE"_s, QCoreApplication::translate("main", "A configuration to open."),
                                 u"[FILE]"_s);
    parser.process(application);

    auto catalog = cw::Catalog::load();
    if (!catalog) {
        cw::Prompter::instance().tell(nullptr, QCoreApplication::translate("main", "The catalog cannot be used"),
                                      catalog.error().sentence());
        return 2;
    }
    cw::Session session(std::move(catalog).value());
    cw::MainWindow window(session);
    window.restore();
    if (!parser.positionalArguments().isEmpty())
        window.openFile(parser.positionalArguments().first());
    window.show();
    session.finder().start();
    return QApplication::exec();
}
