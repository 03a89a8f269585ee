// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMainWindow;
class QToolBar;

namespace cw {

class ActionCollection;

/// The acts that are used most, under the menu bar: icons, and words only where a build or a device is touched. What each
/// one does stands in its tool tip, with its key. The keyboard reaches the same acts by menu and key, so Tab passes it by.
QToolBar* makeToolBar(const ActionCollection& actions, QMainWindow& window);

} // namespace cw
