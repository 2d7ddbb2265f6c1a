// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QColor>
#include <QString>

#include "engine/base/tile.h"
#include "engine/board/move.h"

namespace ui {

/// One mark that an overlay puts on a square; never fills it, the premium stays visible.
struct SquareMark
{
    enum class Shape { Text, Chip, Disc, Ring, Hatch, TriangleAcross, TriangleDown };
    int row = 0;
    int column = 0;
    Shape shape = Shape::Text;
    QString text;  ///< printed small, lines as they are broken; second sign besides the colour
    QColor color;
    double size = 1.0;    ///< 0..1, area of a disc, weight of a ring
    QString note = {};    ///< below a chip
    QString explanation;  ///< for hover and screen readers
};

/// One mark on a row or column, in the margin beside its name.
struct LaneMark
{
    engine::Direction direction = engine::Direction::Across;  ///< across = a row
    int index = 0;
    double level = 0.0;  ///< 0..1, length of a bar
    QString text;
    QColor color;
    QString explanation;
};

/// One mark on a rack tile, or on a kind of unseen tile.
struct RackMark
{
    engine::Tile tile = engine::kBlank;
    double level = 0.0;  ///< -1..1, length and side of a bar
    QString text;
    QColor color;
    QString explanation;
};

/// What an overlay shows for a position: marks and a legend.
struct OverlayMarks
{
    /// A step of the scale.
    struct Step
    {
        QColor color;
        QString text;
    };
    std::vector<SquareMark> squares;
    std::vector<LaneMark> lanes;
    std::vector<RackMark> rack;
    std::vector<RackMark> unseen;
    QString title;  ///< for the legend strip
    /// What stands before the explanation of a square where several overlays are shown; empty = the
    /// title.
    QString name = {};
    QString legend;           ///< meaning and source in words
    std::vector<Step> scale;  ///< low to high; may be empty
};

}  // namespace ui
