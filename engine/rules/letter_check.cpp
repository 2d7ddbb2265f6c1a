// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/letter_check.h"

#include <algorithm>
#include <map>
#include <string_view>

#include "engine/base/tile.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

constexpr int kMaxValue = 255;
constexpr std::size_t kMaxAliases = 16;  // of each kind; keeps the tables of an Alphabet small
constexpr std::size_t kMaxTextBytes = 32;
constexpr std::string_view kForbidden = " ?.()/,;[]#";

/// Why the text can't stand for a tile; empty when it can.
std::string textProblem(std::string_view text, bool isAlias)
{
    if (text.empty()) return "a letter, its blank and its aliases need a text";
    if (text.size() > kMaxTextBytes) return text::quoted(text) + " is too long for a tile";
    if (text::findInvalidUtf8(text)) return text::quoted(text) + " is not UTF-8";
    if (std::any_of(text.begin(), text.end(), text::isControl))
        return text::quoted(text) + " has a control character";
    const auto forbidden = text.find_first_of(kForbidden);
    if (forbidden != std::string_view::npos) {
        return text::quoted(text) + " has " + text::quoted(text.substr(forbidden, 1)) +
               ", which means something else in racks and moves";
    }
    if (!isAlias && text.front() >= '0' && text.front() <= '9')
        return text::quoted(text) + " begins with a digit, which counts empty squares";
    return {};
}

}  // namespace

std::optional<LetterProblem> findLetterProblem(std::span<const LetterSpec> letters)
{
    if (letters.empty()) return LetterProblem{0, ErrorCode::Malformed, "there are no letters"};
    std::map<std::string_view, std::size_t> owners;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const LetterSpec& letter = letters[i];
        if (i == kMaxLetters) {
            return LetterProblem{i, ErrorCode::OutOfRange,
                                 "there are more than " + std::to_string(kMaxLetters) + " letters"};
        }
        if (letter.value < 0 || letter.value > kMaxValue) {
            return LetterProblem{i, ErrorCode::OutOfRange,
                                 "a letter can be worth 0 to " + std::to_string(kMaxValue) +
                                     " points, not " + std::to_string(letter.value)};
        }
        if (std::max(letter.aliases.size(), letter.blankAliases.size()) > kMaxAliases) {
            return LetterProblem{i, ErrorCode::OutOfRange,
                                 "a letter can have " + std::to_string(kMaxAliases) +
                                     " aliases, not more"};
        }
        std::string problem;
        const auto check = [&](std::string_view text, bool isAlias) {
            if (!problem.empty()) return;
            problem = textProblem(text, isAlias);
            if (!problem.empty()) return;
            const auto [owner, isNew] = owners.emplace(text, i);
            if (isNew) return;
            problem =
                text::quoted(text) +
                (owner->second == i
                     ? " is given twice for this letter"
                     : " stands for " + text::quoted(letters[owner->second].label) + " already");
        };
        check(letter.label, false);
        check(letter.blankLabel, false);
        for (const std::string& alias : letter.aliases) check(alias, true);
        for (const std::string& alias : letter.blankAliases) check(alias, true);
        if (!problem.empty()) return LetterProblem{i, ErrorCode::Malformed, std::move(problem)};
    }
    return std::nullopt;
}

}  // namespace engine
