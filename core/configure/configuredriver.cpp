// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/configure/configuredriver.h"

#include "core/configure/failuretext.h"

#include <QCryptographicHash>
#include <QFile>

#include <csignal>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int politeMs = 3000;
constexpr int quietMs = 8000;

} // namespace

ConfigureDriver::ConfigureDriver(const ConfigureCall& call, const child::Request& request, QObject* parent)
    : QObject(parent), m_call(call), m_request(request), m_dialogue(call)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(politeMs);
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietMs);
    connect(&m_patience, &QTimer::timeout, this, [this] { stop(true); });
    connect(&m_quiet, &QTimer::timeout, this, [this] {
        type(m_dialogue.quiet());
        if (m_dialogue.stop())
            stop(false);
    });
    connect(&m_process, &SessionProcess::output, this, &ConfigureDriver::take);
    connect(&m_process, &SessionProcess::finished, this, &ConfigureDriver::ended);
    connect(&m_terminal, &PtyProcess::output, this, &ConfigureDriver::take);
    connect(&m_terminal, &PtyProcess::finished, this, &ConfigureDriver::ended);
}

Status ConfigureDriver::start()
{
    if (m_call.script)
        m_before = std::make_unique<WrittenBefore>(m_call);
    m_tracked = trackedSums();
    if (!m_call.terminal)
        return m_process.start(m_request);
    PtyRequest request{m_request.program, m_request.arguments, m_request.environment, m_request.unsetEnvironment,
                       m_request.workingDirectory};
    request.endsGroup = true;
    return m_terminal.start(request);
}

qint64 ConfigureDriver::processId() const
{
    return m_call.terminal ? m_terminal.processId() : m_process.processId();
}

void ConfigureDriver::stop(bool force)
{
    m_stopping = true;
    m_quiet.stop();
    const auto send = [this](int signal) {
        m_process.signalAll(signal);
        m_terminal.signalAll(signal);
    };
    // A stopped process does not see SIGTERM before it is continued.
    send(SIGCONT);
    send(force ? SIGKILL : SIGTERM);
    if (!force && !m_patience.isActive())
        m_patience.start();
}

void ConfigureDriver::take(const QByteArray& bytes)
{
    Q_EMIT output(bytes);
    if (m_stopping)
        return;
    type(m_dialogue.feed(bytes));
    if (m_dialogue.stop())
        stop(false);
    else if (m_call.terminal)
        m_quiet.start();
}

void ConfigureDriver::type(const QByteArray& bytes)
{
    if (m_call.terminal && !bytes.isEmpty())
        m_terminal.write(bytes);
}

void ConfigureDriver::note(const QString& text)
{
    Q_EMIT output("[crosswright] " + text.toUtf8() + '\n');
}

QMap<QString, QByteArray> ConfigureDriver::trackedSums() const
{
    QMap<QString, QByteArray> sums;
    for (const QString& name : m_call.tracked) {
        QFile file(m_call.folder + u'/' + name);
        QCryptographicHash hash(QCryptographicHash::Sha256);
        if (file.open(QIODevice::ReadOnly) && hash.addData(&file))
            sums.insert(name, hash.result());
    }
    return sums;
}

void ConfigureDriver::ended(int exitCode, int signal)
{
    m_patience.stop();
    m_quiet.stop();
    ConfigureEnd end{false, exitCode, signal};
    const QMap<QString, QByteArray> now = trackedSums();
    for (auto it = m_tracked.cbegin(); it != m_tracked.cend(); ++it) {
        if (now.value(it.key()) != it.value())
            note(tr("./configure changed %1, which belongs to the source.").arg(it.key()));
    }
    if (m_dialogue.stop()) {
        end.problem = configure::stopped(m_call, *m_dialogue.stop());
    } else if (signal == 0) {
        end.differences = configure::differences(m_call, m_before.get());
        for (const ConfigureDifference& difference : end.differences)
            note(difference.sentence());
        end.good = end.differences.isEmpty();
        if (!end.good)
            end.problem = configure::failed(m_call, m_dialogue, end.differences, exitCode);
        else if (exitCode != 0)
            note(tr("./configure ended with exit code %1, but everything is written as it was asked for.")
                     .arg(exitCode));
    }
    Q_EMIT finished(end);
}

} // namespace cw
