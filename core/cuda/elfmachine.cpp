// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cuda/elfmachine.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace cw::cuda {
namespace {

constexpr int headerBytes = 20; // e_machine is at 18
constexpr int littleEndian = 1;
constexpr int machineX86_64 = 62, machineAarch64 = 183, machineArm = 40; // elf.h, EM_*

} // namespace

QString machineOfBytes(const QByteArray& bytes)
{
    if (bytes.size() < headerBytes
        || !bytes.startsWith("\x7f"
                             "ELF"))
        return {};
    const auto at = [&](int i) { return int(static_cast<unsigned char>(bytes[i])); };
    const int machine = at(5) == littleEndian ? at(18) + 256 * at(19) : 256 * at(18) + at(19);
    switch (machine) {
    case machineX86_64: return u"x86_64"_s;
    case machineAarch64: return u"aarch64"_s;
    case machineArm: return u"armhf"_s;
    default: return u"machine-%1"_s.arg(machine);
    }
}

QString machineOfFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? machineOfBytes(file.read(headerBytes)) : QString();
}

} // namespace cw::cuda
