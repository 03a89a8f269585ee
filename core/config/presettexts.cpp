// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/preset.h"

#include <QCoreApplication>

namespace cw {
namespace {

// The titles and descriptions of presets/*.json once more, so that they are translated with everything else: the tool that
// extracts texts does not read JSON. A test compares the two.
constexpr const char* texts[] = {
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow Lite 2.8.0, C library for any 64-bit Arm machine"),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "libtensorflowlite_c.so for Armv8-A, cross-built."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "Tinyflow wheel with CUDA 11.8 for 64-bit Arm servers, cross-built"),
    QT_TRANSLATE_NOOP(
        "cw::PresetTexts",
        "The workspace inside this program with its GPU kernel. Needs a CUDA toolkit for sbsa (crosswright toolkit fetch cuda-11.8) and g++ 11 for aarch64."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow 1.4.0 wheel with CUDA 8.0 for AWS P2 (K80)"),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "-march=broadwell; GCC 5.4, which CUDA 8.0 takes."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow 1.4.0 wheel with CUDA 9.0 for AWS P3 (V100)"),
    QT_TRANSLATE_NOOP("cw::PresetTexts",
                      "CUDA 9.0, cuDNN 7.0 and Bazel 0.7.0, as built then with two patches that are lost."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow Serving 1.8 with CUDA 9.0, for AWS P3 (V100)"),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "The model server, built on an x86_64 machine."),
    QT_TRANSLATE_NOOP("cw::PresetTexts",
                      "TensorFlow 2.12.0 wheel with CUDA for the Jetson AGX Orin, JetPack 5.1.2, built on the board"),
    QT_TRANSLATE_NOOP(
        "cw::PresetTexts",
        "Built on the board itself over ssh. CUDA 11.4, cuDNN 8.6 and Python 3.8 as JetPack 5.1.2 installs them. 2.13 is the last release for Python 3.8."),
    QT_TRANSLATE_NOOP("cw::PresetTexts",
                      "TensorFlow 2.21.0 wheel with CUDA for the Jetson AGX Orin, JetPack 7.2, built on the board"),
    QT_TRANSLATE_NOOP(
        "cw::PresetTexts",
        "Built on the board itself over ssh. CUDA 13.2, cuDNN 9.20 and Python 3.12 as JetPack 7.2 installs them. The same CUDA packages as for Arm servers (sbsa). Nobody is known to have built this release with CUDA 13 for this board."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow 2.8.0 wheel for the Jetson AGX Orin, CPU only, cross-built"),
    QT_TRANSLATE_NOOP(
        "cw::PresetTexts",
        "Needs Bazel 4.2.3, an aarch64 cross compiler and the headers of Python 3.8 for the board. libstdc++ is linked in."),
    QT_TRANSLATE_NOOP("cw::PresetTexts",
                      "TensorFlow 2.12.0 wheel with CUDA for the Jetson AGX Xavier, JetPack 5.1.2, built on the board"),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow 2.6.0 wheel for the Jetson Nano, CPU only, cross-built"),
    QT_TRANSLATE_NOOP(
        "cw::PresetTexts",
        "Needs Bazel 3.7.2, an aarch64 cross compiler and the headers of Python 3.6 for the board. libstdc++ is linked in, since the board's is older than most compilers here."),
    QT_TRANSLATE_NOOP("cw::PresetTexts",
                      "TensorFlow 2.6.0 wheel with CUDA for the Jetson Nano, JetPack 4.6.1, built on the board"),
    QT_TRANSLATE_NOOP(
        "cw::PresetTexts",
        "Built on the board itself over ssh. CUDA 10.2, cuDNN 8.2 and Python 3.6 as JetPack 4.6.1 installs them. 2.6 is the last release for Python 3.6. Needs swap: the board has 4 GB."),
    QT_TRANSLATE_NOOP("cw::PresetTexts",
                      "TensorFlow 2.18.0 wheel with CUDA for the Jetson Orin Nano, JetPack 6.2, built on the board"),
    QT_TRANSLATE_NOOP(
        "cw::PresetTexts",
        "Built on the board itself over ssh. CUDA 12.6, cuDNN 9.3 and Python 3.10 as JetPack 6.2 installs them. The build takes the CUDA of the JetPack (LOCAL_CUDA_PATH) rather than the one for servers that it would download, and leaves NCCL out, which Jetson does not have."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow Lite 2.8.0, C library for the Jetson Orin Nano"),
    QT_TRANSLATE_NOOP(
        "cw::PresetTexts",
        "libtensorflowlite_c.so with XNNPACK, cross-built with the distribution's compiler and Bazel 4.2."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "Tinyflow wheel for the Jetson Orin Nano, cross-built"),
    QT_TRANSLATE_NOOP(
        "cw::PresetTexts",
        "The workspace inside this program: a TensorFlow in shape, built in minutes. Needs Bazel 4.2 and an aarch64 cross compiler, no network."),
    QT_TRANSLATE_NOOP("cw::PresetTexts",
                      "TensorFlow 2.21.0 wheel with CUDA for the Jetson Thor, JetPack 7.1, built on the board"),
    QT_TRANSLATE_NOOP(
        "cw::PresetTexts",
        "Built on the board itself over ssh. CUDA 13.0, cuDNN 9.12 and Python 3.12 as JetPack 7.1 installs them. The same CUDA packages as for Arm servers (sbsa). Nobody is known to have built this release with CUDA 13 for this board."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow 1.1.0 wheel with CUDA for the Jetson TX1, built on the board"),
    QT_TRANSLATE_NOOP(
        "cw::PresetTexts",
        "Built on the board itself over ssh. CUDA 8.0 and cuDNN 5.1 as in JetPack 3.0; two hours and more. Needs swap (RAM and 7.5 GB more at the peak), and the tag's patches for nvcc 8.0.34: no variadic templates in Eigen, fewer GEMM algorithms."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow 1.2.0 wheel with CUDA for the Jetson TX1, built on the board"),
    QT_TRANSLATE_NOOP(
        "cw::PresetTexts",
        "Built on the board itself over ssh. CUDA 8.0 and cuDNN 5.1 as in JetPack 3.0; two hours and more. As 1.1.0, and another Eigen (d781c1de9834) for missing ARM specialisations."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow 1.3.0 wheel with CUDA for the Jetson TX1, built on the board"),
    QT_TRANSLATE_NOOP(
        "cw::PresetTexts",
        "Built on the board itself over ssh. CUDA 8.0 and cuDNN 6 as in JetPack 3.1; two hours and more. JetPack 3.1 repaired nvcc, so only Eigen is patched; its kernel has no swap, hence the limits of its author: 2048 MiB, one job."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow 1.4.0 wheel with CUDA for the Jetson TX1, built on the board"),
    QT_TRANSLATE_NOOP(
        "cw::PresetTexts",
        "Built on the board itself over ssh. CUDA 8.0 and cuDNN 6 as in JetPack 3.1; two hours and more. Builds without a patch of TensorFlow; its kernel has no swap, hence one job."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow 1.5.0 wheel for the Jetson TX1, CPU only, cross-built"),
    QT_TRANSLATE_NOOP(
        "cw::PresetTexts",
        "The smaller of two wheels of the TX1 cross build. Needs Bazel 0.10.0 (or another that takes a CROSSTOOL), a cross compiler and the board's Python 3.5 headers."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow 1.5.0 wheel with CUDA for the Jetson TX1, cross-built"),
    QT_TRANSLATE_NOOP(
        "cw::PresetTexts",
        "CUDA 8.0 and cuDNN 6 as in JetPack 3.1. Needs the CUDA 8.0 toolkit with its aarch64 cross packages, cuDNN 6 for this machine and for the board, Bazel 0.10.0, and the board's Python 3.5 headers."),
    QT_TRANSLATE_NOOP("cw::PresetTexts",
                      "TensorFlow 2.6.0 wheel with CUDA for the Jetson TX2, JetPack 4.6.1, built on the board"),
    QT_TRANSLATE_NOOP(
        "cw::PresetTexts",
        "Built on the board itself over ssh. CUDA 10.2, cuDNN 8.2 and Python 3.6 as JetPack 4.6.1 installs them. 2.6 is the last release for Python 3.6."),
    QT_TRANSLATE_NOOP("cw::PresetTexts",
                      "TensorFlow 2.12.0 wheel with CUDA for the Jetson Xavier NX, JetPack 5.1.2, built on the board"),
    QT_TRANSLATE_NOOP(
        "cw::PresetTexts",
        "Built on the board itself over ssh. CUDA 11.4, cuDNN 8.6 and Python 3.8 as JetPack 5.1.2 installs them. Needs swap: the board has 8 GB."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow 1.3.0, C library for the Raspberry Pi Zero"),
    QT_TRANSLATE_NOOP(
        "cw::PresetTexts",
        "libtensorflow.so, cross-built. Needs an ARMv6 toolchain: a distribution's armhf compiler makes ARMv7 start-up code."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow 1.3.0, C library for the Raspberry Pi 1"),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow 1.3.0, C library for the Raspberry Pi 2"),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "libtensorflow.so, cross-built."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow Lite 2.8.0, C library for any ARMv7 machine with NEON"),
    QT_TRANSLATE_NOOP(
        "cw::PresetTexts",
        "libtensorflowlite_c.so for armhf (Raspberry Pi 2 and newer with a 32-bit system), cross-built; -mfp16-format=ieee as XNNPACK wants it before 2.9."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow 1.3.0, C library for the Raspberry Pi 3, 32-bit"),
    QT_TRANSLATE_NOOP("cw::PresetTexts",
                      "TensorFlow 2.13.0 wheel for the Raspberry Pi 4, 64-bit, CPU only, cross-built"),
    QT_TRANSLATE_NOOP(
        "cw::PresetTexts",
        "Needs Bazel 5.3.0, an aarch64 cross compiler and the headers of Python 3.11 for the board. For Raspberry Pi OS 12."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow Lite 2.8.0, C library for the Raspberry Pi 4, 64-bit"),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "libtensorflowlite_c.so, cross-built."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow Lite 2.8.0, C library for the Raspberry Pi 4, 32-bit"),
    QT_TRANSLATE_NOOP("cw::PresetTexts",
                      "libtensorflowlite_c.so, cross-built; -mfp16-format=ieee as XNNPACK wants it before 2.9."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "Tinyflow wheel for the Raspberry Pi 4, 32-bit, cross-built"),
    QT_TRANSLATE_NOOP("cw::PresetTexts",
                      "The workspace inside this program, for a 32-bit system. Needs an armhf cross compiler."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "Tinyflow wheel for the Raspberry Pi 4, 64-bit, cross-built"),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "The workspace inside this program, for a 64-bit system."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow 2.13.0 wheel for the Raspberry Pi 5, CPU only, cross-built"),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow Lite 2.8.0, C library for the Raspberry Pi 5"),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow 1.4.0 wheel for AWS m4 (Broadwell), CPU only"),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "-march=broadwell; built with GCC 7.1 then."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow 1.4.0 wheel for a Skylake desktop, CPU only"),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "-march=skylake; built with GCC 7.1 then."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow 1.4.0 wheel with CUDA 8.0 for a desktop with a GTX 1080 Ti"),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "-march=core-avx-i with AVX2 and FMA; GCC 5.4, which CUDA 8.0 takes."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "TensorFlow 2.18.0 wheel with CUDA in a container, for an x86_64 workstation"),
    QT_TRANSLATE_NOOP(
        "cw::PresetTexts",
        "CUDA 12.5.1 and cuDNN 9.3.0 are downloaded by the build. For a laptop with an RTX 4060 (capability 8.9), compiled for 8.6, which runs there and which older toolkits know. Needs Docker or Podman and a driver of branch 525 or newer."),
    QT_TRANSLATE_NOOP("cw::PresetTexts", "Tinyflow wheel for this x86_64 machine"),
    QT_TRANSLATE_NOOP("cw::PresetTexts",
                      "The workspace inside this program, built natively: to try Bazel and the limits."),
};

QString shown(const QString& english)
{
    return english.isEmpty() ? QString() : QCoreApplication::translate("cw::PresetTexts", english.toUtf8().constData());
}

} // namespace

QString Preset::shownTitle() const
{
    return shown(title);
}

QString Preset::shownDescription() const
{
    return shown(description);
}

QStringList presetTexts()
{
    QStringList result;
    for (const char* text : texts)
        result.append(QString::fromUtf8(text));
    return result;
}

} // namespace cw
