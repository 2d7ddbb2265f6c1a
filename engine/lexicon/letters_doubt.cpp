// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/letters_doubt.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "engine/lexicon/kwg.h"
#include "engine/lexicon/letters_beside.h"
#include "engine/rules/catalogue.h"

namespace engine {
namespace {

constexpr std::size_t kLargeGraph = 20'000;  // nodes
// English words agree with English tiles of all makes by 0.85 and more, with Danish ones by 0.6,
// with German ones by 0.4, with Catalan ones by 0.1.
constexpr double kLeastAgreement = 0.6;

/// How many of the others are less, equal ones counting half.
std::vector<double> ranksOf(const std::vector<int>& counts)
{
    std::vector<double> ranks;
    for (const int count : counts) {
        double rank = 0;
        for (const int other : counts) rank += other < count ? 1.0 : other == count ? 0.5 : 0.0;
        ranks.push_back(rank);
    }
    return ranks;
}

/// The correlation of the ranks, from -1 to 1; 1 where all are equal, which says nothing.
double agreement(const std::vector<int>& some, const std::vector<int>& others)
{
    const std::vector<double> a = ranksOf(some);
    const std::vector<double> b = ranksOf(others);
    const double mean = static_cast<double>(a.size()) / 2;
    double together = 0;
    double alone = 0;
    double alsoAlone = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        together += (a[i] - mean) * (b[i] - mean);
        alone += (a[i] - mean) * (a[i] - mean);
        alsoAlone += (b[i] - mean) * (b[i] - mean);
    }
    return alone * alsoAlone > 0 ? together / std::sqrt(alone * alsoAlone) : 1.0;
}

}  // namespace

std::optional<Sentence> lettersDoubt(const Lexicon& lexicon, const GameRules& rules)
{
    if (const std::string name = lettersBeside(lexicon.path()); !name.empty()) {
        const auto named = catalogue::tileSet(name);
        const bool same =
            named ? named->alphabet.sameLetters(rules.alphabet) : name == rules.alphabet.name();
        if (same) return std::nullopt;
        // Letters of somebody's own may have another name in his rules: the graph tells then.
        if (named)
            return say("it was built for the letters of '%1', not of %2", name, Title{rules.title});
    }
    const auto nodes = lexicon.words().nodes();
    if (nodes.size() <= kLargeGraph) return std::nullopt;
    std::array<int, 256> nodesOf{};
    for (const GraphNode node : nodes) ++nodesOf[node.tile()];

    std::string lacking;
    bool severalLack = false;
    std::vector<int> inWords;
    std::vector<int> inGame;
    for (int letter = 1; letter <= rules.alphabet.letterCount(); ++letter) {
        const auto tile = static_cast<Tile>(letter);
        const int tiles = rules.tiles.count(tile);
        if (tiles == 0) continue;
        inWords.push_back(nodesOf[tile]);
        inGame.push_back(tiles);
        if (nodesOf[tile] > 0) continue;
        severalLack = !lacking.empty();
        lacking += (severalLack ? ", " : "") + std::string(rules.alphabet.label(tile));
    }
    if (severalLack) {
        return say("no word of it has the letters %1, of which %2 has tiles: is it for other "
                   "letters?",
                   lacking, Title{rules.title});
    }
    if (!lacking.empty()) {
        return say("no word of it has the letter %1, of which %2 has tiles: is it for other "
                   "letters?",
                   lacking, Title{rules.title});
    }
    if (agreement(inWords, inGame) >= kLeastAgreement) return std::nullopt;
    return say("the letters that are frequent in it are rare among the tiles of %1: is it for "
               "other letters?",
               Title{rules.title});
}

}  // namespace engine
