// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "engine/game/game_record.h"

namespace tests {

/// The game files of a folder, sorted.
inline std::vector<std::filesystem::path> gamesIn(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> paths;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folder, error))
        if (entry.path().extension() == ".gcg") paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    return paths;
}

/// The first thing in which two games differ, event by event and note by note; empty when they
/// are the same.
inline std::string contrast(const engine::GameRecord& a, const engine::GameRecord& b)
{
    const auto& x = a.info();
    const auto& y = b.info();
    if (!(x.players == y.players)) return "the players";
    if (x.title != y.title) return "the title";
    if (x.description != y.description) return "the description";
    if (!(x == y)) return "what is said about the game";
    const auto left = a.preorder();
    const auto right = b.preorder();
    if (left.size() != right.size()) return "the number of events";
    for (std::size_t i = 0; i < left.size(); ++i) {
        const engine::Node& p = a.node(left[i]);
        const engine::Node& q = b.node(right[i]);
        const std::string where = " of event " + std::to_string(i);
        if (p.event.kind != q.event.kind) return "the kind" + where;
        if (p.event.player != q.event.player) return "the player" + where;
        if (!(p.event.rack == q.event.rack)) return "the rack" + where;
        if (!(p.event.move == q.event.move)) return "the move" + where;
        if (p.event.score != q.event.score) return "the score" + where;
        if (p.event.total != q.event.total) return "the total" + where;
        if (p.event.clock != q.event.clock) return "the clock" + where;
        if (!(p.event == q.event)) return "the text" + where;
        if (p.annotations.notes != q.annotations.notes) return "the notes" + where;
        if (!(p.annotations == q.annotations)) return "the annotations" + where;
        if (!(p.racksAfter == q.racksAfter)) return "the racks" + where;
        if (p.otherLines != q.otherLines) return "the other lines" + where;
        if (p.unknownFields != q.unknownFields) return "the unknown fields" + where;
        if (p.children.size() != q.children.size()) return "the number of variations" + where;
    }
    return a == b ? "" : "something";
}

}  // namespace tests
