# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_rundirectory core_run)
foreach(name tst_runner)
  crosswright_test(${name} core_run SOURCES ${name}.cpp runfixture.h runfixture.cpp
    TIMEOUT 300 ENV "CROSSWRIGHT_PROGRAM=$<TARGET_FILE:crosswright>")
  add_dependencies(${name} crosswright)
endforeach()
