// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "engine/board/position.h"
#include "engine/game/note_links.h"

namespace engine {

/// What links and pictures of a note become on a page.
struct NoteTargets
{
    /// That squares and moves are read in; null = there are no links into the game.
    const Position* position = nullptr;
    int turns = 0;  ///< of the game
    /// The address of a place in the game: "#turn13". Nothing = it stays text.
    std::function<std::string(const NoteLink& place)> place;
    /// The element of a picture that the note shows. Nothing = it is left out.
    std::function<std::string(std::string_view name)> picture;
};

/// A note as HTML. Of Markdown it knows paragraphs, whose lines stay lines, headings, lists,
/// quotations, tables, code, rules, emphasis and links to http and https addresses; everything
/// else, HTML above all, is text. Nothing of it is loaded from elsewhere. All elements are closed.
/// Takes time in proportion to the note's length.
[[nodiscard]] std::string noteHtml(std::string_view markdown, const NoteTargets& targets = {});

/// A note for a Markdown file that other programs show: its lines stay lines, HTML in it is text,
/// and it neither shows pictures from elsewhere nor has links but to http and https addresses.
[[nodiscard]] std::string safeMarkdown(std::string_view markdown);

}  // namespace engine
