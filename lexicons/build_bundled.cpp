// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the graph of the bundled lexicon while the programs are built: what `tilewright-cli lexicon
// build` makes of the same list, without waiting for the command line to be compiled.
//   build_bundled WORDS GRAPH
#include <cstdio>
#include <string>
#include <vector>

#include "engine/base/file_name.h"
#include "engine/lexicon/lexicon_build.h"
#include "engine/lexicon/word_sources.h"
#include "engine/rules/catalogue.h"

namespace {

int fail(const engine::Error& error)
{
    std::fprintf(stderr, "build_bundled: %s\n", error.toString().c_str());
    return 1;
}

}  // namespace

int main(int count, char** arguments)
{
    if (count != 3) {
        std::fputs("usage: build_bundled WORDS GRAPH\n", stderr);
        return 2;
    }
    const auto tiles = engine::catalogue::tileSetByNameOrFile("english");
    if (!tiles) return fail(tiles.error());
    const std::vector<engine::WordSource> sources{{engine::pathFromUtf8(arguments[1])}};
    const auto read = engine::readWordSources(sources, tiles->alphabet);
    if (!read) return fail(read.error());
    if (const auto error = read->firstError()) return fail(*error);
    if (read->rejectedCount() > 0) {
        const engine::RejectedLine& line = read->sources.front().reading.rejected.front();
        return fail({engine::ErrorCode::OutsideAlphabet,
                     engine::say("'%1': %2", line.text, line.reason),
                     {arguments[1], line.line, line.column, -1}});
    }
    engine::BuildPlan plan;
    plan.graphs.push_back({engine::pathFromUtf8(arguments[2])});
    plan.check = false;
    plan.namesLetters = true;
    plan.proofs = engine::ProofCache::ofUser();
    const auto report = engine::buildLexicon(read->words, tiles->alphabet, plan);
    return report ? 0 : fail(report.error());
}
