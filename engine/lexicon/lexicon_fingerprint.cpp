// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/lexicon_fingerprint.h"

#include <cstddef>
#include <span>
#include <vector>

#include "engine/base/sha256.h"
#include "engine/lexicon/klv.h"
#include "engine/lexicon/lexicon.h"

namespace engine {

std::string lexiconFingerprint(const Lexicon& lexicon)
{
    return sha256(std::as_bytes(lexicon.words().nodes()));
}

std::string leavesFingerprint(const Klv* leaves)
{
    if (leaves == nullptr) return "none";
    // The graph says which leaves, the values are in their order.
    const auto nodes = std::as_bytes(leaves->graph().nodes());
    const auto points = std::as_bytes(leaves->points());
    std::vector<std::byte> bytes(nodes.begin(), nodes.end());
    bytes.insert(bytes.end(), points.begin(), points.end());
    return sha256(bytes);
}

}  // namespace engine
