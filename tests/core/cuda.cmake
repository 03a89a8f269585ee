# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
set(toolkit_fixture toolkitfixture.h toolkitfixture.cpp)
crosswright_test(tst_toolkittree SOURCES tst_toolkittree.cpp ${toolkit_fixture}
  LIBS core_cuda core_proc crosswright_resources)
crosswright_test(tst_toolkitchecklist SOURCES tst_toolkitchecklist.cpp ${toolkit_fixture}
  LIBS core_cuda crosswright_resources)
crosswright_test(tst_toolkitscripts core_base core_proc)
crosswright_test(tst_cudajourney core_selftest core_base core_proc LABELS slow bazel device TIMEOUT 1800
  ENV "CROSSWRIGHT_PROGRAM=$<TARGET_FILE:crosswright>")
add_dependencies(tst_cudajourney crosswright)
