# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the installed window as another process: keys and clicks through the X server (xdotool), what is seen through
the accessibility bus (AT-SPI). No function of the program is called."""

import os
import shutil
import subprocess
import sys
import time
import traceback

import pyatspi


class Failure(Exception):
    """What was expected and not seen."""


pictured = set()


def picture(name):
    """What is on the display, into CROSSWRIGHT_TEST_PICTURES, for whoever looks for the reason of a failure. The first
    one of a name counts: later the window is closed. ImageMagick's import takes it, where it is installed."""
    folder = os.environ.get("CROSSWRIGHT_TEST_PICTURES")
    if folder and name not in pictured and shutil.which("import"):
        pictured.add(name)
        subprocess.run(["import", "-window", "root", os.path.join(folder, name + ".png")], check=False)


def until(condition, what, seconds=60):
    """Waits for a true value and gives it. Objects come and go while they are looked at; that is no failure. The longer it
    takes, the more rarely it is looked: looking takes processor time from what is waited for."""
    end = time.monotonic() + seconds
    pause = 0.02
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
            raise Failure("not seen within %d s: %s" % (seconds, what() if callable(what) else what))
        time.sleep(pause)
        pause = min(1.5 * pause, 2.0)


def same(node, other):
    """Whether both stand for one control; the binding makes a new object for each look."""
    return node is not None and other is not None and node == other


def xdotool(*words):
    return subprocess.run(("xdotool",) + words, check=True, capture_output=True, text=True).stdout


def has(node, state):
    return node.getState().contains(state)


def still(node):
    """Whether it has the focus yet; what is gone has not."""
    try:
        return has(node, pyatspi.STATE_FOCUSED)
    except Exception:  # the bus's errors have no common class
        return False


def role_of(node):
    """The role's name as Debian 12 says it; a later registry calls a push button a button, and a later Qt one with a menu
    a push button menu."""
    name = node.getRoleName()
    return "push button" if name in ("button", "push button menu") else name


def called(node):
    """Its role and its name; what is gone meanwhile has none."""
    try:
        return role_of(node), node.name
    except Exception:  # the bus's errors have no common class
        return "", ""


def showing(node):
    states = node.getState()
    return states.contains(pyatspi.STATE_SHOWING) and states.contains(pyatspi.STATE_VISIBLE)


def rectangle(node):
    """left, top, right, bottom on the screen"""
    box = node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    return box.x, box.y, box.x + box.width, box.y + box.height


CELLS = (pyatspi.ROLE_TREE_TABLE, pyatspi.ROLE_TABLE, pyatspi.ROLE_TREE, pyatspi.ROLE_LIST, pyatspi.ROLE_LIST_BOX)


# What says that it has the focus and so does a part of it, which is meant.
HOLDERS = (pyatspi.ROLE_FILLER, pyatspi.ROLE_PANEL, pyatspi.ROLE_COMBO_BOX, pyatspi.ROLE_MENU_BAR, pyatspi.ROLE_POPUP_MENU,
           pyatspi.ROLE_MENU, pyatspi.ROLE_MENU_ITEM)


def walk(node, hidden=False):
    """The node and everything below it that shows, in the tree's order. A table's cells are not walked into: there may be
    a million."""
    if node is None:
        return
    role = node.getRole()
    if not (hidden or role == pyatspi.ROLE_APPLICATION or showing(node)):
        return
    yield node
    if role in CELLS:
        return
    for index in range(node.childCount):
        yield from walk(node.getChildAtIndex(index), hidden)


READ = (pyatspi.ROLE_LABEL, pyatspi.ROLE_STATIC, pyatspi.ROLE_PUSH_BUTTON)
PAGES = ["Source", "Target and device", "Toolchain & CUDA", "Options", "Review", "Build", "Deploy", "History"]


class Window:
    started = []  # all of them, for the report of a failure

    def __init__(self, *arguments):
        self.process = subprocess.Popen((os.environ["CROSSWRIGHT_GUI"],) + arguments, stderr=sys.stderr)
        Window.started.append(self)
        try:
            self.application = until(self._application, "the program on the accessibility bus", 60)
            self.frame = until(lambda: [each for each in self._frames() if each.getRole() == pyatspi.ROLE_FRAME][0],
                               "the window")
            until(lambda: has(self.top(), pyatspi.STATE_ACTIVE), "the window, or its first question, being active")
        except Failure:
            picture("start")
            self.close(force=True)
            raise

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

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if error:
            picture(trace.tb_frame.f_code.co_name)
            print("         seen: %s" % self.seen(), flush=True)
        if self.process.poll() is None:
            self.close(force=True)

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
            if role and role_of(node) != role:
                continue
            if name is not None and node.name != name:
                continue
            if contains is not None and contains not in node.name:
                continue
            return node
        return None

    def wait(self, name=None, role=None, contains=None, seconds=20):
        return until(lambda: self.find(name, role, contains), "%s %s" % (role or "anything", name or contains), seconds)

    def popups(self):
        """The X windows of the program that show. The menu of a button is in no accessible tree before Qt 6.8."""
        found = subprocess.run(("xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)), check=False,
                               capture_output=True, text=True).stdout.split()
        return len(found)

    def menu(self):
        """The menu that is open, the innermost one, or None."""
        found = None
        for node in walk(self.frame):
            if node.getRole() == pyatspi.ROLE_POPUP_MENU:
                found = node
        return found

    def focused(self):
        """What has the focus. Qt calls the current tab focused whether it is or not; then its list has the focus or
        another control. An editable choice and its field both say so; the field is meant."""
        def inside(node):
            if node is None:  # gone meanwhile
                return None
            states = node.getState()
            if not (states.contains(pyatspi.STATE_SHOWING) and states.contains(pyatspi.STATE_VISIBLE)):
                return None
            role = node.getRole()
            # A page as a whole shows no focus; the log, which Qt gives the same role, can have it and shows it.
            has_focus = states.contains(pyatspi.STATE_FOCUSED) and role != pyatspi.ROLE_PAGE_TAB \
                and (role != pyatspi.ROLE_FILLER or states.contains(pyatspi.STATE_FOCUSABLE))
            if role in CELLS or (has_focus and role not in HOLDERS):
                return node if has_focus else None
            for index in range(node.childCount):
                found = inside(node.getChildAtIndex(index))
                if found:
                    return found
            return node if has_focus else None
        return inside(self.top())

    def tab(self, key="Tab", before=None):
        """Presses it and gives what has the focus then: another thing than before."""
        before = before or until(self.focused, "something with the focus")
        self.key(key)

        def moved():
            node = None if before and still(before) else self.focused()
            return None if same(node, before) else node  # not to be asked for a moment is not to have lost the focus
        return until(moved, lambda: "the focus leaving %s by %s" % (before.name if before else "nothing", key))

    def reach(self, name=None, contains=None, role=None, stops=200, key="Tab"):
        """Presses Tab until the thing with this name has the focus, as somebody without a mouse does."""
        node = until(self.focused, "something with the focus")
        first, seen = node, []
        for _ in range(stops):
            its_role, its_name = called(node)
            if (not role or its_role == role) and (name is None or its_name == name) \
                    and (contains is None or contains in its_name):
                return node
            if same(node, first) and len(seen) > 1:
                break
            seen.append("%s %s" % (its_role, its_name))
            node = self.tab(key, node)
        raise Failure("%s never reaches %s, only %s" % (key, name or contains or role, ", ".join(seen)))

    def dialog(self, title):
        """The dialog with this title, once it can be used: before that a key or a click would come to what lies below."""
        return until(lambda: self.top() if self.top().name == title and has(self.top(), pyatspi.STATE_ACTIVE)
                     and self.focused() else None, "the dialog %s" % title)

    def button(self, name=None, contains=None, seconds=60):
        """A button of the page or of the dialog, not of the toolbar, as soon as it can be pressed."""
        def seen():
            top = self.top()
            page = self.find(self.current_page(), "filler") if top == self.frame else top
            node = self.find(name, "push button", contains, page)
            return node if node and self.enabled(node) else None
        return until(seen, "the button %s" % (name or contains), seconds)

    def enabled(self, node):
        return has(node, pyatspi.STATE_ENABLED) and has(node, pyatspi.STATE_SENSITIVE)

    def cells(self, name):
        """What stands in a table, row by row, with its head."""
        table = until(lambda: [node for node in walk(self.top()) if node.getRole() in CELLS and node.name == name],
                      "the table %s" % name)[0]
        columns = table.queryTable().nColumns
        texts = [table.getChildAtIndex(index).name for index in range(table.childCount)]
        return [texts[at:at + columns] for at in range(0, len(texts), columns)]

    def texts(self):
        return [node.name for node in walk(self.top()) if node.name]

    def seen(self):
        """What is in front, what has the focus and what can be read, for the report of a failure."""
        try:
            top = self.top()
            where = "the page %s" % self.current_page() if top == self.frame else "the dialog %s" % top.name
            node = self.focused()
            focus = "%s %s" % (role_of(node), node.name) if node else "nothing"
            read = [each.name for each in walk(top) if each.getRole() in READ and each.name.strip()]
            return "%s; the focus on %s; read: %s" % (where, focus, " | ".join(read))
        except Exception as error:  # the bus's errors have no common class
            ended = "" if self.process.poll() is None else "; the program has ended with %d" % self.process.returncode
            return "nothing can be read: %s%s" % (error, ended)

    def page(self, number, title):
        """Goes to a page by its key."""
        self.key("ctrl+%d" % number)
        until(lambda: self.current_page() == title, "the page %s" % title)

    def choose(self, words):
        """Chooses a board and a release by a search on the first page, as far as the button of the next step, and presses
        that. Leads to the page where the next step is."""
        self.reach("Find a board and a release", role="text")
        self.key("ctrl+a")
        self.type(words)
        self.key("Return")

        def ready():
            for node in (self.find("Review", "push button"), self.find(None, "push button", "Continue")):
                if node and self.enabled(node) and node.name != "Continue" and " left" not in node.name:
                    return node.name
            return None
        self.reach(until(ready, "the next step after choosing %s" % words), role="push button")
        self.key("space")
        until(self.current_page, "a page of the plan")

    def current_page(self):
        rail = self.find(role="list")
        for index in range(rail.childCount):
            item = rail.getChildAtIndex(index)
            if has(item, pyatspi.STATE_SELECTED):
                return item.name
        return ""


def step(text, start=time.monotonic()):
    """Says what comes now and when, so that a slow or stuck part is seen in the output."""
    print("%7.1f s  %s" % (time.monotonic() - start, text), flush=True)


def run(*tests):
    """Runs the functions, or those that the command line names; says which failed, in the words of Qt Test, also into the
    file CROSSWRIGHT_TEST_RESULT. The exit status is the verdict."""
    wanted = [test for test in tests if not sys.argv[1:] or test.__name__ in sys.argv[1:]]
    result = os.environ.get("CROSSWRIGHT_TEST_RESULT")
    passed = 0

    def say(line, mode="a"):
        print(line, flush=True)
        if result:
            with open(result, mode, encoding="utf-8") as file:
                file.write(line + "\n")

    suite = os.path.splitext(os.path.basename(sys.argv[0]))[0]
    say("********* Start testing of %s *********" % suite, "w")
    for test in wanted:
        start = time.monotonic()
        try:
            test()
            passed += 1
            say("PASS   : %s::%s() %.1f s" % (suite, test.__name__, time.monotonic() - start))
        except Exception as error:
            picture(test.__name__)
            where = traceback.extract_tb(error.__traceback__)
            here = os.path.dirname(os.path.abspath(__file__))
            lines = ", ".join("%s:%d" % (os.path.basename(frame.filename), frame.lineno) for frame in where
                              if os.path.dirname(os.path.abspath(frame.filename)) == here and frame.name != "run")
            say("FAIL!  : %s::%s() %s: %s (%s)" % (suite, test.__name__, type(error).__name__, error, lines))
            for window in Window.started:
                if window.process.returncode is None:  # not ended by the test itself
                    say("         seen: %s" % window.seen())
    say("Totals: %d passed, %d failed, 0 skipped" % (passed, len(wanted) - passed))
    sys.exit(0 if wanted and passed == len(wanted) else 1)
