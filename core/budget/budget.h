// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/configuration.h"
#include "core/config/limit.h"
#include "core/facts/facts.h"

#include <QString>

#include <optional>

namespace cw {

struct Preferences;

/// How the heap of Bazel's server is cut out of the memory of a build.
///
/// Measured: 0.6 GB for TensorFlow 1.5, 0.9 GB for TensorFlow Lite 2.8 on a busy machine; a few hundred actions need far
/// less. Below 512 MiB the old servers crawl.
struct HeapShare
{
    int parts = 3; ///< the heap is one of so many equal parts of the whole; 0: Java's default, which nobody limits
    int leastMiB = 512;
    int mostMiB = 4096; ///< 0: no bound

    /// The heap in a build that may use `totalMiB`; never more than half of it. 0 for 0.
    int of(int totalMiB) const;
    bool operator==(const HeapShare&) const = default;
};

/// What a person keeps of this machine for everything else (Preferences); 0: nothing.
struct KeptFree
{
    int cores = 0;
    int memoryMiB = 0;

    static KeptFree of(const Preferences& preferences);
    bool operator==(const KeptFree&) const = default;
};

/// How many actions run at once and how much memory a build may use: the only meaning of the fields `jobs` and `ram`,
/// for rules, pages, planner, runner and guard alike. `ram` is the whole: totalMiB = heapMiB + actionsMiB.
/// A value, made by a pure function; any thread.
struct Budget
{
    /// Where a number comes from, the first that says something.
    enum class Origin {
        Configuration, ///< the field (for jobs also the cores in ram=RAM,CPU,IO)
        Preferences,   ///< this machine's less what is kept free
        Machine,       ///< of jobs: one for each core, by Bazel's own choice
        Unlimited      ///< nobody set a limit, and Bazel decides
    };
    /// Whose memory and cores the build uses. What is kept free is kept of the host alone.
    enum class Builder { Host, Device };

    int jobs = 0;       ///< the limit; 0: none
    int totalMiB = 0;   ///< the limit of server and actions together; 0: none
    int heapMiB = 0;    ///< of it the heap of Bazel's server; 0: Java's default
    int actionsMiB = 0; ///< of it what Bazel may plan its actions with (--local_ram_resources); 0: Bazel's default
    Origin jobsFrom = Origin::Unlimited;
    Origin memoryFrom = Origin::Unlimited;
    std::optional<Limit> jobsWritten;   ///< as the configuration has it
    std::optional<Limit> memoryWritten; ///< as the configuration has it
    QString jobsText;                   ///< the field as it was written; "" unset
    QString memoryText;
    int machineCores = 0;  ///< of the machine that builds; 0: not known
    int machineMiB = 0;    ///< 0: not known
    HeapShare usualHeap;   ///< the share that was worked with
    KeptFree kept;         ///< what was asked to be kept free of the machine that builds
    bool raised = false;   ///< a part of the machine, or what was left of it, was below leastMiB and was raised to it
    QString jobsUnknown;   ///< why the limit that was asked for cannot be told, one sentence; "" where it can
    QString memoryUnknown; ///< likewise

    /// How many actions run at once at most: the limit and the cores, whichever is less; 0: not known.
    int atOnce() const;
    /// What compilers and linkers have together: the limit's part, else what the machine has beside a server of the usual
    /// share; 0: not known.
    int forActionsMiB() const { return totalMiB > 0 ? actionsMiB : machineMiB - besideMiB(); }
    /// The server's part of that whole: the heap that is set, else the usual share of the machine.
    int besideMiB() const { return totalMiB > 0 ? heapMiB : usualHeap.of(machineMiB); }

    /// Nothing is built in less: a server's least heap, and as much for one small compiler. A part of a machine that
    /// comes out smaller is raised to it; a size that somebody wrote is taken as it is (rule ram.least).
    static constexpr int leastMiB = 1024;

    static Budget of(const Configuration& configuration, const Facts& facts, const KeptFree& kept,
                     Builder builder = Builder::Host, const HeapShare& heap = {});

    bool operator==(const Budget&) const = default;
};

} // namespace cw
