# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window as a whole by keys: the first start, the ways from page to page, files, dialogs, the end."""

import os

from crosswright import Failure, PAGES, same, step, until
from keys import (cancelled, choose, clipboard, dialog, equal, focus_on, left_out, menu, stops, text, while_still,
                  window)



CHOICE = "orin nano tinyflow"


def firstStartByTabAndSpace():
    step("the search has the first focus")
    until(lambda: window.focused().name == "Find a board and a release", "the focus on the search")
    step("a board and a release by their names")
    window.choose(CHOICE)
    window.page(1, "Source")
    until(window.focused, "a focus on the Source page")


def tabbed_round(title):
    forth = stops()
    missing = left_out(forth)
    if missing:
        raise Failure("%s: Tab leaves out %s" % (title, "; ".join(missing)))
    back = stops("shift+Tab")
    equal(back[:0:-1], forth[1:], "%s backwards" % title)


def everyPageByItsKeyAndTabComesRound():
    for number, title in enumerate(PAGES, 1):
        step(title)
        window.page(number, title)
        until(window.focused, "a focus on %s" % title)
        while_still(lambda: tabbed_round(title))
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
        focus_on(rail, "the rail still")
    window.key("Home")
    until(lambda: window.current_page() == PAGES[0], "the first page by Home")
    step("F6 goes from pane to pane")
    window.tab("F6")
    window.tab("F6")
    window.tab("F6")
    focus_on(rail, "the rail after F6 thrice")
    window.tab("shift+F6")
    window.tab("F6")
    focus_on(rail, "the rail after Shift+F6 and F6")


MENUS = {"f": "Save", "e": "Undo", "v": "Back", "b": "Review and build", "d": "New device…", "h": "About Crosswright"}


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
    focus_on(back, "what had it before the preferences")
    step("every group of the preferences by arrows")
    window.key("ctrl+comma")
    dialog("Preferences")
    for contains in ("Builds", "Network", "Storage"):
        before = window.texts()
        window.key("Down")
        until(lambda: window.texts() != before, "the group %s" % contains)
    cancelled("Preferences", back)


def quitByKey():
    window.page(4, "Options")
    window.reach("Only changed", role="check box")
    window.reach(contains="XLA:", role="check box")
    window.key("space", "ctrl+q")
    dialog("Unsaved changes")
    window.reach("Discard changes", role="push button")
    window.key("space")
    equal(window.process.wait(30), 0, "the end of the program")
