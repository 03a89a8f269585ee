// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/doctor.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::probe {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::probe::doctor", text);
}

// A build of TensorFlow fills tens of GiB and its largest compilers take more than 1 GiB each; below these numbers
// (facts/users/times.md, seeds/native.md: 2 GiB boards needed swap) a build is likely to end for want of them.
constexpr qint64 littleDiskMiB = 20 * 1024;
constexpr qint64 littleRamMiB = 4 * 1024;

enum class Family { Debian, Fedora, Arch, Other };

Family familyOf(const Facts& host)
{
    const QStringList tools = host.list(u"host.tools"_s);
    if (tools.contains("apt-get"_L1))
        return Family::Debian;
    if (tools.contains("dnf"_L1))
        return Family::Fedora;
    return tools.contains("pacman"_L1) ? Family::Arch : Family::Other;
}

/// Package names: Debian and Ubuntu, Fedora, Arch; "" where the distribution has none that is enough (Fedora's cross
/// compilers come without a C library).
struct Packages
{
    const char* debian;
    const char* fedora;
    const char* arch;
};

QStringList packagesFor(Family family, const Packages& names)
{
    const char* found = "";
    switch (family) {
    case Family::Debian: found = names.debian; break;
    case Family::Fedora: found = names.fedora; break;
    case Family::Arch: found = names.arch; break;
    case Family::Other: break;
    }
    return QString::fromLatin1(found).split(u' ', Qt::SkipEmptyParts);
}

class Examination
{
public:
    Examination(const Facts& host, const Distribution* distribution)
        : m_host(host), m_distribution(distribution), m_family(familyOf(host))
    {}

    void job(const QString& job)
    {
        m_job = job;
        if (job == "build"_L1)
            build();
        else if (job.startsWith("cross-"_L1))
            cross(job.mid(6));
        else if (job == "deploy"_L1)
            deploy();
        else if (job == "virtual"_L1)
            virtualDevice();
    }

    QList<Need> result() const { return m_needs; }

private:
    void add(const QString& id, bool present, const QString& what, const QString& purpose, const Packages& packages,
             bool required = true)
    {
        if (std::any_of(m_needs.cbegin(), m_needs.cend(), [&](const Need& need) { return need.id == id; }))
            return;
        Need need{id, m_job, present ? Need::State::Present : Need::State::Lacking, required, {}, {}};
        need.text = present ? what : tr("%1 is lacking; %2 needs it.").arg(what, purpose);
        if (!present)
            need.packages = packagesFor(m_family, packages);
        m_needs.append(need);
    }

    void fact(const QString& id, const QString& name, const QString& what, const QString& purpose,
              const Packages& packages, bool required = true)
    {
        const QString version = m_host.text(name);
        add(id, m_host.knows(name), version.isEmpty() ? what : u"%1 %2"_s.arg(what, version), purpose, packages,
            required);
    }

    void tool(const QString& id, const QString& purpose, const Packages& packages, bool required = true)
    {
        add(id, m_host.list(u"host.tools"_s).contains(id), id, purpose, packages, required);
    }

    void atLeast(const QString& id, const QString& name, qint64 least, const QString& few, const QString& enough)
    {
        const QString gibibytes = QString::number(double(m_host.number(name)) / 1024, 'f', 1);
        if (!m_host.knows(name))
            m_needs.append({id, m_job, Need::State::Unknown, false, m_host.fact(name).unknownBecause, {}});
        else if (m_host.number(name) < least)
            m_needs.append({id, m_job, Need::State::Poor, false, few.arg(gibibytes), {}});
        else
            m_needs.append({id, m_job, Need::State::Present, false, enough.arg(gibibytes), {}});
    }

    void build()
    {
        fact(u"g++"_s, u"host.gxx_path"_s, tr("g++"), tr("every build"), {"g++", "gcc-c++", "gcc"});
        // Debian builds Bazel itself and needs a Java beside it; elsewhere there is no package of the distribution.
        const bool packaged = m_distribution && !m_distribution->bazel.isEmpty();
        fact(u"bazel"_s, u"host.bazel"_s, u"Bazel"_s, tr("every build"),
             {packaged ? "bazel-bootstrap default-jdk-headless" : "", "", "bazel"});
        if (!m_needs.isEmpty() && m_needs.last().id == "bazel"_L1 && m_needs.last().state == Need::State::Lacking
            && m_needs.last().packages.isEmpty())
            m_needs.last().text += u' ' + tr("Put bazelisk (github.com/bazelbuild/bazelisk) on PATH.");
        if (m_host.text(u"host.bazel_distribution"_s) == "debian"_L1)
            fact(u"java"_s, u"host.java_path"_s, u"Java"_s, tr("Debian's Bazel"), {"default-jdk-headless", "", ""});
        fact(u"python3"_s, u"host.python"_s, u"Python"_s, tr("every build"), {"python3", "python3", "python"});
        if (m_host.knows(u"host.path_python"_s)
            && m_host.text(u"host.path_python_path"_s) != m_host.text(u"host.python_path"_s))
            m_needs.append(
                {u"python-on-path"_s,
                 m_job,
                 Need::State::Poor,
                 false,
                 tr("The first python3 on PATH is %1 (%2), not the system's %3; name the one that is meant (python=…).")
                     .arg(m_host.text(u"host.path_python"_s), m_host.text(u"host.path_python_path"_s),
                          m_host.text(u"host.python"_s)),
                 {}});
        tool(u"git"_s, tr("fetching sources"), {"git", "git", "git"});
        tool(u"patch"_s, tr("Bazel's external repositories"), {"patch", "patch", "patch"});
        tool(u"unzip"_s, tr("TensorFlow's build"), {"unzip", "unzip", "unzip"});
        tool(u"zip"_s, tr("TensorFlow's packaging"), {"zip", "zip", "zip"}, false);
        atLeast(u"disk"_s, u"host.disk"_s, littleDiskMiB,
                tr("Only %1 GiB are free where builds lie; TensorFlow needs 20 or more."),
                tr("%1 GiB free where builds lie"));
        atLeast(u"ram"_s, u"host.ram"_s, littleRamMiB,
                tr("This machine has %1 GiB of memory; choose one job and a low limit."), tr("%1 GiB of memory"));
    }

    void cross(const QString& arch)
    {
        const QString base = u"host.cross.%1."_s.arg(arch);
        const bool isArm = arch == "armhf"_L1;
        const Packages packages = isArm ? Packages{"g++-arm-linux-gnueabihf", "", ""}
                                        : Packages{"g++-aarch64-linux-gnu", "", "aarch64-linux-gnu-gcc"};
        const bool present =
            m_host.knows(base + "gcc"_L1) && m_host.knows(base + "gxx_path"_L1) && m_host.knows(base + "glibc"_L1);
        add("g++-"_L1 + arch, present,
            present ? tr("Cross compiler for %1, gcc %2, glibc %3")
                          .arg(arch, m_host.text(base + "gcc"_L1), m_host.text(base + "glibc"_L1))
                    : tr("A C++ cross compiler for %1 with its C library").arg(arch),
            tr("building for such a board"), packages);
    }

    void deploy()
    {
        tool(u"ssh"_s, tr("every device"), {"openssh-client", "openssh-clients", "openssh"});
        tool(u"ssh-keyscan"_s, tr("a first contact"), {"openssh-client", "openssh-clients", "openssh"});
        tool(u"rsync"_s, tr("faster repeated transfers"), {"rsync", "rsync", "rsync"}, false);
    }

    void virtualDevice()
    {
        fact(u"qemu-aarch64"_s, u"host.qemu.aarch64"_s, u"qemu-user"_s, tr("a virtual device"),
             {"qemu-user-static", "qemu-user-static", "qemu-user-static"}, false);
        const QStringList tools = m_host.list(u"host.tools"_s);
        add(u"apt"_s, tools.contains("apt-get"_L1) && tools.contains("dpkg-deb"_L1), tr("apt-get and dpkg-deb"),
            tr("a virtual device"), {"apt dpkg", "apt dpkg", ""}, false);
        add(u"namespaces"_s, tools.contains("unshare"_L1) || tools.contains("proot"_L1), tr("unshare or proot"),
            tr("a virtual device"), {"util-linux proot", "util-linux proot", "util-linux"}, false);
    }

    const Facts& m_host;
    const Distribution* m_distribution;
    Family m_family;
    QString m_job;
    QList<Need> m_needs;
};

} // namespace

QStringList doctorJobs()
{
    return {u"build"_s, u"cross-aarch64"_s, u"cross-armhf"_s, u"deploy"_s, u"virtual"_s};
}

QList<Need> examine(const Facts& host, const QStringList& jobs, const Distribution* distribution)
{
    Examination examination(host, distribution);
    for (const QString& job : doctorJobs()) { // in this order, whatever order was asked in
        if (jobs.contains(job))
            examination.job(job);
    }
    return examination.result();
}

QString installCommand(const QList<Need>& needs, const Facts& host)
{
    QStringList packages;
    for (const Need& need : needs)
        packages += need.packages;
    packages.removeDuplicates();
    if (packages.isEmpty())
        return {};
    switch (familyOf(host)) {
    case Family::Debian: return "apt-get install -y --no-install-recommends "_L1 + packages.join(u' ');
    case Family::Fedora: return "dnf install -y "_L1 + packages.join(u' ');
    case Family::Arch: return "pacman -S --needed "_L1 + packages.join(u' ');
    case Family::Other: break;
    }
    return {};
}

} // namespace cw::probe
