// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace cw::fetch {

/// What a person agrees to before somebody else's program is fetched for the first time.
struct Licence
{
    QString id;    ///< "nvidia-cuda"
    QString name;  ///< "NVIDIA Software License Agreement and CUDA Supplement"
    QString where; ///< where its text stands: an address, or a file inside the package
    QString terms; ///< what matters for this use, in our words

    QString text() const;   ///< all of it as it is shown
    QString sha256() const; ///< of that text: when it changes, it is shown again
};

/// When it was accepted; nothing when it was not, or when what was shown then has changed
/// (paths::config()/licences.json; docs/formats.md).
std::optional<QDateTime> acceptedAt(const Licence& licence);

/// Notes that the person at this account accepted it now.
Status accept(const Licence& licence, const QDateTime& now);

} // namespace cw::fetch
