# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
"""What several packages need to agree on."""

VERSION = "1.0.0"

# Libraries of a wheel lie side by side.
RPATH_ORIGIN = "-Wl,-rpath,$$ORIGIN"
