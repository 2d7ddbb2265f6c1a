// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/movegen/move_generator.h"

#include <algorithm>
#include <cassert>

#include "engine/lexicon/lexicon.h"
#include "engine/movegen/anchor_start.h"
#include "engine/movegen/exchange_lister.h"
#include "engine/movegen/gaddag_filler.h"
#include "engine/movegen/jumbled_filler.h"
#include "engine/movegen/lane_order.h"
#include "engine/movegen/placement_sink.h"
#include "engine/movegen/table_filler.h"

namespace engine {

void MoveGenerator::keepOnlyFittingLanes(const Position& position, const SearchTables& tables)
{
    const LexiconPtr& lexicon = position.lexiconPtr();
    const std::uint64_t rules = position.rules().hash();
    const bool sameLexicon = !m_lexicon.owner_before(lexicon) && !lexicon.owner_before(m_lexicon);
    // Each layout of the words has its own numbers of lists.
    if (sameLexicon && rules == m_rules && &tables == m_tables) return;
    for (ScannedLane& lane : m_lanes) lane.forget();
    m_lexicon = lexicon;
    m_tables = &tables;
    m_rules = rules;
}

template <class Graph>
ScannedLane& MoveGenerator::read(const Position& position, CrossSetReader& crossSets,
                                 Direction direction, int index, const Graph& graph)
{
    ScannedLane& lane = m_lanes[laneNumber(direction, index)];
    lane.read(position, crossSets, direction, index, graph);
    return lane;
}

template <class Graph, class Sink, class Filler>
void MoveGenerator::fillAll(const Position& position, const Graph& graph, Sink& sink,
                            Filler& filler, const std::stop_token& stop)
{
    CrossSetReader crossSets = position.crossSets();
    forEachLane(position, [&](Direction direction, int index) {
        if (stop.stop_requested()) return;
        ScannedLane& scanned = read(position, crossSets, direction, index, graph);
        LaneScan& lane = scanned.scan();
        sink.beginLane(lane);
        for (std::size_t i = 0; i < lane.anchors().size(); ++i) {
            const Anchor& anchor = lane.anchors()[i];
            const AnchorStart& start = scanned.start(i);
            if (start.letters == 0) continue;
            sink.beginAnchor(anchor, nullptr);
            filler.fill(lane, anchor, start);
        }
    });
}

template <class Graph, class Sink, class Filler>
void MoveGenerator::fillBest(const Position& position, const Graph& graph,
                             const SearchTables& tables, Sink& sink, Filler& filler,
                             const std::stop_token& stop)
{
    const Rack& rack = position.mover().rack;
    const bool refine = boundsAreRefined(position);
    m_wholeRackWords.begin(rack, tables.words, tables.anagrams);
    TableFiller<Sink> table(tables.words, m_wholeRackWords, rack, sink);
    m_subsets.list(rack, m_listedRack, position.rules().alphabet, tables.anagrams, refine);
    m_bounds.begin(position, m_subsets, keptApart(position, tables));
    m_prospects.clear();
    m_waiting.clear();
    m_order.clear();
    const auto wait = [this](Equity bound, std::uint32_t prospect, Stage stage) {
        m_waiting.push_back({prospect, stage});
        m_order.add(bound);
    };
    CrossSetReader crossSets = position.crossSets();
    forEachLane(position, [&](Direction direction, int index) {
        ScannedLane& scanned = read(position, crossSets, direction, index, graph);
        LaneScan& lane = scanned.scan();
        for (std::size_t i = 0; i < lane.anchors().size(); ++i) {
            const Anchor& anchor = lane.anchors()[i];
            const AnchorStart& start = scanned.start(i);
            if (start.letters == 0) continue;
            const auto number = static_cast<std::uint32_t>(m_prospects.size());
            if (number == m_stretches.size()) m_stretches.emplace_back();
            StretchBounds& bounds = m_stretches[number];
            const Equity rest = m_bounds.bound(lane, anchor, start.letters, bounds);
            const bool wantsRest = sink.wants(rest);
            const bool wantsApart = sink.wants(bounds.apartMost);
            if (m_looks != nullptr)
                m_looks->push_back({direction, lane.rowOf(anchor.index),
                                    lane.columnOf(anchor.index), std::max(rest, bounds.apartMost),
                                    0});
            if (!wantsRest && !wantsApart) continue;
            if (m_looks != nullptr) {
                m_lookOf.push_back(static_cast<std::uint32_t>(m_looks->size() - 1));
                m_apartAtFirst.push_back(bounds.apartMost);
            }
            m_prospects.push_back({anchor, start, laneNumber(direction, index)});
            if (wantsRest) wait(rest, number, Stage::Found);
            if (wantsApart) wait(bounds.apartMost, number, Stage::Apart);
        }
    });

    int looked = 0;
    const auto noteLook = [&](std::uint32_t prospect) {
        if (m_looks == nullptr) return;
        AnchorLook& look = (*m_looks)[m_lookOf[prospect]];
        if (look.turn == 0) look.turn = ++looked;
    };
    while (!stop.stop_requested()) {
        const BoundQueue::Taken taken = m_order.take();
        // None is left, or none that is worth it: kImpossible is never wanted.
        if (!sink.wants(taken.bound)) return;
        const Waiting next = m_waiting[taken.number];
        const Prospect& prospect = m_prospects[next.prospect];
        LaneScan& lane = m_lanes[prospect.lane].scan();
        StretchBounds& bounds = m_stretches[next.prospect];
        const auto begin = [&] {
            sink.beginLane(lane);
            sink.beginAnchor(prospect.anchor, &bounds);
        };
        // What turns out to promise less goes back, unless it still promises most.
        const auto putBack = [&](Equity bound, Stage stage) {
            if (!sink.wants(bound)) return;
            m_waiting[taken.number].stage = stage;
            m_order.putBack(taken.number, bound);
        };
        if (next.stage == Stage::Apart) {
            noteLook(next.prospect);
            begin();
            table.fill(lane, prospect.anchor, prospect.start.letters, m_order.greatest(), bounds);
            putBack(bounds.apartMost, Stage::Apart);
            continue;
        }
        if (refine && next.stage == Stage::Found) {
            const Equity bound = m_bounds.refine(lane, prospect.anchor, prospect.start.letters,
                                                 sink.least(), bounds);
            if (m_looks != nullptr)
                (*m_looks)[m_lookOf[next.prospect]].bound =
                    std::max(bound, m_apartAtFirst[next.prospect]);
            if (bound < m_order.greatest() || !sink.wants(bound)) {
                putBack(bound, Stage::Refined);
                continue;
            }
        }
        noteLook(next.prospect);
        begin();
        if (refine) m_listedRack.leadOnlyTo(bounds.choices);
        filler.fill(lane, prospect.anchor, prospect.start);
    }
}

template <bool Bounded, class RackModel, MoveRecorder Recorder>
GenerationCounts MoveGenerator::place(const Position& position, const Valuation& valuation,
                                      RackModel& rack, Recorder& recorder,
                                      const std::stop_token& stop)
{
    const Lexicon& lexicon = *position.lexicon();
    const SearchTables& tables = lexicon.searchTables();
    keepOnlyFittingLanes(position, tables);
    using Sink = PlacementSink<Recorder, RackModel, Bounded>;
    Sink sink(position, valuation, rack, recorder, stop);
    const auto fill = [&](const auto& graph, auto filler) {
        if constexpr (Bounded) fillBest(position, graph, tables, sink, filler, stop);
        else fillAll(position, graph, sink, filler, stop);
    };
    if (position.rules().jumbled()) {
        const LetterGraph& graph = lexicon.alphagramLetters();
        fill(graph, JumbledFiller<Sink>(graph, sink));
    } else {
        lexicon.withLists(tables, [&]<class Graph>(const Graph& graph) {
            fill(graph, GaddagFiller<Sink, Graph>(graph, sink));
        });
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
        if constexpr (Recorder::kBounded) {
            counts = RackSubsets::canBound(rack, position.rules().alphabet)
                         ? place<true>(position, valuation, m_listedRack, recorder, stop)
                         : place<false>(position, valuation, m_listedRack, recorder, stop);
        } else {
            counts = place<false>(position, valuation, m_listedRack, recorder, stop);
        }
    } else {
        CountedRack counted;
        counted.count(rack, rack.total(), subsets, byKept);
        counts = place<false>(position, valuation, counted, recorder, stop);
    }
    counts.exchanges = exchanges;

    RankedMove pass{passMove(), {}};
    if constexpr (Recorder::kEvaluates)
        pass.equity = valuation.byKept[valuation.subsets.wholeRack()];
    if (recorder.wants(pass.equity)) recorder.record(pass);
    return counts;
}

GenerationCounts MoveGenerator::generate(const Position& position, const Valuation& valuation,
                                         TopMoves& recorder, std::vector<AnchorLook>& looks,
                                         const std::stop_token& stop)
{
    looks.clear();
    m_lookOf.clear();
    m_apartAtFirst.clear();
    m_looks = &looks;
    const GenerationCounts counts = generate(position, valuation, recorder, stop);
    m_looks = nullptr;
    return counts;
}

std::vector<AnchorLook> MoveGenerator::anchorsOf(const Position& position)
{
    assert(position.lexicon() != nullptr);
    const Lexicon& lexicon = *position.lexicon();
    std::vector<AnchorLook> anchors;
    LaneScan lane;
    CrossSetReader crossSets = position.crossSets();
    const auto look = [&](const auto& graph) {
        forEachLane(position, [&](Direction direction, int index) {
            lane.read(position, crossSets, direction, index);
            for (const Anchor& anchor : lane.anchors())
                if (startAt(lane, anchor.index, graph).letters != 0)
                    anchors.push_back(
                        {direction, lane.rowOf(anchor.index), lane.columnOf(anchor.index), {}, 0});
        });
    };
    if (position.rules().jumbled()) look(lexicon.alphagramLetters());
    else lexicon.withLists(lexicon.searchTables(), look);
    return anchors;
}

template <MoveRecorder Recorder>
GenerationCounts MoveGenerator::generateFromPool(const Position& position, const TileCounts& pool,
                                                 int mostTiles, Recorder& recorder,
                                                 const std::stop_token& stop)
{
    assert(position.lexicon() != nullptr);
    if (pool.empty() || mostTiles <= 0) return {};
    // Nothing is kept that could be valued, so what is kept needs no number.
    const SubsetNumbering unnumbered;
    CountedRack counted;
    counted.count(pool, mostTiles, unnumbered, nullptr);
    return place<false>(position, Valuation{}, counted, recorder, stop);
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
template GenerationCounts MoveGenerator::generateFromPool(const Position&, const TileCounts&, int,
                                                          AllMoves&, const std::stop_token&);
template GenerationCounts MoveGenerator::generateFromPool(const Position&, const TileCounts&, int,
                                                          TopMoves&, const std::stop_token&);
template GenerationCounts MoveGenerator::generateFromPool(const Position&, const TileCounts&, int,
                                                          RawMoves&, const std::stop_token&);
template GenerationCounts MoveGenerator::generateFromPool(const Position&, const TileCounts&, int,
                                                          HandedMoves&, const std::stop_token&);

}  // namespace engine
