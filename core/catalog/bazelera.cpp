// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/bazelera.h"

#include "core/catalog/board.h"
#include "core/catalog/recordreader.h"

using namespace Qt::StringLiterals;

namespace cw {
namespace {

ConfigureFamily::Question readQuestion(RecordReader& reader)
{
    ConfigureFamily::Question question;
    question.variable = reader.text("variable"_L1);
    question.prompt = reader.text("prompt"_L1);
    question.kind = reader.text("kind"_L1);
    question.standard = reader.text("default"_L1);
    question.when = reader.text("when"_L1);
    return question;
}

} // namespace

bool BazelEra::contains(const QString& version) const
{
    return VersionRange{from, to}.contains(version);
}

BazelEra BazelEra::read(RecordReader& reader)
{
    BazelEra era;
    reader.common(era);
    era.from = reader.version("from"_L1);
    era.to = reader.version("to"_L1);
    era.ramFlags = reader.list("ramFlags"_L1);
    era.cpuFlags = reader.list("cpuFlags"_L1);
    era.jobsFlags = reader.list("jobsFlags"_L1);
    era.startupFlags = reader.list("startupFlags"_L1);
    era.remoteCacheFlags = reader.list("remoteCacheFlags"_L1);
    era.profileFlags = reader.list("profileFlags"_L1);
    era.eventFlags = reader.list("eventFlags"_L1);
    era.crossMechanisms = reader.list("crossMechanisms"_L1);
    era.repositories = reader.list("repositories"_L1);
    era.totalUseless = reader.flag("totalUseless"_L1);
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
    return family;
}

} // namespace cw
