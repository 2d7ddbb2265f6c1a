// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include <QImage>
#include <QPointF>
#include <QStringList>

#include "engine/boggle/boggle_grid.h"

class QPainter;

namespace ui {

/// What is drawn of a grid of letters.
struct BogglePicture
{
    engine::BoggleSize size;
    QStringList labels;              ///< row by row; empty = a square without letters
    std::vector<std::uint8_t> path;  ///< squares of a word in its order
    int cursor = -1;                 ///< none when < 0
    bool hasFocus = false;
    int pointedAt = -1;  ///< the square whose words are listed; none when < 0
};

/// Draws it in the colours of the theme, with its left upper corner at `origin`.
void drawBoggle(QPainter& painter, const BogglePicture& picture, QPointF origin, double side);
/// The picture alone, with a margin, for files and the clipboard.
[[nodiscard]] QImage boggleImage(const BogglePicture& picture, int side);

}  // namespace ui
