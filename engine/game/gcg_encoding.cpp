// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/gcg_encoding.h"

#include <cstddef>
#include <span>
#include <utility>

#include "engine/lexicon/text_encoding.h"
#include "engine/lexicon/text_source.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

constexpr std::string_view kUtf8Mark = "\xef\xbb\xbf";
constexpr std::string_view kPragma = "#character-encoding";

std::string fromLatin1(std::string_view bytes)
{
    std::string result;
    result.reserve(bytes.size() + bytes.size() / 8);
    for (const char byte : bytes) text::append(result, static_cast<unsigned char>(byte));
    return result;
}

/// Bytes that are no UTF-8 taken as Latin-1.
std::string repaired(std::string_view bytes)
{
    std::string result;
    while (!bytes.empty()) {
        const std::size_t length = text::characterBytes(bytes);
        if (length == 1) text::append(result, static_cast<unsigned char>(bytes.front()));
        else result += bytes.substr(0, length);
        bytes.remove_prefix(length);
    }
    return result;
}

/// What the first line says, if anything.
std::string_view labelOf(std::string_view bytes)
{
    const std::string_view line = text::trimmed(bytes.substr(0, bytes.find_first_of("\r\n")));
    if (!line.starts_with(kPragma)) return {};
    return text::trimmed(line.substr(kPragma.size()));
}

int lineAt(std::string_view bytes, std::size_t at)
{
    int line = 1;
    for (const char byte : bytes.substr(0, at)) line += byte == '\n' ? 1 : 0;
    return line;
}

}  // namespace

GcgText decodeGcg(std::string_view bytes)
{
    GcgText result;
    const auto remark = [&result](Sentence message, int line) {
        result.remarks.push_back({ErrorCode::Unusual, std::move(message), {{}, line, 0, -1}});
    };
    if (hasUtf16Mark(std::as_bytes(std::span(bytes.data(), bytes.size())))) {
        result.text = convertedToUtf8(bytes).value_or(std::string());
        return result;
    }
    const bool marked = bytes.starts_with(kUtf8Mark);
    if (marked) bytes.remove_prefix(kUtf8Mark.size());
    const std::string_view label = labelOf(bytes);
    const auto invalid = text::findInvalidUtf8(bytes);

    if (marked || isNameOfUtf8(std::string(label))) {
        if (invalid)
            remark(say("what is no UTF-8 here and later is read as ISO 8859-1"),
                   lineAt(bytes, *invalid));
        result.text = invalid ? repaired(bytes) : std::string(bytes);
        return result;
    }
    if (auto text = inUtf8AsLabelled(bytes, std::string(label))) {
        result.text = std::move(*text);
        if (!invalid && result.text.size() != bytes.size())
            remark(say("the text looks like UTF-8, but says that it is %1", text::quoted(label)),
                   1);
        return result;
    }
    if (!label.empty()) {
        const Sentence named = text::quoted(label);
        remark(invalid ? say("the encoding %1 is not known; the text is read as ISO 8859-1", named)
                       : say("the encoding %1 is not known; the text is read as UTF-8", named),
               1);
    }
    result.text = invalid ? fromLatin1(bytes) : std::string(bytes);
    return result;
}

}  // namespace engine
