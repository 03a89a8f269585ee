// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulecases.h"

/// Jobs, memory, disk, and the flags that would set them a second time.
QList<RuleCase> limitRuleCases()
{
    return {
        {"more jobs than cores", "tf=tinyflow jobs=9", "host.cores=8", "jobs.cores:warning"},
        {"as many jobs as cores", "tf=tinyflow jobs=8", "host.cores=8", "!jobs.cores"},
        {"cores not known", "tf=tinyflow jobs=8", "", "jobs.cores:unknown"},
        {"more memory than there is", "tf=tinyflow ram=8193", "host.ram=8192", "ram.host:error"},
        {"all the memory", "tf=tinyflow ram=8192", "host.ram=8192", "!ram.host"},
        {"memory not known", "tf=tinyflow ram=8192", "", "ram.host:unknown"},
        {"twice as many jobs as cores", "tf=tinyflow jobs=HOST_CPUS*2", "host.cores=8", "jobs.cores:warning"},
        {"half as many jobs as cores", "tf=tinyflow jobs=HOST_CPUS*.5", "host.cores=8", "!jobs.cores"},
        {"a part of cores that are not known", "tf=tinyflow jobs=HOST_CPUS*.25", "", "jobs.cores:unknown"},
        {"cores of old local_resources", "tf=tinyflow ram=2048,9,1", "host.cores=8", "jobs.cores:warning"},
        {"twice the memory", "tf=tinyflow ram=HOST_RAM*2", "host.ram=8192", "ram.host:error"},
        {"half of the memory", "tf=tinyflow ram=HOST_RAM*.5", "host.ram=8192", "!ram.host"},
        {"a part of memory that is not known", "tf=tinyflow ram=HOST_RAM*.25", "", "ram.host:unknown"},
        {"less than a build needs", "tf=tinyflow ram=1023", "", "ram.least:warning"},
        {"as much as a build needs", "tf=tinyflow ram=1024", "", "!ram.least"},
        {"nothing is left of the machine", "tf=tinyflow ram=HOST_RAM-8192", "host.ram=8192", "ram.least:warning"},
        {"something is left of the machine", "tf=tinyflow ram=HOST_RAM-4GiB", "host.ram=8192", "!ram.least"},
        {"old local_resources", "tf=tinyflow ram=2048,0.5,0.5", "", "ram.resources:info"},
        {"a size is no old local_resources", "tf=tinyflow ram=2048", "", "!ram.resources"},
        {"too little for each job", "tf=2.8.0 jobs=4 ram=12286", "", "ram.per_job:warning"},
        {"enough for each job beside the server", "tf=2.8.0 jobs=4 ram=12287", "", "!ram.per_job"},
        {"a small project needs less", "tf=tinyflow jobs=2 ram=2048", "", "!ram.per_job"},
        {"the machine's memory counts without ram", "tf=2.8.0 jobs=8", "host.ram=8192", "ram.per_job:warning"},
        {"the server's share counts without ram", "tf=2.8.0 jobs=4", "host.ram=12286", "ram.per_job:warning"},
        {"beside the server's share", "tf=2.8.0 jobs=4", "host.ram=12288", "!ram.per_job"},
        {"a measured peak counts for more", "tf=2.8.0 jobs=4 ram=12287", "source.peak=2049", "ram.per_job:warning"},
        {"a smaller measured peak changes nothing", "tf=2.8.0 jobs=4 ram=12287", "source.peak=700", "!ram.per_job"},
        {"one job is the least", "tf=2.8.0 jobs=1 ram=1024", "", "ram.per_job:warning"},
        {"native build on a small board", "tf=2.8.0 mode=native board=jetson-nano device=d",
         "host.arch=x86_64 device.ram=3964 device.swap=2000", "ram.native:error"},
        {"native build with swap", "tf=2.8.0 mode=native board=jetson-nano device=d",
         "host.arch=x86_64 device.ram=3964 device.swap=8192", "!ram.native"},
        {"native build, memory not known", "tf=2.8.0 mode=native board=jetson-nano device=d", "host.arch=x86_64",
         "ram.native:unknown"},
        {"full disk", "tf=2.8.0 board=jetson-nano", "host.disk=40959", "disk.host:warning"},
        {"room on the disk", "tf=2.8.0 board=jetson-nano", "host.disk=40960", "!disk.host"},
        {"disk not known", "tf=2.8.0 board=jetson-nano", "", "disk.host:unknown"},
        {"limits among the flags", "tf=tinyflow flags=--jobs=8", "", "flags.own:error"},
        {"output base among the flags", "tf=tinyflow flags=--output_base=/x", "", "flags.own:error"},
        {"other flags", "tf=tinyflow flags=--verbose_failures", "", "!flags.own"},
    };
}
