// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/shown_order.h"

#include <algorithm>

namespace engine {

std::size_t placeAmong(std::span<const RankedMove> shown, const RankedMove& move)
{
    if (shown.empty() || ranksBefore(move, shown.front())) return 0;
    const auto place = std::lower_bound(shown.begin() + 1, shown.end(), move, isWorthMore);
    return static_cast<std::size_t>(place - shown.begin());
}

bool keepsRackUnvalued(const Position& position, const Move& move)
{
    return move.kind == MoveKind::Pass && position.bagSize() > 0;
}

}  // namespace engine
