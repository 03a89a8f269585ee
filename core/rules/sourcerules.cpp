// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/version.h"
#include "core/rules/rule.h"

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

QStringList releaseIds(const Catalog& catalog)
{
    QStringList ids;
    for (const Release& release : catalog.releases())
        ids.append(release.id);
    return ids;
}

void missing(RuleRun& run)
{
    if (run.text("tf").isEmpty() && run.text("source").isEmpty())
        run.found(tr("Neither a release nor a source tree is chosen."),
                  tr("Choose a release of the catalog, or name a source tree."));
}

void unknownRelease(RuleRun& run)
{
    const QString tf = run.text("tf");
    if (tf.isEmpty() || run.catalog.release(tf))
        return;
    if (!run.text("source").isEmpty() && run.knows("source.tf"))
        return; // the tree decides; another rule compares
    const QString near = nearestName(tf, releaseIds(run.catalog));
    if (near.isEmpty())
        run.found(tr("The catalog has no release \"%1\".").arg(tf), tr("Choose a release of the catalog."));
    else
        run.found(tr("The catalog has no release \"%1\"; the nearest is %2.").arg(tf, near), setField("tf", near));
}

void unreadable(RuleRun& run)
{
    const QString source = run.text("source");
    if (source.isEmpty())
        return;
    const Fact project = run.facts.fact(u"source.project"_s);
    if (project.isKnown())
        return;
    const bool local = source.startsWith(u'/') || source.startsWith(u'~') || source.startsWith(u'.')
                       || source.startsWith("file://"_L1) || source.startsWith("embedded:"_L1);
    if (project.unknownBecause.isEmpty())
        run.unknown(tr("The source tree was not read, so what it asks for is not known yet."));
    else if (local)
        run.found(project.unknownBecause, tr("Correct source or ref."));
    else
        run.unknown(tr("What the tree asks for is not known yet: %1").arg(project.unknownBecause),
                    tr("Clone it and set source to the folder."));
}

void foreign(RuleRun& run)
{
    if (run.text("source").isEmpty() || !run.knows("source.project") || !run.fact("source.project").isEmpty())
        return;
    if (run.text("product") == "target"_L1)
        return; // any workspace can be built by labels
    Repair repair = setField("product", u"target"_s);
    run.found(tr("The source tree is none of the projects in the catalog, so it is not known what a %1 is in it.")
                  .arg(run.text("product")),
              repair);
}

void differs(RuleRun& run)
{
    const QString tf = run.text("tf");
    if (tf.isEmpty() || run.text("source").isEmpty() || !run.knows("source.tf"))
        return;
    const QString tree = run.fact("source.tf");
    const QString project = run.fact("source.project");
    const Release* release = run.catalog.release(tf);
    const bool sameProject = !release || release->project == project;
    const auto treeVersion = Version::parse(tree);
    auto typed = Version::parse(tf);
    if (!typed && release)
        typed = Version::parse(release->version); // "serving-2.8"
    if (sameProject && typed && treeVersion && typed->isPrefixOf(*treeVersion))
        return;
    run.because(run.how("source.tf"));
    // The plain number means TensorFlow's release; another project's is called by its id.
    const Release* plain = run.catalog.release(tree);
    const Release* own = run.catalog.releaseFor(project, tree);
    const QString better =
        own && (!plain || plain->project != project) && own->project != "tensorflow"_L1 ? own->id : tree;
    const QString text = tr("tf is %1, but the source tree is %2 %3.").arg(tf, project, tree);
    if (better == tf) // the same number of another project, which has no record by which to call it
        run.found(text, tr("Remove tf, or name the tree that is meant."));
    else
        run.found(text, setField("tf", better));
}

void noRecord(RuleRun& run)
{
    if (run.text("source").isEmpty() || !run.knows("source.tf") || run.selection.release)
        return;
    run.unknown(tr("The tree is %1 %2, and the catalog has no record for it: what it needs is not known.")
                    .arg(run.fact("source.project"), run.fact("source.tf")),
                tr("Lay a record of your own over the catalog (docs/formats.md)."));
}

void refWithoutSource(RuleRun& run)
{
    if (run.text("ref").isEmpty() || !run.selection.source.startsWith("embedded:"_L1))
        return;
    run.found(tr("ref is %1, but the workspace is part of this program and has no branches.").arg(run.text("ref")),
              unsetFields({u"ref"_s}, tr("Remove ref.")));
}

} // namespace

void addSourceRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    const char* const own = QT_TRANSLATE_NOOP(
        "cw::Rules", "docs/formats.md: source and ref decide the branch; without a source, tf selects the record");
    rules << Rule{u"tf.missing"_s, S::Error, u"tf"_s, own, missing, u"a release or a source tree is chosen"_s}
          << Rule{u"tf.unknown"_s, S::Error,
                  u"tf"_s,         QT_TRANSLATE_NOOP("cw::Rules", "catalog: releases"),
                  unknownRelease,  u"the catalog knows the release"_s}
          << Rule{u"source.unreadable"_s, S::Error, u"source"_s, own, unreadable, u"the source tree can be read"_s}
          << Rule{u"source.foreign"_s,
                  S::Error,
                  u"source"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "catalog: projects"),
                  foreign,
                  u"the tree is a project of the catalog, or is built by labels"_s}
          << Rule{u"tf.differs"_s, S::Error, u"tf"_s, own, differs, u"tf is what the source tree says it is"_s}
          << Rule{u"source.no_record"_s,
                  S::Unknown,
                  u"source"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "catalog: releases"),
                  noRecord,
                  u"the catalog has a record for the version of the tree"_s}
          << Rule{u"ref.embedded"_s, S::Error,
                  u"ref"_s,          own,
                  refWithoutSource,  u"no branch is asked of a workspace that is part of this program"_s};
}

} // namespace cw
