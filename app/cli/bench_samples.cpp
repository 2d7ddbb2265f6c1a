// SPDX-License-Identifier: GPL-3.0-or-later
// How many samples a simulation needs until it is sure: with paired differences, as our simulations
// compare candidates, and with the rule that takes them as independent of each other. Both are fed
// from the same roll-outs, drawn again and again.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <numeric>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/bench_simulation.h"
#include "app/cli/console.h"
#include "engine/base/parallel.h"
#include "engine/base/random.h"
#include "engine/search/arm_race.h"
#include "engine/search/paired_samples.h"
#include "engine/search/rollout.h"
#include "engine/search/scenario.h"

namespace app {

namespace {

using engine::failure;
using engine::Result;

constexpr const char* kBenchSamples = "bench samples";

struct SampleBenchOptions : SimulationBenchOptions
{
    std::int64_t pool = 1500;
    std::int64_t cap = 40'000;
    std::int64_t least = 32;
    int replays = 5;
    int threads = 1;
    double delta = 0.01;
};

/// By candidate, then by scenario.
using SamplePool = std::vector<std::vector<engine::ArmSample>>;

/// The roll-outs of every candidate in the same scenarios; stopped ones are an error.
Result<SamplePool> rollOut(const engine::SimulationQuestion& question, std::int64_t scenarios,
                           const engine::TaskContext& context)
{
    const auto dealer = engine::ScenarioDealer::create(question);
    if (!dealer) return failure(dealer.error());
    SamplePool pool(question.candidates.size());
    for (auto& arm : pool) arm.resize(static_cast<std::size_t>(scenarios));
    const bool all = engine::parallelFor({scenarios}, context, [&] {
        auto rollout = std::make_shared<engine::Rollout>(question);
        auto scenario = std::make_shared<engine::Scenario>();
        return [&, rollout, scenario](std::int64_t number) {
            dealer->deal(number, *scenario);
            std::vector<engine::RolloutPly> plies(static_cast<std::size_t>(question.plies));
            for (std::size_t arm = 0; arm < pool.size(); ++arm) {
                engine::RolloutResult result;
                if (!rollout->play(arm, question.candidates[arm], *scenario, plies, context.stop,
                                   result))
                    return;
                pool[arm][static_cast<std::size_t>(number)] = {result.equity.millis, result.win};
            }
        };
    });
    if (!all) return failure(engine::ErrorCode::Cancelled, engine::say("was stopped"));
    return pool;
}

/// Which scenario the n-th sample of every candidate is, with repetitions.
std::vector<std::size_t> drawnAgain(const SampleBenchOptions& options, std::uint64_t seed)
{
    engine::Random random(seed);
    std::vector<std::size_t> draws(static_cast<std::size_t>(options.cap));
    for (std::size_t& draw : draws) draw = random.below(static_cast<std::uint32_t>(options.pool));
    return draws;
}

/// How a rule came to its end.
struct Ending
{
    std::int64_t samples = 0;
    std::size_t leader = 0;
};

/// Every candidate that is not beaten in each scenario, in the rounds of a Simulator.
Ending pairedRule(const SamplePool& pool, const std::vector<std::size_t>& draws,
                  const SampleBenchOptions& options)
{
    engine::PairedSamples samples;
    for (std::size_t arm = 0; arm < pool.size(); ++arm) static_cast<void>(samples.addArm());
    engine::ArmRace race(options.delta);
    const std::vector<bool> gone(pool.size(), false);
    race.judge(samples, gone);
    while (samples.total() < options.cap && (samples.total() == 0 || !race.decided())) {
        // Who has the fewest goes on, up to where the next one is: as Simulator does.
        std::int64_t first = options.cap;
        std::int64_t next = options.cap;
        std::vector<std::size_t> arms;
        for (std::size_t arm = 0; arm < pool.size(); ++arm) {
            const auto standing = race.verdicts()[arm].standing;
            if (standing == engine::ArmStanding::Beaten || standing == engine::ArmStanding::Joined)
                continue;
            const std::int64_t count = samples.count(arm);
            if (count < first) {
                next = first;
                first = count;
                arms.clear();
            } else if (count > first) {
                next = std::min(next, count);
            }
            if (count == first) arms.push_back(arm);
        }
        const auto work = static_cast<std::int64_t>(arms.size()) * options.plies;
        const std::int64_t wanted = std::max<std::int64_t>(first / 4, 16);
        std::int64_t round = std::clamp<std::int64_t>(2048 / work, 1, wanted);
        round = std::min({round, next - first, options.cap - first});
        for (std::int64_t i = first; i < first + round; ++i)
            for (const std::size_t arm : arms)
                samples.add(arm, pool[arm][draws[static_cast<std::size_t>(i)]]);
        race.judge(samples, gone);
    }
    return {std::min(samples.total(), options.cap), race.leader()};
}

/// Candidates as if they were independent: the leader and its nearest rival are sampled until no
/// rival's evidence is below ln((ln t + 1) / delta) (top-two sampling with the rule of Garivier and
/// Kaufmann, arXiv 1602.04589 and 2210.00974), as MAGPIE's simulations do by what is written about
/// them.
class IndependentRule
{
public:
    IndependentRule(const SamplePool& pool, const std::vector<std::size_t>& draws,
                    const SampleBenchOptions& options, std::uint64_t seed)
        : m_pool(pool), m_draws(draws), m_options(options), m_random(seed), m_arms(pool.size())
    {
    }

    Ending run()
    {
        for (std::size_t arm = 0; arm < m_arms.size(); ++arm)
            for (std::int64_t i = 0; i < m_options.least; ++i) sample(arm);
        for (;;) {
            const std::size_t leader = findLeader();
            const double bound =
                std::log((std::log(static_cast<double>(m_total)) + 1) / m_options.delta);
            bool sure = true;
            double least = std::numeric_limits<double>::infinity();
            Rivalry challenge;
            std::size_t challenger = leader;
            for (std::size_t arm = 0; arm < m_arms.size(); ++arm) {
                if (arm == leader) continue;
                const Rivalry rivalry = between(leader, arm);
                sure = sure && rivalry.sum() > bound;
                const double cost =
                    rivalry.sum() + std::log(static_cast<double>(m_arms[arm].count));
                if (cost >= least) continue;
                least = cost;
                challenge = rivalry;
                challenger = arm;
            }
            if (sure || m_total >= m_options.cap || challenger == leader) return {m_total, leader};
            const double share = challenge.sum() > 0 ? challenge.ofLeader / challenge.sum() : 0.5;
            const double chance = static_cast<double>(m_random.next() >> 11) * 0x1.0p-53;
            sample(chance < share ? leader : challenger);
        }
    }

private:
    struct Rivalry
    {
        double ofLeader = 0;
        double ofRival = 0;
        [[nodiscard]] double sum() const { return ofLeader + ofRival; }
    };

    void sample(std::size_t arm)
    {
        const auto number = static_cast<std::size_t>(m_arms[arm].count) % m_draws.size();
        m_arms[arm].add(static_cast<double>(m_pool[arm][m_draws[number]].win));
        ++m_total;
    }

    [[nodiscard]] std::size_t findLeader() const
    {
        std::size_t leader = 0;
        for (std::size_t arm = 1; arm < m_arms.size(); ++arm)
            if (m_arms[arm].mean() > m_arms[leader].mean()) leader = arm;
        return leader;
    }

    [[nodiscard]] Rivalry between(std::size_t leader, std::size_t rival) const
    {
        const engine::Moments& a = m_arms[leader];
        const engine::Moments& b = m_arms[rival];
        constexpr double kLeastVariance = 1e-10;
        const double varianceA = std::max(a.variance(), kLeastVariance);
        const double varianceB = std::max(b.variance(), kLeastVariance);
        const auto countA = static_cast<double>(a.count);
        const auto countB = static_cast<double>(b.count);
        const double ratio = countB / countA;
        const double common =
            (varianceB * a.mean() + ratio * varianceA * b.mean()) / (varianceB + ratio * varianceA);
        const auto distance = [common](double mean, double variance) {
            return (mean - common) * (mean - common) / (2 * variance);
        };
        return {countA * distance(a.mean(), varianceA), countB * distance(b.mean(), varianceB)};
    }

    const SamplePool& m_pool;
    const std::vector<std::size_t>& m_draws;
    const SampleBenchOptions& m_options;
    engine::Random m_random;
    std::vector<engine::Moments> m_arms;
    std::int64_t m_total = 0;
};

double medianOf(std::vector<double> numbers)
{
    std::ranges::sort(numbers);
    const std::size_t half = numbers.size() / 2;
    return numbers.size() % 2 == 1 ? numbers[half] : (numbers[half - 1] + numbers[half]) / 2;
}

/// The candidate whose roll-outs are best on the whole.
std::size_t bestOf(const SamplePool& pool)
{
    const auto sum = [](const std::vector<engine::ArmSample>& arm) {
        return std::accumulate(arm.begin(), arm.end(), 0.0,
                               [](double total, const engine::ArmSample& sample) {
                                   return total + static_cast<double>(sample.win);
                               });
    };
    std::size_t best = 0;
    for (std::size_t arm = 1; arm < pool.size(); ++arm)
        if (sum(pool[arm]) > sum(pool[best])) best = arm;
    return best;
}

/// What the two rules need for one position, on average of the replays.
struct PositionNeeds
{
    double paired = 0;
    double independent = 0;
    double right = 0;             ///< share of replays
    double rightIndependent = 0;  ///< likewise
};

PositionNeeds needsOf(const SamplePool& pool, const SampleBenchOptions& options)
{
    PositionNeeds needs;
    const std::size_t best = bestOf(pool);
    for (int replay = 0; replay < options.replays; ++replay) {
        const std::uint64_t seed =
            engine::mix64(options.game.seed ^ engine::mix64(static_cast<std::uint64_t>(replay)));
        const auto draws = drawnAgain(options, seed);
        const Ending paired = pairedRule(pool, draws, options);
        const Ending independent = IndependentRule(pool, draws, options, engine::mix64(seed)).run();
        const double share = 1.0 / options.replays;
        needs.paired += share * static_cast<double>(paired.samples);
        needs.independent += share * static_cast<double>(independent.samples);
        needs.right += paired.leader == best ? share : 0;
        needs.rightIndependent += independent.leader == best ? share : 0;
    }
    return needs;
}

ExitStatus benchSamples(const SampleBenchOptions& options)
{
    LongWork work;
    const engine::TaskContext context = work.context(threadsFor(options.threads));
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return fail(kBenchSamples, inputs.error());
    const auto lines = simulationBenchLines(options, context);
    if (!lines) return fail(kBenchSamples, lines.error());
    std::vector<double> paired;
    std::vector<double> independent;
    std::vector<double> shares;
    double right = 0;
    double rightIndependent = 0;
    put("position\tpaired\tindependent\tshare\n");
    for (const InputLine& line : *lines) {
        const auto question = simulationBenchQuestion(*inputs, line, options, context);
        if (!question) return fail(kBenchSamples, question.error());
        if (question->candidates.size() < 2) continue;
        const auto pool = rollOut(*question, options.pool, context);
        if (!pool) return fail(kBenchSamples, pool.error());
        const PositionNeeds needs = needsOf(*pool, options);
        paired.push_back(needs.paired);
        independent.push_back(needs.independent);
        shares.push_back(needs.paired / needs.independent);
        right += needs.right;
        rightIndependent += needs.rightIndependent;
        put(std::to_string(paired.size()) + "\t" + decimalText(needs.paired, 0) + "\t" +
            decimalText(needs.independent, 0) + "\t" + decimalText(shares.back(), 3) + "\n");
        if (!flushOutput()) return ExitStatus::No;
    }
    if (paired.empty()) {
        complain(kBenchSamples, "no position has two candidates");
        return ExitStatus::No;
    }
    const auto count = static_cast<double>(paired.size());
    put("median\t" + decimalText(medianOf(paired), 0) + "\t" +
        decimalText(medianOf(independent), 0) + "\t" + decimalText(medianOf(shares), 3) + "\n");
    put("right\t" + decimalText(right / count, 3) + "\t" +
        decimalText(rightIndependent / count, 3) + "\t\n");
    return ExitStatus::Done;
}

}  // namespace

void addBenchSamples(CLI::App& bench, CommandList& commands)
{
    auto* command = bench.add_subcommand(
        "samples", "Samples until a simulation is sure: paired differences beside candidates taken "
                   "as independent; both from the same roll-outs");
    auto options = std::make_shared<SampleBenchOptions>();
    options->candidates = 8;
    addSimulationBenchOptions(*command, *options);
    command->add_option("--pool", options->pool, "Roll-outs of each candidate, from which is drawn")
        ->check(CLI::Range(std::int64_t{100}, std::int64_t{1'000'000}))
        ->capture_default_str();
    command->add_option("--cap", options->cap, "Samples of all candidates at most")
        ->check(CLI::Range(std::int64_t{1000}, std::int64_t{10'000'000}))
        ->capture_default_str();
    command
        ->add_option("--least", options->least,
                     "Samples of each candidate with which the rule for independent ones begins")
        ->check(CLI::Range(std::int64_t{2}, std::int64_t{10'000}))
        ->capture_default_str();
    command->add_option("--replays", options->replays, "Of each position, whose mean counts")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    addThreadsOption(*command, options->threads);
    commands.add(command, [options] { return benchSamples(*options); });
}

}  // namespace app
