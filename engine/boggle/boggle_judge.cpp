// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boggle/boggle_judge.h"

#include <map>
#include <set>
#include <string>

#include "engine/lexicon/lexicon.h"

namespace engine {
namespace {

/// A word as a key. Short strings lie in place, and g++ 12 has no false warning (-Wstringop-overread
/// at -O3) for comparing them, as it has for vectors.
std::string keyOf(std::span<const Tile> letters)
{
    return {letters.begin(), letters.end()};
}

}  // namespace

BoggleJudgement judgeBoggleWords(std::span<const std::vector<Tile>> said,
                                 const BoggleWords& possible, const BoggleRules& rules,
                                 const Kwg& lexicon)
{
    std::map<std::string, std::size_t> known;
    for (std::size_t word = 0; word < possible.size(); ++word)
        known.emplace(keyOf(possible.letters(word)), word);
    BoggleJudgement judgement;
    judgement.possible = possible.score();
    std::set<std::string> before;
    std::vector<bool> found(possible.size());
    for (const std::vector<Tile>& letters : said) {
        JudgedBoggleWord& judged = judgement.said.emplace_back();
        judged.letters = letters;
        const std::string key = keyOf(letters);
        const auto at = known.find(key);
        const auto length = static_cast<int>(letters.size());
        if (!before.insert(key).second) {
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
