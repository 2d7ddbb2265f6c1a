// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>

#include "engine/board/move.h"
#include "engine/rules/rack.h"

namespace engine {

/// A game's result for the mover of a pre-endgame.
struct PreEndgameEnding
{
    int sign = 0;
    bool proved = false;
    int gain = 0;  ///< change of his spread from before the candidate
    bool gainExact = false;
    int depth = 0;
};

/// Where the tiles are after a reply of the opponent, drawn or still in the bag.
struct PreEndgameHolding
{
    const Rack& mover;
    const Rack& opponent;
    const Rack& bag;
};

/// What one candidate's endings came to, kept from one look at it to the next closer one: what is
/// proved needs no second look, and what was found at this look needs none either, whichever bag it
/// is met with. Belongs to a candidate, so that it doesn't matter who looked at it before.
class PreEndgameNotes
{
public:
    /// How long an ending holds.
    enum class Holds { InThisLook, Always };

    [[nodiscard]] static std::uint64_t keyOf(const Move& reply, const PreEndgameHolding& holding);

    /// Nothing when it wasn't met yet or would be looked at more closely now: in another look than
    /// `look`, or when it must be exact by how much.
    [[nodiscard]] std::optional<PreEndgameEnding> find(std::uint64_t key, std::uint64_t look,
                                                       bool exactly) const;
    void keep(std::uint64_t key, std::uint64_t look, const PreEndgameEnding& ending, Holds holds);

    /// What the opponent answered at the last look, when these tiles are in the bag; null when he
    /// wasn't asked.
    [[nodiscard]] const Move* replyTo(std::size_t draw) const;
    void keepReply(std::size_t draw, const Move& reply) { m_replies[draw] = reply; }

    void clear()
    {
        m_endings.clear();
        m_replies.clear();
    }

private:
    struct Note
    {
        PreEndgameEnding ending;
        std::uint64_t look = 0;
        Holds holds = Holds::InThisLook;
    };

    std::unordered_map<std::uint64_t, Note> m_endings;
    std::unordered_map<std::size_t, Move> m_replies;
};

}  // namespace engine
