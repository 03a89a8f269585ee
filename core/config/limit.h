// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonValue>
#include <QString>

#include <optional>

namespace cw {

/// A limit as people write it, in the field `ram` (MiB) or `jobs` (how many at once). A part of the machine is kept as
/// it was written, so that a configuration holds on another machine too; core/budget says what it is on this one.
/// Value type; any thread.
struct Limit
{
    enum class Of { Memory, Jobs };
    enum class Form {
        Fixed,    ///< "2048", "4GiB", "4": `amount`
        Part,     ///< "50%", "HOST_RAM*.5", "HOST_CPUS": `part` of what the machine has
        AllBut,   ///< "HOST_RAM-4GiB", "leave 4 GiB", "HOST_CPUS-1": the machine's less `amount`
        Resources ///< "2048,0.5,0.5", Bazel's --local_resources up to 2.1: `amount` MiB, `cores`, `io`; memory only
    };
    Form form = Form::Fixed;
    int amount = 0;
    double part = 0;
    double cores = 0; ///< an action counts as one core, and one always runs
    double io = 0;    ///< 1.0: an average workstation's disk

    bool needsMachine() const { return form == Form::Part || form == Form::AllBut; }

    /// In a machine that has `there` (MiB or cores, above 0): the whole number below, at least 1.
    int on(qint64 there) const;

    /// Nothing when the text is no limit. Upper and lower case are alike, blanks around an operator do not matter, G, GB
    /// and GiB are 1024 MiB.
    static std::optional<Limit> parse(Of of, const QString& text);
    /// Of a stored value: a number, or a text that is no plain number.
    static std::optional<Limit> of(Of of, const QJsonValue& value);
    /// What is stored: a number (MiB, jobs) for a fixed limit, else the text.
    static QJsonValue toJson(const Limit& limit, const QString& text);
    /// "a size such as 2048 or 4GiB, …": the forms of a field, for a refusal.
    static QString forms(Of of);

    bool operator==(const Limit&) const = default;
};

} // namespace cw
