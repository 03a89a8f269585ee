// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/logwindow.h"

#include "ui/text/logview.h"

#include <QFileInfo>
#include <QShortcut>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {

LogWindow::LogWindow(const QString& path, QWidget* parent) : QWidget(parent, Qt::Window)
{
    setObjectName(u"logWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("%1 — Log").arg(QFileInfo(path).fileName()));
    setWindowFilePath(path);
    resize(960, 640);
    auto* view = new LogView(this);
    view->setObjectName(u"logWindowView"_s);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(view);
    view->setLog(path);
    view->setLive(true);
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
}

} // namespace cw
