// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/annotations.h"

/// How notes stand in a GCG.
namespace engine::note_text {

/// A line behind the first of a note, so that it can't be taken for something else: one that looks
/// like a pragma, an event or nothing gets a backslash in front. `last`: no other follows.
[[nodiscard]] std::string escaped(std::string_view line, bool last);
/// The line that escaped() was given, and any other line as it is.
[[nodiscard]] std::string_view unescaped(std::string_view line);

/// What a note holds that is made of tags only: "[%csl R8H] [%cal G8D-8H] [%glyph !?]
/// [%clk 0:12:34]", as annotations of chess games are kept.
struct Tags
{
    Glyph glyph = Glyph::None;
    std::vector<Shape> shapes;
    std::optional<std::int64_t> clock;  ///< milliseconds
};
/// Nothing when there is nothing to write.
[[nodiscard]] std::string written(const Tags& tags);
/// Nothing when the note is anything but tags as written() writes them.
[[nodiscard]] std::optional<Tags> readTags(std::string_view note, int rows, int columns);

}  // namespace engine::note_text
