# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_sshcommand core_device)
crosswright_test(tst_virtualsuite core_device)
crosswright_test(tst_sshshell core_device Qt6::Network)
crosswright_test(tst_firstcontact core_device Qt6::Network)
crosswright_test(tst_devicecommands core_device core_probe Qt6::Network ENV CROSSWRIGHT_PROGRAM=$<TARGET_FILE:crosswright>)
add_dependencies(tst_devicecommands crosswright)
crosswright_test(tst_devicefaults core_device Qt6::Network TIMEOUT 300 ENV CROSSWRIGHT_PROGRAM=$<TARGET_FILE:crosswright>)
add_dependencies(tst_devicefaults crosswright)
