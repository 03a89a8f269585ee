# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks the accessibility tree of every page, as it is at a first start, with a configuration, with findings, with a run
that goes on and one that is over, and of every dialog: each control that can have the focus has a name, and Tab goes in
reading order."""

import os
import shutil
import subprocess

import pyatspi

from crosswright import PAGES, Failure, Window, has, rectangle, role_of, run, step, until, walk

AUTOSAVE = os.path.join(os.environ["XDG_STATE_HOME"], "crosswright", "autosave")
CHOICE = "orin nano tinyflow"


def unnamed(window):
    found = []
    for node in walk(window.top()):
        if has(node, pyatspi.STATE_FOCUSABLE) and not node.name.strip():
            found.append("%s at %s" % (role_of(node), (rectangle(node),)))
    return found


def unlabelled(window):
    """Qt calls a choice by the value that it shows; what it is for, a label tells."""
    found = []
    for node in walk(window.top()):
        if node.getRole() != pyatspi.ROLE_COMBO_BOX:
            continue
        labels = [relation.getTarget(0).name for relation in node.getRelationSet()
                  if relation.getRelationType() == pyatspi.RELATION_LABELLED_BY]
        if not any(labels):
            found.append(node.name)
    return found


def backwards(a, b):
    """Whether whoever reads comes to b before a: it stands above and not further on, or before it in its row."""
    if b[3] <= a[1]:
        return b[0] < a[2]
    lower = min(a[3] - a[1], b[3] - b[1])
    beside = min(a[3], b[3]) - max(a[1], b[1])
    return b[2] <= a[0] and 2 * beside > lower


def out_of_order(window):
    """Tabs round the window once. One step may go backwards: the one from the last stop to the first. Both places are
    read when the second one has the focus, since a scrolled page moves."""
    stops, wrong = [], []
    for _ in range(300):
        node = window.tab("Tab", stops[-1] if stops else None)

        def shown():
            frame, box = rectangle(window.top()), rectangle(node)
            return frame[1] <= box[1] < frame[3] and frame[0] <= box[0] < frame[2]
        until(shown, "%s where it is seen" % node.name)
        if stops:
            a, b = rectangle(stops[-1]), rectangle(node)
            if backwards(a, b):
                wrong.append("%s (%d, %d) after %s (%d, %d)" % (node.name, b[0], b[1], stops[-1].name, a[0], a[1]))
        if stops and node == stops[0]:
            return wrong if len(wrong) > 1 else []
        if node in stops:
            raise Failure("Tab is caught at %s after %s" % (node.name, [stop.name for stop in stops]))
        stops.append(node)
    raise Failure("Tab does not come round")


def look_at(window, title, own=True):
    """`own`: not Qt's dialog of files, which stands in for the desktop's where there is none."""
    step(title)
    nameless = unnamed(window)
    if nameless:
        raise Failure("%s: without a name: %s" % (title, "; ".join(nameless)))
    choices = unlabelled(window) if own else []
    if choices:
        raise Failure("%s: choices without a label: %s" % (title, "; ".join(choices)))
    wrong = out_of_order(window)
    if wrong:
        raise Failure("%s: %s" % (title, "; ".join(wrong)))


def look_at_page(window, title, what=""):
    window.page(PAGES.index(title) + 1, title)
    until(window.focused, "a focus on %s" % title)
    look_at(window, title + what)


def look_at_dialog(window, title, open_it, own=True):
    """Opens it, looks at it and leaves it by Esc."""
    open_it()
    window.dialog(title)
    look_at(window, "dialog " + title, own)
    window.key("Escape")
    until(lambda: window.top().name != title, "the dialog %s going away" % title)


def tabs_of(window):
    """Beside them Qt keeps two arrows for a row of tabs that is too narrow."""
    row = window.wait(role="page tab list")
    return [each for each in row if each and each.getRole() == pyatspi.ROLE_PAGE_TAB]


def begun():
    """A window with the ready combination for the sample; what a check before this one left unsaved is not asked about."""
    shutil.rmtree(AUTOSAVE, ignore_errors=True)
    window = Window()
    window.choose(CHOICE)
    window.page(1, "Source")
    return window


def everyPageOfAFirstStart():
    with Window() as window:
        look_at(window, "the first page")
        for title in PAGES:
            look_at_page(window, title)
        if not window.frame.name.startswith("Crosswright"):
            raise Failure("looking round made the configuration %s" % window.frame.name)


def everyPageWithAConfigurationAndItsFindings():
    with begun() as window:
        step("a value that two rules object to")
        window.page(3, PAGES[2])
        # What it says changes what stands beside the fields, and takes the focus back to the field from what goes away.
        window.wait(contains="Looked at ", role="label")
        window.reach("Bazel", role="text")
        window.type("3.1.0")
        window.key("Return")
        window.wait(contains="Bazel 3.1.0 is too old", role="label")
        for title in PAGES[:5]:
            look_at_page(window, title, " with findings")
        window.page(3, PAGES[2])
        window.click(window.wait(contains="Why?", role="check box"))
        window.wait(contains="Source: ", role="label")
        look_at(window, "a rule's source")
        window.key("ctrl+z")
        window.page(5, PAGES[4])
        window.button(contains="Build Tinyflow")
        look_at(window, "Review of a plan")
        window.page(3, PAGES[2])
        window.reach(role="page tab list")
        window.key("Right")
        look_at(window, "Where to get them")
        window.reach(role="page tab list")
        window.key("Right")
        window.wait(contains="Save the table", role="push button", seconds=120)
        look_at(window, "What can I build")


def everyDialog():
    with begun() as window:
        window.page(4, "Options")
        window.reach(contains="XLA", role="check box")  # a click would miss it: it stands below what is in sight
        window.key("space")
        for key, title in (("F1", "Keyboard shortcuts"), ("ctrl+k", "All actions"), ("ctrl+o", "Open"),
                           ("ctrl+s", "Save the configuration"), ("ctrl+n", "Unsaved changes")):
            look_at_dialog(window, title, lambda: window.key(key), own=key not in ("ctrl+o", "ctrl+s"))
        window.key("ctrl+comma")
        window.dialog("Preferences")
        groups = window.wait("Groups of preferences", "list")
        for number in range(groups.childCount):
            group = groups.getChildAtIndex(number)
            window.click(group)
            until(lambda: has(group, pyatspi.STATE_SELECTED), "the group %s" % group.name)
            look_at(window, "dialog Preferences, %s" % group.name)
        window.key("Escape")
        until(lambda: window.top() == window.frame, "the preferences going away")
        window.key("ctrl+k")
        window.dialog("All actions")
        window.type("About Crosswright")
        window.key("Return")
        window.dialog("About Crosswright")
        for tab in tabs_of(window):
            window.click(tab)
            look_at(window, "dialog About Crosswright, %s" % tab.name)
        window.key("Escape")
        until(lambda: window.top() == window.frame, "About going away")
        window.page(5, PAGES[4])
        look_at_dialog(window, "Save as script", lambda: window.click(window.button(contains="Save as script")), own=False)
        window.page(7, "Deploy")
        look_at_dialog(window, "Make a device on this machine", lambda: window.click(window.button("Make a virtual device")))
        look_at_dialog(window, "Which device shall be used?", lambda: window.click(window.button("Add a device")))
        step("killed with an unsaved change")
        until(lambda: [name for name in os.listdir(AUTOSAVE) if name.endswith(".json")], "the change kept")
        window.close(force=True)
    with Window() as window:
        look_at_dialog(window, "Recover changes", lambda: None)


def everyPageWithARunAndADevice():
    subprocess.run((os.environ["CROSSWRIGHT_PROGRAM"], "device", "add", "alpha", "127.0.0.1", "--port", "1",
                    "--no-contact"), check=True)
    with begun() as window:
        window.page(5, PAGES[4])
        window.click(window.button(contains="Build Tinyflow"))
        until(lambda: window.current_page() == "Build", "the Build page")
        window.wait(contains=" actions", role="label", seconds=300)
        window.wait("Running actions")
        look_at(window, "Build, which goes on")
        look_at_page(window, "History", " of a run that goes on")
        look_at_page(window, "Deploy", " with a device")
        window.page(6, "Build")
        stop = window.button(contains="Stop")
        look_at_dialog(window, "Stop the build", lambda: window.click(stop))
        window.click(stop)
        window.click(window.button("Stop the build"))
        window.button("Continue", seconds=120)
        look_at(window, "Build, which was stopped")
        look_at_page(window, "History", " of a run that is over")
        step("the tables behind the pictures, the other tabs")
        window.page(6, "Build")
        for picture in ("Memory", "Progress"):
            window.reach(contains=picture, role="chart")
            window.key("F2")
            window.wait("%s as a table" % picture)
        look_at(window, "Build with tables")
        for tab in tabs_of(window)[1:]:
            window.click(tab)
            look_at(window, "Build, %s" % tab.name)


run(everyPageOfAFirstStart, everyPageWithAConfigurationAndItsFindings, everyDialog, everyPageWithARunAndADevice)
