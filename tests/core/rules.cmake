# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_configuration core_config crosswright_resources)
crosswright_test(tst_rules SOURCES tst_rules.cpp rulecases.h rulecases.cpp LIBS core_rules crosswright_resources)
crosswright_test(tst_versionview core_base)
crosswright_test(tst_sourcereader core_git crosswright_resources)
crosswright_test(tst_commandline ENV "CROSSWRIGHT_PROGRAM=$<TARGET_FILE:crosswright>")
crosswright_test(tst_configurationverbs core_base ENV "CROSSWRIGHT_PROGRAM=$<TARGET_FILE:crosswright>")
crosswright_test(tst_refusals ENV "CROSSWRIGHT_PROGRAM=$<TARGET_FILE:crosswright>")
