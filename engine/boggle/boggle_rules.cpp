// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boggle/boggle_rules.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <vector>

#include "engine/rules/text.h"

namespace engine {
namespace {

constexpr int kMostPointsOfAWord = 10'000;

/// Digits only.
std::optional<int> numberIn(std::string_view text, int greatest)
{
    int number = 0;
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || rest != end || number < 0 || number > greatest) return std::nullopt;
    return number;
}

}  // namespace

std::span<const NamedBoggleScoring> boggleScorings()
{
    static const std::array kScorings{
        NamedBoggleScoring{"standard", say("Classic game, 4x4"), "3:1,5:2,6:3,7:5,8:11", 3},
        NamedBoggleScoring{"big", say("Big game, 5x5"), "4:1,5:2,6:3,7:5,8:11", 4},
        NamedBoggleScoring{"super", say("Super big game, 6x6"), "4:1,5:2,6:3,7:5,8:11,9:2x", 4}};
    return kScorings;
}

BoggleScoring::BoggleScoring()
{
    for (std::size_t length = 3; length < m_points.size(); ++length)
        m_points[length] = length < 5    ? 1
                           : length == 5 ? 2
                           : length == 6 ? 3
                           : length == 7 ? 5
                                         : 11;
}

Result<BoggleScoring> BoggleScoring::parse(std::string_view text)
{
    for (const NamedBoggleScoring& named : boggleScorings())
        if (text == named.id) return parse(named.table);
    const auto wrong = [&text](std::string_view entry) {
        std::string names;
        for (const NamedBoggleScoring& named : boggleScorings())
            names.append(names.empty() ? "" : ", ").append(named.id);
        return failure(ErrorCode::Malformed,
                       say("%1 in %2 is no part of a score table: expected LENGTH:POINTS with "
                           "ascending lengths up to %3, like 3:1,5:2,9:2x, or one of %4",
                           text::quoted(entry), text::quoted(text), kLongestWord, names));
    };
    BoggleScoring scoring;
    scoring.m_points.fill(0);
    int reached = 0;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(',', start), text.size());
        const std::string_view entry = text.substr(start, end - start);
        const std::size_t colon = entry.find(':');
        if (colon == std::string_view::npos) return wrong(entry);
        std::string_view worth = entry.substr(colon + 1);
        const bool perLetter = worth.ends_with('x');
        if (perLetter) worth.remove_suffix(1);
        const auto length = numberIn(entry.substr(0, colon), kLongestWord);
        const auto points = numberIn(worth, kMostPointsOfAWord);
        if (!length || !points || *length <= reached) return wrong(entry);
        reached = *length;
        for (int at = reached; at <= kLongestWord; ++at)
            scoring.m_points[static_cast<std::size_t>(at)] = perLetter ? *points * at : *points;
        start = end + 1;
    }
    return scoring;
}

}  // namespace engine
