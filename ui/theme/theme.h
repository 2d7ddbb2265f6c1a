// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

#include "engine/rules/board_layout.h"

namespace ui {

enum class ThemeKind { System, Light, Dark };

/// Every colour and font that the program draws with. A value; the current one is
/// Theme::current(), and ThemeNotifier (theme_notifier.h) tells when it changes.
struct Theme
{
    bool dark = false;
    QPalette palette;  ///< all roles and groups set, for Fusion

    QColor square;      ///< without premium
    QColor squareLine;  ///< between squares
    QColor boardFrame;
    QColor blockedSquare;
    std::array<QColor, 3> letterPremium;  ///< 2L, 3L, 4L
    std::array<QColor, 3> wordPremium;    ///< 2W, 3W, 4W
    QColor tile, tileEdge, tileInk, blankInk;
    QColor ghostTile, ghostEdge;
    QColor rackTray;
    QColor coordinate, coordinateStrong;
    QColor pill, pillInk;  ///< the score beside a ghost
    QColor cursor;
    QColor lastMove;
    QColor invalid;                     ///< underline of words that are not in the lexicon
    std::array<QColor, 5> heat;         ///< low to high
    std::array<QColor, 7> signedScale;  ///< -3 .. +3
    std::array<QColor, 5> candidate;
    std::array<QColor, 4> quality;  ///< of a turn: best, small mistake, medium, large; with shapes
    QColor good, bad;               ///< always with a second sign

    /// Background of a square with this premium; ink for its label.
    [[nodiscard]] QColor premiumColor(engine::Premium premium) const;
    [[nodiscard]] QColor premiumInk(engine::Premium premium) const;

    [[nodiscard]] static const Theme& day();
    [[nodiscard]] static const Theme& night();
    [[nodiscard]] static const Theme& current();
    /// Makes a theme the current one and sets the application's palette and style. System
    /// follows the lightness of the desktop's own palette.
    static void apply(ThemeKind kind);
    [[nodiscard]] static ThemeKind currentKind();

    /// The bundled face for tiles and premium labels, in pixels.
    [[nodiscard]] static QFont tileFont(qreal pixelSize);
};

}  // namespace ui
