// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <span>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/kwg.h"
#include "engine/lexicon/word_list.h"
#include "engine/rules/alphabet.h"

namespace engine {

/// What a file with words can be.
enum class LexiconFormat {
    WordList,  ///< text in any encoding, compressed or not
    Graph,     ///< .kwg, .kbwg, .kad
    Macondo,   ///< .dawg and .gaddag of Macondo
    Quackle,   ///< .dawg of Quackle
    Lexpert,   ///< .lxd of Lexpert
    Other,     ///< certainly none of these: a picture, an archive, other binary data
};

/// By content, and by name where contents can't be told apart.
[[nodiscard]] LexiconFormat lexiconFormatOf(const std::filesystem::path& path,
                                            std::span<const std::byte> bytes);

/// All words of a file in any of the formats, sorted, none twice. A text with rejected lines is
/// refused: the error names the first one and how many there are; `options` are for texts only.
[[nodiscard]] Result<WordList> readLexiconWords(const std::filesystem::path& path,
                                                const Alphabet& alphabet,
                                                const WordListOptions& options,
                                                const TaskContext& context = {});

/// A DAWG of the words of any lexicon, to be walked through; a word graph is only mapped.
[[nodiscard]] Result<Kwg> openDawg(const std::filesystem::path& path, const Alphabet& alphabet,
                                   const TaskContext& context = {});

/// The words of a graph written out; OutOfRange when a damaged graph claims to hold more than
/// can be.
[[nodiscard]] Result<WordList> wordsOf(const Kwg& kwg, const TaskContext& context = {});

/// Each word's letters ascend, which no list of words does by chance.
[[nodiscard]] bool holdsAlphagrams(const WordList& words);

}  // namespace engine
