// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/samplecommand.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/base/paths.h"
#include "core/config/field.h"
#include "core/device/devicestore.h"
#include "core/device/virtualsuite.h"
#include "core/run/rundirectory.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QProcess>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::SampleCommand", text);
}

struct Target
{
    QString preset;
    QString arch;
    QString profile;
};

Target targetOf(const QString& arch)
{
    if (arch == "armhf"_L1)
        return {u"raspberry-pi-4-32bit-tinyflow-1.0.0-cpu-cross"_s, arch, u"pi"_s};
    return {u"jetson-orin-nano-tinyflow-1.0.0-cpu-cross"_s, u"arm64"_s, u"jetson"_s};
}

/// Runs the program's own verbs as children, so that every step is what a user would type.
class Journey
{
public:
    Journey(Console& console) : m_console(console) {}

    /// Exit code of the verb. Its output goes to ours: standard output as well unless `capture` is given.
    int verb(QStringList words, QByteArray* capture = nullptr)
    {
        if (m_console.json && !words.contains("--json"_L1))
            words.append(u"--json"_s);
        m_console.note({});
        m_console.note(m_console.toned(u"$ crosswright "_s + words.join(u' '), Console::Tone::Strong, true));
        QProcess process;
        process.setProgram(QCoreApplication::applicationFilePath());
        process.setArguments(words);
        process.setStandardInputFile(QProcess::nullDevice());
        process.setProcessChannelMode(capture ? QProcess::ForwardedErrorChannel : QProcess::ForwardedChannels);
        process.start();
        // Ctrl-C reaches the child as well (same process group); it ends in order and we follow.
        process.waitForFinished(-1);
        if (capture)
            *capture = process.readAllStandardOutput();
        return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : int(Failed);
    }

    bool done(const QStringList& words, int worst = Ok)
    {
        m_code = verb(words);
        return m_code <= worst;
    }

    int code() const { return m_code == Ok ? int(Failed) : m_code; }

private:
    Console& m_console;
    int m_code = Ok;
};

/// The device's own Python ("3.11"), as its probe says.
QString pythonOf(const QByteArray& probed)
{
    const auto object = json::parseAny(probed.trimmed(), tr("the probe's answer"));
    const QString version =
        object ? object->value("facts"_L1).toObject().value("device.python"_L1).toObject().value("value"_L1).toString()
               : QString();
    return version.section(u'.', 0, 1);
}

} // namespace

QString SampleCommand::name() const
{
    return u"sample"_s;
}

QString SampleCommand::summary() const
{
    return tr("The whole journey on the embedded workspace: build, deploy to a virtual device, prove");
}

void SampleCommand::describe(QCommandLineParser& parser) const
{
    parser.addOption(
        {u"arch"_s, tr("The virtual device's architecture: arm64 (the default) or armhf."), u"ARCH"_s, u"arm64"_s});
    parser.addOption({u"suite"_s, tr("The virtual device's Debian release; the one that suits this host by default."),
                      u"SUITE"_s, virtualsuite::suitingThisHost()});
    parser.addOption({u"jobs"_s, tr("How many actions run at once."), u"N"_s, u"2"_s});
    parser.addOption({u"ram"_s, tr("Memory for the build in MiB."), u"MIB"_s, u"2048"_s});
    parser.addOption({u"keep"_s, tr("Leave the virtual device running at the end.")});
}

int SampleCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    const QString arch = parser.value(u"arch"_s);
    const QString suite = parser.value(u"suite"_s);
    if (!arguments.isEmpty() || (arch != "arm64"_L1 && arch != "armhf"_L1))
        return usageError(console, tr("The architecture is arm64 or armhf, and there are no other arguments."), *this);
    // Before a device is made, which takes minutes.
    if (!virtualsuite::all().contains(suite))
        return usageError(console, tr("The suite is bookworm or trixie, not \"%1\".").arg(suite), *this);
    for (const QString& limit : {u"jobs"_s, u"ram"_s}) {
        if (const auto valid = parseValue(*findField(limit), parser.value(limit)); !valid) {
            console.error(valid.error());
            return Wrong;
        }
    }
    const Target target = targetOf(arch);
    const QString device = u"sample-%1-%2"_s.arg(suite, arch);
    const QString file = paths::data() + u"/sample/%1.cw.json"_s.arg(arch);
    if (const auto made = files::makeFolder(QFileInfo(file).path()); !made) {
        console.error(made.error());
        return exitCodeFor(made.error());
    }

    Journey journey(console);
    const bool known = bool(DeviceStore().find(device));
    if (!known
        && !journey.done({u"device"_s, u"virtual"_s, u"create"_s, device, u"--profile"_s, target.profile, u"--suite"_s,
                          suite, u"--arch"_s, arch}))
        return journey.code();
    if (!journey.done({u"device"_s, u"virtual"_s, u"start"_s, device}))
        return journey.code();

    const int code = [&]() -> int {
        QByteArray probed;
        if (const int probe = journey.verb({u"device"_s, u"probe"_s, device, u"--json"_s}, &probed); probe > Unsure)
            return probe;
        const QString python = pythonOf(probed);
        QStringList create{u"new"_s,
                           u"--preset"_s,
                           target.preset,
                           u"--set"_s,
                           u"jobs=%1"_s.arg(parser.value(u"jobs"_s)),
                           u"--set"_s,
                           u"ram=%1"_s.arg(parser.value(u"ram"_s)),
                           u"--set"_s,
                           u"device=%1"_s.arg(device)};
        if (!python.isEmpty())
            create += {u"--set"_s, u"python=%1"_s.arg(python)};
        create += {u"--force"_s, u"-o"_s, file};
        if (!journey.done(create) || !journey.done({u"check"_s, file}, Unsure)
            || !journey.done({u"build"_s, file, u"--yes"_s}))
            return journey.code();
        const auto run = RunDirectory::find({});
        if (!run) {
            console.error(run.error());
            return Failed;
        }
        if (!journey.done({u"deploy"_s, run->id(), u"--device"_s, device})
            || !journey.done({u"verify"_s, u"--device"_s, device}))
            return journey.code();
        const QStringList report{u"report"_s, run->id(), u"--html"_s, run->path() + "/report.html"_L1};
        return journey.done(report) ? int(Ok) : journey.code();
    }();
    if (!parser.isSet(u"keep"_s) && journey.verb({u"device"_s, u"virtual"_s, u"stop"_s, device}) != Ok && code == Ok)
        return Failed;
    return code;
}

} // namespace cw::cli
