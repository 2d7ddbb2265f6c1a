// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/solitaire/solitaire_text.h"
#include "tests/fuzz/fuzz_solitaire_game.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

/// An order of tiles in the first line, behind it games.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const SolitaireTaskPtr task = fuzz::solitaireTask();
    const Alphabet& alphabet = task->rules().alphabet;
    const fuzz::Input input(data, size);
    const std::size_t end = std::min(input.text.find('\n'), input.text.size());
    if (const auto order = readTileOrder(alphabet, input.text.substr(0, end))) {
        const auto again = readTileOrder(alphabet, alphabet.written(*order));
        fuzz::require(again.has_value() && *again == *order);
    }
    const auto games = readSolitaireText(input.text.substr(std::min(end + 1, input.text.size())));
    if (!games) {
        fuzz::require(!games.error().toString().empty());
        return 0;
    }
    constexpr std::size_t kMost = 8;
    for (const WrittenSolitaireGame& game :
         std::span(*games).first(std::min(games->size(), kMost))) {
        const auto checked = checkSolitaire(*task, game);
        if (!checked) continue;
        // Files state either.
        fuzz::require(!game.total || *game.total == checked->total() ||
                      *game.total == checked->points);
        const auto again = readSolitaireText(writeSolitaireText(*task, *checked, "A"));
        fuzz::require(again.has_value() && again->size() == 1);
        const auto same = checkSolitaire(*task, again->front());
        fuzz::require(same.has_value() && same->key == checked->key);
        fuzz::require(same->moves.size() == checked->moves.size());
    }
    return 0;
}
