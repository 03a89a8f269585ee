// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// crosswright-shots FOLDER [LANGUAGE]: pictures of every page and its main states, light and dark, large and small; in
// English also from right to left. With QT_SCALE_FACTOR set: the pages once, for a screen of that many pixels to one.
// The window is the real one; facts and runs are recorded, and the folders are its own.

#include "core/preferences/translation.h"
#include "studio.h"
#include "ui/look/crossstyle.h"

#include <QApplication>
#include <QTextStream>

using namespace Qt::StringLiterals;

int main(int argc, char* argv[])
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"crosswright"_s);
    QApplication::setOrganizationName(u"crosswright"_s);
    QApplication::setApplicationDisplayName(u"Crosswright"_s);
    QApplication::setApplicationVersion(QStringLiteral(CROSSWRIGHT_VERSION));
    QFont font = QApplication::font();
    font.setFamilies({u"DejaVu Sans"_s});
    font.setPixelSize(13);
    QApplication::setFont(font);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() < 2)
        return 64;
    const QString language = arguments.value(2, u"en"_s);
    if (!cw::Translation::languages().contains(language)) {
        QTextStream(stderr) << "There are no texts in " << language << " yet.\n";
        return 0;
    }
    cw::Translation::install(language);
    QApplication::setStyle(new cw::CrossStyle);
    const auto catalog = cw::Catalog::load();
    if (!catalog) {
        QTextStream(stderr) << catalog.error().sentence() << '\n';
        return 2;
    }
    Studio studio(arguments.at(1), language, *catalog);
    const QSize large(1440, 900);
    const QSize small(1024, 700);
    if (const QString scale = qEnvironmentVariable("QT_SCALE_FACTOR"); !scale.isEmpty()) {
        studio.takePages(false, large, u"-%1x"_s.arg(scale));
        QTextStream(stdout) << studio.taken() << " pictures\n";
        return 0;
    }
    studio.takeAll(false, large, {});
    studio.takeAll(true, large, u"-dark"_s);
    studio.takePages(false, small, u"-small"_s);
    studio.takePages(true, small, u"-dark-small"_s);
    if (language == "en"_L1) {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        studio.takePages(false, small, u"-small-rtl"_s);
    }
    QTextStream(stdout) << studio.taken() << " pictures\n";
    return 0;
}
