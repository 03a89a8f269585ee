// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/record.h"

#include <QList>

namespace cw {

class RecordReader;

/// A CUDA toolkit line ("12.6"). A version may carry its patch in the configuration; the line is looked up by prefix.
struct Cuda : CatalogRecord
{
    QMap<QString, QString> drivers; ///< toolkit patch → least driver of Linux x86_64; "" not established
    QString minorCompatDriver;      ///< least driver of the whole major line (from 11); "" before 11
    QString capabilityMin;
    QString capabilityMax;
    QString gccMin, gccMax; ///< host compiler limits of nvcc; "" not established
    QString clangMin, clangMax;
    QString ptx;
    QStringList cudnn;                    ///< as published, for people; the pairs to test are in Cudnn
    QStringList deprecated;               ///< capabilities that this toolkit warns about
    QString tegraGccMax;                  ///< for Jetson's own toolkits
    QString toolkitPackage;               ///< that installs nvcc and this machine's libraries; "" not known
    QMap<QString, QString> crossPackages; ///< folder below targets/ ("sbsa-linux") → package that fills it
    /// Ending of each library's SONAME: "cudart" → "11.0", "cublas" → "11"; a library that is absent is not known.
    QMap<QString, QString> sonames;
    QString crossRepository;   ///< where these packages are, in words
    QString crossArchitecture; ///< of the cross packages as Debian writes it: "all", or "arm64" (a foreign one here)
    static Cuda read(RecordReader& reader);
};

/// A cuDNN release with the CUDA lines it was published for.
struct Cudnn : CatalogRecord
{
    struct Pair
    {
        QString cudaMin; ///< "12.0"
        QString cudaMax; ///< "12.9"; the same as cudaMin for one line
        QString driver;  ///< least driver, "" follows CUDA's own rule
        bool operator==(const Pair&) const = default;
    };
    QString version; ///< the first that the record speaks for
    QString to;      ///< the last; the same for most
    QList<Pair> cuda;
    QStringList capabilities; ///< empty when not published
    QString capabilityMin;    ///< where only a lower limit was published
    bool tegraOnly = false;   ///< seen only as a part of a JetPack: absence of a pair proves nothing for a desktop
    static Cudnn read(RecordReader& reader);
};

/// A JetPack with what it installs.
struct JetPack : CatalogRecord
{
    QStringList l4t;
    QString ubuntu, kernel, cuda, cudnn, tensorrt, python, gcc, glibc;
    QString glibcxx;    ///< highest GLIBCXX_ of its libstdc++: "3.4.25"
    QStringList boards; ///< ids of boards
    QString date;       ///< as far as it is known: "2024-05"
    static JetPack read(RecordReader& reader);
};

/// A distribution with the versions that decide whether a binary starts.
struct Distribution : CatalogRecord
{
    QString python, gcc, glibc, glibcxx, cxxabi, bazel;
    QMap<QString, QString> crossPackages; ///< "aarch64" → package that holds the C++ cross compiler
    static Distribution read(RecordReader& reader);
};

} // namespace cw
