// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/base/tile.h"
#include "engine/board/move.h"
#include "engine/rules/rack.h"
#include "engine/solitaire/solitaire_task.h"

namespace engine {

/// Which letters of a goal word its own move lays. The others lie before, in runs that are single
/// letters or words.
struct GoalMask
{
    std::uint32_t laid = 0;  ///< bit n: position n, from 0
    int points = 0;          ///< of the move, words across it not counted: guaranteed
    int tiles = 0;           ///< laid at once
    int runs = 0;            ///< of letters that lie before
};

/// Which neighbouring letters of a word can lie without those around them, single letters and words:
/// by the first position, the last ones as bits.
using LetterRuns = std::array<std::uint32_t, kMaxDim>;
[[nodiscard]] LetterRuns letterRuns(const LetterGraph& graph, std::span<const Tile> letters);

/// A word over several word premiums at once.
struct GoalWord
{
    std::vector<Tile> letters;
    Direction direction = Direction::Across;
    std::vector<int> lanes;       ///< where it can be, all with the same premiums
    int offset = 0;               ///< of its first letter in the lane
    int factor = 1;               ///< product of the word premiums that its move covers
    std::vector<GoalMask> masks;  ///< the dearest first

    [[nodiscard]] int points() const { return masks.front().points; }
};

/// The goal words of a task: for the lanes with the highest product of word premiums every word that
/// covers them, with all its masks. Where lanes of the highest product have few words those of
/// lower ones follow. The start square is covered first and never left for a goal's move. On a
/// layout that is the same with rows and columns swapped, rows only.
class GoalCatalogue
{
public:
    /// Products of word premiums below this aren't called goals.
    static constexpr int kLeastFactor = 9;

    /// Null when the context stops it.
    [[nodiscard]] static std::shared_ptr<const GoalCatalogue>
    create(const SolitaireTask& task, const TaskContext& context = {});

    /// The dearest first.
    [[nodiscard]] std::span<const GoalWord> words() const { return m_words; }

    /// One word on one lane, at the offset where it is worth most; UnknownName when it is not in the
    /// lexicon, OutOfRange when no mask of it can be laid there.
    [[nodiscard]] static Result<GoalWord>
    wordAt(const SolitaireTask& task, std::span<const Tile> letters, Direction direction, int lane);

private:
    std::vector<GoalWord> m_words;
};

/// "OxYPHenButaZonE": capitals for the letters that the move lays.
[[nodiscard]] std::string maskText(const Alphabet& alphabet, const GoalWord& word,
                                   const GoalMask& mask);

}  // namespace engine
