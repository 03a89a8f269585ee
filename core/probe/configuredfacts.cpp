// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/configuredfacts.h"

#include "core/probe/compilerparser.h"
#include "core/probe/cudafacts.h"
#include "core/probe/nvidiaparsers.h"
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

    void toolkit(const QString& folder)
    {
        Facts found;
        const auto text = [&](const QString& name) { return firstBytes(folder + u'/' + name, headerLimit); };
        parseCudaJson(text(u"version.json"_s), u"v"_s, sinkFor(found, u"version.json"_s));
        if (!found.knows(u"v"_s))
            parseCudaText(text(u"version.txt"_s), u"v"_s, sinkFor(found, u"version.txt"_s));
        QStringList machines;
        QStringList headers{u"include/cuda_runtime_api.h"_s};
        for (const QString& target : QDir(folder + "/targets"_L1).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const QString header = u"targets/%1/include/cuda_runtime_api.h"_s.arg(target);
            if (!QFile::exists(folder + u'/' + header))
                continue;
            headers.append(header);
            machines.append(target);
        }
        for (const QString& header : headers) {
            if (!found.knows(u"v"_s))
                parseCudaHeader(text(header), u"v"_s, sinkFor(found, header));
        }
        known(u"cuda"_s, found.text(u"v"_s), folder,
              tr("%1 has no version.json, version.txt or cuda_runtime_api.h.").arg(folder));
        m_facts.set(u"host.configured.cuda_targets"_s, QJsonArray::fromStringList(machines), folder + "/targets"_L1,
                    m_when);
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
        known(side, found.text(u"cudnn"_s), header, tr("%1 has no cudnn.h that states a version.").arg(folder));
        machine(side + "_machine"_L1, library, tr("%1 has no libcudnn.so.").arg(folder));
    }

    void pythonInclude(const QString& folder)
    {
        static const QRegularExpression form(u"^#define\\s+PY_VERSION\\s+\"(\\d+\\.\\d+\\.\\d+)"_s,
                                             QRegularExpression::MultilineOption);
        const QString header = folder + "/patchlevel.h"_L1;
        const bool whole = QFile::exists(folder + "/Python.h"_L1);
        known(u"python_include"_s,
              whole ? form.match(QString::fromUtf8(firstBytes(header, headerLimit))).captured(1) : QString(), header,
              whole ? tr("%1 states no version of Python.").arg(header) : tr("%1 has no Python.h.").arg(folder));
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
        machine(u"sysroot_machine"_s, library, tr("%1 has no libc.so.6.").arg(folder));
    }

    void compiler(const QString& program)
    {
        ProcessRequest request{program, {u"-v"_s}};
        request.timeoutMs = compilerTimeoutMs;
        const auto outcome = runProcess(request);
        const QString because = outcome ? tr("%1 -v says nothing of a compiler.").arg(program) : outcome.error().text;
        const QByteArray text = outcome ? outcome->errors + outcome->output : QByteArray();
        const CompilerAnswer answer = parseCompiler(text);
        const QString how = program + " -v"_L1;
        known(u"compiler"_s, answer.version, how, because);
        known(u"compiler_target"_s, answer.target, how, because);
        static const QRegularExpression arch(u"^Configured with: .*\\s--with-arch=([a-z0-9.+-]+)"_s,
                                             QRegularExpression::MultilineOption);
        if (const auto match = arch.match(QString::fromUtf8(text)); match.hasMatch())
            known(u"compiler_arch"_s, match.captured(1), how, {});
    }

private:
    FactSink sinkFor(Facts& facts, const QString& how) const { return {facts, {}, how, m_when}; }

    void known(const QString& name, const QString& value, const QString& how, const QString& because)
    {
        const QString full = "host.configured."_L1 + name;
        if (value.isEmpty())
            m_facts.setUnknown(full, because, m_when);
        else
            m_facts.set(full, value, how, m_when);
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

Facts configuredFacts(const Configuration& configuration, const QDateTime& when)
{
    Facts facts;
    Look look(facts, when);
    const auto folder = [&](const QString& field) {
        const QString path = configuration.text(field);
        return path.isEmpty() ? QString() : expanded(path);
    };
    if (const QString path = folder(u"cuda_path"_s); !path.isEmpty())
        look.toolkit(path);
    for (const QString& side : {u"cudnn_host"_s, u"cudnn_target"_s}) {
        if (const QString path = folder(side); !path.isEmpty())
            look.cudnn(side, path);
    }
    if (const QString path = folder(u"python_include"_s); !path.isEmpty())
        look.pythonInclude(path);
    if (const QString path = folder(u"sysroot"_s); !path.isEmpty())
        look.sysroot(path);
    if (const QString program = configuration.text(u"compiler"_s); !program.isEmpty())
        look.compiler(program.startsWith("~/"_L1) ? expanded(program) : program);
    return facts;
}

} // namespace cw::probe
