// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/alphagram_ranking.h"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <utility>

#include "engine/lexicon/pace.h"
#include "engine/lexicon/word_list.h"
#include "engine/words/draw_odds.h"
#include "engine/words/word_query.h"

namespace engine {

Result<AlphagramRanking> AlphagramRanking::create(const Lexicon& lexicon,
                                                  const TileDistribution& bag, int length,
                                                  const TaskContext& context)
{
    assert(length >= 1 && length <= kLongestWord);
    WordQuery query;
    query.minLength = length;
    query.maxLength = length;
    auto found = findWords(lexicon, query, context);
    if (!found) return failure(std::move(found.error()));

    std::vector<std::vector<Tile>>& alphagrams = found->words;
    for (auto& word : alphagrams) std::ranges::sort(word);
    std::ranges::sort(alphagrams, [](const auto& a, const auto& b) {
        return std::ranges::lexicographical_compare(a, b);
    });
    alphagrams.erase(std::unique(alphagrams.begin(), alphagrams.end()), alphagrams.end());

    AlphagramRanking ranking(static_cast<std::size_t>(length));
    ranking.m_alphagrams.reserve(alphagrams.size() * ranking.m_length);
    ranking.m_ranked.reserve(alphagrams.size());
    const DrawOdds odds(bag);
    Pace pace(context, say("alphagrams"), static_cast<std::int64_t>(alphagrams.size()));
    for (const auto& alphagram : alphagrams) {
        const std::size_t number = ranking.m_ranked.size();
        if (!pace.keepOn(static_cast<std::int64_t>(number))) return cancelled();
        ranking.m_alphagrams.insert(ranking.m_alphagrams.end(), alphagram.begin(), alphagram.end());
        ranking.m_ranked.push_back({odds.ways(TileCounts(alphagram)), number});
    }
    std::ranges::sort(ranking.m_ranked, [](const Ranked& a, const Ranked& b) {
        return std::tuple(-a.ways, a.number) < std::tuple(-b.ways, b.number);
    });
    ranking.m_rankOf.resize(ranking.size());
    for (std::size_t rank = 0; rank < ranking.size(); ++rank)
        ranking.m_rankOf[ranking.m_ranked[rank].number] = rank;
    return ranking;
}

std::optional<std::size_t> AlphagramRanking::rankOf(std::span<const Tile> letters) const
{
    if (letters.size() != m_length) return std::nullopt;
    std::vector<Tile> alphagram;
    for (const Tile tile : letters) alphagram.push_back(letterOf(tile));
    std::ranges::sort(alphagram);
    std::size_t low = 0;
    for (std::size_t high = size(); low < high;) {
        const std::size_t middle = low + (high - low) / 2;
        if (std::ranges::lexicographical_compare(inTileOrder(middle), alphagram)) low = middle + 1;
        else high = middle;
    }
    if (low == size() || !std::ranges::equal(inTileOrder(low), alphagram)) return std::nullopt;
    return m_rankOf[low];
}

}  // namespace engine
