// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/collector.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/deploy/elf.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QSet>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::collectArtifacts", text);
}

/// A file to copy and where it goes.
struct Source
{
    QString path;
    QString name; ///< with folders, as the build system names it
    QString kind;
    QString label;
};

void addFile(QList<Source>& sources, const Source& source)
{
    const QFileInfo info(source.path);
    if (!info.isDir()) {
        sources.append(source);
        return;
    }
    QStringList below;
    QDirIterator it(source.path, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (it.hasNext())
        below.append(it.next());
    below.sort();
    for (const QString& path : std::as_const(below))
        sources.append({path, source.name + path.mid(source.path.size()), source.kind, source.label});
}

QStringList namesOf(const QList<Source>& sources)
{
    QStringList names;
    for (const Source& source : sources)
        names.append(source.name);
    return names;
}

Result<QList<Source>> sourcesOf(const PlanArtifact& artifact, const QList<BuildOutput>& outputs, const QString& runPath)
{
    QList<Source> sources;
    if (artifact.pattern.isEmpty()) {
        for (const BuildOutput& output : outputs) {
            if (labelMatches(artifact.label, output.label))
                addFile(sources, {output.path, output.name, artifact.kind, output.label});
        }
        if (sources.isEmpty()) {
            return Error{Error::Kind::Process, tr("The build ended well but made no file for %1.").arg(artifact.label),
                         tr("Name a target that has outputs of its own.")};
        }
        return sources;
    }
    QString folder = artifact.folder;
    folder.replace("${RUN}"_L1, runPath);
    const QDir dir(folder);
    for (const QFileInfo& info : dir.entryInfoList({artifact.pattern}, QDir::Files, QDir::Name))
        addFile(sources, {info.absoluteFilePath(), info.fileName(), artifact.kind, artifact.label});
    if (sources.isEmpty()) {
        return Error{Error::Kind::Process,
                     tr("The build ended well but left no %1 in %2.").arg(artifact.pattern, folder)};
    }
    // A wheel of an earlier build in the same folder would be deployed as if it were this one's.
    if (artifact.kind == "wheel"_L1 && sources.size() > 1) {
        return Error{Error::Kind::Process,
                     tr("There are %1 wheels in %2, and which one this build made is not known: %3.")
                         .arg(QString::number(sources.size()), folder, namesOf(sources).join(", "_L1)),
                     tr("Move the old ones away and build again.")};
    }
    return sources;
}

/// Bazel marks every output as executable; what is no program loses that mark.
bool isProgram(const QByteArray& beginning)
{
    return looksLikeElf(beginning) || beginning.startsWith("#!");
}

/// What the file itself says it is; "" when it says nothing.
QString kindOf(const QString& path, bool isTest)
{
    if (path.endsWith(".whl"_L1))
        return u"wheel"_s;
    if (isTest)
        return u"test"_s;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || !looksLikeElf(file.peek(4)))
        return {};
    const uchar* bytes = file.map(0, file.size());
    if (!bytes)
        return {};
    const auto elf = readElf(QByteArray::fromRawData(reinterpret_cast<const char*>(bytes), file.size()), path);
    if (!elf)
        return {};
    // An executable is a shared object too nowadays (PIE), so a name or a soname decides.
    const bool named = QFileInfo(path).fileName().contains(".so"_L1) || !elf->soname.isEmpty();
    return named ? u"library"_s : u"binary"_s;
}

Result<Artifact> copy(const Source& source, const QString& relative, const RunDirectory& run,
                      const std::atomic<bool>& cancel)
{
    const QString target = run.path() + u'/' + relative;
    QFile from(source.path);
    if (!from.open(QIODevice::ReadOnly))
        return Error{Error::Kind::Io, tr("Cannot read the artifact %1: %2.").arg(source.path, from.errorString())};
    if (auto made = files::makeFolder(QFileInfo(target).absolutePath()); !made)
        return made.error();
    QFile to(target);
    if (!to.open(QIODevice::WriteOnly | QIODevice::Truncate))
        return Error{Error::Kind::Io, tr("Cannot write the artifact %1: %2.").arg(target, to.errorString())};
    QCryptographicHash hash(QCryptographicHash::Sha256);
    Artifact artifact{QFileInfo(relative).fileName(), target, source.kind, source.label, 0, {}};
    bool program = false;
    for (;;) {
        const QByteArray piece = from.read(1024 * 1024);
        if (piece.isEmpty())
            break;
        if (cancel)
            return Error{Error::Kind::Cancelled, tr("Collecting the artifacts was stopped.")};
        if (artifact.bytes == 0)
            program = isProgram(piece);
        hash.addData(piece);
        artifact.bytes += piece.size();
        if (to.write(piece) != piece.size())
            return Error{Error::Kind::Io, tr("Cannot write the artifact %1: %2.").arg(target, to.errorString())};
    }
    if (from.error() != QFileDevice::NoError || !to.flush()
        || !to.setPermissions(files::permissions(program ? 0755 : 0644)))
        return Error{Error::Kind::Io, tr("Cannot copy the artifact %1 to %2.").arg(source.path, target)};
    artifact.sha256 = QString::fromLatin1(hash.result().toHex());
    return artifact;
}

/// Names that would hide another file keep their folders.
QString relativePath(const Source& source, const QSet<QString>& twice)
{
    const QString name = source.name.section(u'/', -1);
    return "artifacts/"_L1 + (twice.contains(name) ? QDir::cleanPath(source.name) : name);
}

} // namespace

QString fullLabel(const QString& label)
{
    const QString package = label.section("//"_L1, 1);
    if (package.isEmpty() || package.contains(u':') || package.endsWith("..."_L1))
        return label;
    return label + u':' + package.section(u'/', -1);
}

bool labelMatches(const QString& wanted, const QString& label)
{
    const QString package = label.section(u':', 0, 0);
    if (wanted.endsWith("/..."_L1)) {
        const QString above = wanted.chopped(4);
        return above.endsWith(u'/') || package == above || package.startsWith(above + u'/');
    }
    if (wanted.endsWith(":all"_L1) || wanted.endsWith(":*"_L1))
        return package == wanted.section(u':', 0, 0);
    return fullLabel(wanted) == fullLabel(label);
}

Result<ArtifactList> collectArtifacts(const Plan& plan, const RunDirectory& run, const BuildProducts& products,
                                      const std::atomic<bool>& cancel)
{
    QList<Source> sources;
    QSet<QString> paths;
    for (const PlanArtifact& artifact : plan.artifacts) {
        auto found = sourcesOf(artifact, products.outputs, run.path());
        if (!found)
            return found.error();
        for (const Source& source : std::as_const(*found)) {
            if (!paths.contains(source.path))
                sources.append(source);
            paths.insert(source.path);
        }
    }
    QSet<QString> names;
    QSet<QString> twice;
    for (const Source& source : std::as_const(sources)) {
        const QString name = source.name.section(u'/', -1);
        if (names.contains(name))
            twice.insert(name);
        names.insert(name);
    }
    ArtifactList list{plan.hash(), plan.variant, plan.project, {}};
    for (const Source& source : std::as_const(sources)) {
        auto artifact = copy(source, relativePath(source, twice), run, cancel);
        if (!artifact)
            return artifact.error();
        if (const QString kind = kindOf(artifact->path, products.tests.contains(source.label)); !kind.isEmpty())
            artifact->kind = kind;
        list.artifacts.append(*artifact);
    }
    if (auto written = files::write(run.artifactsFile(), json::pretty(list.toJson(run.path()))); !written)
        return written.error();
    return list;
}

} // namespace cw
