// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/word_places.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <utility>

#include "engine/board/hands.h"

namespace engine {
namespace {

/// A word with several blanks on letters that it has several times can be meant in many ways.
constexpr std::size_t kMostWays = 32;

/// The search for one word.
class PlaceFinder
{
public:
    PlaceFinder(const Position& position, std::span<const WrittenTile> word)
        : m_position(position), m_word(word), m_supply(position.mover().rack), m_inHand(position)
    {
        if (rackKnowledge(position, position.onTurn()) != RackKnowledge::Known)
            m_supply.addAll(position.unseen());
    }

    void tryAt(const Coordinate& start)
    {
        const Board& board = m_position.board();
        const int rowStep = start.direction == Direction::Down ? 1 : 0;
        const int columnStep = 1 - rowStep;
        const int length = static_cast<int>(m_word.size());
        if (!board.contains(start.row + rowStep * (length - 1),
                            start.column + columnStep * (length - 1)))
            return complain(0, [] { return say("the word leaves the board"); });
        Move move;
        move.kind = MoveKind::Place;
        move.direction = start.direction;
        move.row = static_cast<std::uint8_t>(start.row);
        move.column = static_cast<std::uint8_t>(start.column);
        for (const WrittenTile& written : m_word) {
            const int row = move.rowOf(move.length);
            const int column = move.columnOf(move.length);
            const Tile there = board.at(row, column);
            if (there == kNoTile && (written.through || written.tile == kNoTile))
                return complain(
                    0, [=] { return say("there is no tile on %1", squareName(row, column)); });
            if (there != kNoTile && written.tile != kNoTile &&
                letterOf(written.tile) != letterOf(there)) {
                const Alphabet& alphabet = m_position.rules().alphabet;
                return complain(0, [&] {
                    return say("on %1 lies %2, not %3", squareName(row, column),
                               alphabet.label(there), alphabet.label(written.tile));
                });
            }
            if (there == kNoTile) {
                move.tiles[move.length] = written.tile;
                ++move.tilesPlayed;
            }
            ++move.length;
        }
        if (move.tilesPlayed == 0)
            return complain(0, [] { return say("all of it lies there already"); });
        chooseBlanks(move);
    }

    [[nodiscard]] Result<std::vector<WordPlace>> result()
    {
        if (m_places.empty())
            return failure(ErrorCode::IllegalMove,
                           m_complaint.empty() ? say("it fits nowhere") : std::move(m_complaint));
        std::sort(m_places.begin(), m_places.end(), [](const WordPlace& a, const WordPlace& b) {
            return std::tuple(a.phonies, -a.move.score.points, a.move) <
                   std::tuple(b.phonies, -b.move.score.points, b.move);
        });
        return std::move(m_places);
    }

private:
    /// Of the reasons why it can't be, the one that came furthest is told; `why` makes its sentence.
    template <class Why>
    void complain(int stage, Why why)
    {
        if (stage <= m_stage) return;
        m_stage = stage;
        m_complaint = why();
    }

    void chooseBlanks(const Move& move)
    {
        TileCounts letters;
        for (const Tile tile : move.tileSpan())
            if (tile != kPlaythrough && !isDesignatedBlank(tile)) letters.add(tile);
        int blanks = m_supply.count(kBlank) - move.tilesUsed().count(kBlank);
        for (int tile = 1; tile < kTileKinds; ++tile) {
            const auto letter = static_cast<Tile>(tile);
            blanks -= std::max(letters.count(letter) - m_supply.count(letter), 0);
        }
        // Then the letter is what is lacking.
        if (blanks < 0) return check(move);
        std::vector<Move> ways{move};
        for (int tile = 1; tile < kTileKinds; ++tile) {
            const auto letter = static_cast<Tile>(tile);
            const int lacking = letters.count(letter) - m_supply.count(letter);
            if (lacking <= 0) continue;
            std::vector<Move> more;
            for (const Move& way : ways) substitute(way, letter, lacking, 0, more);
            ways = std::move(more);
        }
        for (const Move& way : ways) check(way);
    }

    /// `way` with blanks for `howMany` of the letter, from that square on.
    static void substitute(const Move& way, Tile letter, int howMany, std::size_t from,
                           std::vector<Move>& ways)
    {
        if (howMany == 0) {
            ways.push_back(way);
            return;
        }
        for (std::size_t i = from; i < way.length && ways.size() < kMostWays; ++i) {
            if (way.tiles[i] != letter) continue;
            Move next = way;
            next.tiles[i] = asBlank(letter);
            substitute(next, letter, howMany - 1, i + 1, ways);
        }
    }

    void check(Move move)
    {
        // A single tile has one direction whichever way it is written.
        if (move.tilesPlayed == 1) {
            if (auto canonical = placementOf(m_position.board(), tilesPlacedBy(move)))
                move = *canonical;
        }
        m_inHand.setRack(m_position.onTurn(), move.tilesUsed());
        if (auto fits = checkMove(m_inHand, move, WordCheck::Ignore); !fits)
            return complain(1, [&] { return std::move(fits.error().sentence); });
        if (auto legal = checkMove(m_position, move, WordCheck::Ignore); !legal)
            return complain(2, [&] { return std::move(legal.error().sentence); });
        move.score = scoreOf(m_position, move);
        const auto same = [&move](const WordPlace& place) { return place.move == move; };
        if (std::any_of(m_places.begin(), m_places.end(), same)) return;
        WordPlace place{move, wordsFormed(m_position, move), 0};
        place.phonies = static_cast<int>(std::count_if(
            place.words.begin(), place.words.end(), [](const auto& word) { return !word.valid; }));
        m_places.push_back(std::move(place));
    }

    const Position& m_position;
    std::span<const WrittenTile> m_word;
    TileCounts m_supply;  ///< that the player may have
    Position m_inHand;    ///< where he has the tiles for sure: for rules about squares
    std::vector<WordPlace> m_places;
    Sentence m_complaint;
    int m_stage = -1;
};

}  // namespace

Result<std::vector<WordPlace>> placesOf(const Position& position, std::span<const WrittenTile> word,
                                        const std::optional<Coordinate>& start)
{
    if (word.empty()) return failure(ErrorCode::Malformed, say("the word is missing"));
    PlaceFinder finder(position, word);
    if (start) {
        finder.tryAt(*start);
        return finder.result();
    }
    // With all ways to write it a tile reads both across and down: a word of one is no word.
    if (word.size() < 2)
        return failure(ErrorCode::Malformed, say("a word has at least two letters"));
    for (int row = 0; row < position.board().rows(); ++row)
        for (int column = 0; column < position.board().columns(); ++column)
            for (const Direction direction : {Direction::Across, Direction::Down})
                finder.tryAt({row, column, direction});
    auto places = finder.result();
    if (!places && places.error().sentence != say("it fits nowhere"))
        places.error().sentence = say("it fits nowhere: %1", std::move(places.error().sentence));
    return places;
}

}  // namespace engine
