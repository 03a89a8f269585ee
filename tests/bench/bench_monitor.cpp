// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What it costs to watch a build: one measurement on a machine with some 440 processes of which 40 are the build's, against
// the simpler way of reading `status` for every process. Goal: two measurements a second in less than 1 % of a processor.

#include "core/monitor/sampler.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <cstdio>
#include <ctime>
#include <functional>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

constexpr int idleProcesses = 360;
constexpr int buildProcesses = 40;
constexpr int rounds = 100;

double cpuMs()
{
    timespec now = {};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

// Processor time of one call, the mean of many.
double costMs(const std::function<void()>& call)
{
    call();
    const double before = cpuMs();
    for (int i = 0; i < rounds; ++i)
        call();
    return (cpuMs() - before) / rounds;
}

// A child that only waits, and children of its own below it.
pid_t waiting(int children)
{
    const pid_t pid = ::fork();
    if (pid == 0) {
        std::vector<pid_t> below;
        for (int i = 0; i < children; ++i) {
            const pid_t child = ::fork();
            if (child == 0) {
                ::pause();
                ::_exit(0);
            }
            below.push_back(child);
        }
        ::signal(SIGTERM, [](int) {});
        ::pause();
        for (const pid_t child : below) {
            ::kill(child, SIGTERM);
            ::waitpid(child, nullptr, 0);
        }
        ::_exit(0);
    }
    return pid;
}

void print(const char* what, double ms)
{
    std::printf("%-62s %7.2f ms   %.2f %% of a processor at 2 Hz\n", what, ms, ms * 2 / 10);
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const pid_t idle = waiting(idleProcesses);
    const pid_t build = waiting(buildProcesses);

    const ProcReader reader;
    QTemporaryDir folder;
    Sampler sampler(reader, folder.path());
    sampler.setClient(build);
    // The children appear one after the other.
    QElapsedTimer clock;
    clock.start();
    int seen = 0;
    while ((seen < buildProcesses + 1 || reader.pids().size() < idleProcesses + buildProcesses)
           && clock.elapsed() < 30000)
        seen = sampler.measure(0).processes;
    const std::size_t all = reader.pids().size();

    std::printf("%zu processes, %d of them the build's; processor time of one reading, mean of %d\n", all, seen,
                rounds);
    print("Sampler::measure()", costMs([&] { sampler.measure(0); }));
    print("the same and its line of JSON", costMs([&] { toLine(sampler.measure(0)); }));
    print("status of all (the simpler way)", costMs([&] {
              for (const qint64 pid : reader.pids())
                  static_cast<void>(reader.memory(pid));
          }));
    print("stat of all", costMs([&] {
              for (const qint64 pid : reader.pids())
                  static_cast<void>(reader.stat(pid));
          }));
    print("the machine's memory and pressure", costMs([&] { static_cast<void>(reader.machine()); }));

    for (const pid_t pid : {idle, build}) {
        ::kill(pid, SIGTERM);
        ::waitpid(pid, nullptr, 0);
    }
    return seen == buildProcesses + 1 ? 0 : 1;
}
