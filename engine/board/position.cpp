// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/position.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "engine/base/random.h"
#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/lexicon/lexicon.h"

namespace engine {
namespace {

Result<void> checkLexicon(const GameRules& rules, const Lexicon* lexicon)
{
    if (lexicon == nullptr) return {};
    if (!lexicon->alphabet().sameLetters(rules.alphabet)) {
        return failure(ErrorCode::WrongLexicon,
                       "the lexicon " + lexicon->name() + " is for the alphabet " +
                           lexicon->alphabet().name() + ", the rules " + rules.title +
                           " need the alphabet " + rules.alphabet.name());
    }
    if (rules.jumbled() && !lexicon->hasAlphagrams()) {
        return failure(ErrorCode::WrongLexicon, "the lexicon " + lexicon->name() +
                                                    " has no alphagrams, which the jumbled rules " +
                                                    rules.title + " need");
    }
    return {};
}

int pointsOf(const Alphabet& alphabet, const TileCounts& tiles)
{
    int points = 0;
    for (int tile = 0; tile < alphabet.kinds(); ++tile)
        points += tiles.count(static_cast<Tile>(tile)) * alphabet.value(static_cast<Tile>(tile));
    return points;
}

}  // namespace

Result<Position> Position::create(GameRulesPtr rules, LexiconPtr lexicon, int players)
{
    if (auto fits = checkLexicon(*rules, lexicon.get()); !fits) return failure(fits.error());
    if (players < 1 || players > 4) {
        return failure(ErrorCode::OutOfRange,
                       "a game has 1 to 4 players, not " + std::to_string(players));
    }
    return Position(std::move(rules), std::move(lexicon), players);
}

Position::Position(GameRulesPtr rules, LexiconPtr lexicon, int players)
    : m_rules(std::move(rules)),
      m_lexicon(std::move(lexicon)),
      m_board(m_rules->layout),
      m_crossSets(m_board, *m_rules, m_lexicon.get()),
      m_players(static_cast<std::size_t>(players))
{
}

Score Position::spread() const
{
    if (playerCount() < 2) return mover().score;
    Score best{INT32_MIN};
    for (int i = 0; i < playerCount(); ++i)
        if (i != m_onTurn) best = std::max(best, player(i).score);
    return mover().score - best;
}

TileCounts Position::unseen() const
{
    TileCounts pool = m_rules->tiles;
    TileCounts seen = m_board.tiles();
    seen.addAll(mover().rack);
    // An over-drawn tile counts as none left rather than wrapping round.
    for (int tile = 0; tile < kTileKinds; ++tile) {
        const auto kind = static_cast<Tile>(tile);
        pool.remove(kind, std::min(pool.count(kind), seen.count(kind)));
    }
    return pool;
}

int Position::tilesHeld(int player) const
{
    int pool = m_rules->tiles.total() - m_board.tileCount();
    for (const Player& each : m_players) pool -= each.rack.total();
    pool = std::max(pool, 0);

    // Unknown tiles go first to those who are known to hold so many, then to the mover's
    // opponents, and to the mover last: his own rack is the one that people know.
    const auto take = [&pool](const Player& who, int wanted) {
        const int unknown = std::clamp(wanted - who.rack.total(), 0, pool);
        pool -= unknown;
        return who.rack.total() + unknown;
    };
    int held = 0;
    for (int i = 0; i < playerCount(); ++i) {
        if (this->player(i).tilesHeld < 0) continue;
        const int has = take(this->player(i), this->player(i).tilesHeld);
        if (i == player) held = has;
    }
    for (int step = 1; step <= playerCount(); ++step) {
        const int i = (m_onTurn + step) % playerCount();
        if (this->player(i).tilesHeld >= 0) continue;
        const int has = take(this->player(i), m_rules->rackSize);
        if (i == player) held = has;
    }
    return held;
}

int Position::bagSize() const
{
    int bag = m_rules->tiles.total() - m_board.tileCount();
    for (int i = 0; i < playerCount(); ++i) bag -= tilesHeld(i);
    return std::max(bag, 0);
}

RackKnowledge Position::rackKnowledge(int player) const
{
    const int known = this->player(player).rack.total();
    if (known >= tilesHeld(player)) return RackKnowledge::Known;
    return known == 0 ? RackKnowledge::Unknown : RackKnowledge::Partial;
}

int Position::exchangeLimit() const
{
    const int bag = bagSize();
    if (bag < std::max(m_rules->exchangeMinimumBag, 1)) return 0;
    if (m_rules->exchangesPerPlayer >= 0 && mover().exchanges >= m_rules->exchangesPerPlayer)
        return 0;
    return std::min(bag, kMaxRackSize);
}

Result<void> Position::checkTiles() const
{
    TileCounts used = m_board.tiles();
    for (const Player& each : m_players) used.addAll(each.rack);
    std::string first;
    std::string all;
    int kinds = 0;
    for (int tile = 0; tile < kTileKinds; ++tile) {
        const auto kind = static_cast<Tile>(tile);
        const int over = used.count(kind) - m_rules->tiles.count(kind);
        if (over <= 0) continue;
        const std::string label(m_rules->alphabet.label(kind));
        if (++kinds == 1)
            first = "there are " + std::to_string(used.count(kind)) + " " + label +
                    " on the board and the racks, but only " +
                    std::to_string(m_rules->tiles.count(kind)) + " in the game";
        all += (kinds > 1 ? ", " : "") + std::to_string(over) + " × " + label;
    }
    if (kinds == 1) return failure(ErrorCode::IllegalPosition, std::move(first));
    if (kinds > 1)
        return failure(ErrorCode::IllegalPosition,
                       "there are more tiles on the board and the racks than in the game: " + all +
                           " too many");
    for (int i = 0; i < playerCount(); ++i) {
        if (player(i).rack.total() > m_rules->rackSize) {
            return failure(ErrorCode::IllegalPosition,
                           "a rack holds " + std::to_string(m_rules->rackSize) +
                               " tiles at most, not " + std::to_string(player(i).rack.total()));
        }
    }
    return {};
}

std::vector<Error> Position::oddities() const
{
    std::vector<Error> found;
    const auto add = [&found](std::string message, ErrorCode code) {
        found.push_back({code, std::move(message), {}});
    };
    if (auto tiles = checkTiles(); !tiles) found.push_back(tiles.error());
    if (m_board.empty()) return found;

    // Everything must hang together with the tile on the start square; where that is empty, with the
    // first tile found.
    const int columns = m_board.columns();
    std::vector<char> reached(static_cast<std::size_t>(m_rules->layout.squareCount()), 0);
    std::vector<int> open;
    const auto reach = [&](int row, int column) {
        if (m_board.atOrNone(row, column) == kNoTile) return;
        char& mark = reached[static_cast<std::size_t>(row * columns + column)];
        if (mark != 0) return;
        mark = 1;
        open.push_back(row * columns + column);
    };
    const int startRow = m_rules->layout.startRow();
    const int startColumn = m_rules->layout.startColumn();
    if (m_board.at(startRow, startColumn) == kNoTile)
        add("the start square " + squareName(startRow, startColumn) + " is empty",
            ErrorCode::Unusual);
    const auto reachAllFrom = [&](int row, int column) {
        reach(row, column);
        while (!open.empty()) {
            const int square = open.back();
            open.pop_back();
            const int r = square / columns;
            const int c = square % columns;
            reach(r - 1, c);
            reach(r + 1, c);
            reach(r, c - 1);
            reach(r, c + 1);
        }
    };
    reachAllFrom(startRow, startColumn);
    for (int row = 0; row < m_board.rows(); ++row) {
        for (int column = 0; column < columns; ++column) {
            if (m_board.at(row, column) == kNoTile) continue;
            if (m_rules->layout.blocked(row, column))
                add("a tile lies on the blocked square " + squareName(row, column),
                    ErrorCode::IllegalPosition);
            if (reached[static_cast<std::size_t>(row * columns + column)] != 0) continue;
            const bool first = std::ranges::count(reached, 1) == 0;
            if (!first)
                add("the tile on " + squareName(row, column) + " hangs in the air",
                    ErrorCode::IllegalPosition);
            reachAllFrom(row, column);
        }
    }

    if (m_lexicon == nullptr) return found;
    for (const Direction direction : {Direction::Across, Direction::Down}) {
        for (int index = 0; index < m_board.laneCount(direction); ++index) {
            const auto lane = m_board.lane(direction, index);
            for (std::size_t first = 0; first < lane.size(); ++first) {
                std::size_t end = first;
                while (end < lane.size() && lane[end] != kNoTile) ++end;
                if (end - first >= 2) {
                    const auto run = lane.subspan(first, end - first);
                    const bool valid = m_rules->jumbled() ? m_lexicon->containsJumbled(run)
                                                          : m_lexicon->contains(run);
                    if (!valid) {
                        const int at = static_cast<int>(first);
                        const bool across = direction == Direction::Across;
                        add(coordinate(across ? index : at, across ? at : index, direction) + " " +
                                m_rules->alphabet.written(run) + " is not in " + m_lexicon->name(),
                            ErrorCode::Unusual);
                    }
                }
                first = end;
            }
        }
    }
    return found;
}

void Position::setSquare(int row, int column, Tile tile)
{
    m_board.set(row, column, tile);
    const int square = m_rules->layout.square(row, column);
    m_crossSets.update(m_board, *m_rules, m_lexicon.get(), std::span(&square, 1), nullptr);
}

void Position::setRack(int player, const Rack& rack, int tilesHeld)
{
    Player& who = m_players[static_cast<std::size_t>(player)];
    who.rack = rack;
    who.tilesHeld = tilesHeld;
}

void Position::setScore(int player, Score score)
{
    m_players[static_cast<std::size_t>(player)].score = score;
}

void Position::setOnTurn(int player)
{
    m_onTurn = player;
}

void Position::setScorelessTurns(int turns)
{
    m_scorelessTurns = turns;
}

Result<void> Position::setLexicon(LexiconPtr lexicon)
{
    if (auto fits = checkLexicon(*m_rules, lexicon.get()); !fits) return fits;
    m_lexicon = std::move(lexicon);
    m_crossSets = CrossSets(m_board, *m_rules, m_lexicon.get());
    return {};
}

void Position::make(const Move& move, Undo& undo)
{
    Player& who = m_players[static_cast<std::size_t>(m_onTurn)];
    undo.move = move;
    undo.mover = who;
    undo.onTurn = m_onTurn;
    undo.scorelessTurns = m_scorelessTurns;
    undo.passes = m_passes;
    undo.turnsSinceBagEmpty = m_turnsSinceBagEmpty;
    undo.crossSetChanges.clear();

    const bool bagWasEmpty = bagSize() == 0;
    const int heldBefore = tilesHeld(m_onTurn);
    if (move.kind == MoveKind::Place) {
        std::array<int, kMaxDim> squares{};
        std::size_t count = 0;
        for (int i = 0; i < move.length; ++i) {
            const Tile tile = move.tiles[static_cast<std::size_t>(i)];
            if (tile == kPlaythrough) continue;
            m_board.set(move.rowOf(i), move.columnOf(i), tile);
            squares[count++] = m_rules->layout.square(move.rowOf(i), move.columnOf(i));
            if (who.rack.has(tile)) who.rack.remove(tile);
        }
        m_crossSets.update(m_board, *m_rules, m_lexicon.get(), std::span(squares).first(count),
                           &undo.crossSetChanges);
        who.score += move.score;
        // Without draws the number of tiles is certain from here on.
        who.tilesHeld = bagWasEmpty ? std::max(heldBefore - move.tilesPlayed, 0) : -1;
        m_passes = 0;
        m_scorelessTurns = 0;  // a placement resets the count even when it scores nothing
    } else if (move.kind == MoveKind::Exchange) {
        for (const Tile tile : move.tileSpan())
            if (who.rack.has(tile)) who.rack.remove(tile);
        ++who.exchanges;
        m_passes = 0;
        if (m_rules->end.exchangeIsScoreless) ++m_scorelessTurns;
    } else {
        ++m_passes;
        ++m_scorelessTurns;
    }
    if (bagWasEmpty) ++m_turnsSinceBagEmpty;
    m_onTurn = (m_onTurn + 1) % playerCount();
}

void Position::undo(const Undo& undo)
{
    const Move& move = undo.move;
    if (move.kind == MoveKind::Place) {
        for (int i = 0; i < move.length; ++i)
            if (move.tiles[static_cast<std::size_t>(i)] != kPlaythrough)
                m_board.set(move.rowOf(i), move.columnOf(i), kNoTile);
    }
    m_crossSets.restore(undo.crossSetChanges);
    m_players[static_cast<std::size_t>(undo.onTurn)] = undo.mover;
    m_onTurn = undo.onTurn;
    m_scorelessTurns = undo.scorelessTurns;
    m_passes = undo.passes;
    m_turnsSinceBagEmpty = undo.turnsSinceBagEmpty;
}

GameEnd Position::gameEnd() const
{
    const EndRule& end = m_rules->end;
    if (end.turnsAfterBagEmpty >= 0) {
        if (m_turnsSinceBagEmpty >= end.turnsAfterBagEmpty * playerCount() && bagSize() == 0 &&
            m_turnsSinceBagEmpty > 0)
            return GameEnd::TurnsUsedUp;
    } else if (!m_board.empty() && bagSize() == 0) {
        // An empty rack that nobody has seen emptied may just be unknown.
        int known = m_board.tileCount();
        for (const Player& each : m_players) known += each.rack.total();
        const bool allKnown = known >= m_rules->tiles.total();
        for (int i = 0; i < playerCount(); ++i)
            if (tilesHeld(i) == 0 && (allKnown || player(i).tilesHeld == 0))
                return GameEnd::PlayedOut;
    }
    if (end.passes > 0 && m_passes >= end.passes) return GameEnd::Stalled;
    if (end.scorelessTurns > 0 && m_scorelessTurns >= end.scorelessTurns &&
        (end.scorelessOnEmptyBoard || !m_board.empty()))
        return GameEnd::Stalled;
    return GameEnd::NotYet;
}

std::vector<Score> Position::settlement() const
{
    std::vector<Score> change(m_players.size());
    const GameEnd how = gameEnd();
    if (how == GameEnd::NotYet || how == GameEnd::TurnsUsedUp) return change;

    // Tiles that nobody is known to hold belong to the one player who holds unknown ones.
    std::vector<int> points(m_players.size());
    TileCounts pool = m_rules->tiles;
    TileCounts seen = m_board.tiles();
    for (const Player& each : m_players) seen.addAll(each.rack);
    for (int tile = 0; tile < kTileKinds; ++tile) {
        const auto kind = static_cast<Tile>(tile);
        pool.remove(kind, std::min(pool.count(kind), seen.count(kind)));
    }
    int withUnknown = 0;
    for (int i = 0; i < playerCount(); ++i) {
        points[static_cast<std::size_t>(i)] = pointsOf(m_rules->alphabet, player(i).rack);
        if (tilesHeld(i) > player(i).rack.total()) ++withUnknown;
    }
    if (withUnknown == 1 && bagSize() == 0) {
        for (int i = 0; i < playerCount(); ++i)
            if (tilesHeld(i) > player(i).rack.total())
                points[static_cast<std::size_t>(i)] += pointsOf(m_rules->alphabet, pool);
    }

    if (how == GameEnd::Stalled) {
        if (m_rules->end.stalled == StalledEnd::EachLosesOwnRack)
            for (std::size_t i = 0; i < change.size(); ++i) change[i] = Score{-points[i]};
        return change;
    }
    if (m_rules->end.playedOut == PlayedOut::Nothing) return change;
    for (int i = 0; i < playerCount(); ++i) {
        if (tilesHeld(i) != 0) continue;
        const auto out = static_cast<std::size_t>(i);
        int others = 0;
        for (std::size_t j = 0; j < points.size(); ++j)
            if (j != out) others += points[j];
        // With three and more players the one who is out gains once what each of them loses.
        const bool bothWays =
            m_rules->end.playedOut == PlayedOut::OpponentRackBoth || playerCount() > 2;
        change[out] = Score{bothWays ? others : 2 * others};
        if (bothWays)
            for (std::size_t j = 0; j < points.size(); ++j)
                if (j != out) change[j] = Score{-points[j]};
        break;
    }
    return change;
}

std::uint64_t Position::hash() const
{
    std::uint64_t value = 0;
    const auto add = [&value](std::uint64_t part) { value = mix64(value ^ part); };
    // The rules by what they say: a name may stand for several of them.
    const BoardLayout& layout = m_rules->layout;
    for (int row = 0; row < layout.rows(); ++row) {
        for (int column = 0; column < layout.columns(); ++column) {
            const Premium premium = layout.premium(row, column);
            add(premium.letter * 8U + premium.word);
        }
    }
    for (int tile = 0; tile < m_rules->alphabet.kinds(); ++tile) {
        const auto kind = static_cast<Tile>(tile);
        add(static_cast<std::uint64_t>(m_rules->alphabet.value(kind)));
        add(static_cast<std::uint64_t>(m_rules->tiles.count(kind)));
    }
    add(m_rules->alphabet.vowels());
    for (const int bonus : m_rules->bonus) add(static_cast<std::uint64_t>(bonus));
    const EndRule& end = m_rules->end;
    for (const int setting :
         {layout.rows(), layout.startRow(), layout.startColumn(), m_rules->rackSize,
          static_cast<int>(m_rules->wordRule), m_rules->exchangeMinimumBag,
          m_rules->exchangesPerPlayer, end.scorelessTurns, end.passes,
          static_cast<int>(end.exchangeIsScoreless), static_cast<int>(end.scorelessOnEmptyBoard),
          end.turnsAfterBagEmpty, static_cast<int>(end.playedOut), static_cast<int>(end.stalled)})
        add(static_cast<std::uint64_t>(static_cast<std::uint32_t>(setting)));
    for (int row = 0; row < m_board.rows(); ++row)
        for (const Tile tile : m_board.lane(Direction::Across, row)) add(tile);
    for (const Player& each : m_players) {
        for (int tile = 0; tile < kTileKinds; ++tile)
            add(static_cast<std::uint64_t>(each.rack.count(static_cast<Tile>(tile))));
        add(static_cast<std::uint64_t>(static_cast<std::uint32_t>(each.score.points)));
        add(static_cast<std::uint64_t>(each.exchanges));
        add(static_cast<std::uint64_t>(each.tilesHeld + 1));
    }
    add(static_cast<std::uint64_t>(m_onTurn));
    add(static_cast<std::uint64_t>(m_scorelessTurns));
    add(static_cast<std::uint64_t>(m_passes));
    add(static_cast<std::uint64_t>(m_turnsSinceBagEmpty));
    return value;
}

bool operator==(const Position& a, const Position& b)
{
    return a.m_rules == b.m_rules && a.m_lexicon == b.m_lexicon && a.m_board == b.m_board &&
           a.m_players == b.m_players && a.m_onTurn == b.m_onTurn &&
           a.m_scorelessTurns == b.m_scorelessTurns && a.m_passes == b.m_passes &&
           a.m_turnsSinceBagEmpty == b.m_turnsSinceBagEmpty;
}

}  // namespace engine
