// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emit/retagscript.h"

#include "core/emit/template.h"

using namespace Qt::StringLiterals;

namespace cw::emit {

QByteArray retagScript()
{
    return templateText(u"programs/retag_wheel.py"_s);
}

} // namespace cw::emit
