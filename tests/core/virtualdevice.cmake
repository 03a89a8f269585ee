# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
# With a prepared root in the cache half a minute; the first run fetches and prepares it.
crosswright_test(tst_virtualdevice core_device crosswright_resources Qt6::Network LABELS device TIMEOUT 600)
