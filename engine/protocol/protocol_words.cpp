// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/protocol_words.h"

#include <algorithm>
#include <cctype>

namespace engine {

std::vector<std::string_view> protocolWords(std::string_view line)
{
    constexpr std::string_view kSpace = " \t\r\n\v\f";
    std::vector<std::string_view> words;
    for (std::size_t at = line.find_first_not_of(kSpace); at != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(kSpace, at), line.size());
        words.push_back(line.substr(at, end - at));
        at = line.find_first_not_of(kSpace, end);
    }
    return words;
}

bool sameWord(std::string_view a, std::string_view b)
{
    const auto lower = [](char c) { return std::tolower(static_cast<unsigned char>(c)); };
    return std::ranges::equal(a, b, {}, lower, lower);
}

}  // namespace engine
