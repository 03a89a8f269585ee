# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_fetch SOURCES tst_fetch.cpp fetchserver.h LIBS core_fetch)
crosswright_test(tst_fetchsources SOURCES tst_fetchsources.cpp fetchserver.h LIBS core_fetch core_proc)
crosswright_test(tst_bazelfetch SOURCES tst_bazelfetch.cpp fetchserver.h
  LIBS core_bazelfetch core_proc Qt6::Network crosswright_resources)
crosswright_test(tst_bazelsources core_bazelfetch crosswright_resources)
crosswright_test(tst_bazelchoice core_roads core_rules core_selection core_plan crosswright_resources)
crosswright_test(tst_realbazelfetch core_base core_proc LABELS slow bazel TIMEOUT 600
  ENV "CROSSWRIGHT_PROGRAM=$<TARGET_FILE:crosswright>")
