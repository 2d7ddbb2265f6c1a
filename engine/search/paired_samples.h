// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace engine {

/// Count, mean and spread of numbers that come one by one.
struct Moments
{
    std::int64_t count = 0;
    double sum = 0;
    double squares = 0;

    void add(double value)
    {
        ++count;
        sum += value;
        squares += value * value;
    }
    /// 0 without numbers, as all that follow.
    [[nodiscard]] double mean() const;
    /// Mean squared distance from the mean.
    [[nodiscard]] double variance() const;
    /// Of one number, as estimated from these.
    [[nodiscard]] double deviation() const;
    /// Of the mean.
    [[nodiscard]] double standardError() const;
    /// Of the numbers with the other sign; the mean of none or of zeros stays 0, never -0.
    [[nodiscard]] Moments negated() const;
};

/// What one scenario brought a candidate.
struct ArmSample
{
    std::int32_t equity = 0;  ///< in thousandths of a point
    float win = 0;            ///< 0..1
};

/// How two candidates differ in the scenarios that both have been through: first minus second.
struct PairedDifference
{
    Moments equity;  ///< in points
    Moments win;     ///< -1..1

    /// Second minus first.
    [[nodiscard]] PairedDifference turned() const;
};

/// The samples of candidates, kept one by one: scenario t of one goes with scenario t of another.
///
/// Candidates meet the same luck, so their results rise and fall together, and the difference of
/// two is known far better than either of them: its error comes from the differences scenario by
/// scenario ("common random numbers" and the paired t statistic; Law, "Simulation Modeling and
/// Analysis", 5th ed., 10.2 and 11.2). Takes 8 bytes a sample.
class PairedSamples
{
public:
    /// The number of a new candidate.
    std::size_t addArm();
    /// Frees the samples; the number is not used again.
    void removeArm(std::size_t arm);
    /// Of the next scenario.
    void add(std::size_t arm, const ArmSample& sample);

    [[nodiscard]] std::size_t arms() const { return m_arms.size(); }
    [[nodiscard]] std::int64_t count(std::size_t arm) const { return m_arms[arm].win.count; }
    [[nodiscard]] std::int64_t total() const { return m_total; }
    [[nodiscard]] const Moments& equity(std::size_t arm) const { return m_arms[arm].equity; }
    [[nodiscard]] const Moments& win(std::size_t arm) const { return m_arms[arm].win; }
    [[nodiscard]] std::span<const ArmSample> samples(std::size_t arm) const
    {
        return m_arms[arm].samples;
    }
    /// Of two different ones. Goes through the scenarios that are new since it was last asked for.
    [[nodiscard]] PairedDifference difference(std::size_t first, std::size_t second);

private:
    struct Arm
    {
        std::vector<ArmSample> samples;
        Moments equity;
        Moments win;
    };

    std::vector<Arm> m_arms;
    std::vector<PairedDifference> m_pairs;  ///< the later one minus the earlier one
    std::int64_t m_total = 0;
};

}  // namespace engine
