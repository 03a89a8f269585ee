// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulecases.h"

/// What a Bazel lacks and what it finds without a network: Android's rules in Debian's, folders of archives.
QList<RuleCase> archiveRuleCases()
{
    return {
        {"Debian's Bazel and rules of Android", "tf=2.8.0 product=tflite board=raspberry-pi-4",
         "host.bazel=4.2.3 host.bazel_distribution=debian", "bazel.no_android:error"},
        {"with stand-ins", "tf=2.8.0 product=tflite board=raspberry-pi-4 features.android_stand_ins=on",
         "host.bazel=4.2.3 host.bazel_distribution=debian", "!bazel.no_android"},
        {"its authors' own", "tf=2.8.0 product=tflite board=raspberry-pi-4",
         "host.bazel=4.2.3 host.bazel_distribution=upstream", "!bazel.no_android"},
        {"Debian's, wanted by its version", "tf=2.8.0 product=tflite board=raspberry-pi-4 bazel=4.2.3",
         "host.bazel=4.2.3 host.bazel_distribution=debian", "bazel.no_android:error"},
        {"another, wanted by its version", "tf=2.8.0 product=tflite board=raspberry-pi-4 bazel=4.2.1",
         "host.bazel=4.2.3 host.bazel_distribution=debian", "!bazel.no_android"},
        {"Debian's, by its path", "tf=2.8.0 product=tflite board=raspberry-pi-4 bazel=/opt/bazel",
         "host.bazel=4.2.1 host.bazel_distribution=upstream host.path.bazel=/opt/bazel host.path.bazel.version=4.2.3 "
         "host.path.bazel.distribution=debian",
         "bazel.no_android:error"},
        {"another, by its path", "tf=2.8.0 product=tflite board=raspberry-pi-4 bazel=/opt/bazel",
         "host.bazel=4.2.3 host.bazel_distribution=debian host.path.bazel=/opt/bazel host.path.bazel.version=4.2.3 "
         "host.path.bazel.distribution=upstream",
         "!bazel.no_android"},
        {"its authors' own, fetched beside another of Debian's", "source=/src product=tflite board=raspberry-pi-4",
         "source.project=tensorflow source.tf=2.8.0 source.bazelversion=4.2.3 host.bazel=7.7.1 "
         "host.bazel_distribution=debian host.bazels=[4.2.3] host.bazels.4.2.3=/cache/bazel-4.2.3",
         "!bazel.no_android !bazel.range"},
        {"a release that names none", "tf=2.7.0 product=tflite board=raspberry-pi-4",
         "host.bazel=4.2.3 host.bazel_distribution=debian", "!bazel.no_android"},
        {"a tree that names them", "source=/src product=target target=//:x board=raspberry-pi-4",
         "source.project= source.android_rules=rules_android host.bazel=4.2.3 host.bazel_distribution=debian",
         "bazel.no_android:error"},
        {"a tree that names none, of such a release", "source=/src product=tflite board=raspberry-pi-4",
         "source.project=tensorflow source.tf=2.8.0 source.android_rules=?none host.bazel=4.2.3 "
         "host.bazel_distribution=debian",
         "!bazel.no_android"},
        {"by CMake", "tf=2.8.0 product=tflite board=raspberry-pi-4 road=cmake",
         "host.bazel=4.2.3 host.bazel_distribution=debian", "!bazel.no_android"},
        {"on the board", "tf=2.8.0 product=tflite mode=native board=raspberry-pi-4 device=pi",
         "host.arch=x86_64 host.bazel=4.2.3 host.bazel_distribution=debian", "!bazel.no_android"},

        // folders of archives
        {"no such folder of archives", "tf=2.8.0 board=jetson-nano distdir=/d",
         "host.path.distdir=/d host.path.distdir.folder=false", "distdir.absent:error"},
        {"a folder of archives", "tf=2.8.0 board=jetson-nano distdir=/d",
         "host.path.distdir=/d host.path.distdir.folder=true", "!distdir.absent"},
        {"a folder that nobody looked for", "tf=2.8.0 board=jetson-nano distdir=/d", "", "distdir.absent:unknown"},
        {"what was looked for is another", "tf=2.8.0 board=jetson-nano distdir=/d",
         "host.path.distdir=/e host.path.distdir.folder=false", "distdir.absent:unknown"},
        {"archives that the board does not see", "tf=2.8.0 mode=native board=jetson-nano device=nano distdir=/d",
         "host.arch=x86_64 host.path.distdir=/d host.path.distdir.folder=true", "distdir.absent:warning"},
        {"no download cache yet", "tf=2.8.0 board=jetson-nano repository_cache=/c",
         "host.path.repository_cache=/c host.path.repository_cache.folder=false", "repository_cache.absent:info"},
        {"no download cache, offline", "tf=2.8.0 board=jetson-nano repository_cache=/c features.offline=on",
         "host.path.repository_cache=/c host.path.repository_cache.folder=false", "repository_cache.absent:error"},
        {"a download cache, offline", "tf=2.8.0 board=jetson-nano repository_cache=/c features.offline=on",
         "host.path.repository_cache=/c host.path.repository_cache.folder=true",
         "!repository_cache.absent !offline.patched"},
        {"a download cache that the board does not see",
         "tf=2.8.0 mode=native board=jetson-nano device=nano repository_cache=/c",
         "host.arch=x86_64 host.path.repository_cache=/c host.path.repository_cache.folder=true",
         "repository_cache.absent:warning"},
    };
}
