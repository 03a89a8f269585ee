// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/nearest.h"
#include "core/base/result.h"
#include "core/catalog/bazelera.h"
#include "core/catalog/bazelsource.h"
#include "core/catalog/bazelpackage.h"
#include "core/catalog/board.h"
#include "core/catalog/bound.h"
#include "core/catalog/container.h"
#include "core/catalog/cuda.h"
#include "core/catalog/gpu.h"
#include "core/catalog/libstdcxx.h"
#include "core/catalog/partsource.h"
#include "core/catalog/release.h"

#include <QHash>

namespace cw {

/// What is known of the world: read once from the files embedded in the program and from the user's own
/// (`paths::config()/catalog.d/*.json`, laid over by id, field by field), pure afterwards. Look-ups return a pointer
/// into the catalog, null when there is no such record; it lives as long as the catalog. Schema: docs/formats.md.
/// Any thread once loaded.
class Catalog
{
public:
    static constexpr int formatVersion = 1;
    static constexpr QLatin1StringView format{"crosswright-catalog"};

    /// The embedded catalog with the user's files over it. An error names file, line and field.
    static Result<Catalog> load();
    /// The same for given folders, the later ones over the earlier ones; a folder that is absent is empty.
    static Result<Catalog> load(const QStringList& folders);

    const QList<Project>& projects() const { return m_projects; }
    const QList<Release>& releases() const { return m_releases; }
    const QList<Board>& boards() const { return m_boards; }
    const QList<Gpu>& gpus() const { return m_gpus; }
    const QList<SmArchitecture>& architectures() const { return m_architectures; }
    const QList<Cuda>& cuda() const { return m_cuda; }
    const QList<Cudnn>& cudnn() const { return m_cudnn; }
    const QList<JetPack>& jetpacks() const { return m_jetpacks; }
    const QList<Distribution>& distributions() const { return m_distributions; }
    const QList<Libstdcxx>& libstdcxx() const { return m_libstdcxx; }
    const QList<PartSource>& parts() const { return m_parts; }
    const QList<PartLicence>& licences() const { return m_licences; }
    const QList<ToolkitFile>& toolkitFiles() const { return m_toolkitFiles; }
    const QList<BazelEra>& bazelEras() const { return m_bazelEras; }
    const QList<BazelSource>& bazelSources() const { return m_bazelSources; }
    const QList<BazelPackage>& bazelPackages() const { return m_bazelPackages; }
    const QList<ConfigureFamily>& configureFamilies() const { return m_configureFamilies; }
    const QList<ConfigureFailure>& configureFailures() const { return m_configureFailures; }

    const QList<Container>& containers() const { return m_containers; }
    const QList<KnownBuild>& knownBuilds() const { return m_knownBuilds; }
    const QList<Bound>& bounds() const { return m_bounds; }
    const QList<PublishedWheel>& wheels() const { return m_wheels; }

    /// By id, alias, tag or branch ("2.8.0", "2.8", "v2.8.0", "r2.8").
    const Release* release(const QString& name) const;
    /// The record that speaks for a version read from a tree of that project: the exact one, else the one of the same
    /// major and minor number (2.8.4 is built like 2.8.0), else null.
    const Release* releaseFor(const QString& project, const QString& version) const;
    const Board* board(const QString& name) const;
    const Gpu* gpu(const QString& name) const; ///< brand words, case and punctuation do not matter
    const SmArchitecture* architecture(const QString& capability) const; ///< "8.7", "87", "sm_87", "compute_87", "9.0a"
    const Cuda* cuda(const QString& version) const;                      ///< "11.2.152" finds the line 11.2, "9" 9.0
    /// The exact record, else the newest with the same major and minor number, else null.
    const Cudnn* cudnn(const QString& version) const;
    const JetPack* jetpack(const QString& version) const; ///< also by L4T: "L4T 32.7.2", "r32.7.2"
    const Distribution* distribution(const QString& name) const;
    /// What a program built with this GCC may ask for: the newest record that is not newer ("9": the newest of 9.x);
    /// null for an older GCC and for a major number that no record has yet.
    const Libstdcxx* libstdcxx(const QString& gcc) const;
    /// Null for a version that no record speaks for. Where several do, the one that begins last decides, and of those
    /// the last: a record of one's own for a few versions wins over the wide one around them.
    const BazelEra* bazelEra(const QString& version) const;
    /// The same, and for a version that no record speaks for the newest record that begins before it; for one older than
    /// all (and for what is no version) the oldest: flags must be spelled somehow. Empty only in a catalog without any.
    const BazelEra& bazelEraFor(const QString& version) const;
    /// What is known of that version as a distribution packages it ("debian"); null where nothing is.
    const BazelPackage* bazelPackage(const QString& distribution, const QString& version) const;
    const PartSource* part(const QString& id) const;
    const PartLicence* licence(const QString& id) const;
    const ConfigureFamily* configureFamily(const QString& id) const;

private:
    friend class CatalogLoader;
    using Index = QHash<QString, qsizetype>; ///< lower-case spelling → position
    void buildIndexes();

    QList<Project> m_projects;
    QList<Release> m_releases;
    QList<Board> m_boards;
    QList<Gpu> m_gpus;
    QList<SmArchitecture> m_architectures;
    QList<Cuda> m_cuda;
    QList<Cudnn> m_cudnn;
    QList<JetPack> m_jetpacks;
    QList<Distribution> m_distributions;
    QList<Libstdcxx> m_libstdcxx;
    QList<PartSource> m_parts;
    QList<PartLicence> m_licences;
    QList<ToolkitFile> m_toolkitFiles;
    QList<BazelEra> m_bazelEras;
    QList<BazelSource> m_bazelSources;
    QList<BazelPackage> m_bazelPackages;
    QList<ConfigureFamily> m_configureFamilies;
    QList<ConfigureFailure> m_configureFailures;
    QList<Container> m_containers;
    QList<KnownBuild> m_knownBuilds;
    QList<Bound> m_bounds;
    QList<PublishedWheel> m_wheels;
    Index m_releaseIndex, m_boardIndex, m_gpuIndex, m_architectureIndex, m_jetpackIndex, m_distributionIndex;
};

} // namespace cw
