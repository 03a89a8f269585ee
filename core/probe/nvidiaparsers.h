// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/probe/factsink.h"

#include <QByteArray>

/// What NVIDIA's driver and toolkits say → facts. Pure; any input is allowed.
namespace cw::probe {

void parseDriverVersion(const QByteArray& text,
                        const FactSink& sink); ///< /proc/driver/nvidia/version → driver, driver_open
void parseDriverModule(const QByteArray& text, const FactSink& sink); ///< /sys/module/nvidia/version → driver
/// nvidia-smi's table, `-L` or a query in CSV → driver, driver_cuda (the newest CUDA that the driver serves), gpus,
/// gpu_capabilities, gpu_memory (MiB), driver_kind ("nvgpu" or "desktop").
void parseNvidiaSmi(const QByteArray& text, const FactSink& sink);
/// One toolkit's version, as `name`: "13.0" (major.minor; the rest is a date in some files).
void parseCudaJson(const QByteArray& text, const QString& name, const FactSink& sink);
void parseCudaText(const QByteArray& text, const QString& name, const FactSink& sink);   ///< version.txt
void parseCudaHeader(const QByteArray& text, const QString& name, const FactSink& sink); ///< CUDART_VERSION
void parseNvcc(const QByteArray& text, const QString& name, const FactSink& sink);       ///< `nvcc --version`
void parseCudnnHeader(const QByteArray& text, const FactSink& sink);                     ///< → cudnn ("9.12.0")
/// File names of runtime libraries → cuda_runtime ("12.6"), cudnn where it is not known yet.
void parseCudaLibraries(const QByteArray& text, const FactSink& sink);

} // namespace cw::probe
