# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_treefetch core_git core_catalog crosswright_resources)
crosswright_test(tst_cloneverb core_base ENV "CROSSWRIGHT_PROGRAM=$<TARGET_FILE:crosswright>")
