// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/pre_endgame_notes.h"

#include <bit>

#include "engine/base/random.h"

namespace engine {

namespace {

std::uint64_t mixedIn(std::uint64_t key, std::uint64_t more)
{
    return mix64(key ^ mix64(more));
}

std::uint64_t keyOfTiles(std::uint64_t key, const Rack& rack)
{
    for (LetterSet kinds = rack.present(); kinds != 0; kinds &= kinds - 1) {
        const auto tile = static_cast<Tile>(std::countr_zero(kinds));
        key = mixedIn(key, std::uint64_t{tile} << 8 | static_cast<std::uint64_t>(rack.count(tile)));
    }
    return mixedIn(key, ~std::uint64_t{0});
}

}  // namespace

std::uint64_t PreEndgameNotes::keyOf(const Move& reply, const PreEndgameHolding& holding)
{
    std::uint64_t key = mixedIn(static_cast<std::uint64_t>(reply.kind),
                                std::uint64_t{reply.row} << 16 | std::uint64_t{reply.column} << 8 |
                                    static_cast<std::uint64_t>(reply.direction));
    for (const Tile tile : reply.tileSpan()) key = mixedIn(key, tile);
    for (const Rack* rack : {&holding.mover, &holding.opponent, &holding.bag})
        key = keyOfTiles(key, *rack);
    return key;
}

std::optional<PreEndgameEnding> PreEndgameNotes::find(std::uint64_t key, std::uint64_t look,
                                                      bool exactly) const
{
    const auto found = m_endings.find(key);
    if (found == m_endings.end()) return std::nullopt;
    const Note& note = found->second;
    const bool stands = note.ending.proved && (note.ending.gainExact || !exactly);
    if (!stands && note.look != look && note.holds != Holds::Always) return std::nullopt;
    return note.ending;
}

void PreEndgameNotes::keep(std::uint64_t key, std::uint64_t look, const PreEndgameEnding& ending,
                           Holds holds)
{
    m_endings[key] = {ending, look, holds};
}

const Move* PreEndgameNotes::replyTo(std::size_t draw) const
{
    const auto found = m_replies.find(draw);
    return found == m_replies.end() ? nullptr : &found->second;
}

}  // namespace engine
