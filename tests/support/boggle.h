// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/base/random.h"
#include "engine/boggle/boggle_graph.h"
#include "engine/boggle/boggle_grid.h"
#include "engine/boggle/boggle_rules.h"
#include "engine/boggle/boggle_text.h"
#include "tests/support/word_tools.h"

/// Words and grids for the tests of grids, and the slow solver that the fast one is checked with.
namespace tests {

inline engine::BoggleGraphPtr boggleGraph(const engine::Lexicon& lexicon)
{
    return engine::BoggleGraph::create(lexicon.words()).value();
}

inline engine::BoggleGrid boggleGrid(const std::string& text, const engine::Alphabet& alphabet,
                                     bool loneQ = false,
                                     std::optional<engine::BoggleSize> size = std::nullopt)
{
    return engine::readBoggleGrid(text, alphabet, engine::boggleNotation(alphabet, loneQ), size)
        .value();
}

/// The large list that stands beside the project on some machines; null where it doesn't.
inline engine::LexiconPtr enable()
{
    const std::filesystem::path path = std::filesystem::path(TILEWRIGHT_CASES) / "ENABLE.txt";
    if (!std::filesystem::exists(path)) return nullptr;
    const engine::Alphabet english = alphabetOf("english");
    const auto reading = engine::readWordListFile(path, english, {3, 17});
    if (!reading) return nullptr;
    return lexiconOf(reading->words, english);
}

/// Small words of a few letters, of which grids of these letters are full.
inline engine::LexiconPtr denseLexicon(std::uint64_t seed)
{
    engine::Random random(seed);
    engine::WordList words;
    std::vector<engine::Tile> word;
    for (int i = 0; i < 3000; ++i) {
        word.resize(2 + random.below(2 + random.below(9)));
        for (engine::Tile& letter : word)
            letter = static_cast<engine::Tile>(1 + random.below(1 + random.below(6)));
        words.add(word);
    }
    words.sortAndRemoveDuplicates();
    return lexiconOf(words, alphabetOf("english"));
}

/// For each word of at least `minLength` letters that is on the grid the number of its paths.
/// Looks for every word at every square and shares nothing with the solver.
class NaiveBoggle
{
public:
    explicit NaiveBoggle(const engine::Lexicon& lexicon) : m_words(wordsOf(lexicon)) {}

    [[nodiscard]] std::map<std::vector<engine::Tile>, int> paths(const engine::BoggleGrid& grid,
                                                                 int minLength) const
    {
        std::map<std::vector<engine::Tile>, int> found;
        for (const auto& word : m_words) {
            if (static_cast<int>(word.size()) < minLength) continue;
            int count = 0;
            for (int square = 0; square < grid.size.squares(); ++square)
                count += from(grid, word, square, 0);
            if (count > 0) found[word] = count;
        }
        return found;
    }

    /// What words as paths() gives them are worth.
    [[nodiscard]] static engine::BoggleScore
    score(const std::map<std::vector<engine::Tile>, int>& paths, const engine::BoggleRules& rules)
    {
        engine::BoggleScore score;
        for (const auto& [word, count] : paths) {
            ++score.words;
            score.points += rules.scoring.points(static_cast<int>(word.size()));
        }
        return score;
    }

private:
    /// Ways to spell `rest` beginning with the face on a square.
    static int from(const engine::BoggleGrid& grid, std::span<const engine::Tile> rest, int square,
                    std::uint64_t taken)
    {
        const auto at = static_cast<std::size_t>(square);
        const auto letters = grid.faces[at].letters();
        if (letters.empty() || letters.size() > rest.size() || (taken >> square & 1) != 0) return 0;
        if (!std::equal(letters.begin(), letters.end(), rest.begin())) return 0;
        rest = rest.subspan(letters.size());
        if (rest.empty()) return 1;
        taken |= std::uint64_t{1} << square;
        int count = 0;
        const int row = square / grid.size.columns;
        const int column = square % grid.size.columns;
        for (int other = 0; other < grid.size.squares(); ++other) {
            const int rows = other / grid.size.columns - row;
            const int columns = other % grid.size.columns - column;
            if (rows * rows <= 1 && columns * columns <= 1 && other != square)
                count += from(grid, rest, other, taken);
        }
        return count;
    }

    Words m_words;
};

/// Any size, faces of one to three letters and blocks, letters 1..letters.
inline engine::BoggleGrid randomBoggleGrid(engine::Random& random, std::uint32_t letters)
{
    engine::BoggleGrid grid;
    grid.size.rows = static_cast<int>(1 + random.below(8));
    grid.size.columns = static_cast<int>(1 + random.below(8));
    const bool plain = random.below(2) == 0;
    for (int square = 0; square < grid.size.squares(); ++square) {
        const std::uint32_t kind = plain ? 0 : random.below(10);
        std::vector<engine::Tile> face(kind == 9 ? 0 : kind == 8 ? 2 : kind == 7 ? 3 : 1);
        for (engine::Tile& letter : face)
            letter = static_cast<engine::Tile>(1 + random.below(letters));
        grid.faces.emplace_back(std::span<const engine::Tile>(face));
    }
    return grid;
}

}  // namespace tests
