// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/plan/plan.h"

#include <QString>

namespace cw {

/// A plan written out to be looked at (`plan --out DIR`): plan.json and every file by its path below the cache ("root/…"
/// for files elsewhere). Nothing is run and nothing outside the folder is touched. A folder that is neither empty nor
/// made by this function is refused; files of an older plan in it are removed unless somebody changed them.
Status writePlanFolder(const Plan& plan, const QString& folder);

/// The plan as a script (planScript), executable. Refused where another file of that name is no such script.
Status writePlanScript(const Plan& plan, const QString& path);

/// The plan of a run (its id, or its folder), of a folder made by writePlanFolder (with the files as they lie there now),
/// or of a plan.json.
Result<Plan> formerPlan(const QString& runOrFolder);

} // namespace cw
