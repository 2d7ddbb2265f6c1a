// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/draw_outlook.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/pace.h"

namespace engine {
namespace {

/// The most blanks that stand for letters of one word; more would be too many combinations, and no
/// known game has them.
constexpr int kMostBlanks = 4;

/// n over k, exact up to 2^53.
double outOf(int n, int k)
{
    double ways = 1;
    for (int i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
    return k > n ? 0 : ways;
}

/// Racks that are words: the letters in order, blanks left out; six bits for each.
class RackSet
{
public:
    using Key = std::array<std::uint64_t, 2>;

    /// Letters in ascending order, at most 20.
    void add(std::span<const Tile> letters)
    {
        Key key{};
        for (const Tile letter : letters) {
            key[0] = key[0] << 6U | key[1] >> 58U;
            key[1] = key[1] << 6U | letter;
        }
        m_keys.push_back(key);
    }
    const std::vector<Key>& distinct()
    {
        std::ranges::sort(m_keys);
        m_keys.erase(std::unique(m_keys.begin(), m_keys.end()), m_keys.end());
        return m_keys;
    }
    static TileCounts tilesOf(Key key)
    {
        TileCounts tiles;
        while (key[0] != 0 || key[1] != 0) {
            tiles.add(static_cast<Tile>(key[1] & 63U));
            key[1] = key[1] >> 6U | key[0] << 58U;
            key[0] >>= 6U;
        }
        return tiles;
    }

private:
    std::vector<Key> m_keys;
};

/// Goes through the words of one length that some rack with the kept tiles makes.
class Outlook
{
public:
    Outlook(const Lexicon& lexicon, const Leave& kept, const TileCounts& unseen, int size,
            const TaskContext& context)
        : m_words(lexicon.words()),
          m_kept(kept),
          m_unseen(unseen),
          m_all(unseen),
          m_size(static_cast<std::size_t>(size)),
          m_context(context)
    {
        m_all.addAll(kept);
        m_blanks = std::min(m_all.count(kBlank), kMostBlanks);
        m_racks.resize(static_cast<std::size_t>(m_blanks) + 1);
    }

    /// False when it was asked to stop.
    bool findRacks()
    {
        m_words.forEachWord([this](std::span<const Tile> word) {
            if ((++m_seen & 0xFFU) == 0 && m_context.stopRequested()) m_stopped = true;
            if (word.size() == m_size) take(word);
            return !m_stopped;
        });
        return !m_stopped;
    }

    void count(DrawOutlook& outlook)
    {
        std::array<double, kTileKinds> with{};  // bingos with that tile among the draw
        for (std::size_t blanks = 0; blanks < m_racks.size(); ++blanks) {
            for (const RackSet::Key& key : m_racks[blanks].distinct()) {
                TileCounts draw = RackSet::tilesOf(key);
                draw.add(kBlank, static_cast<int>(blanks));
                if (!draw.contains(m_kept)) continue;
                draw.removeAll(m_kept);
                double ways = 1;
                for (LetterSet kinds = draw.present(); kinds != 0; kinds &= kinds - 1) {
                    const auto kind = static_cast<Tile>(std::countr_zero(kinds));
                    ways *= outOf(m_unseen.count(kind), draw.count(kind));
                }
                outlook.bingos += ways;
                for (LetterSet kinds = draw.present(); kinds != 0; kinds &= kinds - 1)
                    with[static_cast<std::size_t>(std::countr_zero(kinds))] += ways;
            }
        }
        for (TileOutlook& tile : outlook.tiles) {
            const double draws = tile.drawn * outlook.draws;
            tile.bingo = draws > 0 ? std::min(1.0, with[tile.tile] / draws) : 0;
        }
    }

private:
    /// All racks that make the word: each of its letters, or a blank.
    void take(std::span<const Tile> word)
    {
        const TileCounts wanted(word);
        int missing = 0;
        for (LetterSet kinds = wanted.present(); kinds != 0; kinds &= kinds - 1) {
            const auto kind = static_cast<Tile>(std::countr_zero(kinds));
            missing += std::max(0, wanted.count(kind) - m_all.count(kind));
        }
        if (missing > m_blanks) return;
        std::vector<Tile> letters(word.begin(), word.end());
        std::ranges::sort(letters);
        leaveOut(letters, 0, 0);
    }

    void leaveOut(std::vector<Tile>& letters, std::size_t from, int blanks)
    {
        const TileCounts rest{std::span<const Tile>(letters)};
        // What is kept stays on the rack, whatever is drawn.
        for (LetterSet kinds = m_kept.present() & ~LetterSet{1}; kinds != 0; kinds &= kinds - 1) {
            const auto kind = static_cast<Tile>(std::countr_zero(kinds));
            if (rest.count(kind) < m_kept.count(kind)) return;
        }
        if (blanks >= m_kept.count(kBlank) && m_all.contains(rest))
            m_racks[static_cast<std::size_t>(blanks)].add(letters);
        if (blanks == m_blanks) return;
        for (std::size_t i = from; i < letters.size(); ++i) {
            if (i > from && letters[i] == letters[i - 1]) continue;
            const Tile letter = letters[i];
            letters.erase(letters.begin() + static_cast<std::ptrdiff_t>(i));
            leaveOut(letters, i, blanks + 1);
            letters.insert(letters.begin() + static_cast<std::ptrdiff_t>(i), letter);
        }
    }

    const Kwg& m_words;
    const Leave& m_kept;
    const TileCounts& m_unseen;
    TileCounts m_all;
    std::size_t m_size;
    const TaskContext& m_context;
    int m_blanks = 0;
    std::vector<RackSet> m_racks;  ///< by number of blanks
    std::size_t m_seen = 0;
    bool m_stopped = false;
};

}  // namespace

Result<DrawOutlook> drawOutlook(const Lexicon& lexicon, const Leave& kept, const TileCounts& unseen,
                                int bag, int rackSize, const TaskContext& context)
{
    DrawOutlook outlook;
    outlook.drawn =
        std::clamp(rackSize - kept.total(), 0, std::max(0, std::min(bag, unseen.total())));
    outlook.draws = outOf(unseen.total(), outlook.drawn);
    for (LetterSet kinds = unseen.present(); kinds != 0; kinds &= kinds - 1) {
        TileOutlook tile;
        tile.tile = static_cast<Tile>(std::countr_zero(kinds));
        tile.unseen = unseen.count(tile.tile);
        tile.drawn = 1 - outOf(unseen.total() - tile.unseen, outlook.drawn) / outlook.draws;
        outlook.tiles.push_back(tile);
    }
    constexpr int kMostLetters = 20;
    if (kept.total() + outlook.drawn == rackSize && rackSize <= kMostLetters) {
        Outlook search(lexicon, kept, unseen, rackSize, context);
        if (!search.findRacks()) return cancelled();
        search.count(outlook);
    }
    std::ranges::stable_sort(outlook.tiles, [](const TileOutlook& a, const TileOutlook& b) {
        return a.bingo > b.bingo;
    });
    return outlook;
}

}  // namespace engine
