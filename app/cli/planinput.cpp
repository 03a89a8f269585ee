// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/planinput.h"

#include "app/cli/factsoptions.h"
#include "app/cli/planmaking.h"
#include "core/base/files.h"
#include "core/base/json.h"

using namespace Qt::StringLiterals;

namespace cw::cli::planinput {
namespace {

/// A saved plan: plan.json itself, or the line of `plan --json`, which holds it. Nothing for any other format.
Result<std::optional<Plan>> savedPlan(const QString& file)
{
    const auto text = files::read(file);
    if (!text)
        return text.error();
    auto object = json::parseAny(*text, file);
    if (!object)
        return object.error();
    if (object->value("plan"_L1).isObject())
        *object = object->value("plan"_L1).toObject();
    if (object->value("format"_L1).toString() != Plan::format)
        return std::optional<Plan>();
    const auto checked = json::parse(json::compact(*object), file, Plan::format, Plan::formatVersion);
    if (!checked)
        return checked.error();
    auto plan = Plan::fromJson(*checked);
    return plan ? Result<std::optional<Plan>>(std::optional<Plan>(*plan)) : plan.error();
}

} // namespace

void addOptions(QCommandLineParser& parser)
{
    addFactsOptions(parser);
}

std::optional<Plan> planOf(const QString& file, const QCommandLineParser& parser, const Console& console, int& exitCode)
{
    const auto saved = savedPlan(file);
    if (!saved) {
        console.error(saved.error());
        exitCode = exitCodeFor(saved.error());
        return std::nullopt;
    }
    return *saved ? *saved : checkedPlan(parser, file, console, exitCode);
}

} // namespace cw::cli::planinput
