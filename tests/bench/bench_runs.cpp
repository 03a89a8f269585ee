// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a list of 500 runs of half an hour each costs: from their summaries, from their journals without the heartbeats (runs
// of older versions), and from whole journals, as every list was made before. Goal: `crosswright runs` in at most 0.3 s.

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/run/runreader.h"
#include "core/run/runsummaryfile.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>
#include <functional>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

constexpr int runs = 500;
constexpr int heartbeats = 1800;

QByteArray line(qint64 t, qint64 sequence, const char* event, QJsonObject fields)
{
    fields.insert("t"_L1, t);
    fields.insert("seq"_L1, sequence);
    fields.insert("event"_L1, QLatin1StringView(event));
    return json::compact(fields) + '\n';
}

QByteArray journal(const QString& id)
{
    qint64 t = 1'790'000'000'000;
    qint64 sequence = 0;
    QByteArray text =
        line(t, ++sequence, "run-created",
             {{"run"_L1, id}, {"title"_L1, u"TensorFlow Lite 2.8.0"_s}, {"jobs"_L1, 4}, {"ram_mib"_L1, 8192}});
    text += line(t, ++sequence, "runner-started", {{"pid"_L1, 4711}});
    text += line(t, ++sequence, "step-started", {{"step"_L1, u"build"_s}, {"kind"_L1, u"bazel"_s}});
    for (int n = 0; n < heartbeats; ++n) {
        t += 1000;
        text += line(t, ++sequence, "progress",
                     {{"step"_L1, u"build"_s},
                      {"phase"_L1, u"building"_s},
                      {"done"_L1, n},
                      {"total"_L1, heartbeats},
                      {"running"_L1, QJsonArray{u"Compiling tensorflow/lite/kernels/add.cc"_s,
                                                u"Compiling tensorflow/lite/kernels/conv.cc"_s}},
                      {"compilers"_L1, 4},
                      {"memory_mib"_L1, 2048},
                      {"available_mib"_L1, 6000}});
    }
    text += line(t, ++sequence, "step-finished", {{"step"_L1, u"build"_s}, {"result"_L1, u"succeeded"_s}});
    return text + line(t, ++sequence, "result", {{"result"_L1, u"succeeded"_s}});
}

void measure(const char* what, const std::function<RunStatus(const RunDirectory&)>& read)
{
    QElapsedTimer clock;
    clock.start();
    qsizetype succeeded = 0;
    for (const RunDirectory& run : RunDirectory::all())
        succeeded += read(run).state == RunStatus::State::Succeeded;
    std::printf("%-44s %7.1f ms for %lld runs\n", what, double(clock.nsecsElapsed()) / 1e6, (long long)(succeeded));
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    qputenv("XDG_STATE_HOME", QFile::encodeName(folder.path()));
    for (int n = 0; n < runs; ++n) {
        const QString id = u"20261122-%1-abcdef"_s.arg(n, 6, 10, QLatin1Char('0'));
        const RunDirectory run(folder.path() + "/crosswright/runs/"_L1 + id);
        if (!files::write(run.journalFile(), journal(id)))
            return 1;
    }
    measure("whole journals (as before)", [](const RunDirectory& run) { return RunReader(run).status(); });
    measure("journals without heartbeats (older runs)", RunReader::statusOf);
    for (const RunDirectory& run : RunDirectory::all())
        (void)writeSummary(run, RunReader::statusOf(run));
    measure("summaries", RunReader::statusOf);
    // What a person waits for: the program itself, where it is given.
    if (argc > 1) {
        QElapsedTimer clock;
        clock.start();
        const int code = std::system((QByteArray(argv[1]) + " runs >/dev/null").constData());
        std::printf("%-44s %7.1f ms (exit code %d)\n", "crosswright runs", double(clock.nsecsElapsed()) / 1e6, code);
    }
    return 0;
}
