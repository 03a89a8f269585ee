// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QJsonObject>
#include <QString>

namespace cw {

/// What holds for everything that this person does, in the window and on the command line alike
/// (paths::config()/preferences.json; docs/formats.md). A value; load() and save() block, any thread.
struct Preferences
{
    static constexpr int formatVersion = 1;
    static constexpr QLatin1StringView format{"crosswright-preferences"};

    QString language;          ///< "de", "zh_CN", "en"; empty: the system's
    QString scheme;            ///< "light", "dark"; empty: the system's
    QString terminal;          ///< program that opens a terminal; empty: the first one found
    QString cacheFolder;       ///< absolute; empty: paths::cache() as the environment says
    QString httpProxy;         ///< "http://host:port"; empty: the environment's. Never written into a plan or a log.
    QString httpsProxy;        ///< likewise
    QString noProxy;           ///< hosts by comma that are asked directly
    bool notifications = true; ///< say on the desktop when a build or deployment ended
    bool alarms = true;        ///< and when a build runs short of memory or disk
    bool inhibitSleep = true;  ///< keep the machine awake while a build goes on
    int keptCores = 0;         ///< cores that a build leaves alone, where the configuration sets no jobs
    int keptMiB = 0;           ///< memory that a build leaves alone, where the configuration sets no limit

    static QString file();
    /// The defaults where there is no file yet.
    static Result<Preferences> load();
    Status save() const; ///< owner-only: a proxy's address may hold a password

    QJsonObject toJson() const;
    static Result<Preferences> fromJson(const QJsonObject& object);

    /// Puts proxies and the cache's place into this process's environment, from where the runner, git and Bazel inherit
    /// them; what is empty here goes back to what the environment was at the first call. Call it before threads start,
    /// and again in the window's thread when preferences changed.
    void exportToEnvironment() const;

    bool operator==(const Preferences&) const = default;
};

/// An address as the tools understand it: http(s)://[user:password@]host[:port]. Empty is fine too.
Status checkProxy(const QString& address);

} // namespace cw
