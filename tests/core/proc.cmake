# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_ptyprocess core_proc)
crosswright_test(tst_sessionprocess core_proc)
