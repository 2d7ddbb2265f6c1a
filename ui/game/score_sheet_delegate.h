// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace ui {

/// A turn in two lines: the move with its mark and score; the rack, what came of it and the total.
class ScoreSheetDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Of a column, in which most moves can be read.
    [[nodiscard]] static int leastWidth(const QWidget& sheet);
    /// What stands on the left of the two lines of a turn in a cell of that width.
    struct Lines
    {
        QString upper;
        QString lower;
    };
    [[nodiscard]] static Lines linesOf(const QModelIndex& index, const QFont& font, int width);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
};

}  // namespace ui
