// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/letter_check.h"

#include <algorithm>
#include <map>
#include <string_view>

#include "engine/base/tile.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

constexpr int kMaxLetterValue = 255;
constexpr std::size_t kMaxAliases = 16;  // of each kind; keeps the tables of an Alphabet small
constexpr std::size_t kMaxTextBytes = 32;
constexpr std::string_view kForbidden = " ?.()/,;[]#";

/// Why the text can't stand for a tile; empty when it can.
Sentence textProblem(std::string_view text, bool isAlias)
{
    if (text.empty()) return say("a letter, its blank and its aliases need a text");
    if (text.size() > kMaxTextBytes) return say("%1 is too long for a tile", text::quoted(text));
    if (text::findInvalidUtf8(text)) return say("%1 is not UTF-8", text::quoted(text));
    if (std::any_of(text.begin(), text.end(), text::isControl))
        return say("%1 has a control character", text::quoted(text));
    const auto forbidden = text.find_first_of(kForbidden);
    if (forbidden != std::string_view::npos) {
        return say("%1 has %2, which means something else in racks and moves", text::quoted(text),
                   text::quoted(text.substr(forbidden, 1)));
    }
    if (!isAlias && text.front() >= '0' && text.front() <= '9')
        return say("%1 begins with a digit, which counts empty squares", text::quoted(text));
    return {};
}

}  // namespace

std::optional<LetterProblem> findLetterProblem(std::span<const LetterSpec> letters)
{
    if (letters.empty()) return LetterProblem{0, ErrorCode::Malformed, say("there are no letters")};
    std::map<std::string_view, std::size_t> owners;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const LetterSpec& letter = letters[i];
        if (i == kMaxLetters) {
            return LetterProblem{i, ErrorCode::OutOfRange,
                                 say("there are more than %1 letters", kMaxLetters)};
        }
        if (letter.value < 0 || letter.value > kMaxLetterValue) {
            return LetterProblem{
                i, ErrorCode::OutOfRange,
                say("a letter can be worth 0 to %1 points, not %2", kMaxLetterValue, letter.value)};
        }
        if (std::max(letter.aliases.size(), letter.blankAliases.size()) > kMaxAliases) {
            return LetterProblem{i, ErrorCode::OutOfRange,
                                 say("a letter can have %1 aliases, not more", kMaxAliases)};
        }
        Sentence problem;
        const auto check = [&](std::string_view text, bool isAlias) {
            if (!problem.empty()) return;
            problem = textProblem(text, isAlias);
            if (!problem.empty()) return;
            const auto [owner, isNew] = owners.emplace(text, i);
            if (isNew) return;
            problem = owner->second == i
                          ? say("%1 is given twice for this letter", text::quoted(text))
                          : say("%1 stands for %2 already", text::quoted(text),
                                text::quoted(letters[owner->second].label));
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
