// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/selftest/programtarget.h"

#include "core/proc/sessionprocess.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileInfo>
#include <QTimer>

#include <signal.h>

using namespace Qt::StringLiterals;

namespace cw::selftest {
namespace {

/// The slowest was cuBLAS under qemu, some seconds on a loaded machine.
constexpr int runMs = 120000;
constexpr qsizetype outputLimit = 1024 * 1024;

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::SelfTest", text);
}

Error cancelledError()
{
    return {Error::Kind::Cancelled, tr("The self-test was cancelled.")};
}

class Here : public ProgramTarget
{
public:
    explicit Here(const SelfTestPlan& plan) : m_plan(plan) {}
    QString id() const override { return u"here"_s; }
    QString where() const override { return tr("on this machine"); }
    Result<ProcessOutcome> run(const QString& name, const Cancelled& cancelled) override
    {
        Command command{{m_plan.built(name)}, {}};
        if (!m_plan.library.isEmpty())
            command.environment.insert(u"LD_LIBRARY_PATH"_s, m_plan.library);
        return runWatched(command, m_plan.folder, runMs, cancelled);
    }

private:
    const SelfTestPlan& m_plan;
};

class Qemu : public ProgramTarget
{
public:
    Qemu(const SelfTestPlan& plan, const QString& program) : m_plan(plan), m_program(program) {}
    QString id() const override { return u"qemu"_s; }
    QString where() const override { return tr("under qemu"); }
    Result<ProcessOutcome> run(const QString& name, const Cancelled& cancelled) override
    {
        if (m_root.isEmpty()) {
            if (auto asked = askCompiler(cancelled); !asked)
                return asked.error();
        }
        QStringList libraries{m_libraries};
        if (!m_plan.library.isEmpty())
            libraries.append(m_plan.library);
        return runWatched(
            {{m_program, u"-L"_s, m_root, u"-E"_s, "LD_LIBRARY_PATH="_L1 + libraries.join(u':'), m_plan.built(name)},
             {}},
            m_plan.folder, runMs, cancelled);
    }

private:
    /// Where the target's loader and libstdc++ lie on this machine.
    Status askCompiler(const Cancelled& cancelled)
    {
        const auto fileOf = [&](const QString& name) -> Result<QString> {
            const auto outcome =
                runWatched({{m_plan.compiler, "-print-file-name="_L1 + name}, {}}, m_plan.folder, runMs, cancelled);
            if (!outcome)
                return outcome.error();
            return QDir::cleanPath(QString::fromUtf8(outcome->output).trimmed());
        };
        const auto loader = fileOf(QFileInfo(m_plan.interpreter).fileName());
        if (!loader)
            return loader.error();
        const auto library = fileOf(u"libstdc++.so.6"_s);
        if (!library)
            return library.error();
        if (!loader->endsWith(m_plan.interpreter) || !loader->startsWith(u'/')) {
            return Error{Error::Kind::Missing,
                         tr("Where %1 keeps the target's loader is not known.").arg(m_plan.compiler),
                         tr("Give --device to run the programs there.")};
        }
        m_root = loader->chopped(m_plan.interpreter.size());
        if (m_root.isEmpty())
            m_root = u"/"_s;
        m_libraries = QFileInfo(*library).path();
        return Done{};
    }

    const SelfTestPlan& m_plan;
    QString m_program;
    QString m_root;
    QString m_libraries;
};

class OnDevice : public ProgramTarget
{
public:
    OnDevice(const SelfTestPlan& plan, DeviceShell& shell, const QString& name)
        : m_plan(plan), m_shell(shell), m_name(name)
    {}
    ~OnDevice() override
    {
        // A folder that mktemp made for us a moment ago.
        if (!m_folder.isEmpty())
            (void)m_shell.run({u"rm"_s, u"-rf"_s, u"--"_s, m_folder});
    }
    QString id() const override { return u"device"_s; }
    QString where() const override { return tr("on %1").arg(m_name); }
    Result<ProcessOutcome> run(const QString& name, const Cancelled& cancelled) override
    {
        if (m_folder.isEmpty()) {
            const auto made = m_shell.run({u"mktemp"_s, u"-d"_s, u"/tmp/crosswright-selftest.XXXXXX"_s});
            if (!made)
                return made.error();
            const QString folder = QString::fromUtf8(made->output).trimmed();
            if (!made->succeeded() || !folder.startsWith("/tmp/crosswright-selftest."_L1))
                return Error{Error::Kind::Process, tr("The device could not make a folder below /tmp.")};
            m_folder = folder;
        }
        const QString file = m_folder + u'/' + name;
        const auto progress = [&](const DeviceShell::Transfer&) { return !cancelled || !cancelled(); };
        if (auto sent = m_shell.upload(m_plan.built(name), file, progress); !sent)
            return sent.error();
        const auto allowed = m_shell.run({u"chmod"_s, u"755"_s, file});
        if (!allowed)
            return allowed.error();
        auto outcome = m_shell.run({file}, {}, runMs);
        if (cancelled && cancelled())
            return cancelledError();
        return outcome;
    }

private:
    const SelfTestPlan& m_plan;
    DeviceShell& m_shell;
    QString m_name;
    QString m_folder;
};

} // namespace

Result<ProcessOutcome> runWatched(const Command& command, const QString& folder, int timeoutMs,
                                  const Cancelled& cancelled)
{
    if (cancelled && cancelled())
        return cancelledError();
    QEventLoop loop;
    SessionProcess process;
    ProcessOutcome outcome;
    bool gaveUp = false;
    QObject::connect(&process, &SessionProcess::output, &loop, [&](const QByteArray& bytes) {
        if (outcome.output.size() < outputLimit)
            outcome.output += bytes;
    });
    QObject::connect(&process, &SessionProcess::finished, &loop, [&](int exitCode, int signal) {
        outcome.exitCode = exitCode;
        outcome.crashed = signal != 0;
        loop.quit();
    });
    QElapsedTimer clock;
    QTimer watch;
    QObject::connect(&watch, &QTimer::timeout, &loop, [&] {
        gaveUp = gaveUp || (cancelled && cancelled());
        outcome.timedOut = outcome.timedOut || clock.elapsed() > timeoutMs;
        if (gaveUp || outcome.timedOut)
            process.signalAll(SIGKILL); // it has nothing to clear up: all it writes lies in the work folder
    });
    QMap<QString, QString> environment = command.environment;
    environment.insert(u"LC_ALL"_s, u"C"_s);
    if (auto started = process.start({.program = command.words.first(),
                                      .arguments = command.words.mid(1),
                                      .environment = environment,
                                      .workingDirectory = folder});
        !started)
        return started.error();
    clock.start();
    watch.start(100);
    loop.exec();
    if (gaveUp)
        return cancelledError();
    return outcome;
}

std::unique_ptr<ProgramTarget> runHere(const SelfTestPlan& plan)
{
    return std::make_unique<Here>(plan);
}

std::unique_ptr<ProgramTarget> runUnderQemu(const SelfTestPlan& plan)
{
    for (const QString& name : {"qemu-%1"_L1.arg(plan.machine), "qemu-%1-static"_L1.arg(plan.machine)}) {
        if (const QString program = findProgram(name); !program.isEmpty())
            return std::make_unique<Qemu>(plan, program);
    }
    return nullptr;
}

std::unique_ptr<ProgramTarget> runOnDevice(const SelfTestPlan& plan, DeviceShell& shell, const QString& name)
{
    return std::make_unique<OnDevice>(plan, shell, name);
}

} // namespace cw::selftest
