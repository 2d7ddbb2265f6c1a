// SPDX-License-Identifier: GPL-3.0-or-later
#include <vector>

#include "engine/lexicon/graph_marks.h"
#include "engine/lexicon/graph_proof.h"
#include "engine/lexicon/kwg.h"
#include "engine/lexicon/proof_by_marks.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

/// Marks that may be anything beside nodes that may be anything: what they prove, the walk proves.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr std::size_t kPerNode = sizeof(GraphNode) + sizeof(std::uint32_t) + sizeof(GraphMark);
    const fuzz::Input input(data, size);
    const std::size_t count = size / kPerNode;
    const std::size_t words = count * sizeof(GraphNode);
    const auto opened =
        OpenedGraph<GraphNode>::fromNodes(fuzz::nodesFrom<GraphNode>(input.bytes.first(words)), 26);
    if (!opened) return 0;
    std::vector<std::uint32_t> counts =
        fuzz::nodesFrom<std::uint32_t>(input.bytes.subspan(words, words));
    const std::vector<GraphMark> lengths(data + 2 * words, data + 2 * words + count);
    for (const GraphUse use : {GraphUse::Words, GraphUse::Leaves}) {
        // What a walk leaves proves the same.
        const auto counted =
            proveGraph<GraphNode>(opened->nodes(), use, 26, {}, {}, CountWords::Yes);
        if (counted && !counted->counts.empty() &&
            highestTileIfSound<GraphNode>(opened->nodes(), use, 26)) {
            const auto kept = proofBy({counted->marks, counted->counts}, opened->nodes(), use);
            fuzz::require(kept && kept->words == counted->words &&
                          kept->longestWord == counted->longestWord);
        }
        // Neither do marks that are found without a walk prove what it wouldn't.
        if (use == GraphUse::Words) {
            if (const auto found = findMarks(*opened)) {
                if (const auto proof = proofBy(found->view(), opened->nodes(), use)) {
                    fuzz::require(counted && proof->words == counted->words &&
                                  proof->longestWord == counted->longestWord &&
                                  proof->highestTile == counted->highestTile);
                }
            }
        }
        const auto proof = proofBy({lengths, counts}, opened->nodes(), use);
        if (!proof) continue;
        const auto walked = proveGraph<GraphNode>(opened->nodes(), use, 26, {});
        fuzz::require(walked.has_value());
        fuzz::require(proof->longestWord == walked->longestWord);
        if (use == GraphUse::Words) {
            const auto nodes = opened->nodes();
            const Kwg kwg =
                Kwg::fromNodes(std::vector<GraphNode>(nodes.begin(), nodes.end())).value();
            fuzz::require(proof->words == kwg.wordCount());
        }
    }
    return 0;
}
