// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/text.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "engine/base/file_name.h"
#include "engine/base/safe_text.h"

namespace engine::text {
namespace {

constexpr std::size_t kQuotedCharacters = 40;
constexpr std::size_t kLongestName = 64;  // longer ones are no slips of the finger
constexpr std::size_t kMostSuggestions = 3;

/// Levenshtein distance, byte by byte, upper and lower case being the same.
std::size_t distance(std::string_view a, std::string_view b)
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t replaced = diagonal + (lower(a[i]) == lower(b[j]) ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, diagonal + 1, row[j] + 1});
        }
    }
    return row[b.size()];
}

}  // namespace

std::size_t characterBytes(std::string_view text)
{
    return std::max<std::size_t>(soundUtf8(text), 1);
}

int characterCount(std::string_view text)
{
    int count = 0;
    for (; !text.empty(); text.remove_prefix(characterBytes(text))) ++count;
    return count;
}

std::size_t characterOffset(std::string_view text, int character)
{
    std::size_t offset = 0;
    for (; character > 0 && offset < text.size(); --character)
        offset += characterBytes(text.substr(offset));
    return offset;
}

std::optional<std::size_t> findInvalidUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = soundUtf8(text.substr(at));
        if (length == 0) return at;
        at += length;
    }
    return std::nullopt;
}

void append(std::string& text, char32_t point)
{
    const auto tail = [point](unsigned shift) {
        return static_cast<char>(0x80 | ((point >> shift) & 0x3f));
    };
    if (point < 0x80) {
        text += static_cast<char>(point);
    } else if (point < 0x800) {
        text += {static_cast<char>(0xc0 | (point >> 6)), tail(0)};
    } else if (point < 0x10000) {
        text += {static_cast<char>(0xe0 | (point >> 12)), tail(6), tail(0)};
    } else {
        text += {static_cast<char>(0xf0 | (point >> 18)), tail(12), tail(6), tail(0)};
    }
}

bool isControl(char byte)
{
    const auto value = static_cast<std::uint8_t>(byte);
    return value < 0x20 || value == 0x7f;
}

std::string withSign(int number)
{
    return (number < 0 ? "" : "+") + std::to_string(number);
}

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::string_view withoutLeadingSpace(std::string_view text)
{
    return text.substr(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
}

std::string_view withoutMark(std::string_view text)
{
    constexpr std::string_view kMark = "\xef\xbb\xbf";
    return text.starts_with(kMark) ? text.substr(kMark.size()) : text;
}

std::string_view firstMeaningfulLine(std::string_view text)
{
    text = withoutLeadingSpace(withoutMark(text));
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
        if (line.front() != '#') return line;
        text = withoutLeadingSpace(text.substr(line.size()));
    }
    return {};
}

bool isText(std::span<const std::byte> content)
{
    const auto head = content.first(std::min<std::size_t>(content.size(), 4096));
    return std::ranges::find(head, std::byte{0}) == head.end();
}

bool hasEnding(const std::filesystem::path& path, std::string_view ending)
{
    const std::string found = fileNameUtf8(path.extension());
    return std::ranges::equal(found, ending, [](char a, char b) {
        return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
    });
}

Sentence quoted(std::string_view text)
{
    std::string result;
    for (std::size_t count = 0; !text.empty(); ++count) {
        if (count == kQuotedCharacters) {
            result += "...";
            break;
        }
        const std::size_t length = soundUtf8(text);
        if (length == 0 || isControl(text.front())) result += '?';
        else result += text.substr(0, length);
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return say("'%1'", std::move(result));
}

Sentence choices(std::span<const std::string_view> words)
{
    Sentence all;
    for (const std::string_view word : words)
        all = all.empty() ? quoted(word) : say("%1 or %2", std::move(all), quoted(word));
    return all;
}

Sentence withSuggestion(Sentence problem, std::string_view name, std::span<const std::string> known)
{
    if (name.empty() || name.size() > kLongestName) return problem;
    std::vector<std::string_view> nearest;
    std::size_t least = std::max<std::size_t>(2, name.size() / 3);
    for (const std::string& candidate : known) {
        if (candidate.size() > kLongestName) continue;
        const std::size_t steps = distance(name, candidate);
        // As far away as the word is long means that nothing of it is the same.
        if (steps > least || steps >= std::max(name.size(), candidate.size())) continue;
        if (steps < least) nearest.clear();
        least = steps;
        nearest.push_back(candidate);
    }
    if (nearest.empty()) return problem;
    if (nearest.size() > kMostSuggestions) nearest.resize(kMostSuggestions);
    return say("%1; did you mean %2?", std::move(problem), choices(nearest));
}

}  // namespace engine::text
