// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/note_text.h"

#include <algorithm>
#include <charconv>
#include <system_error>

#include "engine/rules/text.h"

namespace engine::note_text {
namespace {

constexpr std::string_view kFiller = " \t\\";

/// Blanks and backslashes, then the sign of a pragma or an event, or the end.
bool isDelicate(std::string_view line)
{
    const std::size_t at = line.find_first_not_of(kFiller);
    return at == std::string_view::npos || line[at] == '#' || line[at] == '>';
}

std::string twoDigits(std::int64_t number)
{
    return (number < 10 ? "0" : "") + std::to_string(number);
}

std::string clockText(std::int64_t millis)
{
    const std::int64_t whole = millis < 0 ? -millis : millis;
    std::string text = millis < 0 ? "-" : "";
    text += std::to_string(whole / 3'600'000) + ":" + twoDigits(whole / 60'000 % 60) + ":" +
            twoDigits(whole / 1000 % 60);
    if (whole % 1000 != 0) text += "." + std::to_string(1000 + whole % 1000).substr(1);
    return text;
}

std::optional<std::int64_t> readClock(std::string_view text)
{
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    std::int64_t hours = 0;
    int minutes = 0;
    int seconds = 0;
    int millis = 0;
    const char* at = text.data();
    const char* const end = at + text.size();
    const auto take = [&](auto& number, char before) {
        if (before != '\0') {
            if (at == end || *at != before) return false;
            ++at;
        }
        const auto [stopped, error] = std::from_chars(at, end, number);
        if (error != std::errc()) return false;
        at = stopped;
        return number >= 0;
    };
    if (!take(hours, '\0') || !take(minutes, ':') || !take(seconds, ':')) return std::nullopt;
    if (at != end && !take(millis, '.')) return std::nullopt;
    if (at != end || hours > 8760 || minutes > 59 || seconds > 59 || millis > 999)
        return std::nullopt;
    const std::int64_t sum = ((hours * 60 + minutes) * 60 + seconds) * 1000 + millis;
    return negative ? -sum : sum;
}

bool readTag(std::string_view name, std::string_view value, int rows, int columns, Tags& tags)
{
    if (name == "csl" || name == "cal") {
        while (!value.empty()) {
            const std::string_view item = value.substr(0, value.find(','));
            value.remove_prefix(std::min(item.size() + 1, value.size()));
            const auto shape = readShape(item, rows, columns);
            if (!shape) return false;
            tags.shapes.push_back(*shape);
        }
        return true;
    }
    if (name == "glyph") {
        const auto glyph = glyphFrom(value);
        tags.glyph = glyph.value_or(Glyph::None);
        return glyph.has_value();
    }
    if (name != "clk") return false;
    tags.clock = readClock(value);
    return tags.clock.has_value();
}

}  // namespace

std::string escaped(std::string_view line, bool last)
{
    const bool blank = text::trimmed(line).empty();
    std::string result;
    if (isDelicate(line) && (!blank || last)) result += '\\';
    result += line;
    return result;
}

std::string_view unescaped(std::string_view line)
{
    if (line.starts_with('\\') && isDelicate(line)) line.remove_prefix(1);
    return line;
}

std::string written(const Tags& tags)
{
    // Marks and arrows in the order in which they were drawn, a new tag where the kind changes.
    std::string text;
    const auto open = [&text](std::string_view name) {
        if (!text.empty()) text += ' ';
        text.append("[%").append(name).append(" ");
    };
    for (std::size_t i = 0; i < tags.shapes.size(); ++i) {
        const bool arrow = tags.shapes[i].isArrow();
        if (i > 0 && tags.shapes[i - 1].isArrow() == arrow) text += ',';
        else open(arrow ? "cal" : "csl");
        text += shapeText(tags.shapes[i]);
        if (i + 1 == tags.shapes.size() || tags.shapes[i + 1].isArrow() != arrow) text += ']';
    }
    if (tags.glyph != Glyph::None) {
        open("glyph");
        text.append(glyphText(tags.glyph)).append("]");
    }
    if (tags.clock) {
        open("clk");
        text += clockText(*tags.clock) + "]";
    }
    return text;
}

std::optional<Tags> readTags(std::string_view note, int rows, int columns)
{
    Tags tags;
    std::string_view rest = note;
    while (!rest.empty()) {
        const std::size_t end = rest.find(']');
        const std::size_t gap = rest.find(' ');
        if (!rest.starts_with("[%") || end == std::string_view::npos || gap > end)
            return std::nullopt;
        if (!readTag(rest.substr(2, gap - 2), rest.substr(gap + 1, end - gap - 1), rows, columns,
                     tags))
            return std::nullopt;
        rest.remove_prefix(end + 1);
        if (rest.starts_with(' ')) rest.remove_prefix(1);
    }
    // Whatever would be written otherwise stays a text.
    if (note.empty() || written(tags) != note) return std::nullopt;
    return tags;
}

}  // namespace engine::note_text
