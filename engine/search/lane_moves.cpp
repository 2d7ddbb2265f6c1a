// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/lane_moves.h"

#include <algorithm>
#include <array>

#include "engine/base/random.h"
#include "engine/lexicon/lexicon.h"
#include "engine/movegen/gaddag_filler.h"
#include "engine/movegen/word_factors.h"

namespace engine {

namespace {

/// What the fillers of the move generator lay in a lane, kept as LaneMoves. Takes the tiles that a
/// player has for certain before the others.
class LaneSink
{
public:
    struct State
    {
        LetterSet kinds = 0;     ///< that can still be laid
        std::uint64_t used = 0;  ///< the tiles laid so far
        int laid = 0;
    };
    /// Nothing is left out by bounds.
    struct Reach
    {};

    LaneSink(const GameRules& rules, const LaneScan& lane, const PossibleRack& racks,
             const RackFields& fields, LaneMoves& moves)
        : m_alphabet(rules.alphabet),
          m_lane(lane),
          m_fields(fields),
          m_othersLeft(std::min(racks.mostOthers, racks.others.total())),
          m_mostTiles(racks.mostTiles()),
          m_moves(moves)
    {
        m_word.fill(kPlaythrough);
        for (int tile = 0; tile < kTileKinds; ++tile) {
            const auto kind = static_cast<Tile>(tile);
            m_certain[kind] = racks.certain.count(kind);
            m_others[kind] = racks.others.count(kind);
        }
        m_certainKinds = racks.certain.present();
        m_otherKinds = racks.others.present();
        for (int tiles = 1; tiles <= std::min(m_mostTiles, kMaxDim); ++tiles)
            m_bonus[static_cast<std::size_t>(tiles)] = rules.bonusFor(tiles);
    }

    void beginAnchor(const Anchor& anchor)
    {
        m_factors.begin(m_lane, anchor);
        m_isFoundAcross =
            m_lane.direction() == Direction::Down && m_lane[anchor.index].hasNeighbour;
    }

    [[nodiscard]] static Reach toTheRight(int /*left*/) { return {}; }
    [[nodiscard]] static Reach more(Reach reach) { return reach; }
    [[nodiscard]] static bool worthMore(Reach /*reach*/) { return true; }
    [[nodiscard]] static bool worthGoingLeft(int /*left*/) { return true; }

    [[nodiscard]] State wholeRack() const { return {kindsLeft(), 0, 0}; }
    [[nodiscard]] static LetterSet kinds(const State& state) { return state.kinds; }
    [[nodiscard]] int tilesLeft(const State& state) const { return m_mostTiles - state.laid; }

    [[nodiscard]] State place(const State& state, int index, Tile tile)
    {
        m_word[static_cast<std::size_t>(index)] = tile;
        const Tile kind = rackTileOf(tile);
        if (m_certain[kind] > 0) {
            if (--m_certain[kind] == 0) m_certainKinds &= ~letterBit(kind);
        } else {
            if (--m_others[kind] == 0) m_otherKinds &= ~letterBit(kind);
            --m_othersLeft;
            ++m_othersTaken[kind];
        }
        return {kindsLeft(), state.used + m_fields.one(kind), state.laid + 1};
    }
    void giveBack(Tile tile)
    {
        const Tile kind = rackTileOf(tile);
        if (m_othersTaken[kind] == 0) {
            ++m_certain[kind];
            m_certainKinds |= letterBit(kind);
            return;
        }
        --m_othersTaken[kind];
        ++m_others[kind];
        m_otherKinds |= letterBit(kind);
        ++m_othersLeft;
    }
    [[nodiscard]] SplitPoints pointsFor(int index, Tile tile) const
    {
        return static_cast<std::uint64_t>(m_alphabet.value(tile)) * m_lane[index].factors;
    }

    void finish(int first, int last, const State& state, SplitPoints points)
    {
        if (state.laid == 1 && m_isFoundAcross) return;
        const SplitPoints all = points + m_lane.pointsOnBoard(first, last);
        LaneMove move;
        move.score = mainPoints(all) * m_factors.of(first, last) + acrossPoints(all) +
                     m_bonus[static_cast<std::size_t>(state.laid)];
        move.tilesAt = static_cast<std::uint32_t>(m_moves.tiles.size());
        move.start = static_cast<std::uint8_t>(first);
        move.length = static_cast<std::uint8_t>(last - first + 1);
        move.tilesPlayed = static_cast<std::uint8_t>(state.laid);
        for (int i = first; i <= last; ++i) {
            const Tile tile =
                m_lane.hasTile(i) ? kPlaythrough : m_word[static_cast<std::size_t>(i)];
            m_moves.tiles.push_back(tile);
            if (tile == kPlaythrough) continue;
            move.face += m_alphabet.value(tile);
            move.boardKey ^= LaneGenerator::boardKey(m_lane.rowOf(i), m_lane.columnOf(i), tile);
        }
        m_moves.moves.push_back(move);
        m_moves.uses.push_back(state.used);
    }

private:
    [[nodiscard]] LetterSet kindsLeft() const
    {
        return m_certainKinds | (m_othersLeft > 0 ? m_otherKinds : 0);
    }

    const Alphabet& m_alphabet;
    const LaneScan& m_lane;
    const RackFields& m_fields;
    LetterSet m_certainKinds = 0;
    LetterSet m_otherKinds = 0;
    // By kind.
    std::array<int, kTileKinds> m_certain{};
    std::array<int, kTileKinds> m_others{};
    std::array<int, kTileKinds> m_othersTaken{};
    int m_othersLeft;
    int m_mostTiles;
    bool m_isFoundAcross = false;
    LaneMoves& m_moves;
    WordFactors m_factors;
    std::array<std::int32_t, kMaxDim + 1> m_bonus{};  ///< by tiles laid
    std::array<Tile, kMaxDim> m_word{};
};

}  // namespace

std::uint64_t LaneGenerator::boardKey(int row, int column, Tile tile)
{
    const auto square = static_cast<std::uint64_t>(row * kMaxDim + column);
    return mix64(square << 8 | tile);
}

void LaneGenerator::generate(const LaneSource& lane, const PossibleRack& racks,
                             const RackFields& fields, LaneMoves& moves)
{
    if (racks.mostTiles() == 0) return;
    m_scan.read(lane, m_rules);
    if (m_scan.anchors().empty()) return;
    LaneSink sink(m_rules, m_scan, racks, fields, moves);
    m_lexicon.withLists(m_lexicon.searchTables(), [&]<class Graph>(const Graph& graph) {
        GaddagFiller<LaneSink, Graph> filler(graph, sink);
        for (const Anchor& anchor : m_scan.anchors()) {
            const AnchorStart start = startAt(m_scan, anchor.index, graph);
            if (start.letters == 0) continue;
            sink.beginAnchor(anchor);
            filler.fill(m_scan, anchor, start);
        }
    });
}

}  // namespace engine
