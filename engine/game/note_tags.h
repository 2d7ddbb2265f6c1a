// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

/// A word behind a # in a note, as annotators sort their turns by: "#findingSADDEST". "#13" is a
/// turn and no tag, and "#note" what a line of a GCG begins with.
struct NoteTag
{
    std::size_t begin = 0;   ///< of the #, in bytes
    std::size_t length = 0;  ///< with the #
    std::string name;        ///< without the #
};

/// The tags of a text, in order.
[[nodiscard]] std::vector<NoteTag> noteTags(std::string_view text);

/// How large a mistake a tag calls the turn.
enum class TaggedSize : std::uint8_t { Small, Medium, Large };

/// What a tag says of a mistake: a kind (knowledge, finding, vision, tactics, strategy, endgame or
/// time) and a size behind it, in words (small, medium, large) or by grief (sad, SAD, SADDEST).
/// Nothing for any other tag.
[[nodiscard]] std::optional<TaggedSize> taggedMistake(std::string_view tag);

}  // namespace engine
