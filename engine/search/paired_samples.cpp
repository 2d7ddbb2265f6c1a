// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/paired_samples.h"

#include <algorithm>
#include <cmath>

namespace engine {

Moments Moments::negated() const
{
    return {count, 0.0 - sum, squares};
}

PairedDifference PairedDifference::turned() const
{
    return {equity.negated(), win.negated()};
}

double Moments::mean() const
{
    return count == 0 ? 0 : sum / static_cast<double>(count);
}

double Moments::variance() const
{
    if (count == 0) return 0;
    const double average = mean();
    const double square = squares / static_cast<double>(count);
    const double spread = square - average * average;
    // What is left of equal numbers is the error of the arithmetic.
    return spread > 1e-12 * square ? spread : 0;
}

double Moments::deviation() const
{
    if (count < 2) return 0;
    const auto n = static_cast<double>(count);
    return std::sqrt(variance() * n / (n - 1));
}

double Moments::standardError() const
{
    return count == 0 ? 0 : deviation() / std::sqrt(static_cast<double>(count));
}

std::size_t PairedSamples::addArm()
{
    const std::size_t arm = m_arms.size();
    m_arms.emplace_back();
    m_pairs.resize(m_pairs.size() + arm);
    return arm;
}

void PairedSamples::removeArm(std::size_t arm)
{
    m_total -= count(arm);
    m_arms[arm] = {};
}

void PairedSamples::add(std::size_t arm, const ArmSample& sample)
{
    Arm& to = m_arms[arm];
    to.samples.push_back(sample);
    to.equity.add(sample.equity / 1000.0);
    to.win.add(static_cast<double>(sample.win));
    ++m_total;
}

PairedDifference PairedSamples::difference(std::size_t first, std::size_t second)
{
    const std::size_t earlier = std::min(first, second);
    const std::size_t later = std::max(first, second);
    PairedDifference& pair = m_pairs[later * (later - 1) / 2 + earlier];
    const std::vector<ArmSample>& a = m_arms[later].samples;
    const std::vector<ArmSample>& b = m_arms[earlier].samples;
    const std::size_t common = std::min(a.size(), b.size());
    for (auto i = static_cast<std::size_t>(pair.win.count); i < common; ++i) {
        pair.equity.add((a[i].equity - b[i].equity) / 1000.0);
        pair.win.add(static_cast<double>(a[i].win) - static_cast<double>(b[i].win));
    }
    return first == earlier ? pair.turned() : pair;
}

}  // namespace engine
