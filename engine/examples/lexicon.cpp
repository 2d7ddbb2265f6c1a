// SPDX-License-Identifier: GPL-3.0-or-later
// lexicon WORDS OUTPUT TILES: makes a word graph of a word list, then finds words in it.
#include "engine/lexicon/lexicon.h"

#include <cstdio>

#include "engine/lexicon/lexicon_build.h"
#include "engine/lexicon/word_list.h"
#include "engine/rules/catalogue.h"
#include "engine/words/word_query.h"

namespace {

int refuse(const engine::Error& error)
{
    std::fprintf(stderr, "%s\n", error.toString().c_str());
    return 1;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 4) return 2;
    const auto rules = engine::catalogue::rules("english");
    const engine::Alphabet& alphabet = (*rules)->alphabet;
    const auto list = engine::readWordListFile(argv[1], alphabet);
    if (!list) return refuse(list.error());
    engine::BuildPlan plan;
    plan.graphs.push_back({argv[2]});
    if (const auto report = engine::buildLexicon(list->words, alphabet, plan); !report)
        return refuse(report.error());

    const auto lexicon = engine::Lexicon::open(argv[2], alphabet, false);
    if (!lexicon) return refuse(lexicon.error());
    const auto tiles = engine::readTileCounts(argv[3], alphabet);
    if (!tiles) return refuse(tiles.error());
    const auto found = engine::findWords(**lexicon, engine::subAnagramQuery(*tiles));
    if (!found) return refuse(found.error());
    for (const auto& word : found->words)
        std::printf("%s\n", engine::wordText(alphabet, word).c_str());
}
