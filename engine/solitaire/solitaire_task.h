// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/board/board.h"
#include "engine/board/position.h"
#include "engine/lexicon/lexicon.h"
#include "engine/rules/game_rules.h"

namespace engine {

/// What becomes of tiles that were never laid.
enum class LeftoverRule : std::uint8_t {
    Subtract,     ///< their face value, in the rack and undrawn, is taken off the total
    Ignore,       ///< they count nothing
    MustPlayAll,  ///< a game that leaves any counts as nothing at all
};

/// What a one-player game is played with.
struct SolitaireSetup
{
    GameRulesPtr
        rules;  ///< alphabet, layout, rack size and bonuses hold; the tiles are the order's
    LexiconPtr lexicon;
    std::vector<Tile> order;  ///< in the order in which they are drawn; kBlank for a blank
    LeftoverRule leftover = LeftoverRule::Subtract;
    /// Tiles that lie already, of a game that is gone on with; nothing for an empty board.
    std::optional<Board> start = {};
};

/// A one-player game of a fixed order of tiles: at any moment the player holds the first tiles of
/// the order that aren't laid yet, as many as a rack has room for, so that the board alone says
/// what is on the rack. There are no exchanges, and a pass would change nothing. The question of
/// all solitaire searches; immutable, shared.
class SolitaireTask
{
public:
    /// Racks of more tiles aren't worth the room that each kept state would need.
    static constexpr int kMostRack = 10;
    static constexpr int kMostTiles = 225;

    /// OutOfRange for racks and orders out of bounds, WrongLexicon for one that has no words, other
    /// letters or rules without an order of letters.
    [[nodiscard]] static Result<std::shared_ptr<const SolitaireTask>> create(SolitaireSetup setup);

    /// Their tiles are those of the board at the start and of the order.
    [[nodiscard]] const GameRules& rules() const { return *m_rules; }
    [[nodiscard]] const GameRulesPtr& rulesPtr() const { return m_rules; }
    [[nodiscard]] const Lexicon& lexicon() const { return *m_lexicon; }
    [[nodiscard]] const LexiconPtr& lexiconPtr() const { return m_lexicon; }
    /// The words, laid out for searches.
    [[nodiscard]] const LetterGraph& graph() const { return *m_graph; }
    [[nodiscard]] std::span<const Tile> order() const { return m_order; }
    [[nodiscard]] int tileCount() const { return static_cast<int>(m_order.size()); }
    [[nodiscard]] int rackSize() const { return m_rules->rackSize; }
    [[nodiscard]] LeftoverRule leftover() const { return m_leftover; }
    [[nodiscard]] const Board& start() const { return m_start; }

    /// How many tiles of the order are drawn once so many are laid.
    [[nodiscard]] int drawnAfter(int laid) const
    {
        return std::min(tileCount(), laid + rackSize());
    }
    /// What is taken off for tiles left that have this face value together; nothing may be left
    /// under MustPlayAll.
    [[nodiscard]] int penaltyFor(int face) const
    {
        return m_leftover == LeftoverRule::Subtract ? face : 0;
    }
    /// The board at the start with the first rack, for one player.
    [[nodiscard]] Position opening() const;
    /// What is unusual: an order that is not the bag of the rules, fewer tiles than a rack.
    [[nodiscard]] const std::vector<Sentence>& warnings() const { return m_warnings; }
    /// By which tasks are told from each other: rules, order, board and rule for leftovers, not the
    /// lexicon.
    [[nodiscard]] std::string fingerprint() const;

private:
    explicit SolitaireTask(SolitaireSetup setup);
    [[nodiscard]] Result<void> prepare();

    GameRulesPtr m_rules;
    LexiconPtr m_lexicon;
    std::unique_ptr<const LetterGraph> m_ownGraph;
    const LetterGraph* m_graph = nullptr;
    std::vector<Tile> m_order;
    LeftoverRule m_leftover;
    Board m_start;
    std::vector<Sentence> m_warnings;
};

using SolitaireTaskPtr = std::shared_ptr<const SolitaireTask>;

/// Reads "AIO?E...": tiles in running text, blanks as "?"; blanks between tiles mean nothing.
[[nodiscard]] Result<std::vector<Tile>> readTileOrder(const Alphabet& alphabet,
                                                      std::string_view text);
/// The whole bag of the rules, shuffled.
[[nodiscard]] std::vector<Tile> shuffledOrder(const GameRules& rules, std::uint64_t seed);
/// The order with what the bag of the rules still has behind it, shuffled.
[[nodiscard]] std::vector<Tile> completedOrder(const GameRules& rules, std::vector<Tile> order,
                                               std::uint64_t seed);

}  // namespace engine
