// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bazelfetch/bazelfetch.h"
#include "core/cuda/toolkitfetch.h"

#include <QMutex>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>

namespace cw {

/// Fetches a part, a Bazel, or a toolkit of several parts, on a thread of its own; the window never waits. One use. Deleting it stops the
/// fetch: what was downloaded is gone on with the next time. When the program ends, it waits for the thread, which looks
/// up five times a second.
class FetchJob : public QObject
{
    Q_OBJECT

public:
    struct Work
    {
        cuda::ToolkitWish toolkit; ///< with a CUDA version: this toolkit …
        QString folder;            ///< … made here
        BazelWish bazel;           ///< else with a version: this Bazel
        QString part;              ///< else: the catalog's id of a part
    };
    struct Outcome
    {
        QString folder;    ///< of the toolkit, or of what was unpacked of the part; of a Bazel the program
        QStringList notes; ///< what a person should know
    };

    FetchJob(const Catalog& catalog, const fetch::Places& places, QObject* parent = nullptr);
    ~FetchJob() override;

    void start(const Work& work);
    void cancel();
    const Work& work() const { return m_work; }

Q_SIGNALS:
    /// How it stands: `done` of `parts` are here. At most five times a second.
    void newsChanged(const cw::fetch::News& news, int done, int parts);
    void ended(const cw::Result<cw::FetchJob::Outcome>& outcome);

private:
    /// What the thread tells; the window's thread reads it on a timer.
    struct Told
    {
        QMutex mutex;
        fetch::News news;
        int done = 0;
        int parts = 0;
        std::atomic_bool cancelled = false;
    };
    static Result<Outcome> fetch(const Catalog& catalog, const fetch::Places& places, const Work& work,
                                 const std::shared_ptr<Told>& told);
    void tell();

    Catalog m_catalog;
    fetch::Places m_places;
    Work m_work;
    std::shared_ptr<Told> m_told;
    QTimer m_timer;
};

} // namespace cw
