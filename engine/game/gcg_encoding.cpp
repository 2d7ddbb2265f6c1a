// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/gcg_encoding.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>

#include "engine/lexicon/text_source.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

constexpr std::string_view kUtf8Mark = "\xef\xbb\xbf";
constexpr std::string_view kPragma = "#character-encoding";

/// A byte that an encoding reads otherwise than Latin-1.
struct Exception
{
    unsigned char byte;
    char16_t point;
};

// From the mapping tables of the Unicode consortium.
// clang-format off
constexpr Exception kLatin2[] = {
    {0xa1, 0x0104}, {0xa2, 0x02d8}, {0xa3, 0x0141}, {0xa5, 0x013d}, {0xa6, 0x015a}, {0xa9, 0x0160},
    {0xaa, 0x015e}, {0xab, 0x0164}, {0xac, 0x0179}, {0xae, 0x017d}, {0xaf, 0x017b}, {0xb1, 0x0105},
    {0xb2, 0x02db}, {0xb3, 0x0142}, {0xb5, 0x013e}, {0xb6, 0x015b}, {0xb7, 0x02c7}, {0xb9, 0x0161},
    {0xba, 0x015f}, {0xbb, 0x0165}, {0xbc, 0x017a}, {0xbd, 0x02dd}, {0xbe, 0x017e}, {0xbf, 0x017c},
    {0xc0, 0x0154}, {0xc3, 0x0102}, {0xc5, 0x0139}, {0xc6, 0x0106}, {0xc8, 0x010c}, {0xca, 0x0118},
    {0xcc, 0x011a}, {0xcf, 0x010e}, {0xd0, 0x0110}, {0xd1, 0x0143}, {0xd2, 0x0147}, {0xd5, 0x0150},
    {0xd8, 0x0158}, {0xd9, 0x016e}, {0xdb, 0x0170}, {0xde, 0x0162}, {0xe0, 0x0155}, {0xe3, 0x0103},
    {0xe5, 0x013a}, {0xe6, 0x0107}, {0xe8, 0x010d}, {0xea, 0x0119}, {0xec, 0x011b}, {0xef, 0x010f},
    {0xf0, 0x0111}, {0xf1, 0x0144}, {0xf2, 0x0148}, {0xf5, 0x0151}, {0xf8, 0x0159}, {0xf9, 0x016f},
    {0xfb, 0x0171}, {0xfe, 0x0163}, {0xff, 0x02d9},
};
constexpr Exception kLatin9[] = {
    {0xa4, 0x20ac}, {0xa6, 0x0160}, {0xa8, 0x0161}, {0xb4, 0x017d}, {0xb8, 0x017e}, {0xbc, 0x0152},
    {0xbd, 0x0153}, {0xbe, 0x0178},
};
constexpr Exception kWindows1250[] = {
    {0x80, 0x20ac}, {0x82, 0x201a}, {0x84, 0x201e}, {0x85, 0x2026}, {0x86, 0x2020}, {0x87, 0x2021},
    {0x89, 0x2030}, {0x8a, 0x0160}, {0x8b, 0x2039}, {0x8c, 0x015a}, {0x8d, 0x0164}, {0x8e, 0x017d},
    {0x8f, 0x0179}, {0x91, 0x2018}, {0x92, 0x2019}, {0x93, 0x201c}, {0x94, 0x201d}, {0x95, 0x2022},
    {0x96, 0x2013}, {0x97, 0x2014}, {0x99, 0x2122}, {0x9a, 0x0161}, {0x9b, 0x203a}, {0x9c, 0x015b},
    {0x9d, 0x0165}, {0x9e, 0x017e}, {0x9f, 0x017a}, {0xa1, 0x02c7}, {0xa2, 0x02d8}, {0xa3, 0x0141},
    {0xa5, 0x0104}, {0xaa, 0x015e}, {0xaf, 0x017b}, {0xb2, 0x02db}, {0xb3, 0x0142}, {0xb9, 0x0105},
    {0xba, 0x015f}, {0xbc, 0x013d}, {0xbd, 0x02dd}, {0xbe, 0x013e}, {0xbf, 0x017c}, {0xc0, 0x0154},
    {0xc3, 0x0102}, {0xc5, 0x0139}, {0xc6, 0x0106}, {0xc8, 0x010c}, {0xca, 0x0118}, {0xcc, 0x011a},
    {0xcf, 0x010e}, {0xd0, 0x0110}, {0xd1, 0x0143}, {0xd2, 0x0147}, {0xd5, 0x0150}, {0xd8, 0x0158},
    {0xd9, 0x016e}, {0xdb, 0x0170}, {0xde, 0x0162}, {0xe0, 0x0155}, {0xe3, 0x0103}, {0xe5, 0x013a},
    {0xe6, 0x0107}, {0xe8, 0x010d}, {0xea, 0x0119}, {0xec, 0x011b}, {0xef, 0x010f}, {0xf0, 0x0111},
    {0xf1, 0x0144}, {0xf2, 0x0148}, {0xf5, 0x0151}, {0xf8, 0x0159}, {0xf9, 0x016f}, {0xfb, 0x0171},
    {0xfe, 0x0163}, {0xff, 0x02d9},
};
constexpr Exception kWindows1252[] = {
    {0x80, 0x20ac}, {0x82, 0x201a}, {0x83, 0x0192}, {0x84, 0x201e}, {0x85, 0x2026}, {0x86, 0x2020},
    {0x87, 0x2021}, {0x88, 0x02c6}, {0x89, 0x2030}, {0x8a, 0x0160}, {0x8b, 0x2039}, {0x8c, 0x0152},
    {0x8e, 0x017d}, {0x91, 0x2018}, {0x92, 0x2019}, {0x93, 0x201c}, {0x94, 0x201d}, {0x95, 0x2022},
    {0x96, 0x2013}, {0x97, 0x2014}, {0x98, 0x02dc}, {0x99, 0x2122}, {0x9a, 0x0161}, {0x9b, 0x203a},
    {0x9c, 0x0153}, {0x9e, 0x017e}, {0x9f, 0x0178},
};
// clang-format on

struct Encoding
{
    std::string_view name;  ///< in small letters and digits
    std::span<const Exception> exceptions;
};

constexpr std::string_view kUtf8 = "utf8";
const std::array<Encoding, 9> kEncodings{{
    {"iso88591", {}},
    {"latin1", {}},
    {"usascii", {}},
    {"ascii", {}},
    {"iso88592", kLatin2},
    {"iso885915", kLatin9},
    {"windows1250", kWindows1250},
    {"windows1252", kWindows1252},
    {"cp1252", kWindows1252},
}};

std::string fromBytes(std::string_view bytes, std::span<const Exception> exceptions)
{
    std::array<char16_t, 256> points{};
    for (std::size_t i = 0; i < points.size(); ++i) points[i] = static_cast<char16_t>(i);
    for (const Exception& exception : exceptions) points[exception.byte] = exception.point;
    std::string result;
    result.reserve(bytes.size() + bytes.size() / 8);
    for (const char byte : bytes) text::append(result, points[static_cast<unsigned char>(byte)]);
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

std::string plainName(std::string_view label)
{
    std::string name;
    for (const char c : label) {
        if (c >= 'A' && c <= 'Z') name += static_cast<char>(c - 'A' + 'a');
        else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) name += c;
    }
    return name;
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
    const std::string name = plainName(label);
    const auto invalid = text::findInvalidUtf8(bytes);

    if (marked || name == kUtf8) {
        if (invalid)
            remark(say("what is no UTF-8 here and later is read as ISO 8859-1"),
                   lineAt(bytes, *invalid));
        result.text = invalid ? repaired(bytes) : std::string(bytes);
        return result;
    }
    for (const Encoding& encoding : kEncodings) {
        if (encoding.name != name) continue;
        result.text = fromBytes(bytes, encoding.exceptions);
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
    result.text = invalid ? fromBytes(bytes, {}) : std::string(bytes);
    return result;
}

}  // namespace engine
