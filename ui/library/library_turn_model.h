// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "ui/library/library_store.h"

namespace ui {

/// The turns that a search of the library has found, as a table.
class LibraryTurnModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        Players,  ///< the turn's player first
        Turn,
        Rack,
        Move,
        Score,
        Mistake,
        Lost,
        Best,
        Why,
        Phase,
        Tags,
        Date,
        File,
        ColumnCount
    };

    explicit LibraryTurnModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    /// What would have been better, why, and what it cost are told as "…".
    void setConcealed(bool concealed);
    void setRows(QList<LibraryTurnRow> rows);
    [[nodiscard]] const LibraryTurnRow& row(int index) const { return m_rows[index]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    /// By the texts that are shown, numbers as numbers.
    void sort(int column, Qt::SortOrder order) override;

private:
    [[nodiscard]] QString text(const LibraryTurnRow& row, int column) const;
    [[nodiscard]] static QString sizeText(int size);
    [[nodiscard]] static QString pointsLost(const LibraryTurnRow& row);
    [[nodiscard]] static QString lostHelp(const LibraryTurnRow& row);

    QList<LibraryTurnRow> m_rows;
    bool m_concealed = false;
};

}  // namespace ui
