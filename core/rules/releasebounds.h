// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulerun.h"

namespace cw::rules {

/// The bounds of the catalog that hold for what is built: what one of them says of a version, and all of them together.
class ReleaseBounds
{
public:
    ReleaseBounds(const RuleRun& run, QLatin1StringView of);

    bool isEmpty() const { return m_bounds.isEmpty(); }
    const QList<const Bound*>& all() const { return m_bounds; }
    const Bound* against(const QString& version) const; ///< the first that does not allow it; null: all do
    QString least() const;                              ///< "" none
    QString most() const;
    /// "11.0 or newer", "at most 7", "5.3 to 6", "not 0.5.3".
    static QString shown(const Bound& bound);
    /// Why, as the last words of a sentence, with a colon before; "" nothing is said.
    static QString because(const Bound& bound);

private:
    QList<const Bound*> m_bounds;
};

} // namespace cw::rules
