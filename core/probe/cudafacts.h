// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/probe/factsink.h"
#include "core/probe/probefacts.h"
#include "core/probe/probereply.h"

#include <QList>
#include <QString>

namespace cw::probe {

/// What the probe's answers say of CUDA, cuDNN, NCCL, TensorRT and GPUs together: one answer alone does not say for which
/// machine a header or a library is. Expects `arch` among the facts already. Pure.
void readNvidia(const QList<Section>& sections, const FactSink& sink, Side side);

/// The machine that a library of this path is for, as its folder says ("aarch64" for …/targets/sbsa-linux/…,
/// /usr/lib/aarch64-linux-gnu/…, /usr/aarch64-linux-gnu/…); "" for a folder that says nothing. In the catalog's words.
QString machineOfPath(const QString& path);

/// The machine in the first 20 bytes of an ELF file, given as hexadecimal digits: "x86_64", "aarch64", "armhf", else
/// "machine-62"; "" for anything that is no ELF header. Layout from elf(5).
QString machineOfHeader(const QByteArray& hex);

} // namespace cw::probe
