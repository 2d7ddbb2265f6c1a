// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include <QStyledItemDelegate>

namespace ui {

class CellTableModel;

/// A bar behind the number of a cell, as long as its share of the largest.
class ShareDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit ShareDelegate(const CellTableModel& model, QObject* parent = nullptr);

    /// 0..1, in the order in which the rows came.
    void setShares(std::vector<double> shares) { m_shares = std::move(shares); }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    const CellTableModel& m_model;
    std::vector<double> m_shares;
};

}  // namespace ui
