# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_rules SOURCES tst_rules.cpp rulecases.h rulecases.cpp LIBS core_rules crosswright_resources)
