// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/extensions.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>

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
          m_pace(context, "extensions", 0),
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
        if (!walkFront(list)) {
            if (m_found.size() < kMostFoundWords) return cancelled();
            return failure(ErrorCode::OutOfRange,
                           "gives more than " + std::to_string(kMostFoundWords) + " words");
        }
        return sorted();
    }

private:
    [[nodiscard]] int length() const
    {
        return static_cast<int>(m_front.size() + m_query.tiles.size() + m_back.size());
    }

    // Both give false when the search must end early. Below, a list of 0 has no node.

    [[nodiscard]] bool walkFront(std::uint32_t list)
    {
        if (list == 0) return true;
        for (std::uint32_t index = list;; ++index) {
            if (!m_pace.keepOn(++m_visited)) return false;
            const KwgNode node = m_kwg.node(index);
            if (node.tile() == kNoTile) {
                if (!walkBack(node.arc())) return false;
            } else if (static_cast<int>(m_front.size()) < m_query.maxFront &&
                       length() < m_maxLength) {
                m_front.push_back(node.tile());
                if (node.accepts() && !keep()) return false;
                if (!walkFront(node.arc())) return false;
                m_front.pop_back();
            }
            if (node.isEnd()) return true;
        }
    }

    [[nodiscard]] bool walkBack(std::uint32_t list)
    {
        if (list == 0 || static_cast<int>(m_back.size()) >= m_query.maxBack ||
            length() >= m_maxLength)
            return true;
        for (std::uint32_t index = list;; ++index) {
            if (!m_pace.keepOn(++m_visited)) return false;
            const KwgNode node = m_kwg.node(index);
            m_back.push_back(node.tile());
            if (node.accepts() && !keep()) return false;
            if (!walkBack(node.arc())) return false;
            m_back.pop_back();
            if (node.isEnd()) return true;
        }
    }

    [[nodiscard]] bool keep()
    {
        if (length() < m_query.minLength) return true;
        Extension extension{{m_front.rbegin(), m_front.rend()}, static_cast<int>(m_front.size())};
        for (const Tile tile : m_query.tiles) extension.word.push_back(letterOf(tile));
        extension.word.insert(extension.word.end(), m_back.begin(), m_back.end());
        m_found.push_back(std::move(extension));
        return m_found.size() < kMostFoundWords;
    }

    [[nodiscard]] FoundExtensions sorted()
    {
        std::ranges::sort(m_found, [](const Extension& a, const Extension& b) {
            return std::tuple(a.word.size(), std::tie(a.word, a.front)) <
                   std::tuple(b.word.size(), std::tie(b.word, b.front));
        });
        const auto sameWord = [](const Extension& a, const Extension& b) {
            return a.word == b.word;
        };
        m_found.erase(std::unique(m_found.begin(), m_found.end(), sameWord), m_found.end());
        FoundExtensions result;
        result.total = static_cast<std::int64_t>(m_found.size());
        m_found.resize(std::min(m_found.size(), m_query.limit));
        result.words = std::move(m_found);
        return result;
    }

    const Kwg& m_kwg;
    const ExtensionQuery& m_query;
    Pace m_pace;
    int m_maxLength;
    std::vector<Tile> m_front;  ///< from the tiles outwards
    std::vector<Tile> m_back;
    std::int64_t m_visited = 0;
    std::vector<Extension> m_found;
};

}  // namespace

Result<FoundExtensions> findExtensions(const Lexicon& lexicon, const ExtensionQuery& query,
                                       const TaskContext& context)
{
    return ExtensionSearch(lexicon, query, context).run();
}

}  // namespace engine
