// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deploy/preflight.h"

#include "core/base/version.h"

#include <QCoreApplication>
#include <QMap>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Preflight", text);
}

/// e_machine as `od -An -tx1` prints its two bytes, little-endian (elf(5)).
QString machineOfBytes(const QString& bytes)
{
    if (bytes == "b700"_L1)
        return u"aarch64"_s;
    if (bytes == "2800"_L1)
        return u"arm"_s;
    if (bytes == "3e00"_L1)
        return u"x86_64"_s;
    return bytes.isEmpty() ? QString() : "machine-0x"_L1 + bytes;
}

bool newerThan(const QString& wanted, const QString& there)
{
    const auto a = Version::parse(wanted);
    const auto b = Version::parse(there);
    return a && b && *a > *b;
}

bool pythonFits(const Wheel& wheel, const DeviceLook& device)
{
    for (const QString& tag : wheel.pythonTag.split(u'.')) {
        if (tag == "py3"_L1 || tag == device.abi || (wheel.abiTag == "abi3"_L1 && tag.startsWith("cp3"_L1)))
            return true;
    }
    return false;
}

void raise(QString& newest, const QString& version)
{
    if (newest.isEmpty() || newerThan(version, newest))
        newest = version;
}

PreflightRow::Fit fitOf(const QString& found, bool fits)
{
    if (found.isEmpty())
        return PreflightRow::Fit::Unknown;
    return fits ? PreflightRow::Fit::Yes : PreflightRow::Fit::No;
}

QString fitName(PreflightRow::Fit fit)
{
    switch (fit) {
    case PreflightRow::Fit::Yes: return u"yes"_s;
    case PreflightRow::Fit::No: return u"no"_s;
    case PreflightRow::Fit::Unknown: break;
    }
    return u"unknown"_s;
}

} // namespace

QJsonObject PreflightRow::toJson() const
{
    return {{"id"_L1, id}, {"needed"_L1, needed}, {"found"_L1, found}, {"fits"_L1, fitName(fit)}};
}

void Needs::add(const Wheel& wheel)
{
    m_wheels.append(wheel);
    for (const Wheel::Binary& binary : wheel.binaries)
        add(binary.elf);
}

void Needs::add(const ElfFile& file)
{
    if (!m_machines.contains(file.machine))
        m_machines.append(file.machine);
    raise(m_glibc, file.newestGlibc);
    raise(m_glibcxx, file.newestGlibcxx);
}

QList<PreflightRow> Needs::compare(const DeviceLook& device) const
{
    QList<PreflightRow> rows;
    if (!m_wheels.isEmpty()) {
        QStringList tags;
        bool fits = true;
        for (const Wheel& wheel : m_wheels) {
            if (!tags.contains(wheel.pythonTag))
                tags.append(wheel.pythonTag);
            fits = fits && pythonFits(wheel, device);
        }
        const QString found = device.python.isEmpty() ? tr("no python3") : device.python;
        rows.append({u"python"_s, tr("Python"), tags.join(", "_L1), found, fitOf(found, fits)});
    }
    if (!m_machines.isEmpty()) {
        const QString machine = elfMachineOf(device.machine);
        // As in objections(): a 64-bit kernel may run a 32-bit userland.
        const QString userland = device.sshdMachine.isEmpty() ? machine : device.sshdMachine;
        rows.append({u"machine"_s, tr("Machine"), m_machines.join(", "_L1), userland,
                     fitOf(userland, m_machines == QStringList{userland})});
    }
    if (!m_glibc.isEmpty())
        rows.append({u"glibc"_s, tr("glibc"), u"≥ %1"_s.arg(m_glibc), device.glibc,
                     fitOf(device.glibc, !newerThan(m_glibc, device.glibc))});
    if (!m_glibcxx.isEmpty())
        rows.append({u"glibcxx"_s, tr("libstdc++ (GLIBCXX)"), u"≥ %1"_s.arg(m_glibcxx), device.glibcxx,
                     fitOf(device.glibcxx, !newerThan(m_glibcxx, device.glibcxx))});
    const QString free = device.freeMiB < 0 ? QString() : tr("%1 MiB").arg(device.freeMiB);
    rows.append({u"space"_s, tr("Free space"), tr("%1 MiB").arg(mebibytes()), free,
                 fitOf(free, device.freeMiB >= mebibytes())});
    return rows;
}

DeviceLook DeviceLook::parse(const QByteArray& lines)
{
    QMap<QString, QString> values;
    for (const QString& line : QString::fromUtf8(lines).split(u'\n')) {
        const qsizetype equals = line.indexOf(u'=');
        if (equals > 0)
            values.insert(line.left(equals), line.mid(equals + 1).trimmed());
    }
    DeviceLook look;
    look.machine = values.value(u"machine"_s);
    look.sshdMachine = machineOfBytes(values.value(u"sshd_elf"_s));
    look.python = values.value(u"python"_s);
    look.abi = values.value(u"abi"_s);
    look.pip = values.value(u"pip"_s);
    look.hasEnsurepip = values.value(u"ensurepip"_s) == "1"_L1;
    look.glibc = values.value(u"glibc"_s);
    look.glibcxx = values.value(u"glibcxx"_s);
    look.folder = values.value(u"folder"_s);
    look.former = values.value(u"former"_s);
    bool ok = false;
    const qint64 free = values.value(u"free_mib"_s).toLongLong(&ok);
    look.freeMiB = ok ? free : -1;
    return look;
}

QString elfMachineOf(const QString& unameMachine)
{
    if (unameMachine.startsWith("armv"_L1) || unameMachine == "arm"_L1)
        return u"arm"_s;
    if (unameMachine == "arm64"_L1)
        return u"aarch64"_s;
    return unameMachine;
}

QStringList objections(const ElfFile& file, const QString& name, const DeviceLook& device)
{
    QStringList result;
    const QString machine = elfMachineOf(device.machine);
    // A 64-bit kernel may run a 32-bit userland (Raspberry Pi OS): the sshd's own machine is the userland's.
    const QString userland = device.sshdMachine.isEmpty() ? machine : device.sshdMachine;
    if (file.machine != userland)
        result.append(tr("%1 is built for %2, and the device is %3.").arg(name, file.machine, userland));
    if (newerThan(file.newestGlibc, device.glibc)) {
        result.append(tr("%1 needs glibc %2, and the device has %3: it would not load.")
                          .arg(name, file.newestGlibc, device.glibc));
    }
    if (newerThan(file.newestGlibcxx, device.glibcxx)) {
        result.append(tr("%1 needs GLIBCXX_%2, and the device's libstdc++ ends at GLIBCXX_%3: it would not load.")
                          .arg(name, file.newestGlibcxx, device.glibcxx));
    }
    return result;
}

QStringList objections(const Wheel& wheel, const DeviceLook& device)
{
    QStringList result = inconsistencies(wheel);
    if (device.python.isEmpty())
        result.append(tr("The device has no python3, so no wheel can be installed."));
    else if (!pythonFits(wheel, device))
        result.append(tr("The wheel is for Python %1, and the device's python3 is %2 (%3).")
                          .arg(wheel.pythonTag, device.python, device.abi));
    for (const Wheel::Binary& binary : wheel.binaries)
        result += objections(binary.elf, binary.path, device);
    return result;
}

} // namespace cw
