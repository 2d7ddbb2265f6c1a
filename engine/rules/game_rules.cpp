// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/game_rules.h"

#include <algorithm>
#include <cstdint>
#include <functional>

#include "engine/base/random.h"

namespace engine {
namespace {

constexpr int kHighestFactor = 4;

/// The product of the highest word factors that one move can cover in a lane.
std::int64_t wordFactorBound(std::vector<int> factors, int tiles)
{
    std::ranges::sort(factors, std::greater<>());
    std::int64_t product = 1;
    for (int i = 0; i < std::min(tiles, static_cast<int>(factors.size())); ++i)
        product = std::min<std::int64_t>(
            product * std::max(factors[static_cast<std::size_t>(i)], 1), kHighestScore + 1);
    return product;
}

std::uint64_t hashOf(const GameRules& rules)
{
    std::uint64_t value = 0;
    const auto add = [&value](std::uint64_t part) { value = mix64(value ^ part); };
    const BoardLayout& layout = rules.layout;
    for (const Premium premium : layout.premiums()) add(premium.letter * 8U + premium.word);
    for (int tile = 0; tile < rules.alphabet.kinds(); ++tile) {
        const auto kind = static_cast<Tile>(tile);
        add(static_cast<std::uint64_t>(rules.alphabet.value(kind)));
        add(static_cast<std::uint64_t>(rules.tiles.count(kind)));
    }
    add(rules.alphabet.vowels());
    for (const int bonus : rules.bonus) add(static_cast<std::uint64_t>(bonus));
    const EndRule& end = rules.end;
    for (const int setting :
         {layout.rows(), layout.startRow(), layout.startColumn(), rules.rackSize,
          static_cast<int>(rules.wordRule), rules.exchangeMinimumBag, rules.exchangesPerPlayer,
          end.scorelessTurns, end.passes, static_cast<int>(end.exchangeIsScoreless),
          static_cast<int>(end.scorelessOnEmptyBoard), end.turnsAfterBagEmpty,
          static_cast<int>(end.playedOut), static_cast<int>(end.stalled)})
        add(static_cast<std::uint64_t>(static_cast<std::uint32_t>(setting)));
    return value;
}

}  // namespace

std::uint64_t GameRules::hash() const
{
    return keptHash.value([this] { return hashOf(*this); });
}

int scoreBound(const GameRules& rules)
{
    const BoardLayout& layout = rules.layout;
    std::int64_t factor = 1;
    for (int row = 0; row < layout.rows(); ++row) {
        std::vector<int> factors;
        for (int column = 0; column < layout.columns(); ++column)
            factors.push_back(layout.premium(row, column).word);
        factor = std::max(factor, wordFactorBound(std::move(factors), rules.rackSize));
    }
    for (int column = 0; column < layout.columns(); ++column) {
        std::vector<int> factors;
        for (int row = 0; row < layout.rows(); ++row)
            factors.push_back(layout.premium(row, column).word);
        factor = std::max(factor, wordFactorBound(std::move(factors), rules.rackSize));
    }
    std::int64_t dearest = 0;
    for (int tile = 0; tile < rules.alphabet.kinds(); ++tile)
        dearest = std::max<std::int64_t>(dearest, rules.alphabet.value(static_cast<Tile>(tile)));

    const std::int64_t longest = std::max(layout.rows(), layout.columns());
    const std::int64_t mainWord =
        dearest * (longest + (kHighestFactor - 1) * rules.rackSize) * factor;
    const std::int64_t crossWords =
        dearest * (longest + kHighestFactor) * kHighestFactor * rules.rackSize;
    std::int64_t bonus = 0;
    for (const int points : rules.bonus) bonus = std::max<std::int64_t>(bonus, points);
    return static_cast<int>(
        std::min<std::int64_t>(mainWord + crossWords + bonus, kHighestScore + 1));
}

}  // namespace engine
