// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A wall clock that jumps, for a program that is started with this library in LD_PRELOAD: the number in the file that
// JUMPING_CLOCK names is added to the time of day, in seconds. The clocks that only ever go on are left alone.

#include <cstdlib>
#include <ctime>
#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

namespace {

long jump()
{
    const char* path = std::getenv("JUMPING_CLOCK");
    char text[32] = {};
    const int file = path ? ::open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0)
        return 0;
    const ssize_t size = ::read(file, text, sizeof text - 1);
    ::close(file);
    return size > 0 ? std::atol(text) : 0;
}

} // namespace

extern "C" int clock_gettime(clockid_t clock, struct timespec* now) noexcept
{
    const long result = ::syscall(SYS_clock_gettime, clock, now);
    if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        now->tv_sec += jump();
    return static_cast<int>(result);
}

extern "C" int gettimeofday(struct timeval* now, void*) noexcept
{
    struct timespec precise = {};
    if (clock_gettime(CLOCK_REALTIME, &precise) != 0)
        return -1;
    now->tv_sec = precise.tv_sec;
    now->tv_usec = precise.tv_nsec / 1000;
    return 0;
}

extern "C" time_t time(time_t* now) noexcept
{
    struct timespec precise = {};
    if (clock_gettime(CLOCK_REALTIME, &precise) != 0)
        return static_cast<time_t>(-1);
    if (now)
        *now = precise.tv_sec;
    return precise.tv_sec;
}
