// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/base/json.h"
#include "core/bazel/progressparser.h"
#include "core/catalog/catalog.h"
#include "core/config/configuration.h"
#include "core/deploy/deploymentnote.h"
#include "core/deploy/preflight.h"
#include "core/deploy/rollback.h"
#include "core/deploy/unfinished.h"
#include "core/device/hostkeys.h"
#include "core/plan/plan.h"
#include "core/plan/planscript.h"
#include "core/probe/probefacts.h"
#include "core/probe/probereply.h"
#include "tests/fuzz/targets.h"
#include "tests/support/planfixture.h"

#include <QDir>
#include <QDirIterator>

using namespace Qt::StringLiterals;

namespace cw::fuzz {
namespace {

constexpr auto nonce = "n0nce";

/// The smallest files below a folder of tests/data whose names end so.
QList<QByteArray> recordings(const QString& folder, const QStringList& endings, qsizetype most)
{
    QFileInfoList found;
    QDirIterator walk(QStringLiteral(TEST_DATA_DIR "/") + folder, endings, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext())
        found.append(QFileInfo(walk.next()));
    std::sort(found.begin(), found.end(), [](const QFileInfo& a, const QFileInfo& b) {
        return std::pair(a.size(), a.filePath()) < std::pair(b.size(), b.filePath());
    });
    QList<QByteArray> texts;
    for (const QFileInfo& info : found.mid(0, most))
        texts.append(files::read(info.filePath()).valueOr({}));
    return texts;
}

} // namespace

QString runConfiguration(const QByteArray& bytes)
{
    const auto object = json::parse(bytes, u"a file"_s, Configuration::format, Configuration::formatVersion);
    if (!object)
        return {};
    const auto read = Configuration::fromJson(*object);
    if (!read)
        return {};
    // What was read is written and read again as the same.
    const auto again = Configuration::fromJson(read->toJson());
    return again && again->toJson() == read->toJson() ? QString() : u"a configuration changes when it is saved"_s;
}

QList<QByteArray> configurationSeeds()
{
    QList<QByteArray> seeds;
    for (const QString& name : {u"raspberry-pi-4-tinyflow-1.0.0-cpu-cross"_s, u"jetson-tx1-1.5.0-cuda-cross"_s})
        seeds.append(files::read(":/presets/"_L1 + name + ".json"_L1).valueOr({}));
    return seeds;
}

QString runPlan(const QByteArray& bytes)
{
    const auto object = json::parseAny(bytes, u"a file"_s);
    if (!object)
        return {};
    const auto plan = Plan::fromJson(*object);
    if (plan)
        (void)planScript(*plan);
    return {};
}

QList<QByteArray> planSeeds()
{
    const auto catalog = Catalog::load();
    if (!catalog)
        return {};
    const auto plan = makePlan(planfixture::tinyflow(), *catalog, planfixture::debian12(), planfixture::places());
    return plan ? QList<QByteArray>{json::compact(plan->toJson())} : QList<QByteArray>();
}

QString runProgress(const QByteArray& bytes)
{
    ProgressParser whole;
    QList<ProgressEvent> one = whole.feed(bytes);
    one += whole.finish();
    ProgressParser pieces;
    QList<ProgressEvent> other;
    for (qsizetype at = 0, size = 1; at < bytes.size(); at += size, size = size % 7 + 1)
        other += pieces.feed(QByteArrayView(bytes).sliced(at, std::min(size, bytes.size() - at)));
    other += pieces.finish();
    QStringList lines;
    QStringList otherLines;
    for (const ProgressEvent& event : one) {
        if (const auto* line = std::get_if<LogLine>(&event))
            lines.append(line->text);
    }
    for (const ProgressEvent& event : other) {
        if (const auto* line = std::get_if<LogLine>(&event))
            otherLines.append(line->text);
    }
    return lines == otherLines ? QString() : u"the log depends on how the text was cut"_s;
}

QList<QByteArray> progressSeeds()
{
    QList<QByteArray> seeds = recordings(u"bazel"_s, {u"pty.raw"_s}, 4);
    seeds.append("\x1b[32mLoading:\x1b[0m 0 packages loaded\r\x1b[1A\x1b[K[12 / 34] 2 actions running\n"
                 "    Compiling a.cc; 3s local\n    [-----] b.cc\n\x1b[1A\x1b[K\x1b[1A\x1b[KERROR: a.cc:1:2: no\n");
    return seeds;
}

QString runProbe(const QByteArray& bytes)
{
    const auto sections = probe::parseReply(bytes, nonce);
    const QDateTime when(QDate(2026, 1, 1), QTime(0, 0), Qt::UTC);
    (void)probe::factsFromReply(sections, probe::Side::Host, when);
    (void)probe::factsFromReply(sections, probe::Side::Device, when);
    // What other scripts of ours bring from a device.
    (void)DeviceLook::parse(bytes);
    (void)parseVersions(bytes);
    for (const UnfinishedDeployment& each : parseUnfinished(bytes)) {
        if (each.name.contains(u'/') || each.name.startsWith(u'.'))
            return u"a name of a device leaves its folder"_s;
    }
    (void)ssh::parseKeys(bytes);
    (void)ssh::parseTarget(bytes);
    return {};
}

QList<QByteArray> probeSeeds()
{
    const auto section = [](const QByteArray& name, const QByteArray& text) {
        return "\n@" + QByteArray(nonce) + " begin " + name + " cat\n" + text + "\n@" + nonce + " end 0\n";
    };
    QByteArray reply;
    for (const char* name : {"uname", "os-release", "cpuinfo", "meminfo", "gcc", "python", "glibc", "nvidia-smi",
                             "nvcc", "l4t", "model", "compatible", "bazel", "df", "cudnn", "limits"})
        reply +=
            section(name, "Linux board 5.10 #1 SMP aarch64\nID=debian\nVERSION_ID=\"12\"\nMemTotal: 4096 kB\n12.2.0\n");
    QList<QByteArray> seeds{
        reply, "machine=aarch64\nsshd_elf=b700\npython=3.11\nabi=cp311\nglibc=2.36\nfolder=/h/c\nfree_mib=5\n",
        "current=versions/a\nprevious=versions/b\nversion=a\ndeployed=1700000000\nnote={\"format\":"
        "\"crosswright-artifacts\",\"version\":1,\"artifacts\":[{\"name\":\"w.whl\",\"kind\":\"wheel\"}]}\n"
        "unfinished=c\nowner=x\nidle=5\n",
        "[h]:22 ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIA==\nhostname h\nport 22\nproxyjump none\n"};
    for (const QByteArray& text : recordings(u"nvidia"_s, {u"*.txt"_s}, 12))
        seeds.append(section("nvidia-smi", text) + section("tegra", text));
    return seeds;
}

} // namespace cw::fuzz
