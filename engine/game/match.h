// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/base/result.h"
#include "engine/board/legality.h"
#include "engine/eval/win_table.h"
#include "engine/game/game_record.h"
#include "engine/lexicon/player_lexicons.h"
#include "engine/play/game_table.h"

namespace engine {

class AutoPlayer;

/// A game that is being played: the main line of a record with a MatchSetup, gone through on a
/// table that is dealt by the setup's seed. The record is the truth; what happens next makes
/// another record, of which another Match is made. Immutable.
class Match
{
public:
    enum class Stage {
        Turn,     ///< a player is to move
        Closing,  ///< by the rules it is over, but the last play can still be challenged
        Over,
    };

    /// The record of a new game, before the first turn. The setup must fit the players; fails as
    /// GameTable::create and GameRecord::create.
    [[nodiscard]] static Result<GameRecord> begin(GameRulesPtr rules,
                                                  std::vector<GamePlayer> players, MatchSetup setup,
                                                  const PlayerLexicons& lexicons);
    /// Fails for a record without a setup, for one that starts from a position, and where the line
    /// does not follow from the deal: it was edited.
    [[nodiscard]] static Result<Match> create(GameRecord record, PlayerLexicons lexicons);

    [[nodiscard]] const GameRecord& record() const { return m_record; }
    [[nodiscard]] const MatchSetup& setup() const { return *m_record.info().match; }
    [[nodiscard]] const MatchSeat& seatOnTurn() const
    {
        return setup().seats[static_cast<std::size_t>(position().onTurn())];
    }
    /// All racks are known. Its lexicon is that of the player on turn.
    [[nodiscard]] const Position& position() const { return m_table.position(); }
    [[nodiscard]] int bagSize() const { return m_table.bagSize(); }
    [[nodiscard]] Stage stage() const;
    /// The last node of the main line.
    [[nodiscard]] NodeId end() const { return m_end; }
    /// Whether the player on turn may challenge the play before his turn.
    [[nodiscard]] bool canChallenge() const;
    /// The words of that play; empty when the last thing that happened was no play.
    [[nodiscard]] const std::vector<FormedWord>& lastWords() const { return m_lastWords; }
    [[nodiscard]] bool lastWasPhony() const;
    /// Milliseconds left on a player's clock, by the record.
    [[nodiscard]] std::int64_t clockOf(int player) const;

    // --- what can happen next. `clock` is what is left on the clock of the player on turn; it is
    // recorded when the game has one. When the game ends, the record gets the closing events and
    // the penalties for overtime, and is no longer incomplete.

    /// Fails for illegal moves, with ChallengeRule::Void for words that are not in the player's
    /// lexicon, too.
    [[nodiscard]] Result<GameRecord> play(const Move& move, std::int64_t clock) const;
    struct Challenge
    {
        bool right = false;  ///< the play was taken back
        GameRecord record;
    };
    /// Needs canChallenge().
    [[nodiscard]] Result<Challenge> challenge(std::int64_t clock) const;
    /// In Stage::Closing: the last play stands.
    [[nodiscard]] Result<GameRecord> accept() const;
    [[nodiscard]] Result<GameRecord> resign(int player) const;
    /// The record with the tiles of the player on turn said behind its end; nothing when they are
    /// there already or the game is over.
    [[nodiscard]] std::optional<GameRecord> withRackSaid() const;

private:
    Match(GameRecord record, PlayerLexicons lexicons, GameTable table)
        : m_record(std::move(record)), m_lexicons(std::move(lexicons)), m_table(std::move(table))
    {
    }

    Result<void> apply(const Event& event);
    Result<void> place(const Move& move);
    /// The record with one event more, and what follows on it by the rules.
    [[nodiscard]] Result<GameRecord> with(Event event) const;
    [[nodiscard]] Result<GameRecord> closed() const;
    [[nodiscard]] Result<GameRecord> ended(GameRecord record, int resigned) const;

    GameRecord m_record;
    PlayerLexicons m_lexicons;
    GameTable m_table;
    NodeId m_end = kRootNode;
    std::vector<FormedWord> m_lastWords;
    bool m_settled = false;  ///< there are closing events
};

/// What automatic players find their moves with.
struct MatchMeans
{
    /// Of a move without a clock.
    static constexpr double kUsualSeconds = 3;

    KlvPtr leaves;
    WinTablePtr winTable;
    LexiconPtr vocabulary;           ///< of MatchStrength::Vocabulary; null = that of the game
    PlayerLexicons lexicons = {};    ///< where players have their own
    double seconds = kUsualSeconds;  ///< of a move of MatchStrength::ByClock
};

/// An automatic player for a seat; the same seat of the same game chooses the same moves, but for
/// MatchStrength::ByClock.
[[nodiscard]] std::unique_ptr<AutoPlayer> playerFor(const MatchSeat& seat, std::uint64_t seed,
                                                    const MatchMeans& means);

/// How long a player may think who has so many milliseconds left for the rest of the game.
[[nodiscard]] double secondsForMove(const Position& position, std::int64_t clock);

}  // namespace engine
