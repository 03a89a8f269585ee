# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_bazelflags core_bazel core_catalog crosswright_resources)
crosswright_test(tst_bazelversion core_bazel)
crosswright_test(tst_eventreader core_bazel)
crosswright_test(tst_progressparser core_bazel)
crosswright_test(tst_bazelbuild core_bazel core_catalog core_monitor core_proc crosswright_resources LABELS slow bazel TIMEOUT 600)
