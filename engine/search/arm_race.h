// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "engine/search/paired_samples.h"

namespace engine {

/// How a candidate stands beside the leader.
enum class ArmStanding {
    Contends,  ///< may still be the best
    Leads,
    Beaten,  ///< surely worse than the leader
    Joined,  ///< does not differ from the leader in anything that matters
    Gone,    ///< was removed
};

struct ArmVerdict
{
    ArmStanding standing = ArmStanding::Contends;
    PairedDifference difference;  ///< to the leader: this one minus the leader
    double bestProbability = 0;
};

/// Which of several candidates is best, and how sure that is, from their paired samples.
///
/// The order is by chance of winning. Where that says nothing, with chances that don't differ or
/// are all near 0 or near 1, it is by equity.
///
/// A candidate is beaten by the leader when the evidence for it, the likelihood ratio of normal
/// differences of unknown variance, n/2 ln(1 + mean^2/variance), exceeds ln((ln t + 1) / delta)
/// after t samples in all: the stopping rule of Garivier and Kaufmann ("Optimal Best Arm
/// Identification with Fixed Confidence", COLT 2016, arXiv 1602.04589), applied to differences in
/// place of independent candidates. So the best one is left out with a chance of at most about
/// delta, however often it is asked. Whoever was beaten by a leader that leads no longer is judged
/// anew.
class ArmRace
{
public:
    /// Nothing is decided with fewer scenarios in common.
    static constexpr std::int64_t kLeastCommon = 24;
    /// Two that never differed in so many count as one.
    static constexpr std::int64_t kEqualAfter = 256;
    /// Similar ones that are not told apart by then count as one.
    static constexpr std::int64_t kSimilarAfter = 750;
    /// Beyond these chances of winning the points decide.
    static constexpr double kSurelyLost = 0.005;
    static constexpr double kSurelyWon = 0.995;

    /// Whether two candidates are so much alike that nobody minds which of them is better.
    using Alike = std::function<bool(std::size_t, std::size_t)>;

    /// `delta`: the chance of a wrong choice that is allowed, below 1; 0 = none is ever beaten.
    explicit ArmRace(double delta, Alike alike = {});

    /// Judges candidates 0..samples.arms()-1; `gone` by number.
    void judge(PairedSamples& samples, const std::vector<bool>& gone);

    [[nodiscard]] double delta() const { return m_delta; }
    /// With the verdicts; 0 without candidates.
    [[nodiscard]] std::size_t leader() const { return m_leader; }
    [[nodiscard]] const std::vector<ArmVerdict>& verdicts() const { return m_verdicts; }
    /// All others are beaten or joined.
    [[nodiscard]] bool decided() const;

    /// Fills in ArmVerdict::bestProbability: for each the product of the chances that it is better
    /// than each other one, by normal differences, scaled so that all add up to 1. Exact for two;
    /// with more it takes the comparisons as independent of each other.
    void weigh(PairedSamples& samples);
    /// The numbers of those that aren't gone, the best first.
    [[nodiscard]] std::vector<std::size_t> ranking(const PairedSamples& samples) const;

private:
    [[nodiscard]] std::size_t findLeader(PairedSamples& samples) const;
    [[nodiscard]] ArmStanding standingOf(std::size_t arm, const PairedSamples& samples,
                                         const PairedDifference& difference) const;
    [[nodiscard]] bool isGone(std::size_t arm) const
    {
        return m_verdicts[arm].standing == ArmStanding::Gone;
    }

    double m_delta;
    Alike m_alike;
    std::size_t m_leader = 0;
    std::vector<ArmVerdict> m_verdicts;
};

}  // namespace engine
