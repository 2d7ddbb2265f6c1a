// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>
#include <QTableView>

namespace ui {

/// A cell of the matrix: its colour says how much, its text or sign as well.
class SynergyDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    /// All cells in the fullest form that has room in each of them.
    void fit(const QAbstractItemModel& model, QSize cell, const QFont& font);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    int m_role = Qt::DisplayRole;
    QFont m_font;
};

/// The matrix of a SynergyModel, as large as the room allows. Tells the cell under the pointer or
/// at the keyboard's cursor.
class SynergyView : public QTableView
{
    Q_OBJECT

public:
    explicit SynergyView(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;

signals:
    /// Invalid = none.
    void pointedAt(const QModelIndex& cell);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void fit();

    SynergyDelegate* m_delegate;
};

}  // namespace ui
