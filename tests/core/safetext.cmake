# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_safetext core_base core_device core_proc ENV CROSSWRIGHT_PROGRAM=$<TARGET_FILE:crosswright>)
add_dependencies(tst_safetext crosswright)
