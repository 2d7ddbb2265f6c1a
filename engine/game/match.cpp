// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/match.h"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/game/closing.h"
#include "engine/game/replay.h"
#include "engine/lexicon/lexicon.h"
#include "engine/play/casual_player.h"
#include "engine/play/static_player.h"
#include "engine/play/vocabulary_player.h"
#include "engine/search/simulating_player.h"
#include "engine/search/simulator.h"
#include "engine/search/solving_player.h"

namespace engine {
namespace {

constexpr std::int64_t kMinute = 60'000;

tl::unexpected<Error> notDealt(const Sentence& why)
{
    return failure(ErrorCode::IllegalPosition,
                   say("the moves do not follow from the tiles that were dealt: %1", why));
}

std::string phoniesIn(const std::vector<FormedWord>& words, const Alphabet& alphabet)
{
    std::string text;
    for (const FormedWord& word : words)
        if (!word.valid) text += (text.empty() ? "" : ", ") + alphabet.written(word.tiles);
    return text;
}

}  // namespace

Result<GameRecord> Match::begin(GameRulesPtr rules, std::vector<GamePlayer> players,
                                MatchSetup setup, const PlayerLexicons& lexicons)
{
    const auto count = static_cast<int>(players.size());
    if (auto checked = checkMatchSetup(setup, count); !checked)
        return failure(std::move(checked.error()));
    auto record = GameRecord::create(std::move(rules), std::move(players));
    if (!record) return record;
    GameInfo info = record->info();
    info.match = std::move(setup);
    info.incomplete = true;
    if (lexicons.game) info.lexicon = lexicons.game->name();
    if (auto set = record->setInfo(std::move(info)); !set) return failure(std::move(set.error()));
    const auto match = create(*record, lexicons);
    if (!match) return failure(match.error());
    return match->withRackSaid().value_or(*record);
}

Result<Match> Match::create(GameRecord record, PlayerLexicons lexicons)
{
    if (!record.info().match)
        return failure(ErrorCode::OutOfRange, say("the game was not begun with this program"));
    if (auto checked = checkMatchSetup(*record.info().match, record.playerCount()); !checked)
        return failure(std::move(checked.error()));
    if (record.start() != nullptr) return notDealt(say("the game starts from a position"));
    auto table = GameTable::create(record.rulesPtr(), lexicons, record.playerCount());
    if (!table) return failure(std::move(table.error()));
    table->deal(record.info().match->seed);
    Match match(std::move(record), std::move(lexicons), std::move(*table));
    for (const NodeId id : match.m_record.lineThrough(kRootNode)) {
        if (auto done = match.apply(match.m_record.node(id).event); !done)
            return failure(std::move(done.error()));
        match.m_end = id;
    }
    return match;
}

Result<void> Match::apply(const Event& event)
{
    const bool closing = event.kind == EventKind::OutPoints ||
                         event.kind == EventKind::RackPenalty ||
                         event.kind == EventKind::TimePenalty;
    if (closing) {
        m_settled = true;
        m_lastWords.clear();
        return {};
    }
    if (m_settled) return notDealt(say("the game goes on after its end"));
    if (event.isTurn()) {
        if (m_table.over()) return notDealt(say("the game goes on after its end"));
        if (event.player != position().onTurn())
            return notDealt(say("it was another player's turn"));
    }
    switch (event.kind) {
    case EventKind::Place: return place(event.move);
    case EventKind::Exchange:
    case EventKind::Pass:
    case EventKind::LostChallenge: {
        m_lastWords.clear();
        if (event.kind == EventKind::Exchange && event.move.length == 0)
            return notDealt(say("nobody knows what was exchanged"));
        if (auto legal = checkMove(position(), event.move, WordCheck::Ignore); !legal)
            return notDealt(std::move(legal.error().sentence));
        m_table.play(event.move);
        return {};
    }
    case EventKind::Withdrawal:
        if (m_lastWords.empty()) return notDealt(say("there is no play to take back"));
        m_lastWords.clear();
        m_table.takeBack();
        return {};
    case EventKind::ChallengeBonus:
        m_lastWords.clear();
        m_table.addPoints(event.player, event.score);
        return {};
    default: return notDealt(say("a line is not understood"));
    }
}

Result<void> Match::place(const Move& move)
{
    if (auto legal = checkMove(position(), move, WordCheck::Ignore); !legal)
        return notDealt(std::move(legal.error().sentence));
    Move scored = move;
    scored.score = scoreOf(position(), move);
    m_lastWords = wordsFormed(position(), move);
    m_table.play(scored);
    return {};
}

Match::Stage Match::stage() const
{
    if (!m_record.info().incomplete) return Stage::Over;
    return m_table.over() || m_settled ? Stage::Closing : Stage::Turn;
}

bool Match::canChallenge() const
{
    return setup().challenge != ChallengeRule::Void && !m_lastWords.empty() &&
           m_record.playerCount() > 1 && stage() != Stage::Over;
}

bool Match::lastWasPhony() const
{
    return std::any_of(m_lastWords.begin(), m_lastWords.end(),
                       [](const FormedWord& word) { return !word.valid; });
}

std::int64_t Match::clockOf(int player) const
{
    for (NodeId id = m_end; id != kRootNode; id = m_record.node(id).parent) {
        const Event& event = m_record.node(id).event;
        if (event.player == player && event.clock) return *event.clock;
    }
    return setup().clock.time;
}

Result<GameRecord> Match::play(const Move& move, std::int64_t clock) const
{
    if (stage() != Stage::Turn) return failure(ErrorCode::IllegalMove, say("the game is over"));
    Move scored = move;
    scored.score = {};
    if (auto legal = checkMove(position(), scored, WordCheck::Ignore); !legal)
        return failure(std::move(legal.error()));
    if (scored.kind == MoveKind::Place) {
        scored.score = scoreOf(position(), move);
        const std::string phonies =
            phoniesIn(wordsFormed(position(), move), m_record.rules().alphabet);
        if (setup().challenge == ChallengeRule::Void && !phonies.empty())
            return failure(ErrorCode::IllegalMove,
                           say("not in %1: %2", position().lexicon()->name(), phonies));
    }
    Event event = eventFor(position(), scored);
    if (setup().clock.runs()) event.clock = clock + setup().clock.increment;
    return with(std::move(event));
}

Result<Match::Challenge> Match::challenge(std::int64_t clock) const
{
    if (!canChallenge())
        return failure(ErrorCode::IllegalMove, say("there is no play to challenge"));
    const Event& play = m_record.node(m_end).event;
    Event event;
    event.player = play.player;
    const bool right = lastWasPhony();
    if (right) {
        event.kind = EventKind::Withdrawal;
        event.rack = play.rack;
        event.score = -play.score;
    } else if (setup().challenge == ChallengeRule::Double) {
        event = eventFor(position(), passMove());
        event.kind = EventKind::LostChallenge;
        if (setup().clock.runs()) event.clock = clock;
    } else if (setup().challenge == ChallengeRule::Points) {
        event.kind = EventKind::ChallengeBonus;
        event.score = Score{setup().challengePoints};
    } else {
        return Challenge{false, m_record};
    }
    event.total = position().player(event.player).score + event.score;
    auto record = with(std::move(event));
    if (!record) return failure(std::move(record.error()));
    return Challenge{right, std::move(*record)};
}

Result<GameRecord> Match::with(Event event) const
{
    GameRecord record = m_record;
    // It is said by the turn from now on.
    if (auto cleared = record.setRacksAfter(m_end, {}); !cleared)
        return failure(std::move(cleared.error()));
    if (event.isTurn() && setup().turnTime != 0) {
        // The next turn begins.
        GameInfo info = record.info();
        info.match->turnTime = 0;
        if (auto set = record.setInfo(std::move(info)); !set)
            return failure(std::move(set.error()));
    }
    auto node = record.add(m_end, std::move(event));
    if (!node) return failure(std::move(node.error()));
    record.makeMainLine(*node);
    const auto next = create(std::move(record), m_lexicons);
    if (!next) return failure(next.error());
    if (next->stage() == Stage::Closing && !next->canChallenge()) return next->closed();
    return next->withRackSaid().value_or(next->record());
}

Result<GameRecord> Match::accept() const
{
    if (stage() != Stage::Closing)
        return failure(ErrorCode::IllegalMove, say("the game is not at its end"));
    return closed();
}

Result<GameRecord> Match::closed() const
{
    GameRecord record = m_record;
    NodeId last = m_end;
    const auto add = [&](Event event) -> Result<void> {
        auto node = record.add(last, std::move(event));
        if (!node) return failure(std::move(node.error()));
        last = *node;
        return {};
    };
    std::vector<Score> totals;
    totals.reserve(static_cast<std::size_t>(record.playerCount()));
    for (int i = 0; i < record.playerCount(); ++i) totals.push_back(position().player(i).score);
    const std::vector<Event> closing = m_settled ? std::vector<Event>() : closingEvents(position());
    for (const Event& event : closing) {
        totals[static_cast<std::size_t>(event.player)] += event.score;
        if (auto done = add(event); !done) return failure(std::move(done.error()));
    }
    for (int i = 0; i < record.playerCount() && setup().clock.runs() && !m_settled; ++i) {
        const std::int64_t over = -clockOf(i);
        const std::int64_t minutes = (over + kMinute - 1) / kMinute;
        if (over <= 0 || setup().clock.overtimePoints == 0) continue;
        Event event;
        event.kind = EventKind::TimePenalty;
        event.player = i;
        event.score.points = static_cast<std::int32_t>(-minutes * setup().clock.overtimePoints);
        event.total = totals[static_cast<std::size_t>(i)] + event.score;
        if (auto done = add(std::move(event)); !done) return failure(std::move(done.error()));
    }
    return ended(std::move(record), -1);
}

Result<GameRecord> Match::resign(int player) const
{
    if (stage() == Stage::Over) return failure(ErrorCode::IllegalMove, say("the game is over"));
    return ended(m_record, player);
}

Result<GameRecord> Match::ended(GameRecord record, int resigned) const
{
    GameInfo info = record.info();
    info.incomplete = false;
    info.match->resigned = resigned;
    // Of a turn that ends by giving up nothing else is recorded.
    if (resigned < 0) info.match->turnTime = 0;
    if (auto set = record.setInfo(std::move(info)); !set) return failure(std::move(set.error()));
    return record;
}

std::optional<GameRecord> Match::withRackSaid() const
{
    if (stage() == Stage::Over || m_settled) return std::nullopt;
    const auto count = static_cast<std::size_t>(m_record.playerCount());
    const auto player = static_cast<std::size_t>(position().onTurn());
    std::vector<RecordedRack> racks(count);
    racks[player].tiles = position().mover().rack.tiles();
    if (racks[player].empty() || m_record.node(m_end).racksAfter == racks) return std::nullopt;
    GameRecord record = m_record;
    if (!record.setRacksAfter(m_end, std::move(racks))) return std::nullopt;
    return record;
}

std::unique_ptr<AutoPlayer> playerFor(const MatchSeat& seat, std::uint64_t seed,
                                      const MatchMeans& means)
{
    StaticEvaluator evaluator(means.leaves);
    SimulatingPlayerSettings settings;
    settings.candidates = 12;
    settings.lexicons = means.lexicons;
    switch (seat.strength) {
    case MatchStrength::Static: break;
    case MatchStrength::Endings: return solvingPlayers(means.leaves, means.lexicons)();
    case MatchStrength::Vocabulary:
        if (!means.vocabulary) break;
        return std::make_unique<VocabularyPlayer>(std::move(evaluator), means.vocabulary);
    case MatchStrength::FourPlies: settings.plies = 4; [[fallthrough]];
    case MatchStrength::TwoPlies:
        settings.iterations = 400;
        return simulatingPlayers(settings, means.leaves, means.winTable, seed)();
    case MatchStrength::ByClock:
        settings.seconds = means.seconds;
        settings.iterations = Simulator::kMostIterations;
        settings.deeper = {4, 6};
        return simulatingPlayers(settings, means.leaves, means.winTable, seed)();
    }
    if (seat.choosesAmong <= 1) return std::make_unique<StaticPlayer>(std::move(evaluator));
    return std::make_unique<CasualPlayer>(std::move(evaluator), seat.choosesAmong, seed);
}

double secondsForMove(const Position& position, std::int64_t clock)
{
    // A turn takes four tiles or so from the bag and half as many from what both hold; what is left
    // over is a reserve.
    constexpr double kTilesOfATurn = 4.25;
    constexpr double kReserve = 5;
    constexpr double kLeast = 0.05;
    constexpr double kMost = 30;
    const double turns = (position.bagSize() / 2.0 + position.mover().rack.total()) / kTilesOfATurn;
    const double left = static_cast<double>(clock) / 1000 - kReserve;
    return std::clamp(left / std::max(1.0, turns), kLeast, kMost);
}

}  // namespace engine
