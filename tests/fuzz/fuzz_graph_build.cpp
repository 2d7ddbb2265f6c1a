// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iterator>

#include "engine/lexicon/kwg_builder.h"
#include "engine/lexicon/lexicon_diff.h"
#include "engine/lexicon/lexicon_file.h"
#include "engine/lexicon/macondo_dawg.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

namespace {

bool same(const WordList& a, const WordList& b)
{
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (!std::ranges::equal(a[i], b[i])) return false;
    return true;
}

}  // namespace

/// The first byte is the order; then come words of tiles that zero bytes separate, in whatever
/// order: the graph holds just these.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0) return 0;
    constexpr NodeOrder kOrders[] = {NodeOrder::Wolges, NodeOrder::Experimental, NodeOrder::Legacy,
                                     NodeOrder::MagpieMerged, NodeOrder::Magpie};
    const NodeOrder order = kOrders[data[0] % std::size(kOrders)];
    const Alphabet& english = fuzz::alphabetOf("english");
    const std::span<const Tile> tiles(data + 1, std::min<std::size_t>(size - 1, 4096));
    WordList words;
    bool fits = true;
    for (std::size_t at = 0; at < tiles.size();) {
        const auto rest = tiles.subspan(at);
        const auto end = static_cast<std::size_t>(std::ranges::find(rest, Tile{0}) - rest.begin());
        if (end > 0) words.add(rest.first(end));
        fits = fits && end <= kLongestWord &&
               std::ranges::all_of(rest.first(end), [](Tile t) { return t <= kMaxLetters; });
        at += end + 1;
    }
    auto nodes = buildKwg(words, GraphKind::Gaddawg, order);
    fuzz::require(nodes.has_value() == fits);
    fuzz::require(buildKwg(words, GraphKind::Alpha, order).has_value() == fits);
    if (!fits) return 0;
    const auto kwg = Kwg::fromNodes(std::move(*nodes));
    fuzz::require(kwg.has_value());
    words.sortAndRemoveDuplicates();
    fuzz::require(same(wordsOf(*kwg).value(), words));
    // To other formats and back.
    const auto big = buildKbwg(words, GraphKind::Dawg, order);
    const auto other = Kwg::fromNodes(big.value());
    const auto none = [](OnlyIn, std::span<const Tile>) { return true; };
    const auto difference = findDifferences(*kwg, other.value(), none);
    fuzz::require(difference && difference->onlyInFirst + difference->onlyInSecond == 0);
    if (kwg->highestTile() > english.letterCount()) return 0;
    for (const MacondoKind kind : {MacondoKind::Dawg, MacondoKind::Gaddag}) {
        const auto bytes = writeMacondoGraph(*kwg, english, "fuzz", kind);
        if (bytes) fuzz::require(same(readMacondoGraph(*bytes, english).value(), words));
    }
    return 0;
}
