# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_treefetch core_git core_catalog crosswright_resources)
