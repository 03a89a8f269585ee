// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/toolchain/drivers.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

using namespace Qt::StringLiterals;

namespace cw::toolchain {
namespace {

bool runs(const QString& path)
{
    const QFileInfo info(path);
    return info.isFile() && info.isExecutable();
}

/// `X-gcc` and `gcc`, and `X-gcc-12` where there is no `X-gcc`; not gcc-ar, gcc-nm.
QStringList driversIn(const QString& folder)
{
    static const QRegularExpression versioned(u"^(.*gcc)-[0-9][0-9.]*$"_s);
    QStringList found;
    const QDir dir(folder);
    for (const QString& name : dir.entryList({u"*-gcc"_s, u"gcc"_s, u"*gcc-[0-9]*"_s}, QDir::Files, QDir::Name)) {
        const auto match = versioned.match(name);
        if (!match.hasMatch() && !name.endsWith("gcc"_L1))
            continue;
        if (match.hasMatch() && runs(folder + u'/' + match.captured(1)))
            continue;
        if (runs(folder + u'/' + name))
            found.append(folder + u'/' + name);
    }
    return found;
}

QStringList foldersOf(const QString& folder)
{
    QStringList all;
    for (const QString& name : QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        all.append(folder + u'/' + name);
    return all;
}

} // namespace

QStringList driversAt(const QString& path)
{
    const QString clean = QDir::cleanPath(path);
    if (runs(clean)) {
        QString gcc = clean;
        const qsizetype at = gcc.lastIndexOf("g++"_L1);
        if (at > gcc.lastIndexOf(u'/') && runs(gcc.replace(at, 3, "gcc"_L1)))
            return {gcc};
        return {clean};
    }
    if (!QFileInfo(clean).isDir())
        return {};
    QStringList places{clean, clean + "/bin"_L1};
    const QStringList below = foldersOf(clean);
    for (const QString& folder : below)
        places.append(folder + "/bin"_L1);
    for (const QString& folder : below) {
        for (const QString& next : foldersOf(folder))
            places.append(next + "/bin"_L1);
    }
    QStringList found;
    QSet<QString> files;
    for (const QString& place : places) {
        for (const QString& driver : driversIn(place)) {
            const QString file = QFileInfo(driver).canonicalFilePath();
            if (files.contains(file))
                continue;
            files.insert(file);
            found.append(driver);
        }
    }
    found.sort();
    return found;
}

QString cxxDriverOf(const QString& gcc)
{
    QString cxx = gcc;
    const qsizetype at = cxx.lastIndexOf("gcc"_L1);
    return at > cxx.lastIndexOf(u'/') ? cxx.replace(at, 3, "g++"_L1) : QString();
}

QString archOfTriplet(const QString& triplet)
{
    static const QRegularExpression form(
        u"^(aarch64|arm(?:v[6-8][a-z]*)?|x86_64)-(?:[a-z0-9_]+-)?linux-(gnu[a-z]*)$"_s);
    const auto match = form.match(triplet);
    const QString machine = match.captured(1);
    const QString system = match.captured(2);
    if (machine.startsWith("arm"_L1))
        return system == "gnueabihf"_L1 ? u"armhf"_s : QString();
    return system == "gnu"_L1 ? machine : QString();
}

} // namespace cw::toolchain
