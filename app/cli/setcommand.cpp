// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/setcommand.h"

#include "core/config/edit.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::SetCommand", text);
}

} // namespace

QString SetCommand::name() const
{
    return u"set"_s;
}

QString SetCommand::summary() const
{
    return tr("Change fields of a configuration");
}

void SetCommand::describe(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(u"FILE"_s, tr("The configuration."));
    parser.addPositionalArgument(u"EDIT"_s, tr("field=value sets a value, field- removes it."), u"EDIT…"_s);
}

int SetCommand::run(const QCommandLineParser&, const QStringList& arguments, Console& console)
{
    if (arguments.size() < 2)
        return usageError(console, tr("A file and at least one edit are expected."), *this);
    auto configuration = Configuration::load(arguments.first());
    if (!configuration) {
        console.error(configuration.error());
        return exitCodeFor(configuration.error());
    }
    Status done = applyEdits(*configuration, arguments.mid(1));
    if (done)
        done = configuration->save(arguments.first());
    if (!done) {
        console.error(done.error());
        return exitCodeFor(done.error());
    }
    if (console.json)
        console.object({{"file"_L1, arguments.first()}, {"configuration"_L1, configuration->toJson()}});
    return Ok;
}

} // namespace cw::cli
