// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/endgame_board.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "engine/base/random.h"
#include "engine/lexicon/lexicon.h"

namespace engine {

namespace {

std::uint64_t squareKey(std::size_t lane, std::size_t square, Tile tile)
{
    return mix64((std::uint64_t{lane} << 24 | std::uint64_t{square} << 16 | tile) ^ 0x5eed0001);
}

std::uint64_t heldKey(int side, std::uint64_t held)
{
    return mix64(held * 2 + static_cast<std::uint64_t>(side) + 0x5eed0002);
}

/// What a cross-set is to a player whose tiles can be these letters.
std::uint64_t setKey(std::size_t square, const CrossSet& set, LetterSet letters)
{
    if (!set.hasNeighbour()) return 0;
    const LetterSet fitting = set.fitting() & letters;
    const std::uint64_t points = fitting == 0 ? 0 : static_cast<std::uint64_t>(set.points);
    return mix64(fitting ^ mix64(points << 8 | square) ^ 0x5eed0003);
}

std::uint64_t lexiconKey(const Lexicon& lexicon)
{
    return mix64(reinterpret_cast<std::uintptr_t>(&lexicon));
}

/// Of what a player lays with any of these racks.
std::uint64_t rackKey(const PossibleRack& racks, const Lexicon& lexicon)
{
    std::uint64_t key = mix64(lexiconKey(lexicon) + static_cast<std::uint64_t>(racks.mostOthers));
    for (const Rack* rack : {&racks.certain, &racks.others}) {
        for (const Tile tile : rack->tiles()) key = mix64(key ^ (tile + std::uint64_t{1}));
        key = mix64(~key);
    }
    return key;
}

}  // namespace

EndgameBoard::EndgameBoard(const Position& position, const LexiconPtr& others)
    : EndgameBoard(position,
                   {PossibleRack{position.mover().rack},
                    PossibleRack{position.player(1 - position.onTurn()).rack}},
                   others)
{
    hold({m_racks[0].certain, m_racks[1].certain});
}

EndgameBoard::EndgameBoard(const Position& position, const std::array<PossibleRack, kSides>& racks,
                           const LexiconPtr& others, std::shared_ptr<LaneMemory> memory)
    : m_rules(position.rulesPtr()),
      m_lexicons{position.lexiconPtr(), others ? others : position.lexiconPtr()},
      m_sameWords(m_lexicons[0] == m_lexicons[1]),
      m_board(position.board()),
      m_racks(racks),
      m_fields{RackFields(m_racks[0].all()), RackFields(m_racks[1].all())},
      m_generators{LaneGenerator(*m_rules, *m_lexicons[0]),
                   LaneGenerator(*m_rules, *m_lexicons[1])},
      m_memory(memory ? std::move(memory) : std::make_shared<LaneMemory>()),
      m_cleared(m_memory->cleared),
      m_states(1)
{
    State& state = m_states.front();
    for (int side = 0; side < kSides; ++side) {
        const LetterSet kinds = m_racks[at(side)].all().present();
        m_letters[at(side)] =
            (kinds & letterBit(kBlank)) != 0 ? m_rules->alphabet.allLetters() : kinds;
        // What is held is the same number for other tiles on other boards.
        m_squaresKey ^= mix64(m_fields[at(side)].layoutKey() + static_cast<std::uint64_t>(side));
        m_rackKeys[at(side)] = rackKey(m_racks[at(side)], *m_lexicons[at(side)]);
        m_tableKey = mix64(m_tableKey ^ m_letters[at(side)] ^ lexiconKey(*m_lexicons[at(side)]));
    }
    for (int row = 0; row < m_board.rows(); ++row)
        for (int column = 0; column < m_board.columns(); ++column)
            if (const Tile tile = m_board.at(row, column); tile != kNoTile)
                m_squaresKey ^= LaneGenerator::boardKey(row, column, tile);
    survey(state);
}

void EndgameBoard::hold(const Racks& racks)
{
    if (m_cleared != m_memory->cleared) surveyAnew();
    State& state = m_states.front();
    state.key = m_squaresKey;
    for (int side = 0; side < kSides; ++side) {
        const Rack& rack = racks[at(side)];
        state.held[at(side)] = m_fields[at(side)].of(rack);
        state.tilesLeft[at(side)] = rack.total();
        state.points[at(side)] = 0;
        for (const Tile tile : rack.tiles())
            state.points[at(side)] += m_rules->alphabet.value(tile);
        state.key ^= heldKey(side, state.held[at(side)]);
        // Other lists were made for fewer tiles.
        state.stale[at(side)] |= m_allLanes & ~state.whole[at(side)];
    }
}

void EndgameBoard::survey(State& state)
{
    for (std::size_t lane = 0; lane < kLanes; ++lane)
        if (numberOf(lane) < m_board.laneCount(directionOf(lane))) {
            state.content[lane] = contentKey(lane);
            m_allLanes |= std::uint64_t{1} << lane;
        }
    state.stale.fill(m_allLanes);
    state.whole.fill(0);
    for (std::size_t lane = 0; lane < kLanes; ++lane)
        if (numberOf(lane) < m_board.laneCount(directionOf(lane))) updateTable(state, lane);
}

std::uint64_t EndgameBoard::contentKey(std::size_t lane) const
{
    const std::span<const Tile> squares = m_board.lane(directionOf(lane), numberOf(lane));
    std::uint64_t key = mix64(lane + 1);
    for (std::size_t i = 0; i < squares.size(); ++i)
        if (squares[i] != kNoTile) key ^= squareKey(lane, i, squares[i]);
    return key;
}

void EndgameBoard::updateTable(State& state, std::size_t lane)
{
    const CrossTable* before = state.table[lane];
    const CrossTable* after = tableOf(lane, state.content[lane]);
    state.table[lane] = after;
    const std::size_t first = across(lane);
    for (std::size_t side = 0; side < kSides; ++side)
        for (std::size_t i = 0; i < kMaxDim; ++i) {
            std::uint64_t change = after->keys[side][i];
            if (before) change ^= before->keys[side][i];
            state.cross[side][first + i] ^= change;
            state.stale[side] |= std::uint64_t{change != 0} << (first + i);
        }
}

const EndgameBoard::CrossTable* EndgameBoard::tableOf(std::size_t lane, std::uint64_t content)
{
    const auto [table, isNew] = m_memory->tables.findOrAdd(content ^ m_tableKey);
    if (isNew) table = makeTable(lane);
    return table.get();
}

std::unique_ptr<EndgameBoard::CrossTable> EndgameBoard::makeTable(std::size_t lane) const
{
    auto table = std::make_unique<CrossTable>();
    const std::span<const Tile> squares = m_board.lane(directionOf(lane), numberOf(lane));
    for (std::size_t i = 0; i < squares.size(); ++i) {
        for (std::size_t words = 0; words <= wordsOf(1); ++words)
            table->sets[words][i] = crossSetAt(*m_lexicons[words], squares, i);
        for (std::size_t side = 0; side < kSides; ++side)
            table->keys[side][i] = setKey(static_cast<std::size_t>(numberOf(lane)),
                                          table->sets[wordsOf(side)][i], m_letters[side]);
    }
    return table;
}

CrossSet EndgameBoard::crossSetAt(const Lexicon& lexicon, std::span<const Tile> squares,
                                  std::size_t at) const
{
    CrossSet set;
    if (squares[at] != kNoTile) return set;
    std::size_t begin = at;
    while (begin > 0 && squares[begin - 1] != kNoTile) --begin;
    std::size_t end = at + 1;
    while (end < squares.size() && squares[end] != kNoTile) ++end;
    if (begin == at && end == at + 1) {
        set.letters = m_rules->alphabet.allLetters();
        return set;
    }
    const Kwg& words = lexicon.words();
    std::uint32_t list = words.dawgRoot();
    for (std::size_t i = begin; i < end; ++i) {
        if (i == at) continue;
        set.points += m_rules->alphabet.value(squares[i]);
    }
    for (std::size_t i = begin; i < at && list != 0; ++i) {
        const std::uint32_t node = words.find(list, letterOf(squares[i]));
        list = node == 0 ? 0 : words.node(node).arc();
    }
    set.letters = CrossSet::kHasNeighbour;
    if (list == 0) return set;
    for (std::uint32_t index = list;; ++index) {
        const GraphNode node = words.node(index);
        bool accepts = node.accepts();
        std::uint32_t rest = node.arc();
        for (std::size_t i = at + 1; i < end; ++i) {
            const std::uint32_t next = words.find(rest, letterOf(squares[i]));
            accepts = next != 0 && words.node(next).accepts();
            rest = next == 0 ? 0 : words.node(next).arc();
        }
        if (accepts) set.letters |= letterBit(node.tile());
        if (node.isEnd()) break;
    }
    return set;
}

void EndgameBoard::refreshLane(int side, std::size_t lane)
{
    State& state = now();
    const std::uint64_t bit = std::uint64_t{1} << lane;
    if ((state.stale[at(side)] & bit) == 0) return;
    state.stale[at(side)] &= ~bit;
    LaneList& list = state.list[at(side)][lane];
    list = lookUp(side, lane);
    state.full[at(side)] = (state.full[at(side)] & ~bit) | (list.first < list.end ? bit : 0);
}

EndgameBoard::LaneList EndgameBoard::lookUp(int side, std::size_t lane)
{
    State& state = now();
    const std::uint64_t bit = std::uint64_t{1} << lane;
    const std::uint64_t key = listKey(side, lane);
    state.whole[at(side)] |= bit;
    if (listsAll(side)) {
        const auto [known, isNew] = m_memory->lists.findOrAdd(key);
        if (isNew) known = newList(side, lane, m_racks[at(side)]);
        return known;
    }
    if (const LaneList* whole = m_memory->lists.find(key)) return *whole;
    state.whole[at(side)] &= ~bit;
    const auto [known, isNew] = m_memory->lists.findOrAdd(key ^ heldOnly(side));
    if (isNew)
        known = newList(side, lane, PossibleRack{m_fields[at(side)].rackOf(state.held[at(side)])});
    return known;
}

void EndgameBoard::refresh(int side)
{
    const std::uint64_t stale = now().stale[at(side)];
    if (stale == 0) return;
    // Each look-up waits for memory, so all of them wait together.
    const bool isWhole = listsAll(side);
    const std::uint64_t held = isWhole ? 0 : heldOnly(side);
    for (std::uint64_t rest = stale; rest != 0; rest &= rest - 1) {
        const std::uint64_t key = listKey(side, static_cast<std::size_t>(std::countr_zero(rest)));
        m_memory->lists.prefetch(key);
        if (!isWhole) m_memory->lists.prefetch(key ^ held);
    }
    for (std::uint64_t rest = stale; rest != 0; rest &= rest - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(rest));
        refreshLane(side, lane);
        m_memory->moves.prefetch(now().list[at(side)][lane].first);
    }
}

std::uint64_t EndgameBoard::keyAfter(int side, EndgameMove move) const
{
    const std::uint64_t held = now().held[at(side)];
    return now().key ^ details(move).boardKey ^ heldKey(side, held) ^
           heldKey(side, held - m_memory->moves.uses[move.number]);
}

EndgameBoard::LaneList EndgameBoard::newList(int side, std::size_t lane, const PossibleRack& racks)
{
    std::array<CrossSet, kMaxDim> sets;
    const Direction direction = directionOf(lane);
    const auto number = static_cast<std::size_t>(numberOf(lane));
    const std::span<const Tile> squares = m_board.lane(direction, numberOf(lane));
    for (std::size_t i = 0; i < squares.size(); ++i)
        sets[i] = now().table[across(lane) + i]->sets[wordsOf(at(side))][number];
    LaneList list;
    list.first = static_cast<std::uint32_t>(m_memory->moves.moves.size());
    m_memory->makeRoom();
    m_generators[at(side)].generate(
        {direction, numberOf(lane), squares, {sets.data(), squares.size()}, m_board.empty()}, racks,
        m_fields[at(side)], m_memory->moves);
    list.end = static_cast<std::uint32_t>(m_memory->moves.moves.size());
    for (std::uint32_t i = list.first; i < list.end; ++i)
        list.sizes |= sizeBit(m_memory->moves.moves[i].tilesPlayed);
    return list;
}

void EndgameBoard::moves(int side, std::vector<EndgameMove>& moves)
{
    refresh(side);
    const State& state = now();
    const RackFields& fields = m_fields[at(side)];
    const std::uint64_t held = state.held[at(side)];
    const std::uint64_t* uses = m_memory->moves.uses.data();
    for (std::uint64_t rest = state.full[at(side)]; rest != 0; rest &= rest - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(rest));
        const LaneList list = state.list[at(side)][lane];
        // Written whether or not it fits: that takes less time than a guess that fails.
        const std::size_t before = moves.size();
        moves.resize(before + (list.end - list.first));
        EndgameMove* next = moves.data() + before;
        for (std::uint32_t i = list.first; i < list.end; ++i) {
            *next = {i, static_cast<std::uint16_t>(lane)};
            next += fields.holds(held, uses[i]) ? 1 : 0;
        }
        moves.resize(static_cast<std::size_t>(next - moves.data()));
    }
}

void EndgameBoard::outplays(int side, std::vector<EndgameMove>& moves)
{
    refresh(side);
    const State& state = now();
    const std::uint64_t held = state.held[at(side)];
    const std::uint32_t size = sizeBit(state.tilesLeft[at(side)]);
    const std::uint64_t* uses = m_memory->moves.uses.data();
    for (std::uint64_t rest = state.full[at(side)]; rest != 0; rest &= rest - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(rest));
        const LaneList list = state.list[at(side)][lane];
        if ((list.sizes & size) == 0) continue;
        for (std::uint32_t i = list.first; i < list.end; ++i)
            if (uses[i] == held) moves.push_back({i, static_cast<std::uint16_t>(lane)});
    }
}

std::uint64_t EndgameBoard::laneBehindRun(std::size_t lane, int square, int step) const
{
    const std::span<const Tile> squares = m_board.lane(directionOf(lane), numberOf(lane));
    const int length = static_cast<int>(squares.size());
    int at = square + step;
    while (at >= 0 && at < length && squares[static_cast<std::size_t>(at)] != kNoTile) at += step;
    if (at < 0 || at >= length) return 0;
    return std::uint64_t{1} << (across(lane) + static_cast<std::size_t>(at));
}

std::uint64_t EndgameBoard::lanesChangedBy(EndgameMove move) const
{
    if (move.isPass()) return 0;
    if (m_board.empty()) return ~std::uint64_t{0};
    const LaneMove& what = details(move);
    // The lanes that get tiles, and those that cross a run of tiles that has grown just behind it.
    std::uint64_t changed = laneBit(move);
    const int number = numberOf(move.lane);
    for (std::size_t i = 0; i < what.length; ++i) {
        if (m_memory->moves.tiles[what.tilesAt + i] == kPlaythrough) continue;
        const std::size_t crossing = across(move.lane) + what.start + i;
        changed |= std::uint64_t{1} << crossing;
        changed |= laneBehindRun(crossing, number, -1) | laneBehindRun(crossing, number, 1);
    }
    changed |= laneBehindRun(move.lane, what.start, -1);
    changed |= laneBehindRun(move.lane, what.start + what.length - 1, 1);
    return changed;
}

std::optional<EndgameMove> EndgameBoard::find(int side, EndgameMoveKey key)
{
    if (key.isPass()) return EndgameMove{};
    if (key.lane >= kLanes || numberOf(key.lane) >= m_board.laneCount(directionOf(key.lane)))
        return std::nullopt;
    refreshLane(side, key.lane);
    const LaneList list = now().list[at(side)][key.lane];
    for (std::uint32_t i = list.first; i < list.end; ++i) {
        const auto hash = static_cast<std::uint32_t>(m_memory->moves.moves[i].boardKey);
        if ((hash & EndgameMoveKey::kMask) == key.hash &&
            m_fields[at(side)].holds(now().held[at(side)], m_memory->moves.uses[i]))
            return EndgameMove{i, key.lane};
    }
    return std::nullopt;
}

void EndgameBoard::make(int side, EndgameMove move)
{
    const LaneMove& what = details(move);
    if (m_states.size() == static_cast<std::size_t>(m_ply + 1)) m_states.emplace_back();
    m_states[static_cast<std::size_t>(m_ply + 1)] = now();
    ++m_ply;
    State& state = now();
    state.key = keyAfter(side, move);
    state.held[at(side)] -= m_memory->moves.uses[move.number];
    state.tilesLeft[at(side)] -= what.tilesPlayed;
    state.points[at(side)] -= what.face;

    const std::size_t lane = move.lane;
    const bool isRow = lane < kColumns;
    std::array<std::size_t, kMaxDim> changed;
    std::size_t count = 0;
    std::uint64_t placed = laneBit(move);
    for (std::size_t i = 0; i < what.length; ++i) {
        const Tile tile = m_memory->moves.tiles[what.tilesAt + i];
        if (tile == kPlaythrough) continue;
        const std::size_t square = what.start + i;
        const std::size_t crossing = across(lane) + square;
        const auto number = static_cast<std::size_t>(numberOf(lane));
        const int row = static_cast<int>(isRow ? number : square);
        const int column = static_cast<int>(isRow ? square : number);
        m_board.set(row, column, tile);
        m_laid.push_back({static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)});
        state.content[lane] ^= squareKey(lane, square, tile);
        state.content[crossing] ^= squareKey(crossing, number, tile);
        placed |= std::uint64_t{1} << crossing;
        changed[count++] = crossing;
    }
    state.laid = static_cast<std::uint32_t>(count);
    for (std::uint64_t& stale : state.stale) stale |= placed;
    updateTable(state, lane);
    for (std::size_t i = 0; i < count; ++i) updateTable(state, changed[i]);
}

void EndgameBoard::undo()
{
    for (std::uint32_t i = 0; i < now().laid; ++i) {
        const Laid square = m_laid.back();
        m_laid.pop_back();
        m_board.set(square.row, square.column, kNoTile);
    }
    --m_ply;
}

Move EndgameBoard::moveOf(EndgameMove move) const
{
    if (move.isPass()) return passMove();
    const LaneMove& what = details(move);
    const bool isRow = move.lane < kColumns;
    const auto number = static_cast<std::uint8_t>(numberOf(move.lane));
    Move result;
    result.kind = MoveKind::Place;
    result.direction = directionOf(move.lane);
    result.row = isRow ? number : what.start;
    result.column = isRow ? what.start : number;
    result.length = what.length;
    result.tilesPlayed = what.tilesPlayed;
    for (std::size_t i = 0; i < what.length; ++i)
        result.tiles[i] = m_memory->moves.tiles[what.tilesAt + i];
    result.score = Score{what.score};
    return result;
}

void EndgameBoard::forget()
{
    m_memory->clear();
    surveyAnew();
}

void EndgameBoard::surveyAnew()
{
    m_cleared = m_memory->cleared;
    State& state = now();
    state.table.fill(nullptr);
    for (std::size_t side = 0; side < kSides; ++side) {
        state.cross[side].fill(0);
        state.list[side].fill({});
        state.full[side] = 0;
    }
    survey(state);
}

}  // namespace engine
