# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_memorysample core_monitor)
crosswright_test(tst_procreader core_monitor)
crosswright_test(tst_sampler core_monitor)
