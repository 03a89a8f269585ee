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
void parseNcclHeader(const QByteArray& text, const FactSink& sink);                      ///< → nccl ("2.27.7")
/// NvInferVersion.h (or NvInfer.h before TensorRT 6) → tensorrt ("10.3.0.30")
void parseTensorRtHeader(const QByteArray& text, const FactSink& sink);
/// File names of libraries → cuda_runtime ("12.6"), libcuda (the driver's part in user space: "580.95.05"), cuda_compat
/// (newest package that lets a newer CUDA run on the driver), and nccl and tensorrt where they are not known yet.
void parseCudaLibraries(const QByteArray& text, const FactSink& sink);

} // namespace cw::probe
