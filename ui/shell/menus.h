// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenuBar;

namespace cw {

class ActionCollection;
class Documents;

/// The menu bar: every action in its menu, the recent files, and at the end of the bar the way to all actions.
void fillMenuBar(QMenuBar& bar, const ActionCollection& actions, Documents& documents);

} // namespace cw
