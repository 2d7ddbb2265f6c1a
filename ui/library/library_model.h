// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "ui/library/library_store.h"

namespace ui {

/// What a search of the library has found, as a table.
class LibraryModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        Players,
        ResultColumn,
        Date,
        Lexicon,
        Turns,
        Marked,
        Mistakes,
        Lost,
        Tags,
        File,
        ColumnCount
    };

    explicit LibraryModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void setRows(QList<LibraryRow> rows);
    [[nodiscard]] const LibraryRow& row(int index) const { return m_rows[index]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    /// By the texts that are shown, numbers as numbers.
    void sort(int column, Qt::SortOrder order) override;

private:
    [[nodiscard]] QString text(const LibraryRow& row, int column) const;

    QList<LibraryRow> m_rows;
};

}  // namespace ui
