// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/note_tags.h"

#include <algorithm>
#include <array>
#include <utility>

namespace engine {
namespace {

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           static_cast<unsigned char>(c) >= 0x80;
}

bool isOfTag(char c)
{
    return isLetter(c) || (c >= '0' && c <= '9') || c == '_' || c == '-';
}

}  // namespace

std::vector<NoteTag> noteTags(std::string_view text)
{
    std::vector<NoteTag> tags;
    for (std::size_t at = text.find('#'); at != std::string_view::npos; at = text.find('#', at)) {
        std::size_t end = at + 1;
        while (end < text.size() && isOfTag(text[end])) ++end;
        while (end > at + 1 && text[end - 1] == '-') --end;
        const std::string_view name = text.substr(at + 1, end - at - 1);
        const bool alone = at == 0 || !(isOfTag(text[at - 1]) || text[at - 1] == '#' ||
                                        text[at - 1] == '/' || text[at - 1] == '&');
        if (alone && !name.empty() && isLetter(name.front()) && name != "note")
            tags.push_back({at, end - at, std::string(name)});
        at = end;
    }
    return tags;
}

std::optional<TaggedSize> taggedMistake(std::string_view tag)
{
    static constexpr std::array<std::string_view, 7> kKinds{
        "knowledge", "finding", "vision", "tactics", "strategy", "endgame", "time"};
    static constexpr std::array<std::pair<std::string_view, TaggedSize>, 6> kSizes{
        {{"small", TaggedSize::Small},
         {"medium", TaggedSize::Medium},
         {"large", TaggedSize::Large},
         {"sad", TaggedSize::Small},
         {"SAD", TaggedSize::Medium},
         {"SADDEST", TaggedSize::Large}}};
    for (const std::string_view kind : kKinds) {
        if (tag.substr(0, kind.size()) != kind) continue;
        const auto size = std::find_if(kSizes.begin(), kSizes.end(), [&](const auto& each) {
            return each.first == tag.substr(kind.size());
        });
        if (size != kSizes.end()) return size->second;
    }
    return std::nullopt;
}

}  // namespace engine
