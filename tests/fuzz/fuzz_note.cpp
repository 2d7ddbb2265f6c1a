// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/note_html.h"
#include "engine/game/note_links.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

namespace {

std::size_t countOf(std::string_view text, std::string_view part)
{
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos;
         at = text.find(part, at + 1))
        ++count;
    return count;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::Input input(data, size);
    static const Position position =
        Position::create(catalogue::rules("english").value(), nullptr).value();
    NoteTargets targets;
    targets.position = &position;
    targets.turns = 20;
    targets.place = [](const NoteLink&) { return std::string("#turn1"); };
    const std::string html = noteHtml(input.text, targets);
    // Nothing that loads or runs anything.
    for (const char* element : {"<script", "<img", "<iframe", "<style", "<object", "<svg", "<form",
                                "href=\"javascript:", "href=\"file:", "href=\"data:"})
        fuzz::require(countOf(html, element) == 0);
    for (const char* name : {"p", "ul", "ol", "blockquote", "table", "pre", "a"}) {
        const std::string begin = std::string("<") + name;
        const std::size_t open = countOf(html, begin + ">") + countOf(html, begin + " ");
        fuzz::require(open == countOf(html, std::string("</") + name + ">"));
    }
    const std::string markdown = safeMarkdown(input.text);
    fuzz::require(markdown.size() < 64 + 16 * size);
    return 0;
}
