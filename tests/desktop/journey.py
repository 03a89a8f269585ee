# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The whole job with the installed window, from its first start to the device's proof: a ready combination, a virtual
device, the review, the build with the real Bazel and cross compiler (the window is killed in the middle of it, and two
windows watch it afterwards), the deployment over a real sshd, the verdict. What the window says is compared with what
the command line says afterwards."""

import json
import os
import subprocess

from crosswright import Failure, Window, run, until

PRESET = "Jetson Orin Nano: Tinyflow 1.0.0 · Python wheel · CPU only · cross-built here"


def crosswright(*words):
    """The command line twin's answer, for comparing."""
    done = subprocess.run((os.environ["CROSSWRIGHT_PROGRAM"],) + words + ("--json",), capture_output=True, text=True)
    return json.loads(done.stdout.splitlines()[-1])


def button(window, name=None, contains=None, seconds=20):
    """A push button that can be pressed."""
    def seen():
        node = window.find(name=name, contains=contains, role="push button")
        return node if node and window.enabled(node) else None
    return until(seen, "the button %s" % (name or contains), seconds)


def fromFirstStartToTheVerdict():
    window = Window()
    device = None
    try:
        window.reach(PRESET)
        window.key("space")
        window.wait(contains="Tinyflow", role="label")

        window.page(7, "Deploy")
        window.click(button(window, "Make a virtual device"))
        window.click(button(window, "Make and start it"))
        device = until(lambda: [d for d in crosswright("device", "list")["devices"]], "a virtual device", 600)[0]["name"]
        button(window, "Make a virtual device", seconds=600)  # it is ready when another one can be made

        window.page(2, "Target and device")
        window.reach("Device", role="text")
        window.type(device)
        window.key("Return")

        window.page(5, "Review")
        window.click(button(window, contains="Build Tinyflow", seconds=60))
        until(lambda: window.current_page() == "Build", "the Build page")
        button(window, contains="Stop", seconds=60)
        started = crosswright("status")["run"]

        # Killed: the run goes on. Opened again: it is shown, live, with its past; twice.
        window.close(force=True)
        if crosswright("status")["state"] not in ("running", "succeeded"):
            raise Failure("the run ended with the window")
        window = Window()
        window.page(6, "Build")
        window.wait(contains="Building tinyflow", seconds=30)
        window.wait(contains="the peak was", seconds=30)
        os.environ["XDG_RUNTIME_DIR"] += "/second"
        os.mkdir(os.environ["XDG_RUNTIME_DIR"], 0o700)
        second = Window()
        try:
            second.page(6, "Build")
            second.wait(contains="Building tinyflow", seconds=30)
        finally:
            second.close()
            os.environ["XDG_RUNTIME_DIR"] = os.path.dirname(os.environ["XDG_RUNTIME_DIR"])

        window.click(button(window, "Deploy", seconds=900))
        until(lambda: window.current_page() == "Deploy", "the Deploy page")
        window.click(button(window, contains="Deploy to", seconds=60))
        verdict = window.wait(contains="Proved", seconds=600).name
        report = crosswright("report", started)
        proofs = [entry for entry in report["deployments"] if entry["result"] == "passed"]
        if not proofs:
            raise Failure("the window says \"%s\" and the report has no proof" % verdict)
    finally:
        window.close()
        for words in (("stop",), ("device", "virtual", "destroy", device)):
            if device:
                subprocess.run((os.environ["CROSSWRIGHT_PROGRAM"],) + words, capture_output=True)


run(fromFirstStartToTheVerdict)
