// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/journal.h"

#include "core/base/json.h"
#include "core/run/journalreader.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Journal", text);
}

} // namespace

Journal::~Journal()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Journal::Journal(Journal&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_sequence(other.m_sequence)
    , m_time(other.m_time)
    , m_clock(std::move(other.m_clock))
    , m_torn(other.m_torn)
{}

Journal& Journal::operator=(Journal&& other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    m_sequence = other.m_sequence;
    m_time = other.m_time;
    m_clock = other.m_clock;
    m_torn = other.m_torn;
    return *this;
}

Result<Journal> Journal::open(const QString& path)
{
    Journal journal;
    JournalReader reader(path);
    for (const JournalEvent& event : reader.next()) {
        journal.m_sequence = event.sequence;
        journal.m_time = event.time;
        if (event.event == events::runCreated)
            journal.m_clock = RunClock::of(event.fields);
    }
    journal.m_torn = reader.hasTornLine();
    journal.m_descriptor = ::open(QFile::encodeName(path).constData(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    if (journal.m_descriptor < 0)
        return Error{Error::Kind::Io, tr("Cannot open the journal %1: %2.").arg(path, qt_error_string(errno))};
    return journal;
}

Status Journal::append(QLatin1StringView event, QJsonObject fields, bool durable)
{
    if (m_sequence == 0) {
        m_clock = RunClock::made();
        fields.insert("boot"_L1, m_clock.boot);
    }
    const qint64 time = m_clock.now(m_time);
    if (m_sequence == 0)
        fields.insert("up"_L1, time - m_clock.origin);
    fields.insert("t"_L1, time);
    fields.insert("seq"_L1, m_sequence + 1);
    fields.insert("event"_L1, event);
    QByteArray line = json::compact(fields) + '\n';
    if (m_torn)
        line.prepend('\n');
    const ssize_t written = ::write(m_descriptor, line.constData(), static_cast<std::size_t>(line.size()));
    if (written != line.size()) {
        const int problem = written < 0 ? errno : ENOSPC;
        m_torn = m_torn || written > 0;
        return Error{Error::Kind::Io, tr("Cannot write the run's journal: %1.").arg(qt_error_string(problem)),
                     tr("Free some space; the run is stopped so that nothing is lost.")};
    }
    m_torn = false;
    ++m_sequence;
    m_time = time;
    if (durable)
        ::fdatasync(m_descriptor);
    return Done{};
}

} // namespace cw
