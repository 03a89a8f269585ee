// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulefixture.h"

#include "core/config/edit.h"

#include <QJsonArray>

#include <algorithm>

using namespace cw;
using namespace Qt::StringLiterals;

namespace rulefixture {

const Catalog& catalog()
{
    static const Catalog loaded = [] {
        const auto result = Catalog::load({u":/catalog"_s});
        if (!result)
            qFatal("%s", qPrintable(result.error().sentence()));
        return *result;
    }();
    return loaded;
}

Configuration configurationOf(const QString& text)
{
    Configuration configuration;
    for (const QString& edit : text.split(u' ', Qt::SkipEmptyParts)) {
        QString typed = edit;
        if (typed.startsWith("gpu="_L1))
            typed.replace(u'_', u' ');
        typed.replace(u'|', u' ');
        const Status applied = applyEdits(configuration, {typed});
        if (!applied)
            qFatal("%s: %s", qPrintable(edit), qPrintable(applied.error().sentence()));
    }
    return configuration;
}

Facts factsOf(QString text)
{
    const QDateTime now(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);
    text.replace(u"HOST"_s,
                 u"host.os=debian_12 host.arch=x86_64 host.cores=8 host.ram=32768 host.disk=100000 host.glibc=2.36 "
                 "host.gcc=12.2.0 host.bazel=4.2.3 host.bazel_path=/usr/bin/bazel host.cross.aarch64.gcc=12.2.0 "
                 "host.cross.aarch64.path=/usr/bin/aarch64-linux-gnu-g++ host.cross.aarch64.glibc=2.36 "
                 "host.cross.armhf.gcc=12.2.0 host.cross.armhf.path=/usr/bin/arm-linux-gnueabihf-g++ "
                 "host.cross.armhf.glibc=2.36 host.container=[podman]"_s);
    text.replace(u"DEV"_s,
                 u"device.arch=aarch64 device.board=jetson-orin-nano device.l4t=36.4.3 device.glibc=2.35 "
                 "device.glibcxx=3.4.30 device.python=3.10.12 device.pythons=[3.10] device.ram=7620 device.disk=40000 "
                 "device.cpu=[fp,asimd,atomics]"_s);
    text.replace(u"TREE"_s,
                 u"host.arch=x86_64 host.path.cuda_path=/cuda host.path.cuda_path.files=[bin/nvcc:x86_64,bin/ptxas"
                 ":x86_64,bin/fatbinary:x86_64,bin/cudafe++:x86_64,bin/nvlink:x86_64,bin/bin2c:x86_64,bin/nvcc.pr"
                 "ofile,bin/crt/link.stub,nvvm/bin/cicc:x86_64,nvvm/libdevice/libdevice.10.bc,lib64/libcudart.so."
                 "11.0:aarch64,lib64/libcublas.so.11:aarch64,lib64/libcublasLt.so.11:aarch64,lib64/libcufft.so.10"
                 ":aarch64,lib64/libcurand.so.10:aarch64,lib64/libcusolver.so.11:aarch64,lib64/libcusparse.so.11:"
                 "aarch64,lib64/libcudnn.so.8:aarch64,lib64/libcudart_static.a,lib64/libcudadevrt.a,lib64/stubs/l"
                 "ibcuda.so:aarch64,extras/CUPTI/lib64/libcupti.so.11.8:aarch64,extras/CUPTI/include/cupti.h,targ"
                 "ets/x86_64-linux/include/,include/cuda.h,include/cuda_runtime_api.h,include/cublas_v2.h,include"
                 "/cublas_api.h,include/curand.h,include/cufft.h,include/cusolverDn.h,include/cusolver_common.h,i"
                 "nclude/cusparse.h,include/thrust/version.h,include/cub/version.cuh,include/cudnn.h,include/cudn"
                 "n_version.h] host.path.cuda_path.cudnn_headers=[include/cudnn.h,include/cudnn_version.h:8.6.0] "
                 "host.path.cuda_path.nvcc_last_line=Build_cuda"_s);
    Facts facts;
    for (const QString& each : text.split(u' ', Qt::SkipEmptyParts)) {
        const QString name = each.section(u'=', 0, 0);
        QString value = each.section(u'=', 1);
        if (value.startsWith(u'?'))
            facts.setUnknown(name, value.mid(1).replace(u'_', u' '), now);
        else if (value.startsWith(u'['))
            facts.set(name, QJsonArray::fromStringList(value.mid(1).chopped(1).split(u',', Qt::SkipEmptyParts)),
                      u"test"_s, now);
        else
            facts.set(name, name == "host.os"_L1 ? value.replace(u'_', u' ') : value, u"test"_s, now);
    }
    return facts;
}

QStringList spoken(const QList<Finding>& findings)
{
    QStringList words;
    for (const Finding& finding : findings)
        words.append(finding.id + u':' + severityName(finding.severity));
    return words;
}

bool saysId(const QList<Finding>& findings, const QString& id)
{
    return std::any_of(findings.begin(), findings.end(), [&](const Finding& finding) { return finding.id == id; });
}

} // namespace rulefixture
