// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/position/simulated.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QLocale>

#include "engine/search/simulation_state.h"
#include "ui/language/text.h"

namespace ui {

namespace {

/// Translations of the free functions here have one context.
struct SimulatedText
{
    Q_DECLARE_TR_FUNCTIONS(ui::Simulated)
};

}  // namespace

const engine::SimulatedCandidate* simulated(const SimulationPtr& simulation,
                                            const engine::Move& move)
{
    if (!simulation) return nullptr;
    const auto found =
        std::ranges::find(simulation->candidates, move, &engine::SimulatedCandidate::move);
    return found == simulation->candidates.end() ? nullptr : &*found;
}

QString shareText(double share)
{
    return QLocale().toString(100 * share, 'f', 1);
}

QString plusMinus(double standardError)
{
    return QStringLiteral("±") + QLocale().toString(kHalf95 * standardError, 'f', 1);
}

/// Variance of what differs by no more than what sums lose.
constexpr double kAlike = 1e-9;

namespace {

bool isAlike(const engine::Moments& shares)
{
    return shares.count > 0 && shares.variance() <= kAlike;
}

/// How often something else can come at most where all were alike, in per cent.
QString mostUnseen(std::int64_t count)
{
    // With a chance p of something else all n are alike with the chance (1 - p)^n, here 5 %
    // ("rule of three"; Hanley and Lippman-Hand, JAMA 249, 1983).
    constexpr double kMissed = 0.05;
    const double most = 1 - std::pow(kMissed, 1.0 / static_cast<double>(count));
    return QLocale().toString(100 * most, 'f', 1);
}

}  // namespace

QString plusMinusShare(const engine::Moments& shares)
{
    const double mean = shares.mean();
    const double least = std::sqrt(kAlike);
    if (!isAlike(shares) || (mean > least && mean < 1 - least)) return plusMinusGap(shares);
    return (mean <= least ? QStringLiteral("+") : QStringLiteral("−")) + mostUnseen(shares.count);
}

QString plusMinusGap(const engine::Moments& gaps)
{
    return isAlike(gaps) ? QStringLiteral("±") + mostUnseen(gaps.count)
                         : plusMinus(100 * gaps.standardError());
}

QString plusMinusPoints(const engine::Moments& points)
{
    return points.variance() > kAlike ? plusMinus(points.standardError()) : SimulatedText::tr("–");
}

QString signedDecimal(double value)
{
    return signedEquity({static_cast<std::int32_t>(std::lround(1000 * value))});
}

int asGoodAsBest(const engine::SimulationState& state)
{
    return static_cast<int>(std::ranges::count(state.candidates, engine::ArmStanding::Joined,
                                               &engine::SimulatedCandidate::standing));
}

QString bestProbabilityText(double probability)
{
    constexpr double kLeastShown = 0.0005;
    return probability < kLeastShown ? SimulatedText::tr("–")
                                     : SimulatedText::tr("%1 %").arg(shareText(probability));
}

QString provenanceText(const engine::SimulationState& state,
                       const engine::SimulatedCandidate& candidate)
{
    const QLocale locale;
    return SimulatedText::tr(
               "Simulated: %1 plies · %2 iterations · wins %3 % %4 · equity %5 %6 · P(best) %7 · "
               "seed %8 (intervals: 95 %)")
        .arg(locale.toString(state.plies),
             locale.toString(static_cast<qlonglong>(candidate.iterations())),
             shareText(candidate.win.mean()), plusMinusShare(candidate.win),
             signedDecimal(candidate.equity.mean()), plusMinusPoints(candidate.equity),
             bestProbabilityText(candidate.bestProbability),
             QString::number(static_cast<qulonglong>(state.seed)));
}

}  // namespace ui
