# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_rundirectory core_run)
crosswright_test(tst_runparts core_run)
foreach(name tst_keeper tst_runner tst_runnerends)
  crosswright_test(${name} core_run SOURCES ${name}.cpp runfixture.h runfixture.cpp
    TIMEOUT 300 ENV "CROSSWRIGHT_PROGRAM=$<TARGET_FILE:crosswright>")
  add_dependencies(${name} crosswright)
endforeach()
crosswright_test(tst_runnerbazel core_run core_catalog crosswright_resources
  SOURCES tst_runnerbazel.cpp runfixture.h runfixture.cpp bazelworkspace.h bazelworkspace.cpp
  LABELS slow bazel TIMEOUT 1800 ENV "CROSSWRIGHT_PROGRAM=$<TARGET_FILE:crosswright>")
add_dependencies(tst_runnerbazel crosswright)
