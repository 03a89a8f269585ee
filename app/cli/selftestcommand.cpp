// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/selftestcommand.h"

#include "app/cli/factsoptions.h"
#include "app/cli/interrupt.h"
#include "core/device/devicestore.h"
#include "core/device/sshshell.h"
#include "core/selftest/selftest.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>

#include <optional>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

using selftest::Check;

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::SelftestCommand", text);
}

Console::Tone toneOf(Check::State state)
{
    switch (state) {
    case Check::State::Good: return Console::Tone::Good;
    case Check::State::Remark: return Console::Tone::Caution;
    case Check::State::Failed: break;
    }
    return Console::Tone::Bad;
}

QString wordOf(Check::State state)
{
    switch (state) {
    case Check::State::Good: return tr("good");
    case Check::State::Remark: return tr("remark");
    case Check::State::Failed: break;
    }
    return tr("failed");
}

QString stageText(const selftest::News& news)
{
    if (news.stage == "build"_L1)
        return tr("%1: building").arg(news.program);
    return news.stage == "run"_L1 ? tr("%1: running").arg(news.program) : tr("%1: looking at it").arg(news.program);
}

void print(const selftest::SelfTestReport& report, const Console& console)
{
    for (const selftest::ProgramReport& program : report.programs) {
        console.data(console.toned(program.id, Console::Tone::Strong) + ": "_L1
                     + console.toned(wordOf(program.state()), toneOf(program.state())) + "  "_L1 + program.proves);
        for (const Check& check : program.checks) {
            const QString line = "  "_L1 + check.text;
            console.data(check.state == Check::State::Good ? line : console.toned(line, toneOf(check.state)));
        }
    }
    const QString seconds = QString::number(double(report.milliseconds) / 1000.0, 'f', 1);
    switch (report.state()) {
    case Check::State::Good: console.note(tr("The self-test passed in %1 s.").arg(seconds)); break;
    case Check::State::Remark:
        console.note(
            tr("Nothing is wrong with the toolchain, but not everything could be proved (%1 s).").arg(seconds));
        break;
    case Check::State::Failed: console.note(tr("The self-test failed (%1 s).").arg(seconds)); break;
    }
}

int exitCodeOf(Check::State state)
{
    switch (state) {
    case Check::State::Good: return Ok;
    case Check::State::Remark: return Unsure;
    case Check::State::Failed: break;
    }
    return Wrong;
}

/// The folder to work in: one that is kept, or one that goes with this object.
class WorkFolder
{
public:
    Status make(const QString& kept)
    {
        if (kept.isEmpty()) {
            m_temporary.emplace(QDir::tempPath() + "/crosswright-selftest-XXXXXX"_L1);
            m_path = m_temporary->path();
            if (m_temporary->isValid())
                return Done{};
            return Error{Error::Kind::Io, tr("No folder could be made in %1.").arg(QDir::tempPath())};
        }
        const QDir folder(kept);
        m_path = folder.absolutePath();
        if (folder.exists() && !folder.isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot))
            return Error{Error::Kind::Refused, tr("%1 is not empty.").arg(m_path),
                         tr("Name a folder that is not there.")};
        return Done{};
    }
    QString path() const { return m_path; }

private:
    std::optional<QTemporaryDir> m_temporary;
    QString m_path;
};

} // namespace

QString SelftestCommand::name() const
{
    return u"selftest"_s;
}

QString SelftestCommand::summary() const
{
    return tr("Try a configuration's compilers with three small programs before the long build");
}

void SelftestCommand::describe(QCommandLineParser& parser) const
{
    addFactsOptions(parser);
    parser.addOption({u"keep"_s, tr("Keep sources and programs in this folder."), u"FOLDER"_s});
    parser.addPositionalArgument(u"FILE"_s, tr("The configuration."));
}

int SelftestCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (arguments.size() != 1)
        return usageError(console, tr("One file is expected."), *this);
    const auto refuse = [&](const Error& error) {
        if (console.json && error.kind == Error::Kind::Cancelled)
            console.object({{"result"_L1, "stopped"_L1}, {"error"_L1, error.sentence()}});
        console.error(error);
        return exitCodeFor(error);
    };
    const auto subject = loadSubject(parser, arguments.first());
    if (!subject)
        return refuse(subject.error());
    WorkFolder folder;
    if (auto made = folder.make(parser.value(u"keep"_s)); !made)
        return refuse(made.error());
    const auto plan = selftest::planSelfTest(subject->configuration, subject->catalog, subject->facts, QDir::homePath(),
                                             folder.path());
    if (!plan)
        return refuse(plan.error());

    std::optional<SshShell> shell;
    std::unique_ptr<selftest::ProgramTarget> target;
    if (const QString name = parser.value(u"device"_s); !name.isEmpty()) {
        const auto device = DeviceStore().find(name);
        if (!device)
            return refuse(device.error());
        shell.emplace(*device);
        target = selftest::runOnDevice(*plan, *shell, device->name);
    } else {
        target = plan->here ? selftest::runHere(*plan) : selftest::runUnderQemu(*plan);
    }
    const Interrupt interrupt;
    const auto report = selftest::runSelfTest(
        *plan, target.get(),
        [&](const selftest::News& news) {
            if (console.json)
                console.object({{"program"_L1, news.program}, {"stage"_L1, news.stage}});
            else
                console.note(stageText(news));
        },
        [&] { return interrupt.raised(); });
    target.reset();
    if (shell)
        shell->closeMaster();
    if (!report)
        return refuse(report.error());
    if (console.json) {
        QJsonObject object = report->toJson();
        object.insert("result"_L1, report->state() == Check::State::Failed ? "failed"_L1 : "passed"_L1);
        if (parser.isSet(u"keep"_s))
            object.insert("path"_L1, folder.path());
        console.object(object);
    } else {
        print(*report, console);
    }
    return exitCodeOf(report->state());
}

} // namespace cw::cli
