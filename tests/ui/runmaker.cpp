// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runmaker.h"

#include "core/base/files.h"
#include "core/base/paths.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

void append(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::Append) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace

RunFolders::RunFolders() : m_folder(u"/tmp/cw-ui-XXXXXX"_s)
{
    for (const char* name : {"XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME"}) {
        const QString folder = path(QString(QLatin1StringView(name)).section(u'_', 1, 1).toLower());
        (void)files::makeFolder(folder, true);
        qputenv(name, QFile::encodeName(folder));
    }
}

RunDirectory RunFolders::recorded() const
{
    const QDir runs(QStringLiteral(TEST_DATA_DIR "/ui/runs"));
    const QString id = runs.entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
    const QString copy = paths::runs() + u'/' + id;
    if (!QDir().mkpath(copy))
        qFatal("cannot make %s", qPrintable(copy));
    const QDir source(runs.filePath(id));
    for (const QString& name : source.entryList(QDir::Files))
        QFile::copy(source.filePath(name), copy + u'/' + name);
    return RunDirectory(copy);
}

RunMaker::RunMaker(const QString& title)
{
    Plan plan;
    plan.title = title;
    plan.project = title; // a title alone makes no other plan: it is not hashed
    plan.variant = u"cpu"_s;
    plan.jobs = 2;
    plan.ramMiB = 2048;
    plan.outputBase = u"/nowhere/"_s + title;
    plan.configuration = {
        {"format"_L1, u"crosswright-configuration"_s},
        {"version"_L1, 1},
        {"values"_L1, QJsonObject{{"tf"_L1, QJsonObject{{"value"_L1, u"tinyflow-1.0.0"_s},
                                                        {"from"_L1, QJsonObject{{"kind"_L1, u"user"_s}}}}},
                                  {"board"_L1, QJsonObject{{"value"_L1, u"jetson-orin-nano"_s},
                                                           {"from"_L1, QJsonObject{{"kind"_L1, u"user"_s}}}}}}}};
    PlanStep build{.id = u"build"_s, .kind = PlanStep::Kind::Bazel, .title = u"Build"_s, .why = u"The build."_s};
    PlanStep collect{.id = u"collect"_s, .kind = PlanStep::Kind::Collect, .title = u"Collect"_s, .why = u"Copies."_s};
    plan.steps = {build, collect};
    const auto run = RunDirectory::create(plan);
    if (!run)
        qFatal("%s", qPrintable(run.error().sentence()));
    m_run = *run;
    auto journal = Journal::open(m_run.journalFile());
    if (!journal)
        qFatal("%s", qPrintable(journal.error().sentence()));
    m_journal.emplace(std::move(*journal));
}

void RunMaker::event(QLatin1StringView name, const QJsonObject& fields)
{
    if (auto appended = m_journal->append(name, fields); !appended)
        qFatal("%s", qPrintable(appended.error().sentence()));
}

void RunMaker::begin()
{
    auto lock = FileLock::take(m_run.lockFile(), "1");
    if (!lock)
        qFatal("%s", qPrintable(lock.error().sentence()));
    m_lock.emplace(std::move(*lock));
    event(events::runnerStarted, {{"pid"_L1, 1}, {"session"_L1, u"attached"_s}});
}

void RunMaker::step(const QString& id, const QString& kind)
{
    const qint64 offset = QFileInfo(m_run.logFile()).size();
    event(events::stepStarted,
          {{"step"_L1, id}, {"kind"_L1, kind}, {"title"_L1, id.toUpper()}, {"log_offset"_L1, offset}});
}

void RunMaker::finishStep(const QString& id, bool good)
{
    event(events::stepFinished,
          {{"step"_L1, id}, {"result"_L1, good ? u"succeeded"_s : u"failed"_s}, {"exit_code"_L1, good ? 0 : 1}});
}

void RunMaker::progress(qint64 done, qint64 total, const QStringList& running)
{
    event(events::progress, {{"step"_L1, u"build"_s},
                             {"phase"_L1, u"building"_s},
                             {"done"_L1, done},
                             {"total"_L1, total},
                             {"running"_L1, QJsonArray::fromStringList(running)},
                             {"compilers"_L1, running.size()},
                             {"memory_mib"_L1, 1000},
                             {"available_mib"_L1, 8000}});
}

void RunMaker::measure(qint64 ms, qint64 compilersMiB, const QString& what)
{
    MemorySample measured;
    measured.t = ms;
    measured.residentKiB = {256 * 1024, compilersMiB * 1024, 0, 20 * 1024};
    measured.compilers = compilersMiB > 0 ? 1 : 0;
    measured.processes = 3;
    measured.ended = std::exchange(m_ended, {});
    if (compilersMiB > 0) {
        ProcessReading compiler;
        compiler.pid = 7;
        compiler.start = quint64(qHash(what));
        compiler.group = ProcessGroup::Compiler;
        compiler.program = u"cc1plus"_s;
        compiler.what = what.isEmpty() ? u"core/_objs/kernels/mul.pic.o"_s : what;
        compiler.residentKiB = compilersMiB * 1024;
        compiler.peakKiB = compilersMiB * 1024;
        compiler.state = 'R';
        compiler.lastMs = ms;
        measured.largest = {compiler};
    }
    if (!std::exchange(m_measuring, true))
        append(m_run.measurementsFile(), memorySamplesHeader() + '\n');
    append(m_run.measurementsFile(), toLine(measured) + '\n');
}

void RunMaker::ended(const QString& what, qint64 peakMiB, qint64 fromMs, qint64 toMs)
{
    ProcessReading process;
    process.pid = 100 + m_ended.size();
    process.group = ProcessGroup::Compiler;
    process.program = u"cc1plus"_s;
    process.what = what;
    process.peakKiB = peakMiB * 1024;
    process.firstMs = fromMs;
    process.lastMs = toMs;
    m_ended.append(process);
}

void RunMaker::log(const QByteArray& bytes)
{
    append(m_run.logFile(), bytes);
}

void RunMaker::fail(const QString& label, const QString& printed)
{
    const QString name = u"failures/%1.txt"_s.arg(++m_failures);
    (void)files::makeFolder(m_run.failuresFolder());
    append(m_run.path() + u'/' + name, printed.toUtf8());
    event(events::actionFailed,
          {{"label"_L1, label}, {"mnemonic"_L1, u"CppCompile"_s}, {"exit_code"_L1, 1}, {"output"_L1, name}});
}

void RunMaker::end(const QString& result, const QString& reason, const QString& sentence)
{
    QJsonObject fields{{"result"_L1, result}};
    if (!reason.isEmpty())
        fields.insert("reason"_L1, reason);
    if (!sentence.isEmpty())
        fields.insert("sentence"_L1, sentence);
    event(events::result, fields);
    m_lock.reset();
}

void RunMaker::die()
{
    m_lock.reset();
}
