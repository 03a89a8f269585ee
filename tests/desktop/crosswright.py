# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the installed window as another process: keys and clicks through the X server (xdotool), what is seen through
the accessibility bus (AT-SPI). No function of the program is called."""

import os
import subprocess
import sys
import time

import pyatspi


class Failure(Exception):
    """What was expected and not seen."""


def picture():
    """What is on the display, into CROSSWRIGHT_TEST_PICTURES, for whoever looks for the reason of a failure."""
    folder = os.environ.get("CROSSWRIGHT_TEST_PICTURES")
    if folder:
        subprocess.run(["import", "-window", "root", os.path.join(folder, "failure.png")])


def until(condition, what, seconds=20):
    """Waits for a true value and gives it. Objects come and go while they are looked at; that is no failure."""
    end = time.monotonic() + seconds
    while True:
        try:
            value = condition()
        except Exception as error:  # the bus's errors have no common class
            if isinstance(error, Failure):
                raise
            value = None
        if value:
            return value
        if time.monotonic() > end:
            picture()
            raise Failure("not seen within %d s: %s" % (seconds, what))
        time.sleep(0.05)


def xdotool(*words):
    return subprocess.run(("xdotool",) + words, check=True, capture_output=True, text=True).stdout


def has(node, state):
    return node.getState().contains(state)


def showing(node):
    return has(node, pyatspi.STATE_SHOWING) and has(node, pyatspi.STATE_VISIBLE)


def rectangle(node):
    """left, top, right, bottom on the screen"""
    box = node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    return box.x, box.y, box.x + box.width, box.y + box.height


def walk(node, hidden=False):
    """The node and everything below it that shows, in the tree's order. A table's cells are not walked into: there may be
    a million."""
    if node is None or not (hidden or showing(node) or node.getRole() == pyatspi.ROLE_APPLICATION):
        return
    yield node
    if node.getRole() in (pyatspi.ROLE_TREE_TABLE, pyatspi.ROLE_TABLE, pyatspi.ROLE_TREE, pyatspi.ROLE_LIST, pyatspi.ROLE_LIST_BOX):
        return
    for index in range(node.childCount):
        yield from walk(node.getChildAtIndex(index), hidden)


class Window:
    def __init__(self, *arguments):
        self.process = subprocess.Popen((os.environ["CROSSWRIGHT_GUI"],) + arguments, stderr=sys.stderr)
        self.application = until(self._application, "the program on the accessibility bus", 30)
        self.frame = until(lambda: self._frames()[0], "the window")
        until(lambda: has(self.frame, pyatspi.STATE_ACTIVE), "the window being active")

    def _application(self):
        for application in pyatspi.Registry.getDesktop(0):
            if application and application.get_process_id() == self.process.pid:
                return application
        return None

    def _frames(self):
        return [child for child in self.application if child and showing(child)]

    def top(self):
        """The newest dialog, or the main window."""
        return self._frames()[-1]

    def close(self, force=False):
        """Ends the process that was started here."""
        if force:
            self.process.kill()
        else:
            self.process.terminate()
        return self.process.wait(20)

    def key(self, *keys):
        xdotool("key", "--clearmodifiers", *keys)

    def type(self, text):
        xdotool("type", "--clearmodifiers", "--", text)

    def click(self, node, button=1):
        left, top, right, bottom = rectangle(node)
        xdotool("mousemove", "--sync", str((left + right) // 2), str((top + bottom) // 2), "click", str(button))

    def find(self, name=None, role=None, contains=None, within=None):
        """The first showing thing with this name (or a part of it) and role, or None."""
        for node in walk(within or self.top()):
            if role and node.getRoleName() != role:
                continue
            if name is not None and node.name != name:
                continue
            if contains is not None and contains not in node.name:
                continue
            return node
        return None

    def wait(self, name=None, role=None, contains=None, seconds=20):
        return until(lambda: self.find(name, role, contains), "%s %s" % (role or "anything", name or contains), seconds)

    def focused(self):
        """What has the focus: the innermost that says so. Qt calls the current tab focused whether it is or not; then its
        list has the focus or another control."""
        found = None
        for node in walk(self.top()):
            if has(node, pyatspi.STATE_FOCUSED) and node.getRoleName() not in ("page tab", "filler"):
                found = node
        return found

    def reach(self, name=None, contains=None, role=None, stops=200):
        """Presses Tab until the thing with this name has the focus, as somebody without a mouse does."""
        for _ in range(stops):
            node = self.focused()
            if node and (not role or node.getRoleName() == role) \
                    and (node.name == name if contains is None else contains in node.name):
                return node
            self.key("Tab")
            time.sleep(0.03)  # a person's pace; the focus is read after it
        picture()
        raise Failure("Tab never reaches %s" % (name or contains))

    def enabled(self, node):
        return has(node, pyatspi.STATE_ENABLED) and has(node, pyatspi.STATE_SENSITIVE)

    def texts(self):
        return [node.name for node in walk(self.top()) if node.name]

    def page(self, number, title):
        """Goes to a page by its key."""
        self.key("ctrl+%d" % number)
        until(lambda: self.current_page() == title, "the page %s" % title)

    def current_page(self):
        rail = self.find(role="list")
        for index in range(rail.childCount):
            item = rail.getChildAtIndex(index)
            if has(item, pyatspi.STATE_SELECTED):
                return item.name
        return ""


def run(*tests):
    """Runs each function in a process state of its own; says which failed; the exit status is the verdict."""
    failed = 0
    for test in tests:
        start = time.monotonic()
        try:
            test()
            print("PASS   %s (%.1f s)" % (test.__name__, time.monotonic() - start), flush=True)
        except Exception as error:
            failed += 1
            print("FAIL!  %s: %s: %s" % (test.__name__, type(error).__name__, error), flush=True)
    print("Totals: %d passed, %d failed, 0 skipped" % (len(tests) - failed, failed), flush=True)
    sys.exit(1 if failed else 0)
