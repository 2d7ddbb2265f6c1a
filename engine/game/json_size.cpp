// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/json_size.h"

#include <algorithm>

namespace engine {

namespace {

/// Of this length texts are pictures, which are as large in memory as in the file.
constexpr std::size_t kLongText = 4096;
/// What a value, a text, a member and a list or an object take, with the room that grows with
/// them and with a second copy of fields that aren't known; measured.
constexpr std::size_t kValueMemory = 64;
constexpr std::size_t kTextMemory = 32;
constexpr std::size_t kMemberMemory = 16;
constexpr std::size_t kListMemory = 64;

}  // namespace

JsonSize jsonSizeOf(std::string_view text)
{
    JsonSize size;
    size.text = text.size();
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        switch (text[i]) {
        case '"': {
            const std::size_t begin = i;
            for (++i; i < text.size() && text[i] != '"'; ++i)
                if (text[i] == '\\') ++i;
            const std::size_t length = std::min(i, text.size()) - begin;
            if (length >= kLongText) size.text -= length;
            size.memory += kTextMemory + length;
            break;
        }
        case '[':
        case '{':
            size.depth = std::max(size.depth, ++depth);
            size.memory += kListMemory;
            break;
        case ']':
        case '}': --depth; break;
        case ',': size.memory += kValueMemory; break;
        case ':': size.memory += kMemberMemory; break;
        default: break;
        }
    }
    return size;
}

}  // namespace engine
