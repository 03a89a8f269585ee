# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_logindex ui_text core_proc)
crosswright_test(tst_stallwatch Qt6::Widgets SOURCES tst_stallwatch.cpp stallwatch.h)
crosswright_test(tst_logview ui_text crosswright_ui_resources TIMEOUT 300)
crosswright_test(tst_textview ui_text crosswright_ui_resources)
