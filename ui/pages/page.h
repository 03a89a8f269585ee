// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

class QVBoxLayout;

namespace cw {

class PageHeader;
class Session;

/// The rail's entries, in reading order. Start is not in the rail: it is shown while there is nothing to work on.
enum class PageId { Start, Source, Target, Toolchain, Options, Review, Build, Deploy, History };

/// What the rail shows at the end of an entry. No colour alone: every mark has its own shape.
struct RailState
{
    enum class Mark { None, Done, Warning, Error, Locked, Busy };
    Mark mark = Mark::None;
    int count = 0;     ///< errors or warnings
    QString text = {}; ///< "55 %"
    bool operator==(const RailState&) const = default;
};

/// A page of the window: a header and a body. Pages read and edit the Session and nothing else; the window knows pages
/// only by this interface.
class Page : public QWidget
{
    Q_OBJECT

public:
    Page(PageId id, const QString& title, Session& session, QWidget* parent);

    PageId id() const { return m_id; }
    const RailState& railState() const { return m_railState; }

    /// The fields whose findings belong to this page; F4 walks over them.
    virtual QStringList fields() const { return {}; }
    /// Puts the keyboard focus on the control of a field. False when the page has none for it.
    virtual bool focusField(const QString& field);
    /// Called whenever the page becomes the current one.
    virtual void entered() {}

Q_SIGNALS:
    void railStateChanged();
    /// The page's own part of the work is done, or somebody asked for another page.
    void pageRequested(cw::PageId page);
    /// Work that takes a while goes on ("Building …", for people: the machine is kept awake), or does no more ("").
    void busyChanged(const QString& what);
    /// It ended: said on the desktop when the person looks elsewhere. The texts carry numbers, not cheers.
    void workEnded(const QString& title, const QString& sentence, bool good);
    /// It waits for an answer that only a person has; said on the desktop in the same way.
    void answerNeeded(const QString& sentence);
    /// Something goes wrong that is not its end (memory, disk): said likewise, once for each kind and run.
    void alarmRaised(const QString& title, const QString& sentence);

protected:
    Session& session() const { return m_session; }
    PageHeader& header() const { return *m_header; }
    QVBoxLayout& body() const { return *m_body; }
    void setRailState(const RailState& state);
    /// The usual rail state of a page of choices: the worst of the findings on fields().
    void updateRailStateFromFindings();

private:
    PageId m_id;
    Session& m_session;
    PageHeader* m_header;
    QVBoxLayout* m_body;
    RailState m_railState;
};

} // namespace cw
