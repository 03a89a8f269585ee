// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rule.h"

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

/// The folder that the field names was looked for and is none.
bool absent(const RuleRun& run, const QString& folder, rules::Name looked, rules::Name there)
{
    return run.fact(looked) == folder && run.knows(there) && !run.factFlag(there);
}

/// Folders of this machine, which a build on the board does not see.
bool unseen(RuleRun& run, const char* field)
{
    if (!run.buildsOnDevice())
        return false;
    run.found(Finding::Severity::Warning,
              tr("The build runs on the board, which does not see this machine's folders: %1 is not used.")
                  .arg(QLatin1StringView(field)),
              unsetFields({QString::fromLatin1(field)}, tr("Remove %1.").arg(QLatin1StringView(field))));
    return true;
}

void distdir(RuleRun& run)
{
    const QString folder = run.text("distdir");
    if (folder.isEmpty() || unseen(run, "distdir"))
        return;
    // Bazel does not mind a folder that is not there: every archive would be downloaded, or be missing.
    if (absent(run, folder, "host.path.distdir", "host.path.distdir.folder"))
        run.found(tr("There is no folder %1, so no archive would be found in it.").arg(folder),
                  unsetFields({u"distdir"_s}, tr("Remove distdir.")));
    else if (run.fact("host.path.distdir") != folder)
        run.unknown(tr("Whether there is a folder %1 is not known.").arg(folder), tr("Let this machine be probed."));
}

void repositoryCache(RuleRun& run)
{
    const QString folder = run.text("repository_cache");
    if (folder.isEmpty() || unseen(run, "repository_cache"))
        return;
    if (!absent(run, folder, "host.path.repository_cache", "host.path.repository_cache.folder"))
        return;
    if (run.flag("features.offline"))
        run.found(tr("There is no folder %1 yet, and an offline build cannot fill it.").arg(folder),
                  unsetFields({u"repository_cache"_s}, tr("Remove repository_cache.")));
    else
        run.found(Finding::Severity::Info, tr("There is no folder %1 yet; Bazel makes it.").arg(folder), std::nullopt,
                  tr("Nothing needs to be done."));
}

} // namespace

void addArchiveRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    const char* const looked = QT_TRANSLATE_NOOP("cw::Rules", "probe of this machine");
    rules << Rule{u"distdir.absent"_s,
                  S::Error,
                  u"distdir"_s,
                  looked,
                  distdir,
                  u"the folder of archives is there, where the build runs"_s}
          << Rule{u"repository_cache.absent"_s,
                  S::Error,
                  u"repository_cache"_s,
                  looked,
                  repositoryCache,
                  u"an offline build's download cache is there, where the build runs"_s};
}

} // namespace cw
