// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/selfplay/autoplay.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "engine/base/parallel.h"
#include "engine/board/move_notation.h"
#include "engine/game/cgp.h"
#include "engine/lexicon/lexicon_fingerprint.h"
#include "engine/play/move_scratch.h"
#include "engine/rules/rules_fingerprint.h"
#include "engine/selfplay/carried_games.h"

namespace engine {
namespace {

// Of saved states of shares only.
constexpr const char* kShare = "share";
constexpr const char* kSharedGames = "games_of_all_shares";

std::string endText(GameEnd end)
{
    switch (end) {
    case GameEnd::PlayedOut: return "played out";
    case GameEnd::Stalled: return "nobody could go on";
    case GameEnd::TurnsUsedUp: return "last turns taken";
    case GameEnd::NotYet: break;
    }
    return "cut short";
}

/// Plays games for one thread.
class Series
{
public:
    Series(const AutoplayOptions& options, GameTable table)
        : m_options(options),
          m_table(std::move(table)),
          m_players{options.players[0](), options.players[1]()},
          m_scratch(std::make_unique<MoveScratch>())
    {
    }

    std::optional<std::vector<PlayedGame>> operator()(std::int64_t unit, const TaskContext& own)
    {
        const int games = m_options.pairs ? 2 : 1;
        const std::uint64_t seed = mix64(m_options.seed ^ mix64(static_cast<std::uint64_t>(unit)));
        std::vector<PlayedGame> played(static_cast<std::size_t>(games));
        for (int i = 0; i < games; ++i) {
            PlayedGame& game = played[static_cast<std::size_t>(i)];
            game.number = unit * games + i;
            game.starter = static_cast<int>(game.number % 2);
            if (!own.keepGoing() || !play(seed, game, own.stop)) return std::nullopt;
        }
        return played;
    }

private:
    bool play(std::uint64_t seed, PlayedGame& game, const std::stop_token& stop)
    {
        m_table.deal(seed);
        const Position& position = m_table.position();
        const int rackSize = position.rules().rackSize;
        if (m_options.withRecord) game.record.reserve(64);
        if (m_options.withLog) beginLog(game);
        while (!m_table.over()) {
            const int mover = position.onTurn() ^ game.starter;
            const auto player = static_cast<std::size_t>(mover);
            const auto chosen = m_players[player]->choose(position, *m_scratch, stop);
            if (!chosen) return false;
            const Move& move = chosen->move;
            ++game.turns[player];
            if (move.kind == MoveKind::Exchange) ++game.exchanges[player];
            else if (move.kind == MoveKind::Pass) ++game.passes[player];
            else if (move.tilesPlayed >= rackSize) ++game.bingos[player];
            if (m_options.withRecord) {
                const int opponent = position.player(1 - position.onTurn()).rack.total();
                game.record.push_back({mover, m_table.bagSize() + opponent, position.spread()});
            }
            if (m_options.withLog) logTurn(*chosen, mover, game);
            m_players[1 - player]->watch(position, move);
            m_table.play(move);
        }
        game.end = position.gameEnd();
        const auto bySeat = m_table.finalScores();
        game.scores = {bySeat[static_cast<std::size_t>(game.starter)],
                       bySeat[static_cast<std::size_t>(1 - game.starter)]};
        if (m_options.withLog) {
            game.log += "# result " + std::to_string(game.scores[0].points) + " to " +
                        std::to_string(game.scores[1].points) + ", " + endText(game.end) + "\n";
        }
        return true;
    }

    void beginLog(PlayedGame& game) const
    {
        game.log = "# game " + std::to_string(game.number + 1) + ", player " +
                   std::to_string(game.starter + 1) + " begins\n";
    }

    void logTurn(const RankedMove& chosen, int mover, PlayedGame& game) const
    {
        const Position& position = m_table.position();
        game.log += writeCgp(position) + "\n# player " + std::to_string(mover + 1) + ": " +
                    moveText(position, chosen.move);
        if (chosen.move.kind == MoveKind::Place)
            game.log += " " + std::to_string(chosen.move.score.points);
        game.log += "\n";
    }

    const AutoplayOptions& m_options;
    GameTable m_table;
    std::array<std::unique_ptr<AutoPlayer>, 2> m_players;
    std::unique_ptr<MoveScratch> m_scratch;
};

/// The same on another machine.
class SeriesGames final : public CarriedGames
{
public:
    SeriesGames(const AutoplayOptions& options, GameTable table, std::vector<std::byte> setting)
        : m_options(options), m_table(std::move(table)), m_setting(std::move(setting))
    {
    }

    [[nodiscard]] Result<void> prepare(std::span<const std::byte> setting) override
    {
        if (!std::ranges::equal(setting, m_setting)) return otherGamesElsewhere();
        return {};
    }
    void play(std::int64_t begin, std::int64_t end, const TaskContext& context,
              const TakeOutcome& take, const WorkTick& tick) override
    {
        workInOrder<std::vector<std::byte>>(
            begin, end, context,
            [this] {
                return
                    [series = Series(m_options, m_table)](
                        std::int64_t unit,
                        const TaskContext& own) mutable -> std::optional<std::vector<std::byte>> {
                        const auto played = series(unit, own);
                        if (!played) return std::nullopt;
                        return playedGamesToBytes(*played);
                    };
            },
            take, tick);
    }

private:
    const AutoplayOptions& m_options;
    GameTable m_table;
    std::vector<std::byte> m_setting;
};

}  // namespace

Result<Autoplay> Autoplay::create(AutoplayOptions options)
{
    if (options.games < 1 || options.games > kMostGames) {
        return failure(ErrorCode::OutOfRange,
                       say("a series has 1 to %1 games, not %2", kMostGames, options.games));
    }
    if (options.pairs) options.games += options.games % 2;
    auto table = GameTable::create(options.rules, options.lexicon);
    if (!table) return failure(table.error());
    return Autoplay(std::move(options), std::move(*table));
}

Result<StatePtr<AutoplayState>> Autoplay::run(const SearchLimits& limits,
                                              const TaskContext& context,
                                              const OnState<AutoplayState>& onState,
                                              const GameSink& sink, GameCarrier* carrier)
{
    const SearchClock clock(limits, context);
    SearchEffort effort;
    effort.units = m_summary.games();
    SearchEnd end = limits.reachedByWork(effort);
    const auto state = [&] {
        return std::make_shared<const AutoplayState>(AutoplayState{end, m_summary});
    };
    Result<void> problem;
    StateBeat beat;
    // More would not be taken.
    const std::int64_t wanted =
        limits.units < games() ? beginUnit() + (limits.units + gamesPerUnit() - 1) / gamesPerUnit()
                               : endUnit();
    const std::int64_t until = end == SearchEnd::NotYet ? wanted : m_next;
    const auto take = [&](std::int64_t unit, const std::vector<PlayedGame>& played) {
        for (const PlayedGame& game : played) {
            if (sink) problem = sink(game);
            if (!problem) return false;
        }
        m_summary.add(played);
        m_next = unit + 1;
        effort.units = m_summary.games();
        end = limits.reachedByWork(effort);
        return end == SearchEnd::NotYet;
    };
    const auto tick = [&] {
        context.report({say("Playing"), m_summary.games(), games()});
        if (onState && beat.isDue()) onState(state());
        return clock.secondsLeft();
    };
    if (carrier == nullptr) {
        workInOrder<std::vector<PlayedGame>>(
            m_next, until, context, [this] { return Series(m_options, m_table); }, take, tick);
    } else {
        const auto played = carrier->play(
            {say("Playing"), m_next, until, [this] { return setting(); }}, context,
            [&](std::int64_t unit, std::span<const std::byte> bytes) -> Result<bool> {
                const auto games = playedGamesFrom(bytes, static_cast<std::size_t>(gamesPerUnit()));
                if (!games) return failure(games.error());
                return take(unit, *games);
            },
            tick);
        if (problem && !played) problem = failure(played.error());
    }
    if (!problem) return failure(std::move(problem.error()));
    if (finished()) end = SearchEnd::Complete;
    else if (end == SearchEnd::NotYet)
        end = context.stopRequested() ? SearchEnd::Stopped : SearchEnd::Time;
    return state();
}

std::vector<std::byte> Autoplay::setting() const
{
    std::string text = rulesFingerprint(*m_options.rules);
    for (const std::string& more : {lexiconFingerprint(*m_options.lexicon),
                                    std::to_string(m_options.seed), std::to_string(gamesPerUnit()),
                                    std::to_string(int{m_options.withLog}), m_options.playerNames})
        text.append(1, ' ').append(more);
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

std::unique_ptr<CarriedGames> Autoplay::carriedGames() const
{
    return std::make_unique<SeriesGames>(m_options, m_table, setting());
}

SavedState Autoplay::save(std::string_view kind) const
{
    SavedState state{std::string(kind)};
    state.setGame(*m_options.rules, *m_options.lexicon);
    state.set("seed", std::to_string(m_options.seed));
    state.set("players", m_options.playerNames);
    state.set("in_pairs", m_options.pairs ? 1 : 0);
    if (!m_options.share.isWhole()) {
        state.set(kShare, m_options.share.text());
        state.set(kSharedGames, m_options.games);
    }
    m_summary.save(state);
    return state;
}

Result<void> Autoplay::restore(const SavedState& state, std::string_view kind)
{
    if (auto same = state.checkGame(kind, *m_options.rules, *m_options.lexicon); !same) return same;
    const auto seed = state.text("seed");
    if (!seed) return failure(seed.error());
    const auto pairs = state.number("in_pairs", 0, 1);
    if (!pairs) return failure(pairs.error());
    if (*seed != std::to_string(m_options.seed) || (*pairs == 1) != m_options.pairs) {
        return state.error(
            ErrorCode::Malformed,
            *pairs == 1
                ? say("it was begun with the seed %1 in pairs: name the same, or begin anew", *seed)
                : say("it was begun with the seed %1, not in pairs: name the same, or begin anew",
                      *seed));
    }
    const auto players = state.text("players");
    if (!players) return failure(players.error());
    if (*players != m_options.playerNames) {
        return state.error(ErrorCode::Malformed, say("it was begun with other players: %1, not %2",
                                                     *players, m_options.playerNames));
    }
    const std::string share = state.text(kShare).value_or(WorkShare().text());
    if (share != m_options.share.text()) {
        return state.error(ErrorCode::Malformed,
                           say("it is of the share %1, not %2", share, m_options.share.text()));
    }
    if (!m_options.share.isWhole()) {
        // Which games a share has depends on how many there are.
        const auto all = state.number(kSharedGames, 1, kMostGames + 1);
        if (!all) return failure(all.error());
        if (*all != m_options.games) {
            return state.error(ErrorCode::Malformed,
                               say("it is a share of %1 games, not of %2", *all, m_options.games));
        }
    }
    AutoplaySummary summary;
    if (auto restored = summary.restore(state); !restored) return restored;
    if (summary.games() > games() || summary.games() % gamesPerUnit() != 0) {
        return state.error(ErrorCode::OutOfRange,
                           say("%1 games are played already, and only %2 are asked for",
                               summary.games(), games()));
    }
    m_summary = summary;
    m_next = beginUnit() + summary.games() / gamesPerUnit();
    return {};
}

Result<void> Autoplay::merge(std::span<const SavedState> shares, std::string_view kind)
{
    AutoplaySummary sum;
    std::vector<bool> taken(shares.size());
    for (const SavedState& state : shares) {
        Autoplay part = *this;
        const auto share = WorkShare::parse(state.text(kShare).value_or(WorkShare().text()));
        if (!share) return state.error(ErrorCode::Malformed, share.error().sentence);
        part.m_options.share = *share;
        if (auto restored = part.restore(state, kind); !restored) return restored;
        if (share->of != static_cast<std::int64_t>(shares.size())) {
            return state.error(ErrorCode::Malformed, say("it is the share %1, and there are %2",
                                                         share->text(), shares.size()));
        }
        const auto index = static_cast<std::size_t>(share->number - 1);
        if (taken[index])
            return state.error(ErrorCode::Malformed,
                               say("the share %1 is there twice", share->text()));
        taken[index] = true;
        if (!part.finished()) {
            return state.error(ErrorCode::OutOfRange,
                               say("its share is not finished: %1 of %2 games are played",
                                   part.m_summary.games(), part.games()));
        }
        sum.add(part.m_summary);
    }
    m_summary = sum;
    m_next = endUnit();
    return {};
}

}  // namespace engine
