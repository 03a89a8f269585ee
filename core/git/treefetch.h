// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalog/catalog.h"

#include <functional>

namespace cw {

/// Fetches from an address what is needed to know what its tree asks for, and no more: one commit without its history,
/// without the contents of files (where the server can leave them out), and a work tree of the files that the catalog's
/// projects read. By the system's git, so that keys, proxies and credentials are the user's. `folder` is ours: it is made
/// below a temporary name and takes its place only when complete; a former one is replaced. `progress` gets git's own
/// words and stops the fetch by returning false (a Cancelled error). Blocking; any thread.
Status fetchTree(const QString& address, const QString& ref, const QString& folder, const Catalog& catalog,
                 const std::function<bool(const QString& what)>& progress);

} // namespace cw
