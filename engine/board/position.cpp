// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/position.h"

#include <algorithm>
#include <bit>
#include <string>
#include <utility>

#include "engine/base/random.h"
#include "engine/board/hands.h"
#include "engine/lexicon/lexicon.h"

namespace engine {
namespace {

Result<void> checkLexicon(const GameRules& rules, const Lexicon* lexicon)
{
    if (lexicon == nullptr) return {};
    if (!lexicon->alphabet().sameLetters(rules.alphabet)) {
        return failure(
            ErrorCode::WrongLexicon,
            say("the lexicon %1 is for the alphabet %2, the rules %3 need the alphabet %4",
                lexicon->name(), lexicon->alphabet().name(), Title{rules.title},
                rules.alphabet.name()));
    }
    if (rules.jumbled() && !lexicon->hasAlphagrams()) {
        return failure(ErrorCode::WrongLexicon,
                       say("the lexicon %1 has no alphagrams, which the jumbled rules %2 need",
                           lexicon->name(), Title{rules.title}));
    }
    return {};
}

int pointsOf(const Alphabet& alphabet, const TileCounts& tiles)
{
    int points = 0;
    for (LetterSet kinds = tiles.present(); kinds != 0; kinds &= kinds - 1) {
        const auto kind = static_cast<Tile>(std::countr_zero(kinds));
        points += tiles.count(kind) * alphabet.value(kind);
    }
    return points;
}

// Keys of what a position consists of: numbers scrambled well enough to add up without patterns.
// Working them out takes less time than fetching them from tables for 441 squares and 127 tiles.

enum class KeyOf : std::uint64_t { Square = 1, Tile, Hand, Score, Turn };

std::uint64_t key(KeyOf what, std::uint64_t number)
{
    return mix64(static_cast<std::uint64_t>(what) << 60 ^ number);
}

std::uint64_t pairOf(int high, int low)
{
    return std::uint64_t{static_cast<std::uint32_t>(high)} << 32 | static_cast<std::uint32_t>(low);
}

std::uint64_t squareKey(int square, Tile tile)
{
    return key(KeyOf::Square, static_cast<std::uint64_t>(square) << 8 | tile);
}

/// Of one tile on a rack: the keys of a rack's tiles are added up.
std::uint64_t tileKey(Tile tile)
{
    return key(KeyOf::Tile, rackTileOf(tile));
}

std::uint64_t rackKey(const Rack& rack)
{
    std::uint64_t sum = 0;
    for (LetterSet kinds = rack.present(); kinds != 0; kinds &= kinds - 1) {
        const auto kind = static_cast<Tile>(std::countr_zero(kinds));
        sum += static_cast<std::uint64_t>(rack.count(kind)) * tileKey(kind);
    }
    return sum;
}

/// `rack` is the key of the player's rack.
std::uint64_t handKey(int player, const Player& who, std::uint64_t rack)
{
    // Player and exchanges share a half: neither comes near the limits of its part.
    return mix64(key(KeyOf::Hand, pairOf(who.tilesHeld, who.exchanges << 8 | player)) ^ rack);
}

std::uint64_t scoreKey(int player, Score score)
{
    return key(KeyOf::Score, pairOf(player, score.points));
}

}  // namespace

Result<Position> Position::create(GameRulesPtr rules, LexiconPtr lexicon, int players)
{
    if (auto fits = checkLexicon(*rules, lexicon.get()); !fits) return failure(fits.error());
    if (players < 1 || players > kMaxPlayers) {
        return failure(ErrorCode::OutOfRange, say("a game has 1 to 4 players, not %1", players));
    }
    return Position(std::move(rules), std::move(lexicon), players);
}

Position::Position(GameRulesPtr rules, LexiconPtr lexicon, int players)
    : m_rules(std::move(rules)),
      m_lexicon(std::move(lexicon)),
      m_playerCount(players),
      m_board(m_rules->layout),
      m_crossSets(crossSetSource())
{
    m_hash = hashParts();
}

std::uint64_t Position::turnKey(const TurnState& turn)
{
    return mix64(key(KeyOf::Turn, pairOf(turn.scoreless, turn.passes)) ^
                 pairOf(turn.sinceBagEmpty, turn.player));
}

Position::HashParts Position::hashParts() const
{
    HashParts parts;
    parts.board = m_rules->hash();
    for (int row = 0; row < m_board.rows(); ++row)
        for (int column = 0; column < m_board.columns(); ++column)
            if (const Tile tile = m_board.at(row, column); tile != kNoTile)
                parts.board ^= squareKey(m_rules->layout.square(row, column), tile);
    parts.turn = turnKey(m_turn);
    for (int i = 0; i < playerCount(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        parts.racks[at] = rackKey(player(i).rack);
        parts.hands[at] = handKey(i, player(i), parts.racks[at]);
        parts.scores ^= scoreKey(i, player(i).score);
    }
    return parts;
}

std::uint64_t Position::hashAnew() const
{
    const HashParts parts = hashParts();
    return parts.besideScores() ^ parts.scores;
}

void Position::hashTurn()
{
    m_hash.turn = turnKey(m_turn);
}

void Position::hashHand(int player)
{
    const auto at = static_cast<std::size_t>(player);
    m_hash.hands[at] = handKey(player, m_players[at], m_hash.racks[at]);
}

Score Position::spread() const
{
    if (playerCount() < 2) return mover().score;
    Score best{INT32_MIN};
    for (int i = 0; i < playerCount(); ++i)
        if (i != onTurn()) best = std::max(best, player(i).score);
    return mover().score - best;
}

TileCounts Position::unseen() const
{
    const TileCounts& all = m_rules->tiles;
    const Rack& rack = mover().rack;
    TileCounts pool;
    for (LetterSet kinds = all.present(); kinds != 0; kinds &= kinds - 1) {
        const auto kind = static_cast<Tile>(std::countr_zero(kinds));
        // A tile that lies there too often counts as none left.
        const int left = all.count(kind) - m_board.count(kind) - rack.count(kind);
        if (left > 0) pool.add(kind, left);
    }
    return pool;
}

int Position::unnamedTiles() const
{
    int tiles = m_rules->tiles.total() - m_board.tileCount();
    for (int i = 0; i < playerCount(); ++i) tiles -= player(i).rack.total();
    return tiles;
}

int Position::bagSize() const
{
    int bag = unnamedTiles();
    for (int i = 0; i < playerCount(); ++i) {
        const Player& who = player(i);
        const int full = who.tilesHeld >= 0 ? who.tilesHeld : m_rules->rackSize;
        bag -= std::max(full - who.rack.total(), 0);
    }
    return std::max(bag, 0);
}

int Position::exchangeLimit() const
{
    const int bag = bagSize();
    if (bag < std::max(m_rules->exchangeMinimumBag, 1)) return 0;
    if (m_rules->exchangesPerPlayer >= 0 && mover().exchanges >= m_rules->exchangesPerPlayer)
        return 0;
    return std::min(bag, kMaxRackSize);
}

void Position::setSquare(int row, int column, Tile tile)
{
    const int square = m_rules->layout.square(row, column);
    const Tile before = m_board.at(row, column);
    if (before != kNoTile) m_hash.board ^= squareKey(square, before);
    if (tile != kNoTile) m_hash.board ^= squareKey(square, tile);
    m_board.set(row, column, tile);
    refreshCrossSets();
}

void Position::setRack(int player, const Rack& rack, int tilesHeld)
{
    Player& who = m_players[static_cast<std::size_t>(player)];
    who.rack = rack;
    who.tilesHeld = tilesHeld;
    m_hash.racks[static_cast<std::size_t>(player)] = rackKey(rack);
    hashHand(player);
}

void Position::setScore(int player, Score score)
{
    Score& points = m_players[static_cast<std::size_t>(player)].score;
    m_hash.scores ^= scoreKey(player, points) ^ scoreKey(player, score);
    points = score;
}

void Position::setOnTurn(int player)
{
    m_turn.player = player;
    hashTurn();
}

void Position::setScorelessTurns(int turns)
{
    m_turn.scoreless = turns;
    hashTurn();
}

Result<void> Position::setLexicon(LexiconPtr lexicon)
{
    if (auto fits = checkLexicon(*m_rules, lexicon.get()); !fits) return fits;
    m_lexicon = std::move(lexicon);
    m_crossSets = CrossSets(crossSetSource());
    return {};
}

void Position::takeFromRack(int player, Tile tile)
{
    Rack& rack = m_players[static_cast<std::size_t>(player)].rack;
    if (!rack.has(tile)) return;
    rack.remove(tile);
    m_hash.racks[static_cast<std::size_t>(player)] -= tileKey(tile);
}

void Position::place(const Move& move)
{
    m_board.lay(move);
    const BoardLayout& layout = m_rules->layout;
    const int first = layout.square(move.row, move.column);
    const int step = move.direction == Direction::Across ? 1 : layout.columns();
    for (int i = 0; i < move.length; ++i) {
        const Tile tile = move.tiles[static_cast<std::size_t>(i)];
        if (tile == kPlaythrough) continue;
        m_hash.board ^= squareKey(first + i * step, tile);
        takeFromRack(onTurn(), tile);
    }
}

void Position::make(const Move& move, Undo& undo)
{
    const int mover = onTurn();
    Player& who = m_players[static_cast<std::size_t>(mover)];
    undo.move = move;
    undo.mover = who;
    undo.turn = m_turn;
    undo.hash = m_hash;

    const bool bagWasEmpty = bagSize() == 0;
    switch (move.kind) {
    case MoveKind::Place: {
        // Without draws the number of tiles is certain from here on.
        const int held = bagWasEmpty ? tilesHeld(*this, mover) : 0;
        place(move);
        setScore(mover, who.score + move.score);
        who.tilesHeld = bagWasEmpty ? std::max(held - move.tilesPlayed, 0) : -1;
        m_turn.passes = 0;
        m_turn.scoreless = 0;  // a placement resets the count even when it scores nothing
        break;
    }
    case MoveKind::Exchange:
        for (const Tile tile : move.tileSpan()) takeFromRack(mover, tile);
        ++who.exchanges;
        m_turn.passes = 0;
        if (m_rules->end.exchangeIsScoreless) ++m_turn.scoreless;
        break;
    case MoveKind::Pass:
        ++m_turn.passes;
        ++m_turn.scoreless;
        break;
    }
    if (bagWasEmpty) ++m_turn.sinceBagEmpty;
    if (++m_turn.player == m_playerCount) m_turn.player = 0;
    hashHand(mover);
    hashTurn();
}

void Position::undo(const Undo& undo)
{
    if (undo.move.kind == MoveKind::Place) m_board.lift(undo.move);
    m_players[static_cast<std::size_t>(undo.turn.player)] = undo.mover;
    m_turn = undo.turn;
    m_hash = undo.hash;
}

GameEnd Position::gameEnd() const
{
    const EndRule& end = m_rules->end;
    if (end.turnsAfterBagEmpty >= 0) {
        if (m_turn.sinceBagEmpty >= end.turnsAfterBagEmpty * playerCount() &&
            m_turn.sinceBagEmpty > 0 && bagSize() == 0)
            return GameEnd::TurnsUsedUp;
    } else if (!m_board.empty() && bagSize() == 0) {
        // A rack without known tiles may be unknown rather than empty.
        const bool allKnown = unnamedTiles() <= 0;
        for (int i = 0; i < playerCount(); ++i)
            if ((allKnown || player(i).tilesHeld == 0) && tilesHeld(*this, i) == 0)
                return GameEnd::PlayedOut;
    }
    if (end.passes > 0 && m_turn.passes >= end.passes) return GameEnd::Stalled;
    if (end.scorelessTurns > 0 && m_turn.scoreless >= end.scorelessTurns &&
        (end.scorelessOnEmptyBoard || !m_board.empty()))
        return GameEnd::Stalled;
    return GameEnd::NotYet;
}

std::array<int, kMaxPlayers> Position::pointsHeld() const
{
    std::array<int, kMaxPlayers> points{};
    int holders = 0;
    std::size_t holder = 0;
    for (int i = 0; i < playerCount(); ++i) {
        points[static_cast<std::size_t>(i)] = pointsOf(m_rules->alphabet, player(i).rack);
        if (tilesHeld(*this, i) <= player(i).rack.total()) continue;
        ++holders;
        holder = static_cast<std::size_t>(i);
    }
    if (holders != 1 || bagSize() > 0) return points;
    // Tiles on no known rack belong to the one player who holds unknown tiles.
    const TileCounts& all = m_rules->tiles;
    for (LetterSet kinds = all.present(); kinds != 0; kinds &= kinds - 1) {
        const auto kind = static_cast<Tile>(std::countr_zero(kinds));
        int left = all.count(kind) - m_board.count(kind);
        for (int i = 0; i < playerCount(); ++i) left -= player(i).rack.count(kind);
        points[holder] += std::max(left, 0) * m_rules->alphabet.value(kind);
    }
    return points;
}

PlayerScores Position::settlement() const
{
    PlayerScores change(playerCount());
    const GameEnd how = gameEnd();
    if (how == GameEnd::NotYet || how == GameEnd::TurnsUsedUp) return change;
    const std::array<int, kMaxPlayers> points = pointsHeld();
    if (how == GameEnd::Stalled) {
        if (m_rules->end.stalled == StalledEnd::EachLosesOwnRack)
            for (std::size_t i = 0; i < change.size(); ++i) change[i] = Score{-points[i]};
        return change;
    }
    if (m_rules->end.playedOut == PlayedOut::Nothing) return change;
    for (int i = 0; i < playerCount(); ++i) {
        if (tilesHeld(*this, i) != 0) continue;
        const auto out = static_cast<std::size_t>(i);
        int others = 0;
        for (std::size_t j = 0; j < change.size(); ++j)
            if (j != out) others += points[j];
        // With three and more players the one who is out gains once what each of them loses.
        const bool bothWays =
            m_rules->end.playedOut == PlayedOut::OpponentRackBoth || playerCount() > 2;
        change[out] = Score{bothWays ? others : 2 * others};
        if (bothWays)
            for (std::size_t j = 0; j < change.size(); ++j)
                if (j != out) change[j] = Score{-points[j]};
        break;
    }
    return change;
}

bool operator==(const Position& a, const Position& b)
{
    return a.m_rules == b.m_rules && a.m_lexicon == b.m_lexicon && a.m_board == b.m_board &&
           a.m_playerCount == b.m_playerCount && a.m_players == b.m_players && a.m_turn == b.m_turn;
}

}  // namespace engine
