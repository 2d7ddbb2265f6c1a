// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/movegen/reference_generator.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>

namespace engine {

namespace {

/// The letters of a run as a key for sets of words.
std::string keyOf(std::span<const Tile> run, WordRule rule)
{
    std::string key;
    for (const Tile tile : run) key += static_cast<char>(letterOf(tile));
    if (rule == WordRule::Jumbled) std::sort(key.begin(), key.end());
    return key;
}

/// The words that a run may still become: for words in order a range of the sorted list, all
/// beginning with the run; for jumbled ones the list of those that contain its letters.
struct SquareCandidates
{
    std::size_t first = 0;
    std::size_t last = 0;
    std::vector<std::uint32_t> jumbled;

    [[nodiscard]] bool none() const { return first == last && jumbled.empty(); }
};

void addSubsets(const std::vector<Tile>& kinds, std::size_t kind, const Rack& rack, int room,
                TileCounts& chosen, std::vector<Move>& found)
{
    if (kind == kinds.size()) {
        if (!chosen.empty()) found.push_back(exchangeOf(chosen));
        return;
    }
    const Tile tile = kinds[kind];
    const int most = std::min(rack.count(tile), room);
    for (int howMany = 0; howMany <= most; ++howMany) {
        chosen.add(tile, howMany);
        addSubsets(kinds, kind + 1, rack, room - howMany, chosen, found);
        chosen.remove(tile, howMany);
    }
}

}  // namespace

/// One call of placements(): a depth-first walk from each start square.
class ReferenceGenerator::Search
{
public:
    Search(const ReferenceGenerator& words, const Position& position, const Rack& rack)
        : m_words(words), m_rules(position.rules()), m_board(position.board()), m_rack(rack)
    {
        for (const Direction direction : {Direction::Across, Direction::Down})
            for (int row = 0; row < m_board.rows(); ++row)
                for (int column = 0; column < m_board.columns(); ++column)
                    if (isEmpty(row, column)) examine(direction, row, column);
    }

    std::vector<Move> run()
    {
        SquareCandidates all;
        if (m_words.m_rule == WordRule::InOrder) {
            all.last = m_words.m_words.size();
        } else {
            all.jumbled.resize(m_words.m_words.size());
            std::iota(all.jumbled.begin(), all.jumbled.end(), 0U);
        }
        searchLanes(Direction::Across, all);
        if (!m_board.empty() || !m_rules.layout.transposeSymmetric())
            searchLanes(Direction::Down, all);
        std::sort(m_found.begin(), m_found.end());
        return std::move(m_found);
    }

private:
    /// What lies across the lane of a direction at an empty square.
    struct Crossing
    {
        bool hasNeighbour = false;
        int points = 0;
        std::array<bool, kTileKinds> fits{};  ///< by letter
    };

    [[nodiscard]] bool isOpen(int row, int column) const
    {
        return m_board.contains(row, column) && !m_rules.layout.blocked(row, column);
    }
    [[nodiscard]] bool isEmpty(int row, int column) const
    {
        return isOpen(row, column) && m_board.at(row, column) == kNoTile;
    }
    [[nodiscard]] bool hasTile(int row, int column) const
    {
        return isOpen(row, column) && m_board.at(row, column) != kNoTile;
    }
    [[nodiscard]] Crossing& crossing(Direction direction, int row, int column)
    {
        return m_crossings[static_cast<std::size_t>(direction)]
                          [static_cast<std::size_t>(m_rules.layout.square(row, column))];
    }

    /// Tries every letter on an empty square, for moves in `direction`.
    void examine(Direction direction, int row, int column)
    {
        const int downStep = direction == Direction::Across ? 1 : 0;
        const int rightStep = 1 - downStep;
        std::vector<Tile> perpendicular;
        int before = 0;
        while (hasTile(row - (before + 1) * downStep, column - (before + 1) * rightStep)) ++before;
        for (int i = before; i > 0; --i)
            perpendicular.push_back(m_board.at(row - i * downStep, column - i * rightStep));
        perpendicular.push_back(kNoTile);
        for (int i = 1; hasTile(row + i * downStep, column + i * rightStep); ++i)
            perpendicular.push_back(m_board.at(row + i * downStep, column + i * rightStep));

        Crossing& result = crossing(direction, row, column);
        result.hasNeighbour = perpendicular.size() > 1;
        for (const Tile tile : perpendicular)
            if (tile != kNoTile) result.points += m_rules.alphabet.value(tile);
        for (int letter = 1; letter <= m_rules.alphabet.letterCount(); ++letter) {
            perpendicular[static_cast<std::size_t>(before)] = static_cast<Tile>(letter);
            result.fits[static_cast<std::size_t>(letter)] =
                !result.hasNeighbour || m_words.isWord(perpendicular);
        }
    }

    void searchLanes(Direction direction, const SquareCandidates& all)
    {
        m_move = Move{};
        m_move.kind = MoveKind::Place;
        m_move.direction = direction;
        for (int row = 0; row < m_board.rows(); ++row) {
            for (int column = 0; column < m_board.columns(); ++column) {
                const bool across = direction == Direction::Across;
                if (hasTile(across ? row : row - 1, across ? column - 1 : column)) continue;
                m_move.row = static_cast<std::uint8_t>(row);
                m_move.column = static_cast<std::uint8_t>(column);
                if (canConnect()) extend(all);
            }
        }
    }

    /// Enough tiles on the rack to reach, from the start square, one where the move connects.
    [[nodiscard]] bool canConnect()
    {
        int needed = 0;
        for (int index = 0; isOpen(m_move.rowOf(index), m_move.columnOf(index)); ++index) {
            const int row = m_move.rowOf(index);
            const int column = m_move.columnOf(index);
            if (hasTile(row, column)) return needed <= m_rack.total();
            ++needed;
            if (connects(row, column)) return needed <= m_rack.total();
        }
        return false;
    }

    /// A tile on this empty square joins the move to what the first move must touch, or to the
    /// tiles on the board beside its lane.
    [[nodiscard]] bool connects(int row, int column)
    {
        if (m_board.empty())
            return row == m_rules.layout.startRow() && column == m_rules.layout.startColumn();
        return crossing(m_move.direction, row, column).hasNeighbour;
    }

    /// m_run and m_move hold what lies on the squares so far; goes on from there.
    void extend(const SquareCandidates& candidates)
    {
        if (candidates.none()) return;
        const int row = m_move.rowOf(m_move.length);
        const int column = m_move.columnOf(m_move.length);
        if (hasTile(row, column)) {
            put(kPlaythrough, m_board.at(row, column), candidates);
            return;
        }
        record();
        if (!isEmpty(row, column)) return;
        const Crossing& cross = crossing(m_move.direction, row, column);
        for (int i = 1; i <= m_rules.alphabet.letterCount(); ++i) {
            const auto letter = static_cast<Tile>(i);
            if (!cross.fits[letter]) continue;
            for (const Tile tile : {letter, asBlank(letter)}) {
                if (!m_rack.has(tile)) continue;
                m_rack.remove(tile);
                ++m_move.tilesPlayed;
                put(tile, tile, candidates);
                --m_move.tilesPlayed;
                m_rack.add(tile);
            }
        }
    }

    /// Goes on with one more square: what the move says there, and the tile that then lies there.
    void put(Tile inMove, Tile onBoard, const SquareCandidates& candidates)
    {
        const SquareCandidates grown = grow(candidates, letterOf(onBoard));
        m_move.tiles[m_move.length++] = inMove;
        m_run.push_back(onBoard);
        extend(grown);
        m_run.pop_back();
        m_move.tiles[--m_move.length] = kNoTile;
    }

    /// The candidates that still stand when `letter` is added to m_run.
    [[nodiscard]] SquareCandidates grow(const SquareCandidates& candidates, Tile letter) const
    {
        const auto& words = m_words.m_words;
        const auto wanted = static_cast<char>(letter);
        SquareCandidates grown;
        if (m_words.m_rule == WordRule::InOrder) {
            const std::size_t depth = m_run.size();
            const auto begin = words.begin() + static_cast<std::ptrdiff_t>(candidates.first);
            const auto end = words.begin() + static_cast<std::ptrdiff_t>(candidates.last);
            const auto from = std::partition_point(begin, end, [=](const std::string& word) {
                return word.size() <= depth || word[depth] < wanted;
            });
            const auto to = std::partition_point(
                from, end, [=](const std::string& word) { return word[depth] == wanted; });
            grown.first = static_cast<std::size_t>(from - words.begin());
            grown.last = static_cast<std::size_t>(to - words.begin());
        } else {
            const auto needed = 1 + std::count_if(m_run.begin(), m_run.end(), [=](Tile tile) {
                                    return letterOf(tile) == letter;
                                });
            for (const std::uint32_t index : candidates.jumbled) {
                const std::string& word = words[index];
                if (word.size() > m_run.size() &&
                    std::count(word.begin(), word.end(), wanted) >= needed)
                    grown.jumbled.push_back(index);
            }
        }
        return grown;
    }

    /// Keeps the run that ends here if it is a legal move.
    void record()
    {
        if (m_run.size() < 2 || m_move.tilesPlayed == 0 || !m_words.isWord(m_run)) return;
        bool connected = false;
        for (int index = 0; index < m_move.length; ++index) {
            const int row = m_move.rowOf(index);
            const int column = m_move.columnOf(index);
            const bool placed = m_move.tileSpan()[static_cast<std::size_t>(index)] != kPlaythrough;
            if (!placed || connects(row, column)) connected = true;
            // The same tile is found as an across move.
            if (placed && m_move.tilesPlayed == 1 && m_move.direction == Direction::Down &&
                crossing(Direction::Down, row, column).hasNeighbour)
                return;
        }
        if (!connected) return;
        m_found.push_back(m_move);
        m_found.back().score = score();
    }

    [[nodiscard]] Score score()
    {
        int mainWord = 0;
        int wordFactor = 1;
        int crossWords = 0;
        for (int index = 0; index < m_move.length; ++index) {
            const int row = m_move.rowOf(index);
            const int column = m_move.columnOf(index);
            const int value = m_rules.alphabet.value(m_run[static_cast<std::size_t>(index)]);
            if (m_move.tileSpan()[static_cast<std::size_t>(index)] == kPlaythrough) {
                mainWord += value;
                continue;
            }
            const Premium premium = m_rules.layout.premium(row, column);
            mainWord += value * premium.letter;
            wordFactor *= premium.word;
            const Crossing& cross = crossing(m_move.direction, row, column);
            if (cross.hasNeighbour)
                crossWords += (cross.points + value * premium.letter) * premium.word;
        }
        return {mainWord * wordFactor + crossWords + m_rules.bonusFor(m_move.tilesPlayed)};
    }

    const ReferenceGenerator& m_words;
    const GameRules& m_rules;
    const Board& m_board;
    Rack m_rack;
    std::array<std::array<Crossing, kMaxSquares>, 2> m_crossings{};
    Move m_move;              ///< as far as it goes
    std::vector<Tile> m_run;  ///< the tiles of its main word
    std::vector<Move> m_found;
};

ReferenceGenerator::ReferenceGenerator(const WordList& words, WordRule rule) : m_rule(rule)
{
    for (std::size_t i = 0; i < words.size(); ++i) m_words.push_back(keyOf(words[i], rule));
    std::sort(m_words.begin(), m_words.end());
    m_words.erase(std::unique(m_words.begin(), m_words.end()), m_words.end());
    m_set.insert(m_words.begin(), m_words.end());
}

std::vector<Move> ReferenceGenerator::placements(const Position& position, const Rack& rack) const
{
    return Search(*this, position, rack).run();
}

std::vector<Move> ReferenceGenerator::exchanges(const Position& position, const Rack& rack)
{
    std::vector<Tile> kinds = rack.tiles();
    kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
    TileCounts chosen;
    std::vector<Move> found;
    addSubsets(kinds, 0, rack, position.exchangeLimit(), chosen, found);
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<Move> ReferenceGenerator::moves(const Position& position, const Rack& rack) const
{
    std::vector<Move> all = placements(position, rack);
    const std::vector<Move> others = exchanges(position, rack);
    all.insert(all.end(), others.begin(), others.end());
    all.push_back(passMove());
    std::sort(all.begin(), all.end());
    return all;
}

bool ReferenceGenerator::isWord(std::span<const Tile> run) const
{
    return m_set.contains(keyOf(run, m_rule));
}

}  // namespace engine
