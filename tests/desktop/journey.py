# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The whole job with the installed window, from its first start to the device's proof: a ready combination, a virtual
device, the review, the build with the real Bazel and cross compiler (the window is killed in the middle of it, and two
windows watch it afterwards), the deployment over a real sshd, the verdict. What the window says is compared with what
the command line says afterwards."""

import json
import os
import subprocess

from crosswright import Failure, Window, run, step, until

PRESET = "Jetson Orin Nano: Tinyflow 1.0.0 · Python wheel · CPU only · cross-built here"


def crosswright(*words):
    """The command line twin's answer, for comparing."""
    done = subprocess.run((os.environ["CROSSWRIGHT_PROGRAM"],) + words + ("--json",), capture_output=True, text=True,
                          check=False)
    return json.loads(done.stdout.splitlines()[-1])


def state():
    return crosswright("status")["state"]


def watches(window):
    """The window shows the run, and shows it live as long as it is."""
    window.page(6, "Build")
    shown = until(lambda: window.find(contains=" tinyflow", role="label"), "the run").name
    if not shown.startswith("Building") and state() == "running":
        raise Failure("\"%s\" while the run goes on" % shown)
    window.wait(contains="the peak was", seconds=120)  # its past too


def fromFirstStartToTheVerdict():
    window = Window()
    device = None
    try:
        step("the first start: a ready combination")
        window.reach(PRESET)
        window.key("space")
        until(lambda: window.current_page() == "Source", "the Source page")

        step("a virtual device")
        window.page(7, "Deploy")
        window.click(window.button("Make a virtual device"))
        window.click(window.button("Make and start it"))
        device = until(lambda: [d for d in crosswright("device", "list")["devices"]], "a virtual device", 900)[0]["name"]
        window.button("Make a virtual device", seconds=900)  # it is ready when another one can be made

        step("the device is asked what it is")
        window.page(2, "Target and device")
        window.reach("Device", role="text")
        window.type(device)
        window.key("Return")

        step("review, approval")
        window.page(5, "Review")
        window.click(window.button(contains="Build Tinyflow", seconds=180))
        until(lambda: window.current_page() == "Build", "the Build page")
        window.button(contains="Stop")
        started = crosswright("status")["run"]

        step("killed in the middle of the build, opened again, twice")
        window.wait(contains=" actions", role="label", seconds=300)
        if state() != "running":
            raise Failure("the run is over before the window could be killed")
        window.close(force=True)
        if state() not in ("running", "succeeded"):
            raise Failure("the run ended with the window")
        window = Window()
        watches(window)
        os.environ["XDG_RUNTIME_DIR"] += "/second"
        os.mkdir(os.environ["XDG_RUNTIME_DIR"], 0o700)
        second = Window()
        try:
            watches(second)
        finally:
            second.close()
            os.environ["XDG_RUNTIME_DIR"] = os.path.dirname(os.environ["XDG_RUNTIME_DIR"])

        step("the build ends")
        window.click(window.button("Deploy", seconds=1200))
        until(lambda: window.current_page() == "Deploy", "the Deploy page")
        step("deployed")
        window.click(window.button(contains="Deploy to"))
        verdict = window.wait(contains="Proved", seconds=900).name
        step(verdict)
        report = crosswright("report", started)
        proofs = [entry for entry in report["deployments"] if entry["result"] == "passed"]
        if not proofs:
            raise Failure("the window says \"%s\" and the report has no proof" % verdict)
    finally:
        window.close(force=True)
        for words in (("stop",), ("device", "virtual", "destroy", device)):
            if device:
                subprocess.run((os.environ["CROSSWRIGHT_PROGRAM"],) + words, capture_output=True, check=False)


run(fromFirstStartToTheVerdict)
