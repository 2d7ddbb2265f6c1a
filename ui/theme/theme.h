// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

#include "engine/rules/board_layout.h"

namespace ui {

enum class ThemeKind {
    System,  ///< light or dark, as the desktop is
    Light,
    Dark,
    HighContrast,
    Print,
    Own,  ///< read from a file, see theme_file.h
};

/// When premium squares have their label: Auto leaves it out where it could not be read.
enum class PremiumLabels { Auto, Always, Never };

struct Look;

/// Every colour and font that the program draws with. A value; the current one is
/// Theme::current(), and ThemeNotifier (theme_notifier.h) tells when it changes.
struct Theme
{
    bool dark = false;
    /// Premiums have a pattern each, for eyes and printers that see no colours.
    bool patterns = false;
    double line = 0.035;  ///< between squares, in squares
    PremiumLabels labels = PremiumLabels::Auto;
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
    [[nodiscard]] static const Theme& highContrast();
    [[nodiscard]] static const Theme& print();
    /// Stays valid until the program ends, also when another one is applied.
    [[nodiscard]] static const Theme& current();
    /// Makes a theme the current one and sets the application's palette, style and font. System
    /// follows the lightness of the desktop's own palette.
    static void apply(const Look& look);
    /// Another kind, the rest of the look as it is.
    static void apply(ThemeKind kind);
    [[nodiscard]] static const Look& currentLook();

    /// The bundled face for tiles and premium labels, in pixels.
    [[nodiscard]] static QFont tileFont(qreal pixelSize);

    friend bool operator==(const Theme&, const Theme&) = default;
};

inline constexpr int kSmallestText = 80;  ///< percent of the desktop's size
inline constexpr int kLargestText = 200;

/// What a person chooses of how the program looks.
struct Look
{
    ThemeKind kind = ThemeKind::System;
    std::optional<Theme> own;  ///< for ThemeKind::Own; without it that is System
    PremiumLabels labels = PremiumLabels::Auto;
    int textPercent = 100;  ///< of all text but that on the board
    bool reducedMotion = false;
};

}  // namespace ui
