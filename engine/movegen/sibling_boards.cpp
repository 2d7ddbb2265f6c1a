// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/movegen/sibling_boards.h"

#include <algorithm>

#include "engine/lexicon/lexicon.h"
#include "engine/movegen/exchange_lister.h"
#include "engine/movegen/gaddag_filler.h"
#include "engine/movegen/lane_order.h"
#include "engine/movegen/placement_sink.h"
#include "engine/movegen/table_filler.h"

namespace engine {
namespace {

constexpr auto kLower = [](const auto& a, const auto& b) { return a.bound < b.bound; };

}  // namespace

bool SiblingBoards::canSearch(const Position& position)
{
    const Rack& rack = position.mover().rack;
    return !position.rules().jumbled() && !rack.empty() && !position.board().empty() &&
           position.bagSize() > 0 && SubsetNumbering(rack).size() <= ListedRack::kMostStates &&
           RackSubsets::canBound(rack, position.rules().alphabet);
}

std::size_t SiblingBoards::add(const Position& position)
{
    const Lexicon& lexicon = *position.lexicon();
    const SearchTables& tables = lexicon.searchTables();
    if (m_boards.empty()) m_tables = &tables;
    std::vector<std::uint32_t>& lanes = m_boards.emplace_back();
    CrossSetReader crossSets = position.crossSets();
    lexicon.withLists(tables, [&](const auto& graph) {
        forEachLane(position, [&](Direction direction, int index) {
            std::vector<std::uint32_t>& versions = m_versions[laneNumber(direction, index)];
            const LaneSource source = laneSource(position, crossSets, direction, index);
            const auto same = std::ranges::find_if(versions, [&](std::uint32_t lane) {
                return m_lanes[lane]->scanned.scan().isReadFrom(source);
            });
            if (same != versions.end()) {
                lanes.push_back(*same);
                return;
            }
            const auto lane = static_cast<std::uint32_t>(m_lanes.size());
            m_lanes.push_back(std::make_unique<Lane>());
            m_lanes.back()->scanned.read(position, crossSets, direction, index, graph);
            versions.push_back(lane);
            lanes.push_back(lane);
        });
    });
    return m_boards.size() - 1;
}

void SiblingBoards::clear()
{
    m_boards.clear();
    m_lanes.clear();
    for (auto& versions : m_versions) versions.clear();
}

bool SiblingBoards::begin(const Position& position, const Valuation& valuation)
{
    const SearchTables& tables = position.lexicon()->searchTables();
    if (!m_boards.empty() && m_tables != &tables) return false;
    const Rack& rack = position.mover().rack;
    ++m_begun;
    m_looks.clear();
    m_refine = boundsAreRefined(position);
    m_rack.list(rack, valuation.subsets, &valuation.byKept);
    m_wholeRackWords.begin(rack, tables.words, tables.anagrams);
    m_subsets.list(rack, m_rack, position.rules().alphabet, tables.anagrams, m_refine);
    m_bounds.begin(position, m_subsets, keptApart(position, tables));
    return true;
}

void SiblingBoards::measure(Look& look, std::uint32_t number)
{
    ScannedLane& scanned = m_lanes[look.lane]->scanned;
    const LaneScan& lane = scanned.scan();
    look.rest = m_bounds.bound(lane, lane.anchors()[look.anchor],
                               scanned.start(look.anchor).letters, m_stretches[number]);
    look.restDone = false;
    look.refined = false;
    look.unknownBelow = kImpossible;
}

void SiblingBoards::lookOver(std::uint32_t number)
{
    Lane& lane = *m_lanes[number];
    lane.begun = m_begun;
    lane.firstLook = static_cast<std::uint32_t>(m_looks.size());
    const std::size_t anchors = lane.scanned.scan().anchors().size();
    for (std::size_t i = 0; i < anchors; ++i) {
        const auto at = static_cast<std::uint32_t>(m_looks.size());
        if (at == m_stretches.size()) m_stretches.emplace_back();
        Look& look = m_looks.emplace_back();
        look.lane = number;
        look.anchor = static_cast<std::uint16_t>(i);
        if (lane.scanned.start(i).letters != 0) {
            measure(look, at);
            continue;
        }
        look.restDone = true;
        look.unknownBelow = kImpossible;
        m_stretches[at].apartMost = kImpossible;
    }
}

void SiblingBoards::push(Equity bound, std::uint32_t number, Stage stage, const BestMove& best)
{
    if (!best.wants(bound)) return;
    m_order.push_back({bound, number, stage});
    std::ranges::push_heap(m_order, kLower);
}

void SiblingBoards::queue(std::uint32_t number, const BestMove& best)
{
    const Look& look = m_looks[number];
    const Equity apart = m_stretches[number].apartMost;
    if (look.unknownBelow > kLeastPossible && best.wants(Equity{look.unknownBelow.millis - 1})) {
        // All of it again, also what wasn't looked for yet.
        Equity most{look.unknownBelow.millis - 1};
        if (!look.restDone) most = std::max(most, look.rest);
        push(std::max(most, apart), number, Stage::Anew, best);
        return;
    }
    if (!look.restDone) push(look.rest, number, Stage::Rest, best);
    push(apart, number, Stage::Apart, best);
}

template <class Graph>
void SiblingBoards::search(std::size_t board, const Position& position, const Valuation& valuation,
                           const Graph& graph, BestMove& best, const std::stop_token& stop)
{
    // Step 1. What is known already is a measure for all the rest.
    for (const std::uint32_t number : m_boards[board]) {
        Lane& lane = *m_lanes[number];
        if (lane.begun != m_begun) lookOver(number);
        const std::size_t anchors = lane.scanned.scan().anchors().size();
        for (std::size_t i = lane.firstLook; i < lane.firstLook + anchors; ++i)
            if (const Look& look = m_looks[i]; look.hasBest && best.wants(look.best.equity))
                best.record(look.best);
    }
    m_order.clear();
    for (const std::uint32_t number : m_boards[board]) {
        const Lane& lane = *m_lanes[number];
        const std::size_t anchors = m_lanes[number]->scanned.scan().anchors().size();
        for (std::size_t i = 0; i < anchors; ++i)
            queue(lane.firstLook + static_cast<std::uint32_t>(i), best);
    }

    // Step 2. Anchor by anchor, as long as they promise more than that.
    using Sink = PlacementSink<BestMove, ListedRack, true>;
    Sink sink(position, valuation, m_rack, m_found, stop);
    GaddagFiller<Sink, Graph> filler(graph, sink);
    TableFiller<Sink> table(position.lexicon()->searchTables().words, m_wholeRackWords,
                            position.mover().rack, sink);
    while (!m_order.empty() && !stop.stop_requested()) {
        std::ranges::pop_heap(m_order, kLower);
        const Ranked next = m_order.back();
        m_order.pop_back();
        if (!best.wants(next.bound)) return;
        Look& look = m_looks[next.look];
        if (next.stage == Stage::Anew) {
            measure(look, next.look);
            queue(next.look, best);
            continue;
        }
        StretchBounds& bounds = m_stretches[next.look];
        ScannedLane& scanned = m_lanes[look.lane]->scanned;
        LaneScan& lane = scanned.scan();
        const Anchor& anchor = lane.anchors()[look.anchor];
        const AnchorStart& start = scanned.start(look.anchor);
        const Equity least = best.least();
        const Equity second = m_order.empty() ? kImpossible : m_order.front().bound;
        m_found.clear(least);
        sink.beginLane(lane);
        sink.beginAnchor(anchor, &bounds);
        if (next.stage == Stage::Apart) {
            table.fill(lane, anchor, start.letters, second, bounds);
        } else {
            if (m_refine && !look.refined) {
                look.rest = m_bounds.refine(lane, anchor, start.letters, least, bounds);
                look.refined = true;
                look.unknownBelow = std::max(look.unknownBelow, least);
                if (look.rest < second || !best.wants(look.rest)) {
                    push(look.rest, next.look, Stage::Rest, best);
                    continue;
                }
            }
            if (m_refine) m_rack.leadOnlyTo(bounds.choices);
            filler.fill(lane, anchor, start);
            look.restDone = true;
        }
        if (const auto& found = m_found.best()) {
            if (!look.hasBest || ranksBefore(*found, look.best)) look.best = *found;
            look.hasBest = true;
            best.record(*found);
        } else {
            look.unknownBelow = std::max(look.unknownBelow, least);
        }
        if (next.stage == Stage::Apart) push(bounds.apartMost, next.look, Stage::Apart, best);
    }
}

void SiblingBoards::findBest(std::size_t board, const Position& position,
                             const Valuation& valuation, BestMove& best,
                             const std::stop_token& stop)
{
    static_cast<void>(
        ExchangeLister<BestMove>(position, valuation.subsets, valuation, best).list());
    const Lexicon& lexicon = *position.lexicon();
    lexicon.withLists(lexicon.searchTables(), [&](const auto& graph) {
        search(board, position, valuation, graph, best, stop);
    });
    const RankedMove pass{passMove(), valuation.byKept[valuation.subsets.wholeRack()]};
    if (best.wants(pass.equity)) best.record(pass);
}

}  // namespace engine
