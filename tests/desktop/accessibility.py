# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks the accessibility tree of every page: each focusable control has a name, and Tab goes in reading order."""

import pyatspi

from crosswright import Failure, Window, has, rectangle, run, until, walk

PAGES = ["Source", "Target and device", "Toolchain & CUDA", "Options", "Review", "Build", "Deploy", "History"]


def unnamed(window):
    found = []
    for node in walk(window.top()):
        if has(node, pyatspi.STATE_FOCUSABLE) and not node.name.strip():
            found.append("%s at %s" % (node.getRoleName(), (rectangle(node),)))
    return found


def tab_stops(window):
    """What Tab reaches, from the first stop until the first comes again."""
    stops = []
    for _ in range(200):
        window.key("Tab")
        node = until(window.focused, "something with the focus")
        if stops and node == stops[0]:
            return stops
        if node in stops:
            raise Failure("Tab is caught at %s after %s" % (node.name, [stop.name for stop in stops]))
        stops.append(node)
    raise Failure("Tab does not come round")


def out_of_order(stops):
    """Going up is right only to a column further on. The step from the last stop to the first is not looked at."""
    found = []
    for before, after in zip(stops, stops[1:]):
        a, b = rectangle(before), rectangle(after)
        if b[3] <= a[1] and b[0] < a[2]:
            found.append("%s (%d, %d) after %s (%d, %d)" % (after.name, b[0], b[1], before.name, a[0], a[1]))
    return found


def look_at(window, title):
    window.frame.queryComponent()
    nameless = unnamed(window)
    if nameless:
        raise Failure("%s: without a name: %s" % (title, "; ".join(nameless)))
    stops = tab_stops(window)
    # From the rail on: the order starts anywhere, since the focus was somewhere.
    first = min(range(len(stops)), key=lambda i: (rectangle(stops[i])[0], rectangle(stops[i])[1]))
    wrong = out_of_order(stops[first:] + stops[:first])
    if wrong:
        raise Failure("%s: %s" % (title, "; ".join(wrong)))


def everyFocusableControlIsNamedAndTabReadsThePage():
    window = Window()
    try:
        look_at(window, "the first page")
        for number, title in enumerate(PAGES, 1):
            window.page(number, title)
            look_at(window, title)
    finally:
        window.close()


run(everyFocusableControlIsNamedAndTabReadsThePage)
