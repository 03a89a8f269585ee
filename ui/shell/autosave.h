// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/configuration.h"
#include "core/run/filelock.h"

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QTimer>

namespace cw {

class Session;

/// Keeps a copy of a configuration with unsaved changes in paths::state()/autosave, so that a crash or a power cut loses
/// at most some seconds of work. The copy goes when the changes are saved, undone or thrown away. A copy belongs to a
/// window for as long as that holds the lock beside it, so a second window never offers the first one's work.
class Autosave : public QObject
{
    Q_OBJECT

public:
    /// What a window left that ended without an answer to "save?".
    struct Left
    {
        QString file;
        QString path; ///< of the configuration; "" when it was never saved
        Configuration configuration;
        QDateTime when; ///< UTC
    };

    explicit Autosave(Session& session, QObject* parent = nullptr);
    ~Autosave() override;

    static QString folder();
    static QList<Left> leftovers(); ///< the newest first
    static void discard(const Left& left);

    void setDelay(int ms) { m_timer.setInterval(ms); } ///< between a change and its copy; 2 s
    QString file() const { return m_file; }            ///< of this window; "" while nothing is unsaved

Q_SIGNALS:
    void written();

private:
    void follow();
    void write();
    void drop();

    Session& m_session;
    QTimer m_timer;
    QString m_file;
    FileLock m_lock;
    bool m_writing = false;
};

} // namespace cw
