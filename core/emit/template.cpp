// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emit/template.h"

#include "core/base/safetext.h"

#include <QFile>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::emit {

QByteArray licenceHeader(const QByteArray& what, const QByteArray& comment)
{
    return comment + " SPDX-License-Identifier: 0BSD\n" + comment
           + " Written by Crosswright: " + safe::shellComment(QString::fromUtf8(what)) + "\n";
}

QByteArray templateText(const QString& name)
{
    QFile file(":/templates/"_L1 + name);
    const bool open = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(open, "emit::templateText", qPrintable(name));
    return open ? file.readAll() : QByteArray();
}

QByteArray fill(const QByteArray& text, const QMap<QByteArray, QByteArray>& values)
{
    QByteArray result;
    QSet<QByteArray> used;
    qsizetype done = 0;
    for (qsizetype start = text.indexOf('@'); start >= 0; start = text.indexOf('@', start + 1)) {
        const auto end = std::find_if_not(text.begin() + start + 1, text.end(),
                                          [](char c) { return (c >= 'A' && c <= 'Z') || c == '_'; });
        const qsizetype length = end - text.begin() - start - 1;
        if (length == 0 || end == text.end() || *end != '@')
            continue;
        const QByteArray name = text.mid(start + 1, length);
        Q_ASSERT_X(values.contains(name), "emit::fill has no value for", name.constData());
        result += text.mid(done, start - done) + values.value(name);
        used.insert(name);
        start += length + 1;
        done = start + 1;
    }
    Q_ASSERT_X(used.size() == values.size(), "emit::fill", "a value has no place in the text");
    return result + text.mid(done);
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
