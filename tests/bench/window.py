# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Start to visible window (warm, ms) and idle memory (PSS, MiB) of crosswright-gui beside hotspot and heaptrack_gui, the
Qt programs of Debian whose windows are nearest to ours, in one run and by turns. Run by withdisplay.sh."""

import os
import shutil
import statistics
import subprocess
import time

os.environ.pop("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", None)  # as they start where nobody reads the screen

ROUNDS = 5
LIMIT = 30.0


def visible(pid):
    """Whether a window of the process is mapped."""
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--pid", str(pid)], capture_output=True, text=True).stdout.split()
    for window in found:
        shape = subprocess.run(["xdotool", "getwindowgeometry", "--shell", window], capture_output=True, text=True).stdout
        values = dict(line.split("=") for line in shape.split() if "=" in line)
        if int(values.get("WIDTH", 0)) > 200:
            return True
    return False


def pss(pid):
    """MiB; a shared page counts by its share."""
    with open("/proc/%d/smaps_rollup" % pid, encoding="ascii") as rollup:
        for line in rollup:
            if line.startswith("Pss:"):
                return int(line.split()[1]) / 1024
    return 0.0


def settled(pid):
    """Memory after the process has used no processor time for a second."""
    def ticks():
        with open("/proc/%d/stat" % pid, encoding="ascii") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])

    end = time.monotonic() + LIMIT
    before = -1
    while time.monotonic() < end and ticks() != before:
        before = ticks()
        time.sleep(1)
    return pss(pid)


def measure(program):
    start = time.monotonic()
    process = subprocess.Popen([program], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not visible(process.pid):
            if process.poll() is not None or time.monotonic() - start > LIMIT:
                return None
        shown = (time.monotonic() - start) * 1000
        return shown, settled(process.pid)
    finally:
        process.terminate()
        process.wait()


programs = {"crosswright-gui": os.environ["CROSSWRIGHT_GUI"]}
for name in ("hotspot", "heaptrack_gui"):
    if shutil.which(name):
        programs[name] = name
    else:
        print("%s is not installed (Debian: hotspot, heaptrack-gui); it is left out" % name)

results = {name: [] for name in programs}
for turn in range(ROUNDS + 1):
    for name, program in programs.items():
        result = measure(program)
        if turn and result:  # the first turn warms the caches
            results[name].append(result)

print("%-18s %14s %14s" % ("", "visible, ms", "idle PSS, MiB"))
medians = {}
for name, values in results.items():
    if values:
        medians[name] = [statistics.median(value[i] for value in values) for i in (0, 1)]
        print("%-18s %14.0f %14.1f" % (name, *medians[name]))
    else:
        print("%-18s %14s" % (name, "no window seen"))

ours = medians.pop("crosswright-gui", None)
for name, theirs in medians.items() if ours else ():
    print("crosswright-gui is %s and %s than %s (%+.0f ms, %+.1f MiB)" % (
        "slower" if ours[0] > theirs[0] else "faster", "larger" if ours[1] > theirs[1] else "smaller", name,
        ours[0] - theirs[0], ours[1] - theirs[1]))
print("%d starts of each by turns after one that is not counted, medians; %s" % (ROUNDS, os.environ["CROSSWRIGHT_GUI"]))
