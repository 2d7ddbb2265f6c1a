// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/extensions.h"

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/pace.h"

namespace engine {
namespace {

/// Walks the GADDAG from the tiles to the front, and at each point over the separator to the back.
class ExtensionSearch
{
public:
    ExtensionSearch(const Lexicon& lexicon, const ExtensionQuery& query, const TaskContext& context)
        : m_kwg(lexicon.words()),
          m_query(query),
          m_context(context),
          m_pace(context, say("extensions"), 0),
          m_maxLength(std::min(query.maxLength, kLongestWord))
    {
    }

    [[nodiscard]] Result<FoundExtensions> run()
    {
        if (m_query.tiles.empty() || m_query.tiles.size() > static_cast<std::size_t>(m_maxLength))
            return FoundExtensions{};
        std::uint32_t list = m_kwg.gaddagRoot();
        for (std::size_t i = m_query.tiles.size(); i-- > 0;) {
            const std::uint32_t found = m_kwg.find(list, letterOf(m_query.tiles[i]));
            if (found == 0) return FoundExtensions{};
            list = m_kwg.node(found).arc();
        }
        if (!walkFront(list, 0)) {
            if (m_found.size() < kMostFoundWords) return cancelled();
            return failure(ErrorCode::OutOfRange, say("gives more than %1 words", kMostFoundWords));
        }
        return sorted();
    }

private:
    /// A word in m_tiles.
    struct Found
    {
        std::uint32_t at;
        std::uint8_t length;
        std::uint8_t front;
    };

    [[nodiscard]] int length() const
    {
        return static_cast<int>(m_front.size() + m_query.tiles.size() + m_back.size());
    }

    // Both give false when the search must end early. Below, a list of 0 has no node. `again` is
    // how many tiles further in front the same tiles stand once more, 0 = nowhere.

    [[nodiscard]] bool walkFront(std::uint32_t list, int again)
    {
        if (list == 0) return true;
        for (std::uint32_t index = list;; ++index) {
            if (!m_pace.keepOn(++m_visited)) return false;
            const GraphNode node = m_kwg.node(index);
            if (node.tile() == kNoTile) {
                if (!walkBack(node.arc(), again)) return false;
            } else if (static_cast<int>(m_front.size()) < m_query.maxFront &&
                       length() < m_maxLength) {
                m_front.push_back(node.tile());
                const int nearest =
                    again == 0 && beginsWithTiles() ? static_cast<int>(m_front.size()) : again;
                if (node.accepts() && !keep(nearest)) return false;
                if (!walkFront(node.arc(), nearest)) return false;
                m_front.pop_back();
            }
            if (node.isEnd()) return true;
        }
    }

    [[nodiscard]] bool walkBack(std::uint32_t list, int again)
    {
        if (list == 0 || static_cast<int>(m_back.size()) >= m_query.maxBack ||
            length() >= m_maxLength)
            return true;
        for (std::uint32_t index = list;; ++index) {
            if (!m_pace.keepOn(++m_visited)) return false;
            const GraphNode node = m_kwg.node(index);
            m_back.push_back(node.tile());
            if (node.accepts() && !keep(again)) return false;
            if (!walkBack(node.arc(), again)) return false;
            m_back.pop_back();
            if (node.isEnd()) return true;
        }
    }

    /// Whether the tiles in front, read on into the tiles themselves, begin with the tiles.
    [[nodiscard]] bool beginsWithTiles() const
    {
        const std::size_t front = m_front.size();
        for (std::size_t i = 0; i < m_query.tiles.size(); ++i) {
            const Tile there =
                i < front ? m_front[front - 1 - i] : letterOf(m_query.tiles[i - front]);
            if (there != letterOf(m_query.tiles[i])) return false;
        }
        return true;
    }

    [[nodiscard]] bool keep(int again)
    {
        if (length() < m_query.minLength) return true;
        // Once each word: from where fewer tiles stand in front, unless too many follow there.
        if (again != 0 && again + static_cast<int>(m_back.size()) <= m_query.maxBack) return true;
        m_found.push_back({static_cast<std::uint32_t>(m_tiles.size()),
                           static_cast<std::uint8_t>(length()),
                           static_cast<std::uint8_t>(m_front.size())});
        m_tiles.insert(m_tiles.end(), m_front.rbegin(), m_front.rend());
        for (const Tile tile : m_query.tiles) m_tiles.push_back(letterOf(tile));
        m_tiles.insert(m_tiles.end(), m_back.begin(), m_back.end());
        return m_found.size() < kMostFoundWords;
    }

    [[nodiscard]] std::span<const Tile> wordOf(const Found& found) const
    {
        return std::span(m_tiles).subspan(found.at, found.length);
    }

    [[nodiscard]] Result<FoundExtensions> sorted()
    {
        FoundExtensions result;
        result.total = static_cast<std::int64_t>(m_found.size());
        result.words.reserve(std::min(m_found.size(), m_query.limit));
        // Length by length, so that it can be stopped between.
        std::vector<std::vector<Found>> byLength(static_cast<std::size_t>(m_maxLength) + 1);
        for (const Found& found : m_found) byLength[found.length].push_back(found);
        for (std::vector<Found>& words : byLength) {
            if (m_context.stopRequested()) return cancelled();
            const std::size_t room = m_query.limit - result.words.size();
            if (room == 0) break;
            std::ranges::sort(words, [this](const Found& a, const Found& b) {
                return std::ranges::lexicographical_compare(wordOf(a), wordOf(b));
            });
            for (const Found& found : std::span(words).first(std::min(room, words.size()))) {
                const auto word = wordOf(found);
                result.words.push_back({{word.begin(), word.end()}, found.front});
            }
        }
        return result;
    }

    const Kwg& m_kwg;
    const ExtensionQuery& m_query;
    const TaskContext& m_context;
    Pace m_pace;
    int m_maxLength;
    std::vector<Tile> m_front;  ///< from the tiles outwards
    std::vector<Tile> m_back;
    std::int64_t m_visited = 0;
    std::vector<Tile> m_tiles;  ///< of all words found
    std::vector<Found> m_found;
};

}  // namespace

Result<FoundExtensions> findExtensions(const Lexicon& lexicon, const ExtensionQuery& query,
                                       const TaskContext& context)
{
    return ExtensionSearch(lexicon, query, context).run();
}

}  // namespace engine
