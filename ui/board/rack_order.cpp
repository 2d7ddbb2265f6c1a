// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/rack_order.h"

#include <algorithm>
#include <utility>

namespace ui {

QString idOf(RackOrder order)
{
    switch (order) {
    case RackOrder::Alphabetical: return QStringLiteral("alphabetical");
    case RackOrder::VowelsFirst: return QStringLiteral("vowels");
    case RackOrder::ConsonantsFirst: return QStringLiteral("consonants");
    case RackOrder::ByValue: return QStringLiteral("value");
    case RackOrder::BlanksFirst: return QStringLiteral("blanks");
    }
    return {};
}

RackOrder rackOrderOf(const QString& id)
{
    const auto found = std::find_if(kRackOrders.begin(), kRackOrders.end(),
                                    [&](RackOrder order) { return idOf(order) == id; });
    return found == kRackOrders.end() ? RackOrder::Alphabetical : *found;
}

void sortTiles(std::vector<engine::Tile>& tiles, const engine::Alphabet& alphabet, RackOrder order)
{
    const auto groupOf = [&](engine::Tile tile) {
        const bool blank = tile == engine::kBlank;
        switch (order) {
        case RackOrder::Alphabetical: return blank ? 1 : 0;
        case RackOrder::VowelsFirst: return blank ? 2 : alphabet.isVowel(tile) ? 0 : 1;
        case RackOrder::ConsonantsFirst: return blank ? 2 : alphabet.isVowel(tile) ? 1 : 0;
        case RackOrder::ByValue: return -alphabet.value(tile);
        case RackOrder::BlanksFirst: return blank ? 0 : 1;
        }
        return 0;
    };
    std::sort(tiles.begin(), tiles.end(), [&](engine::Tile a, engine::Tile b) {
        return std::pair(groupOf(a), a) < std::pair(groupOf(b), b);
    });
}

}  // namespace ui
