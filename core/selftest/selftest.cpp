// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/selftest/selftest.h"

#include "core/base/files.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw::selftest {
namespace {

/// nvcc takes about 4 s for each GPU; a machine that does much else took 20 times as long.
constexpr int buildMs = 600000;

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::SelfTest", text);
}

/// The line of a compiler's output that says what is wrong.
QString complaint(const QByteArray& output)
{
    const QStringList lines = QString::fromUtf8(output).trimmed().split(u'\n');
    for (const QString& line : lines) {
        if (line.contains("error:"_L1) || line.contains("cannot"_L1) || line.contains("undefined reference"_L1))
            return line.simplified();
    }
    return lines.last().simplified();
}

class Tester
{
public:
    Tester(const SelfTestPlan& plan, ProgramTarget* target, const Observer& observer, const Cancelled& cancelled)
        : m_plan(plan), m_target(target), m_observer(observer), m_cancelled(cancelled)
    {}

    Result<ProgramReport> test(const Program& program)
    {
        QElapsedTimer clock;
        clock.start();
        ProgramReport report{program.id, program.proves, {}};
        if (auto done = testInto(program, report); !done)
            return done.error();
        report.milliseconds = clock.elapsed();
        return report;
    }

private:
    Status testInto(const Program& program, ProgramReport& report)
    {
        tell(program, u"build"_s);
        for (const Command& command : program.build) {
            const auto outcome = runWatched(command, m_plan.folder, buildMs, m_cancelled);
            if (!outcome && outcome.error().kind == Error::Kind::Cancelled)
                return outcome.error();
            if (!outcome || !outcome->succeeded()) {
                report.checks.append({u"build"_s, Check::State::Failed,
                                      !outcome ? outcome.error().sentence()
                                      : outcome->timedOut
                                          ? tr("It was not built in time.")
                                          : tr("It cannot be built: %1").arg(complaint(outcome->output))});
                return Done{};
            }
        }
        report.checks.append({u"build"_s, Check::State::Good, tr("It was built with %1.").arg(m_plan.compiler)});
        tell(program, u"inspect"_s);
        if (auto done = inspect(program, report); !done)
            return done;
        if (report.state() == Check::State::Failed)
            return Done{}; // what is for another machine says nothing when it does not run
        return start(program, report);
    }

    Status inspect(const Program& program, ProgramReport& report)
    {
        const QString path = m_plan.built(program.id);
        const auto bytes = files::read(path);
        const auto file = bytes ? readElf(*bytes, program.id) : Result<ElfFile>(bytes.error());
        if (!file) {
            report.checks.append({u"machine"_s, Check::State::Failed, file.error().sentence()});
            return Done{};
        }
        report.checks += judgeFile(*file, m_plan);
        if (!program.cuda)
            return Done{};
        const auto listing =
            runWatched({{m_plan.cuobjdump, u"-lelf"_s, u"-lptx"_s, path}, {}}, m_plan.folder, buildMs, m_cancelled);
        if (!listing && listing.error().kind == Error::Kind::Cancelled)
            return listing.error();
        if (!listing) {
            report.checks.append({u"gpu_code"_s, Check::State::Remark,
                                  tr("Which GPU code it holds was not seen: %1").arg(listing.error().text)});
            return Done{};
        }
        report.gpuCode = readGpuCode(listing->output);
        // A program that only calls cuBLAS has no kernel, and so no code of its own.
        if (program.id == "vector"_L1 || !report.gpuCode.code.isEmpty())
            report.checks += judgeGpuCode(report.gpuCode, m_plan);
        return Done{};
    }

    Status start(const Program& program, ProgramReport& report)
    {
        if (!m_target) {
            report.checks.append(
                {u"run"_s, Check::State::Remark,
                 tr("It was not run: there is neither a device nor an emulator for %1.").arg(m_plan.machine)});
            return Done{};
        }
        tell(program, u"run"_s);
        const auto outcome = m_target->run(program.id, m_cancelled);
        if (!outcome)
            return outcome.error();
        report.output = QString::fromUtf8(outcome->output);
        report.checks.append(judgeRun(program, *outcome, m_target->where()));
        return Done{};
    }

    void tell(const Program& program, const QString& stage) const
    {
        if (m_observer)
            m_observer({program.id, stage});
    }

    const SelfTestPlan& m_plan;
    ProgramTarget* m_target;
    const Observer& m_observer;
    const Cancelled& m_cancelled;
};

} // namespace

QJsonObject ProgramReport::toJson() const
{
    QJsonArray list;
    for (const Check& check : checks)
        list.append(QJsonObject{{"id"_L1, check.id}, {"state"_L1, stateName(check.state)}, {"text"_L1, check.text}});
    QJsonObject object{{"program"_L1, id},
                       {"state"_L1, stateName(state())},
                       {"checks"_L1, list},
                       {"output"_L1, output},
                       {"milliseconds"_L1, milliseconds}};
    if (!gpuCode.code.isEmpty() || !gpuCode.ptx.isEmpty()) {
        object.insert("gpu_code"_L1, QJsonArray::fromStringList(gpuCode.code));
        object.insert("ptx"_L1, QJsonArray::fromStringList(gpuCode.ptx));
    }
    return object;
}

Check::State SelfTestReport::state() const
{
    Check::State worst = Check::State::Good;
    for (const ProgramReport& program : programs)
        worst = std::max(worst, program.state());
    return worst;
}

QJsonObject SelfTestReport::toJson() const
{
    QJsonArray list;
    for (const ProgramReport& program : programs)
        list.append(program.toJson());
    return {{"state"_L1, stateName(state())},
            {"compiler"_L1, compiler},
            {"machine"_L1, machine},
            {"target"_L1, target},
            {"programs"_L1, list},
            {"milliseconds"_L1, milliseconds}};
}

Result<SelfTestReport> runSelfTest(const SelfTestPlan& plan, ProgramTarget* target, const Observer& observer,
                                   const Cancelled& cancelled)
{
    QElapsedTimer clock;
    clock.start();
    if (auto made = files::makeFolder(plan.folder + "/bin"_L1); !made)
        return made.error();
    for (const PlanFile& file : plan.files) {
        if (auto written = files::write(file.path, file.text, files::permissions(file.mode)); !written)
            return written.error();
    }
    SelfTestReport report{plan.compiler, plan.machine, target ? target->id() : QString(), {}};
    Tester tester(plan, target, observer, cancelled);
    for (const Program& program : plan.programs) {
        const auto source = files::read(":/smoke/programs/"_L1 + program.source);
        if (!source)
            return source.error();
        if (auto written = files::write(plan.folder + u'/' + program.source, *source); !written)
            return written.error();
        const auto tested = tester.test(program);
        if (!tested)
            return tested.error();
        report.programs.append(*tested);
    }
    report.milliseconds = clock.elapsed();
    return report;
}

} // namespace cw::selftest
