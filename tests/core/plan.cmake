# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_emit core_emit core_proc core_catalog crosswright_resources)
crosswright_test(tst_planhash core_roads crosswright_resources)
crosswright_test(tst_planner core_roads crosswright_resources)
crosswright_test(tst_roads core_roads core_solve crosswright_resources)
crosswright_test(tst_planeras core_roads crosswright_resources)
crosswright_test(tst_namedtools core_roads crosswright_resources)
crosswright_test(tst_plandiff core_plan core_proc)
crosswright_test(tst_planscript core_roads core_proc crosswright_resources)
crosswright_test(tst_toolchain core_roads core_rules core_git core_probe core_bazel core_proc crosswright_resources LABELS slow bazel TIMEOUT 600)
crosswright_test(tst_planverb core_base core_proc ENV CROSSWRIGHT_PROGRAM=$<TARGET_FILE:crosswright>)
add_dependencies(tst_planverb crosswright)
