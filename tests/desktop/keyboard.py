# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives every page of the installed window with the keyboard alone, as another process. What a key did is read through
the accessibility bus, never asked of the program; after each step something that shows has the focus. The checks are in
the order of a session, in one window; names of checks as arguments run only these."""

from crosswright import run
from keys import window
from keys_plan import optionsOfEachKind, sourceFieldsAndUndo, targetBoardsAndFields, toolchainRepairAndItsUndo
from keys_run import (buildWatchedAndStopped, deviceAddedAndChosen, deviceAskedChangedAndRemoved,
                      historyOpenedRepeatedCompared, reviewAndApprove)
from keys_window import (dialogsByKeys, everyPageByItsKeyAndTabComesRound, everyPageByTheMenu, everyPageByThePalette,
                         everyPageByTheRail, filesOpenedSavedAndCancelled, firstStartByTabAndSpace, quitByKey)

try:
    run(firstStartByTabAndSpace, everyPageByItsKeyAndTabComesRound, everyPageByTheRail, everyPageByTheMenu,
        everyPageByThePalette, sourceFieldsAndUndo, targetBoardsAndFields, toolchainRepairAndItsUndo, optionsOfEachKind,
        filesOpenedSavedAndCancelled, dialogsByKeys, reviewAndApprove, buildWatchedAndStopped,
        historyOpenedRepeatedCompared, deviceAddedAndChosen, deviceAskedChangedAndRemoved, quitByKey)
finally:
    window.end()
