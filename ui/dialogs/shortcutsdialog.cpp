// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/shortcutsdialog.h"

#include "ui/dialogs/actionpalettemodel.h"
#include "ui/look/metrics.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/rule.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

void addRow(QStandardItemModel* model, const QString& keys, const QString& what, const QString& where)
{
    QList<QStandardItem*> row;
    for (const QString& text : {keys, what, where}) {
        auto* item = new QStandardItem(text);
        item->setEditable(false);
        row.append(item);
    }
    model->appendRow(row);
}

QString native(const char* keys)
{
    return QKeySequence(QLatin1StringView(keys)).toString(QKeySequence::NativeText);
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const QList<QAction*>& actions, QWidget* parent) : QDialog(parent)
{
    setObjectName(u"shortcutsDialog"_s);
    setWindowTitle(tr("Keyboard shortcuts"));
    resize(620, 560);
    auto* model = new QStandardItemModel(0, 3, this);
    model->setHorizontalHeaderLabels({tr("Keys"), tr("Does"), tr("Where")});
    for (const QAction* action : actions) {
        if (!action->shortcut().isEmpty()) {
            addRow(model, action->shortcut().toString(QKeySequence::NativeText), ActionPaletteModel::plainText(*action),
                   tr("everywhere"));
        }
    }
    addRow(model, native("Shift+F10"), tr("The menu of what has the focus"), tr("everywhere"));
    const QString log = tr("in a log");
    addRow(model, native("Ctrl+F"), tr("Find"), tr("in a log, a file, a list"));
    addRow(model, native("F3") + u" / "_s + native("Shift+F3"), tr("Next and previous match"), log);
    addRow(model, native("F8") + u" / "_s + native("Shift+F8"), tr("Next and previous error"), log);
    addRow(model, native("Ctrl+G"), tr("Go to a line"), log);
    addRow(model, native("End"), tr("Follow what is new"), log);
    addRow(model, native("F2"), tr("The table behind a picture, and back"), tr("in a picture"));
    addRow(model, native("Ctrl+C"), tr("Copy the selected rows"), tr("in a table"));

    auto* proxy = new QSortFilterProxyModel(this);
    proxy->setSourceModel(model);
    proxy->setFilterKeyColumn(-1);
    proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
    auto* find = new QLineEdit(this);
    find->setObjectName(u"findShortcut"_s);
    find->setPlaceholderText(tr("Find a key or what it does"));
    find->setAccessibleName(find->placeholderText());
    find->setClearButtonEnabled(true);
    connect(find, &QLineEdit::textChanged, proxy, &QSortFilterProxyModel::setFilterFixedString);
    auto* table = new DataTable(tr("Keyboard shortcuts"), this);
    table->setObjectName(u"shortcutTable"_s);
    table->setModel(proxy);
    table->setEmptyText(tr("No key does that."));
    table->header()->setStretchLastSection(false);
    table->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    table->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    table->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);

    auto* box = new QDialogButtonBox(this);
    box->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* upper = new QVBoxLayout;
    upper->setContentsMargins(space::large, space::medium, space::large, space::medium);
    upper->addWidget(find);
    auto* lower = new QVBoxLayout;
    lower->setContentsMargins(space::large, space::medium, space::large, space::medium);
    lower->addWidget(box);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(upper);
    layout->addWidget(table, 1);
    layout->addWidget(new Hairline(Qt::Horizontal, this));
    layout->addLayout(lower);
}

} // namespace cw
