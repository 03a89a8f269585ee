// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/recordings.h"

#include "core/base/files.h"
#include "core/probe/jetsonparsers.h"
#include "core/probe/nvidiaparsers.h"
#include "core/probe/probefacts.h"
#include "core/probe/probereply.h"
#include "core/probe/systemparsers.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QRegularExpression>

#include <functional>

using namespace Qt::StringLiterals;

namespace cw::probe {
namespace {

constexpr qsizetype frameSearchBytes = 65536; // a login shell's greeting may stand above the first frame

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::probe", text);
}

struct Kind
{
    QString name;
    QStringList nameStarts; ///< of files that hold it, lower case, "-" for "_"
    std::function<void(const QByteArray&, const FactSink&)> parse;
};

// What the probe's script printed on a machine without this program; the first frame names the word of that call.
void parseWholeReply(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression frame(u"^@([A-Za-z0-9]{2,40}) begin "_s, QRegularExpression::MultilineOption);
    const auto match = frame.match(QString::fromLatin1(text.left(frameSearchBytes)));
    if (!match.hasMatch())
        return;
    const Side side = sink.prefix == "host."_L1 ? Side::Host : Side::Device;
    sink.facts.merge(factsFromReply(parseReply(text, match.captured(1).toLatin1()), side, sink.when));
}

const QList<Kind>& kinds()
{
    const auto cuda = [](auto* parser) {
        return [parser](const QByteArray& text, const FactSink& sink) {
            parser(text, u"cuda"_s, sink);
            // A host's toolkits are a list: several may be installed.
            if (const QString name = sink.prefix + "cuda"_L1; sink.prefix == "host."_L1 && sink.facts.knows(name))
                sink.known(u"cuda"_s, QJsonArray{sink.facts.text(name)});
        };
    };
    // A version of a toolkit's part is one fact on both sides here, since a recording does not know its place.
    static const QList<Kind> list{
        {u"nv-tegra-release"_s, {u"nv-tegra-release"_s}, parseNvTegraRelease},
        {u"tegrastats"_s, {u"tegrastats"_s}, parseTegrastats},
        {u"device-tree-model"_s, {u"device-tree-model"_s, u"model"_s}, parseModel},
        {u"device-tree-compatible"_s, {u"device-tree-compatible"_s, u"compatible"_s}, parseCompatible},
        {u"nvidia-smi"_s, {u"nvidia-smi"_s}, parseNvidiaSmi},
        {u"proc-driver-version"_s, {u"proc-driver-version"_s, u"proc-driver-nvidia-version"_s}, parseDriverVersion},
        {u"nvcc"_s, {u"nvcc"_s, u"nvcc-version"_s}, cuda(parseNvcc)},
        {u"cuda-version-json"_s, {u"cuda-version-json"_s, u"version.json"_s}, cuda(parseCudaJson)},
        {u"cudnn-header"_s, {u"cudnn-header"_s, u"cudnn.h"_s, u"cudnn-version.h"_s}, parseCudnnHeader},
        {u"apt-show-jetpack"_s, {u"apt-show-jetpack"_s, u"apt-show-nvidia-jetpack"_s}, parseAptJetpack},
        {u"dpkg-l4t"_s, {u"dpkg-l4t"_s, u"dpkg-nvidia-l4t-core"_s}, parseDpkg},
        {u"os-release"_s, {u"os-release"_s}, parseOsRelease},
        {u"cpuinfo"_s, {u"cpuinfo"_s}, parseCpuinfo},
        {u"meminfo"_s, {u"meminfo"_s}, parseMeminfo},
        {u"probe-reply"_s, {u"probe-reply"_s, u"probe-host-reply"_s, u"probe-device-reply"_s}, parseWholeReply},
    };
    return list;
}

} // namespace

QStringList recordingKinds()
{
    QStringList names;
    for (const Kind& kind : kinds())
        names.append(kind.name);
    return names;
}

Result<Facts> parseRecording(const QString& kind, const QByteArray& text, const QString& prefix, const QString& how,
                             const QDateTime& when)
{
    for (const Kind& known : kinds()) {
        if (known.name != kind)
            continue;
        Facts facts;
        known.parse(text, {facts, prefix, how, when});
        return facts;
    }
    return Error{Error::Kind::Invalid, tr("\"%1\" is not a kind of recording.").arg(kind),
                 tr("There are: %1.").arg((recordingKinds() << u"dir"_s).join(", "_L1))};
}

QString kindOfName(const QString& fileName)
{
    // The kernel's own path says more than its last word.
    if (fileName.endsWith("driver/nvidia/version"_L1))
        return u"proc-driver-version"_s;
    const QString name = fileName.section(u'/', -1).toLower().replace(u'_', u'-');
    for (const Kind& kind : kinds()) {
        for (const QString& start : kind.nameStarts) {
            // "model" must not swallow "model-names.json", so a dot, a dash and more words or nothing may follow only a long one.
            if (name == start || name.startsWith(start + u'.') || (start.size() > 8 && name.startsWith(start + u'-')))
                return kind.name;
        }
    }
    return {};
}

Result<Facts> parseRecordings(const QString& folder, const QString& prefix, const QDateTime& when, QStringList* used)
{
    const QDir dir(QDir(folder).absolutePath()); // names below a relative one would begin with it
    if (!dir.exists())
        return Error{Error::Kind::Missing, tr("There is no folder %1.").arg(folder)};
    QStringList names;
    for (QDirIterator it(dir.path(), QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
        names.append(dir.relativeFilePath(it.next()));
    names.sort();
    Facts all;
    for (const QString& name : names) {
        const QString kind = kindOfName(name);
        if (kind.isEmpty())
            continue;
        const auto text = files::read(dir.filePath(name));
        if (!text)
            return text.error();
        const auto facts = parseRecording(kind, *text, prefix, name, when);
        if (!facts)
            return facts.error();
        if (used)
            used->append(name);
        for (auto it = facts->all().cbegin(); it != facts->all().cend(); ++it) {
            const Fact before = all.fact(it.key());
            if (before.isKnown() && before.value != it->value) {
                all.setUnknown(it.key(), tr("%1 and %2 state different values.").arg(before.how, name), when);
            } else if (it->isKnown() && !before.isKnown() && before.unknownBecause.isEmpty()) {
                all.set(it.key(), it->value, it->how, when);
            } else if (!all.all().contains(it.key())) {
                all.setUnknown(it.key(), it->unknownBecause, when);
            }
        }
    }
    return all;
}

} // namespace cw::probe
