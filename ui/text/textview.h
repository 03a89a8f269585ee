// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/codepane.h"

#include <QWidget>

namespace cw {

class FindBar;

/// A read-only text: highlighted, numbered, with find (Ctrl+F) and copy.
class TextView : public QWidget
{
    Q_OBJECT

public:
    explicit TextView(QWidget* parent = nullptr);

    void setText(const QString& text, const QString& definition);
    CodePane& pane() const { return *m_pane; }

private:
    CodePane* m_pane;
    FindBar* m_find;
};

} // namespace cw
