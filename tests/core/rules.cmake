# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
set(rule_cases rulecases.h rulecases.cpp rulecases_archives.cpp rulecases_tree.cpp rulecases_cuda.cpp rulecases_toolkit.cpp rulecases_device.cpp rulecases_limits.cpp)
set(rule_fixture rulefixture.h rulefixture.cpp)
crosswright_test(tst_configuration core_config crosswright_resources)
crosswright_test(tst_rules SOURCES tst_rules.cpp ${rule_cases} ${rule_fixture} LIBS core_rules crosswright_resources)
crosswright_test(tst_ignored SOURCES tst_ignored.cpp ${rule_fixture} LIBS core_rules core_base crosswright_resources
  ENV "CROSSWRIGHT_PROGRAM=$<TARGET_FILE:crosswright>")
add_dependencies(tst_ignored crosswright)
crosswright_test(tst_rulemutation SOURCES tst_rulemutation.cpp ${rule_cases} ${rule_fixture} LIBS core_rules
  crosswright_resources)
# A sanitizer makes a combination some ten times dearer; it looks for other defects, which a tenth of them shows too.
set(combinations $<IF:$<BOOL:${CROSSWRIGHT_ASAN}>,100000,1000000>)
crosswright_test(tst_ruleproperties SOURCES tst_ruleproperties.cpp rulespace.h rulespace.cpp ${rule_fixture}
  LIBS core_rules crosswright_resources LABELS slow TIMEOUT 900 ENV CROSSWRIGHT_COMBINATIONS=${combinations})
crosswright_test(tst_publishedrows SOURCES tst_publishedrows.cpp ${rule_fixture} LIBS core_rules crosswright_resources)
crosswright_test(tst_rulebook core_rules)
crosswright_test(tst_versionview core_base)
crosswright_test(tst_sourcereader core_git crosswright_resources)
crosswright_test(tst_commandline ENV "CROSSWRIGHT_PROGRAM=$<TARGET_FILE:crosswright>")
crosswright_test(tst_configurationverbs core_base ENV "CROSSWRIGHT_PROGRAM=$<TARGET_FILE:crosswright>")
crosswright_test(tst_refusals ENV "CROSSWRIGHT_PROGRAM=$<TARGET_FILE:crosswright>")
crosswright_test(tst_saidtexts SOURCES tst_saidtexts.cpp solvefacts.h ${rule_cases} ${rule_fixture}
  LIBS crosswright_cli core_choices core_rules core_solve core_probe crosswright_resources)
crosswright_test(tst_cases SOURCES tst_cases.cpp ${rule_fixture} LIBS core_rules crosswright_resources)
target_compile_definitions(tst_cases PRIVATE "CROSSWRIGHT_CASES=\"${CMAKE_SOURCE_DIR}/tests/data/cases\"")
