# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives every page of the installed window with the keyboard alone, as another process. What a key did is read through
the accessibility bus, never asked of the program; after each step something that shows has the focus."""

import os

import pyatspi

from crosswright import Failure, PAGES, Window, has, run, same, step, until, walk

PRESET = "Jetson Orin Nano: Tinyflow 1.0.0"
window = None  # one window for all checks, as a person has it


def equal(got, wanted, what):
    if got != wanted:
        raise Failure("%s: %r, expected %r" % (what, got, wanted))


def shown(contains, role=None):
    return window.wait(contains=contains, role=role)


def gone(contains, role=None):
    until(lambda: window.find(contains=contains, role=role) is None, "%s going away" % contains)


def text(name):
    """What stands in the field with this name."""
    node = window.find(name=name, role="text")
    return node.queryText().getText(0, -1)


def field(name, contents):
    """Tabs to a field and types over what stands there."""
    window.reach(name, role="text")
    window.key("ctrl+a")
    window.type(contents)
    until(lambda: text(name) == contents, "%s in %s" % (contents, name))


def clipboard():
    """What was copied, pasted into a field where it does nothing."""
    window.page(4, "Options")
    window.reach("Find an option", role="text")
    window.key("ctrl+a", "ctrl+v")
    until(lambda: text("Find an option"), "something pasted")
    pasted = text("Find an option")
    window.key("ctrl+a", "BackSpace")
    until(lambda: not text("Find an option"), "the field empty again")
    return pasted


def dialog(title):
    return until(lambda: window.top() if window.top().name == title else None, "the dialog %s" % title)


def cancelled(title, back):
    """Esc ends the dialog, and what had the focus has it again."""
    dialog(title)
    until(window.focused, "a focus in the dialog %s" % title)
    window.key("Escape")
    until(lambda: window.top().name != title, "the dialog %s going away" % title)
    until(lambda: same(window.focused(), back), lambda: "the focus being back on %s after %s" % (back.name, title))


def popup(key):
    """Presses what opens a menu of a button."""
    before = window.popups()
    window.key(key)
    until(lambda: window.popups() > before, "a menu by %s" % key)


def value(name, role="spin button"):
    return window.find(name, role).queryValue().currentValue


def checked(contains):
    return has(window.find(contains=contains, role="check box"), pyatspi.STATE_CHECKED)


def current(title):
    """Whether this tab is the chosen one; Qt 6.4 says so by its focus."""
    tab = window.find(contains=title, role="page tab")
    return tab and (has(tab, pyatspi.STATE_SELECTED) or has(tab, pyatspi.STATE_FOCUSED))


def tabbed(title, key="Right", steps=1):
    """Goes to a tab of the list that has the focus."""
    window.reach(role="page tab list")
    for _ in range(steps):
        window.key(key)
    until(lambda: current(title), "the tab %s" % title)


def stops(key="Tab"):
    """Everything that the key leads to, once round."""
    found = [until(window.focused, "something with the focus")]
    while True:
        node = window.tab(key, found[-1])
        if node in found:
            if not same(node, found[0]):
                raise Failure("%s is caught at %s after %s" % (key, node.name, found[-1].name))
            return found
        found.append(node)
        if len(found) > 300:
            raise Failure("%s does not come round" % key)


OPERATED = ("push button", "check box", "text", "combo box", "spin button", "list", "tree", "tree table", "table",
            "toggle button", "chart", "slider")


def left_out(found):
    """Controls that show, can be used and have the focus, and that the key never came to. Of radio buttons the chosen one
    is the stop; of an editable choice either it or its field."""
    names = {(node.getRoleName(), node.name) for node in found}
    fields = {node.name for node in found if node.getRoleName() in ("text", "combo box")}
    missing = []
    for node in walk(window.top()):
        role = node.getRoleName()
        if role not in OPERATED or not has(node, pyatspi.STATE_FOCUSABLE) or not window.enabled(node):
            continue
        if (role, node.name) in names or (role in ("text", "combo box") and node.name in fields) or node in found:
            continue
        missing.append("%s %s" % (role, node.name))
    return missing


# --- the checks, in the order of a session ----------------------------------------------------------------------------


def firstStartByTabAndSpace():
    global window
    window = Window()
    step("a preset by its name")
    field("Find a ready combination", "Tinyflow Orin")
    until(lambda: len([node for node in walk(window.top()) if ": Tinyflow 1.0.0" in node.name]) == 1, "one combination left")
    window.reach(contains=PRESET, role="push button")
    window.key("Return")
    until(lambda: window.current_page() == "Source", "the Source page")
    until(window.focused, "a focus on the Source page")


def everyPageByItsKeyAndTabComesRound():
    for number, title in enumerate(PAGES, 1):
        step(title)
        window.page(number, title)
        until(window.focused, "a focus on %s" % title)
        forth = stops()
        missing = left_out(forth)
        if missing:
            raise Failure("%s: Tab leaves out %s" % (title, "; ".join(missing)))
        back = stops("shift+Tab")
        equal([node.name for node in reversed(back[1:])], [node.name for node in forth[1:]], "%s backwards" % title)
    window.key("alt+Left", "alt+Left")
    until(lambda: window.current_page() == PAGES[-3], "the page before the last")
    window.key("alt+Right")
    until(lambda: window.current_page() == PAGES[-2], "the page after it")


def everyPageByTheRail():
    window.page(1, PAGES[0])
    rail = window.reach("Pages", role="list", key="shift+Tab")
    for title in PAGES[1:]:
        for _ in range(3):  # a heading may stand between
            window.key("Down")
            if window.current_page() == title:
                break
        until(lambda: window.current_page() == title, "%s by the rail" % title)
        equal(same(window.focused(), rail), True, "the rail keeps the focus")
    window.key("Home")
    until(lambda: window.current_page() == PAGES[0], "the first page by Home")
    step("F6 goes from pane to pane")
    window.tab("F6")
    equal(same(window.focused(), rail), False, "F6 leaves the rail")
    window.tab("F6")
    window.tab("F6")
    equal(same(window.focused(), rail), True, "F6 comes back to the rail")
    window.tab("shift+F6")
    window.tab("F6")
    equal(same(window.focused(), rail), True, "Shift+F6 goes the other way")


MENUS = {"f": "Save", "e": "Undo", "v": "Back", "b": "Review and build", "d": "New device…", "h": "About Crosswright"}


def menu(letter, entry):
    """Opens a menu of the menu bar; Down and Up go to the entry, Enter chooses it."""
    window.key("alt+" + letter)
    opened = until(window.menu, "the menu of Alt+%s" % letter)
    until(lambda: window.find(entry, within=opened), "%s in the menu of Alt+%s" % (entry, letter))
    return opened


def choose(letter, entry):
    opened = menu(letter, entry)
    for _ in range(opened.childCount + 1):
        node = window.focused()
        if node and node.name == entry:
            window.key("Return")
            return
        window.key("Down")
        until(lambda: not same(window.focused(), node), "the next entry of the menu")
    raise Failure("Down never comes to %s" % entry)


def everyPageByTheMenu():
    before = until(window.focused, "a focus")
    for letter, entry in MENUS.items():
        menu(letter, entry)
        window.key("Escape")
        until(lambda: window.menu() is None, "the menu of Alt+%s closed" % letter)
        window.key("Escape")
        until(lambda: same(window.focused(), before), "the focus being back after the menu of Alt+%s" % letter)
    for title in PAGES:
        choose("v", title)
        until(lambda: window.current_page() == title, "%s by the menu" % title)
        until(window.focused, "a focus on %s" % title)


def everyPageByThePalette():
    back = until(window.focused, "a focus")
    window.key("ctrl+k")
    cancelled("All actions", back)
    for title in PAGES:
        window.key("ctrl+k")
        dialog("All actions")
        window.type(title)
        until(lambda: text("Find an action") == title, "the name typed")
        window.key("Return")
        until(lambda: window.current_page() == title, "%s by the palette" % title)
        until(window.focused, "a focus on %s" % title)


def sourceFieldsAndUndo():
    window.page(1, "Source")
    until(lambda: shown("Tinyflow 1.0.0 needs"), "what the release needs")
    step("another release by its search, and back by undo")
    field("Find a release", "2.8.0 TensorFlow")
    window.key("Return")
    shown("TensorFlow 2.8.0 needs")
    equal(window.focused().name, "Release", "the table has the focus")
    window.key("ctrl+z")
    shown("Tinyflow 1.0.0 needs")
    window.key("ctrl+shift+z")
    shown("TensorFlow 2.8.0 needs")
    step("another one by an arrow")
    field("Find a release", "TensorFlow 2.1")
    window.reach("Release")
    window.key("Home")
    until(lambda: not window.find(contains="TensorFlow 2.8.0 needs"), "another release by Home")
    first = shown(" needs", "label").name
    window.key("Down")
    until(lambda: shown(" needs", "label").name != first, "another release by Down")
    for _ in range(3):
        window.key("ctrl+z")
    shown("Tinyflow 1.0.0 needs")
    field("Find a release", "x")
    window.key("BackSpace")
    step("the product by an arrow")
    window.reach("Python wheel", role="combo box")
    window.key("Down")
    window.wait("C library", "combo box")
    window.key("ctrl+z")
    window.wait("Python wheel", "combo box")
    step("the list of the choice by Alt+Down; Esc leaves it as it is")
    window.key("alt+Down", "Down", "Escape")
    window.wait("Python wheel", "combo box")
    step("a tree instead of a release by the arrows of the two ways")
    window.reach("A release", role="radio button")
    window.key("Right")
    window.wait(contains="Read the tree", role="push button")
    window.reach("Source", role="text")
    window.reach("A source tree or git repository", role="radio button")
    window.key("Left")
    window.wait("Find a release", "text")


def targetBoardsAndFields():
    window.page(2, PAGES[1])
    field("Find a board", "tx2")
    window.key("Return")
    shown("Jetson TX2", "label")
    equal(window.focused().name, "Board", "the tree has the focus")
    window.key("ctrl+z")
    shown("Jetson Orin Nano", "label")
    field("Find a board", "x")
    window.key("BackSpace")
    step("a field of free text with proposals; Enter takes it, the default comes back by its menu")
    field("GPU", "GTX 1080 Ti")
    window.key("Return")
    until(lambda: window.find(contains="GPU: ", role="push button") and not window.find("GPU: default"), "GPU set by you")
    window.reach(contains="GPU: ", role="push button")
    popup("space")
    window.key("Down", "Return")  # the first entry that can be chosen
    until(lambda: window.find("GPU: default"), "the default by the menu")
    until(window.focused, "a focus after the menu")


def toolchainRepairAndItsUndo():
    window.page(3, PAGES[2])
    field("Bazel", "3.1.0")
    window.key("Return")
    shown("Bazel 3.1.0 is too old", "label")
    shown("lock Review", "label")
    step("Why? shows where the rule comes from; it is copied")
    window.reach(contains="Why?", role="check box")
    window.key("space")
    source = shown("Source: ", "label").name
    window.reach(contains="Copy the finding", role="push button")
    window.key("space")
    copied = clipboard()
    if "Bazel 3.1.0" not in copied or source[len("Source: "):] not in copied:
        raise Failure("copied: %s" % copied)
    step("Review says that it is locked, and leads to the field")
    window.page(5, PAGES[4])
    shown("locked", "label")
    equal(window.enabled(window.find(contains="Build Tinyflow", role="push button")), False, "Build is locked")
    window.reach("Go to the field bazel", role="push button")
    window.key("Return")
    until(lambda: window.current_page() == PAGES[2], "the page of the field")
    until(lambda: window.focused().name == "Bazel", "the focus on the field")
    step("repair, undo, redo")
    window.reach(contains="Set bazel to", role="push button")
    window.key("space")
    gone("is too old")
    equal(text("Bazel").startswith("4."), True, "the repaired value")
    until(lambda: window.focused().name == "Bazel", "the focus being on the repaired field")
    window.key("ctrl+z")
    shown("Bazel 3.1.0 is too old", "label")
    window.key("ctrl+shift+z")
    gone("is too old")
    window.key("ctrl+z", "ctrl+z")
    until(lambda: not text("Bazel"), "the field as it was at first")
    step("F4 goes from finding to finding")
    seen = set()
    for _ in range(4):
        before = window.focused()
        window.key("F4")
        seen.add(until(lambda: None if same(window.focused(), before) else window.focused(), "the next finding").name)
    equal(len(seen) > 1, True, "F4 leads to several fields")
    window.page(3, PAGES[2])
    step("the other view by an arrow")
    tabbed("What can I build")
    tabbed("Parts", "Left")


def optionsOfEachKind():
    window.page(4, PAGES[3])
    step("a number")
    window.reach("Jobs", role="spin button")
    window.key("Up", "Up")
    until(lambda: value("Jobs") == 2, "2 jobs")
    step("a switch")
    window.reach(contains="xla", role="check box")
    window.key("space")
    until(lambda: checked("xla"), "xla switched on")
    step("a list of words")
    field("Machine flags", "-march=armv8.2-a+crc")
    window.key("Return")
    until(lambda: not window.find("Machine flags: default"), "flags set by you")
    step("only what is changed")
    window.reach("Only changed", role="check box")
    window.key("space")
    gone("Bazel flags", "text")
    shown("Machine flags", "text")
    window.key("space")
    shown("Bazel flags", "text")
    window.key("ctrl+z", "ctrl+z")
    until(lambda: not checked("xla") and window.find("Machine flags: default"), "undone")
    while not window.find("Jobs: default"):
        window.key("ctrl+z")
        until(window.focused, "a focus")


def filesOpenedSavedAndCancelled():
    window.page(1, PAGES[0])
    back = until(window.focused, "a focus")
    window.key("ctrl+o")
    cancelled("Open", back)
    window.key("ctrl+n")
    cancelled("Unsaved changes", back)
    window.key("ctrl+s")
    dialog("Save the configuration")
    path = os.path.join(os.environ["CROSSWRIGHT_TEST_FOLDER"], "keys.cw.json")
    window.key("ctrl+a")
    window.type(path)
    window.key("Return")
    until(lambda: os.path.exists(path), "the file")
    until(lambda: window.frame.name.startswith("keys"), "the name in the title")
    until(lambda: same(window.focused(), back), "the focus being back")
    window.key("ctrl+shift+c")
    copied = clipboard()
    equal(copied, "crosswright build %s" % path, "the copied command line")


def dialogsByKeys():
    window.page(1, PAGES[0])
    back = until(window.focused, "a focus")
    for key, title in (("F1", "Keyboard shortcuts"), ("ctrl+comma", "Preferences"), ("ctrl+k", "All actions")):
        step(title)
        window.key(key)
        dialog(title)
        stops()
        cancelled(title, back)
    choose("h", "About Crosswright")
    dialog("About Crosswright")
    stops()
    cancelled("About Crosswright", back)
    step("a preference is changed, kept and changed back")
    for wanted in ("Dark", "As the desktop"):
        window.key("ctrl+comma")
        dialog("Preferences")
        window.reach(role="combo box", contains="As the desktop" if wanted == "Dark" else "Dark")
        window.key(*(["Down", "Down"] if wanted == "Dark" else ["Up", "Up"]))
        window.wait(wanted, "combo box")
        window.key("Return")
        until(lambda: window.top().name != "Preferences", "the dialog going away")
    equal(same(until(window.focused, "a focus"), back), True, "the focus is back")
    step("every group of the preferences by arrows")
    window.key("ctrl+comma")
    dialog("Preferences")
    for contains in ("Builds", "Network", "Storage"):
        before = window.texts()
        window.key("Down")
        until(lambda: window.texts() != before, "the group %s" % contains)
    cancelled("Preferences", back)


def reviewAndApprove():
    window.page(5, PAGES[4])
    window.button(contains="Build Tinyflow")
    step("files and steps by arrows")
    window.reach("Files of the plan")
    before = text("Text of the file")
    window.key("Home", "Down", "Down", "Down")
    until(lambda: text("Text of the file") != before, "the text of another file")
    window.key("ctrl+d")
    until(lambda: current("Changes to last run"), "the changes by Ctrl+D")
    tabbed("Text", "Left", 2)
    window.reach("Steps of the plan")
    window.key("Home")
    shown("step 1 of", "label")
    window.key("Down")
    shown("step 2 of", "label")
    step("what is opened is closed by Esc")
    node = window.reach("More", role="push button")
    number = window.popups()
    popup("space")
    window.key("Escape")
    until(lambda: window.popups() == number, "the menu closed")
    until(lambda: same(window.focused(), node), "the focus on More")
    node = window.reach(contains="Save as script", role="push button")
    window.key("Return")
    cancelled("Save as script", node)
    step("approved by Ctrl+Return")
    window.key("ctrl+Return")
    until(lambda: window.current_page() == "Build", "the Build page")
    until(window.focused, "a focus on the Build page")


def buildWatchedAndStopped():
    window.page(6, "Build")
    window.button(contains="Stop", seconds=120)
    step("Tab comes round")
    stops()
    step("tables behind the pictures")
    for picture in ("Memory", "Progress"):
        window.reach(contains=picture, role="chart")
        window.key("F2")
        until(lambda: window.focused().name == "%s as a table" % picture, "the table of %s" % picture)
        window.key("F2")
        until(lambda: window.focused().getRoleName() == "chart", "the picture of %s again" % picture)
    step("the log: found, filtered")
    shown(" line", "label")
    window.key("ctrl+l")
    until(lambda: window.focused().name == "Log", "the focus on the log")
    window.key("ctrl+f")
    until(lambda: window.focused().name == "Find in the log", "the focus on its search")
    window.type("a")
    until(lambda: window.find("Next match", "push button"), "something found")
    window.key("F3", "F3", "shift+F3")
    shown(" of ", "label")
    window.key("ctrl+a", "BackSpace")
    window.reach(contains="All lines", role="combo box")
    window.key("Down", "Down")
    window.wait("Errors", "combo box")
    window.key("Up", "Up")
    window.wait("All lines", "combo box")
    window.reach("Follow", role="check box")
    step("tabs")
    tabbed("Heaviest")
    tabbed("Steps")
    window.reach("Steps of the run")
    tabbed("Log", "Left", 2)
    step("stopped; the question is answered by keys, once with Esc")
    back = until(window.focused, "a focus")
    window.key("ctrl+period")
    cancelled("Stop the build", back)
    window.key("ctrl+period")
    dialog("Stop the build")
    window.reach("Stop the build", role="push button")
    window.key("space")
    window.button("Continue", seconds=120)
    until(window.focused, "a focus after the end")


def historyOpenedRepeatedCompared():
    step("the same again")
    window.page(8, "History")
    window.reach("Runs")
    window.key("Home")
    shown("Run of ", "label")
    window.reach(contains="Build again", role="push button", key="shift+Tab")
    window.key("Return")
    until(lambda: window.current_page() == "Review", "the Review page")
    window.button(contains="Build Tinyflow")
    until(window.focused, "a focus on the Review page")
    window.key("ctrl+Return")
    until(lambda: window.current_page() == "Build", "the Build page")
    window.button(contains="Stop", seconds=120)
    choose("b", "Stop…")
    dialog("Stop the build")
    window.reach("Stop the build", role="push button")
    window.key("space")
    window.button("Continue", seconds=120)
    step("two are compared")
    window.page(8, "History")
    window.reach("Runs")
    window.key("Home")
    shown("Run of ", "label")
    window.key("shift+Down")
    shown("Two runs compared", "label")
    step("found by a word, and by the result")
    field("Find a release, a board or an error", "no such word")
    shown("0 of 2 runs", "label")
    window.key("ctrl+a", "BackSpace")
    window.reach(contains="All results", role="combo box")
    window.key("Down")
    shown("0 of 2 runs", "label")
    window.key("Up")
    shown("2 runs", "label")
    step("opened by Enter")
    window.reach("Runs")
    window.key("Home", "Return")
    until(lambda: window.current_page() == "Build", "the Build page")
    until(window.focused, "a focus on the Build page")


def deviceAddedAndChosen():
    window.page(7, "Deploy")
    node = window.reach("Make a virtual device", role="push button")
    window.key("Return")
    cancelled("Make a device on this machine", node)
    node = window.reach("Add a device", role="push button")
    window.key("Return")
    cancelled("Which device shall be used?", node)
    for name in ("alpha", "beta"):
        step("the device %s, which does not answer, is kept without contact" % name)
        window.reach("Add a device", role="push button")
        window.key("space")
        dialog("Which device shall be used?")
        window.type("127.0.0.1")
        window.reach("Port", role="spin button")
        window.type("1")
        field("Name here", name)
        window.key("Return")  # the default button: Add device
        window.button("Keep it without contact")
        window.reach("Keep it without contact", role="push button")
        window.key("space")
        until(lambda: window.top().name != "Which device shall be used?", "the dialog going away")
    step("chosen by arrows")
    window.reach("Devices")
    window.key("Home")
    shown("Deploy to alpha", "push button")
    window.key("Down")
    shown("Deploy to beta", "push button")


def quitByKey():
    window.page(4, "Options")
    window.reach("Only changed", role="check box")
    window.reach(contains="xla", role="check box")
    window.key("space", "ctrl+q")
    dialog("Unsaved changes")
    window.reach("Discard changes", role="push button")
    window.key("space")
    equal(window.process.wait(30), 0, "the end of the program")


CHECKS = [firstStartByTabAndSpace, everyPageByItsKeyAndTabComesRound, everyPageByTheRail, everyPageByTheMenu,
          everyPageByThePalette, sourceFieldsAndUndo, targetBoardsAndFields, toolchainRepairAndItsUndo, optionsOfEachKind,
          filesOpenedSavedAndCancelled, dialogsByKeys, reviewAndApprove, buildWatchedAndStopped,
          historyOpenedRepeatedCompared, deviceAddedAndChosen, quitByKey]
try:
    run(*CHECKS)
finally:
    if window and window.process.poll() is None:
        window.close(force=True)
