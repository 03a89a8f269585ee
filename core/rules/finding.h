// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace cw {

/// An edit of the configuration that removes a finding.
struct Repair
{
    QString text;                       ///< what it does, one sentence
    QMap<QString, QJsonValue> set = {}; ///< fields to set
    QStringList unset = {};             ///< fields to remove
    bool operator==(const Repair&) const = default;
};

/// Something that Crosswright can fetch, which removes a finding.
struct FetchOffer
{
    QString what;     ///< "bazel"
    QString version;  ///< "3.7.2"
    qint64 bytes = 0; ///< to download; 0 not known

    QString command() const; ///< "crosswright bazel fetch 3.7.2"
    bool operator==(const FetchOffer&) const = default;
};

/// One result of validation.
struct Finding
{
    enum class Severity { Info, Unknown, Warning, Error };
    QString id; ///< stable: tests, translations and a user's "ignore" refer to it
    Severity severity = Severity::Info;
    QString field;  ///< the field it stands beside
    QString text;   ///< one sentence: what and why
    QString source; ///< where the rule comes from: file and line, table and row, issue
    std::optional<Repair> repair = {};
    std::optional<FetchOffer> fetch = {};
    QString noRepair = {}; ///< for an error without a repair: what the user must do himself
    /// What the severity was, where the field `ignored` names the rule: then it is a remark, which stays to be seen.
    std::optional<Severity> ignored = {};

    QJsonObject toJson() const;
    bool operator==(const Finding&) const = default;
};

QString severityName(Finding::Severity severity); ///< "error", "warning", "unknown", "info"
Finding::Severity worst(const QList<Finding>& findings);

} // namespace cw
