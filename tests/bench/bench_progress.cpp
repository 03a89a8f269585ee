// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How much of Bazel's output is read per second of processor time: a six-hour build repaints some 90,000 times.

#include "core/bazel/eventreader.h"
#include "core/bazel/progressparser.h"

#include <QFile>
#include <QTemporaryDir>

#include <cstdio>
#include <ctime>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

QByteArray recording(const QString& name)
{
    QFile file(QStringLiteral(TEST_DATA_DIR "/bazel/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

double cpuSeconds()
{
    return double(std::clock()) / CLOCKS_PER_SEC;
}

void print(const char* what, qint64 bytes, double seconds)
{
    std::printf("%-40s %6.1f MB in %.2f s: %6.1f MB/s\n", what, double(bytes) / 1e6, seconds,
                double(bytes) / 1e6 / seconds);
}

} // namespace

int main()
{
    const QByteArray terminal = recording(u"4.2.3/success_pty/pty.raw"_s);
    const QByteArray events = qUncompress(recording(u"4.2.3/success_full/bep.qz"_s));
    if (terminal.isEmpty() || events.isEmpty()) {
        std::fputs("the recordings are not there\n", stderr);
        return 1;
    }

    constexpr int times = 300;
    ProgressParser parser;
    double begin = cpuSeconds();
    for (int i = 0; i < times; ++i)
        static_cast<void>(parser.feed(terminal));
    print("terminal output", terminal.size() * times, cpuSeconds() - begin);

    const QTemporaryDir folder;
    const QString path = folder.filePath(u"bep.json"_s);
    QFile file(path);
    constexpr int copies = 50;
    if (!file.open(QIODevice::WriteOnly))
        return 1;
    for (int i = 0; i < copies; ++i)
        file.write(events);
    file.close();
    EventReader reader(path);
    begin = cpuSeconds();
    if (!reader.poll())
        return 1;
    print("build event file", events.size() * copies, cpuSeconds() - begin);
    return 0;
}
