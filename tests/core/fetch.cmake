# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
crosswright_test(tst_fetch SOURCES tst_fetch.cpp fetchserver.h LIBS core_fetch)
crosswright_test(tst_fetchsources SOURCES tst_fetchsources.cpp fetchserver.h LIBS core_fetch core_proc)
