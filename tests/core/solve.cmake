# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_solve SOURCES tst_solve.cpp solvefacts.h LIBS core_solve crosswright_resources)
crosswright_test(tst_solveforward SOURCES tst_solveforward.cpp solvefacts.h LIBS core_solve crosswright_resources)
crosswright_test(tst_solveverb core_base ENV "CROSSWRIGHT_PROGRAM=$<TARGET_FILE:crosswright>")
crosswright_test(tst_solveproperties SOURCES tst_solveproperties.cpp solvefacts.h LIBS core_solve crosswright_resources)
