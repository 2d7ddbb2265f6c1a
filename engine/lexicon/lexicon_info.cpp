// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/lexicon_info.h"

#include <algorithm>

#include "engine/base/file.h"
#include "engine/lexicon/graph_extent.h"
#include "engine/lexicon/kbwg.h"

namespace engine {
namespace {

template <class Graph>
LexiconInfo describe(LexiconInfo info, const Graph& graph)
{
    info.words = graph.wordCount();
    info.longestWord = graph.longestWord();
    info.nodes = static_cast<std::int64_t>(graph.nodes().size());
    info.highestTile = graph.highestTile();
    info.hasGaddag = graph.hasGaddag();
    info.alphagrams = graphHoldsAlphagrams(graph);
    return info;
}

}  // namespace

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
    if (info.format == LexiconFormat::Kwg) {
        const auto graph = Kwg::open(path, alphabet.letterCount(), context.stop);
        if (!graph) return failure(graph.error());
        if (auto letters = checkLetters(*graph, alphabet, path.string()); !letters)
            return failure(std::move(letters.error()));
        return describe(info, *graph);
    }
    if (info.format == LexiconFormat::Kbwg) {
        const auto graph = Kbwg::open(path, alphabet.letterCount(), context.stop);
        if (!graph) return failure(graph.error());
        if (auto letters = checkLetters(*graph, alphabet, path.string()); !letters)
            return failure(std::move(letters.error()));
        info.tooLarge = !graph->fitsKwg();
        return describe(info, *graph);
    }
    const auto words = readLexiconWords(path, alphabet, {1, kLongestWord}, context);
    if (!words) return failure(words.error());
    info.words = static_cast<std::int64_t>(words->size());
    for (std::size_t i = 0; i < words->size(); ++i)
        info.longestWord = std::max(info.longestWord, static_cast<int>((*words)[i].size()));
    return info;
}

}  // namespace engine
