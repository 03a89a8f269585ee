// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/runview.h"

#include "app/cli/exitcode.h"
#include "core/base/json.h"
#include "core/run/controlclient.h"
#include "core/run/journal.h"
#include "core/run/runsockets.h"
#include "core/run/unixsignals.h"

#include <QEventLoop>
#include <QJsonArray>
#include <QThread>

#include <algorithm>
#include <csignal>
#include <sys/ioctl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

constexpr int lookEveryMs = 200;
constexpr qint64 plainProgressEveryMs = 10000;
constexpr qsizetype linesOfTheLog = 20;

int terminalWidth()
{
    struct winsize size = {};
    return ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

} // namespace

RunView::RunView(const RunDirectory& run, const RunViewOptions& options, const Console& console,
                 UnixSignals& interrupts)
    : m_reader(run), m_options(options), m_console(console), m_log(run.logFile()), m_terminal(::isatty(STDERR_FILENO))
{
    m_timer.setInterval(lookEveryMs);
    connect(&m_timer, &QTimer::timeout, this, &RunView::look);
    connect(&interrupts, &UnixSignals::received, this, &RunView::interrupted);
}

int RunView::watch()
{
    QEventLoop loop;
    connect(&m_timer, &QTimer::timeout, &loop, [this, &loop] {
        if (m_exitCode >= 0)
            loop.quit();
    });
    if (!m_options.stopOnInterrupt && m_terminal && !m_console.json)
        m_console.note(tr("Watching run %1; Ctrl-C ends the watching, not the run.").arg(m_reader.run().id()));
    m_sinceLine.start();
    // What was there before the first look is told from the journal's beginning.
    showEvents(JournalReader(m_reader.run().journalFile()).next());
    look();
    m_timer.start();
    loop.exec();
    return m_exitCode;
}

void RunView::look()
{
    if (m_exitCode >= 0)
        return;
    const qint64 logged = m_log.size();
    const QList<JournalEvent> events = m_reader.refresh();
    const bool over = m_reader.status().isOver();
    if (m_firstLook)
        readLog(over ? m_log.size() : logged, over);
    m_firstLook = false;
    showEvents(events);
    readLog(over ? m_log.size() : logged, over);
    if (over) {
        m_exitCode = end();
        return;
    }
    tellSilence();
    if (m_terminal && !m_console.json)
        paint();
}

void RunView::tellSilence()
{
    const RunStatus& status = m_reader.status();
    if (status.silent == m_silent)
        return;
    m_silent = status.silent;
    if (m_console.json) {
        m_console.object({{"event"_L1, m_silent ? u"silent"_s : u"heard"_s},
                          {"run"_L1, status.run},
                          {"t"_L1, status.now()},
                          {"heard_ms"_L1, status.heardMs}});
        return;
    }
    erase();
    m_console.note(m_console.toned(m_silent ? silence(status) : tr("The runner is heard of again."),
                                   m_silent ? Console::Tone::Caution : Console::Tone::Plain, true));
}

QString RunView::silence(const RunStatus& status)
{
    if (!status.silent)
        return {};
    return tr("The runner (process %1) has not been heard of for %2; how the run stands is not known. \"crosswright stop "
              "%3\" ends it.")
        .arg(QString::number(status.runnerPid), duration(status.heardMs), status.run);
}

int RunView::watchWithoutFolder(const RunDirectory& run, const Console& console)
{
    console.note(tr("The folder of run %1 was deleted; its runner is ending it.").arg(run.id()));
    while (hasRunner(run))
        QThread::msleep(100);
    if (console.json)
        console.object({{"result"_L1, u"stopped"_s}, {"reason"_L1, u"folder"_s}, {"run"_L1, run.id()}});
    return Failed;
}

void RunView::interrupted()
{
    if (!m_options.stopOnInterrupt) {
        erase();
        m_console.note(
            tr("The run goes on. \"crosswright attach %1\" watches it again, \"crosswright stop %1\" ends it.")
                .arg(m_reader.run().id()));
        if (m_console.json)
            m_console.object({{"result"_L1, m_reader.status().stateName()}, {"run"_L1, m_reader.run().id()}});
        m_exitCode = Ok;
        return;
    }
    const bool force = ++m_interrupts > 1;
    erase();
    m_console.note(force
                       ? tr("Ending it at once.")
                       : tr("Stopping; Ctrl-C again ends it at once. (To leave it running, use --detach and attach.)"));
    const auto answer = askRunner(m_reader.run(), {{"ask"_L1, u"stop"_s}, {"by"_L1, u"Ctrl-C"_s}, {"force"_L1, force}});
    if (!answer && !m_reader.status().isOver())
        m_console.error(answer.error());
}

void RunView::showEvents(const QList<JournalEvent>& events)
{
    for (const JournalEvent& event : events) {
        if (event.sequence <= m_lastShown)
            continue;
        m_lastShown = event.sequence;
        m_log.take(event);
        // Old progress is of no use to anybody.
        if (!(m_firstLook && event.event == events::progress))
            showEvent(event);
    }
}

void RunView::showEvent(const JournalEvent& event)
{
    if (m_console.json) {
        if (event.event != events::result) {
            QJsonObject object = event.fields;
            object.insert("run"_L1, m_reader.run().id());
            m_console.object(object);
        }
        return;
    }
    const QString title = event.fields.value("title"_L1).toString();
    if (event.event == events::stepStarted) {
        erase();
        m_console.note(m_console.toned(title, Console::Tone::Strong, true));
    } else if (event.event == events::stepSkipped) {
        erase();
        m_console.note(tr("%1: nothing to do. %2").arg(title, event.fields.value("sentence"_L1).toString()));
    } else if (event.event == events::limit || event.event == events::limitEnded
               || (event.event == events::keeperLost && event.fields.contains("sentence"_L1))) {
        erase();
        m_console.note(m_console.toned(event.fields.value("sentence"_L1).toString(), Console::Tone::Caution, true));
    } else if (event.event == events::progress && !m_terminal && m_sinceLine.elapsed() >= plainProgressEveryMs) {
        m_sinceLine.start();
        m_console.note(statusLine(m_reader.status()));
    }
}

void RunView::readLog(qint64 size, bool last)
{
    const QList<LogLine> lines = m_log.next(size, last);
    const bool cut = m_firstLook && !m_options.logFromStart && lines.size() > linesOfTheLog;
    for (const LogLine& line : cut ? lines.last(linesOfTheLog) : lines)
        showLine(line);
}

void RunView::showLine(const LogLine& line)
{
    if (m_console.json) {
        if (m_options.logInJson)
            m_console.object({{"event"_L1, u"log"_s}, {"run"_L1, m_reader.run().id()}, {"line"_L1, line.text}});
        return;
    }
    erase();
    Console::Tone tone = Console::Tone::Plain;
    if (line.kind == LogLine::Kind::Error)
        tone = Console::Tone::Bad;
    else if (line.kind == LogLine::Kind::Warning)
        tone = Console::Tone::Caution;
    m_console.data(m_console.toned(line.text, tone));
}

void RunView::paint()
{
    QString line = statusLine(m_reader.status());
    const int width = terminalWidth() - 1;
    if (line.size() > width)
        line = line.left(width - 1) + u'…';
    if (line == m_painted)
        return;
    erase();
    m_console.status(line);
    m_painted = line;
}

void RunView::erase()
{
    if (m_painted.isEmpty())
        return;
    m_console.status({});
    m_painted.clear();
}

int RunView::end()
{
    erase();
    const RunStatus& status = m_reader.status();
    if (m_console.json) {
        m_console.object(resultObject(m_reader.run(), status));
        return exitCodeOf(status);
    }
    const QString took = duration(status.ended - status.created);
    const bool good = exitCodeOf(status) == Ok;
    const QString word = status.stateName();
    m_console.note(m_console.toned(tr("Run %1 %2 after %3.").arg(status.run, word, took),
                                   good ? Console::Tone::Good : Console::Tone::Bad, true));
    if (!status.sentence.isEmpty())
        m_console.note(status.sentence);
    for (const QString& limit : status.limits) {
        if (limit != status.sentence)
            m_console.note(m_console.toned(limit, Console::Tone::Caution, true));
    }
    if (status.artifacts > 0)
        m_console.note(tr("Artifacts: %1").arg(m_reader.run().artifactsFolder()));
    return exitCodeOf(status);
}

QJsonObject RunView::resultObject(const RunDirectory& run, const RunStatus& status)
{
    QJsonObject object{{"result"_L1, status.stateName()}, {"run"_L1, run.id()}, {"path"_L1, run.path()}};
    if (!status.reason.isEmpty())
        object.insert("reason"_L1, status.reason);
    if (!status.sentence.isEmpty())
        object.insert("sentence"_L1, status.sentence);
    if (const auto artifacts = json::read(run.artifactsFile(), "crosswright-artifacts"_L1, 1); artifacts)
        object.insert("artifacts"_L1, artifacts->value("artifacts"_L1));
    return object;
}

int RunView::exitCodeOf(const RunStatus& status)
{
    switch (status.state) {
    case RunStatus::State::Failed:
    case RunStatus::State::Stopped:
    case RunStatus::State::Broken: return Failed;
    default: return Ok;
    }
}

QString RunView::duration(qint64 milliseconds)
{
    const qint64 seconds = std::max<qint64>(0, milliseconds) / 1000;
    if (seconds < 60)
        return tr("%1 s").arg(seconds);
    if (seconds < 3600)
        return tr("%1 min %2 s").arg(seconds / 60).arg(seconds % 60);
    return tr("%1 h %2 min").arg(seconds / 3600).arg(seconds / 60 % 60);
}

QString RunView::statusLine(const RunStatus& status)
{
    QStringList parts;
    if (status.steps.isEmpty())
        return tr("starting");
    const StepStatus& step = status.steps.last();
    parts.append(status.state == RunStatus::State::Stopping ? tr("stopping %1").arg(step.id) : step.id);
    if (status.phase == "building"_L1 && status.total > 0)
        parts.append(tr("%1 % (%2 of %3 actions)").arg(status.percent).arg(status.done).arg(status.total));
    else if (status.phase == "building"_L1)
        parts.append(tr("%1 actions done").arg(status.done));
    else if (!status.phase.isEmpty())
        parts.append(status.phase);
    if (status.compilers > 0 || status.phase == "building"_L1)
        parts.append(status.jobs > 0 ? tr("%1 of %2 compilers").arg(status.compilers).arg(status.jobs)
                                     : tr("%n compilers", nullptr, status.compilers));
    if (status.memoryMiB > 0)
        parts.append(status.ramMiB > 0 ? tr("%1 of %2 MiB").arg(status.memoryMiB).arg(status.ramMiB)
                                       : tr("%1 MiB").arg(status.memoryMiB));
    parts.append(duration((status.isOver() ? status.ended : status.now()) - step.started));
    if (status.remainingMs >= 0)
        parts.append(tr("about %1 left").arg(duration(status.remainingMs)));
    if (!status.running.isEmpty())
        parts.append(status.running.first());
    return parts.join(u" · "_s);
}

} // namespace cw::cli
