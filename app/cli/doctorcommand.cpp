// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/doctorcommand.h"

#include "core/catalog/catalog.h"
#include "core/config/configuration.h"
#include "core/probe/doctor.h"
#include "core/probe/probe.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::DoctorCommand", text);
}

QString stateName(probe::Need::State state)
{
    switch (state) {
    case probe::Need::State::Present: return u"present"_s;
    case probe::Need::State::Lacking: return u"lacking"_s;
    case probe::Need::State::Poor: return u"poor"_s;
    case probe::Need::State::Unknown: break;
    }
    return u"unknown"_s;
}

/// The jobs that a configuration asks for.
QStringList jobsOf(const Configuration& configuration, const Catalog& catalog)
{
    QStringList jobs{u"build"_s};
    const Board* board = catalog.board(configuration.text(u"board"_s));
    const QString arch = board ? board->arch : QString();
    if (configuration.text(u"mode"_s) != "native"_L1 && (arch == "aarch64"_L1 || arch == "armhf"_L1))
        jobs.append("cross-"_L1 + arch);
    if (!configuration.text(u"device"_s).isEmpty())
        jobs.append(u"deploy"_s);
    return jobs;
}

void print(const QList<probe::Need>& needs, const Console& console)
{
    using State = probe::Need::State;
    for (const probe::Need& need : needs) {
        const bool bad = need.state == State::Lacking && need.required;
        const QString mark =
            need.state == State::Present ? console.toned(u"ok     "_s, Console::Tone::Good)
            : bad                        ? console.toned(u"lacking"_s, Console::Tone::Bad)
                  : console.toned(need.state == State::Unknown ? u"unknown"_s : u"note   "_s, Console::Tone::Caution);
        console.data(mark + "  "_L1 + need.text);
    }
}

} // namespace

QString DoctorCommand::name() const
{
    return u"doctor"_s;
}

QString DoctorCommand::summary() const
{
    return tr("Say what this machine lacks, and the one command that brings it");
}

void DoctorCommand::describe(QCommandLineParser& parser) const
{
    parser.addOption({u"job"_s,
                      tr("What is to be done: %1. May be given more than once; without it all but cross-armhf.")
                          .arg(probe::doctorJobs().join(", "_L1)),
                      u"JOB"_s});
    parser.addPositionalArgument(u"FILE"_s, tr("A configuration whose jobs are meant."), u"[FILE]"_s);
}

int DoctorCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (arguments.size() > 1)
        return usageError(console, tr("\"doctor\" takes one configuration at most."), *this);
    const auto fail = [&](const Error& error) {
        console.error(error);
        return exitCodeFor(error);
    };
    QStringList jobs = parser.values(u"job"_s);
    for (const QString& job : jobs) {
        if (!probe::doctorJobs().contains(job))
            return fail({Error::Kind::Invalid, tr("\"%1\" is not a job of the doctor.").arg(job),
                         tr("There are: %1.").arg(probe::doctorJobs().join(", "_L1))});
    }
    const auto catalog = Catalog::load();
    if (!catalog)
        return fail(catalog.error());
    if (!arguments.isEmpty()) {
        const auto configuration = Configuration::load(arguments.first());
        if (!configuration)
            return fail(configuration.error());
        jobs += jobsOf(*configuration, *catalog);
    } else if (jobs.isEmpty()) {
        jobs = probe::doctorJobs();
        jobs.removeAll(u"cross-armhf"_s);
    }
    const auto facts = probe::probeHost();
    if (!facts)
        return fail(facts.error());
    const auto needs = probe::examine(*facts, jobs, catalog->distribution(facts->text(u"host.os"_s)));
    const QString command = probe::installCommand(needs, *facts);

    ExitCode code = Ok;
    QJsonArray list;
    for (const probe::Need& need : needs) {
        if (need.state == probe::Need::State::Lacking && need.required)
            code = Wrong;
        else if (need.state == probe::Need::State::Lacking || need.state == probe::Need::State::Unknown
                 || need.state == probe::Need::State::Poor)
            code = std::max(code, Unsure);
        list.append(QJsonObject{{"id"_L1, need.id},
                                {"job"_L1, need.job},
                                {"state"_L1, stateName(need.state)},
                                {"required"_L1, need.required},
                                {"text"_L1, need.text},
                                {"packages"_L1, QJsonArray::fromStringList(need.packages)}});
    }
    if (console.json) {
        jobs.removeDuplicates();
        console.object({{"jobs"_L1, QJsonArray::fromStringList(jobs)}, {"needs"_L1, list}, {"command"_L1, command}});
        return code;
    }
    print(needs, console);
    if (!command.isEmpty()) {
        console.note(tr("This brings what is lacking (as root):"));
        console.data(command);
    } else if (code == Wrong) {
        console.note(tr("No package of this distribution is known to bring what is lacking."));
    }
    return code;
}

} // namespace cw::cli
