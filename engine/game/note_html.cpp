// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/note_html.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/game/board_svg.h"
#include "engine/game/note_inline.h"

namespace engine {
namespace {

using board_svg::escaped;
using note_html::InlineText;
using note_html::isWebAddress;
using note_html::kDeepest;

using Lines = std::vector<std::string_view>;

constexpr std::size_t kNoMark = std::string_view::npos;
/// Of a link's text, its address or a picture's name: what is longer is none.
constexpr std::size_t kLongestAddress = 2000;

Lines linesOf(std::string_view text)
{
    Lines lines;
    for (std::size_t begin = 0;;) {
        const std::size_t end = text.find('\n', begin);
        std::string_view line = text.substr(begin, end - begin);
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        lines.push_back(line);
        if (end == kNoMark) return lines;
        begin = end + 1;
    }
}

std::string_view trimmedNote(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == kNoMark) return {};
    return text.substr(begin, text.find_last_not_of(" \t") + 1 - begin);
}

bool isFence(std::string_view line)
{
    const std::string_view start = trimmedNote(line).substr(0, 3);
    return start == "```" || start == "~~~";
}

/// "## Text" without its signs.
std::optional<std::string_view> headingOf(std::string_view line)
{
    const std::size_t level = std::min(line.find_first_not_of('#'), line.size());
    if (level == 0 || level > 6 || level >= line.size() || line[level] != ' ') return std::nullopt;
    return trimmedNote(line.substr(level));
}

bool isRule(std::string_view line)
{
    const std::string_view text = trimmedNote(line);
    return text.size() >= 3 && std::string_view("-*_").find(text.front()) != kNoMark &&
           text.find_first_not_of(text.front()) == kNoMark;
}

/// What a line begins an item of a list with.
struct Marker
{
    bool numbered = false;
    std::string_view number;
    std::size_t width = 0;  ///< to the item's text
};

std::optional<Marker> markerOf(std::string_view line)
{
    const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
    if (indent >= line.size()) return std::nullopt;
    Marker marker;
    std::size_t end = indent;
    if (std::string_view("-*+").find(line[indent]) != kNoMark) {
        ++end;
    } else {
        end = std::min(line.find_first_not_of("0123456789", indent), line.size());
        if (end == indent || end - indent > 9 || end >= line.size() ||
            (line[end] != '.' && line[end] != ')'))
            return std::nullopt;
        marker.numbered = true;
        marker.number = line.substr(indent, end - indent);
        ++end;
    }
    if (end >= line.size() || line[end] != ' ') return std::nullopt;
    marker.width = end + 1;
    return marker;
}

std::vector<std::string_view> cellsOf(std::string_view line)
{
    std::string_view row = trimmedNote(line);
    if (!row.empty() && row.front() == '|') row.remove_prefix(1);
    std::vector<std::string_view> cells;
    std::size_t begin = 0;
    for (std::size_t at = 0; at < row.size(); ++at) {
        if (row[at] == '\\') ++at;
        else if (row[at] == '|') {
            cells.push_back(trimmedNote(row.substr(begin, at - begin)));
            begin = at + 1;
        }
    }
    if (begin < row.size()) cells.push_back(trimmedNote(row.substr(begin)));
    return cells;
}

/// The line below the head of a table.
bool isTableRule(std::string_view line)
{
    return line.find('|') != kNoMark && line.find("--") != kNoMark &&
           line.find_first_not_of("|:- \t") == kNoMark;
}

class Blocks
{
public:
    Blocks(Lines lines, const NoteTargets& targets, int depth)
        : m_lines(std::move(lines)), m_targets(targets), m_depth(depth)
    {
    }

    /// `tight`: in an item of a list, whose text is no paragraph of its own.
    std::string html(bool tight = false)
    {
        while (!ended()) {
            if (trimmedNote(line()).empty()) ++m_at;
            else if (isFence(line())) addCode();
            else if (const auto heading = headingOf(line())) {
                m_html += "<h3>" + inlineHtml(*heading) + "</h3>\n";
                ++m_at;
            } else if (isRule(line())) {
                m_html += "<hr/>\n";
                ++m_at;
            } else if (line().front() == '>' && m_depth < kDeepest) addQuotation();
            else if (isTable()) addTable();
            else if (markerOf(line()) && m_depth < kDeepest) addList();
            else addParagraph(tight);
        }
        return std::move(m_html);
    }

private:
    [[nodiscard]] bool ended() const { return m_at >= m_lines.size(); }
    [[nodiscard]] std::string_view line() const { return m_lines[m_at]; }
    [[nodiscard]] std::string inlineHtml(std::string_view text) const
    {
        return InlineText(text, m_targets).html();
    }
    [[nodiscard]] bool isTable() const
    {
        return line().find('|') != kNoMark && m_at + 1 < m_lines.size() &&
               isTableRule(m_lines[m_at + 1]);
    }
    /// What ends a paragraph without an empty line.
    [[nodiscard]] bool beginsBlock() const
    {
        const auto marker = markerOf(line());
        return isFence(line()) || headingOf(line()) || isRule(line()) || line().front() == '>' ||
               isTable() || (marker && (!marker->numbered || marker->number == "1"));
    }

    void addCode()
    {
        const std::string_view fence = trimmedNote(line()).substr(0, 3);
        m_html += "<pre><code>";
        for (++m_at; !ended(); ++m_at) {
            if (trimmedNote(line()).substr(0, 3) == fence) {
                ++m_at;
                break;
            }
            m_html += escaped(line()) + "\n";
        }
        m_html += "</code></pre>\n";
    }

    void addQuotation()
    {
        Lines inside;
        for (; !ended() && !line().empty() && line().front() == '>'; ++m_at)
            inside.push_back(line().substr(line().substr(0, 2) == "> " ? 2 : 1));
        m_html += "<blockquote>" + Blocks(std::move(inside), m_targets, m_depth + 1).html() +
                  "</blockquote>\n";
    }

    void addTable()
    {
        const auto rule = cellsOf(m_lines[m_at + 1]);
        const auto add = [&](const char* element) {
            m_html += "<tr>";
            const auto cells = cellsOf(line());
            for (std::size_t i = 0; i < cells.size(); ++i) {
                const bool right = i < rule.size() && !rule[i].empty() && rule[i].back() == ':' &&
                                   rule[i].front() != ':';
                m_html += std::string("<") + element + (right ? " class=\"n\">" : ">") +
                          inlineHtml(cells[i]) + "</" + element + ">";
            }
            m_html += "</tr>\n";
        };
        m_html += "<table>";
        add("th");
        m_at += 2;
        for (; !ended() && line().find('|') != kNoMark; ++m_at) add("td");
        m_html += "</table>\n";
    }

    void addList()
    {
        const Marker first = *markerOf(line());
        m_html += !first.numbered       ? std::string("<ul>")
                  : first.number == "1" ? std::string("<ol>")
                                        : "<ol start=\"" + std::string(first.number) + "\">";
        while (!ended()) {
            const auto marker = markerOf(line());
            if (!marker || marker->numbered != first.numbered || isRule(line())) break;
            addItem(marker->width);
        }
        m_html += first.numbered ? "</ol>\n" : "</ul>\n";
    }

    void addItem(std::size_t width)
    {
        Lines inside{line().substr(width)};
        for (++m_at; !ended(); ++m_at) {
            const std::size_t indent = line().find_first_not_of(' ');
            if (indent != kNoMark && indent < width &&
                (inside.back().empty() || markerOf(line()) || beginsBlock()))
                break;
            inside.push_back(indent == kNoMark ? std::string_view()
                                               : line().substr(std::min(indent, width)));
        }
        while (inside.size() > 1 && inside.back().empty()) inside.pop_back();
        m_html += "<li>" + Blocks(std::move(inside), m_targets, m_depth + 1).html(true) + "</li>\n";
    }

    void addParagraph(bool tight)
    {
        std::string text(trimmedNote(line()));
        for (++m_at; !ended() && !trimmedNote(line()).empty() && !beginsBlock(); ++m_at) {
            text += '\n';
            text += line().substr(line().find_first_not_of(" \t"));
        }
        const std::string inside = inlineHtml(text);
        m_html += tight ? inside : "<p>" + inside + "</p>\n";
    }

    Lines m_lines;
    const NoteTargets& m_targets;
    int m_depth;
    std::size_t m_at = 0;
    std::string m_html;
};

/// Whether a link may lead there: into the note's own pictures or to an address.
bool isHarmlessTarget(std::string_view rest)
{
    const std::string_view near = rest.substr(0, kLongestAddress);
    const std::string_view target = near.substr(0, near.find_first_of(") \n"));
    return isWebAddress(target) || target.substr(0, 8) == "picture:";
}

/// What follows on the mark of a picture. Its text holds nothing by which others could see its end
/// elsewhere: no other bracket, no code, no tag.
bool showsOwnPicture(std::string_view rest)
{
    const std::string_view near = rest.substr(0, kLongestAddress);
    const std::size_t middle = near.find_first_of("[]`<\\", 1);
    return middle != kNoMark && near.substr(middle, 10) == "](picture:";
}

/// Whether there is a backslash before a character that makes it one of text.
bool isEscaped(std::string_view line, std::size_t at)
{
    const std::size_t last = line.substr(0, at).find_last_not_of('\\');
    const std::size_t backslashes = at - (last == kNoMark ? 0 : last + 1);
    return backslashes % 2 != 0;
}

}  // namespace

std::string noteHtml(std::string_view markdown, const NoteTargets& targets)
{
    return Blocks(linesOf(markdown), targets, 0).html();
}

std::string safeMarkdown(std::string_view markdown)
{
    std::string text;
    const Lines lines = linesOf(markdown);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        // Others aren't shown, and must not come between two that mean something together.
        std::string shown;
        std::ranges::copy_if(lines[i], std::back_inserter(shown), [](char c) {
            return static_cast<unsigned char>(c) >= ' ' || c == '\t';
        });
        const std::string_view line = shown;
        for (std::size_t at = 0; at < line.size(); ++at) {
            const char c = line[at];
            const std::string_view rest = line.substr(at + 1);
            const bool picture = c == '!' && rest.substr(0, 1) == "[" && !showsOwnPicture(rest);
            const bool link = at > 0 && line[at - 1] == ']' && c == '(' && !isHarmlessTarget(rest);
            const bool definition = at > 0 && line[at - 1] == ']' && (c == ':' || c == '[');
            // One more before one that has it already would be that one's own.
            if ((c == '<' || picture || link || definition) && !isEscaped(line, at)) text += '\\';
            text += c;
        }
        if (i + 1 == lines.size()) break;
        // Two blanks keep a line a line.
        const bool goesOn = !trimmedNote(line).empty() && !trimmedNote(lines[i + 1]).empty();
        text += goesOn && !isFence(line) && !isFence(lines[i + 1]) ? "  \n" : "\n";
    }
    return text;
}

}  // namespace engine
