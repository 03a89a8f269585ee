// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/preferences/preferences.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/base/paths.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMap>
#include <QUrl>

#include <optional>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Preferences", text);
}

/// Sets a variable, or gives back what it was before this program touched it.
void put(const char* name, const QString& value)
{
    static QMap<QByteArray, std::optional<QByteArray>> original;
    if (!original.contains(name)) {
        original.insert(name,
                        qEnvironmentVariableIsSet(name) ? std::optional<QByteArray>(qgetenv(name)) : std::nullopt);
    }
    if (!value.isEmpty())
        qputenv(name, value.toUtf8());
    else if (const auto& before = original.value(name))
        qputenv(name, *before);
    else
        qunsetenv(name);
}

} // namespace

QString Preferences::file()
{
    return paths::config() + "/preferences.json"_L1;
}

Result<Preferences> Preferences::load()
{
    if (!QFileInfo::exists(file()))
        return Preferences();
    const auto object = json::read(file(), format, formatVersion);
    if (!object)
        return object.error();
    return fromJson(*object);
}

Status Preferences::save() const
{
    if (auto made = files::makeFolder(paths::config()); !made)
        return made;
    return files::write(file(), json::pretty(toJson()), files::permissions(0600));
}

QJsonObject Preferences::toJson() const
{
    return {{"format"_L1, QString(format)}, {"version"_L1, formatVersion},
            {"language"_L1, language},      {"scheme"_L1, scheme},
            {"terminal"_L1, terminal},      {"cache_folder"_L1, cacheFolder},
            {"http_proxy"_L1, httpProxy},   {"https_proxy"_L1, httpsProxy},
            {"no_proxy"_L1, noProxy},       {"notifications"_L1, notifications},
            {"alarms"_L1, alarms},          {"inhibit_sleep"_L1, inhibitSleep},
            {"kept_cores"_L1, keptCores},   {"kept_mib"_L1, keptMiB}};
}

Result<Preferences> Preferences::fromJson(const QJsonObject& object)
{
    Preferences preferences;
    const auto text = [&](QLatin1StringView key) { return object.value(key).toString().trimmed(); };
    preferences.language = text("language"_L1);
    preferences.scheme = text("scheme"_L1);
    preferences.terminal = text("terminal"_L1);
    preferences.cacheFolder = text("cache_folder"_L1);
    preferences.httpProxy = text("http_proxy"_L1);
    preferences.httpsProxy = text("https_proxy"_L1);
    preferences.noProxy = text("no_proxy"_L1);
    preferences.notifications = object.value("notifications"_L1).toBool(true);
    preferences.alarms = object.value("alarms"_L1).toBool(true);
    preferences.inhibitSleep = object.value("inhibit_sleep"_L1).toBool(true);
    preferences.keptCores = std::max(0, object.value("kept_cores"_L1).toInt());
    preferences.keptMiB = std::max(0, object.value("kept_mib"_L1).toInt());
    if (!preferences.cacheFolder.isEmpty() && !QDir::isAbsolutePath(preferences.cacheFolder)) {
        return Error{Error::Kind::Invalid,
                     tr("The cache folder \"%1\" is not an absolute path.").arg(preferences.cacheFolder),
                     tr("Correct cache_folder in %1.").arg(file())};
    }
    for (const QString& address : {preferences.httpProxy, preferences.httpsProxy}) {
        if (const auto fine = checkProxy(address); !fine)
            return fine.error();
    }
    return preferences;
}

void Preferences::exportToEnvironment() const
{
    // curl and git read the small letters for http, Bazel and Python either.
    put("http_proxy", httpProxy);
    put("HTTP_PROXY", httpProxy);
    put("https_proxy", httpsProxy);
    put("HTTPS_PROXY", httpsProxy);
    put("no_proxy", noProxy);
    put("NO_PROXY", noProxy);
    put("CROSSWRIGHT_CACHE", cacheFolder);
}

Status checkProxy(const QString& address)
{
    if (address.isEmpty())
        return Done{};
    const QUrl url(address, QUrl::StrictMode);
    const bool web = url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
    if (url.isValid() && web && !url.host().isEmpty())
        return Done{};
    // The address may hold a password, so the message does not repeat it.
    return Error{Error::Kind::Invalid, tr("This is not the address of a proxy."), tr("Write it as http://host:port.")};
}

} // namespace cw
