// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boggle/boggle_judge.h"

#include <map>
#include <set>

#include "engine/lexicon/lexicon.h"

namespace engine {

BoggleJudgement judgeBoggleWords(std::span<const std::vector<Tile>> said,
                                 const BoggleWords& possible, const BoggleRules& rules,
                                 const Kwg& lexicon)
{
    std::map<std::vector<Tile>, std::size_t> known;
    for (std::size_t word = 0; word < possible.size(); ++word) {
        const auto letters = possible.letters(word);
        known.emplace(std::vector<Tile>(letters.begin(), letters.end()), word);
    }
    BoggleJudgement judgement;
    judgement.possible = possible.score();
    std::set<std::vector<Tile>> before;
    std::vector<bool> found(possible.size());
    for (const std::vector<Tile>& letters : said) {
        JudgedBoggleWord& judged = judgement.said.emplace_back();
        judged.letters = letters;
        const auto at = known.find(letters);
        const auto length = static_cast<int>(letters.size());
        if (!before.insert(letters).second) {
            judged.verdict = BoggleVerdict::Repeated;
        } else if (at != known.end()) {
            judged.verdict = BoggleVerdict::Found;
            judged.points = possible.points(at->second);
            found[at->second] = true;
            ++judgement.own.words;
            judgement.own.points += judged.points;
        } else if (!lexicon.contains(letters)) {
            judged.verdict = BoggleVerdict::NotAWord;
        } else if (length < rules.minLength) {
            judged.verdict = BoggleVerdict::TooShort;
        } else if (length > rules.maxLength && !rules.facesCountOnce) {
            judged.verdict = BoggleVerdict::TooLong;
        } else {
            judged.verdict = BoggleVerdict::NotOnBoard;
        }
    }
    for (std::size_t word = 0; word < possible.size(); ++word)
        if (!found[word]) judgement.missed.push_back(word);
    return judgement;
}

}  // namespace engine
