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

double DrawOdds::holding(const TileCounts& tiles, int drawn) const
{
    drawn = std::min(drawn, m_total);
    if (tiles.total() > drawn) return 0;
    // Only what is drawn beside the tiles asked for varies: byMore[n] are the ways in which the
    // kinds so far bring n more than was asked for.
    const auto most = static_cast<std::size_t>(drawn - tiles.total());
    std::vector<double> byMore(most + 1, 0);
    byMore[0] = 1;
    int others = m_total;
    for (LetterSet kinds = tiles.present(); kinds != 0; kinds &= kinds - 1) {
        const auto kind = static_cast<Tile>(std::countr_zero(kinds));
        const auto& choices = m_choices[kind];
        const auto asked = static_cast<std::size_t>(tiles.count(kind));
        if (asked >= choices.size()) return 0;
        others -= static_cast<int>(choices.size()) - 1;
        for (std::size_t n = most + 1; n-- > 0;) {
            double sum = 0;
            for (std::size_t more = 0; more <= n && asked + more < choices.size(); ++more)
                sum += byMore[n - more] * choices[asked + more];
            byMore[n] = sum;
        }
    }
    // Products of whole numbers, divided where that leaves no rest.
    double ways = 0;
    double ofOthers = 1;
    for (std::size_t n = 0; n <= most; ++n) {
        ways += byMore[most - n] * ofOthers;
        ofOthers = ofOthers * (others - static_cast<double>(n)) / (static_cast<double>(n) + 1);
    }
    double all = 1;
    for (int n = 0; n < drawn; ++n) all = all * (m_total - n) / (n + 1.0);
    return std::min(ways / all, 1.0);
}

}  // namespace engine
