// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/word_index.h"

#include <cassert>
#include <limits>
#include <utility>

#include "engine/base/file_name.h"
#include "engine/lexicon/lexicon.h"

namespace engine {

WordIndex::WordIndex(LexiconPtr lexicon, std::vector<std::uint32_t> counts)
    : m_lexicon(std::move(lexicon)), m_counts(std::move(counts))
{
    const std::uint32_t root = m_lexicon->words().dawgRoot();
    if (root != 0) m_wordCount = m_counts[root];
}

Result<WordIndex> WordIndex::create(LexiconPtr lexicon)
{
    auto counts = lexicon->words().countTable();
    // That is where the table's sums stop; below such a node they'd contradict each other.
    constexpr std::uint32_t kTooMany = std::numeric_limits<std::uint32_t>::max() - 1;
    const std::uint32_t root = lexicon->words().dawgRoot();
    if (root != 0 && counts[root] >= kTooMany) {
        return failure(ErrorCode::OutOfRange, say("has more words than can be numbered"),
                       {fileNameUtf8(lexicon->path()), 0, 0, -1});
    }
    return WordIndex(std::move(lexicon), std::move(counts));
}

std::uint32_t WordIndex::wordsThrough(std::uint32_t index) const
{
    return m_lexicon->words().node(index).isEnd() ? m_counts[index]
                                                  : m_counts[index] - m_counts[index + 1];
}

std::optional<std::uint32_t> WordIndex::numberOf(std::span<const Tile> word) const
{
    const Kwg& kwg = m_lexicon->words();
    std::uint32_t list = kwg.dawgRoot();
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < word.size(); ++i) {
        const std::uint32_t found = kwg.find(list, letterOf(word[i]));
        if (found == 0) return std::nullopt;
        number += m_counts[list] - m_counts[found];
        const GraphNode node = kwg.node(found);
        if (i + 1 == word.size()) return node.accepts() ? std::optional(number) : std::nullopt;
        if (node.accepts()) ++number;
        list = node.arc();
    }
    return std::nullopt;
}

std::vector<Tile> WordIndex::word(std::uint32_t number) const
{
    assert(number < m_wordCount);
    const Kwg& kwg = m_lexicon->words();
    std::vector<Tile> word;
    std::uint32_t index = kwg.dawgRoot();
    for (std::uint32_t rest = number;;) {
        for (std::uint32_t here = wordsThrough(index); rest >= here; here = wordsThrough(index)) {
            rest -= here;
            ++index;
        }
        const GraphNode node = kwg.node(index);
        word.push_back(node.tile());
        if (node.accepts() && rest-- == 0) return word;
        index = node.arc();
    }
}

std::uint32_t WordIndex::countWithPrefix(std::span<const Tile> prefix) const
{
    if (prefix.empty()) return m_wordCount;
    const Kwg& kwg = m_lexicon->words();
    std::uint32_t list = kwg.dawgRoot();
    std::uint32_t found = 0;
    for (const Tile tile : prefix) {
        found = kwg.find(list, letterOf(tile));
        if (found == 0) return 0;
        list = kwg.node(found).arc();
    }
    return wordsThrough(found);
}

std::vector<Tile> WordIndex::randomWord(Random& random) const
{
    return word(random.below(m_wordCount));
}

}  // namespace engine
