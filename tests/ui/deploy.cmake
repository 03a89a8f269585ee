# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_deviceerrand ui_deploy crosswright_ui_resources crosswright_resources
  ENV CROSSWRIGHT_GUI_PROGRAM=$<TARGET_FILE:crosswright-gui>)
add_dependencies(tst_deviceerrand crosswright-gui)
crosswright_test(tst_deploypage ui_pages crosswright_ui_resources crosswright_resources TIMEOUT 300)
crosswright_test(tst_devicefocus ui_pages crosswright_ui_resources crosswright_resources TIMEOUT 300)
crosswright_test(tst_devicemodel ui_deploy crosswright_ui_resources crosswright_resources)
