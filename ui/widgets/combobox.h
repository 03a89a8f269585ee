// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace cw {

/// A combo box whose text may be longer than its room: it is shortened at its end; the tool tip shows the whole, Ctrl+C
/// and the context menu copy it.
class ComboBox : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

    /// What stands in the box: the choice, what was typed, or what holds while nothing is set.
    QString wholeText() const;
    bool isShortened() const;

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
};

} // namespace cw
