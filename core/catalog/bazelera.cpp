// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/bazelera.h"

#include "core/catalog/board.h"
#include "core/catalog/recordreader.h"

#include <optional>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

ConfigureFamily::Question readQuestion(RecordReader& reader)
{
    ConfigureFamily::Question question;
    question.variable = reader.text("variable"_L1);
    question.prompt = reader.expression("prompt"_L1);
    question.kind = reader.text("kind"_L1);
    question.standard = reader.text("default"_L1);
    question.when = reader.text("when"_L1);
    return question;
}

ConfigureFamily::Write readWrite(RecordReader& reader)
{
    ConfigureFamily::Write write;
    write.line = reader.needed("line"_L1);
    write.variable = reader.text("variable"_L1);
    write.when = reader.map("when"_L1);
    write.compare = reader.choice("compare"_L1, {u"path"_s, u"first-path"_s, u"version"_s, u"extra"_s});
    write.file = reader.text("file"_L1);
    write.versions = reader.versions("versions"_L1);
    return write;
}

/// In one pass: a value may hold a `${RUN}` that somebody else fills in.
std::optional<QString> filledIn(const QString& flag, const QMap<QString, QString>& values)
{
    QString result;
    qsizetype done = 0;
    for (qsizetype at = flag.indexOf("${"_L1); at >= 0; at = flag.indexOf("${"_L1, done)) {
        const qsizetype end = flag.indexOf(u'}', at);
        const auto value = end < 0 ? values.cend() : values.constFind(flag.sliced(at + 2, end - at - 2));
        if (value == values.cend())
            return std::nullopt;
        result += flag.sliced(done, at - done) + *value;
        done = end + 1;
    }
    return result + flag.sliced(done);
}

} // namespace

bool BazelEra::contains(const QString& version) const
{
    return !(from.isEmpty() && to.isEmpty()) && VersionRange{from, to}.contains(version);
}

QStringList BazelEra::filled(const QStringList& flags, const QMap<QString, QString>& values)
{
    QStringList result;
    for (const QString& flag : flags) {
        if (const auto text = filledIn(flag, values))
            result.append(*text);
    }
    return result;
}

BazelEra BazelEra::read(RecordReader& reader)
{
    BazelEra era;
    reader.common(era);
    era.from = reader.version("from"_L1);
    era.to = reader.version("to"_L1);
    era.startupFlags = reader.templates("startupFlags"_L1, {u"IDLE"_s, u"HEAP"_s});
    era.noUserRcFlags = reader.templates("noUserRcFlags"_L1, {});
    era.ramFlags = reader.templates("ramFlags"_L1, {u"RAM"_s, u"CPU"_s});
    era.cpuFlags = reader.templates("cpuFlags"_L1, {u"CPU"_s});
    era.jobsFlags = reader.templates("jobsFlags"_L1, {u"JOBS"_s});
    era.progressFlags = reader.templates("progressFlags"_L1, {u"ACTIONS"_s, u"SECONDS"_s});
    era.remoteCacheFlags = reader.templates("remoteCacheFlags"_L1, {u"URL"_s});
    era.distdirFlags = reader.templates("distdirFlags"_L1, {u"FOLDER"_s});
    era.repositoryCacheFlags = reader.templates("repositoryCacheFlags"_L1, {u"FOLDER"_s});
    era.noDownloadFlags = reader.templates("noDownloadFlags"_L1, {});
    era.profileFlags = reader.templates("profileFlags"_L1, {u"FILE"_s});
    era.eventFlags = reader.templates("eventFlags"_L1, {u"FILE"_s});
    era.toolchainForm =
        reader.choice("toolchainForm"_L1, {u"crosstool-file"_s, u"crosstool-starlark"_s, u"platforms"_s});
    era.toolchainFlags = reader.templates("toolchainFlags"_L1, {u"NAME"_s, u"FOLDER"_s, u"ARCH"_s, u"CPU"_s});
    era.crossMechanisms = reader.list("crossMechanisms"_L1);
    era.repositories = reader.list("repositories"_L1);
    era.standIns = reader.flag("standIns"_L1);
    era.totalUseless = reader.flag("totalUseless"_L1);
    era.heapParts = reader.count("heapParts"_L1);
    era.heapLeastMiB = reader.count("heapLeastMiB"_L1);
    era.heapMostMiB = reader.count("heapMostMiB"_L1);
    return era;
}

QString ConfigureFamily::featureVariable(const QString& feature) const
{
    static const QMap<QString, QStringList> names{
        {u"xla"_s, {u"TF_ENABLE_XLA"_s}},
        {u"opencl"_s, {u"TF_NEED_OPENCL_SYCL"_s, u"TF_NEED_OPENCL"_s}},
        {u"s3"_s, {u"TF_NEED_S3"_s, u"TF_NEED_AWS"_s}},
        {u"aws"_s, {u"TF_NEED_AWS"_s, u"TF_NEED_S3"_s}},
        {u"download_clang"_s, {u"TF_DOWNLOAD_CLANG"_s}},
        {u"clang"_s, {u"TF_NEED_CLANG"_s, u"TF_DOWNLOAD_CLANG"_s}},
    };
    for (const QString& candidate : names.value(feature, {"TF_NEED_"_L1 + feature.toUpper()})) {
        if (cpu.contains(candidate))
            return candidate;
    }
    return {};
}

ConfigureFamily ConfigureFamily::read(RecordReader& reader)
{
    ConfigureFamily family;
    reader.common(family);
    family.versions = reader.list("versions"_L1);
    family.script = reader.text("script"_L1);
    family.cpu = reader.map("cpu"_L1);
    family.cuda = reader.map("cuda"_L1);
    family.questions = reader.records("questions"_L1, readQuestion);
    family.writes = reader.records("writes"_L1, readWrite);
    family.terminal = reader.flag("terminal"_L1);
    family.withoutScript = reader.flag("withoutScript"_L1);
    family.asks = reader.expression("asks"_L1);
    family.noByEmpty = reader.list("noByEmpty"_L1);
    family.rcFiles = reader.list("rcFiles"_L1);
    family.roots = reader.list("roots"_L1);
    family.changes = reader.list("changes"_L1);
    family.skippedBazel = reader.list("skippedBazel"_L1);
    return family;
}

ConfigureFailure ConfigureFailure::read(RecordReader& reader)
{
    ConfigureFailure failure;
    reader.common(failure);
    failure.pattern = reader.expression("pattern"_L1);
    return failure;
}

} // namespace cw
