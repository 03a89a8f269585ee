# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
find_program(DBUS_DAEMON dbus-daemon)
mark_as_advanced(DBUS_DAEMON)
crosswright_test(tst_mainwindow ui_shell crosswright_resources crosswright_ui_resources
  SOURCES tst_mainwindow.cpp openedwindow.h TIMEOUT 300)
crosswright_test(tst_windowacts ui_shell crosswright_resources crosswright_ui_resources
  SOURCES tst_windowacts.cpp openedwindow.h runmaker.h runmaker.cpp TIMEOUT 300)
crosswright_test(tst_documents ui_shell crosswright_resources crosswright_ui_resources)
crosswright_test(tst_dialogs ui_dialogs ui_desktop crosswright_resources crosswright_ui_resources)
crosswright_test(tst_desktop ui_desktop Qt6::DBus ENV "CROSSWRIGHT_DBUS_DAEMON=${DBUS_DAEMON}")
crosswright_test(tst_nothingcut ui_shell crosswright_resources crosswright_ui_resources
  SOURCES tst_nothingcut.cpp cutfinder.h cutfinder.cpp runmaker.h runmaker.cpp TIMEOUT 300)
