// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/planinput.h"

#include "core/base/files.h"
#include "core/base/json.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw::cli::planinput {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::planinput", text);
}

Result<Plan> load(const QString& file)
{
    auto text = files::read(file);
    if (!text)
        return text.error();
    auto object = json::parseAny(*text, file);
    if (!object)
        return object.error();
    if (object->value("format"_L1).toString() != Plan::format) {
        return Error{Error::Kind::Invalid, tr("%1 is not a plan.").arg(file),
                     tr("Building from a configuration needs the planner, which is not wired in yet.")};
    }
    auto checked = json::parse(*text, file, Plan::format, Plan::formatVersion);
    return checked ? Plan::fromJson(*checked) : checked.error();
}

} // namespace

void addOptions(QCommandLineParser&) {}

std::optional<Plan> planOf(const QString& file, const QCommandLineParser&, const Console& console, int& exitCode)
{
    auto plan = load(file);
    if (plan)
        return *plan;
    console.error(plan.error());
    exitCode = exitCodeFor(plan.error());
    return std::nullopt;
}

} // namespace cw::cli::planinput
