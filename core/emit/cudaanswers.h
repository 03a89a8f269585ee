// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/bazelera.h"

#include <QMap>
#include <QString>
#include <QStringList>

namespace cw::emit {

/// What ./configure is to be told of CUDA. Paths are absolute and lie on the machine that builds.
struct CudaRequest
{
    QString version;          ///< "11.8"; three numbers where the release downloads it ("12.5.1")
    QString toolkit;          ///< the toolkit's folder
    QString cudnnVersion;     ///< as far as it shall be compared: "8", "8.6"
    QString cudnn;            ///< the folder that holds cuDNN
    QStringList capabilities; ///< "8.7"
    QString hostCompiler;     ///< the gcc that nvcc hands C++ to; the cross gcc in a cross build
    QString clang = {};       ///< for releases that compile CUDA with clang; empty: as recorded
    bool localCuda = false;   ///< a release that downloads CUDA takes `toolkit` instead
    bool localCudnn = false;  ///< the same of cuDNN
    QString tensorrt = {};    ///< version; empty builds without it
};

/// The field of the configuration that decides the answer `variable` in a build for another machine (`foreign`) or this
/// one; "" none does.
QString answerField(const QString& variable, bool foreign);

/// The answers that a CUDA build needs beside, and in place of, those of a CPU build (configureAnswers). Made from the
/// family's recorded CUDA run: only what that family asks is answered. Empty where the family has no such recording.
QMap<QString, QString> cudaAnswers(const ConfigureFamily& family, const CudaRequest& request);

} // namespace cw::emit
