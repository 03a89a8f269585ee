# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_catalog core_catalog crosswright_resources)
crosswright_test(tst_catalogoverlay core_catalog crosswright_resources)
