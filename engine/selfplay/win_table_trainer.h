// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/eval/win_counts.h"
#include "engine/eval/win_table.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/selfplay/autoplay.h"
#include "engine/selfplay/carried_games.h"
#include "engine/selfplay/saved_state.h"

namespace engine {

/// Counts how scores go on in games between two static players with the same leave values. The
/// counts depend on seed and number of games only.
class WinTableTrainer
{
public:
    /// `leaves` null = all 0. Fails as Autoplay::create.
    [[nodiscard]] static Result<WinTableTrainer> create(GameRulesPtr rules, LexiconPtr lexicon,
                                                        KlvPtr leaves, std::int64_t games,
                                                        std::uint64_t seed, WorkShare share = {});

    /// As Autoplay::run().
    [[nodiscard]] Result<StatePtr<AutoplayState>> run(const SearchLimits& limits,
                                                      const TaskContext& context,
                                                      const OnState<AutoplayState>& onState = {},
                                                      GameCarrier* carrier = nullptr);
    /// As Autoplay::carriedGames().
    [[nodiscard]] std::unique_ptr<CarriedGames> carriedGames() const
    {
        return m_games.carriedGames();
    }

    [[nodiscard]] const WinCounts& counts() const { return m_counts; }
    [[nodiscard]] const Autoplay& games() const { return m_games; }
    [[nodiscard]] bool finished() const { return m_games.finished(); }

    [[nodiscard]] SavedState save() const;
    /// As Autoplay::restore.
    [[nodiscard]] Result<void> restore(const SavedState& state);
    /// As Autoplay::merge.
    [[nodiscard]] Result<void> merge(std::span<const SavedState> shares);

private:
    WinTableTrainer(Autoplay games, int rackSize) : m_games(std::move(games)), m_counts(rackSize) {}

    [[nodiscard]] Result<WinCounts> countsIn(const SavedState& state) const;

    Autoplay m_games;
    WinCounts m_counts;
};

/// Where counts come from, as it is noted in their file.
[[nodiscard]] WinCounts::Notes winCountNotes(const GameRules& rules, const Lexicon& lexicon,
                                             const Klv* leaves, std::uint64_t seed);
/// WrongLexicon when the counts are for racks of another size or, as far as they say, for other
/// rules.
[[nodiscard]] Result<void> checkRulesOf(const WinCounts& counts, const GameRules& rules,
                                        const std::string& file);

/// How often positions were won of which a table said that a tenth of all chances: entry 0 up to
/// 10 per cent, entry 9 from 90 per cent on.
struct WinCheckRow
{
    std::int64_t turns = 0;
    double predicted = 0;  ///< mean chance, 0..1
    double observed = 0;   ///< share won, ties half
};

/// Plays fresh games and compares, turn by turn, what the table says with how they ended. When it
/// is asked to stop the games so far count.
[[nodiscard]] Result<std::array<WinCheckRow, 10>>
checkWinTable(const WinTable& table, GameRulesPtr rules, LexiconPtr lexicon, KlvPtr leaves,
              std::int64_t games, std::uint64_t seed, const TaskContext& context = {});

}  // namespace engine
