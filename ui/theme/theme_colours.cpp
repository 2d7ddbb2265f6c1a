// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme_colours.h"

namespace ui {
namespace {

QColor rgb(unsigned value)
{
    return QColor::fromRgb(value);
}

/// The few colours that a desktop palette is made of.
struct PaletteSeed
{
    QColor window, base, alternate, button, text, disabledText, placeholder;
    QColor light, midlight, mid, dark, shadow;
    QColor highlight, highlightedText, inactiveHighlight, link, linkVisited;
    QColor toolTip, toolTipText, bright;
};

QPalette paletteFrom(const PaletteSeed& seed)
{
    QPalette palette;
    const auto all = [&palette](QPalette::ColorRole role, const QColor& color) {
        for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
            palette.setColor(group, role, color);
    };
    all(QPalette::Window, seed.window);
    all(QPalette::WindowText, seed.text);
    all(QPalette::Base, seed.base);
    all(QPalette::AlternateBase, seed.alternate);
    all(QPalette::Text, seed.text);
    all(QPalette::Button, seed.button);
    all(QPalette::ButtonText, seed.text);
    all(QPalette::BrightText, seed.bright);
    all(QPalette::Light, seed.light);
    all(QPalette::Midlight, seed.midlight);
    all(QPalette::Mid, seed.mid);
    all(QPalette::Dark, seed.dark);
    all(QPalette::Shadow, seed.shadow);
    all(QPalette::Highlight, seed.highlight);
    all(QPalette::HighlightedText, seed.highlightedText);
    all(QPalette::Link, seed.link);
    all(QPalette::LinkVisited, seed.linkVisited);
    all(QPalette::ToolTipBase, seed.toolTip);
    all(QPalette::ToolTipText, seed.toolTipText);
    all(QPalette::PlaceholderText, seed.placeholder);
    all(QPalette::NoRole, seed.window);

    palette.setColor(QPalette::Inactive, QPalette::Highlight, seed.inactiveHighlight);
    palette.setColor(QPalette::Inactive, QPalette::HighlightedText, seed.text);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::ToolTipText, QPalette::Link, QPalette::LinkVisited,
                            QPalette::PlaceholderText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, seed.disabledText);
    palette.setColor(QPalette::Disabled, QPalette::Base, seed.window);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, seed.mid);
    return palette;
}

}  // namespace

Theme dayTheme()
{
    Theme theme;
    theme.dark = false;
    theme.palette = paletteFrom({.window = rgb(0xEFEFEE),
                                 .base = rgb(0xFFFFFF),
                                 .alternate = rgb(0xF6F6F4),
                                 .button = rgb(0xF4F4F2),
                                 .text = rgb(0x1C1D1F),
                                 .disabledText = rgb(0x8E9094),
                                 .placeholder = rgb(0x6B6E73),
                                 .light = rgb(0xFFFFFF),
                                 .midlight = rgb(0xE6E6E4),
                                 .mid = rgb(0xB9BABC),
                                 .dark = rgb(0x9A9B9E),
                                 .shadow = rgb(0x6A6B6E),
                                 .highlight = rgb(0x2E6FA8),
                                 .highlightedText = rgb(0xFFFFFF),
                                 .inactiveHighlight = rgb(0xC9DCEC),
                                 .link = rgb(0x0B57A4),
                                 .linkVisited = rgb(0x6A3A93),
                                 .toolTip = rgb(0xFFFDF2),
                                 .toolTipText = rgb(0x1C1D1F),
                                 .bright = rgb(0xFFFFFF)});
    theme.square = rgb(0xF1EDE2);
    theme.squareLine = rgb(0xD8D1BF);
    theme.boardFrame = rgb(0xA79E88);
    theme.blockedSquare = rgb(0xC2BAA6);
    theme.letterPremium = {rgb(0xA6CCE9), rgb(0x2E6FA8), rgb(0x0F3358)};
    theme.wordPremium = {rgb(0xE59A88), rgb(0xB23A2B), rgb(0x5C1220)};
    theme.tile = rgb(0xF7D774);
    theme.tileEdge = rgb(0xB98F2B);
    theme.tileInk = rgb(0x1F1A12);
    theme.blankInk = rgb(0xA11222);
    theme.ghostTile = rgb(0xFFF0BF);
    theme.ghostEdge = rgb(0x1F1A12);
    theme.rackTray = rgb(0xCDC6B5);
    theme.coordinate = rgb(0x63666B);
    theme.coordinateStrong = rgb(0x121314);
    theme.pill = rgb(0x1F1A12);
    theme.pillInk = rgb(0xFFFFFF);
    theme.cursor = rgb(0x00628F);
    theme.lastMove = rgb(0x14110B);
    theme.invalid = rgb(0xC00020);
    theme.heat = {rgb(0xFFF3C4), rgb(0xF6C66B), rgb(0xE08A3C), rgb(0xB34A2E), rgb(0x6A1B3A)};
    theme.signedScale = {rgb(0x8C3D00), rgb(0xD9822B), rgb(0xF3C88F), rgb(0xEDEDED),
                         rgb(0xA9CBE8), rgb(0x4A8CC7), rgb(0x0B4A8A)};
    theme.candidate = {rgb(0x005A94), rgb(0xD1600A), rgb(0x00906B), rgb(0xB8629A), rgb(0x3A3A3A)};
    theme.quality = {rgb(0x00745A), rgb(0x2F86C9), rgb(0xB87400), rgb(0x8E0F2A)};
    theme.good = rgb(0x00745A);
    theme.bad = rgb(0x8E0F2A);
    return theme;
}

Theme nightTheme()
{
    Theme theme;
    theme.dark = true;
    theme.palette = paletteFrom({.window = rgb(0x2B2D30),
                                 .base = rgb(0x1E1F22),
                                 .alternate = rgb(0x25272A),
                                 .button = rgb(0x393C40),
                                 .text = rgb(0xE6E7E9),
                                 .disabledText = rgb(0x7E8288),
                                 .placeholder = rgb(0xB9BDC4),
                                 .light = rgb(0x55595F),
                                 .midlight = rgb(0x45494E),
                                 .mid = rgb(0x3A3D42),
                                 .dark = rgb(0x18191B),
                                 .shadow = rgb(0x0D0E0F),
                                 .highlight = rgb(0x2E7CB0),
                                 .highlightedText = rgb(0xFFFFFF),
                                 .inactiveHighlight = rgb(0x33506B),
                                 .link = rgb(0x7CC0FF),
                                 .linkVisited = rgb(0xC7A3EE),
                                 .toolTip = rgb(0x3A3D42),
                                 .toolTipText = rgb(0xF2F2F2),
                                 .bright = rgb(0xFFFFFF)});
    theme.square = rgb(0x26292E);
    theme.squareLine = rgb(0x16181B);
    theme.boardFrame = rgb(0x0E0F11);
    theme.blockedSquare = rgb(0x3C4046);
    theme.letterPremium = {rgb(0x2F5878), rgb(0x6AAFE3), rgb(0xC3E2FA)};
    theme.wordPremium = {rgb(0x84443C), rgb(0xE8806F), rgb(0xFBD0C6)};
    theme.tile = rgb(0xE3C15E);
    theme.tileEdge = rgb(0x8C7128);
    theme.tileInk = rgb(0x16130A);
    theme.blankInk = rgb(0x8E0F1E);
    theme.ghostTile = rgb(0xB79C50);
    theme.ghostEdge = rgb(0xFFFFFF);
    theme.rackTray = rgb(0x1B1D20);
    theme.coordinate = rgb(0xA3A7AE);
    theme.coordinateStrong = rgb(0xFFFFFF);
    theme.pill = rgb(0xFFE08A);
    theme.pillInk = rgb(0x16130A);
    theme.cursor = rgb(0x7CC0FF);
    theme.lastMove = rgb(0xFFFFFF);
    theme.invalid = rgb(0xFF6B6B);
    theme.heat = {rgb(0xFFF3C4), rgb(0xF6C66B), rgb(0xE08A3C), rgb(0xB34A2E), rgb(0x6A1B3A)};
    theme.signedScale = {rgb(0xF2A65A), rgb(0xB9712F), rgb(0x6B4A2E), rgb(0x3A3D42),
                         rgb(0x33506B), rgb(0x3F7DB5), rgb(0x7CC0FF)};
    theme.candidate = {rgb(0x5AA8F0), rgb(0xFF9A4C), rgb(0x2BA583), rgb(0xF0B6DC), rgb(0xF5F5F5)};
    theme.quality = {rgb(0x2BA583), rgb(0x9CCBFF), rgb(0xF2B134), rgb(0xF2564A)};
    theme.good = rgb(0x3DBE98);
    theme.bad = rgb(0xFF7B70);
    return theme;
}

Theme highContrastTheme()
{
    Theme theme = Theme::night();
    const QColor black = rgb(0x000000);
    const QColor white = rgb(0xFFFFFF);
    const QColor yellow = rgb(0xFFE100);
    theme.patterns = true;
    theme.line = 0.085;
    theme.palette = paletteFrom({.window = black,
                                 .base = black,
                                 .alternate = rgb(0x1C1C1C),
                                 .button = rgb(0x101010),
                                 .text = white,
                                 .disabledText = rgb(0x9A9A9A),
                                 .placeholder = rgb(0xD0D0D0),
                                 .light = white,
                                 .midlight = rgb(0xC8C8C8),
                                 .mid = rgb(0x909090),
                                 .dark = rgb(0xC8C8C8),
                                 .shadow = white,
                                 .highlight = yellow,
                                 .highlightedText = black,
                                 .inactiveHighlight = rgb(0x5A5000),
                                 .link = rgb(0x8CC8FF),
                                 .linkVisited = rgb(0xE0B8FF),
                                 .toolTip = black,
                                 .toolTipText = white,
                                 .bright = yellow});
    theme.square = black;
    theme.squareLine = rgb(0xB0B0B0);
    theme.boardFrame = white;
    theme.blockedSquare = rgb(0x6E6E6E);
    theme.letterPremium = {rgb(0x0B3D91), rgb(0x4E9BFF), rgb(0xCFE4FF)};
    theme.wordPremium = {rgb(0x7A1020), rgb(0xFF6A5C), rgb(0xFFD3CC)};
    theme.tile = yellow;
    theme.tileEdge = white;
    theme.tileInk = black;
    theme.blankInk = rgb(0x8E0F1E);
    theme.ghostTile = white;
    theme.ghostEdge = black;
    theme.rackTray = rgb(0x303030);
    theme.coordinate = white;
    theme.coordinateStrong = yellow;
    theme.pill = white;
    theme.pillInk = black;
    theme.cursor = yellow;
    theme.lastMove = rgb(0x1F5FE0);  // between the yellow of the tiles and their white rims
    theme.invalid = rgb(0xFF7B70);
    theme.signedScale = {rgb(0xFFB366), rgb(0xC87A2E), rgb(0x7A4A1C), rgb(0x202020),
                         rgb(0x2A5580), rgb(0x4A92D8), rgb(0xA6D6FF)};
    theme.good = rgb(0x5CE0B8);
    theme.bad = rgb(0xFF9A90);
    return theme;
}

Theme printTheme()
{
    Theme theme = Theme::day();
    const QColor black = rgb(0x000000);
    const QColor white = rgb(0xFFFFFF);
    theme.patterns = true;
    theme.palette = paletteFrom({.window = white,
                                 .base = white,
                                 .alternate = rgb(0xF4F4F4),
                                 .button = rgb(0xF4F4F4),
                                 .text = black,
                                 .disabledText = rgb(0x8C8C8C),
                                 .placeholder = rgb(0x5E5E5E),
                                 .light = white,
                                 .midlight = rgb(0xE4E4E4),
                                 .mid = rgb(0xB4B4B4),
                                 .dark = rgb(0x8C8C8C),
                                 .shadow = rgb(0x5E5E5E),
                                 .highlight = rgb(0x404040),
                                 .highlightedText = white,
                                 .inactiveHighlight = rgb(0xD8D8D8),
                                 .link = rgb(0x202020),
                                 .linkVisited = rgb(0x505050),
                                 .toolTip = white,
                                 .toolTipText = black,
                                 .bright = white});
    theme.square = white;
    theme.squareLine = rgb(0x9A9A9A);
    theme.boardFrame = rgb(0x404040);
    theme.blockedSquare = rgb(0x707070);
    theme.letterPremium = {rgb(0xD8D8D8), rgb(0xB0B0B0), rgb(0x858585)};
    theme.wordPremium = theme.letterPremium;
    theme.tile = white;
    theme.tileEdge = black;
    theme.tileInk = black;
    theme.blankInk = rgb(0x404040);
    theme.ghostTile = rgb(0xF4F4F4);
    theme.ghostEdge = black;
    theme.rackTray = rgb(0xE4E4E4);
    theme.coordinate = rgb(0x404040);
    theme.coordinateStrong = black;
    theme.pill = black;
    theme.pillInk = white;
    theme.cursor = black;
    theme.lastMove = black;
    theme.invalid = rgb(0x404040);
    return theme;
}

}  // namespace ui
