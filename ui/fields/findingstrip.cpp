// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/findingstrip.h"

#include "core/base/safetext.h"
#include "core/config/field.h"
#include "core/fetch/part.h"
#include "core/rules/check.h"
#include "ui/look/icons.h"
#include "ui/look/margins.h"
#include "ui/look/metrics.h"
#include "ui/look/tokens.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/inklabel.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QRegularExpression>
#include <QStyle>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int iconSide = 16;
constexpr int barWidth = 3;
constexpr int linkRoom = 4; // beside a link's text: the focus ring and a little air

/// The source with its addresses as links.
QString linked(const QString& source)
{
    static const QRegularExpression address(u"https?://[^\\s<>\"]+[^\\s<>\".,;:)]"_s);
    QString html;
    qsizetype at = 0;
    for (auto it = address.globalMatch(source); it.hasNext();) {
        const auto match = it.next();
        html += safe::html(source.mid(at, match.capturedStart() - at));
        html += u"<a href=\"%1\">%1</a>"_s.arg(safe::html(match.captured()));
        at = match.capturedEnd();
    }
    return html + safe::html(source.mid(at));
}

IconInk inkOf(Finding::Severity severity)
{
    switch (severity) {
    case Finding::Severity::Error: return IconInk::Error;
    case Finding::Severity::Warning: return IconInk::Warning;
    default: return IconInk::Secondary;
    }
}

/// The first clause in bold, which says what it is about; the rest says why, or what to do.
QString withStrongClause(const QString& text)
{
    static const QRegularExpression end(u"[.;](?= )|[。；]"_s);
    const auto match = end.match(text);
    const qsizetype length = match.hasMatch() ? match.capturedEnd() : text.size();
    return u"<b>%1</b>%2"_s.arg(safe::html(text.left(length)), safe::html(text.mid(length)));
}

void copy(const QString& text)
{
    QGuiApplication::clipboard()->setText(text);
}

} // namespace

QString severityWord(Finding::Severity severity)
{
    switch (severity) {
    case Finding::Severity::Error: return FindingStrip::tr("Error");
    case Finding::Severity::Warning: return FindingStrip::tr("Warning");
    case Finding::Severity::Unknown: return FindingStrip::tr("Not known yet");
    case Finding::Severity::Info: break;
    }
    return FindingStrip::tr("Note");
}

QString severityWord(const Finding& finding)
{
    return finding.ignored ? FindingStrip::tr("Ignored") : severityWord(finding.severity);
}

QString severityIcon(Finding::Severity severity)
{
    switch (severity) {
    case Finding::Severity::Error: return u"error"_s;
    case Finding::Severity::Warning: return u"warning"_s;
    case Finding::Severity::Unknown: return u"waiting"_s;
    case Finding::Severity::Info: break;
    }
    return u"info"_s;
}

FindingStrip::FindingStrip(const Finding& finding, bool ignorable, QWidget* parent)
    : QWidget(parent), m_finding(finding), m_column(new QVBoxLayout), m_why(nullptr)
{
    setObjectName(u"finding-"_s + finding.id);
    const QString word = severityWord(finding);
    setAccessibleName(word + u": "_s + finding.text);
    setAccessibleDescription(finding.noRepair);

    auto* mark = new QLabel(this);
    mark->setPixmap(icon(severityIcon(finding.severity), inkOf(finding.severity)).pixmap(iconSide, iconSide));
    mark->setAccessibleName(word);
    mark->setToolTip(word);
    auto* sentence = new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Text, this);
    sentence->setObjectName(u"finding-text-"_s + finding.id);
    sentence->setTextFormat(Qt::RichText);
    sentence->setText(withStrongClause(finding.text)
                      + (finding.noRepair.isEmpty() ? QString() : u" "_s + safe::html(finding.noRepair)));
    sentence->setWordWrap(true);
    sentence->setContentsMargins(metrics::margins(linkRoom, 0, 0, 0)); // where the words of the links below it begin

    auto* acts = new QHBoxLayout;
    acts->setSpacing(space::tiny);
    if (finding.repair) {
        QString label = finding.repair->text;
        if (label.endsWith(u'.'))
            label.chop(1);
        auto* repair = plainButton(label.replace(u'&', u"&&"_s), u"toolchain"_s, this);
        repair->setObjectName(u"repair-"_s + finding.id);
        repair->setAccessibleDescription(finding.text);
        repair->setToolTip(repairTip(*finding.repair));
        connect(repair, &QPushButton::clicked, this, [this] { Q_EMIT repairRequested(m_finding); });
        acts->addWidget(repair);
    }
    if (finding.fetch) {
        auto* fetch = plainButton(fetchText(*finding.fetch), u"fetch"_s, this);
        fetch->setObjectName(u"fetch-"_s + finding.id);
        fetch->setAccessibleDescription(finding.text);
        fetch->setToolTip(
            tr("Into your cache, with its sum compared. In a terminal: %1").arg(finding.fetch->command()));
        connect(fetch, &QPushButton::clicked, this, [this] { Q_EMIT fetchRequested(m_finding); });
        acts->addWidget(fetch);
    }
    m_why = linkButton(tr("Why?"), this);
    m_why->setObjectName(u"why-"_s + finding.id);
    m_why->setCheckable(true);
    m_why->setAccessibleName(tr("Why? Where the rule comes from"));
    m_why->setAccessibleDescription(finding.text);
    connect(m_why, &QPushButton::toggled, this, &FindingStrip::showSource);
    // A link has no edge: its text, not its room, begins where the sentence begins.
    m_why->setFixedWidth(m_why->fontMetrics().horizontalAdvance(m_why->text()) + 2 * linkRoom);
    acts->addWidget(m_why);
    m_ignore = ignorable ? makeIgnore() : nullptr;
    if (m_ignore)
        acts->addWidget(m_ignore);
    acts->addStretch(1);
    if (finding.ignored) {
        acts->addWidget(new InkLabel(tr("ignored by you"), InkLabel::Kind::Small, InkLabel::Ink::Secondary, this));
        acts->addSpacing(space::medium); // the rule's name is another thing
    }
    auto* id = new InkLabel(finding.id, InkLabel::Kind::Small, InkLabel::Ink::Secondary, this);
    acts->addWidget(id);

    m_column->setSpacing(0);
    m_column->addWidget(sentence);
    m_column->addLayout(acts);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(metrics::margins(space::medium + barWidth, space::small, space::medium, 2));
    layout->setSpacing(space::small - linkRoom);
    layout->addWidget(mark, 0, Qt::AlignTop);
    layout->addLayout(m_column, 1);

    auto* copyAction = new QAction(tr("Copy finding"), this);
    copyAction->setShortcut(QKeySequence::Copy);
    copyAction->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(copyAction, &QAction::triggered, this, [this] { copy(text()); });
    addAction(copyAction);
}

/// Only what a rule found and what weighs something can be ignored; a remark cannot, nor what was typed wrongly.
QPushButton* FindingStrip::makeIgnore()
{
    const bool ignored = m_finding.ignored.has_value();
    if (!ignored && (m_finding.severity == Finding::Severity::Info || !isRule(m_finding.id)))
        return nullptr;
    auto* link = linkButton(ignored ? tr("Stop ignoring") : tr("Ignore"), this);
    link->setObjectName((ignored ? u"stopIgnoring-"_s : u"ignore-"_s) + m_finding.id);
    link->setAccessibleName(ignored ? tr("Stop ignoring what %1 finds").arg(m_finding.id)
                                    : tr("Ignore what %1 finds").arg(m_finding.id));
    link->setAccessibleDescription(m_finding.text);
    link->setToolTip(ignored ? tr("It counts again as what it is: %1.").arg(severityWord(*m_finding.ignored))
                     : m_finding.severity == Finding::Severity::Error
                         ? tr("You know better: it stays to be seen as a remark and no longer locks the build. The "
                              "configuration keeps the decision, and it can be undone.")
                         : tr("You know better: it stays to be seen as a remark. The configuration keeps the "
                              "decision, and it can be undone."));
    link->setFixedWidth(link->fontMetrics().horizontalAdvance(link->text()) + 2 * linkRoom);
    connect(link, &QPushButton::clicked, this, [this, ignored] { Q_EMIT ignoreRequested(m_finding.id, !ignored); });
    return link;
}

void FindingStrip::makeSource()
{
    m_source = new QWidget(this);
    auto* sourceText =
        new InkLabel(linked(m_finding.source), InkLabel::Kind::Small, InkLabel::Ink::Secondary, m_source);
    sourceText->setObjectName(u"source-"_s + m_finding.id);
    sourceText->setTextFormat(Qt::RichText);
    sourceText->setContentsMargins(metrics::margins(linkRoom, 0, 0, 0));
    sourceText->setWordWrap(true);
    sourceText->setTextInteractionFlags(Qt::TextBrowserInteraction);
    sourceText->setFocusPolicy(m_finding.source.contains("://"_L1) ? Qt::TabFocus : Qt::NoFocus);
    sourceText->setOpenExternalLinks(true);
    sourceText->setAccessibleName(tr("Source: %1").arg(m_finding.source));
    auto* copySource = linkButton(tr("Copy"), m_source);
    copySource->setObjectName(u"copy-"_s + m_finding.id);
    copySource->setAccessibleName(tr("Copy the finding with its source"));
    connect(copySource, &QPushButton::clicked, this, [this] { copy(text()); });
    auto* sourceRow = new QHBoxLayout(m_source);
    sourceRow->setContentsMargins(0, 0, 0, 0);
    sourceRow->addWidget(sourceText, 1);
    sourceRow->addWidget(copySource, 0, Qt::AlignTop);
    m_source->hide();
    m_column->addWidget(m_source);
    // Only what can have the focus can be put in order.
    QWidget* before = m_ignore ? m_ignore : m_why;
    if (sourceText->focusPolicy() != Qt::NoFocus) {
        setTabOrder(before, sourceText);
        before = sourceText;
    }
    setTabOrder(before, copySource);
}

bool FindingStrip::isSourceShown() const
{
    return m_source && !m_source->isHidden();
}

void FindingStrip::showSource(bool shown)
{
    if (shown && !m_source)
        makeSource();
    if (m_source)
        m_source->setVisible(shown);
    if (m_why->isChecked() != shown)
        m_why->setChecked(shown);
}

QString FindingStrip::text() const
{
    QStringList lines{u"%1: %2 [%3]"_s.arg(severityWord(m_finding), m_finding.text, m_finding.id)};
    if (m_finding.fetch)
        lines << m_finding.fetch->command();
    if (m_finding.repair)
        lines << tr("Repair: %1").arg(repairTip(*m_finding.repair));
    if (!m_finding.noRepair.isEmpty())
        lines << m_finding.noRepair;
    if (!m_finding.source.isEmpty())
        lines << tr("Source: %1").arg(m_finding.source);
    return lines.join(u'\n');
}

QString FindingStrip::fetchText(const FetchOffer& offer)
{
    const QString name = offer.what == "bazel"_L1 ? "Bazel "_L1 + offer.version : offer.what + u' ' + offer.version;
    return offer.bytes > 0 ? tr("Get %1, %2", "what, its size").arg(name, fetch::sizeText(offer.bytes))
                           : tr("Get %1").arg(name);
}

QString FindingStrip::repairTip(const Repair& repair)
{
    QStringList edits;
    for (auto it = repair.set.cbegin(); it != repair.set.cend(); ++it) {
        const auto field = findField(it.key());
        edits << u"%1 = %2"_s.arg(it.key(), field ? printValue(*field, it.value()) : it.value().toString());
    }
    for (const QString& name : repair.unset)
        edits << tr("%1 is cleared").arg(name);
    return repair.text + u" ("_s + edits.join(u", "_s) + u')';
}

void FindingStrip::paintEvent(QPaintEvent*)
{
    const Tokens& tokens = Tokens::of(palette());
    QColor tint = tokens.alternate;
    QColor line = tokens.hairline;
    QColor bar = tokens.secondary;
    if (m_finding.severity == Finding::Severity::Error) {
        tint = tokens.errorTint;
        line = tokens.errorLine;
        bar = tokens.limit;
    } else if (m_finding.severity == Finding::Severity::Warning) {
        tint = tokens.warningTint;
        line = tokens.warningLine;
        bar = tokens.warningField;
    }
    QPainter painter(this);
    painter.setPen(line);
    painter.setBrush(tint);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), QRect(0, 0, barWidth, height())), bar);
}

void FindingStrip::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy finding"), this, [this] { copy(text()); });
    menu.addAction(tr("Copy source"), this, [this] { copy(m_finding.source); })
        ->setEnabled(!m_finding.source.isEmpty());
    menu.addAction(tr("Copy rule name"), this, [this] { copy(m_finding.id); });
    menu.exec(event->globalPos());
}

} // namespace cw
