# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The whole job with the installed window, from its first start to the device's proof: a ready combination, a virtual
device, the review, the build with the real Bazel and cross compiler (the window is killed in the middle of it, opened
again, and two windows watch the run), the deployment over a real sshd, the verdict. What the window says is compared
with what the command line says of the same run and of the device."""

import json
import os
import re
import subprocess

from crosswright import Failure, Window, picture, run, step, until

CHOICE = "orin nano tinyflow"


def crosswright(*words):
    """The command line twin's last answer, for comparing."""
    done = subprocess.run((os.environ["CROSSWRIGHT_PROGRAM"],) + words + ("--json",), capture_output=True, text=True,
                          check=False)
    return json.loads(done.stdout.splitlines()[-1])


def equal(got, wanted, what):
    if got != wanted:
        raise Failure("%s: %r, and not %r" % (what, got, wanted))


def goes_on(runner):
    """The run as it was started: alive, with the same runner."""
    status = crosswright("status")
    equal((status["state"], status["runner_pid"]), ("running", runner), "the run")
    return status


def done_actions(window):
    """How many actions the head of the Build page counts."""
    sentence = window.find(contains=" actions, ", role="label").name
    return int(re.match(r"(\d+) of (\d+) actions, ", sentence).group(1))


def watches(window, before):
    """The window shows the run with its whole past, and live: it comes to count more than what was done before."""
    window.page(6, "Build")
    window.wait(contains="Building Tinyflow", role="label")
    until(lambda: done_actions(window) > before, "more than %d actions" % before, 300)
    past = window.find(contains="the peak was", role="label").name
    if crosswright("status")["done"] < before:
        raise Failure("%d actions were done, and now the status says less" % before)
    lines = int(window.find(contains=" lines", role="label").name.split()[0])
    if lines < 10:
        raise Failure("the log has only %d lines" % lines)
    return past


def chooses(window):
    step("the first start: a ready combination")
    window.choose(CHOICE)

    step("a virtual device is made")
    window.page(7, "Deploy")
    window.click(window.button("Make a virtual device"))
    window.click(window.button("Make and start it"))
    window.button("Make a virtual device", seconds=1200)  # it is ready when another one can be made
    devices = crosswright("device", "list")["devices"]
    equal(len(devices), 1, "the devices")
    equal(window.cells("Devices")[1][3], "running", "the device's state")
    device = devices[0]["name"]

    step("%s is chosen and asked what it is" % device)
    window.page(2, "Target and device")
    window.reach("Device", role="text")
    window.type(device)
    window.key("Return")
    window.click(window.button("Ask the device"))
    window.button("Ask again", seconds=180)
    window.wait(contains="Asked ", role="label")
    if window.find(contains="Whether the device runs aarch64 programs is not known yet"):
        raise Failure("the device was asked, and its machine is not known")
    return device


def starts(window):
    step("the review is read and approved")
    window.page(5, "Review")
    window.click(window.button(contains="Build Tinyflow", seconds=180))
    until(lambda: window.current_page() == "Build", "the Build page")
    window.button(contains="Stop")
    return crosswright("status")


def watches_twice(window, started):
    """The window is killed; what comes after it shows the run that went on meanwhile."""
    until(lambda: done_actions(window) >= 10, "10 actions", 600)
    folder = os.path.join(os.environ["XDG_STATE_HOME"], "crosswright", "autosave")
    until(lambda: [name for name in os.listdir(folder) if name.endswith(".json")], "the unsaved device kept")
    step("killed in the middle of the build")
    window.close(force=True)
    before = goes_on(started["runner_pid"])["done"]

    step("opened again")
    window = Window()
    window.click(window.button("Recover"))
    until(lambda: window.top() == window.frame, "the question going away")
    watches(window, before)

    step("a second window, as of another session of the same person")
    runtime = os.environ["XDG_RUNTIME_DIR"]
    os.environ["XDG_RUNTIME_DIR"] = os.path.join(runtime, "second")
    os.mkdir(os.environ["XDG_RUNTIME_DIR"], 0o700)
    second = Window()
    os.environ["XDG_RUNTIME_DIR"] = runtime
    watches(second, done_actions(window))
    until(lambda: done_actions(window) >= done_actions(second), "the first window counting on")
    second.key("ctrl+q")
    equal(second.process.wait(60), 0, "the end of the second window")
    goes_on(started["runner_pid"])
    return window


def deploys(window, device, started):
    step("the build ends")
    window.click(window.button("Deploy", seconds=2400))
    status = crosswright("status")
    equal((status["run"], status["state"]), (started["run"], "succeeded"), "the run")
    artifact = crosswright("report", started["run"])["artifacts"][0]
    made = "%s, %%, SHA-256 %s…" % (artifact["name"], artifact["sha256"][:12])

    until(lambda: window.current_page() == "Deploy", "the Deploy page")
    window.page(6, "Build")
    window.wait(contains=made.split("%")[0], role="label")
    window.wait(contains=made.split("%")[1].strip(", "), role="label")
    window.wait(contains="%d of %d actions" % (status["done"], status["total"]), role="label")
    window.page(7, "Deploy")

    step("deployed to %s" % device)
    window.click(window.button("Deploy to %s" % device))
    verdict = window.wait(contains="Proved: version ", role="label", seconds=900).name
    step(verdict)
    deployments = crosswright("report", started["run"])["deployments"]
    equal([(entry["device"], entry["result"]) for entry in deployments], [(device, "passed")], "the report's deployments")
    smoke = deployments[0]["deployment"]["smoke"]
    equal(verdict, "Proved: version %s works on %s" % (smoke["version"], device), "the verdict")
    shown = [row[1] for row in window.cells("Proof")]
    for key in ("seed", "answer", "expected", "machine", "version"):
        if smoke[key] not in shown:
            raise Failure("the page shows %s and not the report's %s %s" % (shown, key, smoke[key]))
    equal(smoke["answer"], smoke["expected"], "the answer to the random seed")

    step("the command line asks the device once more")
    again = crosswright("verify", "--device", device)
    equal((again["result"], again["verification"]["smoke"]["version"]), ("passed", smoke["version"]),
          "the proof by command line")


def fromFirstStartToTheVerdict():
    window = Window()
    try:
        device = chooses(window)
        started = starts(window)
        window = watches_twice(window, started)
        deploys(window, device, started)
    except Exception:
        picture("fromFirstStartToTheVerdict")
        raise
    finally:
        for each in Window.started:
            if each.process.poll() is None:
                each.close(force=True)


run(fromFirstStartToTheVerdict)
