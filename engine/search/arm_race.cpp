// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/arm_race.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

namespace engine {
namespace {

/// Chances of winning that differ by less are equal.
constexpr double kNoDifference = 1e-9;

/// Where the points decide among those that are there.
enum class Zone { Lost, Open, Won };

Zone zoneOf(double win)
{
    if (win < ArmRace::kSurelyLost) return Zone::Lost;
    return win > ArmRace::kSurelyWon ? Zone::Won : Zone::Open;
}

/// The difference that decides between two: of their chances of winning or of their points.
const Moments& decisive(const PairedSamples& samples, std::size_t first, std::size_t second,
                        const PairedDifference& difference)
{
    const Zone zone = zoneOf(samples.win(first).mean());
    const bool pointsDecide = zone != Zone::Open && zone == zoneOf(samples.win(second).mean());
    const bool sameChance = std::abs(difference.win.mean()) <= kNoDifference;
    return pointsDecide || sameChance ? difference.equity : difference.win;
}

/// Twice the logarithm of the likelihood ratio is about the square of the t statistic.
double evidenceOf(const Moments& difference)
{
    const double mean = difference.mean();
    const double variance = difference.variance();
    if (mean == 0) return 0;
    if (variance == 0) return std::numeric_limits<double>::infinity();
    return 0.5 * static_cast<double>(difference.count) * std::log1p(mean * mean / variance);
}

/// That the true mean is above 0.
double chanceAboveZero(const Moments& difference)
{
    const double mean = difference.mean();
    const double error = difference.standardError();
    if (difference.count < 2 || (error == 0 && mean == 0)) return 0.5;
    if (error == 0) return mean > 0 ? 1 : 0;
    return 0.5 * std::erfc(-mean / error / std::numbers::sqrt2);
}

}  // namespace

ArmRace::ArmRace(double delta, Alike alike) : m_delta(delta), m_alike(std::move(alike)) {}

std::size_t ArmRace::findLeader(PairedSamples& samples) const
{
    // The one before stays until another one is better in what both have been through.
    std::size_t leader = m_leader;
    if (leader >= m_verdicts.size() || isGone(leader) || samples.count(leader) == 0) {
        leader = 0;
        while (leader < m_verdicts.size() && (isGone(leader) || samples.count(leader) == 0))
            ++leader;
        if (leader == m_verdicts.size()) return 0;
    }
    for (std::size_t arm = 0; arm < m_verdicts.size(); ++arm) {
        if (arm == leader || isGone(arm) || samples.count(arm) == 0) continue;
        // Who has rested knows less, and comes back before he leads.
        if (samples.count(arm) < samples.count(leader)) continue;
        const PairedDifference difference = samples.difference(arm, leader);
        if (decisive(samples, arm, leader, difference).mean() > 0) leader = arm;
    }
    return leader;
}

ArmStanding ArmRace::standingOf(std::size_t arm, const PairedSamples& samples,
                                const PairedDifference& difference) const
{
    const std::int64_t common = difference.win.count;
    if (m_delta <= 0 || common < kLeastCommon) return ArmStanding::Contends;
    const bool neverDiffered = difference.win.squares == 0 && difference.equity.squares == 0;
    if (common >= kEqualAfter && neverDiffered) return ArmStanding::Joined;
    const Moments& by = decisive(samples, arm, m_leader, difference);
    const double threshold =
        std::log((std::log(static_cast<double>(samples.total())) + 1) / m_delta);
    if (by.mean() < 0 && evidenceOf(by) > threshold) return ArmStanding::Beaten;
    if (common >= kSimilarAfter && m_alike && m_alike(arm, m_leader)) return ArmStanding::Joined;
    return ArmStanding::Contends;
}

void ArmRace::judge(PairedSamples& samples, const std::vector<bool>& gone)
{
    m_verdicts.resize(samples.arms());
    for (std::size_t arm = 0; arm < m_verdicts.size(); ++arm)
        m_verdicts[arm].standing = gone[arm] ? ArmStanding::Gone : ArmStanding::Contends;
    m_leader = findLeader(samples);
    for (std::size_t arm = 0; arm < m_verdicts.size(); ++arm) {
        ArmVerdict& verdict = m_verdicts[arm];
        verdict.difference = {};
        if (isGone(arm)) continue;
        if (arm == m_leader) {
            verdict.standing = ArmStanding::Leads;
            continue;
        }
        verdict.difference = samples.difference(arm, m_leader);
        verdict.standing = standingOf(arm, samples, verdict.difference);
    }
}

bool ArmRace::decided() const
{
    return std::ranges::none_of(m_verdicts, [](const ArmVerdict& verdict) {
        return verdict.standing == ArmStanding::Contends;
    });
}

void ArmRace::weigh(PairedSamples& samples)
{
    double sum = 0;
    int there = 0;
    for (std::size_t arm = 0; arm < m_verdicts.size(); ++arm) {
        m_verdicts[arm].bestProbability = 0;
        if (isGone(arm)) continue;
        ++there;
        double chance = 1;
        for (std::size_t other = 0; other < m_verdicts.size(); ++other) {
            if (other == arm || isGone(other)) continue;
            const PairedDifference difference = samples.difference(arm, other);
            chance *= chanceAboveZero(decisive(samples, arm, other, difference));
        }
        m_verdicts[arm].bestProbability = chance;
        sum += chance;
    }
    for (std::size_t arm = 0; arm < m_verdicts.size(); ++arm) {
        if (isGone(arm)) continue;
        double& chance = m_verdicts[arm].bestProbability;
        chance = sum > 0 ? chance / sum : 1.0 / there;
    }
}

std::vector<std::size_t> ArmRace::ranking(const PairedSamples& samples) const
{
    std::vector<std::size_t> order;
    for (std::size_t arm = 0; arm < m_verdicts.size(); ++arm)
        if (!isGone(arm)) order.push_back(arm);
    // Beaten ones by how far they were behind in what they have in common with the leader, so that
    // one that rested early isn't ranked by the luck that all had then.
    const auto estimate = [&](std::size_t arm) {
        const PairedDifference& toLeader = m_verdicts[arm].difference;
        return std::pair{samples.win(m_leader).mean() + toLeader.win.mean(),
                         samples.equity(m_leader).mean() + toLeader.equity.mean()};
    };
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        if ((a == m_leader) != (b == m_leader)) return a == m_leader;
        const auto [winA, equityA] = estimate(a);
        const auto [winB, equityB] = estimate(b);
        const Zone zoneA = zoneOf(winA);
        const Zone zoneB = zoneOf(winB);
        if (zoneA != zoneB) return zoneA > zoneB;
        if (zoneA == Zone::Open && std::abs(winA - winB) > kNoDifference) return winA > winB;
        return equityA > equityB;
    });
    return order;
}

}  // namespace engine
