// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocalServer>
#include <QMap>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>

class QLocalSocket;

namespace cw {

/// One question that ssh has for the person.
struct SshQuestion
{
    enum class Kind { Secret, Confirm, Notice };
    Kind kind = Kind::Secret;
    QString prompt; ///< ssh's own words
};

/// The window's end of the program as its own askpass: a socket that only this user may open. Every connection attempt
/// gets a ticket; a question without a valid one is declined. Once a person has declined, further questions of the same
/// ticket are declined unseen, since ssh asks up to three times. Lives in the window's thread.
class AskpassDesk : public QObject
{
    Q_OBJECT

public:
    using Reply = std::function<void(const std::optional<QByteArray>& answer)>; ///< nothing: declined
    using Ask = std::function<void(const SshQuestion& question, const Reply& reply)>;

    static AskpassDesk& instance();

    /// The program that ssh starts; usually this one. Tests, which are other programs, name the real one.
    static void setProgram(const QString& program);

    /// A new ticket whose questions go to `ask`; "" when nothing can be asked (no socket could be made).
    QString admit(const Ask& ask);
    void dismiss(const QString& ticket);
    bool wasDeclined(const QString& ticket) const;

    /// For ssh::Settings::askEnvironment; empty for an empty ticket.
    QMap<QString, QString> environment(const QString& ticket) const;

private:
    explicit AskpassDesk(QObject* parent);
    void accept();
    void read(QLocalSocket* socket);

    struct Ticket
    {
        Ask ask;
        bool declined = false;
    };
    QLocalServer m_server;
    QMap<QString, Ticket> m_tickets;
};

} // namespace cw
