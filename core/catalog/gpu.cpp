// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/gpu.h"

#include "core/catalog/recordreader.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw {

QString Gpu::plainName(const QString& name)
{
    static const QRegularExpression brand(u"\\b(nvidia|geforce|quadro|tesla|graphics|gpu)\\b"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression punctuation(u"[^a-z0-9]+"_s);
    return QString(name).remove(brand).toLower().remove(punctuation);
}

QString Gpu::chipName(const QString& name)
{
    // "NVIDIA A100-SXM4-80GB", "Tesla V100-PCIE-16GB", "H100 80GB HBM3", "RTX 3080 Ti Laptop GPU", "Orin (nvgpu)",
    // "Quadro T2000 with Max-Q Design", and the list form "GPU 0: … (UUID: …)" of nvidia-smi -L.
    static const QRegularExpression list(u"^\\s*gpu\\s*\\d+\\s*:|\\(uuid:[^)]*\\)|\\(nvgpu\\)"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression make(
        u"(?<![a-z0-9])(pcie|sxm[0-9]?|nvl|oam|hbm[0-9]e?|[0-9]+ ?gi?b|laptop|notebook|mobile|with max-q design|max-q|"
        "generation|workstation edition|server edition|device)(?![a-z0-9])"_s,
        QRegularExpression::CaseInsensitiveOption);
    return plainName(QString(name).remove(list).replace(make, u" "_s));
}

Gpu Gpu::read(RecordReader& reader)
{
    Gpu gpu;
    reader.common(gpu);
    gpu.capability = reader.version("capability"_L1);
    gpu.architecture = reader.text("architecture"_L1);
    gpu.segment = reader.text("segment"_L1);
    gpu.ambiguous = reader.flag("ambiguous"_L1);
    return gpu;
}

SmArchitecture SmArchitecture::read(RecordReader& reader)
{
    SmArchitecture architecture;
    reader.common(architecture);
    architecture.capability = reader.version("capability"_L1);
    architecture.architecture = reader.text("architecture"_L1);
    architecture.cudaMin = reader.version("cudaMin"_L1);
    architecture.cudaMax = reader.version("cudaMax"_L1);
    architecture.lastDriver = reader.version("lastDriver"_L1);
    architecture.tegra = reader.flag("tegra"_L1);
    return architecture;
}

} // namespace cw
