// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/movegen/lane_scan.h"

namespace engine {

/// How the search for words over an anchor begins. Behind a run of tiles a word can only begin
/// with that run, so the DAWG has led along it. Any other word is sought with the GADDAG, from
/// the end of the tiles that follow the anchor: few words contain them, while almost any
/// prefix could be laid out to their left before they are met.
struct AnchorStart
{
    bool behindRun = false;
    int first = 0;           ///< the first square of the run, or the anchor
    int pivot = 0;           ///< the end of the tiles that follow the anchor, or the anchor
    std::uint32_t list = 0;  ///< for the anchor's square
    LetterSet letters = 0;   ///< that can go there, as far as board and graph tell
};

/// `graph`: a LetterGraph or NodeLists. One without a GADDAG, as for alphagrams, leaves the list 0 and the letters to the
/// cross-set.
template <class Graph>
[[nodiscard]] AnchorStart startAt(const LaneScan& lane, int anchor, const Graph& graph)
{
    AnchorStart start;
    start.first = start.pivot = anchor;
    if (graph.gaddagRoot() == 0) {
        start.letters = lane[anchor].fits;
        return start;
    }
    start.behindRun = lane.hasTile(anchor - 1);
    if (start.behindRun) {
        start.first = lane.runBegin(anchor - 1);
        start.list = graph.dawgRoot();
        for (int i = start.first; i < anchor; ++i)
            start.list = graph.step(start.list, lane[i].letter);
    } else {
        start.pivot = lane.runEnd(anchor + 1);
        start.list = graph.gaddagRoot();
        for (int i = start.pivot; i > anchor; --i)
            start.list = graph.step(start.list, lane[i].letter);
    }
    start.letters = lane[anchor].fits & graph.list(start.list).letters();
    return start;
}

}  // namespace engine
