// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include <QString>
#include <QStringView>

#include "engine/base/result.h"
#include "engine/rules/alphabet.h"
#include "engine/rules/rack.h"

class QKeyEvent;

namespace ui {

/// A letter as people type it, and how many characters of the text it is.
struct TypedLetter
{
    engine::Tile letter = engine::kNoTile;
    qsizetype length = 0;
};
/// The letter at the front of the text: the longest that fits, in either case, in brackets or not.
[[nodiscard]] std::optional<TypedLetter> typedLetter(const engine::Alphabet& alphabet,
                                                     QStringView text);

/// Reads a rack as it is typed: either case, '?' a blank, the longest tile that fits. Spaces count
/// for nothing but keep single tiles apart: "CH" is one Spanish tile, "C H" and "[C]H" are two.
/// The error's column is the character's, from 1.
[[nodiscard]] engine::Result<engine::Rack> readTypedRack(const engine::Alphabet& alphabet,
                                                         const QString& text);
/// The tiles as a text that is read as the same tiles.
[[nodiscard]] QString typedRackText(const engine::Alphabet& alphabet,
                                    std::span<const engine::Tile> tiles);

/// The key types a tile of a rack: a letter, '?' or the beginning of "[CH]".
[[nodiscard]] bool isRackText(const QKeyEvent& event);

}  // namespace ui
