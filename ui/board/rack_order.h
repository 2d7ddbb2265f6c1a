// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include <QString>

#include "engine/rules/alphabet.h"

namespace ui {

/// Ways to put the tiles of a rack in order. Within a group they are in alphabetical order.
enum class RackOrder {
    Alphabetical,     ///< blanks last
    VowelsFirst,      ///< then consonants, then blanks
    ConsonantsFirst,  ///< then vowels, then blanks
    ByValue,          ///< the dearest first
    BlanksFirst,      ///< then alphabetical
};

inline constexpr std::array kRackOrders{RackOrder::Alphabetical, RackOrder::VowelsFirst,
                                        RackOrder::ConsonantsFirst, RackOrder::ByValue,
                                        RackOrder::BlanksFirst};

/// For settings: "vowels".
[[nodiscard]] QString idOf(RackOrder order);
/// Alphabetical for what is no id.
[[nodiscard]] RackOrder rackOrderOf(const QString& id);

void sortTiles(std::vector<engine::Tile>& tiles, const engine::Alphabet& alphabet, RackOrder order);

}  // namespace ui
