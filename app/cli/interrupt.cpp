// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <csignal>
#include <unistd.h>

namespace cw::cli {
namespace {

// The only things that a signal handler may touch.
volatile std::sig_atomic_t raisedFlag = 0;
volatile std::sig_atomic_t secondEnds = 0;

void remember(int number)
{
    if (raisedFlag != 0 && secondEnds != 0)
        ::_exit(128 + number); // as a shell says of a program that a signal ended
    raisedFlag = 1;
}

} // namespace

Interrupt::Interrupt(Second second)
{
    raisedFlag = 0;
    secondEnds = second == Second::Ends ? 1 : 0;
    std::signal(SIGINT, remember);
    std::signal(SIGTERM, remember);
}

Interrupt::~Interrupt()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
}

bool Interrupt::raised() const
{
    return raisedFlag != 0;
}

} // namespace cw::cli
