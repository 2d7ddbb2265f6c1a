// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/review_text.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "engine/eval/shown_order.h"
#include "ui/document/move_name.h"
#include "ui/language/number_text.h"
#include "ui/language/text.h"
#include "ui/position/simulated.h"

namespace ui {

using engine::MistakeSize;
using engine::TurnReview;

namespace {

using namespace Qt::StringLiterals;

/// Translations of the free functions here have one context.
struct ReviewText
{
    Q_DECLARE_TR_FUNCTIONS(ui::ReviewText)
};

/// A play that was taken back counts as a pass.
engine::Move valuedMove(const TurnReview& review)
{
    return review.takenBack ? engine::passMove() : review.played;
}

/// A pass that is worth more than the best move, only because the rack that it keeps has no value.
bool isOpen(const TurnReview& review)
{
    return valuedMove(review).kind == engine::MoveKind::Pass && review.rank != 1 &&
           review.best.equity < review.equity;
}

/// A phony that stayed, and that a search judged.
bool hasTwoValues(const TurnReview& review)
{
    return review.verdict && review.verdict->takenBackWin;
}

/// What such a phony is worth where it is taken back with that chance.
QString worthAt(const TurnReview& review, double challenged)
{
    const engine::TurnVerdict& verdict = *review.verdict;
    const auto mix = [challenged](double stays, double takenBack) {
        return stays + challenged * (takenBack - stays);
    };
    return verdict.countsPoints() ? ReviewText::tr("%1 pts").arg(signedDecimal(
                                        mix(verdict.points, verdict.takenBackPoints.value_or(0))))
                                  : percentText(mix(verdict.win, *verdict.takenBackWin));
}

}  // namespace

Quality qualityOf(const TurnReview* review)
{
    if (review == nullptr) return Quality::Unknown;
    // The words can be looked up, whatever is known of the rack.
    if (!review->judged()) return review->phony ? Quality::Phony : Quality::Unknown;
    if (isOpen(*review) && !review->phony && !review->verdict) return Quality::Unknown;
    switch (review->mistake) {
    case MistakeSize::None: break;
    case MistakeSize::Small: return Quality::Small;
    case MistakeSize::Medium: return Quality::Medium;
    case MistakeSize::Large: return Quality::Large;
    }
    return review->phony ? Quality::Phony : Quality::Best;
}

QString qualitySign(Quality quality)
{
    switch (quality) {
    case Quality::Unknown: return {};
    case Quality::Best: return u"●"_s;
    case Quality::Small: return u"◔"_s;
    case Quality::Medium: return u"▲"_s;
    case Quality::Large: return u"■"_s;
    case Quality::Phony: return u"✱"_s;
    }
    return {};
}

QColor qualityColor(Quality quality, const Theme& theme)
{
    switch (quality) {
    case Quality::Unknown: break;
    case Quality::Best: return theme.quality[0];
    case Quality::Small: return theme.quality[1];
    case Quality::Medium: return theme.quality[2];
    case Quality::Large: return theme.quality[3];
    case Quality::Phony: return theme.invalid;
    }
    return theme.palette.color(QPalette::PlaceholderText);
}

QString lossText(const TurnReview* review)
{
    if (review == nullptr) return {};
    if (!review->judged())
        return review->phony ? ReviewText::tr("phony") : ReviewText::tr("not judged");
    if (isOpen(*review) && !review->phony && !review->verdict) return ReviewText::tr("not valued");
    if (review->verdict) {
        const QString cost = costText(*review);
        if (!cost.isEmpty()) return u'−' + cost;
    }
    if (review->verdict || review->lost == engine::Equity{})
        return review->phony ? ReviewText::tr("phony") : ReviewText::tr("best");
    return signedEquity(-review->lost);
}

QString percentText(double chance)
{
    return ReviewText::tr("%1 %").arg(decimalText(100 * chance, 1));
}

QString costText(const TurnReview& review)
{
    if (!review.judged()) return {};
    constexpr double kLeastPoints = 0.05;
    if (!review.verdict || review.verdict->countsPoints()) {
        const double lost = review.lossPoints();
        return lost < kLeastPoints ? QString()
                                   : ReviewText::tr("%1 pts").arg(QLocale().toString(lost, 'f', 1));
    }
    constexpr double kLeastWin = 0.0005;
    return review.verdict->lossWin < kLeastWin ? QString() : percentText(review.verdict->lossWin);
}

double costOf(const TurnReview& review)
{
    const engine::MistakeLimits limits;
    if (review.verdict && !review.verdict->countsPoints()) return review.verdict->lossWin;
    // As many points as make a mistake large weigh as the chance that does.
    return review.lossPoints() / limits.large.toPoints() * limits.winLarge;
}

QString mistakeText(MistakeSize size)
{
    switch (size) {
    case MistakeSize::None: break;
    case MistakeSize::Small: return ReviewText::tr("small");
    case MistakeSize::Medium: return ReviewText::tr("medium");
    case MistakeSize::Large: return ReviewText::tr("large");
    }
    return u"–"_s;
}

QString phonyWorthText(const QString& stays, const QString& takenBack)
{
    return ReviewText::tr("%1 if it stays, %2 if taken back").arg(stays, takenBack);
}

QString doubtText(const QString& interval)
{
    return ReviewText::tr("too close: ± %1").arg(interval);
}

QString tagText(engine::ReviewTag tag)
{
    using engine::ReviewTag;
    switch (tag) {
    case ReviewTag::MissedBingo: return ReviewText::tr("missed bingo");
    case ReviewTag::MissedHook: return ReviewText::tr("missed hook");
    case ReviewTag::BadLeave: return ReviewText::tr("leave");
    case ReviewTag::OpenedLane: return ReviewText::tr("opened lane");
    case ReviewTag::Fishing: return ReviewText::tr("fishing");
    case ReviewTag::Exchange: return ReviewText::tr("exchange");
    case ReviewTag::Phony: return ReviewText::tr("phony");
    case ReviewTag::MissedChallenge: return ReviewText::tr("missed challenge");
    case ReviewTag::Endgame: return ReviewText::tr("endgame");
    case ReviewTag::Timing: return ReviewText::tr("timing");
    case ReviewTag::FewerPoints: return ReviewText::tr("fewer points");
    case ReviewTag::Other: return ReviewText::tr("other");
    }
    return {};
}

QString judgedByText(engine::JudgedBy by)
{
    using engine::JudgedBy;
    switch (by) {
    case JudgedBy::Static: return ReviewText::tr("static");
    case JudgedBy::Simulation: return ReviewText::tr("simulation");
    case JudgedBy::Bridge: return ReviewText::tr("bridge");
    case JudgedBy::PreEndgame: return ReviewText::tr("pre-endgame");
    case JudgedBy::Endgame: return ReviewText::tr("endgame");
    }
    return {};
}

QString phaseText(engine::GamePhase phase)
{
    using engine::GamePhase;
    switch (phase) {
    case GamePhase::Opening: return ReviewText::tr("Opening");
    case GamePhase::Middle: return ReviewText::tr("Middle");
    case GamePhase::PreEndgame: return ReviewText::tr("Pre-endgame");
    case GamePhase::Endgame: return ReviewText::tr("Endgame");
    }
    return {};
}

QString gapText(engine::ReviewGap gap)
{
    using engine::ReviewGap;
    switch (gap) {
    case ReviewGap::None: return {};
    case ReviewGap::UnknownRack: return ReviewText::tr("the rack is not known");
    case ReviewGap::PartialRack: return ReviewText::tr("only a part of the rack is known");
    case ReviewGap::WrongRack: return ReviewText::tr("the rack doesn't hold what was played");
    case ReviewGap::UnknownTiles: return ReviewText::tr("the tiles exchanged are not known");
    case ReviewGap::NoMove: return ReviewText::tr("no move was made");
    case ReviewGap::Irregular: return ReviewText::tr("the move breaks a rule");
    case ReviewGap::GameOver: return ReviewText::tr("the game was over");
    }
    return {};
}

QString gapWords(engine::ReviewGap gap)
{
    using engine::ReviewGap;
    switch (gap) {
    case ReviewGap::None: return {};
    case ReviewGap::UnknownRack: return ReviewText::tr("unknown rack");
    case ReviewGap::PartialRack: return ReviewText::tr("partial rack");
    case ReviewGap::WrongRack: return ReviewText::tr("wrong rack");
    case ReviewGap::UnknownTiles: return ReviewText::tr("unknown tiles");
    case ReviewGap::NoMove: return ReviewText::tr("no move");
    case ReviewGap::Irregular: return ReviewText::tr("breaks a rule");
    case ReviewGap::GameOver: return ReviewText::tr("game over");
    }
    return {};
}

QString moveTextAt(const OpenGame& game, const TurnReview& review, const engine::Move& move)
{
    return moveName(*game.replay().at(review.node).before, move);
}

QString invalidWords(const OpenGame& game, const TurnReview& review)
{
    const engine::ReplayStep& step = game.replay().at(review.node);
    const engine::Alphabet& alphabet = game.record().rules().alphabet;
    QStringList words;
    for (const engine::FormedWord& word : step.phonies)
        words.append(fromUtf8(alphabet.written(word.tiles)));
    return words.join(u", "_s);
}

QString mixedWorthText(const TurnReview& review, int percent)
{
    if (!hasTwoValues(review)) return {};
    return ReviewText::tr("%1 if challenged with a chance of %2 %")
        .arg(worthAt(review, percent / 100.0), QLocale().toString(percent));
}

QString reasonText(const OpenGame& game, const TurnReview& review)
{
    QStringList parts;
    if (review.missedBingo) {
        parts.append(review.missedBingo->move == review.bestMove()
                         ? ReviewText::tr("missed bingo")
                         : ReviewText::tr("missed bingo %1")
                               .arg(moveTextAt(game, review, review.missedBingo->move)));
    }
    if (review.phony)
        parts.append((review.takenBack ? ReviewText::tr("phony, taken back: %1")
                                       : ReviewText::tr("phony: %1"))
                         .arg(invalidWords(game, review)));
    else if (review.takenBack) parts.append(ReviewText::tr("taken back, though valid"));
    if (hasTwoValues(review)) parts.append(phonyWorthText(worthAt(review, 0), worthAt(review, 1)));
    if (review.isDoubtful()) {
        const double doubt = review.verdict->doubt();
        parts.append(doubtText(review.verdict->countsPoints()
                                   ? ReviewText::tr("%1 pts").arg(decimalText(doubt, 1))
                                   : percentText(doubt)));
    }
    for (std::size_t i = 0; i < engine::kReviewTagCount; ++i) {
        const auto tag = static_cast<engine::ReviewTag>(i);
        const bool isTold = tag == engine::ReviewTag::Phony ||
                            (tag == engine::ReviewTag::MissedBingo && review.missedBingo);
        if (review.tags.has(tag) && !isTold) parts.append(tagText(tag));
    }
    return parts.join(u", "_s);
}

QString reviewSentence(const OpenGame& game, const TurnReview& review)
{
    const QLocale locale;
    QStringList parts;
    if (!review.judged()) {
        parts.append(ReviewText::tr("Not judged: %1").arg(gapText(review.gap)));
        if (const QString reason = reasonText(game, review); !reason.isEmpty())
            parts.append(reason);
        return parts.join(u" · "_s);
    }
    if (review.rank > 0) {
        parts.append(ReviewText::tr("number %1 of %2")
                         .arg(locale.toString(qlonglong{review.rank}),
                              locale.toString(qlonglong{review.moves})));
    }
    if (engine::keepsRackUnvalued(*game.replay().at(review.node).before, valuedMove(review)))
        parts.append(ReviewText::tr("rack not valued"));
    if (review.verdict) {
        const QString cost = costText(review);
        if (!cost.isEmpty())
            parts.append(ReviewText::tr("loses %1 (%2)").arg(cost, judgedByText(review.by())));
    } else if (review.lost != engine::Equity{}) {
        parts.append(ReviewText::tr("loses %1")
                         .arg(ReviewText::tr("%1 pts").arg(
                             locale.toString(review.lost.toPoints(), 'f', 1))));
    }
    const QString reason = reasonText(game, review);
    if (!reason.isEmpty()) parts.append(reason);
    if (review.verdict) {
        if (!costText(review).isEmpty())
            parts.append(ReviewText::tr("best %1 for %2")
                             .arg(moveTextAt(game, review, review.bestMove()),
                                  locale.toString(review.bestMove().score.points)));
    } else if (review.rank != 1) {
        parts.append(ReviewText::tr("best %1 for %2, equity %3")
                         .arg(moveTextAt(game, review, review.best.move),
                              locale.toString(review.best.move.score.points),
                              signedEquity(review.best.equity)));
    }
    return parts.join(u" · "_s);
}

}  // namespace ui
