// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cutfinder.h"

#include "ui/fields/rowdelegate.h"
#include "ui/look/metrics.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/choicecard.h"
#include "ui/widgets/combobox.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/inklabel.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOptionFrame>
#include <QTabBar>
#include <QTextDocument>
#include <QTreeView>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

constexpr int pixel = 1; // of rounding

class CutFinder
{
public:
    explicit CutFinder(QWidget& window) : m_window(window) {}

    QStringList find()
    {
        for (QWidget* widget : m_window.findChildren<QWidget*>()) {
            if (!widget->isVisibleTo(&m_window) || widget->window() != &m_window || widget->size().isEmpty())
                continue;
            text(widget);
            if (hasText(widget))
                edges(widget);
        }
        return m_found;
    }

private:
    static bool hasText(const QWidget* widget)
    {
        return qobject_cast<const QLabel*>(widget) || qobject_cast<const QAbstractButton*>(widget)
               || qobject_cast<const QComboBox*>(widget) || qobject_cast<const QLineEdit*>(widget)
               || qobject_cast<const QTabBar*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget);
    }

    void report(const QWidget* widget, const QString& what, int needs, int has)
    {
        QStringList path;
        for (const QWidget* each = widget; each && each != &m_window; each = each->parentWidget()) {
            if (!each->objectName().isEmpty() && !each->objectName().startsWith("qt_"_L1))
                path.prepend(each->objectName());
        }
        m_found.append(u"%1 (%2) \"%3\": needs %4, has %5"_s
                           .arg(path.join(u'/'), QString::fromLatin1(widget->metaObject()->className()), what)
                           .arg(needs)
                           .arg(has));
    }

    void room(const QWidget* widget, const QString& what, int needs, int has)
    {
        if (needs > has + pixel)
            report(widget, what, needs, has);
    }

    void text(QWidget* widget)
    {
        if (const auto* ink = qobject_cast<InkLabel*>(widget); ink && ink->isElided()) {
            const bool whole = ink->fontMetrics().horizontalAdvance(ink->text()) <= ink->contentsRect().width();
            if (!whole && !ink->toolTip().contains(ink->text()))
                report(widget, ink->text() + " (no tool tip)"_L1, 0, 0);
            room(widget, ink->text(), ink->fontMetrics().height(), ink->height());
        } else if (const auto* label = qobject_cast<QLabel*>(widget)) {
            labelText(label);
        } else if (const auto* combo = qobject_cast<ComboBox*>(widget)) {
            if (combo->isShortened() && combo->fontMetrics().averageCharWidth() * 7 > combo->width() - 30)
                report(widget, combo->wholeText(), combo->sizeHint().width(), combo->width());
        } else if (const auto* plain = qobject_cast<QComboBox*>(widget)) {
            room(widget, plain->currentText(), plain->fontMetrics().horizontalAdvance(plain->currentText()) + 36,
                 plain->width());
        } else if (qobject_cast<ChoiceCard*>(widget)) {
            room(widget, static_cast<QAbstractButton*>(widget)->text(), widget->heightForWidth(widget->width()),
                 widget->height());
        } else if (const auto* button = qobject_cast<QAbstractButton*>(widget)) {
            if (!button->text().isEmpty() && !qobject_cast<QLineEdit*>(button->parentWidget()))
                room(widget, button->text(), button->sizeHint().width(), button->width());
        } else if (const auto* spin = qobject_cast<QSpinBox*>(widget)) {
            const auto* line = spin->findChild<QLineEdit*>();
            room(widget, spin->text(), spin->fontMetrics().horizontalAdvance(spin->text()) + 4, line->width());
        } else if (const auto* line = qobject_cast<QLineEdit*>(widget)) {
            lineText(line);
        } else if (const auto* tabs = qobject_cast<QTabBar*>(widget)) {
            tabTexts(tabs);
        } else if (const auto* head = qobject_cast<QHeaderView*>(widget)) {
            headTexts(head);
        } else if (const auto* bar = qobject_cast<QMenuBar*>(widget)) {
            for (QAction* action : bar->actions())
                room(widget, action->text(), bar->actionGeometry(action).right(), bar->width());
        } else if (const auto* view = qobject_cast<QTreeView*>(widget)) {
            cells(view);
        }
    }

    void labelText(const QLabel* label)
    {
        if (label->text().isEmpty() || !label->pixmap(Qt::ReturnByValue).isNull())
            return;
        if (!label->wordWrap()) {
            room(label, label->text(), label->sizeHint().width(), label->width());
            room(label, label->text(), label->sizeHint().height() - 2, label->height());
            return;
        }
        room(label, label->text(), label->heightForWidth(label->width()), label->height() + 2);
        // A word that is longer than the line hangs over.
        QTextDocument document;
        document.setDefaultFont(label->font());
        if (Qt::mightBeRichText(label->text()) || label->textFormat() == Qt::RichText)
            document.setHtml(label->text());
        else
            document.setPlainText(label->text());
        for (const QString& word : document.toPlainText().split(QRegularExpression(u"[\\s\u200b/-]+"_s))) {
            if (!word.contains(QRegularExpression(u"[\u3000-\u9fff]"_s))) // Chinese breaks anywhere
                room(label, word, label->fontMetrics().horizontalAdvance(word), label->contentsRect().width());
        }
    }

    void lineText(const QLineEdit* line)
    {
        if (qobject_cast<QComboBox*>(line->parentWidget()) || qobject_cast<QAbstractSpinBox*>(line->parentWidget()))
            return;
        if (!line->text().isEmpty() || line->placeholderText().isEmpty())
            return; // what is typed may be longer than any field
        QStyleOptionFrame option;
        option.initFrom(line);
        option.lineWidth = 1;
        int has = line->style()->subElementRect(QStyle::SE_LineEditContents, &option, line).width() - 4;
        for (const QAbstractButton* action : line->findChildren<QAbstractButton*>()) {
            if (action->isVisibleTo(line))
                has -= action->width() + 2;
        }
        room(line, line->placeholderText(), line->fontMetrics().horizontalAdvance(line->placeholderText()), has);
    }

    void tabTexts(const QTabBar* tabs)
    {
        for (int i = 0; i < tabs->count(); ++i) {
            const QRect rect = tabs->tabRect(i);
            QString shown = tabs->tabText(i);
            shown.remove(u'&');
            room(tabs, shown, tabs->fontMetrics().horizontalAdvance(shown) + 8, rect.width());
            room(tabs, shown + " (tab)"_L1, std::max(rect.right(), tabs->width() - rect.left()), tabs->width());
        }
    }

    void headTexts(const QHeaderView* head)
    {
        if (head->orientation() != Qt::Horizontal)
            return;
        const bool table = qobject_cast<const DataTable*>(head->parentWidget()) != nullptr;
        int last = -1;
        for (int i = 0; i < head->count(); ++i)
            last = head->isSectionHidden(i) ? last : i;
        for (int i = 0; i < head->count(); ++i) {
            const QString title = head->model()->headerData(i, Qt::Horizontal).toString();
            if (head->isSectionHidden(i) || title.isEmpty())
                continue;
            const int inset = table ? (i == 0 ? space::small : 0) + (i == last ? space::small : 0) : 0;
            room(head, title, head->fontMetrics().horizontalAdvance(title) + 2 * space::small + inset,
                 head->sectionSize(i) + 2);
        }
        room(head, u"(all columns)"_s, head->length(), head->viewport()->width());
    }

    void cells(const QTreeView* view)
    {
        // Cells may be shortened, where a delegate tells the whole text and the view copies it.
        if (qobject_cast<CellDelegate*>(view->itemDelegate()) || qobject_cast<RowDelegate*>(view->itemDelegate()))
            return;
        report(view, u"(its delegate does not tell what is shortened)"_s, 0, 0);
    }

    /// Nothing that is read reaches over the side of what holds it; in what scrolls, it may lie further down.
    void edges(const QWidget* widget)
    {
        QRect rect(QPoint(), widget->size());
        for (const QWidget* each = widget; each && each != &m_window; each = each->parentWidget()) {
            const QWidget* parent = each->parentWidget();
            if (!parent)
                return;
            rect.translate(each->pos());
            const auto* area = qobject_cast<const QAbstractScrollArea*>(parent->parentWidget());
            const bool scrolls = area && area->viewport() == parent;
            const QRect room = parent->rect();
            if (rect.left() < room.left() - pixel || rect.right() > room.right() + pixel) {
                report(widget, u"(over the side of %1)"_s.arg(parent->objectName()), rect.right(), room.right());
                return;
            }
            if (scrolls)
                return; // and may lie anywhere below
            if (rect.top() < room.top() - pixel || rect.bottom() > room.bottom() + pixel) {
                report(widget, u"(over the edge of %1)"_s.arg(parent->objectName()), rect.bottom(), room.bottom());
                return;
            }
        }
    }

    QWidget& m_window;
    QStringList m_found;
};

} // namespace

QStringList cutsIn(QWidget& window)
{
    return CutFinder(window).find();
}
