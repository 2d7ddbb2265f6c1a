// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPixmap>
#include <QString>

#include "engine/base/tile.h"
#include "engine/rules/game_rules.h"
#include "ui/theme/theme.h"

class QPainter;

namespace ui {

enum class TileStyle {
    Normal,
    Ghost,      ///< of a move that is only shown
    Tentative,  ///< put down by hand, not played
    Dimmed,     ///< on the rack, but in use on the board
};

/// A tile's letter as it is drawn: the letter's label, also for a blank; nothing for kBlank.
[[nodiscard]] QString tileLabel(const engine::Alphabet& alphabet, engine::Tile tile);

/// Draws one tile into a square; any painter, any scale.
void paintTile(QPainter& painter, const QRectF& square, const engine::Alphabet& alphabet,
               engine::Tile tile, TileStyle style, const Theme& theme);

/// Tiles drawn once per size and theme: text as outlines is too slow for a frame at high
/// resolutions, pictures are not.
class TileAtlas
{
public:
    /// Forgets the pictures when anything is other than before. `cell` in device pixels.
    void configure(engine::GameRulesPtr rules, int cell, const Theme& theme);
    /// In device pixels, as large as a square. configure() must have been called with rules.
    [[nodiscard]] const QPixmap& tile(engine::Tile tile, TileStyle style);

private:
    engine::GameRulesPtr m_rules;
    const Theme* m_theme = nullptr;
    int m_cell = 0;
    QHash<int, QPixmap> m_pictures;
};

}  // namespace ui
