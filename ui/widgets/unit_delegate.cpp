// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/unit_delegate.h"

#include <algorithm>

#include <QApplication>
#include <QPainter>
#include <QStringList>

namespace ui {

qsizetype UnitDelegate::figureLength(const QString& text)
{
    // Blanks that stand for figures, too; see besideDecimals().
    const auto isFigure = [](QChar c) { return c.isDigit() || c == u'\u2007' || c == u'\u2008'; };
    const auto last = std::find_if(text.rbegin(), text.rend(), isFigure);
    return last == text.rend() ? text.size() : text.rend() - last;
}

int UnitDelegate::unitWidth(const QModelIndex& index, const QFontMetrics& metrics)
{
    QStringList units;
    for (int row = 0; row < index.model()->rowCount(index.parent()); ++row) {
        const QString text = index.sibling(row, index.column()).data().toString();
        const QString unit = text.sliced(figureLength(text));
        if (!unit.isEmpty() && !units.contains(unit)) units.append(unit);
    }
    int width = 0;
    for (const QString& unit : units) width = std::max(width, metrics.horizontalAdvance(unit));
    return width;
}

void UnitDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QWidget* widget = item.widget;
    const QStyle* style = widget ? widget->style() : QApplication::style();
    const int room = unitWidth(index, item.fontMetrics);
    const QString text = item.text;
    const qsizetype figures = figureLength(text);
    const QString unit = text.sliced(figures);
    // The place that is for the text of the item, which needs one to be asked for.
    const QRect whole = style->subElementRect(QStyle::SE_ItemViewItemText, &item, widget);
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &item, widget) + 1;
    const int least = item.fontMetrics.horizontalAdvance(text.first(figures)) + room + 2 * margin;
    if (room == 0 || !(item.displayAlignment & Qt::AlignRight) || least > item.rect.width())
        return QStyledItemDelegate::paint(painter, option, index);

    item.text.clear();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, widget);
    const bool chosen = item.state & QStyle::State_Selected;
    const QPalette::ColorGroup group = !(item.state & QStyle::State_Enabled)  ? QPalette::Disabled
                                       : !(item.state & QStyle::State_Active) ? QPalette::Inactive
                                                                              : QPalette::Normal;
    painter->save();
    painter->setFont(item.font);
    painter->setPen(item.palette.color(group, chosen ? QPalette::HighlightedText : QPalette::Text));
    const int edge = std::min(whole.right(), item.rect.right() - margin) + 1 - room;
    const QRect before(item.rect.left(), item.rect.top(), edge - item.rect.left(),
                       item.rect.height());
    painter->drawText(before, Qt::AlignRight | Qt::AlignVCenter, text.first(figures));
    painter->drawText(QRect(edge, before.top(), room + margin, before.height()),
                      Qt::AlignLeft | Qt::AlignVCenter, unit);
    painter->restore();
}

QSize UnitDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize hint = QStyledItemDelegate::sizeHint(option, index);
    const QString text = index.data().toString();
    const int own = option.fontMetrics.horizontalAdvance(text.sliced(figureLength(text)));
    hint.rwidth() += unitWidth(index, option.fontMetrics) - own;
    return hint;
}

}  // namespace ui
