// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/pre_endgame_view.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace engine {

namespace {

std::vector<std::size_t> numbersUpTo(std::size_t count)
{
    std::vector<std::size_t> numbers(count);
    std::iota(numbers.begin(), numbers.end(), std::size_t{0});
    return numbers;
}

}  // namespace

PreEndgameSum sumOver(const PreEndgameRow& row, std::span<const PreEndgameDraw> draws,
                      std::span<const std::size_t> chosen)
{
    PreEndgameSum sum;
    double gain = 0;
    for (const std::size_t draw : chosen) {
        const PreEndgameCell& cell = row.cells[draw];
        const std::int64_t orders = draws[draw].orders;
        sum.of += orders;
        if (!cellCounts(row, cell)) {
            sum.exact = sum.gainExact = false;
            continue;
        }
        sum.wins += cell.wins;
        sum.ties += cell.ties;
        sum.losses += cell.losses;
        sum.solved += orders;
        gain += cell.gain * static_cast<double>(orders);
        sum.exact &= cell.isProved;
        sum.gainExact &= cell.gainProved;
        if (!cell.isProved) sum.depth = std::min(sum.depth, cell.depth);
    }
    sum.gain = sum.solved == 0 ? 0 : gain / static_cast<double>(sum.solved);
    return sum;
}

PreEndgameSum sumOver(const PreEndgameRow& row, std::span<const PreEndgameDraw> draws)
{
    return sumOver(row, draws, numbersUpTo(draws.size()));
}

std::vector<std::size_t> drawsWith(std::span<const PreEndgameDraw> draws, const Rack& tiles)
{
    std::vector<std::size_t> numbers = numbersUpTo(draws.size());
    std::erase_if(numbers, [&](std::size_t number) { return !draws[number].bag.contains(tiles); });
    return numbers;
}

std::vector<std::size_t> rowsByDraws(const PreEndgameState& state,
                                     std::span<const std::size_t> chosen)
{
    struct Key
    {
        bool cut = false;
        double share = 0;
        double gain = 0;
    };
    std::vector<Key> keys;
    for (const PreEndgameRow& row : state.rows) {
        const PreEndgameSum sum = sumOver(row, state.draws, chosen);
        const bool none = sum.solved == 0;
        keys.push_back({row.cut, none ? -1 : sum.points() / static_cast<double>(sum.solved),
                        none ? 0 : sum.gain});
    }
    std::vector<std::size_t> order = numbersUpTo(state.rows.size());
    if (chosen.size() == state.draws.size()) return order;
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        if (keys[a].cut != keys[b].cut) return keys[b].cut;
        if (keys[a].share != keys[b].share) return keys[a].share > keys[b].share;
        return keys[a].gain > keys[b].gain;
    });
    return order;
}

PreEndgameResult resultOf(const PreEndgameRow& row, const PreEndgameCell& cell)
{
    if (!cellCounts(row, cell)) return PreEndgameResult::Unknown;
    if (cell.ties == 0 && cell.losses == 0) return PreEndgameResult::Wins;
    if (cell.wins == 0 && cell.losses == 0) return PreEndgameResult::Ties;
    if (cell.wins == 0 && cell.ties == 0) return PreEndgameResult::Loses;
    return PreEndgameResult::Depends;
}

PreEndgameResult bestResult(const PreEndgameState& state, std::size_t draw)
{
    using enum PreEndgameResult;
    PreEndgameResult best = Loses;
    bool unknown = false;
    for (const PreEndgameRow& row : state.rows) {
        const PreEndgameResult result = resultOf(row, row.cells[draw]);
        if (result == Unknown || !row.cells[draw].isProved) {
            unknown = true;
            continue;
        }
        if (result == Wins) return Wins;
        if (result == Depends || (result == Ties && best == Loses)) best = result;
    }
    // One that is still open may win.
    return unknown || state.rows.empty() ? Unknown : best;
}

}  // namespace engine
