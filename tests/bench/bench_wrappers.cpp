// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a compiler wrapper costs each call: CPU time (user and system) of the process and its children, with a compiler
// that does nothing, for a compile and a link of TensorFlow's length. Beside it a wrapper that only says `exec`, and the
// originals where CROSSWRIGHT_ORIGINAL_WRAPPERS names the folder that holds them (branch v1.5.0-cross-jetson-tx1 of
// ljanyst/tensorflow, third_party/toolchains/cpus/aarch64; CROSSWRIGHT_ORIGINAL_PYTHON: a Python up to 3.11, for its
// distutils). Goal: at most 2.5 ms beyond the compiler alone.

#include "core/base/files.h"
#include "core/emit/template.h"
#include "core/emit/wrappers.h"

#include <QByteArrayList>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <vector>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

constexpr int rounds = 200;
constexpr double goalMs = 2.5;

double milliseconds(const timeval& time)
{
    return double(time.tv_sec) * 1000 + double(time.tv_usec) / 1000;
}

/// CPU milliseconds of one call, the median of many; below zero when it does not end well.
double cost(const QByteArrayList& command, const QByteArrayList& environment, int calls)
{
    const auto pointers = [](const QByteArrayList& texts) {
        std::vector<char*> result;
        for (const QByteArray& text : texts)
            result.push_back(const_cast<char*>(text.constData()));
        result.push_back(nullptr);
        return result;
    };
    std::vector<char*> arguments = pointers(command);
    std::vector<char*> variables = pointers(environment);
    std::vector<double> costs;
    for (int i = 0; i < calls; ++i) {
        pid_t child = 0;
        int status = 0;
        rusage usage{};
        if (posix_spawn(&child, arguments[0], nullptr, nullptr, arguments.data(), variables.data()) != 0
            || wait4(child, &status, 0, &usage) != child || status != 0)
            return -1;
        costs.push_back(milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime));
    }
    std::nth_element(costs.begin(), costs.begin() + calls / 2, costs.end());
    return costs[std::size_t(calls) / 2];
}

QByteArrayList compileArguments()
{
    QByteArrayList words{"-U_FORTIFY_SOURCE", "-fstack-protector", "-g0", "-O2", "-DNDEBUG", "-std=c++11"};
    for (int i = 0; i < 40; ++i)
        words << "-isystem"
              << "external/library_" + QByteArray::number(i) + "/include";
    return words << "-MD"
                 << "-MF"
                 << "bazel-out/arm-opt/bin/tensorflow/core/a.d"
                 << "-c"
                 << "tensorflow/core/a.cc"
                 << "-o"
                 << "bazel-out/arm-opt/bin/tensorflow/core/a.o";
}

QByteArrayList linkArguments(const QByteArray& output)
{
    QByteArrayList words{"-o", output};
    for (int i = 0; i < 400; ++i)
        words.append("bazel-out/arm-opt/bin/tensorflow/core/_objs/part/file_" + QByteArray::number(i) + ".o");
    return words << "-pthread"
                 << "-lm";
}

struct Program
{
    const char* name;
    QByteArrayList command;
    bool ours = false;
    int calls = rounds;
};

} // namespace

int main()
{
    QTemporaryDir folder;
    const auto write = [&](const QString& name, const QByteArray& text) {
        return bool(files::write(folder.filePath(name), text, files::permissions(0755)));
    };
    bool written =
        QFile::link(u"/bin/true"_s, folder.filePath(u"gcc"_s)) && write(u"bare"_s, "#!/bin/sh\nexec gcc \"$@\"\n");
    for (const QLatin1StringView name : {emit::targetWrapperName, emit::hostWrapperName})
        written = written && write(name, emit::templateText("wrappers/"_L1 + name));
    const QByteArray config =
        "[paths]\ntarget_python_includes = /t\ncuda_dir = /cuda\nhost_cudnn_dir = /cudnn\nis_cuda = yes\n\n";
    written = written && write(u".config"_s, config) && write(u"original/.config"_s, config);
    const QString originals = qEnvironmentVariable("CROSSWRIGHT_ORIGINAL_WRAPPERS");
    for (const QLatin1StringView name : {emit::targetWrapperName, emit::hostWrapperName}) {
        if (!originals.isEmpty())
            written = written && write("original/"_L1 + name, files::read(originals + u'/' + name).valueOr({}));
    }
    if (!written) {
        std::fputs("bench_wrappers: the programs cannot be written.\n", stderr);
        return 1;
    }
    const auto path = [&](const QString& name) { return folder.filePath(name).toUtf8(); };
    const QByteArrayList environment{"PATH=" + folder.path().toUtf8() + ":/usr/bin:/bin",
                                     "GCC_HOST_COMPILER_PATH=" + path(u"gcc"_s),
                                     "CUDA_TOOLKIT_PATH=/cuda",
                                     "TF_CUDA_COMPUTE_CAPABILITIES=5.3",
                                     "TF_CUDA_VERSION=8.0",
                                     "PYTHONWARNINGS=ignore"};
    QList<Program> programs{{"the compiler alone", {path(u"gcc"_s)}},
                            {"a wrapper that only says exec", {path(u"bare"_s)}},
                            {"the target wrapper", {path(emit::targetWrapperName)}, true},
                            {"the host wrapper", {path(emit::hostWrapperName)}, true}};
    if (!originals.isEmpty()) {
        QByteArrayList python{qgetenv("CROSSWRIGHT_ORIGINAL_PYTHON")};
        python.removeAll(QByteArray());
        constexpr int few = 15; // each of them takes a tenth of a second
        programs.append({"the original target wrapper",
                         python + QByteArrayList{path("original/"_L1 + emit::targetWrapperName)}, false, few});
        programs.append({"the original host wrapper",
                         python + QByteArrayList{path("original/"_L1 + emit::hostWrapperName)}, false, few});
    }
    const QList<std::pair<const char*, QByteArrayList>> calls{
        {"compile, 93 words", compileArguments()},
        {"link, 404 words", linkArguments("bazel-out/host/bin/tensorflow/tool")},
        {"link of the framework library",
         linkArguments("bazel-out/arm-opt/bin/tensorflow/libtensorflow_framework.so")}};
    bool good = true;
    for (const auto& [name, arguments] : calls) {
        std::printf("%s\n", name);
        std::fflush(stdout);
        double alone = 0;
        for (const Program& program : programs) {
            const double ms = cost(program.command + arguments, environment, program.calls);
            if (ms < 0) {
                std::printf("  %-34s does not run here\n", program.name);
                good = good && !program.ours;
                continue;
            }
            if (&program == &programs.constFirst())
                alone = ms;
            const bool above = program.ours && ms - alone > goalMs;
            std::printf("  %-34s %7.2f ms CPU, %+.2f ms%s\n", program.name, ms, ms - alone,
                        above ? "  above its goal" : "");
            good = good && !above;
        }
    }
    return good ? 0 : 1;
}
