// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The files of a CUDA toolkit, by name: what the release will ask for and does not find, what is for another machine, what
// is called otherwise, and where the toolkit comes from.

#include "core/cuda/checklist.h"
#include "core/cuda/partsources.h"
#include "core/rules/rule.h"

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

constexpr int mostNamed = 12; // in one sentence; a folder that is none at all lacks forty

/// What was read about the toolkit's files holds for the folder that is named now, and the release takes CUDA from it.
bool filesRead(const RuleRun& run)
{
    return run.selection.cuda && !run.selection.container && !run.buildsOnDevice() && run.isSet("cuda_path")
           && run.fact("host.path.cuda_path") == run.text("cuda_path") && run.knows("host.path.cuda_path.files")
           && run.selection.release
           && (run.selection.release->cudaStyle == "local-paths"_L1
               || run.selection.release->cudaStyle == "environment"_L1);
}

bool targetRead(const RuleRun& run)
{
    return run.isSet("cudnn_target") && run.fact("host.path.cudnn_target") == run.text("cudnn_target");
}

cuda::TreeListing toolkitListing(const RuleRun& run)
{
    return cuda::TreeListing::fromTexts(run.factList("host.path.cuda_path.files"),
                                        run.factList("host.path.cuda_path.cudnn_headers"));
}

/// cuDNN's own folder, where one is named and was read.
cuda::TreeListing cudnnListing(const RuleRun& run)
{
    if (!targetRead(run))
        return {};
    return cuda::TreeListing::fromTexts(run.factList("host.path.cudnn_target.files"),
                                        run.factList("host.path.cudnn_target.cudnn_headers"));
}

QList<cuda::ToolkitFlaw> flawsOf(const RuleRun& run)
{
    cuda::ToolkitNeeds needs;
    needs.cuda = run.selection.cudaLine;
    needs.cudnn = run.text("cudnn");
    needs.release = run.selection.release->project == "tensorflow"_L1 ? run.selection.release->version : QString();
    needs.host = run.fact("host.arch");
    needs.target = run.selection.arch.isEmpty() ? needs.host : run.selection.arch;
    // Another folder of cuDNN that nobody has looked at may hold what the toolkit lacks.
    if (run.isSet("cudnn_target") && !targetRead(run))
        needs.cudnn.clear();
    return cuda::checkToolkit(run.catalog.toolkitFiles(), needs, toolkitListing(run), cudnnListing(run));
}

QString named(const QStringList& names)
{
    const QString list = names.mid(0, mostNamed).join(", "_L1);
    return names.size() <= mostNamed ? list : tr("%1 and %2 more").arg(list).arg(names.size() - mostNamed);
}

void files(RuleRun& run)
{
    if (!filesRead(run))
        return;
    QStringList missing;
    for (const cuda::ToolkitFlaw& flaw : flawsOf(run)) {
        if (flaw.kind == cuda::ToolkitFlaw::Kind::Missing)
            missing.append(flaw.found.isEmpty() ? flaw.path : tr("%1 (there is %2)").arg(flaw.path, flaw.found));
    }
    if (!missing.isEmpty())
        run.found(tr("The CUDA folder %1 lacks %2.").arg(run.text("cuda_path"), named(missing)),
                  tr("\"crosswright toolkit fetch\" fetches a whole one, or add these files."));
}

void fileMachine(RuleRun& run)
{
    if (!filesRead(run) || !run.knows("host.arch"))
        return;
    QStringList wrong;
    for (const cuda::ToolkitFlaw& flaw : flawsOf(run)) {
        if (flaw.kind != cuda::ToolkitFlaw::Kind::WrongMachine)
            continue;
        wrong.append(flaw.found.isEmpty() ? tr("%1 is no ELF file of %2").arg(flaw.path, flaw.wanted)
                                          : tr("%1 is for %2, not for %3").arg(flaw.path, flaw.found, flaw.wanted));
    }
    if (!wrong.isEmpty())
        run.found(
            tr("Files in %1 are for the wrong machine: %2.").arg(run.text("cuda_path"), named(wrong)),
            tr("Put the files of the right machine there, or let \"crosswright toolkit make\" make a toolkit of both."));
}

void renamedHeader(RuleRun& run)
{
    if (!filesRead(run))
        return;
    for (const cuda::ToolkitFlaw& flaw : flawsOf(run)) {
        if (flaw.kind == cuda::ToolkitFlaw::Kind::Renamed)
            run.found(tr("%1 is there under the name %2 only, and the release looks for %3.")
                          .arg(flaw.path.section(u'/', -1), flaw.found, flaw.path),
                      tr("Make a link of that name beside it."));
    }
}

/// "include/cudnn_version.h" → its version, the first header that states one.
std::pair<QString, QString> cudnnVersion(const RuleRun& run)
{
    for (const cuda::TreeListing& listing : {cudnnListing(run), toolkitListing(run)}) {
        for (auto it = listing.cudnnHeaders.cbegin(); it != listing.cudnnHeaders.cend(); ++it) {
            if (!it.value().isEmpty())
                return {it.key(), it.value()};
        }
    }
    return {};
}

/// Up to 1.13 the version is read from cudnn.h alone.
void macros(RuleRun& run)
{
    if (!filesRead(run) || run.selection.release->project != "tensorflow"_L1
        || !older(run.selection.release->version, u"1.14"_s))
        return;
    const auto [path, version] = cudnnVersion(run);
    if (version.isEmpty() || !path.section(u'/', -1).startsWith("cudnn_version"_L1))
        return;
    run.found(tr("The version of cuDNN (%1) stands in %2, and %3 reads it from cudnn.h.")
                  .arg(version, path, run.selection.release->name),
              tr("Choose cuDNN 7 or older, or a release from 2.4 on."));
}

void folderVersion(RuleRun& run)
{
    const QString typed = run.text("cudnn");
    if (!filesRead(run) || typed.isEmpty() || (run.isSet("cudnn_target") && !targetRead(run)))
        return;
    const auto [path, version] = cudnnVersion(run);
    if (version.isEmpty() || sameLine(version, typed))
        return;
    run.found(tr("cuDNN %1 is chosen, and %2 says %3.").arg(typed, path, version), setField("cudnn", version));
}

/// Up to 1.13 the last line of `nvcc --version` must name the release; from CUDA 10.2 or so the line after it is the last.
void nvccForm(RuleRun& run)
{
    if (!filesRead(run))
        return;
    QString reason;
    if (run.searchedInVain(u"host.path.cuda_path.nvcc_last_line"_s, &reason)) {
        run.found(
            tr("nvcc of %1 does not run: %2").arg(run.text("cuda_path"), reason),
            tr("A packaged nvcc that was unpacked elsewhere does not find its parts; \"crosswright toolkit make\" "
               "makes a toolkit of them."));
        return;
    }
    const QString line = run.fact("host.path.cuda_path.nvcc_last_line");
    if (line.isEmpty() || run.selection.release->project != "tensorflow"_L1
        || !older(run.selection.release->version, u"1.14"_s) || line.contains(", release "_L1))
        return;
    run.found(tr("nvcc --version ends with \"%1\", and %2 reads the version from the last line.")
                  .arg(line, run.selection.release->name),
              tr("Use the CUDA that this release was published with (%1).").arg(run.selection.release->cuda));
}

void standIn(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (release && release->cudaInside)
        return; // it is never used
    if (filesRead(run) && run.factFlag("host.path.cuda_path.cudnn_stand_in") && !run.isSet("cudnn_target"))
        run.found(
            tr("cuDNN in %1 is a stand-in without a single function: what needs it at the link does not link, and the "
               "machine that runs the result needs the real library.")
                .arg(run.text("cuda_path")),
            tr("Set cudnn_target to a real one when there is one."));
}

void servers(RuleRun& run)
{
    if (!filesRead(run) || !run.factFlag("host.path.cuda_path.sbsa"))
        return;
    const QString cuda = majorMinor(run.text("cuda"));
    const bool jetson = run.selection.board && run.selection.board->tegra;
    const QString origin = run.fact("host.path.cuda_path.origin");
    const QString text =
        tr("The toolkit (%1) holds libraries built for Arm servers (SBSA): link against them, never ship "
           "them or their stubs to a Jetson.")
            .arg(origin);
    if (!jetson) {
        run.found(Finding::Severity::Info, text, std::nullopt, tr("Nothing, on a server."));
        return;
    }
    const JetPack* jetpack = run.selection.jetpack;
    const QStringList able = cuda::jetpacksWith(run.catalog, cuda);
    QString more;
    if (jetpack && !jetpack->cuda.isEmpty() && majorMinor(jetpack->cuda) != cuda)
        more = tr("%1 brings CUDA %2, not %3.").arg(jetpack->name, jetpack->cuda, cuda);
    else if (able.isEmpty())
        more = tr("No JetPack brings CUDA %1.").arg(cuda);
    else
        more = tr("JetPack %1 brings CUDA %2, which can run the result.").arg(able.join(", "_L1), cuda);
    run.found(text + u' ' + more, tr("Build with the JetPack's own CUDA where the result must run."));
}

} // namespace

void addToolkitFileRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    const QString folder = u"cuda_path"_s;
    const char* const table = QT_TRANSLATE_NOOP("cw::Rules", "catalog: toolkitFiles");
    const char* const old = QT_TRANSLATE_NOOP("cw::Rules", "third_party/gpus/cuda_configure.bzl of 1.5");
    rules << Rule{u"cuda.files"_s, S::Error, folder,
                  table,           files,    u"every file that the release asks of the CUDA folder is there"_s}
          << Rule{u"cuda.file_machine"_s,
                  S::Error,
                  folder,
                  table,
                  fileMachine,
                  u"programs of the CUDA folder are for this machine, libraries for the board"_s}
          << Rule{u"cuda.nvcc_form"_s,
                  S::Error,
                  folder,
                  old,
                  nvccForm,
                  u"nvcc of the CUDA folder runs and says its version where the release reads it"_s}
          << Rule{u"cuda.servers"_s,
                  S::Warning,
                  folder,
                  QT_TRANSLATE_NOOP("cw::Rules",
                                    "Debian's arm64 CUDA packages: cuobjdump finds no code for a Jetson's GPU"),
                  servers,
                  u"libraries for Arm servers are not taken for a Jetson's"_s}
          << Rule{u"cudnn.renamed"_s, S::Error,
                  u"cudnn_target"_s,  table,
                  renamedHeader,      u"cuDNN's headers have the names that the release looks for"_s}
          << Rule{u"cudnn.macros"_s,
                  S::Error,
                  u"cudnn"_s,
                  old,
                  macros,
                  u"the version of cuDNN stands in the header that the release reads"_s}
          << Rule{u"cudnn.folder_version"_s,
                  S::Error,
                  u"cudnn"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "find_cuda_config.py: the version must begin as it was typed"),
                  folderVersion,
                  u"cuDNN in the folders is the version that is chosen, to the patch where one was typed"_s}
          << Rule{u"cudnn.stand_in"_s,
                  S::Warning,
                  u"cudnn"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "crosswright-toolkit.json in the CUDA folder"),
                  standIn,
                  u"cuDNN is no stand-in"_s};
}

} // namespace cw
