// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/logview.h"

#include "ui/look/icons.h"
#include "ui/look/metrics.h"
#include "ui/text/logcanvas.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/combobox.h"
#include "ui/widgets/comboname.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/rule.h"

#include <QCheckBox>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QShortcut>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

enum FilterItem { AllItem, WarningsItem, ErrorsItem, FoundItem };

QToolButton* toolButton(const QString& iconName, const QString& name, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setIcon(icon(iconName));
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setAutoRaise(true);
    return button;
}

} // namespace

/// Runs a call in the worker's thread.
template <typename Call>
void LogView::ask(Call call)
{
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, call] { call(*worker); }, Qt::QueuedConnection);
}

LogView::LogView(QWidget* parent) : QWidget(parent), m_worker(new LogWorker), m_canvas(new LogCanvas(this))
{
    m_canvas->setObjectName(u"logCanvas"_s);
    m_canvas->setAccessibleName(tr("Log"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_canvas, 1);
    setFocusProxy(m_canvas); // whoever leads to the log leads to its lines
    layout->addWidget(new Rule(Qt::Horizontal, this));
    makeBar();
    m_newLines = plainButton({}, u"open-list"_s, this);
    m_newLines->setObjectName(u"logNewLines"_s);
    m_newLines->hide();
    setTabOrder(m_canvas, m_newLines); // it lies over the lines
    connect(m_newLines, &QPushButton::clicked, this, [this] { m_canvas->setFollowing(true); });

    m_worker->moveToThread(&m_thread);
    connectWorker();
    makeShortcuts();
    m_thread.setObjectName(u"log"_s);
    m_thread.start();
    clear();
}

LogView::~LogView()
{
    // What the worker still had to say goes nowhere.
    m_worker->disconnect(this);
    m_worker->disconnect(m_canvas);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.quit();
    m_thread.wait();
}

void LogView::connectWorker()
{
    connect(m_worker, &LogWorker::stateChanged, this, &LogView::onState);
    connect(m_worker, &LogWorker::rowsRead, m_canvas, &LogCanvas::setRows);
    connect(m_worker, &LogWorker::reached, this, &LogView::onReached);
    connect(m_worker, &LogWorker::copied, this, [this](const QString& text, bool cut) {
        if (!text.isEmpty())
            QGuiApplication::clipboard()->setText(text);
        m_copyCut = cut;
        updateTexts();
    });
    connect(m_canvas, &LogCanvas::rowsNeeded, this, [this](int generation, qint64 first, qint64 count) {
        ask([=](LogWorker& worker) { worker.readRows(generation, first, count); });
    });
    connect(m_canvas, &LogCanvas::copyRequested, this, &LogView::copySelection);
    connect(m_canvas, &LogCanvas::lineActivated, this, [this](qint64 line) { Q_EMIT lineActivated(line + 1); });
    connect(m_canvas, &LogCanvas::followingChanged, this, [this](bool follow) {
        m_rowsWhenLeft = m_canvas->state().rows;
        m_follow->setChecked(follow);
        updateTexts();
    });
}

void LogView::makeBar()
{
    auto* bar = new QWidget(this);
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(space::large, space::small, space::large, space::small);
    layout->setSpacing(space::small);
    m_find = new QLineEdit(bar);
    m_find->setObjectName(u"logFind"_s);
    m_find->setPlaceholderText(tr("Find in the log"));
    m_find->setAccessibleName(tr("Find in the log"));
    m_find->setClearButtonEnabled(true);
    m_find->setMinimumWidth(m_find->fontMetrics().averageCharWidth() * 16);
    m_find->setMaximumWidth(m_find->fontMetrics().averageCharWidth() * 36);
    m_find->addAction(icon(u"find"_s, IconInk::Secondary), QLineEdit::LeadingPosition);
    m_previous = toolButton(u"collapse-up"_s, tr("Previous match"), bar);
    m_previous->setObjectName(u"logPrevious"_s);
    m_next = toolButton(u"open-list"_s, tr("Next match"), bar);
    m_next->setObjectName(u"logNext"_s);
    m_filter = new ComboBox(bar);
    m_filter->setObjectName(u"logFilter"_s);
    nameCombo(*m_filter, tr("Which lines are shown"));
    m_filter->addItems({tr("All lines"), tr("Warnings and errors"), tr("Errors"), tr("Lines found")});
    m_follow = new QCheckBox(tr("Follow"), bar);
    m_follow->setObjectName(u"logFollow"_s);
    m_follow->setToolTip(tr("Stay at the end while the log grows (End)"));
    m_follow->setChecked(true);
    m_count = new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, bar);
    m_count->setObjectName(u"logCount"_s);
    m_count->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    layout->addWidget(m_find, 2);
    layout->addWidget(m_previous);
    layout->addWidget(m_next);
    layout->addWidget(m_filter);
    layout->addWidget(m_follow);
    layout->addWidget(m_count, 1);
    this->layout()->addWidget(bar);

    connect(m_find, &QLineEdit::textChanged, this, &LogView::searchEdited);
    connect(m_find, &QLineEdit::returnPressed, this, [this] { findNext(1); });
    connect(m_previous, &QToolButton::clicked, this, [this] { findNext(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { findNext(1); });
    connect(m_filter, &QComboBox::currentIndexChanged, this, &LogView::applyFilter);
    connect(m_follow, &QCheckBox::toggled, m_canvas, &LogCanvas::setFollowing);
}

void LogView::makeShortcuts()
{
    const auto add = [this](const QKeySequence& keys, const std::function<void()>& act) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    add(QKeySequence::Find, [this] {
        m_find->setFocus(Qt::ShortcutFocusReason);
        m_find->selectAll();
    });
    add(QKeySequence(Qt::Key_F3), [this] { findNext(1); });
    add(QKeySequence(Qt::SHIFT | Qt::Key_F3), [this] { findNext(-1); });
    add(QKeySequence(Qt::Key_F8), [this] { nextProblem(1); });
    add(QKeySequence(Qt::SHIFT | Qt::Key_F8), [this] { nextProblem(-1); });
    add(QKeySequence(Qt::CTRL | Qt::Key_G), [this] { goToLine(); });
}

void LogView::setLog(const QString& path)
{
    m_canvas->setEmptyText(path.isEmpty() ? tr("There is no log yet.") : tr("Nothing has been written yet."));
    m_canvas->setFollowing(true);
    ask([path](LogWorker& worker) { worker.open(path); });
}

void LogView::setLive(bool live)
{
    ask([live](LogWorker& worker) { worker.setLive(live); });
}

void LogView::clear()
{
    setLog({});
}

const LogState& LogView::state() const
{
    return m_canvas->state();
}

void LogView::showLine(qint64 line)
{
    ask([line](LogWorker& worker) { worker.step(LogWorker::Goal::Line, 0, line - 1); });
}

void LogView::setFilter(LogQuery::Kinds kinds)
{
    m_filter->setCurrentIndex(kinds == LogQuery::Kinds::All      ? AllItem
                              : kinds == LogQuery::Kinds::Errors ? ErrorsItem
                                                                 : WarningsItem);
}

void LogView::applyFilter()
{
    LogQuery query;
    switch (m_filter->currentIndex()) {
    case WarningsItem: query.kinds = LogQuery::Kinds::WarningsAndErrors; break;
    case ErrorsItem: query.kinds = LogQuery::Kinds::Errors; break;
    case FoundItem: query.text = m_find->text(); break;
    default: break;
    }
    // The line that was looked at stays in sight (or the next one that is still shown).
    const LogRow* top = m_canvas->cachedRow(m_canvas->topRow());
    const qint64 line = m_canvas->currentLine() >= 0 ? m_canvas->currentLine() : top ? top->line : 0;
    const bool follow = m_canvas->isFollowing();
    ask([query, line, follow](LogWorker& worker) {
        worker.setFilter(query);
        if (!follow)
            worker.step(LogWorker::Goal::Line, 0, line);
    });
    m_canvas->setEmptyText(tr("No line of the log fits."));
}

void LogView::searchEdited(const QString& text)
{
    m_ordinal = 0;
    m_canvas->setSearchText(text);
    ask([text](LogWorker& worker) { worker.setSearch(text); });
    if (m_filter->currentIndex() == FoundItem)
        applyFilter();
    if (!text.isEmpty()) { // the first match from here on; typing more stays on it while it still fits
        const qint64 line = std::max<qint64>(0, m_canvas->isFollowing() ? 0 : m_canvas->currentLine());
        ask([line](LogWorker& worker) { worker.step(LogWorker::Goal::Match, 0, line); });
    }
    updateTexts();
}

void LogView::find(const QString& text)
{
    m_find->setText(text);
}

void LogView::findNext(int direction)
{
    if (m_find->text().isEmpty()) {
        m_find->setFocus(Qt::ShortcutFocusReason);
        return;
    }
    const qint64 line = m_canvas->currentLine();
    ask([line, direction](LogWorker& worker) { worker.step(LogWorker::Goal::Match, direction, line); });
}

void LogView::nextProblem(int direction)
{
    // Whoever follows the end looks for the last error first.
    const qint64 line = m_canvas->isFollowing() ? (direction > 0 ? -1 : state().lines) : m_canvas->currentLine();
    ask([line, direction](LogWorker& worker) { worker.step(LogWorker::Goal::Problem, direction, line); });
}

void LogView::goToLine()
{
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName(u"logGoToLine"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setWindowTitle(tr("Go to line"));
    dialog->setLabelText(tr("Line, 1 to %1:").arg(locale().toString(state().lines)));
    dialog->setIntRange(1, int(std::max<qint64>(1, state().lines)));
    dialog->setIntValue(int(std::max<qint64>(0, m_canvas->currentLine()) + 1));
    connect(dialog, &QInputDialog::intValueSelected, this, [this](int line) { showLine(line); });
    dialog->open();
}

void LogView::copySelection()
{
    LogRange range = m_canvas->selection().range();
    if (m_canvas->selection().isEmpty()) { // nothing is marked: the line that the caret stands on
        range.firstColumn = 0;
        range.lastColumn = LogSelection::lineEnd;
    }
    const int generation = state().generation;
    ask([generation, range](LogWorker& worker) { worker.copy(generation, range); });
}

void LogView::onState(const LogState& state)
{
    if (state.generation != m_canvas->state().generation)
        m_rowsWhenLeft = state.rows;
    m_canvas->setState(state);
    updateTexts();
}

void LogView::onReached(LogWorker::Goal goal, qint64 line, qint64 row, qint64 ordinal)
{
    if (goal == LogWorker::Goal::Match) {
        m_ordinal = ordinal;
        updateTexts();
    }
    if (line >= 0)
        m_canvas->goToRow(row);
}

void LogView::updateTexts()
{
    const LogState& now = state();
    const bool searching = !m_find->text().isEmpty();
    m_previous->setVisible(searching);
    m_next->setVisible(searching);
    QString text;
    if (m_copyCut)
        text = tr("Only the first 32 MiB were copied");
    else if (searching && now.found == 0)
        text = now.busy ? tr("Searching…") : tr("Not found");
    else if (searching && m_ordinal > 0)
        text = tr("%1 of %2").arg(locale().toString(m_ordinal), locale().toString(now.found));
    else if (searching)
        text = tr("%1 found").arg(locale().toString(now.found));
    else if (now.rows != now.lines)
        text = tr("%1 of %Ln line(s)", nullptr, int(now.lines)).arg(locale().toString(now.rows));
    else
        text = tr("%Ln line(s)", nullptr, int(now.lines));
    m_copyCut = false;
    if (m_count->text() != text)
        m_count->setText(text);
    const qint64 more = m_canvas->isFollowing() ? 0 : now.rows - m_rowsWhenLeft;
    m_newLines->setVisible(more > 0);
    if (more > 0) {
        m_newLines->setText(tr("%n new line(s)", nullptr, int(more)));
        placeNewLines();
    }
}

void LogView::placeNewLines()
{
    m_newLines->adjustSize();
    m_newLines->move(m_canvas->x() + (m_canvas->width() - m_newLines->width()) / 2,
                     m_canvas->y() + m_canvas->height() - m_newLines->height() - space::large);
    m_newLines->raise();
}

void LogView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeNewLines();
}

void LogView::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    const auto add = [&menu, this](const QString& text, const QKeySequence& keys, auto act) {
        QAction* action = menu.addAction(text, this, act);
        action->setShortcut(keys);
        action->setShortcutVisibleInContextMenu(true);
        return action;
    };
    add(tr("Copy"), QKeySequence::Copy, [this] { copySelection(); })->setIcon(icon(u"copy"_s));
    add(tr("Select all"), QKeySequence::SelectAll, [this] { m_canvas->selectAll(); });
    menu.addSeparator();
    add(tr("Find…"), QKeySequence::Find, [this] {
        m_find->setFocus(Qt::ShortcutFocusReason);
    })->setIcon(icon(u"find"_s));
    add(tr("Go to line…"), QKeySequence(Qt::CTRL | Qt::Key_G), [this] { goToLine(); });
    add(tr("Next error"), QKeySequence(Qt::Key_F8), [this] { nextProblem(1); });
    add(tr("Previous error"), QKeySequence(Qt::SHIFT | Qt::Key_F8), [this] { nextProblem(-1); });
    menu.addSeparator();
    add(tr("Follow the end"), QKeySequence(Qt::Key_End), [this] { m_canvas->setFollowing(true); });
    menu.exec(event->globalPos());
}

} // namespace cw
