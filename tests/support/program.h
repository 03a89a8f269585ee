// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>

namespace cw {

/// What the real program answered.
struct Answer
{
    int code = -1;
    QByteArray out;
    QByteArray err;
    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

/// Runs the built `crosswright` (CROSSWRIGHT_PROGRAM, set by ctest) with all its own folders below `folder`.
inline Answer answerOf(const QString& folder, const QStringList& arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"})
        environment.insert(QString::fromLatin1(name), folder);
    process.setProcessEnvironment(environment);
    process.start(qEnvironmentVariable("CROSSWRIGHT_PROGRAM"), arguments);
    if (!process.waitForFinished(60000))
        qFatal("%s: %s", qPrintable(arguments.join(u' ')), qPrintable(process.errorString()));
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace cw
