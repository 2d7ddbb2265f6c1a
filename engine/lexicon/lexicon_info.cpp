// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/lexicon_info.h"

#include <algorithm>

#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/lexicon/graph_extent.h"
#include "engine/lexicon/kwg.h"

namespace engine {
bool graphHoldsAlphagrams(const Kwg& graph)
{
    const auto nodes = graph.nodes();
    if (graph.hasGaddag() || graph.dawgRoot() == 0) return false;
    for (std::size_t i = 1; i < nodes.size(); ++i) {
        const std::uint32_t arc = nodes[i].arc();
        if (arc != 0 && nodes[arc].tile() < nodes[i].tile()) return false;
    }
    return true;
}

Result<LexiconInfo> inspectLexicon(const std::filesystem::path& path, const Alphabet& alphabet,
                                   const TaskContext& context)
{
    LexiconInfo info;
    {
        const auto blob = FileBlob::open(path);
        if (!blob) return failure(blob.error());
        info.bytes = static_cast<std::int64_t>(blob->bytes().size());
        info.format = lexiconFormatOf(path, blob->bytes());
    }
    if (info.format == LexiconFormat::Graph) {
        const auto graph = Kwg::open(path, alphabet.letterCount(), context.stop);
        if (!graph) return failure(graph.error());
        if (auto letters = checkLetters(*graph, alphabet, fileNameUtf8(path)); !letters)
            return failure(std::move(letters.error()));
        info.words = graph->wordCount();
        info.longestWord = graph->longestWord();
        info.nodes = static_cast<std::int64_t>(graph->nodes().size());
        info.highestTile = graph->highestTile();
        info.hasGaddag = graph->hasGaddag();
        info.alphagrams = graphHoldsAlphagrams(*graph);
        return info;
    }
    const auto words = readLexiconWords(path, alphabet, {1, kLongestWord}, context);
    if (!words) return failure(words.error());
    info.words = static_cast<std::int64_t>(words->size());
    for (std::size_t i = 0; i < words->size(); ++i)
        info.longestWord = std::max(info.longestWord, static_cast<int>((*words)[i].size()));
    return info;
}

}  // namespace engine
