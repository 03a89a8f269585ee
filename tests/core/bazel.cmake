# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_bazelflags core_bazel)
crosswright_test(tst_bazelversion core_bazel)
crosswright_test(tst_eventreader core_bazel)
crosswright_test(tst_progressparser core_bazel)
crosswright_test(tst_bazelbuild core_bazel core_monitor core_proc LABELS slow bazel TIMEOUT 600)
