// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/word_judge.h"

#include <algorithm>

#include "engine/lexicon/lexicon.h"

namespace engine {

Judgement judgeWords(const Lexicon& lexicon, std::string_view words, WordRule rule)
{
    constexpr std::string_view kSeparators = " \t\r\n,;/";
    Judgement judgement;
    for (std::size_t at = 0; at < words.size();) {
        const std::size_t begin = words.find_first_not_of(kSeparators, at);
        if (begin == std::string_view::npos) break;
        at = std::min(words.find_first_of(kSeparators, begin), words.size());
        JudgedWord judged;
        judged.text = words.substr(begin, at - begin);
        auto word = lexicon.alphabet().readWord(judged.text);
        if (word)
            judged.valid = rule == WordRule::Jumbled ? lexicon.containsJumbled(*word)
                                                     : lexicon.contains(*word);
        else judged.problem = std::move(word.error());
        judgement.words.push_back(std::move(judged));
    }
    judgement.allValid =
        !judgement.words.empty() && std::ranges::all_of(judgement.words, &JudgedWord::valid);
    return judgement;
}

}  // namespace engine
