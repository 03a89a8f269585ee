// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/preferencesdialog.h"

#include "ui/desktop/userpreferences.h"
#include "ui/dialogs/cachepane.h"
#include "ui/dialogs/generalpane.h"
#include "ui/dialogs/networkpane.h"
#include "ui/dialogs/panedelegate.h"
#include "ui/look/crossstyle.h"
#include "ui/look/icons.h"
#include "ui/look/metrics.h"
#include "ui/shell/prompter.h"
#include "ui/widgets/rule.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {

PreferencesDialog::PreferencesDialog(UserPreferences& preferences, const Machine& machine, QWidget* parent)
    : QDialog(parent), m_preferences(preferences), m_list(new QListWidget(this)), m_stack(new QStackedWidget(this))
{
    setObjectName(u"preferencesDialog"_s);
    setWindowTitle(tr("Preferences"));
    resize(760, 500);
    m_list->setObjectName(u"preferenceList"_s);
    m_list->setAccessibleName(tr("Groups of preferences"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFixedWidth(168);
    m_list->setItemDelegate(new PaneDelegate(m_list));
    m_list->viewport()->setAutoFillBackground(false);
    add(new GeneralPane(this), u"generalPane"_s);
    add(new BuildsPane(machine, this), u"buildsPane"_s);
    add(new NetworkPane(this), u"networkPane"_s);
    add(new CachePane(this), u"storagePane"_s);
    connect(m_list, &QListWidget::currentRowChanged, m_stack, &QStackedWidget::setCurrentIndex);
    m_list->setCurrentRow(0);

    auto* box = new QDialogButtonBox(this);
    auto* save = box->addButton(tr("Save"), QDialogButtonBox::AcceptRole);
    save->setObjectName(u"savePreferences"_s);
    save->setProperty(styleproperty::accent, true);
    save->setDefault(true);
    box->addButton(tr("Cancel"), QDialogButtonBox::RejectRole)->setObjectName(u"cancelPreferences"_s);
    connect(box, &QDialogButtonBox::accepted, this, &PreferencesDialog::accept);
    connect(box, &QDialogButtonBox::rejected, this, &PreferencesDialog::reject);

    auto* upper = new QHBoxLayout;
    upper->setSpacing(0);
    auto* side = new QVBoxLayout;
    side->setContentsMargins(space::small, space::medium, space::small, space::medium);
    side->addWidget(m_list);
    upper->addLayout(side);
    upper->addWidget(new Hairline(Qt::Vertical, this));
    upper->addWidget(m_stack, 1);
    auto* lower = new QHBoxLayout;
    lower->setContentsMargins(space::large, space::medium, space::large, space::medium);
    lower->addWidget(box);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(upper, 1);
    layout->addWidget(new Hairline(Qt::Horizontal, this));
    layout->addLayout(lower);
}

void PreferencesDialog::showPane(const QString& objectName)
{
    for (int i = 0; i < m_panes.size(); ++i) {
        if (m_panes.at(i)->objectName() == objectName)
            m_list->setCurrentRow(i);
    }
}

void PreferencesDialog::add(PreferencePane* pane, const QString& objectName)
{
    pane->setObjectName(objectName);
    pane->take(m_preferences.value());
    m_panes.append(pane);
    m_stack->addWidget(pane);
    auto* item = new QListWidgetItem(icon(pane->iconName(), IconInk::Secondary), pane->title(), m_list);
    item->setData(Qt::AccessibleTextRole, pane->title());
}

void PreferencesDialog::accept()
{
    Preferences wanted = m_preferences.value();
    for (int i = 0; i < m_panes.size(); ++i) {
        m_panes.at(i)->give(wanted);
        m_list->setCurrentRow(i); // so that a finding and its focus are in sight
        if (!m_panes.at(i)->check())
            return;
    }
    if (const auto saved = m_preferences.change(wanted); !saved) {
        Prompter::instance().tell(this, tr("The preferences were not saved"), saved.error().sentence());
        return;
    }
    QDialog::accept();
}

} // namespace cw
