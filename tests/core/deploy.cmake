# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_elf core_deploy core_proc)
crosswright_test(tst_wheel core_deploy core_proc)
crosswright_test(tst_deployment core_deploy core_proc crosswright_resources)
crosswright_test(tst_rollback core_deploy core_proc crosswright_resources)
