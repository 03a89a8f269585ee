// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/facts/facts.h"

#include <QDateTime>
#include <QMap>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>

namespace cw {

class Catalog;
class Configuration;
class Session;

/// Finds out what the rules need to know about this machine, the chosen device, the chosen source tree and the folders that
/// the configuration names, each off the window's thread, and gives it to the session. Follows the session once started: another device or tree forgets what
/// was known of the former one. Lives in the window's thread.
class FactFinder : public QObject
{
    Q_OBJECT

public:
    enum class Part { Host, Device, Source, Folders };
    Q_ENUM(Part)

    /// Says what happens now; false: stop as soon as possible. Called from the worker's thread.
    using Progress = std::function<bool(const QString& what)>;

    /// Who is asked; a test puts its own answers in place. All are called off the window's thread.
    struct Askers
    {
        std::function<Result<Facts>()> host;
        /// What lies in the folders that the configuration names (host.path.*), with the host's facts.
        std::function<Facts(const Configuration&, const Facts& host)> folders;
        std::function<Result<Facts>(const QString& device)> saved; ///< as last probed
        std::function<Result<Facts>(const QString& device, const Progress&)> device;
        std::function<Facts(const QString& source, const QString& ref)> tree; ///< reads only what is on this machine
        /// The same for an address: fetches what is needed to know what the tree asks for.
        std::function<Result<Facts>(const QString& source, const QString& ref, const Progress&)> fetch;
    };

    explicit FactFinder(Session& session);
    ~FactFinder() override;

    void setAskers(const Askers& askers) { m_askers = askers; }
    static Askers realAskers(const Catalog& catalog);

    /// Asks the host, and from now on follows the session's device and source.
    void start();
    bool isStarted() const { return m_started; }

    /// Asks again: the host, the device over its connection, the tree (an address is fetched).
    void ask(Part part);
    /// Gives up on what is under way; its answer is ignored when it comes.
    void cancel(Part part);
    bool isAsking(Part part) const { return m_jobs.contains(part); }
    QDateTime since(Part part) const;                                   ///< when the present job began
    QString progress(Part part) const;                                  ///< what it does now
    QString problem(Part part) const { return m_problems.value(part); } ///< why the last one failed

Q_SIGNALS:
    void changed(cw::FactFinder::Part part); ///< began, went on, ended

private:
    struct Job
    {
        std::shared_ptr<std::atomic_bool> cancelled;
        QDateTime since;
        QString progress;
    };
    using Work = std::function<Result<Facts>(const Progress&)>;
    void begin(Part part, const Work& work, const QString& forget);
    void follow();
    void readTree();
    void readFolders();

    Session& m_session;
    Askers m_askers;
    QMap<Part, Job> m_jobs;
    QMap<Part, QString> m_problems;
    QString m_device;
    QString m_source;
    QString m_ref;
    QStringList m_folders; ///< the values that were looked at
    QTimer m_treeTimer;
    QTimer m_folderTimer;
    bool m_started = false;
};

} // namespace cw
