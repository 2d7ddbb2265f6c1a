// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

/// CachedAnalysis::kind of what a search found of a turn.
inline constexpr std::string_view kVerdictKind = "verdict";

/// TurnReview::verdict and luck, to be kept likewise; the turn has a verdict. `settings` tell what
/// it was found with, too: see verdictSettings().
[[nodiscard]] std::shared_ptr<const CachedAnalysis>
keptVerdict(const TurnReview& turn, const Position& question, const std::string& settings);

/// Fills in verdict and luck, as takeKeptReview() does.
[[nodiscard]] bool takeKeptVerdict(const Annotations& annotations, const Position& question,
                                   const std::string& settings, TurnReview& turn);

/// The request's settings with all that a search depends on: win table, depth, limits, seed.
/// Verdicts that were found with others are not taken. The version of the program is no part of it:
/// what was found once stays until somebody asks for it anew.
[[nodiscard]] std::string verdictSettings(const ReviewRequest& request);

/// How searches judged the turns of a record.
struct KeptDepth
{
    ReviewDepth depth = ReviewDepth::Static;
    JudgeSettings judging;
    bool infer = false;
    int turns = 0;  ///< of the request's line that have such a verdict
};
/// What the verdicts that are kept with the record were found with, of those with the request's
/// settings and win table; the most thorough ones last.
[[nodiscard]] std::vector<KeptDepth> keptDepths(const ReviewRequest& request);

/// Whether any review is kept with the record, whatever its settings.
[[nodiscard]] bool hasKeptReview(const GameRecord& record);

/// The annotations with that analysis in the place of an older one of its kind.
[[nodiscard]] Annotations withKeptReview(Annotations annotations,
                                         std::shared_ptr<const CachedAnalysis> review);

}  // namespace engine
