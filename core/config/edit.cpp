// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit.h"

#include "core/config/field.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Configuration", text);
}

} // namespace

Status applyEdits(Configuration& configuration, const QStringList& edits)
{
    Configuration edited = configuration;
    for (const QString& edit : edits) {
        const qsizetype equals = edit.indexOf(u'=');
        const bool removes = equals < 0 && edit.endsWith(u'-');
        if (equals <= 0 && !removes) {
            return Error{Error::Kind::Invalid, tr("\"%1\" is not an edit.").arg(edit),
                         tr("Write field=value to set a value, or field- to remove one.")};
        }
        const QString name = removes ? edit.chopped(1) : edit.left(equals).trimmed();
        const auto field = findField(name);
        if (!field)
            return field.error();
        if (removes) {
            edited.unset(name);
            continue;
        }
        const auto value = parseValue(*field, edit.mid(equals + 1));
        if (!value)
            return value.error();
        edited.set(name, *value, {Provenance::Kind::User});
    }
    configuration = edited;
    return Done{};
}

} // namespace cw
