// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/base/tile.h"
#include "engine/lexicon/lexicon_file.h"
#include "engine/rules/alphabet.h"

namespace engine {

/// What a lexicon file holds.
struct LexiconInfo
{
    LexiconFormat format = LexiconFormat::WordList;
    std::int64_t bytes = 0;
    std::int64_t words = 0;
    int longestWord = 0;
    // Of .kwg, .kbwg and .kad only:
    std::int64_t nodes = 0;
    Tile highestTile = 0;
    bool hasGaddag = false;
    bool alphagrams = false;  ///< each word's letters ascend
};

/// Reads a lexicon of any format and validates it whole; the errors are those of reading it. Words
/// need an alphabet only in lists and in other programs' files; a graph's tiles are checked
/// against it.
[[nodiscard]] Result<LexiconInfo> inspectLexicon(const std::filesystem::path& path,
                                                 const Alphabet& alphabet,
                                                 const TaskContext& context = {});

/// A graph says nowhere that it is one of alphagrams; found on its nodes, since a small hostile
/// one can hold any number of words.
[[nodiscard]] bool graphHoldsAlphagrams(const Kwg& graph);

}  // namespace engine
