# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Start to visible window (warm, ms), processor time until it is idle (ms) and idle memory (PSS, MiB) of crosswright-gui
beside hotspot and heaptrack_gui, the Qt programs of Debian whose windows are nearest to ours, in one run and by turns.
Run by withdisplay.sh. The window manager tells when a window is there (_NET_CLIENT_LIST), so nothing is polled that
would take time from what is measured, and the clock is read as soon as it says so."""

import os
import re
import select
import shutil
import statistics
import subprocess
import time

os.environ.pop("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", None)  # as they start where nobody reads the screen

ROUNDS = 9
LIMIT = 30.0
TOLD = ["xprop", "-root", "_NET_CLIENT_LIST"]


class Windows:
    """The windows that the window manager shows, told by it."""

    def __init__(self):
        end = time.monotonic() + LIMIT
        # The window manager is starting: what it has not told yet cannot be watched.
        while "WINDOW" not in subprocess.run(TOLD, capture_output=True, text=True).stdout:
            if time.monotonic() > end:
                raise RuntimeError("there is no window manager that tells its windows")
            time.sleep(0.05)
        self.watcher = subprocess.Popen(["xprop", "-spy"] + TOLD[1:], stdout=subprocess.PIPE)
        self.shown = set()
        self.next(LIMIT)  # those of the start

    def next(self, seconds):
        """The ids that are new, empty where none came or the last change was an end, and when it was told."""
        if not select.select([self.watcher.stdout], [], [], max(0.0, seconds))[0]:
            return set(), time.monotonic()
        line = os.read(self.watcher.stdout.fileno(), 65536).decode().strip().split("\n")[-1]
        told = time.monotonic()
        now = set(re.findall("0x[0-9a-f]+", line))
        new = now - self.shown
        self.shown = now
        return new, told

    def of(self, process, start):
        """When the first window of the process was there, in seconds after start; None where none comes."""
        while process.poll() is None and time.monotonic() - start < LIMIT:
            new, told = self.next(LIMIT - (time.monotonic() - start))
            for window in new:
                owner = subprocess.run(["xdotool", "getwindowpid", str(int(window, 16))], capture_output=True, text=True)
                if owner.stdout.strip() == str(process.pid):
                    return told - start
        return None

    def none(self):
        """Waits until the last one is gone."""
        end = time.monotonic() + LIMIT
        while self.shown and time.monotonic() < end:
            self.next(end - time.monotonic())

    def close(self):
        self.watcher.terminate()
        self.watcher.wait()


def pss(pid):
    """MiB; a shared page counts by its share."""
    with open("/proc/%d/smaps_rollup" % pid, encoding="ascii") as rollup:
        for line in rollup:
            if line.startswith("Pss:"):
                return int(line.split()[1]) / 1024
    return 0.0


def ticks(pid):
    """Processor time so far, in ms."""
    with open("/proc/%d/stat" % pid, encoding="ascii") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def settled(pid):
    """Processor time and memory after the process has used no processor time for a second."""
    end = time.monotonic() + LIMIT
    before = -1
    while time.monotonic() < end and ticks(pid) != before:
        before = ticks(pid)
        time.sleep(1)
    return ticks(pid), pss(pid)


def measure(program, windows):
    start = time.monotonic()
    process = subprocess.Popen([program], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        shown = windows.of(process, start)
        return None if shown is None else (shown * 1000,) + settled(process.pid)
    finally:
        process.terminate()
        process.wait()
        windows.none()


programs = {"crosswright-gui": os.environ["CROSSWRIGHT_GUI"]}
for name in ("hotspot", "heaptrack_gui"):
    if shutil.which(name):
        programs[name] = name
    else:
        print("%s is not installed (Debian: hotspot, heaptrack-gui); it is left out" % name)

results = {name: [] for name in programs}
windows = Windows()
for turn in range(ROUNDS + 1):
    for name, program in programs.items():
        result = measure(program, windows)
        if turn and result:  # the first turn warms the caches
            results[name].append(result)
windows.close()

print("%-18s %20s %14s %14s" % ("", "visible, ms", "processor, ms", "idle PSS, MiB"))
medians = {}
for name, values in results.items():
    if values:
        medians[name] = [statistics.median(value[i] for value in values) for i in range(3)]
        times = [value[0] for value in values]
        print("%-18s %6.0f (%4.0f … %4.0f) %14.0f %14.1f" % (name, medians[name][0], min(times), max(times), *medians[name][1:]))
    else:
        print("%-18s %20s" % (name, "no window seen"))

ours = medians.pop("crosswright-gui", None)
for name, theirs in medians.items() if ours else ():
    print("crosswright-gui is %s and %s than %s (%+.0f ms, %+.1f MiB)" % (
        "slower" if ours[0] > theirs[0] else "faster", "larger" if ours[2] > theirs[2] else "smaller", name,
        ours[0] - theirs[0], ours[2] - theirs[2]))
print("%d starts of each by turns after one that is not counted, medians (least … most); %s" % (ROUNDS, os.environ["CROSSWRIGHT_GUI"]))
