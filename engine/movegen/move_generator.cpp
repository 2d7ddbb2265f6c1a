// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/movegen/move_generator.h"

#include <algorithm>
#include <cassert>

#include "engine/movegen/anchor_start.h"
#include "engine/movegen/exchange_lister.h"
#include "engine/movegen/gaddag_filler.h"
#include "engine/movegen/jumbled_filler.h"
#include "engine/movegen/placement_sink.h"

namespace engine {
namespace {

/// Calls visit(direction, index) for each lane in which placements are to be looked for.
template <class Visit>
void forEachLane(const Position& position, Visit visit)
{
    // Down placements on an empty board are across ones by reflection.
    const bool acrossOnly =
        position.board().empty() && position.rules().layout.transposeSymmetric();
    for (const Direction direction : {Direction::Across, Direction::Down}) {
        if (direction == Direction::Down && acrossOnly) return;
        for (int index = 0; index < position.board().laneCount(direction); ++index)
            visit(direction, index);
    }
}

}  // namespace

template <class Sink, class Filler>
void MoveGenerator::fillAll(const Position& position, const LetterGraph& graph, Sink& sink,
                            Filler& filler, const std::stop_token& stop)
{
    LaneScan& lane = m_lanes.front();
    forEachLane(position, [&](Direction direction, int index) {
        if (stop.stop_requested()) return;
        lane.read(position, direction, index);
        sink.beginLane(lane);
        for (const Anchor& anchor : lane.anchors()) {
            const AnchorStart start = startAt(lane, anchor.index, graph);
            if (start.letters == 0) continue;
            sink.beginAnchor(anchor, nullptr);
            filler.fill(lane, anchor, start);
        }
    });
}

template <class Sink, class Filler>
void MoveGenerator::fillBest(const Position& position, const LetterGraph& graph, Sink& sink,
                             Filler& filler, const std::stop_token& stop)
{
    m_subsets.list(position.mover().rack, m_listedRack, position.rules().alphabet,
                   position.lexicon()->anagramFilter());
    m_bounds.begin(position, m_subsets);
    m_prospects.clear();
    std::uint16_t laneCount = 0;
    forEachLane(position, [&](Direction direction, int index) {
        LaneScan& lane = m_lanes[laneCount];
        lane.read(position, direction, index);
        for (const Anchor& anchor : lane.anchors()) {
            const AnchorStart start = startAt(lane, anchor.index, graph);
            const Equity bound = m_bounds.quick(lane, anchor, start.letters);
            if (sink.wants(bound)) m_prospects.push_back({bound, laneCount, -1, anchor, start});
        }
        ++laneCount;
    });

    const auto lower = [](const Prospect& a, const Prospect& b) { return a.bound < b.bound; };
    std::ranges::make_heap(m_prospects, lower);
    std::size_t refined = 0;
    while (!m_prospects.empty() && !stop.stop_requested()) {
        std::ranges::pop_heap(m_prospects, lower);
        Prospect prospect = m_prospects.back();
        m_prospects.pop_back();
        if (!sink.wants(prospect.bound)) return;
        LaneScan& lane = m_lanes[prospect.lane];
        if (prospect.refined < 0) {
            if (refined == m_refined.size()) m_refined.emplace_back();
            prospect.refined = static_cast<std::int32_t>(refined);
            prospect.bound = m_bounds.refine(lane, prospect.anchor, prospect.start.letters,
                                             sink.least(), m_refined[refined]);
            if (!sink.wants(prospect.bound)) continue;
            ++refined;
            if (!m_prospects.empty() && prospect.bound < m_prospects.front().bound) {
                m_prospects.push_back(prospect);
                std::ranges::push_heap(m_prospects, lower);
                continue;
            }
        }
        sink.beginLane(lane);
        sink.beginAnchor(prospect.anchor, &m_refined[static_cast<std::size_t>(prospect.refined)]);
        filler.fill(lane, prospect.anchor, prospect.start);
    }
}

template <class RackModel, MoveRecorder Recorder>
GenerationCounts MoveGenerator::place(const Position& position, const Valuation& valuation,
                                      RackModel& rack, Recorder& recorder,
                                      const std::stop_token& stop)
{
    using Sink = PlacementSink<Recorder, RackModel>;
    Sink sink(position, valuation, rack, recorder, stop);
    const auto fill = [&](const LetterGraph& graph, auto filler) {
        if constexpr (Sink::kBounded) fillBest(position, graph, sink, filler, stop);
        else fillAll(position, graph, sink, filler, stop);
    };
    if (position.rules().jumbled()) {
        const LetterGraph& graph = position.lexicon()->alphagramLetters();
        fill(graph, JumbledFiller<Sink>(graph, sink));
    } else {
        const LetterGraph& graph = position.lexicon()->wordLetters();
        fill(graph, GaddagFiller<Sink>(graph, sink));
    }
    GenerationCounts counts;
    counts.placements = sink.placements();
    counts.sumOfScores = sink.sumOfScores();
    return counts;
}

template <MoveRecorder Recorder>
GenerationCounts MoveGenerator::generate(const Position& position, const Valuation& valuation,
                                         Recorder& recorder, const std::stop_token& stop)
{
    assert(position.lexicon() != nullptr);
    assert(!Recorder::kEvaluates || valuation.byKept.size() == valuation.subsets.size());

    const Rack& rack = position.mover().rack;
    const SubsetNumbering subsets(rack);
    const std::vector<Equity>* const byKept = Recorder::kEvaluates ? &valuation.byKept : nullptr;
    // Exchanges cost next to nothing, and the best one is a first measure for placements.
    const std::int64_t exchanges =
        ExchangeLister<Recorder>(position, subsets, valuation, recorder).list();
    GenerationCounts counts;
    if (rack.empty()) {
        // Nothing to place.
    } else if (subsets.size() <= ListedRack::kMostStates) {
        m_listedRack.list(rack, subsets, byKept);
        counts = place(position, valuation, m_listedRack, recorder, stop);
    } else {
        CountedRack counted;
        counted.count(rack, rack.total(), subsets, byKept);
        counts = place(position, valuation, counted, recorder, stop);
    }
    counts.exchanges = exchanges;

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
template GenerationCounts MoveGenerator::generate(const Position&, const Valuation&,
                                                  CountedTopMoves&, const std::stop_token&);
template GenerationCounts MoveGenerator::generate(const Position&, const Valuation&, BestMove&,
                                                  const std::stop_token&);
template GenerationCounts MoveGenerator::generate(const Position&, const Valuation&, RawMoves&,
                                                  const std::stop_token&);

}  // namespace engine
