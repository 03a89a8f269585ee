// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Writes the seeds of every target below a folder: FOLDER/TARGET/N.
#include "core/base/files.h"
#include "tests/fuzz/targets.h"

int main(int argc, char** argv)
{
    if (argc != 2)
        qFatal("name the folder");
    for (const cw::fuzz::Target& target : cw::fuzz::all()) {
        int number = 0;
        for (const QByteArray& seed : target.seeds()) {
            const QString path = QString::fromLocal8Bit(argv[1]) + u'/' + QLatin1StringView(target.name) + u'/'
                                 + QString::number(number++);
            if (!cw::files::write(path, seed))
                qFatal("cannot write %s", qPrintable(path));
        }
    }
    return 0;
}
