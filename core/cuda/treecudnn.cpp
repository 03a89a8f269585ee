// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/cuda/elfmachine.h"
#include "core/cuda/treelisting.h"
#include "core/cuda/treeplan.h"
#include "core/proc/process.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw::cuda {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cuda", text);
}

QString machineOf(const QString& triplet)
{
    return triplet.startsWith("arm-"_L1) ? u"armhf"_s : triplet.section(u'-', 0, 0);
}

/// A cuDNN (or NCCL) as it comes: an unpacked wheel, NVIDIA's archive, packages unpacked, or files side by side.
struct Found
{
    QString headers, libraries; ///< folders, "" none
};

Found find(const QString& folder, const QString& wheelName, const QString& triplet, const QString& header,
           const QString& library)
{
    Found found;
    const QString wheel = "nvidia/"_L1 + wheelName;
    for (const QString& name : {wheel + "/include"_L1, u"include"_s, "usr/include/"_L1 + triplet, u"usr/include"_s,
                                "include/"_L1 + triplet, u"."_s}) {
        if (found.headers.isEmpty() && !QDir(folder + u'/' + name).entryList({header}, QDir::Files).isEmpty())
            found.headers = QDir::cleanPath(folder + u'/' + name);
    }
    for (const QString& name :
         {wheel + "/lib"_L1, u"lib64"_s, u"lib"_s, "usr/lib/"_L1 + triplet, "lib/"_L1 + triplet, u"."_s}) {
        if (found.libraries.isEmpty() && !QDir(folder + u'/' + name).entryList({library + u'*'}, QDir::Files).isEmpty())
            found.libraries = QDir::cleanPath(folder + u'/' + name);
    }
    return found;
}

/// The libraries of a folder with the link libX.so, which wheels leave out. The machine of the first one is given back.
QString addLibraries(TreePlan& plan, const QString& folder, const QString& stem, const QString& place)
{
    QString machine;
    const QList<TreeEntry> entries =
        entriesBelow(folder, place, [&](const QString& name) { return !name.contains(u'/') && name.startsWith(stem); });
    QStringList names;
    for (const TreeEntry& entry : entries) {
        if (machine.isEmpty() && entry.kind == TreeEntry::Kind::File)
            machine = machineOfFile(entry.source);
        names.append(entry.path);
    }
    plan.entries += entries;
    static const QRegularExpression major(u"^(.*\\.so)\\.\\d+$"_s);
    for (const QString& name : std::as_const(names)) {
        const auto match = major.match(name);
        if (match.hasMatch() && !names.contains(match.captured(1)))
            plan.entries.append({TreeEntry::Kind::Link, match.captured(1), name.section(u'/', -1)});
    }
    return machine;
}

/// An empty shared object with cuDNN's SONAME: enough for a finder and for a linker that needs none of its functions.
Status addStandIn(TreePlan& plan, const TreeRequest& request, const QString& version, const QString& scratch)
{
    const QString soname = u"libcudnn.so."_s + version.section(u'.', 0, 0);
    const QString whole = u"libcudnn.so."_s + version;
    const QString place = "targets/%1/lib/"_L1.arg(request.targetFolder);
    if (auto made = files::makeFolder(scratch); !made)
        return made;
    const QString library = scratch + u'/' + whole;
    ProcessRequest compile{request.compiler,
                           {u"-shared"_s, u"-nostdlib"_s, u"-Wl,-soname,"_s + soname, u"-Wl,--build-id=none"_s, u"-x"_s,
                            u"c"_s, u"/dev/null"_s, u"-o"_s, library}};
    const auto outcome = runProcess(compile);
    if (!outcome)
        return Error{Error::Kind::Missing,
                     tr("The stand-in for cuDNN needs a compiler for the board: %1").arg(outcome.error().text),
                     tr("Install one, or do without --cudnn stand-in.")};
    if (!outcome->succeeded())
        return Error{Error::Kind::Process,
                     tr("The stand-in for cuDNN could not be compiled by %1: %2")
                         .arg(request.compiler, QString::fromUtf8(outcome->errors).trimmed().left(300))};
    const auto bytes = files::read(library);
    QFile::remove(library);
    if (!bytes)
        return bytes.error();
    plan.entries.append({TreeEntry::Kind::Text, place + whole, {}, *bytes});
    plan.entries.append({TreeEntry::Kind::Link, place + soname, whole});
    plan.entries.append({TreeEntry::Kind::Link, place + "libcudnn.so"_L1, soname});
    plan.notes.append(
        tr("libcudnn is a stand-in without a single function: what is built finds cuDNN %1 and links, but "
           "the machine that runs it needs the real library.")
            .arg(version));
    return Done{};
}

void addStandInHeaders(TreePlan& plan, const TreeRequest& request)
{
    const QString place = "targets/%1/include/"_L1.arg(request.targetFolder);
    QString version = u"// Written by Crosswright: a stand-in that only says a version.\n#pragma once\n"_s;
    const QStringList names{u"MAJOR"_s, u"MINOR"_s, u"PATCHLEVEL"_s};
    for (int i = 0; i < names.size(); ++i) {
        const QString number = request.cudnnVersion.section(u'.', i, i);
        version += "#define CUDNN_%1 %2\n"_L1.arg(names[i], number.isEmpty() ? u"0"_s : number);
    }
    version += "#define CUDNN_VERSION (CUDNN_MAJOR * 1000 + CUDNN_MINOR * 100 + CUDNN_PATCHLEVEL)\n"_L1;
    plan.entries.append({TreeEntry::Kind::Text, place + "cudnn_version.h"_L1, {}, version.toUtf8()});
    plan.entries.append({TreeEntry::Kind::Text,
                         place + "cudnn.h"_L1,
                         {},
                         "// Written by Crosswright: a stand-in that only says a version.\n#pragma once\n"
                         "#include \"cudnn_version.h\"\n"});
    plan.notes.append(
        tr("cudnn.h is a stand-in that only says a version: kernels that use cuDNN do not compile with it."));
}

} // namespace

Status addCudnn(TreePlan& plan, const TreeRequest& request, const QString& scratch)
{
    if (request.cudnn.isEmpty()) {
        if (!request.standIn)
            return Done{};
        static const QRegularExpression form(u"^\\d+\\.\\d+(\\.\\d+)?$"_s);
        if (!form.match(request.cudnnVersion).hasMatch())
            return Error{Error::Kind::Invalid, tr("A stand-in for cuDNN needs the version that it stands for.")};
        addStandInHeaders(plan, request);
        plan.cudnnVersion = request.cudnnVersion;
        return addStandIn(plan, request, request.cudnnVersion, scratch);
    }
    const Found found = find(request.cudnn, u"cudnn"_s, request.targetTriplet, u"cudnn*.h"_s, u"libcudnn.so"_s);
    if (found.headers.isEmpty())
        return Error{Error::Kind::Missing, tr("%1 has no cudnn.h.").arg(request.cudnn),
                     tr("Name a folder with cuDNN's headers and library.")};
    // Distributions rename the headers: cudnn_v8.h, cudnn_version_v8.h.
    static const QRegularExpression renamed(u"_v\\d+\\.h$"_s);
    const QString place = "targets/%1/include/"_L1.arg(request.targetFolder);
    QList<TreeEntry> headers;
    for (const QString& name : QDir(found.headers).entryList({u"cudnn*.h"_s}, QDir::Files)) {
        const QString path = QFileInfo(found.headers + u'/' + name).canonicalFilePath();
        QString plain = name;
        plain.replace(renamed, u".h"_s);
        const bool taken = plain != name && QFileInfo::exists(found.headers + u'/' + plain);
        if (!taken)
            headers.append({TreeEntry::Kind::File, place + plain, path});
        if (plain != name)
            headers.append({TreeEntry::Kind::File, place + name, path});
        const auto text = files::read(path);
        const QString version = text ? cudnnVersionIn(*text) : QString();
        if (!version.isEmpty())
            plan.cudnnVersion = version;
    }
    plan.entries += headers;
    if (plan.cudnnVersion.isEmpty())
        return Error{Error::Kind::Invalid, tr("The headers in %1 state no version of cuDNN.").arg(found.headers)};
    if (request.standIn) {
        plan.notes.append(tr("cuDNN's headers are those of %1.").arg(request.cudnn));
        return addStandIn(plan, request, plan.cudnnVersion, scratch);
    }
    const QString machine = found.libraries.isEmpty() ? QString()
                                                      : addLibraries(plan, found.libraries, u"libcudnn"_s,
                                                                     "targets/%1/lib"_L1.arg(request.targetFolder));
    if (machine != machineOf(request.targetTriplet))
        return Error{Error::Kind::Refused,
                     machine.isEmpty() ? tr("%1 has no libcudnn.so.").arg(request.cudnn)
                                       : tr("libcudnn in %1 is for %2, and the board is %3.")
                                             .arg(request.cudnn, machine, machineOf(request.targetTriplet)),
                     tr("Name the board's cuDNN, or take the headers alone with a stand-in for the library.")};
    return Done{};
}

Status addNccl(TreePlan& plan, const TreeRequest& request)
{
    if (request.nccl.isEmpty())
        return Done{};
    const Found found = find(request.nccl, u"nccl"_s, request.targetTriplet, u"nccl.h"_s, u"libnccl.so"_s);
    if (found.headers.isEmpty() || found.libraries.isEmpty())
        return Error{Error::Kind::Missing, tr("%1 has no NCCL.").arg(request.nccl)};
    plan.entries += entriesBelow(found.headers, "targets/%1/include"_L1.arg(request.targetFolder),
                                 [](const QString& name) { return name.startsWith("nccl"_L1); });
    addLibraries(plan, found.libraries, u"libnccl"_s, "targets/%1/lib"_L1.arg(request.targetFolder));
    return Done{};
}

} // namespace cw::cuda
