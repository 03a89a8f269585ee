# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_selftest core_selftest core_probe crosswright_resources TIMEOUT 600)
