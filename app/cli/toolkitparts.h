// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/cli/interrupt.h"
#include "core/cuda/toolkitfetch.h"

#include <QElapsedTimer>

namespace cw::cli {

/// Says how fetching goes: an object per piece of news with --json, one line that changes on a terminal, else a line for each
/// part. Ctrl-C ends it.
class FetchNarrator
{
public:
    explicit FetchNarrator(const Console& console);
    bool operator()(const fetch::News& news);
    void end() const; ///< leaves no half line on a terminal

private:
    const Console& m_console;
    Interrupt m_interrupt;
    bool m_line;
    QString m_last;
    QElapsedTimer m_since;
};

/// Shows the licences of the parts that were not accepted yet and asks, or takes `accepted` (--accept-licence) for the
/// answer. Refused without an answer. Nothing is asked for parts that are here already.
Status agreeToLicences(const QList<const PartSource*>& parts, const Catalog& catalog, const fetch::Places& places,
                       bool accepted, Console& console);

/// A part is here: how much was fetched, and in what time.
void sayFetched(const fetch::Part& part, const fetch::Fetched& fetched, Console& console);

/// "aarch64" for "aarch64" and "arm64"; "" for what no toolkit is made for.
QString toolkitMachine(const QString& word);

} // namespace cw::cli
