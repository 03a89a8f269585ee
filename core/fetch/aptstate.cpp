// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fetch/aptstate.h"

#include "core/base/files.h"
#include "core/proc/process.h"

#include <QRegularExpression>
#include <QUrl>

#include <pwd.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace cw::fetch {
namespace {

/// Proxies and the like of the system's apt; no hooks, no sources, no preferences.
QString proxiesOfSystem()
{
    const auto said = runProcess({u"apt-config"_s, {u"dump"_s}});
    if (!said)
        return {};
    static const QRegularExpression kept(
        u"^Acquire::(http|https|ftp|tor)(::[A-Za-z0-9._-]*[Pp]roxy[^ ]*| )|^Acquire::(ForceIPv[46]|Retries) "_s);
    QString text;
    for (const QString& line : QString::fromUtf8(said->output).split(u'\n')) {
        if (kept.match(line).hasMatch())
            text += line + u'\n';
    }
    return text;
}

QString userName()
{
    const struct passwd* entry = ::getpwuid(::geteuid());
    return entry ? QString::fromLocal8Bit(entry->pw_name) : u"root"_s;
}

QString quoted(const QString& value)
{
    return u'"' + value + u'"';
}

} // namespace

QStringList architecturesOf(const QStringList& packages)
{
    QStringList found;
    for (const QString& package : packages) {
        const QString arch = package.section(u':', 1);
        if (!arch.isEmpty() && !found.contains(arch))
            found.append(arch);
    }
    return found.isEmpty() ? QStringList{u"amd64"_s} : found;
}

QString packageOf(const QString& fileName)
{
    const QString stem = fileName.endsWith(".deb"_L1) ? fileName.chopped(4) : fileName;
    const QString name = stem.section(u'_', 0, 0);
    const QString arch = stem.section(u'_', -1);
    return arch == "all"_L1 ? name : name + u':' + arch;
}

QList<DebianFile> parsePrintedUris(const QByteArray& text)
{
    static const QRegularExpression form(u"^'([^']+)' (\\S+\\.deb) (\\d+) SHA256:([0-9a-f]{64})\\s*$"_s);
    QList<DebianFile> found;
    for (const QString& line : QString::fromUtf8(text).split(u'\n')) {
        if (const auto match = form.match(line); match.hasMatch()) {
            // apt writes "%3a" for the colon of an epoch, and keeps it in the file's name.
            found.append({match.captured(2), packageOf(match.captured(2)), match.captured(4),
                          match.captured(3).toLongLong(), match.captured(1)});
        }
    }
    return found;
}

AptState::AptState(const QString& folder, const DebianPackages& wanted, const DebianMirror& mirror)
    : m_folder(folder), m_wanted(wanted), m_mirror(mirror)
{}

QString AptState::configuration() const
{
    const QStringList archs = architecturesOf(m_wanted.packages);
    QString text = proxiesOfSystem();
    const auto set = [&](QLatin1StringView key, const QString& value) {
        text += key + u' ' + quoted(value) + u";\n"_s;
    };
    set("APT::Architecture"_L1, archs.first());
    for (const QString& arch : archs)
        set("APT::Architectures::"_L1, arch);
    set("APT::Sandbox::User"_L1, userName()); // the mirror's files go to a folder of this user
    set("Acquire::Languages"_L1, u"none"_s);
    set("Dir::Etc::sourcelist"_L1, m_folder + "/sources.list"_L1);
    for (const QLatin1StringView none : {"Dir::Etc::sourceparts"_L1, "Dir::Etc::parts"_L1, "Dir::Etc::main"_L1,
                                         "Dir::Etc::preferences"_L1, "Dir::Etc::preferencesparts"_L1})
        set(none, u"/dev/null"_s);
    set("Dir::State"_L1, m_folder);
    set("Dir::State::lists"_L1, lists());
    set("Dir::State::status"_L1, m_folder + "/status"_L1);
    set("Dir::Cache"_L1, m_folder + "/cache"_L1);
    return text;
}

bool AptState::hasProxy()
{
    return proxiesOfSystem().contains("proxy"_L1, Qt::CaseInsensitive);
}

Status AptState::prepare() const
{
    for (const QString& folder : {lists() + "/partial"_L1, m_folder + "/cache/archives/partial"_L1}) {
        if (auto made = files::makeFolder(folder); !made)
            return made;
    }
    QString options = u"arch="_s + architecturesOf(m_wanted.packages).join(u',') + " target=Packages"_L1;
    if (m_mirror.trusted)
        options += " trusted=yes"_L1;
    else if (!m_mirror.keyring.isEmpty())
        options += " signed-by="_L1 + m_mirror.keyring;
    const QString source =
        "deb [%1] %2 %3 %4\n"_L1.arg(options, m_mirror.address, m_wanted.suite, m_wanted.components.join(u' '));
    for (const auto& [name, text] : {std::pair{u"/sources.list"_s, source}, std::pair{u"/status"_s, QString()},
                                     std::pair{u"/apt.conf"_s, configuration()}}) {
        if (auto written = files::write(m_folder + name, text.toUtf8()); !written)
            return written;
    }
    return Done{};
}

Program AptState::command(const QStringList& words, const QString& folder) const
{
    return {u"apt-get"_s, QStringList{u"-q"_s} + words, {{u"APT_CONFIG"_s, m_folder + "/apt.conf"_L1}}, folder};
}

} // namespace cw::fetch
