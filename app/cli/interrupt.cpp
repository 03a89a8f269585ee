// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <csignal>

namespace cw::cli {
namespace {

// The only thing that a signal handler may touch.
volatile std::sig_atomic_t raisedFlag = 0;

void remember(int)
{
    raisedFlag = 1;
}

} // namespace

Interrupt::Interrupt()
{
    raisedFlag = 0;
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
