// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace cw::cli {

/// While one lives, Ctrl-C (SIGINT) and SIGTERM set a flag instead of ending the program, so that work which must not
/// be cut in the middle can stop at a safe point. One at a time. Where the work itself may hang (a device), the second
/// one ends the program at once.
class Interrupt
{
public:
    enum class Second { Waits, Ends };
    explicit Interrupt(Second second = Second::Waits);
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    bool raised() const;
};

} // namespace cw::cli
