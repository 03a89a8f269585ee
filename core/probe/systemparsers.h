// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/probe/factsink.h"

#include <QByteArray>

/// Text that any Linux gives → facts. Pure; any input is allowed; the names are in docs/formats.md, "Facts".
namespace cw::probe {

void parseUname(const QByteArray& text, const FactSink& sink); ///< `uname -srm` → kernel, kernel_arch
void parseGetconf(const QByteArray& text,
                  const FactSink& sink); ///< → bits, cores, glibc; arch where kernel_arch is known
void parseOsRelease(const QByteArray& text, const FactSink& sink); ///< → os, os_name
/// → cpu (features), cpu_model. Where kernel_arch is known and the text describes another architecture's processor (a
/// program under emulation sees the host's), cpu becomes unknown with that reason.
void parseCpuinfo(const QByteArray& text, const FactSink& sink);
/// What the kernel tells every program of the processor (AT_HWCAP) → cpu, for aarch64 and where cpu is not known yet.
void parseAuxv(const QByteArray& text, const FactSink& sink);
void parseMeminfo(const QByteArray& text, const FactSink& sink); ///< → ram, swap (MiB)
void parseSwaps(const QByteArray& text, const FactSink& sink);   ///< → zram (MiB)
void parseLibstdcxx(const QByteArray& text,
                    const FactSink& sink); ///< → glibcxx, cxxabi ("3.4.30", "1.3.13"), libstdcxx_path
/// `df -Pk` → one MiB value per name, in the order of the rows.
void parseDisk(const QByteArray& text, const QStringList& names, const FactSink& sink);
void parseThermal(const QByteArray& text, const FactSink& sink); ///< → temperature (°C, the hottest), temperatures
/// The probe's Python answer → NAME, NAME_path, NAME_venv, NAME_include ("python" or "path_python").
void parsePython(const QByteArray& text, const QString& name, const FactSink& sink);
/// The shell's `times` at the end of the probe → probe_cpu (ms of processor time, the shell's and its programs').
void parseTimes(const QByteArray& text, const FactSink& sink);
void parseGccNames(const QByteArray& text, const FactSink& sink); ///< → gccs ("9", "12")
/// The probe's answer on control groups → cgroup (1, 2), cgroup_controllers, cgroup_limits (what this user may limit).
void parseCgroup(const QByteArray& text, const FactSink& sink);
void parseNumpy(const QByteArray& text, const FactSink& sink);       ///< → python_numpy, whether it is installed
void parsePythonNames(const QByteArray& text, const FactSink& sink); ///< → pythons ("3.8", …)
void parseTools(const QByteArray& text, const FactSink& sink); ///< → tools, container, NAME_path for bazelisk, git …
void parseQemu(const QByteArray& text, const QString& name, const FactSink& sink); ///< → NAME (version)

} // namespace cw::probe
