// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include "engine/game/review.h"
#include "ui/document/open_game.h"
#include "ui/theme/theme.h"

namespace ui {

/// How good a turn was, as it is marked everywhere: by a shape and a colour.
enum class Quality {
    Unknown,  ///< not reviewed, or it can't be judged
    Best,     ///< nothing lost that is worth a word
    Small,
    Medium,
    Large,
    Phony,  ///< not in the lexicon, and nothing lost by it
};

/// Null = not reviewed.
[[nodiscard]] Quality qualityOf(const engine::TurnReview* review);
/// "●", "◔", "▲", "■", "✱"; nothing for Unknown.
[[nodiscard]] QString qualitySign(Quality quality);
[[nodiscard]] QColor qualityColor(Quality quality, const Theme& theme);
/// "−12.4", "best", "not judged", "not valued"; nothing when not reviewed.
[[nodiscard]] QString lossText(const engine::TurnReview* review);
/// "8.9 %", "6 points", as its size was told by; empty when nothing was lost, or it can't be judged.
[[nodiscard]] QString costText(const engine::TurnReview& review);
/// A number by which costs are ordered, of either kind.
[[nodiscard]] double costOf(const engine::TurnReview& review);
/// "medium"; "–" for None.
[[nodiscard]] QString mistakeText(engine::MistakeSize size);
/// "opened lane".
[[nodiscard]] QString tagText(engine::ReviewTag tag);
/// Of a phony that stayed: what it is worth so, and what it would be if it were taken back.
[[nodiscard]] QString phonyWorthText(const QString& stays, const QString& takenBack);
/// Of a turn that is such a phony: what it was worth with a chance, in percent, that it is challenged
/// and taken back; empty of others.
[[nodiscard]] QString mixedWorthText(const engine::TurnReview& review, int percent);
/// Of a loss that may be chance, with twice its error as it is written.
[[nodiscard]] QString doubtText(const QString& interval);
/// "simulation".
[[nodiscard]] QString judgedByText(engine::JudgedBy by);
/// "Pre-endgame".
[[nodiscard]] QString phaseText(engine::GamePhase phase);
/// "3.4 %" of a chance.
[[nodiscard]] QString percentText(double chance);
/// Why a turn can't be judged.
[[nodiscard]] QString gapText(engine::ReviewGap gap);
/// The same in two words, for where there is little room: "partial rack".
[[nodiscard]] QString gapWords(engine::ReviewGap gap);
/// A move at the moment of a turn: "8D QUANT".
[[nodiscard]] QString moveTextAt(const OpenGame& game, const engine::TurnReview& review,
                                 const engine::Move& move);
/// The words of the turn's move that are not in its player's lexicon, with commas; empty without.
[[nodiscard]] QString invalidWords(const OpenGame& game, const engine::TurnReview& review);
/// What went wrong besides the loss, and what is known of the reasons: "missed bingo 8E CARTERS,
/// phony: XU, opened lane"; may be empty.
[[nodiscard]] QString reasonText(const OpenGame& game, const engine::TurnReview& review);
/// All of it: "number 12 of 843, loses 12.4; best 8E CARTERS for 74".
[[nodiscard]] QString reviewSentence(const OpenGame& game, const engine::TurnReview& review);

}  // namespace ui
