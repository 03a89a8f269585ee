// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPlainTextEdit>

namespace KSyntaxHighlighting {
class SyntaxHighlighter;
}

namespace cw {

/// Read-only text with highlighting and a margin of line numbers; also the lines of a comparison with their tint and
/// sign. For texts that fit into memory (plan files); a log has its own view. The caret moves by keyboard, so that text can
/// be selected and read aloud without a mouse.
class CodePane : public QPlainTextEdit
{
    Q_OBJECT

public:
    enum class LineKind { Same, Added, Removed, Missing };
    /// What stands in the margin beside a line: its number before and after; 0: none.
    struct Line
    {
        LineKind kind = LineKind::Same;
        int before = 0;
        int after = 0;
    };
    enum class Numbers { None, One, Both };

    explicit CodePane(QWidget* parent = nullptr);

    /// `definition` is a name of cw::syntax; "" is plain. Without `lines` they are numbered from 1.
    void setCode(const QString& text, const QString& definition, const QList<Line>& lines = {});
    void setNumbers(Numbers numbers);
    const QList<Line>& lines() const { return m_lines; }
    int currentLine() const; ///< from 0
    void goToLine(int line); ///< from 0

    /// The next or previous place of a text, round at the ends; marks every place. False: not there.
    bool findText(const QString& text, int direction, bool fromHere);
    int places(const QString& text) const;
    void markAll(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    friend class CodeMargin;
    int marginWidth() const;
    void paintMargin(QPaintEvent* event);
    void placeMargin();
    void applyTheme();
    Line lineAt(int line) const;

    KSyntaxHighlighting::SyntaxHighlighter* m_highlighter;
    QWidget* m_margin;
    QList<Line> m_lines;
    Numbers m_numbers = Numbers::One;
    QString m_marked;
};

} // namespace cw
