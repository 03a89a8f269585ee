// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deploy/deskdialog.h"

#include "ui/look/icons.h"
#include "ui/look/metrics.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/rule.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int iconSide = 28;
constexpr int lineCharacters = 96; // a fingerprint fits on one line

/// An icon that follows a change of scheme, since it is painted anew.
class IconSpot : public QWidget
{
public:
    IconSpot(const QString& name, QWidget* parent)
        : QWidget(parent), m_icon(icon(name, name == "error"_L1 ? IconInk::Error : IconInk::Link))
    {
        setFixedSize(iconSide, iconSide);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        m_icon.paint(&painter, rect());
    }

private:
    QIcon m_icon;
};

} // namespace

DeskDialog::DeskDialog(const QString& title, const QString& iconName, const QString& heading, QWidget* parent)
    : QDialog(parent)
    , m_heading(new InkLabel(heading, InkLabel::Kind::Title, InkLabel::Ink::Text, this))
    , m_explanation(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Text, this))
    , m_footNote(new InkLabel(InkLabel::Kind::Small, InkLabel::Ink::Secondary, this))
    , m_body(new QVBoxLayout)
    , m_buttons(new QDialogButtonBox(this))
{
    setWindowTitle(title);
    setAccessibleName(heading);
    m_heading->setObjectName(u"dialogHeading"_s);
    m_heading->setWordWrap(true);
    m_explanation->setObjectName(u"dialogExplanation"_s);
    m_explanation->setWordWrap(true);
    m_explanation->hide();
    m_footNote->setWordWrap(true);
    m_body->setSpacing(space::small);

    auto* texts = new QVBoxLayout;
    texts->setSpacing(space::small);
    texts->addWidget(m_heading);
    texts->addWidget(m_explanation);
    texts->addSpacing(space::tiny);
    texts->addLayout(m_body);
    texts->addStretch(1);
    auto* upper = new QHBoxLayout;
    upper->setContentsMargins(space::huge, space::huge, space::huge, space::large);
    upper->setSpacing(space::large);
    auto* spot = new IconSpot(iconName, this);
    upper->addWidget(spot, 0, Qt::AlignTop);
    upper->addLayout(texts, 1);
    auto* lower = new QHBoxLayout;
    lower->setContentsMargins(space::huge, space::medium, space::huge, space::medium);
    lower->setSpacing(space::large);
    lower->addWidget(m_footNote, 1);
    lower->addWidget(m_buttons);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(upper, 1);
    layout->addWidget(new Rule(Qt::Horizontal, this));
    layout->addLayout(lower);
    setMinimumWidth(QFontMetrics(type::body()).averageCharWidth() * lineCharacters);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void DeskDialog::setHeading(const QString& heading)
{
    m_heading->setText(heading);
    setAccessibleName(heading);
}

void DeskDialog::setExplanation(const QString& text)
{
    m_explanation->setText(text);
    m_explanation->setVisible(!text.isEmpty());
    setAccessibleDescription(text);
}

QString DeskDialog::explanation() const
{
    return m_explanation->text();
}

void DeskDialog::setFootNote(const QString& text)
{
    m_footNote->setText(text);
}

QPushButton* DeskDialog::addButton(const QString& text, const QString& name, ButtonRole role)
{
    auto* button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAutoDefault(false);
    m_buttons->addButton(button, role == ButtonRole::Accept   ? QDialogButtonBox::AcceptRole
                                 : role == ButtonRole::Reject ? QDialogButtonBox::RejectRole
                                                              : QDialogButtonBox::ActionRole);
    return button;
}

QWidget* DeskDialog::copyLine(const QString& text, const QString& name, const QString& copyName)
{
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::small);
    auto* label = new InkLabel(text, InkLabel::Kind::Mono, InkLabel::Ink::Text, row);
    label->setObjectName(name);
    label->setWordWrap(text.contains(u' ')); // a fingerprint is compared as one
    auto* copy = plainButton(tr("Copy"), u"copy"_s, row);
    copy->setObjectName(name + "Copy"_L1);
    copy->setAccessibleName(copyName);
    copy->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, row, [label] { QApplication::clipboard()->setText(label->text()); });
    layout->addWidget(label, 1);
    layout->addWidget(copy);
    return row;
}

} // namespace cw
