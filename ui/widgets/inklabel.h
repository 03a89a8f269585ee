// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace cw {

struct Tokens;

/// A label with a type and an ink of the design; both follow a change of font or scheme. Text can be selected and copied.
class InkLabel : public QLabel
{
    Q_OBJECT

public:
    enum class Kind { Body, Strong, Title, Section, Figure, Small, Mono };
    enum class Ink { Text, Secondary, Good, Warning, Error };

    explicit InkLabel(Kind kind, Ink ink, QWidget* parent = nullptr);
    InkLabel(const QString& text, Kind kind, Ink ink, QWidget* parent = nullptr);

    void setInk(Ink ink);
    static QColor colour(Ink ink, const Tokens& tokens);
    /// Long text (a path) is shortened in the middle, with the whole text as tool tip and to be copied; the label may then be narrow.
    void setElided(bool elided);

    bool isElided() const { return m_elided; }

    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void apply();

    Kind m_kind;
    Ink m_ink;
    bool m_elided = false;
    bool m_applying = false;
};

} // namespace cw
