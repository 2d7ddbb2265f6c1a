// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/note_inline.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/game/board_svg.h"
#include "engine/game/note_tags.h"

namespace engine::note_html {
namespace {

using board_svg::escaped;

constexpr std::size_t kNone = std::string_view::npos;
/// Of a link's text or address: what is longer is text.
constexpr std::size_t kLongest = 2000;
constexpr std::string_view kEmphasis = "*_~";

bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\t';
}

bool isPunctuation(char c)
{
    return (c >= '!' && c <= '/') || (c >= ':' && c <= '@') || (c >= '[' && c <= '`') ||
           (c >= '{' && c <= '~');
}

bool isOfAddress(char c)
{
    return static_cast<unsigned char>(c) > ' ' && c != '<' && c != '>' && c != '"' && c != '\x7F';
}

std::size_t signIndex(char sign)
{
    return kEmphasis.find(sign);
}

std::string withBreaks(std::string_view text)
{
    std::string html;
    for (std::size_t begin = 0;;) {
        const std::size_t end = text.find('\n', begin);
        std::string_view line = text.substr(begin, end - begin);
        if (end != kNone) line = line.substr(0, line.find_last_not_of(' ') + 1);
        html += escaped(line);
        if (end == kNone) return html;
        html += "<br/>\n";
        begin = end + 1;
    }
}

}  // namespace

bool isWebAddress(std::string_view address)
{
    for (const std::string_view scheme : {"http://", "https://"})
        if (address.size() > scheme.size() && address.substr(0, scheme.size()) == scheme)
            return std::all_of(address.begin(), address.end(), isOfAddress);
    return false;
}

InlineText::InlineText(std::string_view text, const NoteTargets& targets, int depth, bool inLink)
    : m_text(text), m_targets(targets), m_depth(depth), m_inLink(inLink)
{
}

std::string InlineText::html()
{
    for (std::size_t at = 0; at < m_text.size();) {
        const std::size_t used = m_depth < kDeepest ? element(at) : 0;
        if (used == 0) m_plain += m_text[at];
        at += std::max<std::size_t>(used, 1);
    }
    flush();
    return std::move(m_html);
}

std::size_t InlineText::element(std::size_t at)
{
    switch (m_text[at]) {
    case '\\': return escape(at);
    case '`': return code(at);
    case '!': return picture(at);
    case '[': return link(at);
    case '<':
    case 'h': return address(at);
    case '*':
    case '_':
    case '~': return emphasis(at);
    default: return 0;
    }
}

std::size_t InlineText::escape(std::size_t at)
{
    if (at + 1 >= m_text.size()) return 0;
    const char next = m_text[at + 1];
    if (!isPunctuation(next) && next != '\n') return 0;
    m_plain += next;
    return 2;
}

std::size_t InlineText::runAt(std::size_t at) const
{
    const std::size_t end = m_text.find_first_not_of(m_text[at], at);
    return std::min(end, m_text.size()) - at;
}

std::size_t InlineText::code(std::size_t at)
{
    const std::size_t length = runAt(at);
    if (length >= m_openCode.size() || m_openCode[length]) {
        m_plain.append(length, '`');
        return length;
    }
    const std::size_t begin = at + length;
    for (std::size_t end = m_text.find('`', begin); end < m_text.size();
         end = m_text.find('`', end)) {
        const std::size_t run = runAt(end);
        if (run == length) {
            flush();
            std::string_view inside = m_text.substr(begin, end - begin);
            if (inside.size() > 2 && inside.front() == ' ' && inside.back() == ' ')
                inside = inside.substr(1, inside.size() - 2);
            m_html += "<code>" + escaped(inside) + "</code>";
            return end + run - at;
        }
        end += run;
    }
    m_openCode[length] = true;
    m_plain.append(length, '`');
    return length;
}

std::size_t InlineText::picture(std::size_t at)
{
    constexpr std::string_view kMiddle = "](picture:";
    if (m_text.substr(at, 2) != "![") return 0;
    const std::string_view rest = m_text.substr(at, kLongest);
    const std::size_t middle = rest.find(']');
    if (middle == kNone || rest.substr(middle, kMiddle.size()) != kMiddle) {
        // Not the link that it would be without the mark, either: it is text.
        m_plain += "![";
        return 2;
    }
    const std::size_t end = rest.find(')', middle);
    if (end == kNone) return 0;
    const std::size_t name = middle + kMiddle.size();
    flush();
    if (m_targets.picture) m_html += m_targets.picture(rest.substr(name, end - name));
    return end + 1;
}

void InlineText::addLink(std::string_view address, const std::string& shown)
{
    flush();
    m_html += "<a rel=\"noopener noreferrer nofollow\" href=\"" + escaped(address) + "\">" + shown +
              "</a>";
}

std::size_t InlineText::link(std::size_t at)
{
    const std::string_view rest = m_text.substr(at, kLongest);
    const std::size_t middle = rest.find(']');
    if (m_inLink || middle == kNone || rest.substr(middle, 2) != "](") return 0;
    const std::size_t end = rest.find(')', middle);
    if (end == kNone) return 0;
    const std::string_view address = rest.substr(middle + 2, end - middle - 2);
    if (!isWebAddress(address)) return 0;
    addLink(address, InlineText(rest.substr(1, middle - 1), m_targets, m_depth + 1, true).html());
    return end + 1;
}

std::size_t InlineText::address(std::size_t at)
{
    const bool bracketed = m_text[at] == '<';
    if (m_inLink || (!bracketed && at > 0 && !isSpace(m_text[at - 1]) && m_text[at - 1] != '('))
        return 0;
    const std::size_t begin = at + (bracketed ? 1 : 0);
    if (m_text.substr(begin, 4) != "http") return 0;
    std::size_t end = begin;
    const std::size_t most = std::min(m_text.size(), begin + kLongest);
    while (end < most && isOfAddress(m_text[end])) ++end;
    if (bracketed && (end >= m_text.size() || m_text[end] != '>')) return 0;
    // What ends a sentence is no part of the address.
    while (!bracketed && end > begin &&
           std::string_view(".,;:!?)*_'").find(m_text[end - 1]) != kNone)
        --end;
    const std::string_view found = m_text.substr(begin, end - begin);
    if (!isWebAddress(found)) return 0;
    addLink(found, escaped(found));
    return end - at + (bracketed ? 1 : 0);
}

bool InlineText::canOpen(std::size_t at, std::size_t length) const
{
    const std::size_t after = at + length;
    if (after >= m_text.size() || isSpace(m_text[after])) return false;
    const bool free = at == 0 || isSpace(m_text[at - 1]) || isPunctuation(m_text[at - 1]);
    return free || (m_text[at] != '_' && !isPunctuation(m_text[after]));
}

bool InlineText::canClose(std::size_t at, std::size_t length) const
{
    const std::size_t after = at + length;
    if (at == 0 || isSpace(m_text[at - 1])) return false;
    const bool free =
        after >= m_text.size() || isSpace(m_text[after]) || isPunctuation(m_text[after]);
    return free || (m_text[at] != '_' && !isPunctuation(m_text[at - 1]));
}

std::size_t InlineText::closing(std::size_t from, char sign, std::size_t length) const
{
    for (std::size_t at = from; at < m_text.size();) {
        if (m_text[at] == '\\') {
            at += 2;
            continue;
        }
        if (m_text[at] != sign) {
            ++at;
            continue;
        }
        const std::size_t run = runAt(at);
        if (run == length && canClose(at, run)) return at;
        at += run;
    }
    return kNone;
}

std::size_t InlineText::emphasis(std::size_t at)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kElements{
        {{"", ""},
         {"<em>", "</em>"},
         {"<strong>", "</strong>"},
         {"<strong><em>", "</em></strong>"}}};
    const char sign = m_text[at];
    const std::size_t length = runAt(at);
    const auto asText = [&] {
        m_plain.append(length, sign);
        return length;
    };
    if (length >= kElements.size() || (sign == '~' && length != 2) || !canOpen(at, length))
        return asText();
    bool& unclosed = m_unclosed[signIndex(sign)][length];
    const std::size_t end = unclosed ? kNone : closing(at + length, sign, length);
    unclosed = end == kNone;
    if (unclosed) return asText();
    flush();
    const std::string_view inside = m_text.substr(at + length, end - at - length);
    const auto& [open, close] = kElements[length];
    m_html += sign == '~' ? "<s>" : open;
    m_html += InlineText(inside, m_targets, m_depth + 1, m_inLink).html();
    m_html += sign == '~' ? "</s>" : close;
    return end + length - at;
}

void InlineText::flush()
{
    struct Stretch
    {
        std::size_t begin = 0;
        std::size_t length = 0;
        std::string open;
        const char* close = "";
    };
    std::vector<Stretch> stretches;
    for (const NoteTag& tag : noteTags(m_plain))
        stretches.push_back({tag.begin, tag.length, "<span class=\"tag\">", "</span>"});
    if (m_targets.position != nullptr && m_targets.place && !m_inLink) {
        for (const NoteLink& link : noteLinks(m_plain, *m_targets.position, m_targets.turns)) {
            const std::string target = m_targets.place(link);
            if (target.empty()) continue;
            stretches.push_back(
                {link.begin, link.length, "<a href=\"" + escaped(target) + "\">", "</a>"});
        }
    }
    std::sort(stretches.begin(), stretches.end(),
              [](const Stretch& a, const Stretch& b) { return a.begin < b.begin; });
    const std::string_view plain = m_plain;
    std::size_t from = 0;
    for (const Stretch& each : stretches) {
        if (each.begin < from) continue;
        m_html += withBreaks(plain.substr(from, each.begin - from)) + each.open;
        m_html += withBreaks(plain.substr(each.begin, each.length)) + each.close;
        from = each.begin + each.length;
    }
    m_html += withBreaks(plain.substr(from));
    m_plain.clear();
}

}  // namespace engine::note_html
