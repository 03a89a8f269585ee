# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_wrappers core_emit core_proc crosswright_resources)
file(GLOB emitted_scripts CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/resources/templates/programs/*"
  "${PROJECT_SOURCE_DIR}/resources/templates/wrappers/crosstool_wrapper_*")
list(FILTER emitted_scripts EXCLUDE REGEX "\\.cc$")
list(FILTER emitted_scripts EXCLUDE REGEX "\\.py$")
crosswright_script_test(emitted_scripts_shellcheck shellcheck ${emitted_scripts})
crosswright_test(tst_wrapperbuild SOURCES tst_wrapperbuild.cpp realbazel.h realbazel.cpp
  LIBS core_emit core_probe core_proc core_catalog crosswright_resources LABELS slow bazel TIMEOUT 1800)
