// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/pageset.h"

#include "ui/pages/buildpage.h"
#include "ui/pages/sourcepage.h"
#include "ui/pages/startpage.h"

namespace cw {

QList<Page*> makePages(Session& session, QWidget* parent)
{
    return {
        new StartPage(session, parent),
        new SourcePage(session, parent),
        new BuildPage(session, parent),
    };
}

} // namespace cw
