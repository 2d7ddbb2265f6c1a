// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/game/review.h"

namespace engine {

/// CachedAnalysis::kind of a kept review.
inline constexpr std::string_view kReviewKind = "static review";

/// What the review found of a judged turn, to be kept with the turn's node. `question` is the
/// position that the player had; `settings` tell lexicon and leaves, as in ReviewRequest.
[[nodiscard]] std::shared_ptr<const CachedAnalysis>
keptReview(const TurnReview& turn, const Position& question, const std::string& settings);

/// Fills in what was kept with a node for this position and these settings. False when nothing
/// was, or when it is damaged; then nothing is changed.
[[nodiscard]] bool takeKeptReview(const Annotations& annotations, const Position& question,
                                  const std::string& settings, TurnReview& turn);

/// Whether any review is kept with the record, whatever its settings.
[[nodiscard]] bool hasKeptReview(const GameRecord& record);

/// The annotations with that review in the place of an older one.
[[nodiscard]] Annotations withKeptReview(Annotations annotations,
                                         std::shared_ptr<const CachedAnalysis> review);

}  // namespace engine
