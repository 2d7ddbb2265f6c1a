// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/tile.h"
#include "engine/board/board.h"
#include "engine/board/cross_sets.h"
#include "engine/lexicon/kwg.h"
#include "engine/rules/game_rules.h"
#include "engine/rules/rack.h"
#include "engine/search/possible_rack.h"
#include "engine/search/rack_use.h"

namespace engine {

/// One placement in a lane, as deep searches keep it.
struct LaneMove
{
    std::uint64_t boardKey = 0;  ///< what it adds to the hash of the board, by exclusive or
    std::int32_t score = 0;      ///< bonus included
    std::uint32_t tilesAt = 0;   ///< where its tiles begin in LaneMoves::tiles
    std::int32_t face = 0;       ///< points that the laid tiles have on the rack
    std::uint8_t start = 0;      ///< square of the lane where its word begins
    std::uint8_t length = 0;     ///< of the word
    std::uint8_t tilesPlayed = 0;
};

/// Placements, those of a lane one after the other.
struct LaneMoves
{
    std::vector<std::uint64_t> uses;  ///< for each move its tiles, as RackFields count them
    std::vector<LaneMove> moves;
    std::vector<Tile> tiles;  ///< of all words; kPlaythrough where one lies already

    void clear()
    {
        uses.clear();
        moves.clear();
        tiles.clear();
    }
};

/// A lane as a player sees it who is about to place tiles there.
struct LaneView
{
    Direction direction = Direction::Across;
    int number = 0;
    std::span<const Tile> squares;
    /// What the lanes across it allow, one per square.
    std::span<const CrossSet> crossSets;
    bool boardIsEmpty = false;  ///< then a word covers the start square
};

/// Finds all placements of a rack in one lane by walking the word graph from each square where a
/// word can begin. Words in tile order only, not jumbled ones. One tile that makes words both ways
/// is found in its row alone. Made for searches that ask once for each state of a lane and keep the
/// answer: simple rather than fast.
class LaneGenerator
{
public:
    /// What it refers to must outlive it.
    LaneGenerator(const GameRules& rules, const Kwg& words) : m_rules(rules), m_words(words) {}

    /// Appends the moves that any part of any of the racks can make. The fields are of all of
    /// their tiles.
    void generate(const LaneView& lane, const PossibleRack& racks, const RackFields& fields,
                  LaneMoves& moves);

    /// What a tile on a square adds to the hash of a board.
    [[nodiscard]] static std::uint64_t boardKey(int row, int column, Tile tile);

private:
    /// What has been laid so far of a word.
    struct Laid
    {
        std::uint64_t use = 0;
        int tiles = 0;
        int face = 0;
        int main = 0;        ///< points of the word before its premiums
        int multiplier = 1;  ///< of the word
        int across = 0;      ///< points of the words across it
        bool connected = false;
    };

    /// The kinds that can still be laid, and how many tiles.
    [[nodiscard]] LetterSet kindsLeft() const
    {
        return m_certain.present() | (m_othersLeft > 0 ? m_others.present() : 0);
    }
    [[nodiscard]] int tilesLeft() const
    {
        return m_certain.total() + std::min(m_othersLeft, m_others.total());
    }

    void extend(int at, std::uint32_t list, const Laid& laid);
    void layTile(int at, Tile tile, GraphNode node, const Laid& laid);
    void record(int end, const Laid& laid);
    [[nodiscard]] Premium premiumAt(int square) const;
    [[nodiscard]] bool isStart(int square) const;

    const GameRules& m_rules;
    const Kwg& m_words;
    LaneView m_lane;
    Rack m_certain;
    Rack m_others;
    int m_othersLeft = 0;
    const RackFields* m_fields = nullptr;
    LaneMoves* m_moves = nullptr;
    int m_start = 0;
    std::array<Tile, kMaxDim> m_tiles{};
    std::array<int, kMaxDim + 1> m_emptyUntilContact{};
};

}  // namespace engine
