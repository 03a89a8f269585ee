// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The resource compiler adds the embedded files to this library; a library needs one source of its own.
namespace cw {}
