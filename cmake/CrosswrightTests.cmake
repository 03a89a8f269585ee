# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later

# The tests are run with what they need and nothing of the person's own: no display, plain English, Qt's own limits off
# (ctest's TIMEOUT decides). Every Qt Test program also writes its lines to test-results/NAME.txt; `./dev test` adds up
# the "Totals:" found there, so that the last line counts test functions, not programs.
set(CROSSWRIGHT_TEST_RESULTS "${PROJECT_BINARY_DIR}/test-results")
file(MAKE_DIRECTORY "${CROSSWRIGHT_TEST_RESULTS}")

# Shared by both functions below.
function(_crosswright_test_properties name label_list timeout locks env)
  foreach(heavy IN ITEMS bazel device)   # one real Bazel and one virtual device at a time: two cores, one port range
    if(heavy IN_LIST label_list)
      list(APPEND locks ${heavy})
    endif()
  endforeach()
  if(NOT timeout)
    set(timeout 120)
    if("slow" IN_LIST label_list)
      set(timeout 900)
    endif()
  endif()
  math(EXPR function_timeout_ms "${timeout} * 1000")
  set_tests_properties(${name} PROPERTIES
    LABELS "${label_list}"
    TIMEOUT ${timeout}
    RESOURCE_LOCK "${locks}"
    ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QTEST_FUNCTION_TIMEOUT=${function_timeout_ms};LC_ALL=C.UTF-8;TZ=UTC;ASAN_OPTIONS=abort_on_error=1:detect_leaks=1;UBSAN_OPTIONS=print_stacktrace=1;LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/lsan.supp:print_suppressions=0;CROSSWRIGHT_SOURCE_DIR=${PROJECT_SOURCE_DIR};CROSSWRIGHT_BINARY_DIR=${PROJECT_BINARY_DIR};${env}")
endfunction()

# crosswright_test(NAME LIBS… [SOURCES …] [LABELS slow|bazel|device …] [TIMEOUT SECONDS] [LOCK …] [ENV K=V …])
# One Qt Test program. Without SOURCES it is made of NAME.cpp beside the list file. LIBS are targets (core_base …).
# A program holds one test class: a second QTest::qExec would overwrite the first one's results.
# Definitions in the program: TEST_DATA_DIR (tests/data) and CROSSWRIGHT_SOURCE_DIR.
function(crosswright_test name)
  cmake_parse_arguments(T "" "TIMEOUT" "SOURCES;LABELS;LOCK;ENV;LIBS" ${ARGN})
  if(NOT T_SOURCES)
    set(T_SOURCES ${name}.cpp)
  endif()
  foreach(library IN LISTS T_LIBS T_UNPARSED_ARGUMENTS)
    if(library MATCHES "^core_" AND NOT TARGET ${library})
      message(FATAL_ERROR "The test ${name} links ${library}, which is not a target. Name the area's library, core_<area>.")
    endif()
  endforeach()
  add_executable(${name} ${T_SOURCES})
  target_link_libraries(${name} PRIVATE crosswright_options Qt6::Core Qt6::Test ${T_LIBS} ${T_UNPARSED_ARGUMENTS})
  if("${T_LIBS};${T_UNPARSED_ARGUMENTS}" MATCHES "(^|;)ui_")
    crosswright_use_precompiled(${name} ui)
  else()
    crosswright_use_precompiled(${name} core)
  endif()
  # QTRY_VERIFY of Qt 6.8 narrows a duration in the file that uses it. A source's options come after its target's.
  set_source_files_properties(${T_SOURCES} PROPERTIES COMPILE_OPTIONS -Wno-conversion)
  target_compile_definitions(${name} PRIVATE
    TEST_DATA_DIR="${PROJECT_SOURCE_DIR}/tests/data" CROSSWRIGHT_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  add_test(NAME ${name} COMMAND ${name} -o "${CROSSWRIGHT_TEST_RESULTS}/${name}.txt,txt" -o -,txt)
  _crosswright_test_properties(${name} "${T_LABELS}" "${T_TIMEOUT}" "${T_LOCK}" "${T_ENV}")
endfunction()

# crosswright_script_test(NAME COMMAND… [LABELS …] [TIMEOUT SECONDS] [LOCK …] [ENV K=V …])
# A test that is a script: its exit status is the verdict, and it counts as one.
function(crosswright_script_test name)
  cmake_parse_arguments(T "" "TIMEOUT" "LABELS;LOCK;ENV" ${ARGN})
  add_test(NAME ${name} COMMAND ${T_UNPARSED_ARGUMENTS} WORKING_DIRECTORY "${PROJECT_BINARY_DIR}")
  _crosswright_test_properties(${name} "${T_LABELS}" "${T_TIMEOUT}" "${T_LOCK}" "${T_ENV}")
endfunction()

# crosswright_bench(NAME LIBS…): a program that measures. `./dev bench` builds the target `benchmarks` and runs
# them; the tests do not.
add_custom_target(benchmarks)
function(crosswright_bench name)
  add_executable(${name} ${name}.cpp)
  target_link_libraries(${name} PRIVATE crosswright_options Qt6::Core Qt6::Test ${ARGN})
  target_compile_definitions(${name} PRIVATE TEST_DATA_DIR="${PROJECT_SOURCE_DIR}/tests/data")
  set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)
  add_dependencies(benchmarks ${name})
endfunction()
