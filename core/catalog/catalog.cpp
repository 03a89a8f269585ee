// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog.h"

#include "core/base/paths.h"
#include "core/base/versionview.h"
#include "core/catalog/catalogloader.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

void add(QHash<QString, qsizetype>& index, const QString& spelling, qsizetype position)
{
    const QString key = spelling.toLower();
    if (!key.isEmpty() && !index.contains(key))
        index.insert(key, position);
}

/// Ids first, so that no alias hides one.
template <typename T, typename Spellings>
QHash<QString, qsizetype> makeIndex(const QList<T>& records, Spellings more)
{
    QHash<QString, qsizetype> index;
    for (qsizetype i = 0; i < records.size(); ++i)
        add(index, records[i].id, i);
    for (qsizetype i = 0; i < records.size(); ++i) {
        for (const QString& alias : records[i].aliases + more(records[i]))
            add(index, alias, i);
    }
    return index;
}

template <typename T>
const T* find(const QList<T>& records, const QHash<QString, qsizetype>& index, const QString& name)
{
    const auto found = index.constFind(name.trimmed().toLower());
    return found == index.cend() ? nullptr : &records[*found];
}

/// "sm_87", "compute_87", "8.7", "87", "9.0a" → "87", "87", "87", "87", "90a".
QString smNumber(const QString& capability)
{
    QString text = capability.trimmed().toLower();
    for (const QLatin1StringView prefix : {"sm_"_L1, "compute_"_L1}) {
        if (text.startsWith(prefix))
            text.remove(0, prefix.size());
    }
    return text.remove(u'.');
}

/// `a` begins before `b`; a record without a first version begins before all.
bool beginsBefore(const BazelEra& a, const BazelEra& b)
{
    const auto first = VersionView::parse(a.from);
    const auto second = VersionView::parse(b.from);
    return second && (!first || *first < *second);
}

} // namespace

Result<Catalog> Catalog::load()
{
    return load({u":/catalog"_s, paths::config() + "/catalog.d"_L1});
}

Result<Catalog> Catalog::load(const QStringList& folders)
{
    CatalogLoader loader;
    for (const QString& folder : folders) {
        if (const Status added = loader.addFolder(folder); !added)
            return added.error();
    }
    return loader.finish();
}

void Catalog::buildIndexes()
{
    m_releaseIndex = makeIndex(m_releases, [](const Release& release) {
        QStringList names{release.tag, release.branch, release.project + u'-' + release.version};
        for (const QString& tag : release.tags) {
            const QString name = tag.section(u'=', 0, 0); // "v2.11.1=a3e2c692c18": the commit was read
            names << name;
            if (release.id == release.version)
                names << name.mid(1); // "2.11.1", as people type it
        }
        return names;
    });
    m_boardIndex = makeIndex(m_boards, [](const Board& board) {
        return QStringList{board.name, board.json.value("name"_L1).toString()}; // both languages
    });
    m_gpuIndex = makeIndex(m_gpus, [](const Gpu& gpu) {
        QStringList plain{gpu.name, Gpu::plainName(gpu.name), Gpu::plainName(gpu.id)};
        for (const QString& alias : gpu.aliases)
            plain.append(Gpu::plainName(alias));
        return plain;
    });
    // A shorter spelling that would stand for GPUs of several capabilities stands for none.
    QHash<QString, QSet<QString>> capabilities;
    QHash<QString, qsizetype> chips;
    for (qsizetype i = 0; i < m_gpus.size(); ++i) {
        for (const QString& name : m_gpus[i].aliases + QStringList{m_gpus[i].name}) {
            const QString chip = Gpu::chipName(name);
            capabilities[chip].insert(m_gpus[i].capability);
            if (!chips.contains(chip))
                chips.insert(chip, i);
        }
    }
    for (auto it = chips.cbegin(); it != chips.cend(); ++it) {
        if (capabilities.value(it.key()).size() == 1)
            add(m_gpuIndex, it.key(), it.value());
    }
    m_architectureIndex = makeIndex(m_architectures, [](const SmArchitecture&) { return QStringList(); });
    m_jetpackIndex = makeIndex(m_jetpacks, [](const JetPack& jetpack) {
        QStringList names;
        for (const QString& l4t : jetpack.l4t) {
            names << "l4t "_L1 + l4t << u'r' + l4t << "l4t "_L1 + u'r' + l4t;
            if (l4t.count(u'.') == 1) // a board says "R36 … REVISION: 3.0" of 36.3
                names << "l4t "_L1 + l4t + ".0"_L1 << u'r' + l4t + ".0"_L1
                      << "l4t "_L1 + u'r' + l4t + ".0"_L1;
        }
        return names;
    });
    m_distributionIndex = makeIndex(m_distributions, [](const Distribution&) { return QStringList(); });
}

const Release* Catalog::release(const QString& name) const
{
    return find(m_releases, m_releaseIndex, name);
}

const Release* Catalog::releaseFor(const QString& project, const QString& version) const
{
    const auto wanted = VersionView::parse(version);
    if (!wanted)
        return nullptr;
    const Release* near = nullptr;
    for (const Release& release : m_releases) {
        const auto mine = VersionView::parse(release.version);
        if (!mine || release.project != project)
            continue;
        if (*mine == *wanted || release.tags.contains(u'v' + version))
            return &release;
        if (mine->major() == wanted->major() && mine->minor() == wanted->minor())
            near = &release;
    }
    return near;
}

const Board* Catalog::board(const QString& name) const
{
    return find(m_boards, m_boardIndex, name);
}

const Gpu* Catalog::gpu(const QString& name) const
{
    if (name.isEmpty())
        return nullptr;
    if (const Gpu* exact = find(m_gpus, m_gpuIndex, name))
        return exact;
    if (const Gpu* plain = find(m_gpus, m_gpuIndex, Gpu::plainName(name)))
        return plain;
    return find(m_gpus, m_gpuIndex, Gpu::chipName(name));
}

const SmArchitecture* Catalog::architecture(const QString& capability) const
{
    return find(m_architectures, m_architectureIndex, smNumber(capability));
}

const Cuda* Catalog::cuda(const QString& version) const
{
    const auto wanted = VersionView::parse(version);
    if (!wanted)
        return nullptr;
    const Cuda* first = nullptr; // "9", as TensorFlow's table of tested builds writes 9.0
    for (const Cuda& line : m_cuda) {
        const auto mine = VersionView::parse(line.id);
        if (mine && mine->isPrefixOf(*wanted))
            return &line;
        if (mine && wanted->size() == 1 && mine->major() == wanted->major() && mine->minor() == 0)
            first = &line;
    }
    return first;
}

const Cudnn* Catalog::cudnn(const QString& version) const
{
    const auto wanted = VersionView::parse(version);
    if (!wanted)
        return nullptr;
    const Cudnn* best = nullptr;
    for (const Cudnn& record : m_cudnn) {
        const auto mine = VersionView::parse(record.version);
        if (!mine)
            continue;
        if (*mine == *wanted || (VersionRange{record.version, record.to}.contains(version) && wanted->size() > 2))
            return &record;
        const bool near = wanted->size() == 1 ? mine->major() == wanted->major()
                                              : mine->major() == wanted->major() && mine->minor() == wanted->minor();
        if (near && (!best || *mine > *VersionView::parse(best->version)))
            best = &record;
    }
    return best;
}

const JetPack* Catalog::jetpack(const QString& version) const
{
    return find(m_jetpacks, m_jetpackIndex, version);
}

const Distribution* Catalog::distribution(const QString& name) const
{
    return find(m_distributions, m_distributionIndex, name);
}

const Libstdcxx* Catalog::libstdcxx(const QString& gcc) const
{
    const auto wanted = VersionView::parse(gcc);
    const Libstdcxx* best = nullptr;
    int newest = 0;
    for (const Libstdcxx& record : m_libstdcxx) {
        const auto mine = VersionView::parse(record.gcc);
        if (!wanted || !mine)
            continue;
        newest = std::max(newest, mine->major());
        // "9" may be any 9.x, so it may ask for what the last of them does
        if ((!(*mine > *wanted) || wanted->isPrefixOf(*mine)) && (!best || *mine > *VersionView::parse(best->gcc)))
            best = &record;
    }
    return wanted && wanted->major() <= newest ? best : nullptr;
}

const BazelEra* Catalog::bazelEra(const QString& version) const
{
    const BazelEra* best = nullptr;
    for (const BazelEra& era : m_bazelEras) {
        if (era.contains(version) && (!best || !beginsBefore(era, *best)))
            best = &era;
    }
    return best;
}

const BazelPackage* Catalog::bazelPackage(const QString& distribution, const QString& version) const
{
    const auto found = std::find_if(m_bazelPackages.rbegin(), m_bazelPackages.rend(), [&](const BazelPackage& package) {
        return package.speaksFor(distribution, version);
    });
    return found == m_bazelPackages.rend() ? nullptr : &*found;
}

const BazelEra& Catalog::bazelEraFor(const QString& version) const
{
    static const BazelEra none;
    if (const BazelEra* exact = bazelEra(version))
        return *exact;
    const auto wanted = VersionView::parse(version);
    const BazelEra* before = nullptr;
    const BazelEra* oldest = nullptr;
    for (const BazelEra& era : m_bazelEras) {
        const auto from = VersionView::parse(era.from);
        if (!from)
            continue;
        if (!oldest || beginsBefore(era, *oldest))
            oldest = &era;
        if (wanted && !(*from > *wanted) && (!before || !beginsBefore(era, *before)))
            before = &era;
    }
    return before ? *before : oldest ? *oldest : none;
}

const ConfigureFamily* Catalog::configureFamily(const QString& id) const
{
    for (const ConfigureFamily& family : m_configureFamilies) {
        if (family.id == id)
            return &family;
    }
    return nullptr;
}

namespace {

template <typename T>
const T* byId(const QList<T>& records, const QString& id)
{
    const auto found = std::find_if(records.begin(), records.end(), [&](const T& each) { return each.id == id; });
    return found == records.end() ? nullptr : &*found;
}

} // namespace

const PartSource* Catalog::part(const QString& id) const
{
    return byId(m_parts, id);
}

const PartLicence* Catalog::licence(const QString& id) const
{
    return byId(m_licences, id);
}

} // namespace cw
