// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulespace.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace cw;
using namespace Qt::StringLiterals;

namespace rulespace {
namespace {

/// "a b c" → three texts; "[x,y]" → a list; "?" → not found; "true"/"false" → flags; "#5" → a number.
QList<QJsonValue> valuesOf(const char* text)
{
    QList<QJsonValue> result;
    for (QString word : QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts)) {
        word.replace(u'_', word.startsWith("RTX"_L1) || word.contains("ubuntu"_L1) || word.contains("debian"_L1)
                                   || word.startsWith("leave"_L1)
                               ? u' '
                               : u'_');
        if (word == "?"_L1)
            result.append(QJsonValue());
        else if (word == "true"_L1 || word == "false"_L1)
            result.append(word == "true"_L1);
        else if (word.startsWith(u'#'))
            result.append(word.sliced(1).toInt());
        else if (word.startsWith(u'['))
            result.append(QJsonArray::fromStringList(word.sliced(1).chopped(1).split(u'|', Qt::SkipEmptyParts)));
        else
            result.append(word);
    }
    return result;
}

} // namespace

const QList<Values>& fieldValues()
{
    static const QList<Values> all{
        {u"tf"_s, valuesOf("1.0.0 1.3.0 1.5.0 1.7.0 1.13.1 1.15.0 2.1.0 2.3.0 2.8.0 2.10.0 2.14.0 2.18.0 2.21.0 2.88 "
                           "tinyflow serving-1.8 serving-2.8")},
        {u"source"_s, valuesOf("/src https://example.org/x embedded:tinyflow")},
        {u"ref"_s, valuesOf("r2.8 main")},
        {u"product"_s, valuesOf("wheel c-library tflite serving smoke target")},
        {u"target"_s, valuesOf("[//a:b] [tensorflow:x] [//a:b|@c//:d]")},
        {u"mode"_s, valuesOf("cross native container")},
        {u"road"_s, valuesOf("toolchain tree-config cuda-crosstool hermetic native board container serving cmake")},
        {u"board"_s, valuesOf("jetson-tk1 jetson-tx1 jetson-nano jetson-agx-xavier jetson-orin-nano jetson-thor "
                              "raspberry-pi-0 raspberry-pi-2 raspberry-pi-4 x86_64 aarch64-sbsa aws-p3 nobody")},
        {u"jetpack"_s, valuesOf("3.1 4.6.2 5.1.2 6.0 6.2 7.0 7.2 99")},
        {u"gpu"_s, valuesOf("RTX_4060 RTX_3060 V100 P100 H100 GT730 RTX_5555")},
        {u"capabilities"_s, valuesOf("[3.0] [5.3] [7.0] [8.6] [8.7] [8.9] [9.0] [9.0a] [10.1] [11.0] [12.0f] [sm_75] "
                                     "[compute_75] [86] [6.1|7.0|7.5|8.6] [8.5]")},
        {u"cuda"_s, valuesOf("8.0 9.0 10.2 11.2 11.4 11.8 12.2 12.5 12.5.1 12.9.0 13.0.0 13.4.1 19.0 12.1.20230222 9")},
        {u"cudnn"_s, valuesOf("6.0 7 7.6.5 8.0 8.1 8.6 8.9.4 9.3 9.3.0 9.10.2 9.17.0 90300 12")},
        {u"tensorrt"_s, valuesOf("8.5 8.6 10.3")},
        {u"cuda_path"_s, valuesOf("/cuda /usr/local/cuda/targets/aarch64-linux /opt/sbsa")},
        {u"cudnn_host"_s, valuesOf("/opt/cudnn /opt/cudnn-x86_64 /opt/cudnn-aarch64 /a")},
        {u"cudnn_target"_s, valuesOf("/opt/cudnn/ /opt/cudnn-x86_64 /opt/cudnn-aarch64 /opt/cudnn-sbsa /b")},
        {u"python"_s, valuesOf("2.7 3.5 3.6 3.8 3.10 3.11 3.13")},
        {u"python_include"_s,
         valuesOf("/usr/include/aarch64-linux-gnu/python3.8 /sys/include /usr/include/python3.10")},
        {u"sysroot"_s, valuesOf("/sysroot")},
        {u"bazel"_s, valuesOf("0.4.5 0.9.0 0.10.0 0.29.1 3.7.2 4.2.3 6.5.0 7.4.1 20.1.0 /usr/bin/bazel")},
        {u"distdir"_s, valuesOf("/archives /nowhere")},
        {u"repository_cache"_s, valuesOf("/downloads /nowhere")},
        {u"compiler"_s,
         valuesOf("gcc-12 /usr/bin/aarch64-linux-gnu-g++ arm-linux-gnueabihf-g++ clang clang-16 /opt/x/cxx")},
        {u"optimize"_s,
         valuesOf("[-march=native] [-mavx2] [-march=armv8.2-a] [-march=armv8-a] [-march=armv6|-mfpu=vfp] "
                  "[-O2,-mavx] [-march=armv7-a|-mfpu=neon]")},
        {u"config"_s, valuesOf("[cuda] [monolithic] [nonccl|cuda] [monolith]")},
        {u"flags"_s,
         valuesOf("[--jobs=8] [--copt=-march=native] [--crosstool_top=//x|--config=cuda] [--a,--b] "
                  "[--linkopt=-Wl,-rpath,/x/stubs] [--action_env=TF_NEED_CUDA=y] [--repo_env=TF_PYTHON_VERSION=3.9] "
                  "[--crosstool_top=//third_party/toolchains/cpus/aarch64:toolchain] "
                  "[--action_env=PYTHON_BIN_PATH=/usr/bin/python3] [--verbose_failures]")},
        {u"configure_answers"_s, valuesOf("[Quantum=y] [Quantum=y|ROCm=n]")},
        {u"jobs"_s, valuesOf("#1 #4 #64 leave_1")},
        {u"ram"_s, valuesOf("#512 #1024 #8192 #999999 leave_4_GiB 2048,0.5,0.5")},
        {u"device"_s, valuesOf("d")},
        {u"ignored"_s,
         valuesOf("[bazel.range] [board.missing|no.rule] [capability.missing|driver.too_old|glibc.older]")},
        {u"features.xla"_s, valuesOf("true false")},
        {u"features.mkl"_s, valuesOf("true")},
        {u"features.jemalloc"_s, valuesOf("true")},
        {u"features.offline"_s, valuesOf("true")},
        {u"features.static_libstdcxx"_s, valuesOf("true")},
        {u"features.android_stand_ins"_s, valuesOf("true")},
    };
    return all;
}

const QList<Values>& factValues()
{
    static const QList<Values> all{
        {u"host.os"_s, valuesOf("debian_12 ubuntu_20.04 ubuntu_22.04")},
        {u"host.arch"_s, valuesOf("x86_64 x86_64 aarch64 ?")},
        {u"host.cores"_s, valuesOf("#2 #8 #64")},
        {u"host.ram"_s, valuesOf("#4096 #32768")},
        {u"host.disk"_s, valuesOf("#1000 #100000")},
        {u"host.disk_tmp"_s, valuesOf("#1000 #100000")},
        {u"host.glibc"_s, valuesOf("2.27 2.36 2.41")},
        {u"host.gcc"_s, valuesOf("4.8.5 9.4.0 12.2.0 15.1.0 ?")},
        {u"host.clang"_s, valuesOf("14.0.6 18.1.8")},
        {u"host.bazel"_s, valuesOf("0.10.0 4.2.3 6.5.0 ?")},
        {u"host.bazel_path"_s, valuesOf("/usr/bin/bazel ?")},
        {u"host.bazel_distribution"_s, valuesOf("debian ?")},
        {u"host.cross.aarch64.gcc"_s, valuesOf("5.4.0 12.2.0 ?")},
        {u"host.cross.aarch64.path"_s, valuesOf("/usr/bin/aarch64-linux-gnu-g++")},
        {u"host.cross.aarch64.glibc"_s, valuesOf("2.23 2.36 2.41")},
        {u"host.cross.armhf.gcc"_s, valuesOf("12.2.0 ?")},
        {u"host.cross.armhf.path"_s, valuesOf("/usr/bin/arm-linux-gnueabihf-g++ /opt/pi/arm-linux-gnueabihf-g++")},
        {u"host.container"_s, valuesOf("[] [podman] ?")},
        {u"host.python"_s, valuesOf("3.5.2 3.10.12 3.11.2")},
        {u"host.pythons"_s, valuesOf("[3.10] [3.8|3.11]")},
        {u"host.python_numpy"_s, valuesOf("true false")},
        {u"host.driver"_s, valuesOf("384.81 470.57.02 525.60.13 555.42.06 580.95.05 590.44.01")},
        {u"host.driver_open"_s, valuesOf("true false")},
        {u"host.driver_cuda"_s, valuesOf("12.2 ?")},
        {u"host.libcuda"_s, valuesOf("470.57.02 580.95.05")},
        {u"host.cuda_compat"_s, valuesOf("12.4 12.5")},
        {u"host.gpus"_s, valuesOf("[V100] [A100] ?")},
        {u"host.gpu_capabilities"_s, valuesOf("[7.0] [8.9] ?")},
        {u"host.cuda"_s, valuesOf("[] [8.0|9.0] [11.2] [13.0]")},
        {u"host.cuda_path"_s, valuesOf("/usr/local/cuda")},
        {u"host.cudnn"_s, valuesOf("7.6.5 8.1.0 9.3.0")},
        {u"host.tensorrt"_s, valuesOf("8.5.2")},
        {u"host.locate"_s, valuesOf("true false")},
        {u"host.locate_libdl_machine"_s, valuesOf("x86_64 i386")},
        {u"host.path.cuda_path"_s, valuesOf("/cuda")},
        {u"host.path.cuda_path.folders"_s, valuesOf("[include|bin] [include|bin|lib64|nvvm]")},
        {u"host.path.cuda_path.targets"_s, valuesOf("[sbsa-linux] [aarch64-linux]")},
        {u"host.path.cuda_path.nvcc"_s, valuesOf("8.0.61 11.2.152 12.5.82")},
        {u"host.path.cuda_path.target_version"_s, valuesOf("8.0.61 11.4.14")},
        {u"host.path.cuda_path.stub"_s, valuesOf("true false")},
        {u"host.path.cudnn_host"_s, valuesOf("/a")},
        {u"host.path.cudnn_host.machine"_s, valuesOf("x86_64 aarch64")},
        {u"host.path.cudnn_target"_s, valuesOf("/b")},
        {u"host.path.cudnn_target.machine"_s, valuesOf("x86_64 aarch64")},
        {u"host.path.compiler"_s, valuesOf("/opt/x/cxx")},
        {u"host.path.compiler.target"_s, valuesOf("x86_64-linux-gnu aarch64-linux-gnu")},
        {u"host.path.python_include"_s, valuesOf("/usr/include/python3.10")},
        {u"host.path.python_include.version"_s, valuesOf("3.8.10 3.10.12")},
        {u"host.path.python_include.pyconfig"_s, valuesOf("/usr/include/aarch64-linux-gnu/python3.10/pyconfig.h")},
        {u"host.path.python_include.pyconfig_there"_s, valuesOf("true false")},
        {u"host.path.python_include.problem"_s, valuesOf("pyconfig.h")},
        {u"host.path.distdir"_s, valuesOf("/archives /nowhere")},
        {u"host.path.distdir.folder"_s, valuesOf("true false")},
        {u"host.path.repository_cache"_s, valuesOf("/downloads /nowhere")},
        {u"host.path.repository_cache.folder"_s, valuesOf("true false")},
        {u"source.android_rules"_s, valuesOf("build_bazel_rules_android ?")},
        {u"source.project"_s, valuesOf("tensorflow tinyflow ?")},
        {u"source.tf"_s, valuesOf("2.8.4 2.18.0 3.1.0")},
        {u"source.bazel_min"_s, valuesOf("4.2.2")},
        {u"source.bazel_max"_s, valuesOf("4.99.0")},
        {u"source.bazelversion"_s, valuesOf("4.2.1 6.5.0")},
        {u"source.cuda_versions"_s, valuesOf("[12.3.2|12.5.1]")},
        {u"source.cudnn_versions"_s, valuesOf("[9.1.1|9.3.0]")},
        {u"source.patches_rules_cc"_s, valuesOf("true false")},
        {u"device.os"_s, valuesOf("ubuntu_20.04")},
        {u"device.arch"_s, valuesOf("aarch64 aarch64 armhf x86_64 ?")},
        {u"device.kernel_arch"_s, valuesOf("aarch64")},
        {u"device.board"_s, valuesOf("jetson-orin-nano jetson-nano raspberry-pi-4-32bit")},
        {u"device.l4t"_s, valuesOf("28.1 32.7.2 35.4.1 36.4.3 39.2.0 99.1")},
        {u"device.glibc"_s, valuesOf("2.23 2.27 2.35 2.39")},
        {u"device.glibcxx"_s, valuesOf("3.4.25 3.4.30")},
        {u"device.cxxabi"_s, valuesOf("1.3.11 1.3.13")},
        {u"device.python"_s, valuesOf("3.5.2 3.10.12 3.13.1")},
        {u"device.pythons"_s, valuesOf("[3.8|3.10]")},
        {u"device.ram"_s, valuesOf("#1972 #7620")},
        {u"device.swap"_s, valuesOf("#0 #8192")},
        {u"device.disk"_s, valuesOf("#100 #40000")},
        {u"device.disk_tmp"_s, valuesOf("#100 #40000")},
        {u"device.cpu"_s, valuesOf("[fp|asimd] [fp|asimd|atomics]")},
        {u"device.driver"_s, valuesOf("470.57.02 540.4.0 580.95.05")},
        {u"device.cudas"_s, valuesOf("[11.4] [12.6] [13.0]")},
        {u"device.cudnn"_s, valuesOf("8.4.1 8.6.0 9.3.0")},
        {u"device.tensorrt"_s, valuesOf("8.5.2 10.3.0")},
        {u"device.gpus"_s, valuesOf("[Orin] ?")},
    };
    return all;
}

void Walk::changeField()
{
    const Values& field = fieldValues()[m_random.bounded(fieldValues().size())];
    // Fewer things set are as interesting as more: a field is removed as often as it is set.
    if (m_random.bounded(5) < 2)
        m_configuration.unset(field.name);
    else
        m_configuration.set(field.name, field.values[m_random.bounded(field.values.size())], {Provenance::Kind::User});
}

void Walk::changeFact()
{
    static const QDateTime now(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);
    const Values& fact = factValues()[m_random.bounded(factValues().size())];
    const QJsonValue value = fact.values[m_random.bounded(fact.values.size())];
    if (value.isNull())
        m_facts.setUnknown(fact.name, u"not found"_s, now);
    else
        m_facts.set(fact.name, value, u"walk"_s, now);
}

void Walk::step()
{
    if (m_random.bounded(60) == 0) // from time to time a new start: facts cannot be forgotten one by one
        m_facts = Facts();
    for (int i = 0; i < 2; ++i)
        changeField();
    if (m_random.bounded(40) == 0) {
        m_configuration = Configuration();
        for (const QLatin1StringView name : {"tf"_L1, "board"_L1}) {
            for (const Values& field : fieldValues()) {
                if (field.name == name)
                    m_configuration.set(name, field.values[m_random.bounded(field.values.size())],
                                        {Provenance::Kind::User});
            }
        }
    }
    for (int i = 0; i < 2; ++i)
        changeFact();
}

QByteArray shown(const Configuration& configuration, const Facts& facts)
{
    QByteArray result;
    for (auto it = configuration.values().cbegin(); it != configuration.values().cend(); ++it)
        result += it.key().toUtf8() + '=' + QJsonDocument(QJsonArray{it->value}).toJson(QJsonDocument::Compact) + ' ';
    result += "| ";
    for (auto it = facts.all().cbegin(); it != facts.all().cend(); ++it)
        result += it.key().toUtf8() + '=' + QJsonDocument(QJsonArray{it->value}).toJson(QJsonDocument::Compact) + ' ';
    return result;
}

} // namespace rulespace
