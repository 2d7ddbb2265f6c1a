// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/word_query.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <utility>

#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/pace.h"
#include "engine/rules/text.h"
#include "engine/words/hooks.h"

namespace engine {
namespace {

/// The walk: recursion is as deep as the word is long.
class WordSearch
{
public:
    WordSearch(const Lexicon& lexicon, const WordQuery& query, const TaskContext& context)
        : m_kwg(lexicon.words()),
          m_query(query),
          m_pace(context, say("words"), 0),
          m_limit(std::min(query.limit, kMostFoundWords)),
          m_minLength(std::max({query.minLength, 1, query.contains.total()})),
          m_maxLength(std::min(query.maxLength, kLongestWord))
    {
        if (query.tiles) {
            for (const Tile tile : query.tiles->tiles()) ++m_supply[tile];
            m_maxLength = std::min(m_maxLength, query.tiles->total());
            if (query.useAllTiles) m_minLength = std::max(m_minLength, query.tiles->total());
        }
        for (const Tile tile : query.contains.tiles()) {
            if (tile == kBlank) continue;
            ++m_needed[tile];
            ++m_missing;
        }
        const bool anyLength = m_query.order == WordOrder::ByTiles;
        m_found.resize(anyLength ? 1 : static_cast<std::size_t>(kLongestWord) + 1);
    }

    [[nodiscard]] Result<FoundWords> run()
    {
        std::vector<PositionSet> expected;
        for (const WordExpression& expression : m_query.expressions)
            expected.push_back(expression.expected());
        m_expected.assign(expected.size() * (static_cast<std::size_t>(kLongestWord) + 1), {});
        std::ranges::copy(expected, m_expected.begin());
        if (m_kwg.dawgRoot() != 0 && m_minLength <= m_maxLength && !walk(m_kwg.dawgRoot()))
            return cancelled();
        FoundWords result;
        result.total = m_total;
        for (auto& words : m_found) {
            const std::size_t room = m_limit - result.words.size();
            const auto count = static_cast<std::ptrdiff_t>(std::min(words.size(), room));
            std::move(words.begin(), words.begin() + count, std::back_inserter(result.words));
        }
        return result;
    }

private:
    [[nodiscard]] int length() const { return static_cast<int>(m_word.size()); }

    /// False when it was cancelled.
    [[nodiscard]] bool walk(std::uint32_t list)
    {
        for (std::uint32_t index = list;; ++index) {
            if (!m_pace.keepOn(++m_visited)) return false;
            const GraphNode node = m_kwg.node(index);
            if (!enter(node)) return false;
            if (node.isEnd()) return true;
        }
    }

    [[nodiscard]] bool enter(GraphNode node)
    {
        const Tile letter = node.tile();
        // A letter is laid with its own tile while there is one: blanks can do all that it can.
        Tile laid = letter;
        if (m_query.tiles) {
            if (m_supply[letter] == 0) laid = asBlank(letter);
            if (m_supply[rackTileOf(laid)] == 0) return true;
        }
        bool ends = node.accepts();
        if (!takeByExpressions(letter, ends)) return true;

        if (m_query.tiles) --m_supply[rackTileOf(laid)];
        m_missing -= m_needed[letter] > 0 ? 1 : 0;
        --m_needed[letter];
        m_word.push_back(laid);

        if (ends && m_missing == 0 && length() >= m_minLength && hooksHold()) keep();
        const bool further =
            node.arc() != 0 && length() < m_maxLength && m_missing <= m_maxLength - length();
        const bool goesOn = !further || walk(node.arc());

        m_word.pop_back();
        ++m_needed[letter];
        m_missing += m_needed[letter] > 0 ? 1 : 0;
        if (m_query.tiles) ++m_supply[rackTileOf(laid)];
        return goesOn;
    }

    /// False when one has no word that begins so. Clears `ends` when one doesn't accept this one.
    [[nodiscard]] bool takeByExpressions(Tile letter, bool& ends)
    {
        const std::size_t count = m_query.expressions.size();
        const PositionSet* expected = m_expected.data() + m_word.size() * count;
        PositionSet* after = m_expected.data() + (m_word.size() + 1) * count;
        for (std::size_t i = 0; i < count; ++i) {
            const WordExpression& expression = m_query.expressions[i];
            const PositionSet taken = expression.taken(expected[i], letter);
            if (taken.empty()) return false;
            ends = ends && expression.accepts(taken);
            after[i] = expression.expectedAfter(taken);
        }
        return true;
    }

    [[nodiscard]] bool hooksHold() const
    {
        if (!m_query.needsFrontHook && !m_query.needsBackHook && !m_query.needsInnerFrontHook &&
            !m_query.needsInnerBackHook)
            return true;
        const Hooks hooks = hooksOf(m_kwg, m_word);
        return (!m_query.needsFrontHook || hooks.front != 0) &&
               (!m_query.needsBackHook || hooks.back != 0) &&
               (!m_query.needsInnerFrontHook || hooks.innerFront) &&
               (!m_query.needsInnerBackHook || hooks.innerBack);
    }

    void keep()
    {
        ++m_total;
        auto& words = m_found.size() == 1 ? m_found.front() : m_found[m_word.size()];
        if (words.size() < m_limit) words.push_back(m_word);
    }

    const Kwg& m_kwg;
    const WordQuery& m_query;
    Pace m_pace;
    std::size_t m_limit;
    int m_minLength;
    int m_maxLength;
    std::array<int, kTileKinds> m_supply{};
    std::array<int, kTileKinds> m_needed{};  ///< below 0: more than asked for
    int m_missing = 0;                       ///< sum of those above 0
    std::vector<Tile> m_word;
    std::vector<PositionSet> m_expected;  ///< [length so far][expression]
    std::int64_t m_visited = 0;
    std::int64_t m_total = 0;
    std::vector<std::vector<std::vector<Tile>>> m_found;  ///< by length when the order is
};

}  // namespace

WordQuery anagramQuery(const TileCounts& tiles)
{
    WordQuery query;
    query.tiles = tiles;
    query.useAllTiles = true;
    return query;
}

WordQuery subAnagramQuery(const TileCounts& tiles)
{
    WordQuery query;
    query.tiles = tiles;
    query.order = WordOrder::ByLength;
    return query;
}

Result<FoundWords> findWords(const Lexicon& lexicon, const WordQuery& query,
                             const TaskContext& context)
{
    return WordSearch(lexicon, query, context).run();
}

Result<TileCounts> readTileCounts(std::string_view text, const Alphabet& alphabet)
{
    std::vector<Tile> tiles;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '?') {
            tiles.push_back(kBlank);
            ++at;
            continue;
        }
        const std::size_t end = std::min(text.find('?', at), text.size());
        const auto letters = alphabet.readWord(text.substr(at, end - at));
        if (!letters) {
            Error error = letters.error();
            error.place.column += text::characterCount(text.substr(0, at));
            return failure(std::move(error));
        }
        tiles.insert(tiles.end(), letters->begin(), letters->end());
        at = end;
    }
    if (tiles.size() > static_cast<std::size_t>(kLongestWord)) {
        return failure(ErrorCode::OutOfRange,
                       say("%1 tiles are more than the %2 allowed", tiles.size(), kLongestWord));
    }
    return TileCounts(tiles);
}

}  // namespace engine
