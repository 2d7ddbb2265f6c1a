// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "engine/lexicon/graph_path.h"
#include "engine/lexicon/lexicon.h"
#include "engine/words/extensions.h"
#include "engine/words/leave_query.h"
#include "engine/words/word_judge.h"
#include "engine/words/word_query.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

namespace {

const Lexicon& lexiconOf(const char* id)
{
    const auto make = [](const char* alphabet) {
        const char* text = "AA\nCALLE\nCARE\nCARES\nCAT\nCATS\nCHAT\nLLANO\nPERRO\nSCAT\nZA\nZOO\n";
        const Alphabet& letters = fuzz::alphabetOf(alphabet);
        const auto words = readWordList(text, letters);
        return Lexicon::fromWords(alphabet, words->words, letters, true).value();
    };
    static const LexiconPtr english = make("english");
    static const LexiconPtr spanish = make("spanish");
    return std::string_view(id) == "spanish" ? *spanish : *english;
}

/// The walk over the graph and a look at each word must agree.
void search(const Lexicon& lexicon, const WordExpression& expression)
{
    WordQuery query;
    query.expressions.push_back(expression);
    const auto found = findWords(lexicon, query);
    fuzz::require(found.has_value());
    std::int64_t matching = 0;
    lexicon.words().forEachWord([&](std::span<const Tile> word) {
        matching += expression.matches(word) ? 1 : 0;
        return true;
    });
    fuzz::require(found->total == matching);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::Input input(data, size);
    for (const char* id : {"english", "spanish"}) {
        const Lexicon& lexicon = lexiconOf(id);
        const Alphabet& alphabet = lexicon.alphabet();
        if (const auto pattern = WordExpression::pattern(input.text, alphabet))
            search(lexicon, *pattern);
        if (const auto regex = WordExpression::regex(input.text, alphabet)) search(lexicon, *regex);
        if (const auto tiles = readTileCounts(input.text, alphabet)) {
            const auto anagrams = findWords(lexicon, anagramQuery(*tiles));
            const auto parts = findWords(lexicon, subAnagramQuery(*tiles));
            fuzz::require(anagrams && parts && anagrams->total <= parts->total);
        }
        (void)judgeWords(lexicon, input.text, WordRule::Jumbled);
        (void)readLeaveQuery(input.text, alphabet);
        for (const GraphPart part : std::array{GraphPart::Dawg, GraphPart::Gaddag}) {
            const auto path = readGraphPath(input.text, alphabet, part);
            if (path) fuzz::require(walkGraph(lexicon, part, *path).size() <= path->size());
        }
        if (const auto word = alphabet.readWord(input.text)) {
            ExtensionQuery query;
            query.tiles = *word;
            fuzz::require(findExtensions(lexicon, query).has_value());
        }
    }
    return 0;
}
