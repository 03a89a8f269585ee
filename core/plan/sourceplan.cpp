// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/sourceplan.h"

#include "core/base/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::SourcePlan", text);
}

/// The workspace's content belongs to its key: another version of the program gets another folder, and no file of the
/// older one is left in it.
QString digestOf(const QList<EmbeddedFile>& embedded)
{
    QByteArray all;
    for (const EmbeddedFile& file : embedded)
        all += file.path.toUtf8() + '\0' + QByteArray::number(file.mode) + '\0' + file.text + '\0';
    return files::sha256(all);
}

Result<SourcePlan> planEmbedded(const QString& source, const PlanPlaces& places)
{
    if (places.embedded.isEmpty()) {
        return Error{Error::Kind::Missing, tr("The workspace %1 is not part of this program.").arg(source)};
    }
    SourcePlan result;
    result.key = sourceKey(source, digestOf(places.embedded));
    result.workspace = places.cache + "/sources/"_L1 + result.key;
    result.ours = true;
    for (const EmbeddedFile& file : places.embedded) {
        result.files.append({result.workspace + u'/' + file.path, file.mode, file.text,
                             tr("Part of the workspace that comes with Crosswright."), u"source"_s});
    }
    return result;
}

PlanStep gitStep(const QString& id, const QString& title, const QString& why, const QStringList& arguments)
{
    PlanStep step;
    step.id = id;
    step.title = title;
    step.why = why;
    step.program = u"git"_s;
    step.arguments = arguments;
    step.environment = {{u"GIT_TERMINAL_PROMPT"_s, u"0"_s}};
    step.unsetEnvironment = {u"GIT_DIR"_s, u"GIT_INDEX_FILE"_s, u"GIT_WORK_TREE"_s};
    return step;
}

/// A checkout of our own. The fetched commit gets a name under refs/crosswright, which git writes only when the fetch is
/// complete: that file is what a later run looks for, so an interrupted fetch is repeated and a finished one is not.
SourcePlan planCheckout(const QString& source, const QString& ref, const QString& commit, const PlanPlaces& places)
{
    static const QRegularExpression unsafe(u"[^A-Za-z0-9._-]"_s);
    SourcePlan result;
    result.key = sourceKey(source, ref);
    result.workspace = checkoutFolder(places.cache, source, ref);
    result.ours = true;
    const QString wanted = !commit.isEmpty() ? commit : ref.isEmpty() ? u"HEAD"_s : ref;
    // A leading letter keeps names such as ".x" or "-x" away from git.
    const QString name = "refs/crosswright/at-"_L1 + QString(wanted).replace(unsafe, u"_"_s);
    const QString& folder = result.workspace;
    const QString what = ref.isEmpty() ? source : tr("%1 of %2").arg(ref, source);

    PlanStep init = gitStep(u"init"_s, tr("Make a folder for the source"),
                            tr("The source is checked out into a folder of its own; your tree stays as it is."),
                            {u"init"_s, u"--quiet"_s, folder});
    init.skipIfExists = {folder + "/.git/HEAD"_L1};

    PlanStep fetch =
        gitStep(u"fetch"_s, tr("Fetch %1").arg(what), tr("Only the wanted commit is copied, not the history."),
                {u"-C"_s, folder, u"fetch"_s, u"--progress"_s, u"--no-tags"_s, u"--depth=1"_s, u"--"_s, source,
                 u'+' + wanted + u':' + name});
    fetch.skipIfExists = {folder + "/.git/"_L1 + name};

    PlanStep checkout = gitStep(u"checkout"_s, tr("Check out %1").arg(what),
                                tr("Puts the files of that commit there; nothing happens when they are there already."),
                                {u"-C"_s, folder, u"checkout"_s, u"--detach"_s, name});
    result.steps = {init, fetch, checkout};
    return result;
}

} // namespace

QString sourceKey(const QString& source, const QString& ref)
{
    return files::sha256(source.toUtf8() + '\n' + ref.toUtf8()).left(12);
}

QString checkoutFolder(const QString& cache, const QString& source, const QString& ref)
{
    return cache + "/sources/"_L1 + sourceKey(source, ref);
}

bool isSourceAddress(const QString& source)
{
    static const QRegularExpression remote(u"^([a-z][a-z0-9+.-]*://|[^/:]+@[^/:]+:)"_s);
    return remote.match(source).hasMatch();
}

Result<SourcePlan> planSource(const QString& source, const QString& ref, const QString& commit,
                              const PlanPlaces& places)
{
    if (source.startsWith("embedded:"_L1))
        return planEmbedded(source, places);
    if (source.startsWith(u'-') || ref.startsWith(u'-')) {
        return Error{Error::Kind::Invalid, tr("A source or branch cannot begin with \"-\".")};
    }
    if (isSourceAddress(source))
        return planCheckout(source, ref, commit, places);
    QString folder = source;
    if (folder == "~"_L1 || folder.startsWith("~/"_L1))
        folder = places.home + folder.mid(1);
    folder = QDir::cleanPath(folder);
    if (!folder.startsWith(u'/')) {
        return Error{Error::Kind::Invalid, tr("The source %1 is neither an absolute path nor an address.").arg(source),
                     tr("Set source to the tree's absolute path.")};
    }
    if (!ref.isEmpty() || folder.endsWith(".git"_L1))
        return planCheckout(folder, ref, commit, places);
    SourcePlan result;
    result.key = sourceKey(folder, {});
    result.workspace = folder;
    return result;
}

} // namespace cw
