// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/facts/facts.h"
#include "core/solve/backward.h"

#include <QJsonArray>
#include <QStringList>

namespace solvefacts {

using namespace Qt::StringLiterals;

inline const cw::Catalog& catalog()
{
    static const cw::Catalog loaded = [] {
        const auto result = cw::Catalog::load({u":/catalog"_s});
        if (!result)
            qFatal("%s", qPrintable(result.error().sentence()));
        return *result;
    }();
    return loaded;
}

// Machines, in the words of --fact; "_" in host.os and device.os is a blank. A later word wins.
inline const QString debian12 =
    u"host.os=debian_12 host.arch=x86_64 host.cores=8 host.ram=32768 host.disk=100000 host.disk_tmp=50000 host.glibc=2.36 host.gcc=12.2.0 "
    "host.python=3.11.2 host.bazel=4.2.3 host.bazel_path=/usr/bin/bazel host.python_numpy=true host.cross.aarch64.gcc=12.2.0 "
    "host.cross.aarch64.path=/usr/bin/aarch64-linux-gnu-g++ host.cross.aarch64.glibc=2.36 host.cross.armhf.gcc=12.2.0 "
    "host.cross.armhf.path=/usr/bin/arm-linux-gnueabihf-g++ host.cross.armhf.glibc=2.36 host.cross.armhf.runtime_arch=armv7 "_s;
inline const QString ubuntu16 =
    u"host.os=ubuntu_16.04 host.arch=x86_64 host.cores=8 host.ram=32768 host.disk=100000 host.disk_tmp=50000 host.glibc=2.23 host.gcc=5.4.0 "
    "host.python=3.5.2 host.bazel=0.8.0 host.bazel_path=/usr/bin/bazel host.python_numpy=true host.cross.aarch64.gcc=5.4.0 "
    "host.cross.aarch64.path=/usr/bin/aarch64-linux-gnu-g++ host.cross.aarch64.glibc=2.23 "_s;
inline const QString ubuntu18 =
    u"host.os=ubuntu_18.04 host.arch=x86_64 host.cores=8 host.ram=32768 host.disk=100000 host.disk_tmp=50000 host.glibc=2.27 host.gcc=7.5.0 "
    "host.python=3.6.9 host.bazel=3.7.2 host.bazel_path=/usr/bin/bazel host.python_numpy=true host.cross.aarch64.gcc=7.5.0 "
    "host.cross.aarch64.path=/usr/bin/aarch64-linux-gnu-g++ host.cross.aarch64.glibc=2.27 "_s;
inline const QString nano461 =
    u"device.arch=aarch64 device.board=jetson-nano device.l4t=32.7.1 device.os=ubuntu_18.04 device.glibc=2.27 "
    "device.glibcxx=3.4.25 device.python=3.6.9 device.pythons=[3.6] device.ram=3964 device.cores=4 device.disk=20000 device.disk_tmp=5000 "
    "device.cuda=10.2.300 device.cudnn=8.2.1 "_s;
inline const QString nano43 =
    u"device.arch=aarch64 device.board=jetson-nano device.l4t=32.3.1 device.os=ubuntu_18.04 device.glibc=2.27 "
    "device.glibcxx=3.4.25 device.python=3.6.9 device.pythons=[3.6] device.ram=3964 device.cores=4 device.disk=20000 device.disk_tmp=5000 "
    "device.cuda=10.0.326 device.cudnn=7.6.3 "_s;
inline const QString tx1jp31 =
    u"device.arch=aarch64 device.board=jetson-tx1 device.l4t=28.1 device.os=ubuntu_16.04 device.glibc=2.23 "
    "device.glibcxx=3.4.21 device.python=3.5.2 device.pythons=[3.5] device.ram=3994 device.cores=4 device.disk=9000 device.disk_tmp=5000 "
    "device.cuda=8.0.84 device.cudnn=6.0.21 "_s;
inline const QString orinNano62 =
    u"device.arch=aarch64 device.board=jetson-orin-nano device.l4t=36.4.3 device.os=ubuntu_22.04 device.glibc=2.35 "
    "device.glibcxx=3.4.30 device.python=3.10.12 device.pythons=[3.10] device.ram=7620 device.cores=6 device.disk=40000 device.disk_tmp=5000 "
    "device.cuda=12.6.68 device.cudnn=9.3.0 device.cpu=[fp,asimd,atomics] "_s;
inline const QString pi4 =
    u"device.arch=aarch64 device.board=raspberry-pi-4 device.os=debian_12 device.glibc=2.36 device.glibcxx=3.4.30 "
    "device.python=3.11.2 device.pythons=[3.11] device.ram=4000 device.cores=4 device.disk=20000 device.disk_tmp=5000 "_s;

inline cw::Facts factsOf(const QString& text)
{
    cw::Facts facts;
    const QDateTime now(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);
    for (const QString& each : text.split(u' ', Qt::SkipEmptyParts)) {
        const QString name = each.section(u'=', 0, 0);
        QString value = each.section(u'=', 1);
        if (name.endsWith(".os"_L1) || value.startsWith(u'?'))
            value.replace(u'_', u' ');
        if (value.startsWith(u'?'))
            facts.setUnknown(name, value.mid(1), now);
        else if (value.startsWith(u'['))
            facts.set(name, QJsonArray::fromStringList(value.mid(1).chopped(1).split(u',', Qt::SkipEmptyParts)),
                      u"test"_s, now);
        else if (static const QStringList numbers{u"ram"_s, u"swap"_s, u"disk"_s, u"disk_tmp"_s, u"cores"_s};
                 numbers.contains(name.section(u'.', 1)))
            facts.set(name, value.toLongLong(), u"test"_s, now);
        else if (value == "true"_L1)
            facts.set(name, true, u"test"_s, now);
        else
            facts.set(name, value, u"test"_s, now);
    }
    return facts;
}

// "gpu=RTX_4060 cuda=require jetpack=6.2 product=c-library board=jetson-nano"
inline cw::Wish wishOf(const QString& text)
{
    cw::Wish wish;
    const QMap<QString, QString*> texts{
        {u"tf"_s, &wish.tf},         {u"board"_s, &wish.board},    {u"jetpack"_s, &wish.jetpack},
        {u"gpu"_s, &wish.gpu},       {u"cuda"_s, &wish.cuda},      {u"cudnn"_s, &wish.cudnn},
        {u"python"_s, &wish.python}, {u"mode"_s, &wish.mode},      {u"product"_s, &wish.product},
        {u"device"_s, &wish.device}, {u"project"_s, &wish.project}};
    for (const QString& each : text.split(u' ', Qt::SkipEmptyParts)) {
        const QString name = each.section(u'=', 0, 0);
        QString value = each.section(u'=', 1);
        if (name == "gpu"_L1)
            value.replace(u'_', u' ');
        if (name == "use"_L1)
            wish.use = value == "never"_L1 ? cw::Wish::Cuda::Never : cw::Wish::Cuda::Require;
        else if (texts.contains(name))
            *texts.value(name) = value;
        else
            qFatal("%s", qPrintable(each));
    }
    return wish;
}

inline cw::Solutions solved(const QString& facts, const QString& wish)
{
    const auto result = cw::solveBackward(catalog(), factsOf(facts), wishOf(wish));
    if (!result)
        qFatal("%s", qPrintable(result.error().sentence()));
    return *result;
}

inline const cw::Solution* rowOf(const cw::Solutions& solutions, const QString& tf)
{
    for (const cw::Solution& row : solutions.rows) {
        if (row.tf == tf)
            return &row;
    }
    return nullptr;
}

} // namespace solvefacts
