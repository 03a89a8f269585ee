// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/gatherplaces.h"

#include "core/base/files.h"
#include "core/base/paths.h"
#include "core/device/devicestore.h"
#include "core/device/sshcommand.h"
#include "core/git/sourcereader.h"
#include "core/preferences/preferences.h"
#include "core/selection/selection.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace cw {

QList<EmbeddedFile> embeddedFiles(const QString& source)
{
    QList<EmbeddedFile> files;
    const QString folder = SourceReader::embeddedFolder(source);
    if (folder.isEmpty())
        return files;
    QDirIterator walk(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        const QString path = walk.next();
        auto text = files::read(path);
        if (!text)
            continue;
        // The resource system keeps no permissions; what begins with an interpreter line is run.
        files.append({path.mid(folder.size() + 1), *text, text->startsWith("#!") ? 0755 : 0644});
    }
    std::sort(files.begin(), files.end(), [](const EmbeddedFile& a, const EmbeddedFile& b) { return a.path < b.path; });
    return files;
}

Result<PlanPlaces> gatherPlaces(const Configuration& configuration, const Catalog& catalog, const Facts& facts)
{
    PlanPlaces places;
    places.cache = paths::cache();
    places.home = QDir::homePath();
    if (const auto preferences = Preferences::load()) {
        places.keptCores = preferences->keptCores;
        places.keptMiB = preferences->keptMiB;
    }
    places.user = u"%1:%2"_s.arg(::getuid()).arg(::getgid());
    places.knownHosts = ssh::ownKnownHostsFile();
    if (const QString name = configuration.text(u"device"_s); !name.isEmpty()) {
        if (const auto device = DeviceStore().find(name))
            places.device = *device;
    }
    const Selection selection = Selection::of(configuration, catalog, facts);
    places.embedded = embeddedFiles(selection.source);
    QString source = selection.source;
    QString ref = selection.ref;
    if (isSourceAddress(source)) {
        source = checkoutFolder(places.cache, source, ref);
        ref.clear();
    }
    if (source.isEmpty())
        return places;
    // Not there yet, or no Bazel workspace: the plan does without.
    if (auto reader = SourceReader::open(source, ref)) {
        for (const QString& name : {u"WORKSPACE"_s, u"WORKSPACE.bazel"_s}) {
            if (const auto text = reader->file(name); text && places.workspaceText.isEmpty())
                places.workspaceText = *text;
        }
    }
    return places;
}

} // namespace cw
