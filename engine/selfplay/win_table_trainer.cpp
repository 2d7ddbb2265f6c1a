// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/selfplay/win_table_trainer.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>

#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/lexicon_fingerprint.h"
#include "engine/play/static_player.h"
#include "engine/rules/rules_fingerprint.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

constexpr std::string_view kTableKind = "win table";
constexpr const char* kRulesNote = "rules_sha256";

Result<Autoplay> seriesOf(GameRulesPtr rules, LexiconPtr lexicon, KlvPtr leaves, std::int64_t games,
                          std::uint64_t seed, WorkShare share = {})
{
    AutoplayOptions options;
    options.rules = std::move(rules);
    options.lexicon = std::move(lexicon);
    options.playerNames = "static " + leavesFingerprint(leaves.get());
    options.players = {staticPlayers(leaves), staticPlayers(leaves)};
    options.games = games;
    // The same players would play each game of a pair alike.
    options.pairs = false;
    options.seed = seed;
    options.share = share;
    options.withRecord = true;
    return Autoplay::create(std::move(options));
}

/// The lead of the mover at the end of the game.
Score finalLead(const PlayedGame& game, const PlayedTurn& turn)
{
    return turn.mover == 0 ? game.spread() : -game.spread();
}

}  // namespace

Result<WinTableTrainer> WinTableTrainer::create(GameRulesPtr rules, LexiconPtr lexicon,
                                                KlvPtr leaves, std::int64_t games,
                                                std::uint64_t seed, WorkShare share)
{
    const int rackSize = rules->rackSize;
    auto series =
        seriesOf(std::move(rules), std::move(lexicon), std::move(leaves), games, seed, share);
    if (!series) return failure(series.error());
    return WinTableTrainer(std::move(*series), rackSize);
}

Result<StatePtr<AutoplayState>> WinTableTrainer::run(const SearchLimits& limits,
                                                     const TaskContext& context,
                                                     const OnState<AutoplayState>& onState,
                                                     GameCarrier* carrier)
{
    const auto count = [this](const PlayedGame& game) -> Result<void> {
        for (const PlayedTurn& turn : game.record)
            m_counts.add(turn.unseen, finalLead(game, turn) - turn.spread);
        m_counts.addGame();
        return {};
    };
    return m_games.run(limits, context, onState, count, carrier);
}

SavedState WinTableTrainer::save() const
{
    SavedState state = m_games.save(kTableKind);
    const std::string text = m_counts.toText();
    const auto bytes = std::as_bytes(std::span(text.data(), text.size()));
    state.payload().assign(bytes.begin(), bytes.end());
    return state;
}

Result<WinCounts> WinTableTrainer::countsIn(const SavedState& state) const
{
    // Of another kind of work, or another game, its bytes would seem damaged.
    const AutoplayOptions& options = m_games.options();
    if (auto same = state.checkGame(kTableKind, *options.rules, *options.lexicon); !same)
        return failure(std::move(same.error()));
    const auto bytes = state.payload();
    auto counts = WinCounts::parse(
        std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
    if (!counts) {
        Error error = counts.error();
        return state.error(error.code, say("its counts are damaged: %1", error.sentence));
    }
    if (counts->rackSize() != m_counts.rackSize())
        return state.error(ErrorCode::Malformed, say("its counts are of other games"));
    return counts;
}

Result<void> WinTableTrainer::restore(const SavedState& state)
{
    auto counts = countsIn(state);
    if (!counts) return failure(std::move(counts.error()));
    Autoplay games = m_games;
    if (auto restored = games.restore(state, kTableKind); !restored) return restored;
    if (counts->games() != games.summary().games() || counts->turns() != games.summary().turns())
        return state.error(ErrorCode::Malformed, say("its counts are of other games"));
    m_games = std::move(games);
    m_counts = std::move(*counts);
    return {};
}

Result<void> WinTableTrainer::merge(std::span<const SavedState> shares)
{
    WinCounts sum(m_counts.rackSize());
    for (const SavedState& state : shares) {
        const auto counts = countsIn(state);
        if (!counts) return failure(counts.error());
        if (auto merged = sum.merge(*counts); !merged) return merged;
    }
    Autoplay games = m_games;
    if (auto merged = games.merge(shares, kTableKind); !merged) return merged;
    // Counts of other games than those that the shares say they have played.
    if (sum.games() != games.summary().games() || sum.turns() != games.summary().turns())
        return failure(ErrorCode::Malformed, say("its counts are of other games"));
    m_games = std::move(games);
    m_counts = std::move(sum);
    return {};
}

WinCounts::Notes winCountNotes(const GameRules& rules, const Lexicon& lexicon, const Klv* leaves,
                               std::uint64_t seed)
{
    return {{"rules", rules.id},
            {kRulesNote, rulesFingerprint(rules)},
            {"lexicon", lexicon.name()},
            {"lexicon_sha256", lexiconFingerprint(lexicon)},
            {"leaves_sha256", leavesFingerprint(leaves)},
            {"seed", std::to_string(seed)}};
}

Result<void> checkRulesOf(const WinCounts& counts, const GameRules& rules, const std::string& file)
{
    const auto wrong = [&file](Sentence why) {
        return failure(ErrorCode::WrongLexicon, std::move(why), {file, 0, 0, -1});
    };
    if (counts.rackSize() != rules.rackSize) {
        return wrong(say("it is for racks of %1 tiles, the rules have %2", counts.rackSize(),
                         rules.rackSize));
    }
    const std::string_view made = counts.note(kRulesNote);
    if (made.empty() || made == rulesFingerprint(rules)) return {};
    const std::string_view name = counts.note("rules");
    const Sentence quoted = text::quoted(name);
    return wrong(
        name == rules.id
            ? say("it was made for the rules %1 as they were then, which have changed "
                  "since",
                  quoted)
            : say("it was made for the rules %1, not for %2", quoted, text::quoted(rules.id)));
}

Result<std::array<WinCheckRow, 10>> checkWinTable(const WinTable& table, GameRulesPtr rules,
                                                  LexiconPtr lexicon, KlvPtr leaves,
                                                  std::int64_t games, std::uint64_t seed,
                                                  const TaskContext& context)
{
    auto series = seriesOf(std::move(rules), std::move(lexicon), std::move(leaves), games, seed);
    if (!series) return failure(series.error());
    std::array<WinCheckRow, 10> rows;
    auto played = series->run({}, context, {}, [&](const PlayedGame& game) -> Result<void> {
        for (const PlayedTurn& turn : game.record) {
            const double chance = table.chance(turn.spread, turn.unseen).share;
            WinCheckRow& row = rows[static_cast<std::size_t>(std::min(chance * 10, 9.0))];
            const int lead = finalLead(game, turn).points;
            ++row.turns;
            row.predicted += chance;
            row.observed += lead > 0 ? 1 : lead == 0 ? 0.5 : 0;
        }
        return {};
    });
    if (!played) return failure(played.error());
    for (WinCheckRow& row : rows) {
        if (row.turns == 0) continue;
        row.predicted /= static_cast<double>(row.turns);
        row.observed /= static_cast<double>(row.turns);
    }
    return rows;
}

}  // namespace engine
