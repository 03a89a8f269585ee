# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_probe core_probe crosswright_resources Qt6::Network)
crosswright_test(tst_probeparsers core_probe)
crosswright_test(tst_probelibraries core_probe)
crosswright_test(tst_recordings core_probe)
crosswright_test(tst_treefacts core_git)
crosswright_test(tst_probespellings core_probe)
crosswright_script_test(probe_scripts_shellcheck shellcheck
  "${PROJECT_SOURCE_DIR}/resources/probe/frame.sh" "${PROJECT_SOURCE_DIR}/resources/probe/common.sh"
  "${PROJECT_SOURCE_DIR}/resources/probe/nvidia.sh"
  "${PROJECT_SOURCE_DIR}/resources/probe/host.sh" "${PROJECT_SOURCE_DIR}/resources/probe/device.sh")
crosswright_test(tst_doctor core_probe)
crosswright_test(tst_probevirtual core_probe core_device crosswright_resources LABELS device TIMEOUT 600)
crosswright_test(tst_compilers core_probe core_emit core_toolchain)
