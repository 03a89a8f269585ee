# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_catalog core_catalog crosswright_resources)
crosswright_test(tst_catalogoverlay core_catalog crosswright_resources)
crosswright_test(tst_presets SOURCES tst_presets.cpp presetmachine.h presetmachine.cpp LIBS core_config core_rules crosswright_resources)
crosswright_test(tst_catalogfacts core_catalog crosswright_resources)
