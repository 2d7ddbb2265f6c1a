// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/game/replay.h"
#include "engine/game/sheet_line.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

/// A score sheet, a line of it in each line.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::Input input(data, size);
    // Each line is replayed: one of them is enough for one input.
    static const std::array<GameRulesPtr, 2> both{catalogue::rules("english").value(),
                                                  catalogue::rules("spanish").value()};
    const GameRulesPtr& rules = both[size % both.size()];
    GameRecord record = GameRecord::create(rules, {{"a", ""}, {"b", ""}}).value();
    NodeId before = kRootNode;
    int lines = 0;
    for (std::string_view rest = input.text; !rest.empty() && lines < 12; ++lines) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const Replay played = replay(record, {nullptr, true}).value();
        const Position& now = *played.at(before).after;
        const auto line = readSheetLine(record, before, now, rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (!line) continue;
        fuzz::require(line->choices.empty() != line->events.empty());
        const auto node = enterSheetLine(record, before, *line, line->choices.size() / 2);
        if (node) before = *node;
    }
    // A play is what it says; what was typed about racks and scores may be wrong.
    const Replay whole = replay(record, {}).value();
    for (const Difference& difference : whole.differences) {
        fuzz::require(difference.finding.kind != DifferenceKind::DoesNotFit);
        fuzz::require(difference.finding.kind != DifferenceKind::Unread);
    }
    return 0;
}
