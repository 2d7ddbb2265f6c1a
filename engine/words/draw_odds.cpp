// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/draw_odds.h"

#include <algorithm>
#include <bit>

namespace engine {
namespace {

/// Row n of Pascal's triangle, by sums: exact as far as a double is.
std::vector<double> pascalRow(int n)
{
    std::vector<double> row{1};
    for (int i = 0; i < n; ++i) {
        row.push_back(0);
        for (std::size_t k = row.size() - 1; k > 0; --k) row[k] += row[k - 1];
    }
    return row;
}

}  // namespace

DrawOdds::DrawOdds(const TileDistribution& bag) : m_total(bag.total())
{
    for (std::size_t tile = 0; tile < m_choices.size(); ++tile)
        m_choices[tile] = pascalRow(bag.count(static_cast<Tile>(tile)));
}

template <class Factor>
double DrawOdds::weighedWays(const TileCounts& tiles, Factor factor) const
{
    int drawn = 0;
    const auto weight = [&](int howMany) {
        double product = 1;
        for (; howMany > 0; --howMany) product *= factor(drawn++);
        return product;
    };
    // Each letter is drawn as some tiles of its own and some blanks. byBlanks[b]: ways for
    // the letters so far with b blanks among them.
    const auto& blanks = m_choices[kBlank];
    std::vector<double> byBlanks(blanks.size(), 0);
    const auto blanksThemselves = static_cast<std::size_t>(tiles.count(kBlank));
    if (blanksThemselves >= blanks.size()) return 0;
    byBlanks[blanksThemselves] = weight(tiles.count(kBlank));
    std::size_t mostBlanks = blanksThemselves;
    for (LetterSet rest = tiles.present() & ~LetterSet{1}; rest != 0; rest &= rest - 1) {
        const auto letter = static_cast<Tile>(std::countr_zero(rest));
        const auto& own = m_choices[letter];
        const auto needed = static_cast<std::size_t>(tiles.count(letter));
        const double itsWeight = weight(tiles.count(letter));
        mostBlanks = std::min(mostBlanks + needed, blanks.size() - 1);
        for (std::size_t b = mostBlanks + 1; b-- > 0;) {
            double sum = 0;
            for (std::size_t asBlanks = 0; asBlanks <= std::min(needed, b); ++asBlanks)
                if (needed - asBlanks < own.size())
                    sum += byBlanks[b - asBlanks] * own[needed - asBlanks];
            byBlanks[b] = sum * itsWeight;
        }
    }
    double ways = 0;
    for (std::size_t b = 0; b < blanks.size(); ++b) ways += byBlanks[b] * blanks[b];
    return ways;
}

double DrawOdds::ways(const TileCounts& tiles) const
{
    return weighedWays(tiles, [](int) { return 1.0; });
}

double DrawOdds::probability(const TileCounts& tiles) const
{
    if (tiles.total() > m_total) return 0;
    // ways * n! / (N (N-1) ... (N-n+1)), the factors one by one so that huge bags don't overflow.
    return weighedWays(tiles, [this](int drawn) { return (drawn + 1.0) / (m_total - drawn); });
}

}  // namespace engine
