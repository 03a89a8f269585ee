// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalogtexts.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

// What the data files say in words, once more: the tool that extracts texts does not read JSON. Titles of documents, file
// names and addresses stay as they are.
constexpr const char* sources[] = {
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "the npm registry's page of @bazel/bazel-linux_x64: its integrity, compared; size and SHA-256 of the program inside, computed (2026-11-22)"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "the program in npm's package of this version; npm's and upstream's are the same file in all 5 versions that could be compared (0.22.0, 0.24.0, 0.24.1, 0.25.1, 2.0.0)"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "JAX, build/build.py and build/tools/utils.py, all commits: the sums with which JAX fetches upstream's Bazel (2026-11-22)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "cashapp/hermit-packages, bazel.hcl, all commits: the sums of upstream's files (2026-11-22)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "Debian's package lists of bookworm and sid (2026-11-22)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "the Go module proxy's list of github.com/bazelbuild/bazelisk (2026-11-22)"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "looked for in JAX, hermit-packages, bazel-toolchains, bazel-integration-testing and public build scripts (2026-11-22)"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "bazelbuild/bazel-toolchains, container/common/bazel/version.bzl (0.15.0); a public build script (0.10.0)"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "each option given to real Bazels in an empty workspace: 0.17.2, 0.18.0, 0.22.0 to 0.29.0, 1.0.0 to 2.1.0, 4.2.3 and 7.7.1, 2026-11"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "Bazel's CHANGELOG, \"Release 0.5.0\" (--override_repository) and \"Release 0.5.3\" (--build_event_json_file)"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "the [n / m] of a build of 300 actions in a terminal, recorded from real Bazels 0.17.2 to 4.2.3, 2026-11"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "C++ programs built without network with real Bazels 0.29.0 to 4.2.3, tests with 2.1.0 and 4.2.3, 2026-11"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "memory of the server when TensorFlow 1.5 (0.6 GB) and TensorFlow Lite 2.8 (0.9 GB) were built; below 512 MiB the old servers crawl"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "TensorFlow 2.6 to 2.12, .bazelrc: build:linux --distinct_host_configuration=false; without effect from Bazel 6 on (public history)"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "tensorflow v1.0.1 to v2.0.4: tensorflow/tensorflow.bzl and third_party/gpus/crosstool compile with -std=c++11"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "tensorflow/tools/git/gen_git_source.py begins with \"#!/usr/bin/env python\" up to v1.12.3; later it is started by Bazel's own starter, which begins so up to Bazel 4"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "third_party/py/python_configure.bzl, v1.0.1 to v2.12.1: python_include is what this machine's interpreter names"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "tensorflow/tools/pip_package/build_pip_package.sh, v1.0.1 to v2.14.0: --gpu names the wheel tensorflow_gpu (gone in v2.12.1); RELEASE.md: from 1.15 and 2.1 on the wheel called tensorflow is the one for GPUs"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "public history of the flag; these versions were not run"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "tensorflow third_party/gpus/cuda_configure.bzl, v1.3.0 to v2.3.4: libcudart.so is looked for by the version of CUDA; v2.4.4: by cudart_version"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "tensorflow third_party/gpus/cuda_configure.bzl v1.4.1 to v1.12.3, find_cuda_config.py v1.15.5 to v2.2.3: only cudnn.h is read"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "tensorflow/stream_executor/cuda/cuda_dnn.cc: v1.4.1 and v1.7.1 compare the minor number, v1.8.0 and later take a newer one"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "tensorflow/compiler/mlir/BUILD of v1.15.5: copts -std=c++14"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "tensorflow/core/lib/io/cache.h and tensorflow/lite/kernels/internal/spectrogram.cc, v2.4.4 to v2.12.1: no <cstdint>, which GCC 13 no longer brings in"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "tensorflow WORKSPACE: check_version(\"0.4.2\") in v1.0.1 and v1.1.0"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "tensorflow/tools/pip_package/setup.py of v1.10.1, v1.13.2 to v2.6.3 and v2.9.1 to v2.12.1"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "https://github.com/bazelbuild/bazel/releases/tag/8.0.0 (WORKSPACE is off; removed in 9)"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "dusty-nv/jetson-containers packages/ml/tensorflow/config.py and scripts/docker_build_ml.sh (addresses of NVIDIA's wheels)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "public install notes for JetPack 6.0 that name tensorflow-2.15.0+nv24.05"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "names in native of Debian's bazel-bootstrap 4.2.3+ds-9 and of Bazel 0.29.0, printed by a .bzl file and compared, 2026-11-22; TensorFlow Lite 2.8.0 built with stand-ins"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "real Bazel binaries 0.17.2 to 7.7.1 run on one cross workspace (CROSSTOOL text, Starlark toolchain, platforms), 2026-11-21"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "limits that people published for TensorFlow 0.11 to 1.4 (tensorflow issues 851, 2783)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "device trees seen on real boards (rbonghi/jetson_stats issues; public files)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "the table of module variants above: the board is the union of its modules"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "every configure script of the release families run with a complete environment, 2026-11"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "NVIDIA's package lists (developer.download.nvidia.com/compute/cuda/repos/*/cross-linux-{aarch64,sbsa}/Packages) and public scripts that install them"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "pairing shipped by NVIDIA in a JetPack"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "not established"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "defaults of the Ubuntu release that the JetPack is built on"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "package lists of the distribution, read 2026-11"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "symbol versions of the GCC that libstdc++6 is built from (catalog: libstdcxx)"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "search code excerpt: public markdown copies of the Wikipedia CUDA table (MX series, GT 1010, RTX 2050, MX570, GA10B=Orin)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "EC2 GPU with no own row in NVIDIA's table"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "libstdc++6 of the Ubuntu release that the JetPack is built on (catalog: distributions)"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "facts read in the trees: third_party/toolchains/cpus/arm, third_party/toolchains/embedded/arm-linux, .bazelrc of each release (cross builds of TensorFlow, 1.4 to 2.21)"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "tensorflow/docs 3688f3cff (2024-03-08) switched the documented build to :wheel + --repo_env=WHEEL_NAME"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "limits that worked for people, by machine (tensorflow issues 851, 18643, 44605, 42066, 41480; jkjung-avt/jetson_nano 2): about 2 GB for each job, 3 GB with CUDA"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "a default of Crosswright, not a documented number"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "the workspace embedded in Crosswright"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "libstdc++6 12.2.0, its library read: GLIBCXX_3.4.30, CXXABI_1.3.13"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "the libraries in Debian's packages of CUDA 11.2, 11.8 and 12.4 (libcudart11.0, libcublas11 …)"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "the cross build of TensorFlow 1.5 for the TX1: the file names that its cuda_configure.bzl asks for"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "the file names that TensorFlow of that CUDA opens at its start (libcudart.so.10.1, libcusolver.so.10 with CUDA 11.0); from memory, the files themselves were not read"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "Debian's package lists of bullseye, bookworm and trixie, non-free and contrib, and the packages themselves (2026-11-22)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "the Python package index, its page of each project (2026-11-22)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "the licence files in Debian's packages and in the wheels"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "find_cuda_config.py and cuda_configure.bzl of TensorFlow 2.8.0 (run), cuda_configure.bzl of 1.5 (read)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "nvcc -dryrun of CUDA 11.2 and 11.8"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "libcublas asks for libcublasLt (readelf, CUDA 11.8)"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "cuda_configure of TensorFlow 2.8.0 runs nvcc without -ccbin and then resolves this folder (run)"),
};

// Names of boards that are not only names.
constexpr const char* names[] = {
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "Jetson Orin Nano 8GB (and Super devkit)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "Raspberry Pi 3 / Zero 2 W, 32-bit system"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "Raspberry Pi 3 / Zero 2 W, 64-bit system"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "Raspberry Pi 4 / 400 / CM4, 32-bit system"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "Raspberry Pi 4 / 400 / CM4, 64-bit system"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "Any x86_64 machine"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "Any aarch64 server (SBSA: Ampere, Graviton, Grace)"),
};

// What other fields say in words: why a flag is needed, where packages come from.
constexpr const char* words[] = {
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "clang >=16 rejects type definitions in offsetof (upb). configure adds it itself only when it sees clang major 16 (2.14) / 16,17 (hermetic-era script); with clang 18 you must add it"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "selects wheel"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "cuda_wheel = include_cuda_libs=false; docs bc7239ffd 2024-08-23"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "documented since 2025-04-17 (docs a8576cef3), i.e. between 2.19 and 2.20"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "NVIDIA's cross repositories (Ubuntu 20.04: aarch64; Ubuntu 22.04: sbsa)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "NVIDIA's cross repository for Ubuntu 20.04"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "NVIDIA's cross repository for Ubuntu 22.04"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "NVIDIA's cross repository for Ubuntu 24.04"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "NVIDIA's local cross repository of CUDA 12.1 (Ubuntu 20.04)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "NVIDIA's repository for Ubuntu 16.04, or JetPack's own"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "NVIDIA's repository for Ubuntu 22.04 and its Jetson repository"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "the local repositories that SDK Manager brings (Ubuntu 18.04)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "the local repositories that SDK Manager brings (Ubuntu 18.04), or NVIDIA's Jetson repository"),
};

// Notes of releases and boards, sentence by sentence.
constexpr const char* sentences[] = {
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "Debian's own build: it needs Debian's Java packages, so it is installed, not fetched"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "No trustworthy sum of its program was found"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "Only the sum of upstream's installer is known, and what lies in it was not seen"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "Starts any version of Bazel, and fetches it without a sum of this catalog"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "wheels of this era were built with the pre-C++11 ABI; doc advises --cxxopt=\"-D_GLIBCXX_USE_CXX11_ABI=0\" with gcc>=5 to match official binaries"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "bash configure only checks the x.y pattern"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "--config=opt is not in the tracked rc: configure writes the build:opt lines"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "configure.py rejects < 3.0 (see sources)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "binaries use AVX from 1.6 (docs)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "doc: CPU row Bazel 0.10.0 but GPU row Bazel 0.9.0, while configure.py requires >= 0.10.0"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "published GPU build: Bazel 0.9.0"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "configure.py rejects < 3.0, warns < 3.5 (XLA); prompt text says >= 3.5"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "doc table says Bazel 0.27.1, .bazelversion says 0.29.1; configure accepts 0.27.1..0.29.1"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "2.9.0 release notes: official wheels switch to _GLIBCXX_USE_CXX11_ABI=1 and manylinux2014"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "_DEFAULT_CUDNN_VERSION in configure.py is the odd value \"2\" (2.9..2.14)"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "configure.py has no min/max Bazel any more: only prints the found version; it also accepts \"bazelisk\" on PATH"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "first release where clang is the documented default compiler; the tag itself was not obtained"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "tag not read; hermetic-era script rejects < 3.0, warns < 3.5"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "docs switched to :wheel on 2024-03-08, but on branch r2.16 the target does not exist (issue #68702, bazel query lists only build_pip_package); master already had only :wheel at that date (issue #63298)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "last release with TensorRT (release notes); wheels drop CC 5.x, add 8.9 (2.17.0 release notes)"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "docs: hermetic \"from v2.18.0\"; first hermetic commit on master 2024-05-24 (44d2b7f), r2.17 tag itself not read"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "TensorRT support disabled in CUDA builds; hermetic CUDA; NumPy 2 (2.18.0 release notes)"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        ".bazelrc defaults seen in issue #78955: HERMETIC_CUDA_VERSION=12.5.1 HERMETIC_CUDNN_VERSION=9.3.0"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "configure prompt default is 3.5,7.0 unless HERMETIC_CUDA_COMPUTE_CAPABILITIES is set (hermetic-era script); --config=cuda_clang in .bazelrc sets sm_60,sm_70,sm_80,sm_89,compute_90 (tensorflow .bazelrc @0071ad1d, clang-18 era)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "libtensorflow archives no longer published (2.19 release notes)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "Bazel jumps 6.5.0 -> 7.4.1"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "tensorflow/serving r2.20 .bazelrc shows the matching hermetic set: --incompatible_enable_cc_toolchain_resolution, USE_HERMETIC_CC_TOOLCHAIN=1, HERMETIC_PYTHON_VERSION, USE_PYWRAP_RULES=1"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "Python 3.9 removed; TensorBoard dependency removed (2.21.0 release notes, 2026-03)"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "32-bit user space; CUDA 6.5 only (cuda 6.5-53): below every TF GPU minimum (TF checks >=3.0 and warns <3.5) -> CPU build only"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "JetPack 2.0/2.1 user space is 32-bit"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "do not tune for Denver"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "device-tree model reads lanai-3636"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "last JetPack is 4.6.x: Ubuntu 18.04, glibc 2.27, Python 3.6, CUDA 10.2"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "TVM/LLVM know mcpu carmel, GCC support not established"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "JetPack 5/6: aarch64-jetson CUDA (targets/aarch64-linux); JetPack 7.2+: SBSA CUDA (targets/sbsa-linux); Tuning: -mcpu=cortex-a78ae (needs a GCC that knows it; minimum GCC not established)"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "as Orin Nano for the CUDA target directory; Tuning: -mcpu=cortex-a78ae (minimum GCC not established)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "SBSA toolkit from the start; Tuning: -mcpu=neoverse-v3ae (minimum GCC not established)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "Tuning: -mcpu=neoverse-v3ae (minimum GCC not established)"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "Debian/Ubuntu armhf compilers default to armv7: their runtime libs (crt, libgcc) crash on armv6; need a Raspbian toolchain"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "later 1.2 boards carry a Cortex-A53 (not re-read)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "no crypto extension (not re-read)"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "a 64-bit kernel may run with a 32-bit user space: test `getconf LONG_BIT` and `dpkg --print-architecture`, not uname -m"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "2712 kernel uses 16 KiB pages: libraries linked with smaller max-page-size fail (not re-read)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "of the add-in GPU; GH200 9.0, GB200 10.0, GB10/DGX Spark 12.1"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "last CUDA 11.8"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "last CUDA 12.9, last driver branch 580"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "8.6 (A10 class; A10G has no own row in NVIDIA's table)"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "Graviton2 host: sbsa CUDA"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "These are NVIDIA's own programs and libraries, not free software. You may use them to develop; most of them you may not pass on, and none of them may be changed. Crosswright puts nothing of them into a wheel, a report or an archive."),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "cuDNN is NVIDIA's own library, not free software. You may use it to develop; what may be passed on, and how, the agreement says. Crosswright puts nothing of it into a wheel, a report or an archive."),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "NCCL is free software; its notice goes with every copy."),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "No package of the Python index has cuDNN for CUDA 11 on aarch64, 8 or 9: every file of nvidia-cudnn-cu11 is for x86_64. Take it from a JetPack, from NVIDIA's own archive, or build with a stand-in"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "No package of the Python index has cuDNN 8 on aarch64: 9.0.0 is the first of nvidia-cudnn-cu12 that is there for it. Take cuDNN 8 from a JetPack or from NVIDIA's own archive, or build with a stand-in"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "No package of the Python index and none of Debian has NCCL for CUDA 11 on aarch64. TensorFlow can be built without it (--config=nonccl), or builds it from its own sources"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "Debian's package nvidia-cudnn holds no cuDNN: it downloads NVIDIA's archive when it is installed"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "No suite of Debian has TensorRT"),
    QT_TRANSLATE_NOOP(
        "cw::CatalogTexts",
        "cuDNN is never used: ./configure takes its version because the protocol of 2.8 has the question"),
};

// Sentences that differ in a version or a name.
constexpr const char* patterns[] = {
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "Published image %1; TensorFlow inside: %2"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts",
                      "Published image %1; TensorFlow inside: a git submodule that needs its own ./configure"),
    QT_TRANSLATE_NOOP("cw::CatalogTexts", "CPU image %1"),
};

QString translated(const QString& english)
{
    return QCoreApplication::translate("cw::CatalogTexts", english.toUtf8().constData());
}

const QSet<QString>& known()
{
    static const QSet<QString> all = [] {
        QSet<QString> result;
        for (const char* text : sources)
            result.insert(QString::fromUtf8(text));
        for (const char* text : names)
            result.insert(QString::fromUtf8(text));
        for (const char* text : words)
            result.insert(QString::fromUtf8(text));
        for (const char* text : sentences)
            result.insert(QString::fromUtf8(text));
        return result;
    }();
    return all;
}

/// A sentence of a note; one that nobody translated stays as it is.
QString sentence(const QString& english)
{
    if (known().contains(english))
        return translated(english);
    struct Known
    {
        QString pattern;
        QRegularExpression expression;
    };
    static const QList<Known> all = [] { // compiled once: there are hundreds of notes
        QList<Known> made;
        for (const char* text : patterns) {
            const QString pattern = QString::fromUtf8(text);
            const QString expression =
                QRegularExpression::escape(pattern).replace(u"\\%1"_s, u"(\\S+)"_s).replace(u"\\%2"_s, u"(\\S+)"_s);
            made.append({pattern, QRegularExpression(QRegularExpression::anchoredPattern(expression))});
        }
        return made;
    }();
    for (const Known& each : all) {
        const auto match = each.expression.match(english);
        if (!match.hasMatch())
            continue;
        QString result = translated(each.pattern);
        for (int i = 1; i <= match.lastCapturedIndex(); ++i)
            result.replace(u'%' + QString::number(i), match.captured(i));
        return result;
    }
    return english;
}

} // namespace

QString shownText(const QString& english)
{
    return known().contains(english) ? translated(english) : english;
}

QString shownNote(const QString& english)
{
    if (english.isEmpty())
        return {};
    const bool stop = english.endsWith(u'.');
    QStringList parts = (stop ? english.chopped(1) : english).split(u". "_s);
    for (QString& part : parts)
        part = sentence(part);
    return parts.join(u". "_s) + (stop ? u"."_s : QString());
}

} // namespace cw
