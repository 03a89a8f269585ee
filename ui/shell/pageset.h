// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

namespace cw {

/// Every page of the window, in the order of the rail; a new page is one line in the .cpp file.
QList<Page*> makePages(Session& session, QWidget* parent);

} // namespace cw
