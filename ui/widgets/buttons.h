// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QString>

namespace cw {

/// The kinds of buttons a page has. At most one accent button stands on a page: the next act.
QPushButton* accentButton(const QString& text, const QString& iconName, QWidget* parent);
QPushButton* plainButton(const QString& text, const QString& iconName, QWidget* parent);
/// A button that looks like a link.
QPushButton* linkButton(const QString& text, QWidget* parent);

} // namespace cw
