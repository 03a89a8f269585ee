# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the checks of keyboard.py have in common: one window for all of them, as a person has it, and what a key
leads to in it."""

import pyatspi

from crosswright import Failure, Window, called, has, role_of, same, until, walk


class OneWindow:
    """The window, started by the first check that asks something of it."""

    def __init__(self):
        self.started = None

    def __getattr__(self, name):
        if self.started is None:
            self.started = Window()
        return getattr(self.started, name)

    def end(self):
        if self.started and self.started.process.poll() is None:
            self.started.close(force=True)


window = OneWindow()



def equal(got, wanted, what):
    if got != wanted:
        raise Failure("%s: %r, expected %r" % (what, got, wanted))


def shown(contains, role=None):
    return window.wait(contains=contains, role=role)


def read(contains, role=None):
    """The whole name of what shows and has this in its name."""
    return until(lambda: window.find(contains=contains, role=role).name, contains)


def focus_on(node, what):
    until(lambda: same(window.focused(), node), "the focus on %s" % what)


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
    return window.dialog(title)


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
    """Role and name of everything that the key leads to, once round."""
    found = [until(window.focused, "something with the focus")]
    names = [called(found[0])]
    while True:
        node = window.tab(key, found[-1])
        if node in found:
            if not same(node, found[0]):
                raise Failure("%s is caught at %s after %s" % (key, called(node), names[-1]))
            return names
        found.append(node)
        names.append(called(node))
        if len(found) > 300:
            raise Failure("%s does not come round" % key)


OPERATED = ("push button", "check box", "text", "combo box", "spin button", "list", "tree", "tree table", "table",
            "toggle button", "chart", "slider")


def offered():
    """Role and name of what shows, can be used and have the focus."""
    return [called(node) for node in walk(window.top()) if role_of(node) in OPERATED
            and has(node, pyatspi.STATE_FOCUSABLE) and window.enabled(node)]


def left_out(found):
    """What is offered and the key never came to. Of radio buttons the chosen one is the stop; of an editable choice either
    it or its field."""
    fields = {name for role, name in found if role in ("text", "combo box")}
    return ["%s %s" % (role, name) for role, name in offered()
            if (role, name) not in found and not (role in ("text", "combo box") and name in fields)]


def while_still(check):
    """What the check finds, on a page that stood still meanwhile: what is found out about the device, the machine or a run
    comes while one looks, and changes what there is to reach."""
    for _ in range(5):
        before = until(offered, "something to operate")
        try:
            return check()
        except Exception:  # also of the bus, about what is gone
            if until(offered, "something to operate") == before:
                raise
    raise Failure("the page never stands still; last: %s" % (before,))


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
