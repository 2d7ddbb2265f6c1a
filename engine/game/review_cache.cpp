// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/review_cache.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/game/study_fields.h"

namespace engine {
namespace {

bool isReview(const std::shared_ptr<const CachedAnalysis>& analysis)
{
    return analysis->kind == kReviewKind;
}

study::Json jsonOf(const RankedMove& move, const Position& question)
{
    return {{"move", moveText(question, move.move)}, {"equity", move.equity.millis}};
}

std::optional<RankedMove> readRanked(const study::Json* value, const Position& question,
                                     study::Problem& problem)
{
    if (value == nullptr) return std::nullopt;
    study::Fields fields(*value, "review", problem);
    const auto move = readMove(question, fields.text("move"));
    const auto equity = fields.number("equity", std::numeric_limits<std::int32_t>::min(),
                                      std::numeric_limits<std::int32_t>::max());
    if (!move || !equity || !checkMove(question, *move, WordCheck::Ignore)) return std::nullopt;
    return RankedMove{*move, Equity{static_cast<std::int32_t>(*equity)}};
}

}  // namespace

std::shared_ptr<const CachedAnalysis> keptReview(const TurnReview& turn, const Position& question,
                                                 const std::string& settings)
{
    study::Json data{{"played", jsonOf({turn.played, turn.equity}, question)},
                     {"best", jsonOf(turn.best, question)},
                     {"rank", turn.rank},
                     {"moves", turn.moves}};
    if (turn.missedBingo) data["missedBingo"] = jsonOf(*turn.missedBingo, question);
    return std::make_shared<const CachedAnalysis>(CachedAnalysis{
        std::string(kReviewKind), question.hash(), settings, study::print(data, -1)});
}

bool takeKeptReview(const Annotations& annotations, const Position& question,
                    const std::string& settings, TurnReview& turn)
{
    const std::uint64_t hash = question.hash();
    const auto found = std::find_if(
        annotations.analyses.begin(), annotations.analyses.end(), [&](const auto& analysis) {
            return isReview(analysis) && analysis->positionHash == hash &&
                   analysis->settings == settings;
        });
    if (found == annotations.analyses.end()) return false;
    const auto json = study::parse((*found)->data);
    if (!json || !json->is_object()) return false;
    study::Problem problem;
    study::Fields fields(*json, "review", problem);
    const auto played = readRanked(fields.object("played"), question, problem);
    const auto best = readRanked(fields.object("best"), question, problem);
    const auto missed = readRanked(fields.object("missedBingo"), question, problem);
    const auto rank = fields.number("rank", 0, std::numeric_limits<std::int64_t>::max());
    const auto moves = fields.number("moves", 0, std::numeric_limits<std::int64_t>::max());
    if (problem.any() || !played || !best || !rank || !moves) return false;
    if (fields.has("missedBingo") && !missed) return false;
    // A placement is already known as it is written; which tiles were exchanged may be not.
    if (turn.played.kind == MoveKind::Exchange) turn.played = played->move;
    turn.equity = played->equity;
    turn.best = *best;
    turn.rank = *rank;
    turn.moves = *moves;
    turn.missedBingo = missed;
    return true;
}

bool hasKeptReview(const GameRecord& record)
{
    const std::vector<NodeId> all = record.preorder();
    return std::any_of(all.begin(), all.end(), [&record](NodeId id) {
        const auto& analyses = record.node(id).annotations.analyses;
        return std::any_of(analyses.begin(), analyses.end(), isReview);
    });
}

Annotations withKeptReview(Annotations annotations, std::shared_ptr<const CachedAnalysis> review)
{
    auto& analyses = annotations.analyses;
    analyses.erase(std::remove_if(analyses.begin(), analyses.end(), isReview), analyses.end());
    analyses.push_back(std::move(review));
    return annotations;
}

}  // namespace engine
