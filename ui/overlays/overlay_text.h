// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <QColor>
#include <QString>

#include "engine/base/quantities.h"
#include "ui/overlays/overlay.h"
#include "ui/theme/heat_color.h"

namespace ui {

[[nodiscard]] inline QString overlayText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// "+31.2", "−0.8", "0.0" in the user's number format.
[[nodiscard]] QString signedPoints(double points);
/// "+31", "−1": what fits a square.
[[nodiscard]] QString roundedPoints(engine::Equity equity);
/// The label of a tile, "blank" for a blank.
[[nodiscard]] QString nameOfTile(const engine::Alphabet& alphabet, engine::Tile tile);
/// The steps of heat with numbers from `low` to `high`, and what follows them ("%", "").
[[nodiscard]] std::vector<OverlayMarks::Step> heatScale(double low, double high,
                                                        const QString& unit);
/// An overlay that needs moves and has none, as yet or because the game is over.
[[nodiscard]] OverlayMarks waitingForMoves(const QString& title, const engine::Position& position);
/// At the end of a game, where nothing is to be waited for.
[[nodiscard]] OverlayMarks gameIsOver(const QString& title);

}  // namespace ui
