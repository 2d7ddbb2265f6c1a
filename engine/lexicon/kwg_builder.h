// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/kwg.h"
#include "engine/lexicon/word_list.h"

namespace engine {

/// What to build from a list of words.
enum class GraphKind {
    Gaddawg,  ///< DAWG and GADDAG in one graph
    Dawg,     ///< DAWG only
    Alpha,    ///< DAWG of the words' alphagrams (KAD), for the jumbled game
};

/// In which order the nodes lie in the file. All hold the same words.
enum class NodeOrder {
    Wolges,  ///< default: what the DAWG uses first, then the most used; in cache lines
    Experimental,
    Legacy,        ///< children before parents
    MagpieMerged,  ///< parents before children
    Magpie,        ///< parents before children, no list shares another's tail
};

/// What the building of a graph went through.
struct BuildCounts
{
    /// Nodes before equal ones became one. What follows a separator in a GADDAG is the DAWG's and
    /// doesn't count again.
    std::int64_t nodesBefore = 0;
};

/// Builds the graph in memory. Words may be in any order and repeated; the order of the result's
/// nodes is the one that wolges writes, byte for byte. Fails with OutOfRange when there are
/// more nodes than 22 bits can address, and with Cancelled. `counts` may be null.
[[nodiscard]] Result<std::vector<KwgNode>> buildKwg(const WordList& words, GraphKind kind,
                                                    NodeOrder order = NodeOrder::Wolges,
                                                    const TaskContext& context = {},
                                                    BuildCounts* counts = nullptr);
/// The same with the nodes of big graphs, which address four times as many.
[[nodiscard]] Result<std::vector<KbwgNode>> buildKbwg(const WordList& words, GraphKind kind,
                                                      NodeOrder order = NodeOrder::Wolges,
                                                      const TaskContext& context = {},
                                                      BuildCounts* counts = nullptr);

}  // namespace engine
