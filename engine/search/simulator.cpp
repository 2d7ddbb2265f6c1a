// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/simulator.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <utility>

#include "engine/base/parallel.h"
#include "engine/board/legality.h"
#include "engine/eval/move_ranking.h"
#include "engine/eval/static_evaluator.h"
#include "engine/search/rollout.h"
#include "engine/search/scenario.h"
#include "engine/search/simulated_arm.h"

namespace engine {
namespace {

/// Plies of a round: a tenth of a second or so, after which all threads wait for each other, the
/// candidates are judged and a state may be shown.
constexpr std::int64_t kRoundPlies = 2048;
/// Scenarios of the first rounds, unless that is too much work.
constexpr std::int64_t kLeastRound = 16;

/// How many plies a roll-out to the end of the game may have: players who don't exchange place two tiles
/// or more in most of their turns. Only the size of rounds depends on it.
std::int64_t likelyPlies(const SimulationQuestion& question)
{
    constexpr int kLeast = 8;
    const Position& position = question.position;
    const int tiles = position.unseen().total() + position.mover().rack.total();
    return std::min(question.plies, std::max(kLeast, tiles / 2));
}

/// As generators write it, with its score; fails when it can't be played.
Result<Move> playable(const Position& position, const Move& move)
{
    if (auto fits = checkMove(position, move, WordCheck::Ignore); !fits)
        return failure(fits.error());
    if (!position.mover().rack.contains(move.tilesUsed()) ||
        (move.kind == MoveKind::Exchange && move.length == 0))
        return failure(ErrorCode::IllegalMove,
                       say("a move of tiles that are not known can't be simulated"));
    if (move.kind == MoveKind::Pass) return passMove();
    if (move.kind == MoveKind::Exchange) return exchangeOf(move.tilesUsed());
    Result<Move> same = placementOf(position.board(), tilesPlacedBy(move));
    if (same) same->score = scoreOf(position, *same);
    return same;
}

Result<void> checkSeats(const SimulationQuestion& question)
{
    for (const SimulatedSeat& seat : question.seats) {
        if (!seat.lexicon) continue;
        Position position = question.position;
        if (auto set = position.setLexicon(seat.lexicon); !set) return set;
    }
    return {};
}

Result<void> check(const SimulationQuestion& question)
{
    const Position& position = question.position;
    if (position.lexicon() == nullptr)
        return failure(ErrorCode::WrongLexicon, say("no lexicon is open, so no move can be found"));
    if (position.playerCount() < 2)
        return failure(ErrorCode::OutOfRange, say("a simulation needs two to four players"));
    if (question.plies < 1 || question.plies > SimulationQuestion::kMostPlies)
        return failure(ErrorCode::OutOfRange, say("a simulation has 1 to %1 plies, not %2",
                                                  SimulationQuestion::kMostPlies, question.plies));
    const NestedChoice& nested = question.nested;
    if (nested.candidates < 1 || nested.candidates > NestedChoice::kMostCandidates ||
        nested.scenarios < 1 || nested.scenarios > NestedChoice::kMostScenarios ||
        nested.plies < 1 || nested.plies > SimulationQuestion::kMostPlies)
        return failure(ErrorCode::OutOfRange,
                       say("small simulations within a simulation have 1 to %1 candidates, 1 to %2 "
                           "scenarios and 1 to %3 plies",
                           NestedChoice::kMostCandidates, NestedChoice::kMostScenarios,
                           SimulationQuestion::kMostPlies));
    if (position.gameEnd() != GameEnd::NotYet)
        return failure(ErrorCode::IllegalPosition, say("the game is over"));
    return checkSeats(question);
}

/// Two plays in the same place of the same tiles in another order.
bool areAlike(const Move& a, const Move& b)
{
    return a.kind == MoveKind::Place && b.kind == MoveKind::Place && a.row == b.row &&
           a.column == b.column && a.direction == b.direction && a.length == b.length &&
           a.tilesUsed() == b.tilesUsed();
}

}  // namespace

SimulationPolicy SimulationPolicy::ofConfidence(double confidence)
{
    if (confidence >= 1) return {};
    return {
        1 - confidence,
        {stopWithoutRivals(), stopWhenSure(), stopWhenGameIsDecided(), stopWhenNobodyCatchesUp()},
        {}};
}

struct Simulator::Work
{
    Work(SimulationQuestion asked, ScenarioDealer scenarios)
        : question(std::move(asked)), dealer(std::move(scenarios)), race(0)
    {
        StaticEvaluator(question.leaves).prepare(question.position, valuation);
    }

    // --- the question, which doesn't change
    const SimulationQuestion question;
    const ScenarioDealer dealer;
    Valuation valuation;
    const std::int64_t pliesOfRollout = likelyPlies(question);

    // --- edits; guarded by `mutex`
    struct Edit
    {
        enum class What { Add, Remove, Keep, LetGo } what = What::Add;
        int id = 0;
        Move move;
    };
    struct Listed
    {
        Move move;
        bool removed = false;
    };
    std::mutex mutex;
    std::vector<Edit> edits;
    std::vector<Listed> listed;  ///< by id
    std::optional<SimulationPolicy> newPolicy;

    // --- used by the thread that runs
    SimulationPolicy policy;
    std::vector<std::unique_ptr<SimulatedArm>> arms;  ///< by id; null = removed
    PairedSamples samples;
    ArmRace race;
    double secondsBefore = 0;

    /// The scratch memory of a thread.
    struct Worker
    {
        explicit Worker(const SimulationQuestion& asked) : rollout(asked) {}
        Rollout rollout;
        Scenario scenario;
        std::vector<std::size_t> forgotten;
    };
    std::vector<std::unique_ptr<Worker>> workers;

    /// Scenarios that some candidates go through next.
    struct Round
    {
        std::int64_t first = 0;
        std::int64_t count = 0;
        std::vector<std::size_t> arms;
    };
    struct Iteration
    {
        RolloutResult result;
        bool done = false;
    };
    std::vector<Iteration> iterations;  ///< of a round: scenario by scenario, arm by arm
    std::vector<RolloutPly> plies;      ///< likewise, for each the plies

    [[nodiscard]] Result<int> add(const Move& move);
    void applyEdits();
    void apply(const Edit& edit);
    void judge();
    /// Scenarios that a candidate may still go through.
    [[nodiscard]] std::int64_t leftOf(std::size_t arm, std::int64_t allowed) const;
    [[nodiscard]] bool isSampled(std::size_t arm) const;
    [[nodiscard]] Round nextRound(std::int64_t allowed) const;
    /// False when it was stopped, or the time was over, before all was done.
    [[nodiscard]] bool play(const Round& round, const TaskContext& context,
                            const SearchClock& clock);
    [[nodiscard]] bool playScenario(const Round& round, std::int64_t number, Worker& worker,
                                    const TaskContext& context);
    void take(const Round& round);
    [[nodiscard]] std::span<RolloutPly> pliesOf(std::size_t iteration)
    {
        const auto each = static_cast<std::size_t>(question.plies);
        return std::span(plies).subspan(iteration * each, each);
    }
    [[nodiscard]] SearchEffort effort(const SearchClock& clock) const;
    [[nodiscard]] std::string_view speakingRule(std::int64_t allowed) const;
    [[nodiscard]] StatePtr<SimulationState> state(SearchEnd end, std::string_view rule,
                                                  const SearchClock& clock);
};

Result<int> Simulator::Work::add(const Move& move)
{
    const auto candidate = playable(question.position, move);
    if (!candidate) return failure(candidate.error());
    const std::lock_guard lock(mutex);
    for (std::size_t id = 0; id < listed.size(); ++id)
        if (!listed[id].removed && listed[id].move == *candidate) return static_cast<int>(id);
    const int id = static_cast<int>(listed.size());
    listed.push_back({*candidate, false});
    edits.push_back({Edit::What::Add, id, *candidate});
    return id;
}

void Simulator::Work::apply(const Edit& edit)
{
    const auto arm = static_cast<std::size_t>(edit.id);
    switch (edit.what) {
    case Edit::What::Add:
        static_cast<void>(samples.addArm());
        arms.push_back(std::make_unique<SimulatedArm>(
            edit.id, edit.move, equityOf(question.position, edit.move, valuation),
            leaveAfter(question.position, edit.move), question.position.playerCount(),
            question.plies));
        break;
    case Edit::What::Remove:
        samples.removeArm(arm);
        arms[arm].reset();
        for (const auto& worker : workers) worker->rollout.forget(arm);
        break;
    case Edit::What::Keep:
    case Edit::What::LetGo: arms[arm]->setKept(edit.what == Edit::What::Keep); break;
    }
}

void Simulator::Work::applyEdits()
{
    std::vector<Edit> now;
    {
        const std::lock_guard lock(mutex);
        now = std::exchange(edits, {});
        if (newPolicy) {
            policy = std::move(*newPolicy);
            newPolicy.reset();
            race = ArmRace(policy.delta, [this](std::size_t a, std::size_t b) {
                return areAlike(arms[a]->move(), arms[b]->move());
            });
        }
    }
    for (const Edit& edit : now) apply(edit);
}

void Simulator::Work::judge()
{
    std::vector<bool> gone;
    for (const auto& arm : arms) gone.push_back(arm == nullptr);
    race.judge(samples, gone);
}

std::int64_t Simulator::Work::leftOf(std::size_t arm, std::int64_t allowed) const
{
    std::int64_t most = allowed;
    const std::vector<std::int64_t>& exactly = policy.exactly;
    if (!exactly.empty())
        most = std::min(most, arm < exactly.size() ? exactly[arm] : std::ranges::max(exactly));
    return most - samples.count(arm);
}

bool Simulator::Work::isSampled(std::size_t arm) const
{
    if (!policy.exactly.empty()) return arms[arm] && leftOf(arm, kMostIterations) > 0;
    switch (race.verdicts()[arm].standing) {
    case ArmStanding::Gone: return false;
    case ArmStanding::Beaten:
    case ArmStanding::Joined: return arms[arm]->kept();
    case ArmStanding::Contends:
    case ArmStanding::Leads: break;
    }
    return true;
}

Simulator::Work::Round Simulator::Work::nextRound(std::int64_t allowed) const
{
    // Who has been through the fewest scenarios goes first, up to where the next one is.
    Round round;
    round.first = allowed;
    std::int64_t end = allowed;
    for (std::size_t arm = 0; arm < arms.size(); ++arm) {
        if (!isSampled(arm)) continue;
        const std::int64_t count = samples.count(arm);
        if (count < round.first) {
            end = round.first;
            round.first = count;
            round.arms.clear();
        } else if (count > round.first) {
            end = std::min(end, count);
        }
        if (count == round.first && count < allowed) round.arms.push_back(arm);
    }
    for (const std::size_t arm : round.arms)
        end = std::min(end, round.first + leftOf(arm, allowed));
    if (round.arms.empty()) return round;
    const auto work = static_cast<std::int64_t>(round.arms.size()) * pliesOfRollout;
    const std::int64_t wanted = std::max(round.first / 4, kLeastRound);
    round.count = std::clamp(kRoundPlies / work, std::int64_t{1}, wanted);
    round.count = std::min(round.count, end - round.first);
    return round;
}

bool Simulator::Work::playScenario(const Round& round, std::int64_t number, Worker& worker,
                                   const TaskContext& context)
{
    dealer.deal(round.first + number, worker.scenario);
    const auto first = static_cast<std::size_t>(number) * round.arms.size();
    for (std::size_t i = 0; i < round.arms.size(); ++i) {
        const std::size_t arm = round.arms[i];
        Iteration& iteration = iterations[first + i];
        if (!worker.rollout.play(arm, arms[arm]->move(), worker.scenario, pliesOf(first + i),
                                 context.stop, iteration.result))
            return false;
        iteration.done = true;
    }
    return true;
}

bool Simulator::Work::play(const Round& round, const TaskContext& context, const SearchClock& clock)
{
    const auto size = static_cast<std::size_t>(round.count) * round.arms.size();
    iterations.assign(size, {});
    plies.resize(size * static_cast<std::size_t>(question.plies));
    std::size_t used = 0;
    const bool all = parallelFor({round.count}, context, [&] {
        if (used == workers.size()) workers.push_back(std::make_unique<Worker>(question));
        return [&, worker = workers[used++].get()](std::int64_t number) {
            if (clock.secondsLeft() > 0)
                static_cast<void>(playScenario(round, number, *worker, context));
        };
    });
    take(round);
    return all && iterations.back().done;
}

void Simulator::Work::take(const Round& round)
{
    // What was stopped has holes: the scenarios before the first one count.
    for (std::int64_t number = 0; number < round.count; ++number) {
        const auto first = static_cast<std::size_t>(number) * round.arms.size();
        const auto whole = std::span(iterations).subspan(first, round.arms.size());
        if (!std::ranges::all_of(whole, &Iteration::done)) return;
        for (std::size_t i = 0; i < round.arms.size(); ++i) {
            const std::size_t arm = round.arms[i];
            const RolloutResult& result = whole[i].result;
            samples.add(arm, {result.equity.millis, result.win});
            arms[arm]->add(round.first + number, result,
                           pliesOf(first + i).first(static_cast<std::size_t>(result.plies)));
        }
    }
}

SearchEffort Simulator::Work::effort(const SearchClock& clock) const
{
    SearchEffort effort;
    effort.seconds = clock.seconds();
    effort.nodes = samples.total();
    bool any = false;
    for (std::size_t arm = 0; arm < arms.size(); ++arm) {
        if (!isSampled(arm)) continue;
        const std::int64_t count = samples.count(arm);
        effort.units = any ? std::min(effort.units, count) : count;
        any = true;
    }
    return effort;
}

std::string_view Simulator::Work::speakingRule(std::int64_t allowed) const
{
    std::vector<ArmView> views;
    for (std::size_t arm = 0; arm < arms.size(); ++arm)
        if (arms[arm])
            views.push_back({race.verdicts()[arm], samples.win(arm), samples.equity(arm)});
    const std::int64_t done = samples.arms() == 0 ? 0 : samples.count(race.leader());
    // A verdict on a candidate that still has to catch up isn't the last word.
    const bool caughtUp = nextRound(allowed).first >= done;
    const RaceView view{done, allowed, caughtUp && race.decided(), views};
    for (const StopRule& rule : policy.rules)
        if (rule.speaks(view)) return rule.name;
    return {};
}

StatePtr<SimulationState> Simulator::Work::state(SearchEnd end, std::string_view rule,
                                                 const SearchClock& clock)
{
    auto state = std::make_shared<SimulationState>();
    state->end = end;
    state->rule = rule;
    state->plies = question.plies;
    state->seed = question.seed;
    state->delta = policy.delta;
    state->seconds = secondsBefore + clock.seconds();
    state->samples = samples.total();
    race.weigh(samples);
    const std::vector<std::size_t> ranking = race.ranking(samples);
    for (const std::size_t arm : ranking) {
        const ArmVerdict& verdict = race.verdicts()[arm];
        SimulatedCandidate candidate = arms[arm]->snapshot(samples.equity(arm));
        candidate.win = samples.win(arm);
        candidate.standing = verdict.standing;
        candidate.difference = verdict.difference;
        candidate.bestProbability = verdict.bestProbability;
        state->iterations = std::max(state->iterations, candidate.iterations());
        state->candidates.push_back(std::move(candidate));
    }
    const std::size_t paired = std::min(ranking.size(), SimulationState::kMostPaired);
    for (std::size_t second = 1; second < paired; ++second)
        for (std::size_t first = 0; first < second; ++first)
            state->pairs.push_back(samples.difference(ranking[first], ranking[second]));
    return state;
}

Simulator::Simulator(std::unique_ptr<Work> work) : m_work(std::move(work)) {}

Simulator::~Simulator() = default;

Result<std::unique_ptr<Simulator>> Simulator::create(SimulationQuestion question,
                                                     SimulationPolicy policy)
{
    if (auto sound = check(question); !sound) return failure(sound.error());
    auto dealer = ScenarioDealer::create(question);
    if (!dealer) return failure(dealer.error());
    if (question.candidates.empty())
        return failure(ErrorCode::OutOfRange, say("there is no candidate to simulate"));
    if (!question.winTable && question.position.playerCount() == 2)
        question.winTable = WinTable::estimate(question.position.rules());
    auto work = std::make_unique<Work>(std::move(question), std::move(*dealer));
    for (const Move& candidate : work->question.candidates)
        if (const auto added = work->add(candidate); !added) return failure(added.error());
    work->newPolicy = std::move(policy);
    return std::unique_ptr<Simulator>(new Simulator(std::move(work)));
}

StatePtr<SimulationState> Simulator::run(const SearchLimits& limits, const TaskContext& context,
                                         const OnState<SimulationState>& onState)
{
    Work& work = *m_work;
    const SearchClock clock(limits, context);
    StateBeat beat;
    for (;;) {
        work.applyEdits();
        work.judge();
        const auto arms = static_cast<std::int64_t>(std::max<std::size_t>(work.arms.size(), 1));
        const std::int64_t room = std::min(kMostIterations, kMostSamples / arms);
        const std::int64_t allowed = std::min(limits.units, room);
        const Work::Round round = work.nextRound(allowed);
        SearchEnd end = limits.reached(work.effort(clock), context);
        std::string_view rule;
        if (end == SearchEnd::NotYet) {
            rule = work.speakingRule(allowed);
            if (!rule.empty()) end = SearchEnd::Rule;
            else if (round.arms.empty()) end = SearchEnd::Complete;
        }
        StatePtr<SimulationState> state;
        if (end != SearchEnd::NotYet || beat.isDue()) {
            state = work.state(end, rule, clock);
            if (onState) onState(state);
        }
        if (end != SearchEnd::NotYet) {
            work.secondsBefore += clock.seconds();
            return state;
        }
        static_cast<void>(work.play(round, context, clock));
    }
}

Result<Move> Simulator::candidate(const Position& position, const Move& move)
{
    return playable(position, move);
}

Result<int> Simulator::add(const Move& move)
{
    return m_work->add(move);
}

void Simulator::remove(int id)
{
    const std::lock_guard lock(m_work->mutex);
    const auto at = static_cast<std::size_t>(id);
    if (id < 0 || at >= m_work->listed.size() || m_work->listed[at].removed) return;
    m_work->listed[at].removed = true;
    m_work->edits.push_back({Work::Edit::What::Remove, id, {}});
}

void Simulator::keep(int id, bool kept)
{
    const std::lock_guard lock(m_work->mutex);
    const auto at = static_cast<std::size_t>(id);
    if (id < 0 || at >= m_work->listed.size() || m_work->listed[at].removed) return;
    m_work->edits.push_back({kept ? Work::Edit::What::Keep : Work::Edit::What::LetGo, id, {}});
}

void Simulator::setPolicy(SimulationPolicy policy)
{
    const std::lock_guard lock(m_work->mutex);
    m_work->newPolicy = std::move(policy);
}

const SimulationQuestion& Simulator::question() const
{
    return m_work->question;
}

}  // namespace engine
