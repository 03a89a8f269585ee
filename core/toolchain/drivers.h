// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace cw::toolchain {

/// The gcc drivers of `path`, absolute, sorted. A file is its own answer (a g++ gives the gcc beside it, where there is
/// one). A folder is searched in itself, bin, */bin and */*/bin: that finds the compilers of Arm's and Linaro's archives,
/// crosstool-NG's x-tools and raspberrypi/tools. One entry per program: `X-gcc` stands for `X-gcc-13.3.1` beside it, and
/// links to the same file count once. Links are not followed in the result, since gcc goes by its name. Any thread.
QStringList driversAt(const QString& path);

/// The C++ driver that belongs to a gcc: "…/X-gcc-12" → "…/X-g++-12"; "" when the name has no gcc in it.
QString cxxDriverOf(const QString& gcc);

/// The catalog's word for the machine of a triplet, whatever its maker writes in the middle: "aarch64-none-linux-gnu" →
/// "aarch64", "armv8-rpi3-linux-gnueabihf" → "armhf", "x86_64-linux-gnu" → "x86_64"; "" for every other one: soft float
/// ("gnueabi"), no Linux ("none-eabi"), the other byte order ("aarch64_be"), another C library ("musl").
QString archOfTriplet(const QString& triplet);

} // namespace cw::toolchain
