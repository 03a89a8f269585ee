# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks the accessibility tree of every page: each focusable control has a name, and Tab goes in reading order."""

import pyatspi

from crosswright import PAGES, Failure, Window, has, rectangle, run, step, until, walk


def unnamed(window):
    found = []
    for node in walk(window.top()):
        if has(node, pyatspi.STATE_FOCUSABLE) and not node.name.strip():
            found.append("%s at %s" % (node.getRoleName(), (rectangle(node),)))
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


def out_of_order(window):
    """Tabs round the window once. Going up is right only to a column further on, and once: from the last stop to the
    first. Both places are read when the second one has the focus, since a scrolled page moves."""
    stops, wrong = [], []
    for _ in range(300):
        node = window.tab("Tab", stops[-1] if stops else None)
        top, bottom = rectangle(window.frame)[1], rectangle(window.frame)[3]
        until(lambda: top <= rectangle(node)[1] < bottom, "%s scrolled to where it is seen" % node.name)
        if stops:
            a, b = rectangle(stops[-1]), rectangle(node)
            if b[3] <= a[1] and b[0] < a[2]:
                wrong.append("%s (%d, %d) after %s (%d, %d)" % (node.name, b[0], b[1], stops[-1].name, a[0], a[1]))
        if stops and node == stops[0]:
            return wrong if len(wrong) > 1 else []
        if node in stops:
            raise Failure("Tab is caught at %s after %s" % (node.name, [stop.name for stop in stops]))
        stops.append(node)
    raise Failure("Tab does not come round")


def look_at(window, title):
    nameless = unnamed(window)
    if nameless:
        raise Failure("%s: without a name: %s" % (title, "; ".join(nameless)))
    choices = unlabelled(window)
    if choices:
        raise Failure("%s: choices without a label: %s" % (title, "; ".join(choices)))
    wrong = out_of_order(window)
    if wrong:
        raise Failure("%s: %s" % (title, "; ".join(wrong)))


def everyFocusableControlIsNamedAndTabReadsThePage():
    window = Window()
    try:
        look_at(window, "the first page")
        for number, title in enumerate(PAGES, 1):
            step(title)
            window.page(number, title)
            look_at(window, title)
    finally:
        window.close()


run(everyFocusableControlIsNamedAndTabReadsThePage)
