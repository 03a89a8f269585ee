# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_fields ui_fields ui_models ui_prompter crosswright_resources)
crosswright_test(tst_sourcepage ui_pages ui_fields ui_models ui_prompter crosswright_resources)
crosswright_test(tst_targetpage ui_pages ui_fields ui_models ui_prompter crosswright_resources)
crosswright_test(tst_toolchainpage ui_pages ui_fields ui_models ui_prompter crosswright_resources)
crosswright_test(tst_optionspage ui_pages ui_fields ui_models ui_prompter crosswright_resources)
crosswright_test(tst_startpage ui_pages ui_fields ui_models ui_prompter crosswright_resources)
