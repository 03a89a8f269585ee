// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <utility>
#include <variant>

namespace cw {

/// What went wrong, for a person: `text` is one sentence saying what and why, `hint` one saying what to do.
/// `kind` decides the exit code of the command line and how a window offers the error, never its wording.
struct Error
{
    enum class Kind {
        Invalid,   ///< what was asked is wrong (malformed value, unknown name)
        Missing,   ///< a file, program or entry is not there
        Io,        ///< reading or writing failed (the disk is full, permission)
        Process,   ///< a program that was started failed
        Refused,   ///< well-formed, but not allowed (unapproved plan, changed host key)
        Newer,     ///< written by a newer version of this program
        Cancelled, ///< stopped by the user
    };
    Kind kind = Kind::Invalid;
    QString text;
    QString hint = {};

    /// Both sentences, for a terminal line or a message.
    QString sentence() const { return hint.isEmpty() ? text : text + QLatin1Char(' ') + hint; }
};

/// A value or an Error. Used instead of exceptions across every interface of the core.
template <typename T>
class [[nodiscard]] Result
{
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

    explicit operator bool() const { return m_state.index() == 0; }
    const T& value() const& { return std::get<0>(m_state); }
    T& value() & { return std::get<0>(m_state); }
    T&& value() && { return std::get<0>(std::move(m_state)); }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T* operator->() { return &std::get<0>(m_state); }
    const T* operator->() const { return &std::get<0>(m_state); }
    T valueOr(T other) const { return *this ? value() : std::move(other); }
    const Error& error() const { return std::get<1>(m_state); }

private:
    std::variant<T, Error> m_state;
};

struct Done
{};

/// The result of something that has no value.
using Status = Result<Done>;

} // namespace cw
