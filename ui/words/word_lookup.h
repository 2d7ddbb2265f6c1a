// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include <QString>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/lexicon/word_list.h"
#include "engine/rules/game_rules.h"
#include "engine/words/alphagram_ranking.h"
#include "engine/words/hooks.h"
#include "engine/words/word_judge.h"

/// Questions about words and their answers, as the word panel, the quick judge and the command
/// palette ask them. All of it runs on worker threads.
namespace ui {

enum class WordMode { Judge, Anagram, SubAnagram, Pattern, Hooks, Extensions, Regex };

struct WordQuestion
{
    WordMode mode = WordMode::Judge;
    QString text;
    // In tiles, both inclusive. Words that are judged or hooked may have any length.
    int minLength = 1;
    int maxLength = engine::kLongestWord;

    friend bool operator==(const WordQuestion&, const WordQuestion&) = default;
};

/// What questions are answered from.
struct WordSource
{
    engine::GameRulesPtr rules;
    engine::LexiconPtr lexicon;  ///< null = there is none

    friend bool operator==(const WordSource&, const WordSource&) = default;
};

struct ListedWord
{
    /// Why the word is in the list.
    enum class Origin {
        Found,       ///< it fits the question
        Asked,       ///< it stands in the question
        FrontHook,   ///< the word asked for with a letter more in front
        BackHook,    ///< and behind
        InnerFront,  ///< without its first letter
        InnerBack,   ///< without its last one
    };

    std::vector<engine::Tile> tiles;  ///< what a blank stands for is flagged; none: not readable
    Origin origin = Origin::Found;
    bool valid = true;
    int front = 0;  ///< of an extension: tiles in front of those asked for
    /// Of words that are judged: what was typed and why it can't be read.
    std::shared_ptr<const engine::JudgedWord> judged;
};

/// By length.
using AlphagramRankings = std::map<int, std::shared_ptr<const engine::AlphagramRanking>>;

/// More about the words of an answer, in their order; may end before they do.
struct WordDetails
{
    std::vector<engine::Hooks> hooks;
    /// Place of the word's letters among those of all words of its length, the likeliest to be
    /// drawn being 1; 0 for what is no word.
    std::vector<int> ranks;
    AlphagramRankings rankings;  ///< that the ranks are from
};

struct WordAnswer
{
    WordQuestion question;
    WordSource source;
    std::vector<ListedWord> words;
    std::int64_t total = 0;      ///< also those beyond kMostListedWords
    std::size_t stemLength = 0;  ///< of extensions: tiles asked for
    double seconds = 0;          ///< time taken
    WordDetails details;         ///< hooks of the first words
};

using WordAnswerPtr = std::shared_ptr<const WordAnswer>;
using WordDetailsPtr = std::shared_ptr<const WordDetails>;

/// A list holds no more words than this.
inline constexpr std::size_t kMostListedWords = 100'000;

/// The source has a lexicon. An error that has to do with the text has its column there.
[[nodiscard]] engine::Result<WordAnswer> lookUpWords(const WordQuestion& question,
                                                     const WordSource& source,
                                                     const engine::TaskContext& context);

/// Everything about all words of an answer; `known` rankings, of the same source, save time.
[[nodiscard]] engine::Result<WordDetails>
detailsOf(const WordAnswer& answer, AlphagramRankings known, const engine::TaskContext& context);

}  // namespace ui
