// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace cw {

/// A hairline: what separates panes and groups instead of frames.
class Hairline : public QWidget
{
    Q_OBJECT

public:
    explicit Hairline(Qt::Orientation orientation, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// Its name on the pages. Not the class's own: core has a cw::Rule, and two classes of one name share one destructor.
using Rule = Hairline;

} // namespace cw
