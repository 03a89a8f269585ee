# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
foreach(name tst_configure tst_configurewritten tst_configurefaults)
  crosswright_test(${name} SOURCES ${name}.cpp configurefixture.h
    LIBS core_configure core_roads core_plan core_run crosswright_resources)
endforeach()
