// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deploy/wheel.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace cw {

/// What the device said before anything was sent (resources/deploy/look.sh).
struct DeviceLook
{
    QString machine;     ///< `uname -m`
    QString sshdMachine; ///< ELF machine of the sshd program; empty when it could not be read
    QString python;      ///< "3.11"; empty when there is no python3
    QString abi;         ///< "cp311"
    QString pip;
    bool hasEnsurepip = false;
    QString glibc;
    QString glibcxx;
    QString folder;      ///< absolute deployment folder
    QString former;      ///< "versions/…" in use, or empty
    qint64 freeMiB = -1; ///< -1: unknown

    /// Reads NAME=VALUE lines; unknown names are ignored, missing ones stay empty.
    static DeviceLook parse(const QByteArray& lines);
};

/// One property that the artifacts need and the device has, for a table beside the sentences of objections().
struct PreflightRow
{
    enum class Fit { Yes, No, Unknown };
    QString id;       ///< "python", "machine", "glibc", "glibcxx", "space"
    QString property; ///< for people
    QString needed;
    QString found; ///< on the device; empty when it did not say
    Fit fit = Fit::Unknown;

    QJsonObject toJson() const;
    bool operator==(const PreflightRow&) const = default;
};

/// What a set of artifacts needs, added up file by file.
class Needs
{
public:
    void add(const Wheel& wheel);
    void add(const ElfFile& file);
    void addBytes(qint64 bytes) { m_bytes += bytes; }       ///< of a file that is sent
    void addUnpacked(qint64 bytes) { m_unpacked += bytes; } ///< of a wheel, as its list of files notes them

    /// A wheel is unpacked beside its upload, and pip compiles its Python files: a quarter more is reckoned with.
    qint64 mebibytes() const { return (m_bytes + m_unpacked / 4 * 5) / 1024 / 1024 + 16; }
    /// Only what there is something to say about. Pure.
    QList<PreflightRow> compare(const DeviceLook& device) const;

private:
    QList<Wheel> m_wheels;
    QStringList m_machines;
    QString m_glibc;
    QString m_glibcxx;
    qint64 m_bytes = 0;
    qint64 m_unpacked = 0;
};

/// ELF machine word for `uname -m` ("armv7l" → "arm", "aarch64" → "aarch64").
QString elfMachineOf(const QString& unameMachine);

/// Why a wheel cannot work on that device, one sentence each, before a byte is sent. Pure.
QStringList objections(const Wheel& wheel, const DeviceLook& device);

/// The same for a program or library.
QStringList objections(const ElfFile& file, const QString& name, const DeviceLook& device);

} // namespace cw
