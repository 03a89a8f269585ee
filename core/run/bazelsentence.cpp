// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/bazelsentence.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::bazelSentence", text);
}

BazelSentence ofVictim(const BazelFailure& failure)
{
    const QString named = failure.victim.value("program"_L1).toString();
    const QString program = named.isEmpty() ? tr("a compiler") : named;
    const QString label = failure.victim.value("label"_L1).toString();
    const qint64 peak = failure.victim.value("peak_mib"_L1).toInteger();
    const QString used = peak > 0 ? u' ' + tr("It was seen to use %1 MiB.").arg(peak) : QString();
    if (failure.victim.value("said_itself"_L1).toBool())
        return {tr("The build failed in %1: %2 got no more memory.").arg(label, program) + used, true};
    if (failure.kernelKills > 0) {
        return {tr("The build failed in %1: the kernel ended %2 for lack of memory.").arg(label, program) + used + u' '
                    + tr("Its count of such ends rose by %1.").arg(failure.kernelKills),
                true};
    }
    if (failure.kernelKnown) {
        return {
            tr("The build failed in %1: %2 was ended by a signal. The kernel did not do it: its count of processes that "
               "it ended has not risen.")
                    .arg(label, program)
                + used,
            false};
    }
    return {tr("The build failed in %1: %2 was ended by a signal; why is not known.").arg(label, program) + used,
            false};
}

QString serverGone(const BazelFailure& failure)
{
    if (failure.kernelKills > 0) {
        return tr("Bazel's server ended abruptly; meanwhile the kernel ended processes for lack of memory (its count rose "
                  "by %1).")
            .arg(failure.kernelKills);
    }
    if (failure.kernelKnown) {
        return tr("Bazel's server ended abruptly. The kernel did not end it: somebody else did, or it crashed (its "
                  "server/jvm.out may say).");
    }
    return tr("Bazel's server ended abruptly; why is not known.");
}

/// External repositories that were to be downloaded in a build that downloads nothing.
QStringList missingRepositories(const BuildEvents& events)
{
    static const QRegularExpression pattern(u"Failed to download repo(?:sitory)? @*([^\\s:]+): download is disabled"_s);
    QStringList names;
    for (const QString& reason : events.aborted) {
        for (auto it = pattern.globalMatch(reason); it.hasNext();) {
            const QString name = it.next().captured(1);
            if (!names.contains(name))
                names.append(name);
        }
    }
    return names;
}

} // namespace

BazelSentence bazelSentence(int exitCode, const BuildEvents& events, const BazelFailure& failure)
{
    if (exitCode == 1 && !failure.victim.isEmpty())
        return ofVictim(failure);
    if (exitCode == 1 && !events.failed.isEmpty()) {
        const FailedAction& first = events.failed.first();
        if (!failure.error.isEmpty())
            return {tr("The build failed in %1: %2").arg(first.label, failure.error)};
        return {tr("The build failed: an action of %1 (%2) failed.").arg(first.label, first.mnemonic)};
    }
    if (const QStringList missing = missingRepositories(events); exitCode == 1 && !missing.isEmpty()) {
        return {
            tr("Nothing may be downloaded, and no folder of archives (distdir, repository_cache) holds what is asked for: %1.")
                .arg(missing.join(", "_L1))};
    }
    if ((exitCode == 1 || exitCode == 2) && !failure.message.isEmpty())
        return {exitCode == 1 ? tr("The build failed: %1").arg(failure.message)
                              : tr("Bazel refused its command line: %1").arg(failure.message)};
    switch (exitCode) {
    case 1: return {tr("The build failed; Bazel's message is in the log.")};
    case 2: return {tr("Bazel refused its command line; its message is in the log.")};
    case 3: return {tr("The build succeeded, but tests failed.")};
    case 8: return {tr("The build was interrupted by somebody else.")};
    case 9: return {tr("Another Bazel command uses the output base.")};
    case 33: return {tr("Bazel's server ran out of its own memory.")};
    case 36: return {tr("Bazel could not work in this environment; its message is in the log.")};
    case 37: return {serverGone(failure), failure.kernelKills > 0};
    default: return {tr("Bazel ended with exit code %1; its message is in the log.").arg(exitCode)};
    }
}

} // namespace cw
