// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/boardfit.h"

#include "core/selection/selection.h"
#include "core/solve/backward.h"
#include "ui/runs/background.h"
#include "ui/session/session.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int pause = 150; // ms: facts come in bursts

/// The wish for each project of the catalog: the chosen one's as it is, any other's for what it makes first.
QList<Wish> wishesOf(const Catalog& catalog, const Wish& own)
{
    const QString ownProject = own.project.isEmpty() ? u"tensorflow"_s : own.project;
    QList<Wish> wishes;
    QStringList projects;
    for (const Release& release : catalog.releases()) {
        if (projects.contains(release.project))
            continue;
        projects.append(release.project);
        Wish wish = own;
        if (release.project != ownProject) {
            wish.project = release.project;
            wish.product =
                release.product(u"wheel"_s) || release.products.isEmpty() ? QString() : release.products.first().id;
        }
        wishes.append(wish);
    }
    return wishes;
}

/// As the session has it. What a probe found wins over what was chosen, as in the table of solutions.
Wish ownWish(const Session& session)
{
    const bool found = session.facts().knows(u"device.jetpack"_s);
    return BoardFit::wishOf(session, found ? QString() : session.configuration().text(u"jetpack"_s));
}

} // namespace

BoardFit::BoardFit(Session& session, QObject* parent) : QObject(parent), m_session(session)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(pause);
    connect(&m_timer, &QTimer::timeout, this, &BoardFit::solve);
}

Wish BoardFit::wishOf(const Session& session, const QString& jetpack)
{
    const Configuration& configuration = session.configuration();
    const Selection selection = Selection::of(configuration, session.catalog(), session.facts());
    Wish wish;
    wish.board = configuration.text(u"board"_s);
    wish.gpu = configuration.text(u"gpu"_s);
    wish.device = configuration.text(u"device"_s);
    wish.jetpack = jetpack;
    if (selection.release) {
        wish.project = selection.release->project;
        const QString product = configuration.text(u"product"_s);
        if (selection.release->product(product))
            wish.product = product;
    }
    return wish;
}

void BoardFit::refresh()
{
    m_timer.start();
}

void BoardFit::ask(const Wish& wish, const Facts& facts)
{
    m_asked = Question{wish, facts};
    refresh();
}

void BoardFit::solve()
{
    const QList<Wish> wishes = wishesOf(m_session.catalog(), m_asked ? m_asked->wish : ownWish(m_session));
    const Facts facts = m_asked ? m_asked->facts : m_session.facts();
    QJsonArray question{facts.toJson()};
    for (const Wish& wish : wishes)
        question.append(QJsonArray{wish.board, wish.gpu, wish.device, wish.jetpack, wish.project, wish.product});
    const QByteArray text = QJsonDocument(question).toJson(QJsonDocument::Compact);
    if (text == m_question)
        return;
    m_question = text;
    const int round = ++m_round;
    inBackground(
        this,
        [catalog = m_session.catalog(), facts, wishes] {
            Answer answer;
            for (const Wish& wish : wishes) {
                const auto solved = solveBackward(catalog, facts, wish);
                if (!solved) {
                    answer.refusal = solved.error().text;
                    continue;
                }
                for (const Solution& row : solved->rows)
                    answer.solutions.insert(row.tf, row);
            }
            return answer;
        },
        [this, round](const Answer& answer) {
            if (round != m_round)
                return;
            m_solutions = answer.solutions;
            m_refusal = answer.solutions.isEmpty() ? answer.refusal : QString();
            Q_EMIT changed();
        });
}

} // namespace cw
