// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace ui {

/// Numbers with units behind them, such as "4.3 pts" above "12.0 %": whatever the unit, units stand
/// below each other and so do the figures before them, with their decimal marks.
class UnitDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

    /// How many letters of a text come before its unit: all where it has none.
    [[nodiscard]] static qsizetype figureLength(const QString& text);
    /// Of the widest unit of the column.
    [[nodiscard]] static int unitWidth(const QModelIndex& index, const QFontMetrics& metrics);
};

}  // namespace ui
