// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solve/offers.h"
#include "ui/toolchain/fetchjob.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

namespace cw {

class DataTable;
class FetchLine;
class FlawModel;
class InkLabel;
class PartDetail;
class PartModel;
class Session;

/// Where each part of the toolchain can come from, with the one button that fetches it; and what the chosen CUDA folder
/// lacks. A toolkit that was fetched becomes `cuda_path`, as one step that can be undone.
class PartsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PartsPanel(Session& session, QWidget* parent = nullptr);

    /// Looks again, off the window's thread, if something changed that it depends on.
    void refresh();
    const PartOffers& offers() const { return m_offers; }
    bool isFetching() const { return m_job; }
    /// Asks for the licences that were not accepted yet, and fetches. Nothing while something is being fetched.
    void fetch(const QString& id);
    /// Fetches this Bazel; nothing while something is being fetched.
    void fetchBazel(const QString& version);
    void select(const QString& id);

Q_SIGNALS:
    void offersChanged();
    void busyChanged(const QString& what); ///< "" nothing any more
    void ended(const QString& title, const QString& sentence, bool good);

private:
    void look();
    void show(const PartOffers& offers);
    void showFlaws(const Result<QList<cuda::ToolkitFlaw>>& flaws);
    void showSelected();
    void startFetch(const PartOffer& offer);
    void fetchEnded(const PartOffer& offer, const Result<FetchJob::Outcome>& outcome);
    void say(const QString& text, bool good);

    Session& m_session;
    PartModel* m_model;
    FlawModel* m_flaws;
    InkLabel* m_sentence;
    DataTable* m_table;
    PartDetail* m_detail;
    FetchLine* m_line;
    InkLabel* m_outcome;
    InkLabel* m_flawSentence;
    DataTable* m_flawTable;
    QTimer m_timer;
    PartOffers m_offers;
    QPointer<FetchJob> m_job;
    QByteArray m_question; ///< what was last looked for
    bool m_standIn = false;
    int m_round = 0;
};

} // namespace cw
