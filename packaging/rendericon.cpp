// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// rendericon FILE.svg FOLDER SIZE… : writes FOLDER/SIZE.png. Used by the build.

#include <QCoreApplication>
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv); // no display: an image is painted in memory
    const QStringList arguments = QCoreApplication::arguments();
    QSvgRenderer renderer(arguments.value(1));
    const QDir folder(arguments.value(2));
    if (!renderer.isValid() || !QDir().mkpath(folder.path()))
        return 1;
    for (const QString& text : arguments.mid(3)) {
        const int size = text.toInt();
        QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        renderer.render(&painter);
        painter.end();
        if (!image.save(folder.filePath(text + ".png"_L1)))
            return 1;
    }
    return 0;
}
