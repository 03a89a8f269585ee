# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_layering ENV "CROSSWRIGHT_PROGRAM=$<TARGET_FILE:crosswright>")
crosswright_script_test(tally_script "${PROJECT_SOURCE_DIR}/tests/scripts/tally_test.sh")
