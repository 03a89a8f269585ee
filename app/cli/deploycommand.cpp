// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/deploycommand.h"

#include "app/cli/interrupt.h"
#include "core/deploy/deployment.h"
#include "core/deploy/deploymentnote.h"
#include "core/device/devicestore.h"
#include "core/device/sshshell.h"
#include "core/run/rundirectory.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::DeployCommand", text);
}

/// What is deployed, and the run it came from (none for a single file).
struct Subject
{
    ArtifactList artifacts;
    RunDirectory run;
};

Result<Subject> subjectOf(const QString& word)
{
    if (QFileInfo(word).isFile()) {
        auto artifacts = ArtifactList::fromFile(word);
        if (!artifacts)
            return artifacts.error();
        return Subject{*artifacts, {}};
    }
    if (word.endsWith(".whl"_L1))
        return Error{Error::Kind::Missing, tr("There is no wheel %1.").arg(word)};
    const auto run = RunDirectory::find(word);
    if (!run)
        return run.error();
    auto artifacts = ArtifactList::load(run->path());
    if (!artifacts)
        return artifacts.error();
    return Subject{*artifacts, *run};
}

/// Smaller files are there before anybody has read the line.
constexpr qint64 worthCounting = 16 * 1024 * 1024;

class Narrator
{
public:
    Narrator(const Console& console, const Interrupt& interrupt) : m_console(console), m_interrupt(interrupt) {}

    bool operator()(const DeploymentEvent& event)
    {
        if (m_console.json)
            m_console.object(event.toJson());
        else if (event.state == DeploymentEvent::State::Started)
            m_console.note(u"  "_s + event.text + u" …"_s);
        else if (event.state == DeploymentEvent::State::Failed && event.step == "discard"_L1)
            m_console.note(
                m_console.toned(u"  "_s + event.text, Console::Tone::Bad, true)); // the others end in the verdict
        else if (event.state == DeploymentEvent::State::Progress && event.total >= worthCounting)
            percent(event);
        if (m_interrupt.raised() && !m_told) {
            m_told = true;
            m_console.note(tr("  cancelled; press Ctrl-C again to end at once"));
        }
        return !m_interrupt.raised();
    }

private:
    void percent(const DeploymentEvent& event)
    {
        const qint64 tenth = event.bytes * 10 / event.total;
        if (tenth == m_tenth && event.text == m_file)
            return;
        m_tenth = tenth;
        m_file = event.text;
        m_console.note(tr("    %1: %2 %").arg(event.text).arg(tenth * 10));
    }

    const Console& m_console;
    const Interrupt& m_interrupt;
    bool m_told = false;
    QString m_file;
    qint64 m_tenth = -1;
};

void printVerdict(const Console& console, const Device& device, const DeploymentResult& result)
{
    console.data(
        console.toned(tr("Proved on %1 (%2, Python %3).").arg(device.name, result.device.machine, result.device.python),
                      Console::Tone::Good));
    if (!result.smoke.answer.isEmpty()) {
        console.data(tr("  seed %1 → the device answered %2, as this host expects; version %3")
                         .arg(result.smoke.seed, 16, 16, QLatin1Char('0'))
                         .arg(result.smoke.answer, result.smoke.versionText));
    }
    for (const QString& line : result.smoke.details)
        console.data("  "_L1 + line);
    console.data(tr("  in use: %1/versions/%2").arg(result.device.folder, result.version));
    if (!result.former.isEmpty())
        console.data(tr("  before: %1/%2").arg(result.device.folder, result.former));
}

} // namespace

QString DeployCommand::name() const
{
    return u"deploy"_s;
}

QString DeployCommand::summary() const
{
    return tr("Put a run's artifacts or a wheel on a device and prove them there");
}

void DeployCommand::describe(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(u"RUN|WHEEL"_s, tr("A run's id (or a unique beginning), or a wheel's file."));
    parser.addOption({u"device"_s, tr("The device, as named in \"device list\"."), u"NAME"_s});
    parser.addOption(
        {u"with"_s, tr("A further wheel to install with it, such as a dependency; may be repeated."), u"WHEEL"_s});
}

int DeployCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (arguments.size() != 1)
        return usageError(console, tr("Name one run or one wheel."), *this);
    if (!parser.isSet(u"device"_s))
        return usageError(console, tr("Name the device with --device."), *this);
    const auto refuse = [&](const Error& error) {
        console.error(error);
        return exitCodeFor(error);
    };
    const auto device = DeviceStore().find(parser.value(u"device"_s));
    if (!device)
        return refuse(device.error());
    const auto subject = subjectOf(arguments.first());
    if (!subject)
        return refuse(subject.error());

    DeploymentRequest request;
    request.artifacts = subject->artifacts;
    request.extraWheels = parser.values(u"with"_s);
    request.folder = device->folder;
    request.version = Deployment::newVersionName(subject->artifacts);
    request.seed = randomSeed();

    const Interrupt interrupt(Interrupt::Second::Ends);
    SshShell shell(*device);
    shell.setCancelled([&interrupt] { return interrupt.raised(); });
    Narrator narrator(console, interrupt);
    const auto result = Deployment(shell, request, std::ref(narrator)).run();
    shell.closeMaster();
    if (!subject->run.isNull())
        (void)noteDeployment(subject->run.path(), device->name, result); // the deployment counts, not its note
    if (!result) {
        if (console.json)
            console.object({{"result"_L1, "failed"_L1}, {"error"_L1, result.error().sentence()}});
        console.error(result.error());
        // What was asked was in order; the deployment failed (a preflight refusal included).
        return Failed;
    }
    if (console.json)
        console.object(QJsonObject{{"result"_L1, "passed"_L1}, {"deployment"_L1, result->toJson()}});
    else
        printVerdict(console, *device, *result);
    return Ok;
}

} // namespace cw::cli
