// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "ui/pages/buildpage.h"
#include "ui/session/session.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QTest>

/// The Build page in a window of its own, with its parts by their names.
struct ShownBuild
{
    explicit ShownBuild(const QSize& size = QSize(1100, 720))
        : session(cw::Catalog::load({QStringLiteral(":/catalog")}).valueOr(cw::Catalog())), page(session, nullptr)
    {
        page.resize(size);
        page.show();
        (void)QTest::qWaitForWindowExposed(&page);
    }
    template <typename Widget = QWidget>
    Widget* find(const QString& name) const
    {
        auto* widget = page.findChild<Widget*>(name);
        if (!widget)
            qFatal("there is no %s", qPrintable(name));
        return widget;
    }
    QString title() const { return find<QLabel>(QStringLiteral("pageTitle"))->text(); }
    QString sentence() const { return find<QLabel>(QStringLiteral("pageSentence"))->text(); }
    QAbstractItemModel* model(const QString& table) const { return find<QAbstractItemView>(table)->model(); }

    cw::Session session;
    cw::BuildPage page;
};
