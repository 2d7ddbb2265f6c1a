// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "engine/base/random.h"
#include "engine/board/position.h"
#include "engine/lexicon/lexicon.h"
#include "engine/movegen/move_generator.h"
#include "engine/movegen/reference_generator.h"
#include "engine/rules/bag.h"

namespace tests {

/// The legal placements of the player on turn.
using MoveSource = std::function<std::vector<engine::Move>(const engine::Position&)>;

inline engine::WordList wordsOf(const engine::Kwg& graph)
{
    engine::WordList words;
    graph.forEachWord([&](std::span<const engine::Tile> word) {
        words.add(word);
        return true;
    });
    return words;
}

/// Slow, and right.
inline MoveSource referenceMoves(const engine::Lexicon& lexicon, engine::WordRule rule)
{
    auto generator =
        std::make_shared<const engine::ReferenceGenerator>(tests::wordsOf(lexicon.words()), rule);
    return [generator](const engine::Position& position) {
        return generator->placements(position, position.mover().rack);
    };
}

/// Fast, and tested against the other.
inline MoveSource generatedMoves()
{
    auto generator = std::make_shared<engine::MoveGenerator>();
    return [generator](const engine::Position& position) {
        engine::RawMoves recorder;
        static_cast<void>(generator->generate(position, engine::Valuation{}, recorder));
        std::vector<engine::Move> placements;
        for (const engine::Move& move : recorder.moves())
            if (move.kind == engine::MoveKind::Place) placements.push_back(move);
        return placements;
    };
}

/// A game of legal moves picked at random: positions of all kinds from a seed. All racks are
/// known and full as long as the bag lasts.
class RandomGame
{
public:
    /// The rules and the lexicon must go together, as for Position::create.
    RandomGame(engine::GameRulesPtr rules, engine::LexiconPtr lexicon, MoveSource placements,
               std::uint64_t seed, int players = 2)
        : m_placements(std::move(placements)),
          m_random(seed),
          m_bag(rules->tiles),
          m_position(
              engine::Position::create(std::move(rules), std::move(lexicon), players).value())
    {
        m_bag.shuffle(m_random);
        for (int player = 0; player < players; ++player) refill(player);
    }

    [[nodiscard]] const engine::Position& position() const { return m_position; }
    [[nodiscard]] const engine::Bag& bag() const { return m_bag; }
    [[nodiscard]] const engine::Move& lastMove() const { return m_lastMove; }
    [[nodiscard]] bool over() const { return m_position.gameEnd() != engine::GameEnd::NotYet; }

    /// Plays one move: mostly a placement, at times an exchange or a pass. False when the game
    /// is over already.
    bool step()
    {
        if (over()) return false;
        const std::vector<engine::Move> placements = m_placements(m_position);
        const int limit = m_position.exchangeLimit();
        const bool otherwise = placements.empty() || m_random.below(16) == 0;
        if (!otherwise) {
            m_lastMove = placements[m_random.below(static_cast<std::uint32_t>(placements.size()))];
        } else if (limit > 0 && m_random.below(4) != 0) {
            m_lastMove = randomExchange(limit);
        } else {
            m_lastMove = engine::passMove();
        }
        const int mover = m_position.onTurn();
        m_position.make(m_lastMove, m_undo);
        refill(mover);
        if (m_lastMove.kind == engine::MoveKind::Exchange)
            m_bag.putBack(m_lastMove.tileSpan(), m_random);
        return true;
    }

private:
    void refill(int player)
    {
        engine::Rack rack = m_position.player(player).rack;
        m_bag.draw(m_position.rules().rackSize - rack.total(), rack);
        m_position.setRack(player, rack);
    }

    engine::Move randomExchange(int limit)
    {
        std::vector<engine::Tile> tiles = m_position.mover().rack.tiles();
        m_random.shuffle(std::span<engine::Tile>(tiles));
        const auto most =
            static_cast<std::uint32_t>(std::min(limit, static_cast<int>(tiles.size())));
        tiles.resize(1 + m_random.below(most));
        return engine::exchangeOf(engine::TileCounts(tiles));
    }

    MoveSource m_placements;
    engine::Random m_random;
    engine::Bag m_bag;
    engine::Position m_position;
    engine::Position::Undo m_undo;
    engine::Move m_lastMove;
};

/// Positions of one random game after another, from the empty board on, until there are `count`;
/// `keepEvery` 3 keeps every third one.
inline std::vector<engine::Position> randomPositions(const engine::GameRulesPtr& rules,
                                                     const engine::LexiconPtr& lexicon,
                                                     const MoveSource& placements,
                                                     std::uint64_t seed, std::size_t count,
                                                     int keepEvery = 1)
{
    std::vector<engine::Position> positions;
    int turn = 0;
    for (std::uint64_t game = 0; positions.size() < count; ++game) {
        RandomGame random(rules, lexicon, placements, engine::mix64(seed + game));
        do {
            if (turn++ % keepEvery == 0 && !random.over()) positions.push_back(random.position());
        } while (positions.size() < count && random.step());
    }
    return positions;
}

}  // namespace tests
