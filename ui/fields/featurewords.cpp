// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/featurewords.h"

#include <QCoreApplication>
#include <QHash>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

struct Words
{
    const char* title;
    const char* meaning;
};

/// What the questions of TensorFlow's ./configure are about; the plan's own three at the end (docs/formats.md).
const QHash<QString, Words>& known()
{
    static const QHash<QString, Words> words{
        {u"aws"_s, {"Amazon S3 (AWS)", QT_TRANSLATE_NOOP("cw::FeatureWords", "Reads and writes files on Amazon S3.")}},
        {u"clang"_s, {"Clang", QT_TRANSLATE_NOOP("cw::FeatureWords", "Clang compiles the whole build.")}},
        {u"download_clang"_s,
         {QT_TRANSLATE_NOOP("cw::FeatureWords", "Fetched Clang"),
          QT_TRANSLATE_NOOP("cw::FeatureWords", "The build fetches a fresh Clang and compiles with it.")}},
        {u"gcp"_s, {"Google Cloud", QT_TRANSLATE_NOOP("cw::FeatureWords", "Reads and writes files on Google Cloud.")}},
        {u"gdr"_s,
         {"GPUDirect RDMA",
          QT_TRANSLATE_NOOP("cw::FeatureWords", "Machines exchange data between their GPUs without the CPU.")}},
        {u"hdfs"_s, {"Hadoop HDFS", QT_TRANSLATE_NOOP("cw::FeatureWords", "Reads and writes files on Hadoop.")}},
        {u"ignite"_s,
         {"Apache Ignite", QT_TRANSLATE_NOOP("cw::FeatureWords", "Reads data sets from an Ignite cluster.")}},
        {u"jemalloc"_s,
         {"jemalloc", QT_TRANSLATE_NOOP("cw::FeatureWords", "Another memory allocator, which servers profit from.")}},
        {u"kafka"_s, {"Apache Kafka", QT_TRANSLATE_NOOP("cw::FeatureWords", "Reads data sets from Kafka.")}},
        {u"mkl"_s,
         {"Intel MKL", QT_TRANSLATE_NOOP("cw::FeatureWords", "Intel's mathematics library, for Intel processors.")}},
        {u"mpi"_s, {"MPI", QT_TRANSLATE_NOOP("cw::FeatureWords", "Machines of a cluster work together by MPI.")}},
        {u"ngraph"_s, {"nGraph", QT_TRANSLATE_NOOP("cw::FeatureWords", "Intel's graph compiler.")}},
        {u"opencl"_s, {"OpenCL", QT_TRANSLATE_NOOP("cw::FeatureWords", "Computes on OpenCL devices.")}},
        {u"opencl_sycl"_s,
         {"OpenCL SYCL", QT_TRANSLATE_NOOP("cw::FeatureWords", "Computes on OpenCL devices through SYCL.")}},
        {u"rocm"_s, {"ROCm", QT_TRANSLATE_NOOP("cw::FeatureWords", "Computes on AMD's GPUs.")}},
        {u"s3"_s, {"Amazon S3", QT_TRANSLATE_NOOP("cw::FeatureWords", "Reads and writes files on Amazon S3.")}},
        {u"verbs"_s,
         {"InfiniBand", QT_TRANSLATE_NOOP("cw::FeatureWords", "Machines exchange data by InfiniBand (verbs).")}},
        {u"xla"_s, {"XLA", QT_TRANSLATE_NOOP("cw::FeatureWords", "Compiles graphs for the processor just in time.")}},
        {u"android_stand_ins"_s,
         {QT_TRANSLATE_NOOP("cw::FeatureWords", "Stand-ins for Android"),
          QT_TRANSLATE_NOOP("cw::FeatureWords", "The plan adds the rules for Android that Bazel lacks.")}},
        {u"configure_script"_s,
         {QT_TRANSLATE_NOOP("cw::FeatureWords", "Run ./configure"),
          QT_TRANSLATE_NOOP("cw::FeatureWords", "Where its answers can be written without it, run it all the same.")}},
        {u"offline"_s,
         {QT_TRANSLATE_NOOP("cw::FeatureWords", "Offline"),
          QT_TRANSLATE_NOOP("cw::FeatureWords", "The build fetches nothing: everything must be on this machine.")}},
        {u"static_libstdcxx"_s,
         {QT_TRANSLATE_NOOP("cw::FeatureWords", "Own libstdc++"),
          QT_TRANSLATE_NOOP("cw::FeatureWords", "libstdc++ is linked in, for a device with an older one.")}},
        {u"user_bazelrc"_s,
         {QT_TRANSLATE_NOOP("cw::FeatureWords", "Your .bazelrc"),
          QT_TRANSLATE_NOOP("cw::FeatureWords", "Bazel also reads the settings in your home folder.")}},
    };
    return words;
}

} // namespace

FeatureWords FeatureWords::of(const QString& name)
{
    const auto it = known().constFind(name);
    if (it == known().cend())
        return {};
    const auto translated = [](const char* text) { return QCoreApplication::translate("cw::FeatureWords", text); };
    return {translated(it->title), translated(it->meaning)};
}

} // namespace cw
