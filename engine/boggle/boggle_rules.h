// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/lexicon/word_list.h"

namespace engine {

/// What words are worth by their length.
class BoggleScoring
{
public:
    /// The table of the classic game: 3 and 4 letters 1, 5: 2, 6: 3, 7: 5, 8 and more: 11.
    BoggleScoring();

    /// A table by its name (see boggleScorings()), or written out: "3:1,5:2,6:3,7:5,8:11" tells
    /// what words are worth from each length on, and "9:2x" that from there on each letter is
    /// worth 2. Shorter words are worth nothing.
    [[nodiscard]] static Result<BoggleScoring> parse(std::string_view text);

    /// `length` 0..kLongestWord.
    [[nodiscard]] int points(int length) const
    {
        return m_points[static_cast<std::size_t>(length)];
    }

    friend bool operator==(const BoggleScoring&, const BoggleScoring&) = default;

private:
    std::array<int, kLongestWord + 1> m_points{};
};

/// A table that has a name.
struct NamedBoggleScoring
{
    std::string_view id;     ///< "standard"
    Sentence title;
    std::string_view table;  ///< for BoggleScoring::parse()
    int minLength = 3;       ///< of words in the game that it belongs to
};

[[nodiscard]] std::span<const NamedBoggleScoring> boggleScorings();

/// The longest word of the classic game: one letter for each of 16 squares and one more for "Qu".
inline constexpr int kClassicBoggleMaxLength = 17;

/// What counts.
struct BoggleRules
{
    int minLength = 3;             ///< 2 to 5, in letters
    int maxLength = kLongestWord;  ///< in letters
    BoggleScoring scoring;
    /// A face of several letters is worth one letter. The least length is of the word as it is
    /// written in any case. A word that can be taken in several ways counts in the best one.
    bool facesCountOnce = false;

    friend bool operator==(const BoggleRules&, const BoggleRules&) = default;
};

inline constexpr int kLeastBoggleMinLength = 2;
inline constexpr int kGreatestBoggleMinLength = 5;

struct BoggleScore
{
    std::int64_t points = 0;
    int words = 0;

    friend bool operator==(const BoggleScore&, const BoggleScore&) = default;
};

}  // namespace engine
