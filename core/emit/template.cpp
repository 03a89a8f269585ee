// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emit/template.h"

#include <QtGlobal>

namespace cw::emit {

QByteArray licenceHeader(const QByteArray& what, const QByteArray& comment)
{
    return comment + " SPDX-License-Identifier: 0BSD\n" + comment + " Written by Crosswright: " + what + "\n";
}

QByteArray fill(QByteArray text, const QMap<QByteArray, QByteArray>& values)
{
    for (auto it = values.cbegin(); it != values.cend(); ++it) {
        Q_ASSERT_X(text.contains('@' + it.key() + '@'), "emit::fill", it.key().constData());
        text.replace('@' + it.key() + '@', it.value());
    }
    return text;
}

QByteArray quoted(const QString& text)
{
    QByteArray result = text.toUtf8();
    result.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    return '"' + result + '"';
}

QByteArray quotedList(const QStringList& texts)
{
    QByteArray result = "[";
    for (const QString& text : texts) {
        if (result.size() > 1)
            result += ", ";
        result += quoted(text);
    }
    return result + "]";
}

} // namespace cw::emit
