# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_partspanel
  SOURCES tst_partspanel.cpp ../core/fetchserver.h ../core/toolkitfixture.h ../core/toolkitfixture.cpp
  TIMEOUT 300 LIBS ui_pages ui_toolchain core_solve core_cuda core_fetch core_proc crosswright_ui_resources crosswright_resources)
crosswright_test(tst_bazelpanel
  SOURCES tst_bazelpanel.cpp ../core/fetchserver.h
  TIMEOUT 300 LIBS ui_pages ui_toolchain core_solve core_fetch core_proc crosswright_ui_resources crosswright_resources)
crosswright_test(tst_reviewtoolchain ui_review core_config crosswright_resources crosswright_ui_resources)
