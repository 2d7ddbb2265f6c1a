// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QAbstractListModel>
#include <QString>

#include "engine/board/cross_set_origin.h"

namespace ui {

/// Letter by letter where the cross-set of a square comes from: "✓ S CATS", "✕ B CATB".
class CrossSetModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        FitsRole = Qt::UserRole + 1,  ///< bool
    };

    explicit CrossSetModel(QObject* parent = nullptr);

    /// Null = no square.
    void setSquare(engine::PositionPtr position, engine::Direction direction, int row, int column);
    /// What is told of the square, in a sentence.
    [[nodiscard]] QString summary() const;
    /// Null when the square has no cross-set.
    [[nodiscard]] const engine::CrossSetOrigin* origin() const
    {
        return m_origin ? &*m_origin : nullptr;
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] QString written(std::span<const engine::Tile> tiles) const;

    engine::PositionPtr m_position;
    engine::Direction m_direction = engine::Direction::Across;
    int m_row = 0;
    int m_column = 0;
    std::optional<engine::CrossSetOrigin> m_origin;
};

}  // namespace ui
