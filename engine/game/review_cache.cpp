// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/review_cache.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string_view>
#include <utility>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/eval/win_table_fingerprint.h"
#include "engine/game/study_fields.h"

namespace engine {
namespace {

bool isReview(const std::shared_ptr<const CachedAnalysis>& analysis)
{
    return analysis->kind == kReviewKind;
}

constexpr double kMillionths = 1e6;
constexpr std::int64_t kMostMillionths = 1'000'000'000'000'000;

/// What a verdict says in numbers, under the names that are kept.
struct VerdictNumber
{
    const char* name;
    double TurnVerdict::*member;
};
constexpr std::array<VerdictNumber, 10> kVerdictNumbers{{{"win", &TurnVerdict::win},
                                                         {"bestWin", &TurnVerdict::bestWin},
                                                         {"lossWin", &TurnVerdict::lossWin},
                                                         {"winError", &TurnVerdict::winError},
                                                         {"points", &TurnVerdict::points},
                                                         {"bestPoints", &TurnVerdict::bestPoints},
                                                         {"lossPoints", &TurnVerdict::lossPoints},
                                                         {"pointsError", &TurnVerdict::pointsError},
                                                         {"leadWin", &TurnVerdict::leadWin},
                                                         {"seconds", &TurnVerdict::seconds}}};

/// The part of verdictSettings() that tells what moves were judged by.
std::string sourcesOf(const ReviewRequest& request)
{
    std::string text = request.settings;
    text += ";wins=";
    text += winTableFingerprint(request.winTable.get());
    text += ';';
    return text;
}

/// The other part, as verdictSettings() writes it; nothing of what it doesn't write.
std::optional<KeptDepth> readDepth(const std::string& text)
{
    std::istringstream words(text);
    std::string name;
    std::string more;
    KeptDepth kept;
    std::int64_t milliseconds = 0;
    words >> name >> milliseconds >> kept.judging.iterations >> kept.judging.candidates >>
        kept.judging.plies >> kept.judging.seed;
    const auto depth = reviewDepthFrom(name);
    if (!words || !depth || milliseconds <= 0 || kept.judging.iterations <= 0) return std::nullopt;
    words >> more;
    kept.depth = *depth;
    kept.judging.seconds = static_cast<double>(milliseconds) / 1000;
    kept.infer = more == "infer";
    return kept;
}

std::int64_t toMillionths(double number)
{
    const auto most = static_cast<double>(kMostMillionths);
    return std::isfinite(number) ? std::llround(std::clamp(number * kMillionths, -most, most)) : 0;
}

constexpr std::array<bool TurnVerdict::*, 4> kVerdictFlags{
    &TurnVerdict::byPoints, &TurnVerdict::blown, &TurnVerdict::proved, &TurnVerdict::earlyGame};
constexpr std::int64_t kAllFlags = (1 << kVerdictFlags.size()) - 1;

std::int64_t flagsOf(const TurnVerdict& verdict)
{
    std::int64_t flags = 0;
    for (std::size_t i = 0; i < kVerdictFlags.size(); ++i)
        if (verdict.*kVerdictFlags[i]) flags |= std::int64_t{1} << i;
    return flags;
}

void setFlags(TurnVerdict& verdict, std::int64_t flags)
{
    for (std::size_t i = 0; i < kVerdictFlags.size(); ++i)
        verdict.*kVerdictFlags[i] = (flags >> i & 1) != 0;
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

std::shared_ptr<const CachedAnalysis> keptVerdict(const TurnReview& turn, const Position& question,
                                                  const std::string& settings)
{
    const TurnVerdict& verdict = *turn.verdict;
    study::Json data{{"by", judgedByName(verdict.by)},
                     {"best", moveText(question, verdict.best)},
                     {"iterations", verdict.iterations},
                     {"engine", turn.searchedBy},
                     {"flags", flagsOf(verdict)}};
    for (const VerdictNumber& number : kVerdictNumbers)
        data[number.name] = toMillionths(verdict.*number.member);
    if (verdict.replies && verdict.bestReplies) {
        data["replies"] = toMillionths(*verdict.replies);
        data["bestReplies"] = toMillionths(*verdict.bestReplies);
    }
    if (verdict.takenBackWin && verdict.takenBackPoints) {
        data["takenBackWin"] = toMillionths(*verdict.takenBackWin);
        data["takenBackPoints"] = toMillionths(*verdict.takenBackPoints);
    }
    if (turn.luck) {
        data["luck"] = toMillionths(turn.luck->points);
        data["luckError"] = toMillionths(turn.luck->error);
        data["drawn"] = turn.luck->drawn;
    }
    return std::make_shared<const CachedAnalysis>(CachedAnalysis{
        std::string(kVerdictKind), question.hash(), settings, study::print(data, -1)});
}

bool takeKeptVerdict(const Annotations& annotations, const Position& question,
                     const std::string& settings, TurnReview& turn)
{
    const std::uint64_t hash = question.hash();
    const auto found = std::find_if(
        annotations.analyses.begin(), annotations.analyses.end(), [&](const auto& analysis) {
            return analysis->kind == kVerdictKind && analysis->positionHash == hash &&
                   analysis->settings == settings;
        });
    if (found == annotations.analyses.end()) return false;
    const auto json = study::parse((*found)->data);
    if (!json || !json->is_object()) return false;
    study::Problem problem;
    study::Fields fields(*json, "verdict", problem);
    TurnVerdict verdict;
    const std::string by = fields.text("by");
    const auto kinds = {JudgedBy::Simulation, JudgedBy::Bridge, JudgedBy::PreEndgame,
                        JudgedBy::Endgame};
    const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                   [&by](JudgedBy each) { return judgedByName(each) == by; });
    const auto best = readMove(question, fields.text("best"));
    const auto iterations =
        fields.number("iterations", 0, std::numeric_limits<std::int64_t>::max());
    const auto flags = fields.number("flags", 0, kAllFlags);
    bool whole = kind != kinds.end() && best && iterations && flags &&
                 checkMove(question, *best, WordCheck::Ignore).has_value();
    const auto read = [&](const char* name) {
        const auto number = fields.number(name, -kMostMillionths, kMostMillionths);
        if (!number) whole = false;
        return number ? static_cast<double>(*number) / kMillionths : 0;
    };
    for (const VerdictNumber& number : kVerdictNumbers) verdict.*number.member = read(number.name);
    if (fields.has("replies")) {
        verdict.replies = read("replies");
        verdict.bestReplies = read("bestReplies");
    }
    if (fields.has("takenBackWin")) {
        verdict.takenBackWin = read("takenBackWin");
        verdict.takenBackPoints = read("takenBackPoints");
    }
    std::optional<DrawLuck> luck;
    if (fields.has("luck")) {
        const auto drawn = fields.number("drawn", 0, kMaxRackSize);
        luck = DrawLuck{read("luck"), read("luckError"), static_cast<int>(drawn.value_or(0))};
        if (!drawn) whole = false;
    }
    if (problem.any() || !whole) return false;
    verdict.by = *kind;
    verdict.best = *best;
    verdict.iterations = *iterations;
    setFlags(verdict, *flags);
    turn.verdict = verdict;
    turn.luck = luck;
    turn.searchedBy = fields.has("engine") ? fields.text("engine") : std::string();
    return true;
}

std::string verdictSettings(const ReviewRequest& request)
{
    const JudgeSettings judging = request.judging.value_or(JudgeSettings::of(request.depth));
    std::ostringstream words;
    words << sourcesOf(request) << reviewDepthName(request.depth) << ' '
          << std::llround(std::min(judging.seconds, 1e9) * 1000) << ' ' << judging.iterations << ' '
          << judging.candidates << ' ' << judging.plies << ' ' << judging.seed;
    if (request.infer) words << " infer";
    return words.str();
}

std::vector<KeptDepth> keptDepths(const ReviewRequest& request)
{
    const std::string sources = sourcesOf(request);
    const std::vector<NodeId> line = request.record.lineThrough(request.line);
    const std::set<NodeId> inLine(line.begin(), line.end());
    std::map<std::string, int> turns;
    for (const NodeId node : request.record.preorder())
        for (const auto& analysis : request.record.node(node).annotations.analyses)
            if (analysis->kind == kVerdictKind && analysis->settings.starts_with(sources))
                turns[analysis->settings.substr(sources.size())] += inLine.contains(node) ? 1 : 0;
    std::vector<KeptDepth> depths;
    for (const auto& [text, count] : turns) {
        auto depth = readDepth(text);
        if (!depth) continue;
        depth->turns = count;
        depths.push_back(std::move(*depth));
    }
    std::ranges::stable_sort(depths, {}, [](const KeptDepth& each) {
        return std::pair(each.depth, each.judging.seconds);
    });
    return depths;
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
    const auto isOfTheKind = [&review](const auto& each) { return each->kind == review->kind; };
    analyses.erase(std::remove_if(analyses.begin(), analyses.end(), isOfTheKind), analyses.end());
    analyses.push_back(std::move(review));
    return annotations;
}

}  // namespace engine
