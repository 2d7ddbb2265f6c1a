// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/static_evaluator.h"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/board/hands.h"
#include "engine/eval/shown_order.h"
#include "engine/lexicon/klv.h"

namespace engine {
namespace {

constexpr Equity kOpeningVowelCost{700};
constexpr Equity kStuckCost{10'000};

/// The kinds of tile on a rack with their counts and weights.
struct RackKinds
{
    explicit RackKinds(const Rack& rack, const SubsetNumbering& subsets)
    {
        for (LetterSet left = rack.present(); left != 0; left &= left - 1) {
            const auto kind = static_cast<Tile>(std::countr_zero(left));
            kinds[size++] = {kind, rack.count(kind), subsets.weight(kind)};
        }
    }

    struct Kind
    {
        Tile tile;
        int count;
        std::uint32_t weight;
    };
    std::array<Kind, kTileKinds> kinds;  // not cleared: a rack has few, and one is made per move
    std::size_t size = 0;
};

/// Looks up the leaves of all sub-multisets in one walk over the graph: a leave is its tiles in
/// ascending order, so those that begin alike share the steps.
class LeaveWalk
{
public:
    LeaveWalk(const Klv& klv, const RackKinds& rack, std::vector<Equity>& byKept)
        : m_graph(klv.graph()),
          m_counts(klv.counts()),
          m_tilesFrom(klv.tilesFrom()),
          m_values(klv.values()),
          m_rack(rack),
          m_byKept(byKept)
    {
    }

    void from(std::size_t firstKind, std::uint32_t list, std::uint32_t rank, std::uint32_t kept)
    {
        for (std::size_t i = firstKind; i < m_rack.size; ++i) {
            const RackKinds::Kind& kind = m_rack.kinds[i];
            std::uint32_t children = list;
            std::uint32_t rankHere = rank;
            std::uint32_t keptHere = kept;
            for (int copy = 0; copy < kind.count; ++copy) {
                const LetterSet tiles = m_tilesFrom[children];
                if ((tiles >> kind.tile & 1) == 0) break;
                const auto before = std::popcount(tiles & (letterBit(kind.tile) - 1));
                const std::uint32_t index = children + static_cast<std::uint32_t>(before);
                const GraphNode node = m_graph.node(index);
                rankHere += m_counts[children] - m_counts[index];
                keptHere += kind.weight;
                if (node.accepts()) m_byKept[keptHere] = m_values[rankHere++];
                children = node.arc();
                if (children == 0) break;
                from(i + 1, children, rankHere, keptHere);
            }
        }
    }

private:
    const Kwg& m_graph;
    std::span<const std::uint32_t> m_counts;
    std::span<const LetterSet> m_tilesFrom;
    std::span<const Equity> m_values;
    const RackKinds& m_rack;
    std::vector<Equity>& m_byKept;
};

Equity valueOf(const Alphabet& alphabet, const TileCounts& tiles)
{
    int points = 0;
    for (LetterSet kinds = tiles.present(); kinds != 0; kinds &= kinds - 1) {
        const auto kind = static_cast<Tile>(std::countr_zero(kinds));
        points += tiles.count(kind) * alphabet.value(kind);
    }
    return Equity::fromPoints(points);
}

/// Sums the points of each sub-multiset kept.
void fillEmptyBag(const Alphabet& alphabet, const RackKinds& rack, std::size_t kindIndex,
                  std::uint32_t kept, Equity worth, std::vector<Equity>& byKept)
{
    if (kindIndex == rack.size) {
        if (kept != 0) byKept[kept] = worth;
        return;
    }
    const RackKinds::Kind& kind = rack.kinds[kindIndex];
    const Equity cost = Equity::fromPoints(2 * alphabet.value(kind.tile));
    for (int copy = 0; copy <= kind.count; ++copy) {
        fillEmptyBag(alphabet, rack, kindIndex + 1, kept, worth, byKept);
        kept += kind.weight;
        worth -= cost;
    }
}

void fillOpening(const Position& position, Valuation& valuation)
{
    const BoardLayout& layout = position.rules().layout;
    const auto premiumAt = [&layout](int row, int column) {
        return row >= 0 && row < layout.rows() && column >= 0 && column < layout.columns() &&
               !layout.blocked(row, column) && !layout.premium(row, column).plain();
    };
    for (auto& lane : valuation.vowelPlacement) lane.fill({});
    for (int column = 0; column < layout.columns(); ++column) {
        if (premiumAt(layout.startRow() - 1, column) || premiumAt(layout.startRow() + 1, column))
            valuation.vowelPlacement[0][static_cast<std::size_t>(column)] = -kOpeningVowelCost;
    }
    for (int row = 0; row < layout.rows(); ++row) {
        if (premiumAt(row, layout.startColumn() - 1) || premiumAt(row, layout.startColumn() + 1))
            valuation.vowelPlacement[1][static_cast<std::size_t>(row)] = -kOpeningVowelCost;
    }
}

}  // namespace

void StaticEvaluator::prepare(const Position& position, Valuation& valuation) const
{
    const Rack& rack = position.mover().rack;
    const Alphabet& alphabet = position.rules().alphabet;
    valuation.subsets = SubsetNumbering(rack);
    valuation.byKept.assign(valuation.subsets.size(), Equity{});
    const RackKinds kinds(rack, valuation.subsets);
    if (position.bagSize() > 0) {
        if (m_leaves && m_leaves->graph().dawgRoot() != 0)
            LeaveWalk(*m_leaves, kinds, valuation.byKept)
                .from(0, m_leaves->graph().dawgRoot(), 0, 0);
    } else if (position.rules().end.playedOut != PlayedOut::Nothing) {
        fillEmptyBag(alphabet, kinds, 0, 0, -kStuckCost, valuation.byKept);
        // A player does not go out while he holds tiles that are not known.
        const bool allKnown = rackKnowledge(position, position.onTurn()) == RackKnowledge::Known;
        const Equity left = valueOf(alphabet, position.unseen());
        valuation.byKept[0] = allKnown && !rack.empty() ? left + left : -kStuckCost;
    }
    valuation.opening = position.board().empty() && position.bagSize() > 0;
    if (valuation.opening) fillOpening(position, valuation);
}

Equity equityOf(const Position& position, const Move& move, const Valuation& valuation)
{
    // The tiles that are known of a rack are no leave as long as nothing of it is played.
    if (keepsRackUnvalued(position, move)) return Equity::from(move.score);
    std::uint32_t kept = valuation.subsets.wholeRack();
    const TileCounts used = move.tilesUsed();
    for (const Tile tile : used.tiles()) kept -= valuation.subsets.weight(tile);
    Equity equity = Equity::from(move.score) + valuation.byKept[kept];
    if (!valuation.opening || move.kind != MoveKind::Place) return equity;
    const auto& penalties = valuation.vowelPlacement[static_cast<std::size_t>(move.direction)];
    for (int i = 0; i < move.length; ++i) {
        const bool across = move.direction == Direction::Across;
        const int along = across ? move.columnOf(i) : move.rowOf(i);
        if (position.rules().alphabet.isVowel(move.tiles[static_cast<std::size_t>(i)]))
            equity += penalties[static_cast<std::size_t>(along)];
    }
    return equity;
}

}  // namespace engine
