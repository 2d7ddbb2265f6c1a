// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/sheet_line.h"

#include <algorithm>

#include "engine/game/sheet_reader.h"
#include "engine/game/turns.h"

namespace engine {

Result<SheetLine> readSheetLine(const GameRecord& record, NodeId before, const Position& now,
                                std::string_view text)
{
    return SheetReader(record, before, now).read(text);
}

Result<NodeId> enterSheetLine(GameRecord& record, NodeId before, const SheetLine& line,
                              std::size_t choice)
{
    NodeId node = before;
    if (!line.choices.empty()) {
        const Event& event = line.choices[std::min(choice, line.choices.size() - 1)].event;
        if (const auto same = record.childLike(before, event)) return *same;
        return record.add(before, event);
    }
    // What comes of a turn belongs before everything that follows on it.
    for (const Event& event : line.events) {
        auto added = record.insert(node, event);
        if (!added) return added;
        node = *added;
    }
    carryTotals(record, node);
    return node;
}

}  // namespace engine
