# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_reviewpage ui_pages crosswright_resources crosswright_ui_resources
  TIMEOUT 300 ENV "CROSSWRIGHT_PROGRAM=$<TARGET_FILE:crosswright>")
add_dependencies(tst_reviewpage crosswright)
crosswright_test(tst_reviewwaits ui_pages crosswright_resources crosswright_ui_resources)
crosswright_test(tst_reviewignored ui_pages crosswright_resources crosswright_ui_resources
  ENV "CROSSWRIGHT_PROGRAM=$<TARGET_FILE:crosswright>")
add_dependencies(tst_reviewignored crosswright)
