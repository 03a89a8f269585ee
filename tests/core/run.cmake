# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_rundirectory core_run)
crosswright_test(tst_failuretext core_run)
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
# What runs meet when processes are killed, stopped, starved, or lose their folder or their clock.
add_library(jumpingclock MODULE ../support/jumpingclock.cpp)
target_link_libraries(jumpingclock PRIVATE crosswright_options)
foreach(name tst_runlimits tst_runfaults)
  crosswright_test(${name} core_run SOURCES ${name}.cpp fakebazelplan.h runfixture.h runfixture.cpp TIMEOUT 300
    ENV "CROSSWRIGHT_PROGRAM=$<TARGET_FILE:crosswright>" "JUMPING_CLOCK_LIBRARY=$<TARGET_FILE:jumpingclock>")
  add_dependencies(${name} crosswright jumpingclock)
endforeach()
