// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include "engine/boggle/boggle_grid.h"
#include "engine/rules/alphabet.h"

namespace ui {

/// The squares of a grid of letters.
class BoggleGridModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit BoggleGridModel(QObject* parent = nullptr);

    void setGrid(const engine::BoggleGrid& grid, const engine::Alphabet& alphabet);
    [[nodiscard]] engine::BoggleSize size() const { return m_size; }
    /// Row by row; empty for squares without letters.
    [[nodiscard]] const QStringList& labels() const { return m_labels; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    engine::BoggleSize m_size{0, 0};
    QStringList m_labels;
};

}  // namespace ui
