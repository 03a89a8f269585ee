// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cuda/treeplan.h"

#include "core/base/files.h"
#include "core/cuda/elfmachine.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

using namespace Qt::StringLiterals;

namespace cw::cuda {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cuda", text);
}

class Planner
{
public:
    Planner(const TreeRequest& request) : m_request(request), m_target("targets/"_L1 + request.targetFolder) {}

    Result<TreePlan> plan(const QString& scratch)
    {
        const QString debian = m_request.host + "/usr/lib/nvidia-cuda-toolkit"_L1;
        const auto profile = files::read(u":/cuda/nvcc.profile"_s);
        if (!profile)
            return profile.error();
        if (QFileInfo::exists(debian + "/bin/nvcc"_L1))
            debianHost(debian, QString::fromUtf8(*profile));
        else if (QFileInfo::exists(m_request.host + "/bin/nvcc"_L1))
            nvidiaHost();
        else
            return lacks(m_request.host, tr("nvcc"));
        const QString libraries = m_request.target + "/usr/lib/"_L1 + m_request.targetTriplet;
        if (QFileInfo::exists(libraries + "/libcudart.so"_L1))
            target(m_request.target + "/usr/include"_L1, libraries);
        else if (QFileInfo(m_request.target + "/lib"_L1).isDir() && QFileInfo(m_request.target + "/include"_L1).isDir())
            target(m_request.target + "/include"_L1, m_request.target + "/lib"_L1);
        else
            return lacks(m_request.target, tr("the board's headers and libraries"));
        missingLinks();
        cupti();
        frame();
        if (auto done = unindent(); !done)
            return done.error();
        if (auto done = addCudnn(m_plan, m_request, scratch); !done)
            return done.error();
        if (auto done = addNccl(m_plan, m_request); !done)
            return done.error();
        return m_plan;
    }

private:
    static Error lacks(const QString& folder, const QString& what)
    {
        return {Error::Kind::Missing, tr("%1 does not hold %2.").arg(folder, what),
                tr("Name a folder with unpacked packages, or a toolkit.")};
    }

    void file(const QString& path, const QString& source)
    {
        m_plan.entries.append({TreeEntry::Kind::File, path, source});
    }
    void link(const QString& path, const QString& to) { m_plan.entries.append({TreeEntry::Kind::Link, path, to}); }
    void text(const QString& path, const QString& content)
    {
        m_plan.entries.append({TreeEntry::Kind::Text, path, {}, content.toUtf8()});
    }

    bool has(const QString& path) const
    {
        return std::any_of(m_plan.entries.begin(), m_plan.entries.end(),
                           [&](const TreeEntry& entry) { return entry.path == path; });
    }

    void debianHost(const QString& toolkit, const QString& profile)
    {
        // Debian's own profile names places of an installed package, and this machine's libraries.
        text(u"bin/nvcc.profile"_s, profile);
        // usr/bin/nvcc is a script that names the place where the package would be installed.
        m_plan.entries += entriesBelow(m_request.host + "/usr/bin"_L1, u"bin"_s,
                                       [](const QString& name) { return name != "nvcc"_L1; });
        file(u"bin/nvcc"_s, toolkit + "/bin/nvcc"_L1);
        m_plan.entries += entriesBelow(toolkit + "/bin/crt"_L1, u"bin/crt"_s);
        file(u"nvvm/bin/cicc"_s, toolkit + "/bin/cicc"_L1);
        m_plan.entries += entriesBelow(toolkit + "/libdevice"_L1, u"nvvm/libdevice"_s);
        m_plan.entries += entriesBelow(m_request.host + "/usr/lib/"_L1 + m_request.hostTriplet, u"nvvm/lib64"_s,
                                       [](const QString& name) { return name.startsWith("libnvvm.so"_L1); });
        text(u"version.json"_s,
             "{\n  \"cuda\": {\"name\": \"CUDA\", \"version\": \"%1\"}\n}\n"_L1.arg(m_request.version));
    }

    void nvidiaHost()
    {
        for (const QString& folder : {u"bin"_s, u"nvvm"_s})
            m_plan.entries += entriesBelow(m_request.host + u'/' + folder, folder);
        for (const QString& name : {u"version.json"_s, u"version.txt"_s}) {
            if (QFileInfo::exists(m_request.host + u'/' + name))
                file(name, m_request.host + u'/' + name);
        }
    }

    void target(const QString& headers, const QString& libraries)
    {
        m_plan.entries += entriesBelow(headers, m_target + "/include"_L1);
        static const QRegularExpression library(u"^(stubs/)?[^/]+(\\.so(\\.[0-9.]+)?|\\.a)$"_s);
        m_plan.entries += entriesBelow(libraries, m_target + "/lib"_L1,
                                       [](const QString& name) { return library.match(name).hasMatch(); });
        // The stub's SONAME is libcuda.so.1: the linker looks for that name behind other libraries.
        const QString stub = m_target + "/lib/stubs/libcuda.so"_L1;
        if (has(stub) && !has(stub + ".1"_L1))
            link(stub + ".1"_L1, u"libcuda.so"_s);
    }

    /// NVIDIA's cross packages leave out some of the links libX.so.SONAME and libX.so.
    void missingLinks()
    {
        for (auto it = m_request.sonames.cbegin(); it != m_request.sonames.cend(); ++it) {
            const QString plain = "lib%1.so"_L1.arg(it.key());
            const QString named = plain + u'.' + it.value();
            const QString folder = m_target + "/lib/"_L1;
            QString whole; // libcublas.so.8.0.88
            for (const TreeEntry& entry : m_plan.entries) {
                if (entry.kind == TreeEntry::Kind::File && entry.path.startsWith(folder + plain + u'.'))
                    whole = entry.path.mid(folder.size());
            }
            if (whole.isEmpty())
                continue;
            if (!has(folder + named))
                link(folder + named, whole);
            if (!has(folder + plain))
                link(folder + plain, named);
        }
    }

    static bool isCupti(const QString& name)
    {
        return name.startsWith("cupti"_L1) || name.startsWith("generated_"_L1) || name.startsWith("nvperf"_L1)
               || name.startsWith("libcupti"_L1) || name.startsWith("libnvperf"_L1);
    }

    void cupti()
    {
        const QString place = u"extras/CUPTI"_s;
        if (const QString whole = m_request.host + u'/' + place; QFileInfo(whole).isDir()) {
            m_plan.entries += entriesBelow(whole + "/include"_L1, place + "/include"_L1);
            m_plan.entries += entriesBelow(whole + "/lib64"_L1, place + "/lib64"_L1);
            return;
        }
        if (!m_request.cupti.isEmpty()) {
            m_plan.entries += entriesBelow(m_request.cupti + "/usr/include"_L1, place + "/include"_L1, isCupti);
            m_plan.entries +=
                entriesBelow(m_request.cupti + "/usr/lib/"_L1 + m_request.hostTriplet, place + "/lib64"_L1, isCupti);
            return;
        }
        QList<TreeEntry> links;
        const std::pair<QString, QString> folders[]{{u"/include/"_s, u"/include/"_s}, {u"/lib/"_s, u"/lib64/"_s}};
        for (const TreeEntry& entry : std::as_const(m_plan.entries)) {
            for (const auto& [from, to] : folders) {
                const QString name = entry.path.mid(m_target.size() + from.size());
                if (entry.path.startsWith(m_target + from) && !name.contains(u'/') && isCupti(name))
                    links.append({TreeEntry::Kind::Link, place + to + name, "../../../"_L1 + entry.path});
            }
        }
        m_plan.entries += links;
    }

    /// The names that everybody looks for.
    void frame()
    {
        link(m_target + "/lib64"_L1, u"lib"_s);
        link(u"include"_s, m_target + "/include"_L1);
        link(u"lib64"_s, m_target + "/lib"_L1);
        // nvcc without -ccbin takes this machine's folder, and TensorFlow's cuda_configure asks it so.
        if (m_request.targetFolder != "x86_64-linux"_L1) {
            link(u"targets/x86_64-linux/include"_s, "../%1/include"_L1.arg(m_request.targetFolder));
            m_plan.folders.append(u"targets/x86_64-linux/lib"_s);
        }
    }

    Status unindent()
    {
        const QString path = m_target + "/include/cusolver_common.h"_L1;
        if (!m_request.unindent)
            return Done{};
        for (TreeEntry& entry : m_plan.entries) {
            if (entry.path != path || entry.kind != TreeEntry::Kind::File)
                continue;
            const auto header = files::read(entry.source);
            if (!header)
                return header.error();
            static const QRegularExpression indented(u"^[ \\t]+(#\\s*define CUSOLVER_VER_)"_s,
                                                     QRegularExpression::MultilineOption);
            QString text = QString::fromUtf8(*header);
            if (!indented.match(text).hasMatch())
                continue;
            text.replace(indented, u"\\1"_s);
            entry = {TreeEntry::Kind::Text, path, {}, text.toUtf8()};
            m_plan.changed.append(path);
            m_plan.notes.append(
                tr("In %1 the blanks before #define CUSOLVER_VER_… are gone: TensorFlow up to 2.8 finds no "
                   "version otherwise.")
                    .arg(path));
        }
        return Done{};
    }

    const TreeRequest& m_request;
    QString m_target;
    TreePlan m_plan;
};

} // namespace

Result<TreePlan> planTree(const TreeRequest& request, const QString& scratch)
{
    auto plan = Planner(request).plan(scratch);
    if (plan)
        std::sort(plan->entries.begin(), plan->entries.end(),
                  [](const TreeEntry& a, const TreeEntry& b) { return a.path < b.path; });
    return plan;
}

} // namespace cw::cuda
