// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bazelfetch/askbazel.h"

#include "core/bazel/bazelversion.h"
#include "core/fetch/program.h"

#include <QCoreApplication>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::BazelFetch", text);
}

} // namespace

Result<SaidVersion> askBazel(const QString& program, const std::function<bool()>& goOn)
{
    const QTemporaryDir folder; // no project's settings, and no server of the user's
    if (!folder.isValid())
        return Error{Error::Kind::Io, tr("Cannot make a temporary folder: %1.").arg(folder.errorString())};
    QString reason;
    const QStringList batch{u"--batch"_s, u"--output_user_root="_s + folder.path() + u"/root"_s, u"version"_s};
    for (const QStringList& words : {QStringList{u"--version"_s}, batch}) {
        const auto said = fetch::runWatched({program, words, {}, folder.path()}, tr("it ended with an error"), goOn);
        if (!said && said.error().kind == Error::Kind::Cancelled)
            return said.error();
        if (!said) {
            reason = said.error().text;
            continue;
        }
        if (const auto version = versionSaid(*said))
            return SaidVersion{version->toString(), words.last()};
        reason = tr("it says no version");
    }
    return Error{Error::Kind::Process, tr("%1 does not run here: %2").arg(program, reason),
                 tr("A Bazel of another machine, or one that lacks a library, says so too.")};
}

} // namespace cw
