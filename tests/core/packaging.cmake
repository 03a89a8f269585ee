# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_script_test(packaging_script bash "${PROJECT_SOURCE_DIR}/tests/scripts/packaging_test.sh" "${PROJECT_SOURCE_DIR}"
  $<TARGET_FILE:crosswright>)
