// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bazel/bazelversion.h"

#include "core/proc/process.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::BazelProgram", text);
}

struct Known
{
    Version version;
    QString source;
};

// Three numbers, perhaps with "rc1" behind, not more: "7.7.1-debian" is 7.7.1 to our tables.
std::optional<Version> versionIn(const QString& text)
{
    static const QRegularExpression numbers(u"\\d+(\\.\\d+){1,3}((-pre|rc)[\\w.]*)?"_s);
    const QRegularExpressionMatch match = numbers.match(text);
    return match.hasMatch() ? Version::parse(match.captured(0)) : std::nullopt;
}

// Bazel's wrapper script runs a program that lies beside it; the same choice as the script's own when no project asks
// for a version: bazel-real, else the highest bazel-<number>.
QString behindWrapper(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return path;
    const QByteArray begin = file.read(64 * 1024);
    if (!begin.startsWith("#!") || !begin.contains("BAZEL_REAL"))
        return path;
    const QDir folder = QFileInfo(QFileInfo(path).canonicalFilePath()).dir();
    if (QFileInfo(folder.filePath(u"bazel-real"_s)).isExecutable())
        return folder.filePath(u"bazel-real"_s);
    static const QRegularExpression name(u"^bazel-(\\d[\\d.]*)"_s);
    QString best;
    std::optional<Version> highest;
    const QFileInfoList candidates = folder.entryInfoList({u"bazel-[0-9]*"_s}, QDir::Files | QDir::Executable);
    for (const QFileInfo& candidate : candidates) {
        const std::optional<Version> version = Version::parse(name.match(candidate.fileName()).captured(1));
        if (version && (!highest || *highest < *version)) {
            highest = version;
            best = candidate.filePath();
        }
    }
    return best.isEmpty() ? path : best;
}

ProcessOutcome run(const QString& program, const QStringList& arguments, const QString& folder, int timeoutMs)
{
    ProcessRequest request;
    request.program = program;
    request.arguments = arguments;
    request.workingDirectory = folder;
    request.timeoutMs = timeoutMs;
    request.outputLimit = 1024 * 1024;
    return runProcess(request).valueOr(ProcessOutcome());
}

std::optional<Known> askOption(const QString& program, const QString& folder, int timeoutMs)
{
    const ProcessOutcome outcome = run(program, {u"--version"_s}, folder, timeoutMs);
    const std::optional<Version> version = outcome.succeeded() ? versionSaid(outcome.output) : std::nullopt;
    return version ? std::optional(Known{*version, u"--version"_s}) : std::nullopt;
}

struct Package
{
    QString name;
    QString version;
};

// The Debian package that a file belongs to; links on the way are followed, since the package holds the file behind them.
std::optional<Package> packageOf(const QString& path, int timeoutMs)
{
    const QString query = findProgram(u"dpkg-query"_s);
    if (query.isEmpty())
        return std::nullopt;
    const QString file = QFileInfo(path).canonicalFilePath();
    const ProcessOutcome owner = run(query, {u"-S"_s, file}, {}, timeoutMs);
    const QString line = QString::fromUtf8(owner.output).section(u'\n', 0, 0);
    if (!owner.succeeded() || !line.contains(": "_L1) || line.startsWith("diversion "_L1))
        return std::nullopt;
    const QString name = line.section(u": "_s, 0, 0).section(u',', 0, 0).section(u':', 0, 0);
    const ProcessOutcome version = run(query, {u"-W"_s, u"-f"_s, u"${Version}"_s, name}, {}, timeoutMs);
    if (!version.succeeded())
        return std::nullopt;
    return Package{name, QString::fromUtf8(version.output).trimmed()};
}

std::optional<Known> askCommand(const QString& program, const QString& folder, int timeoutMs)
{
    const QStringList arguments{u"--batch"_s, u"--output_user_root="_s + folder + u"/root"_s, u"version"_s};
    const ProcessOutcome outcome = run(program, arguments, folder, timeoutMs);
    const std::optional<Version> version = outcome.succeeded() ? versionSaid(outcome.output) : std::nullopt;
    return version ? std::optional(Known{*version, u"version"_s}) : std::nullopt;
}

} // namespace

std::optional<Version> versionSaid(const QByteArray& output)
{
    static const QRegularExpression line(u"^(?:bazel |Build label: )(\\S+)"_s, QRegularExpression::MultilineOption);
    const QRegularExpressionMatch match = line.match(QString::fromUtf8(output));
    return match.hasMatch() ? versionIn(match.captured(1)) : std::nullopt;
}

std::optional<Version> upstreamVersion(const QString& packageVersion)
{
    QString text = packageVersion;
    static const QRegularExpression epoch(u"^\\d+:"_s);
    text.remove(epoch);
    static const QRegularExpression numbers(u"^\\d+(\\.\\d+)*"_s);
    return Version::parse(numbers.match(text).captured(0));
}

std::optional<Version> versionInFileName(const QString& path)
{
    static const QRegularExpression name(u"^bazel[-_](\\d+\\.\\d+\\.\\d+)([-_].*)?$"_s);
    return Version::parse(name.match(QFileInfo(path).fileName()).captured(1));
}

Result<BazelProgram> identifyBazel(const QString& path, int timeoutMs)
{
    BazelProgram found;
    found.path = path.isEmpty() ? findProgram(u"bazel"_s) : findProgram(path);
    if (found.path.isEmpty() && path.isEmpty())
        found.path = findProgram(u"bazelisk"_s);
    if (found.path.isEmpty()) {
        return Error{Error::Kind::Missing,
                     path.isEmpty() ? tr("There is no Bazel on PATH.") : tr("There is no program %1.").arg(path),
                     tr("Install Debian's bazel-bootstrap or bazelisk, or name a Bazel's path.")};
    }
    found.executable = behindWrapper(found.path);
    const QTemporaryDir folder;
    if (!folder.isValid())
        return Error{Error::Kind::Io, tr("Cannot make a temporary folder: %1.").arg(folder.errorString())};

    const std::optional<Package> package = packageOf(found.executable, timeoutMs);
    found.distribution = package ? u"debian"_s : u"upstream"_s;
    if (QFileInfo(QFileInfo(found.executable).canonicalFilePath()).fileName().contains("bazelisk"_L1))
        found.distribution = u"bazelisk"_s;

    std::optional<Known> known = askOption(found.executable, folder.path(), timeoutMs);
    if (!known && package) {
        if (const std::optional<Version> version = upstreamVersion(package->version))
            known = Known{*version, "package %1 %2"_L1.arg(package->name, package->version)};
    }
    // The name under which a release is published: asking an old one would unpack it first, which takes up to a minute.
    for (const QString& name : {found.executable, QFileInfo(found.executable).canonicalFilePath()}) {
        if (const std::optional<Version> version = known ? std::nullopt : versionInFileName(name))
            known = Known{*version, u"file name"_s};
    }
    if (!known)
        known = askCommand(found.executable, folder.path(), timeoutMs);
    if (!known) {
        return Error{Error::Kind::Process, tr("%1 does not say which version of Bazel it is.").arg(found.path),
                     tr("Run it with --version and look at what it says, or name another Bazel's path.")};
    }
    found.version = known->version;
    found.source = known->source;
    return found;
}

} // namespace cw
