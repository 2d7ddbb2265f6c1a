// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/movegen/move_generator.h"

#include <cassert>

#include "engine/movegen/gaddag_filler.h"
#include "engine/movegen/jumbled_filler.h"
#include "engine/movegen/placement_sink.h"

namespace engine {
namespace {

template <class Sink, class Filler>
void fillLanes(const Position& position, LaneScan& lane, Sink& sink, Filler& filler,
               const std::stop_token& stop)
{
    const bool acrossOnly =
        position.board().empty() && position.rules().layout.transposeSymmetric();
    for (const Direction direction : {Direction::Across, Direction::Down}) {
        if (direction == Direction::Down && acrossOnly) return;
        const int lanes = position.board().laneCount(direction);
        for (int index = 0; index < lanes; ++index) {
            lane.read(position, direction, index);
            sink.beginLane(lane);
            for (const Anchor& anchor : lane.anchors()) {
                if (stop.stop_requested()) return;
                sink.beginAnchor(anchor);
                filler.fill(lane, anchor);
            }
        }
    }
}

template <MoveRecorder Recorder, class RackModel>
GenerationCounts place(const Position& position, const Valuation& valuation, RackModel& rack,
                       LaneScan& lane, Recorder& recorder, const std::stop_token& stop)
{
    using Sink = PlacementSink<Recorder, RackModel>;
    Sink sink(position, valuation, rack, recorder, stop);
    if (position.rules().jumbled()) {
        JumbledFiller<Sink> filler(position.lexicon()->alphagramLetters(), sink);
        fillLanes(position, lane, sink, filler, stop);
    } else {
        GaddagFiller<Sink> filler(position.lexicon()->wordLetters(), sink);
        fillLanes(position, lane, sink, filler, stop);
    }
    GenerationCounts counts;
    counts.placements = sink.placements();
    counts.sumOfScores = sink.sumOfScores();
    return counts;
}

/// Every non-empty sub-multiset of the rack, as far as an exchange of that size is allowed.
template <MoveRecorder Recorder>
class ExchangeLister
{
public:
    ExchangeLister(const Position& position, const Valuation& valuation, Recorder& recorder)
        : m_valuation(valuation), m_recorder(recorder), m_limit(position.exchangeLimit())
    {
        m_ranked.move.kind = MoveKind::Exchange;
        const Rack& rack = position.mover().rack;
        for (int tile = 0; tile < kTileKinds; ++tile) {
            const auto kind = static_cast<Tile>(tile);
            if (!rack.has(kind)) continue;
            m_kinds[static_cast<std::size_t>(m_kindCount)] = kind;
            m_counts[static_cast<std::size_t>(m_kindCount++)] = rack.count(kind);
        }
    }

    std::int64_t list()
    {
        if (m_limit > 0) from(0, m_valuation.subsets.wholeRack());
        return m_found;
    }

private:
    void from(int kindIndex, std::uint32_t kept)
    {
        Move& move = m_ranked.move;
        if (move.length > 0) {
            ++m_found;
            if constexpr (Recorder::kEvaluates) m_ranked.equity = m_valuation.byKept[kept];
            if (m_recorder.wants(m_ranked.equity)) m_recorder.record(m_ranked);
        }
        for (int i = kindIndex; i < m_kindCount; ++i) {
            const Tile kind = m_kinds[static_cast<std::size_t>(i)];
            const std::uint32_t weight = m_valuation.subsets.weight(kind);
            int taken = 0;
            while (taken < m_counts[static_cast<std::size_t>(i)] && move.length < m_limit) {
                ++taken;
                move.tiles[move.length++] = kind;
                ++move.tilesPlayed;
                from(i + 1, kept - weight * static_cast<std::uint32_t>(taken));
            }
            for (; taken > 0; --taken) {
                move.tiles[--move.length] = kNoTile;
                --move.tilesPlayed;
            }
        }
    }

    const Valuation& m_valuation;
    Recorder& m_recorder;
    int m_limit;
    std::array<Tile, kTileKinds> m_kinds{};
    std::array<int, kTileKinds> m_counts{};
    int m_kindCount = 0;
    RankedMove m_ranked;
    std::int64_t m_found = 0;
};

}  // namespace

template <MoveRecorder Recorder>
GenerationCounts MoveGenerator::generate(const Position& position, const Valuation& valuation,
                                         Recorder& recorder, const std::stop_token& stop)
{
    assert(position.lexicon() != nullptr);
    assert(!Recorder::kEvaluates || valuation.byKept.size() == valuation.subsets.size());

    const Rack& rack = position.mover().rack;
    const SubsetNumbering subsets(rack);
    const std::vector<Equity>* const byKept = Recorder::kEvaluates ? &valuation.byKept : nullptr;
    GenerationCounts counts;
    if (rack.empty()) {
        // Nothing to place.
    } else if (subsets.size() <= ListedRack::kMostStates) {
        m_listedRack.list(rack, subsets, byKept);
        counts = place(position, valuation, m_listedRack, m_lane, recorder, stop);
    } else {
        CountedRack counted;
        counted.count(rack, rack.total(), subsets, byKept);
        counts = place(position, valuation, counted, m_lane, recorder, stop);
    }
    counts.exchanges = ExchangeLister<Recorder>(position, valuation, recorder).list();

    RankedMove pass{passMove(), {}};
    if constexpr (Recorder::kEvaluates)
        pass.equity = valuation.byKept[valuation.subsets.wholeRack()];
    if (recorder.wants(pass.equity)) recorder.record(pass);
    return counts;
}

template GenerationCounts MoveGenerator::generate(const Position&, const Valuation&, AllMoves&,
                                                  const std::stop_token&);
template GenerationCounts MoveGenerator::generate(const Position&, const Valuation&, TopMoves&,
                                                  const std::stop_token&);
template GenerationCounts MoveGenerator::generate(const Position&, const Valuation&, BestMove&,
                                                  const std::stop_token&);
template GenerationCounts MoveGenerator::generate(const Position&, const Valuation&, RawMoves&,
                                                  const std::stop_token&);

}  // namespace engine
