// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/configuredfacts.h"

#include "core/bazel/bazelversion.h"
#include "core/cuda/treelisting.h"
#include "core/probe/compilerfacts.h"
#include "core/probe/cudafacts.h"
#include "core/probe/nvidiaparsers.h"
#include "core/probe/pythonheaders.h"
#include "core/proc/process.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw::probe {
namespace {

constexpr int compilerTimeoutMs = 5000;
constexpr qint64 headerLimit = 1 << 20; // cuda_runtime_api.h is the largest, with 0.6 MiB
constexpr int elfHeaderBytes = 20;

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::probe", text);
}

QString expanded(const QString& path)
{
    return QDir::cleanPath(path.startsWith("~/"_L1) ? QDir::homePath() + path.mid(1) : path);
}

QByteArray firstBytes(const QString& path, qint64 limit)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(limit) : QByteArray();
}

/// The first of the files that can be read; "" none.
QString readable(const QString& folder, const QStringList& names)
{
    for (const QString& name : names) {
        if (const QFileInfo info(folder + u'/' + name); info.isFile() && info.isReadable())
            return info.filePath();
    }
    return {};
}

QStringList matching(const QString& folder, const QStringList& patterns)
{
    QStringList names;
    for (const QString& name : QDir(folder).entryList(patterns, QDir::Files))
        names.append(folder + u'/' + name);
    return names;
}

/// Debian's folder names for each machine, and none.
const QStringList triplets{QString(), u"/x86_64-linux-gnu"_s, u"/aarch64-linux-gnu"_s, u"/arm-linux-gnueabihf"_s};

class Look
{
public:
    Look(Facts& facts, const QDateTime& when) : m_facts(facts), m_when(when) {}

    // `own`: this machine's architecture; another machine's libraries lie in folders of their own below targets/.
    void toolkit(const QString& folder, const QString& own)
    {
        Facts found;
        const auto text = [&](const QString& name) { return firstBytes(folder + u'/' + name, headerLimit); };
        parseCudaJson(text(u"version.json"_s), u"v"_s, sinkFor(found, u"version.json"_s));
        if (!found.knows(u"v"_s))
            parseCudaText(text(u"version.txt"_s), u"v"_s, sinkFor(found, u"version.txt"_s));
        QStringList machines;
        QString targetVersion;
        QString target;
        bool stub = false;
        for (const QString& name : QDir(folder + "/targets"_L1).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const QString header = "targets/"_L1 + name + "/include/cuda_runtime_api.h"_L1;
            if (!QFile::exists(folder + u'/' + header))
                continue;
            machines.append(name);
            if (machineOfPath(u'/' + header) == own)
                continue;
            Facts there;
            parseCudaHeader(text(header), u"v"_s, sinkFor(there, header));
            targetVersion = there.text(u"v"_s);
            target = header;
            stub = stub || QFile::exists(folder + "/targets/"_L1 + name + "/lib/stubs/libcuda.so"_L1);
        }
        if (!found.knows(u"v"_s))
            parseCudaHeader(text(u"include/cuda_runtime_api.h"_s), u"v"_s, sinkFor(found, u"include"_s));
        QStringList folders;
        for (const QString& name : {u"include"_s, u"bin"_s, u"lib"_s, u"lib64"_s, u"nvvm"_s}) {
            if (QFileInfo(folder + u'/' + name).isDir())
                folders.append(name);
        }
        list(u"cuda_path.folders"_s, folders, folder);
        list(u"cuda_path.targets"_s, machines, folder + "/targets"_L1);
        // The version files are the toolkit's; its nvcc is of it where there is one.
        known(u"cuda_path.nvcc"_s, QFile::exists(folder + "/bin/nvcc"_L1) ? found.text(u"v"_s) : QString(), folder,
              tr("%1 has no bin/nvcc, or nothing that states its version.").arg(folder));
        known(u"cuda_path.target_version"_s, targetVersion, folder + u'/' + target,
              tr("%1 holds nothing for another machine.").arg(folder + "/targets"_L1));
        m_facts.set(u"host.path.cuda_path.stub"_s, stub, folder + "/targets/*/lib/stubs"_L1, m_when);
    }

    /// What the release's checklist asks of the folder, by name. `field` is "cuda_path" or "cudnn_target".
    void listing(const QString& field, const QString& folder, const QList<ToolkitFile>& records)
    {
        const cuda::TreeListing listing = cuda::listTree(folder, records);
        list(field + ".files"_L1, listing.fileTexts(), folder);
        list(field + ".cudnn_headers"_L1, listing.headerTexts(), folder);
    }

    /// What Crosswright noted when it made the toolkit, and what its nvcc says last.
    void origin(const QString& folder)
    {
        const cuda::TreeOrigin origin = cuda::originOf(folder);
        const QString record = folder + "/crosswright-toolkit.json"_L1;
        if (!origin.from.isEmpty()) {
            known(u"cuda_path.origin"_s, origin.from, record, {});
            m_facts.set(u"host.path.cuda_path.sbsa"_s, origin.sbsa, record, m_when);
            m_facts.set(u"host.path.cuda_path.cudnn_stand_in"_s, origin.cudnnStandIn, record, m_when);
        }
        const QString nvcc = folder + "/bin/nvcc"_L1;
        if (!QFile::exists(nvcc))
            return;
        ProcessRequest request{nvcc, {u"--version"_s}};
        request.timeoutMs = compilerTimeoutMs;
        const auto outcome = runProcess(request);
        const QString said = outcome && outcome->succeeded() ? QString::fromUtf8(outcome->output).trimmed() : QString();
        known(u"cuda_path.nvcc_last_line"_s, said.section(u'\n', -1).trimmed(), nvcc + " --version"_L1,
              outcome ? tr("%1 --version ends with status %2.").arg(nvcc).arg(outcome->exitCode)
                      : outcome.error().text);
    }

    // `side` is "cudnn_host" or "cudnn_target".
    void cudnn(const QString& side, const QString& folder)
    {
        QString header;
        QString library;
        for (const QString& triplet : triplets) {
            for (const QString& name : {u"include"_s + triplet, triplet.mid(1), u"."_s}) {
                if (header.isEmpty())
                    header = cudnnHeader(folder + u'/' + name);
            }
            for (const QString& name : {u"lib64"_s, u"lib"_s + triplet, triplet.mid(1), u"."_s}) {
                const QStringList libraries = matching(folder + u'/' + name, {u"libcudnn.so*"_s});
                if (library.isEmpty() && !libraries.isEmpty())
                    library = libraries.first();
            }
        }
        Facts found;
        if (!header.isEmpty())
            parseCudnnHeader(firstBytes(header, headerLimit), {found, {}, header, m_when});
        known(side + ".version"_L1, found.text(u"cudnn"_s), header,
              tr("%1 has no cudnn.h that states a version.").arg(folder));
        machine(side + ".machine"_L1, library, tr("%1 has no libcudnn.so.").arg(folder));
    }

    void sysroot(const QString& folder)
    {
        QString library;
        for (const QString& triplet : triplets) {
            for (const QString& name : {u"lib"_s, u"usr/lib"_s, u"lib64"_s}) {
                if (library.isEmpty())
                    library = readable(folder + u'/' + name + triplet, {u"libc.so.6"_s});
            }
        }
        machine(u"sysroot.machine"_s, library, tr("%1 has no libc.so.6.").arg(folder));
    }

    /// The Bazel that is named by its path: its version decides how every flag is spelled.
    void bazel(const QString& program)
    {
        const auto found = identifyBazel(program);
        const QString because = found ? QString() : found.error().text;
        known(u"bazel.version"_s, found ? found->version.toString() : QString(), found ? found->source : program,
              because);
        known(u"bazel.executable"_s, found ? found->executable : QString(), program, because);
        known(u"bazel.distribution"_s, found ? found->distribution : QString(), program, because);
    }

private:
    FactSink sinkFor(Facts& facts, const QString& how) const { return {facts, {}, how, m_when}; }

    void known(const QString& name, const QString& value, const QString& how, const QString& because)
    {
        const QString full = "host.path."_L1 + name;
        if (value.isEmpty())
            m_facts.setUnknown(full, because, m_when);
        else
            m_facts.set(full, value, how, m_when);
    }

    void list(const QString& name, const QStringList& value, const QString& how)
    {
        m_facts.set("host.path."_L1 + name, QJsonArray::fromStringList(value), how, m_when);
    }

    void machine(const QString& name, const QString& library, const QString& because)
    {
        const QString found =
            library.isEmpty() ? QString() : machineOfHeader(firstBytes(library, elfHeaderBytes).toHex());
        known(name, found, library, library.isEmpty() ? because : tr("%1 is no ELF file.").arg(library));
    }

    static QString cudnnHeader(const QString& folder)
    {
        // From cuDNN 8 the numbers are in a file of their own; Debian's names carry the major version.
        const QStringList versions = matching(folder, {u"cudnn_version*.h"_s});
        if (!versions.isEmpty())
            return versions.first();
        const QStringList headers = matching(folder, {u"cudnn.h"_s, u"cudnn_v?.h"_s});
        return headers.isEmpty() ? QString() : headers.first();
    }

    Facts& m_facts;
    QDateTime m_when;
};

} // namespace

Facts configuredFacts(const Configuration& configuration, const Facts& host, const Catalog& catalog,
                      const QDateTime& when)
{
    Facts facts;
    Look look(facts, when);
    // The value that was looked at: what was found out holds for it alone.
    const auto folder = [&](const QString& field) {
        const QString path = configuration.text(field);
        if (!path.isEmpty())
            facts.set("host.path."_L1 + field, path,
                      QCoreApplication::translate("cw::ConfiguredFacts", "the configuration"), when);
        return path.isEmpty() ? QString() : expanded(path);
    };
    const QString own = host.text(u"host.arch"_s);
    if (const QString path = folder(u"cuda_path"_s); !path.isEmpty()) {
        look.toolkit(path, own);
        look.listing(u"cuda_path"_s, path, catalog.toolkitFiles());
        look.origin(path);
    }
    for (const QString& side : {u"cudnn_host"_s, u"cudnn_target"_s}) {
        const QString path = folder(side);
        if (path.isEmpty())
            continue;
        look.cudnn(side, path);
        if (side == "cudnn_target"_L1)
            look.listing(side, path, catalog.toolkitFiles());
    }
    const Board* const board = catalog.board(configuration.text(u"board"_s));
    const QString arch = board ? board->arch : QString();
    QString driver;
    if (const QString path = folder(u"compiler"_s); !path.isEmpty())
        driver =
            compilerFacts(path, board && configuration.text(u"mode"_s) == "native"_L1 ? QString() : arch, facts, when);
    else
        driver = host.text(!board || arch == own ? u"host.gxx_path"_s : u"host.cross.%1.gxx_path"_s.arg(arch));
    if (const QString path = folder(u"python_include"_s); !path.isEmpty()) {
        const QString python = configuration.text(u"python"_s).section(u'.', 0, 1);
        pythonHeaderFacts(path, {arch, python, driver}, facts, when);
    }
    if (const QString path = folder(u"sysroot"_s); !path.isEmpty())
        look.sysroot(path);
    for (const QString& field : {u"distdir"_s, u"repository_cache"_s}) {
        if (const QString path = folder(field); !path.isEmpty())
            facts.set("host.path."_L1 + field + ".folder"_L1, QFileInfo(path).isDir(), path, when);
    }
    if (configuration.text(u"bazel"_s).contains(u'/'))
        look.bazel(folder(u"bazel"_s));
    return facts;
}

} // namespace cw::probe
