// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/review_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "ui/session/move_name.h"
#include "ui/session/text.h"

namespace ui {

using engine::MistakeSize;
using engine::TurnReview;

namespace {

using namespace Qt::StringLiterals;

QString translated(const char* source)
{
    return QCoreApplication::translate("ReviewText", source);
}

}  // namespace

Quality qualityOf(const TurnReview* review)
{
    if (review == nullptr || !review->judged()) return Quality::Unknown;
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
    if (!review->judged()) return translated("not judged");
    if (review->lost == engine::Equity{})
        return review->phony ? translated("phony") : translated("best");
    return signedEquity(-review->lost);
}

QString gapText(engine::ReviewGap gap)
{
    using engine::ReviewGap;
    switch (gap) {
    case ReviewGap::None: return {};
    case ReviewGap::UnknownRack: return translated("the rack is not known");
    case ReviewGap::PartialRack: return translated("only a part of the rack is known");
    case ReviewGap::WrongRack: return translated("the rack doesn't hold what was played");
    case ReviewGap::UnknownTiles: return translated("the tiles exchanged are not known");
    case ReviewGap::NoMove: return translated("no move was made");
    case ReviewGap::Irregular: return translated("the move breaks a rule");
    case ReviewGap::GameOver: return translated("the game was over");
    }
    return {};
}

QString moveTextAt(const OpenGame& game, const TurnReview& review, const engine::Move& move)
{
    return moveName(*game.replay().at(review.node).before, move);
}

QString reasonText(const OpenGame& game, const TurnReview& review)
{
    QStringList parts;
    if (review.missedBingo) {
        parts.append(review.missedBingo->move == review.best.move
                         ? translated("missed bingo")
                         : translated("missed bingo %1")
                               .arg(moveTextAt(game, review, review.missedBingo->move)));
    }
    if (review.phony)
        parts.append(review.takenBack ? translated("phony, taken back") : translated("phony"));
    else if (review.takenBack) parts.append(translated("taken back, though valid"));
    return parts.join(u", "_s);
}

QString reviewSentence(const OpenGame& game, const TurnReview& review)
{
    if (!review.judged()) return translated("Not judged: %1").arg(gapText(review.gap));
    const QLocale locale;
    QStringList parts;
    if (review.rank > 0) {
        parts.append(translated("number %1 of %2")
                         .arg(locale.toString(qlonglong{review.rank}),
                              locale.toString(qlonglong{review.moves})));
    }
    if (review.lost != engine::Equity{})
        parts.append(translated("loses %1").arg(locale.toString(review.lost.toPoints(), 'f', 1)));
    const QString reason = reasonText(game, review);
    if (!reason.isEmpty()) parts.append(reason);
    if (review.rank != 1) {
        parts.append(translated("best %1 for %2, equity %3")
                         .arg(moveTextAt(game, review, review.best.move),
                              locale.toString(review.best.move.score.points),
                              signedEquity(review.best.equity)));
    }
    return parts.join(u" · "_s);
}

}  // namespace ui
