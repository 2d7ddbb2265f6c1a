// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/player_choice.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/console.h"
#include "app/cli/output_files.h"
#include "engine/base/file_name.h"
#include "engine/eval/win_table_fingerprint.h"
#include "engine/game/match_setup.h"
#include "engine/lexicon/klv.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/lexicon_fingerprint.h"
#include "engine/play/casual_player.h"
#include "engine/play/static_player.h"
#include "engine/play/vocabulary_player.h"
#include "engine/rules/text.h"
#include "engine/search/inference.h"
#include "engine/search/simulator.h"
#include "engine/search/solving_player.h"

namespace app {

using engine::failure;
using engine::Result;

namespace {

const std::string kStatic = "static";
const std::string kStaticWith = "static:";
const std::string kCasualWith = "casual:";
const std::string kVocabulary = "vocabulary";
const std::string kVocabularyWith = "vocabulary:";
const std::string kSolving = "solving";
const std::string kSim = "sim";
const std::string kSimWith = "sim:";
constexpr const char* kNoLeavesWord = "none";
constexpr double kMostSeconds = 86'400;
constexpr std::uint64_t kPlayerSeed = 1;
constexpr std::array<std::string_view, 5> kStops = {"none", "95", "98", "99", "99.9"};

Result<double> settingNumber(std::string_view name, std::string_view value, double least,
                             double most)
{
    double number = 0;
    const char* end = value.data() + value.size();
    const auto [stopped, error] = std::from_chars(value.data(), end, number);
    if (error != std::errc() || stopped != end || !(number >= least && number <= most)) {
        return failure(engine::ErrorCode::OutOfRange,
                       engine::say("%1 is a number from %2 to %3, not %4", name,
                                   decimalText(least, 0), decimalText(most, 0),
                                   engine::text::quoted(value)));
    }
    return number;
}

Result<std::int64_t> settingCount(std::string_view name, std::string_view value, std::int64_t most)
{
    const auto number = settingNumber(name, value, 1, static_cast<double>(most));
    if (!number) return failure(number.error());
    if (*number != std::floor(*number)) {
        return failure(
            engine::ErrorCode::OutOfRange,
            engine::say("%1 is a whole number, not %2", name, engine::text::quoted(value)));
    }
    return static_cast<std::int64_t>(*number);
}

Result<void> readStop(std::string_view value, engine::SimulatingPlayerSettings& settings)
{
    if (std::ranges::find(kStops, value) == kStops.end()) {
        return failure(engine::ErrorCode::OutOfRange,
                       engine::say("%1 is %2, not %3", std::string_view("stop"),
                                   engine::text::choices(kStops), engine::text::quoted(value)));
    }
    settings.confidence = value == "none" ? 1 : std::stod(std::string(value)) / 100;
    return {};
}

Result<void> readEndgame(std::string_view value, engine::SimulatingPlayerSettings& settings)
{
    static constexpr std::array<std::string_view, 2> kSwitch = {"on", "off"};
    if (std::ranges::find(kSwitch, value) == kSwitch.end()) {
        return failure(engine::ErrorCode::OutOfRange,
                       engine::say("%1 is %2, not %3", std::string_view("endgame"),
                                   engine::text::choices(kSwitch), engine::text::quoted(value)));
    }
    settings.endings = value == "on";
    return {};
}

/// "4" or "4+6".
Result<void> readDeeper(std::string_view value, engine::SimulatingPlayerSettings& settings)
{
    for (bool more = true; more;) {
        const std::size_t end = std::min(value.find('+'), value.size());
        const auto plies =
            settingCount("deeper", value.substr(0, end), engine::SimulationQuestion::kMostPlies);
        if (!plies) return failure(plies.error());
        settings.deeper.push_back(static_cast<int>(*plies));
        more = end < value.size();
        value.remove_prefix(std::min(end + 1, value.size()));
    }
    return {};
}

/// "3x8": candidates and scenarios.
Result<void> readNested(std::string_view value, engine::NestedChoice& nested)
{
    const std::size_t sign = std::min(value.find('x'), value.size());
    const auto candidates =
        settingCount("nested", value.substr(0, sign), engine::NestedChoice::kMostCandidates);
    if (!candidates) return failure(candidates.error());
    nested.candidates = static_cast<int>(*candidates);
    if (sign == value.size()) return {};
    const auto scenarios =
        settingCount("nested", value.substr(sign + 1), engine::NestedChoice::kMostScenarios);
    if (!scenarios) return failure(scenarios.error());
    nested.scenarios = static_cast<int>(*scenarios);
    return {};
}

Result<void> readSetting(std::string_view name, std::string_view value,
                         engine::SimulatingPlayerSettings& settings)
{
    if (name == "stop") return readStop(value, settings);
    if (name == "endgame") return readEndgame(value, settings);
    if (name == "deeper") return readDeeper(value, settings);
    if (name == "seconds") {
        const auto seconds = settingNumber(name, value, 0, kMostSeconds);
        if (!seconds) return failure(seconds.error());
        settings.seconds = *seconds;
        return {};
    }
    if (name == "nested") return readNested(value, settings.nested);
    if (name == "prior") {
        const auto error = settingNumber(name, value, 0, 100);
        if (!error) return failure(error.error());
        settings.staticError = *error / 100;
        return {};
    }
    if (name == "infer") {
        const auto racks = settingCount(name, value, engine::Inference::kMostDrawn);
        if (!racks) return failure(racks.error());
        settings.inferredRacks = *racks;
        return {};
    }
    const std::int64_t most = name == "plies"        ? engine::SimulationQuestion::kMostPlies
                              : name == "iterations" ? engine::Simulator::kMostIterations
                                                     : 1000;
    if (name != "plies" && name != "iterations" && name != "candidates") {
        const std::vector<std::string> known = {"plies",      "deeper", "seconds", "iterations",
                                                "candidates", "stop",   "endgame", "nested",
                                                "prior",      "infer"};
        return failure(
            engine::ErrorCode::UnknownName,
            engine::text::withSuggestion(
                engine::say("a simulating player has no setting %1", engine::text::quoted(name)),
                name, known));
    }
    const auto count = settingCount(name, value, most);
    if (!count) return failure(count.error());
    if (name == "plies") settings.plies = static_cast<int>(*count);
    else if (name == "iterations") settings.iterations = *count;
    else settings.candidates = static_cast<std::size_t>(*count);
    return {};
}

std::string nameOf(const engine::SimulatingPlayerSettings& settings)
{
    std::string deeper;
    for (const int plies : settings.deeper)
        deeper += (deeper.empty() ? " deeper=" : "+") + std::to_string(plies);
    return kSim + " plies=" + std::to_string(settings.plies) + deeper +
           " seconds=" + decimalText(settings.seconds, 3) +
           " iterations=" + std::to_string(settings.iterations) +
           " candidates=" + std::to_string(settings.candidates) +
           " confidence=" + decimalText(settings.confidence, 3) +
           " endgame=" + (settings.endings ? "on" : "off") +
           " prior=" + decimalText(100 * settings.staticError, 2) +
           (settings.nested.candidates > 1
                ? " nested=" + std::to_string(settings.nested.candidates) + "x" +
                      std::to_string(settings.nested.scenarios)
                : "") +
           (settings.inferredRacks > 0 ? " infer=" + std::to_string(settings.inferredRacks) : "");
}

Result<PlayerChoice> staticPlayer(const std::string& text, const SelfplayInputs& inputs)
{
    engine::KlvPtr leaves = inputs.leaves;
    if (text.starts_with(kStaticWith)) {
        const std::string path = text.substr(kStaticWith.size());
        leaves = nullptr;
        if (path != kNoLeavesWord) {
            auto klv =
                engine::Klv::open(engine::pathFromUtf8(path), inputs.rules->alphabet.letterCount());
            if (!klv) return failure(klv.error());
            leaves = std::make_shared<const engine::Klv>(std::move(*klv));
        }
    }
    return PlayerChoice{engine::staticPlayers(leaves),
                        kStatic + " " + engine::leavesFingerprint(leaves.get())};
}

Result<int> casualMoves(const std::string& text)
{
    const auto moves = settingCount("casual", std::string_view(text).substr(kCasualWith.size()),
                                    engine::MatchSetup::kMostMoves);
    if (!moves) return failure(moves.error());
    return static_cast<int>(*moves);
}

Result<PlayerChoice> casualPlayer(const std::string& text, const SelfplayInputs& inputs)
{
    const auto moves = casualMoves(text);
    if (!moves) return failure(moves.error());
    return PlayerChoice{[moves = *moves, leaves = inputs.leaves] {
                            return std::make_unique<engine::CasualPlayer>(
                                engine::StaticEvaluator(leaves), moves, kPlayerSeed);
                        },
                        text + " " + engine::leavesFingerprint(inputs.leaves.get())};
}

Result<engine::LexiconPtr> vocabularyOf(const std::string& text, const SelfplayInputs& inputs)
{
    if (text == kVocabulary) return engine::smallVocabulary(*inputs.lexicon, kPlayerSeed);
    const auto lexicon = engine::Lexicon::open(
        engine::pathFromUtf8(text.substr(kVocabularyWith.size())), inputs.rules->alphabet, false,
        {}, {engine::TablesWhen::OnDemand, {}});
    if (!lexicon) return failure(lexicon.error());
    return engine::vocabularyFor(*inputs.lexicon, **lexicon);
}

Result<PlayerChoice> vocabularyPlayer(const std::string& text, const SelfplayInputs& inputs)
{
    auto known = vocabularyOf(text, inputs);
    if (!known) return failure(known.error());
    return PlayerChoice{engine::vocabularyPlayers(*known, inputs.leaves),
                        kVocabulary + " " + engine::lexiconFingerprint(**known) + " " +
                            engine::leavesFingerprint(inputs.leaves.get())};
}

}  // namespace

Result<engine::SimulatingPlayerSettings> simulatingSettings(const std::string& text)
{
    engine::SimulatingPlayerSettings settings;
    if (text == kSim) return settings;
    std::vector<std::string_view> seen;
    std::string_view rest = std::string_view(text).substr(kSimWith.size());
    for (bool more = true; more;) {
        const std::size_t end = std::min(rest.find(','), rest.size());
        const std::string_view item = rest.substr(0, end);
        more = end < rest.size();
        rest.remove_prefix(std::min(end + 1, rest.size()));
        const std::size_t sign = item.find('=');
        const std::string_view name = item.substr(0, std::min(sign, item.size()));
        if (sign == std::string_view::npos) {
            return failure(engine::ErrorCode::Malformed,
                           engine::say("a setting of a simulating player is NAME=VALUE, not %1",
                                       engine::text::quoted(item)));
        }
        if (std::ranges::find(seen, name) != seen.end()) {
            return failure(
                engine::ErrorCode::Malformed,
                engine::say("the setting %1 is there twice", engine::text::quoted(name)));
        }
        seen.push_back(name);
        if (auto read = readSetting(name, item.substr(sign + 1), settings); !read)
            return failure(read.error());
    }
    const auto given = [&seen](std::string_view name) {
        return std::ranges::find(seen, name) != seen.end();
    };
    if (!settings.deeper.empty()) {
        int before = settings.plies;
        for (const int plies : settings.deeper) {
            if (plies <= before)
                return failure(engine::ErrorCode::OutOfRange,
                               engine::say("near ties are simulated with more plies: after %1 "
                                           "can't come %2",
                                           before, plies));
            before = plies;
        }
    }
    if (given("seconds") && !given("iterations"))
        settings.iterations = engine::Simulator::kMostIterations;
    return settings;
}

Result<PlayerChoice> PlayerChoice::from(const std::string& text, const SelfplayInputs& inputs)
{
    if (text.starts_with(kCasualWith)) return casualPlayer(text, inputs);
    if (text.starts_with(kVocabulary)) return vocabularyPlayer(text, inputs);
    if (text == kSolving)
        return PlayerChoice{engine::solvingPlayers(inputs.leaves),
                            kSolving + " " + engine::leavesFingerprint(inputs.leaves.get())};
    if (!text.starts_with(kSim)) return staticPlayer(text, inputs);
    const auto settings = simulatingSettings(text);
    if (!settings) return failure(settings.error());
    return PlayerChoice{
        engine::simulatingPlayers(*settings, inputs.leaves, inputs.winTable, kPlayerSeed),
        nameOf(*settings) + " " + engine::leavesFingerprint(inputs.leaves.get()) + " " +
            engine::winTableFingerprint(inputs.winTable.get())};
}

CLI::Validator playerNames()
{
    return {[](std::string& text) -> std::string {
                if (text.starts_with(kStaticWith))
                    readsFile(engine::pathFromUtf8(text.substr(kStaticWith.size())));
                if (text == kSolving || text == kStatic || text.starts_with(kStaticWith)) return {};
                if (text.starts_with(kVocabularyWith))
                    readsFile(engine::pathFromUtf8(text.substr(kVocabularyWith.size())));
                if (text == kVocabulary || text.starts_with(kVocabularyWith)) return {};
                if (text.starts_with(kCasualWith)) {
                    const auto moves = casualMoves(text);
                    return moves ? std::string() : moves.error().message();
                }
                if (text != kSim && !text.starts_with(kSimWith))
                    return "there is no player '" + text +
                           "': static, static:FILE, static:none, solving, casual:N, vocabulary, "
                           "vocabulary:FILE, sim, sim:NAME=VALUE,...";
                const auto settings = simulatingSettings(text);
                return settings ? std::string() : settings.error().message();
            },
            "static[:LEAVES]|solving|casual:N|vocabulary[:LEXICON]|sim[:SETTINGS]"};
}

}  // namespace app
