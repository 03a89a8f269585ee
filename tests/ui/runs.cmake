# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_plots ui_plots ui_prompter crosswright_ui_resources)
foreach(name tst_runwatch tst_runmodels tst_buildalarms tst_buildends tst_buildpage tst_historypage tst_taborder)
  crosswright_test(${name} ui_pages ui_runs ui_plots ui_prompter crosswright_resources crosswright_ui_resources
    SOURCES ${name}.cpp shownbuild.h runmaker.h runmaker.cpp TIMEOUT 300)
endforeach()
