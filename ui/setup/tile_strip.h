// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QPixmap>
#include <QWidget>

#include "engine/rules/game_rules.h"
#include "ui/board/tile_drag.h"
#include "ui/setup/setup_draft.h"

class QToolButton;

namespace ui {

/// A tile as a picture of `side` logical pixels.
[[nodiscard]] QPixmap tilePicture(const engine::Alphabet& alphabet, engine::Tile tile, int side,
                                  qreal devicePixelRatio);

/// All kinds of tiles with how many are left, under the board that is set up. A click puts one at
/// the cursor, a drag anywhere. Keys go to the board, where a tile is typed.
class TileStrip : public QWidget
{
    Q_OBJECT

public:
    explicit TileStrip(SetupDraft& draft, QWidget* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// A letter, or a designated blank.
    void tileChosen(engine::Tile tile);

private:
    void follow();
    void build();
    void choose(engine::Tile tile, QWidget* button);

    SetupDraft& m_draft;
    engine::GameRulesPtr m_rules;
    std::vector<QToolButton*> m_buttons;  ///< letters from 0, the blank at the end
    std::unique_ptr<TileDrag> m_drag;
    QPointF m_pressPoint;
};

}  // namespace ui
