// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/word_folding.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>

#include "engine/rules/text.h"

namespace engine {
namespace {

struct Folding
{
    std::uint16_t letter;  ///< code point
    std::string_view plain;
    std::uint16_t accent;  ///< combining character that makes `letter` of `plain`; 0 = none
};

/// Latin letters of the Unicode blocks Latin-1 and Latin Extended-A and the Romanian ones after
/// them, with the canonical decompositions of the Unicode Character Database. Ascending.
constexpr auto kFoldings = std::to_array<Folding>({
    {0x00c0, "A", 0x300}, {0x00c1, "A", 0x301}, {0x00c2, "A", 0x302}, {0x00c3, "A", 0x303},
    {0x00c4, "A", 0x308}, {0x00c5, "A", 0x30a}, {0x00c6, "AE", 0},    {0x00c7, "C", 0x327},
    {0x00c8, "E", 0x300}, {0x00c9, "E", 0x301}, {0x00ca, "E", 0x302}, {0x00cb, "E", 0x308},
    {0x00cc, "I", 0x300}, {0x00cd, "I", 0x301}, {0x00ce, "I", 0x302}, {0x00cf, "I", 0x308},
    {0x00d0, "D", 0},     {0x00d1, "N", 0x303}, {0x00d2, "O", 0x300}, {0x00d3, "O", 0x301},
    {0x00d4, "O", 0x302}, {0x00d5, "O", 0x303}, {0x00d6, "O", 0x308}, {0x00d8, "O", 0},
    {0x00d9, "U", 0x300}, {0x00da, "U", 0x301}, {0x00db, "U", 0x302}, {0x00dc, "U", 0x308},
    {0x00dd, "Y", 0x301}, {0x00de, "TH", 0},    {0x00df, "ss", 0},    {0x00e0, "a", 0x300},
    {0x00e1, "a", 0x301}, {0x00e2, "a", 0x302}, {0x00e3, "a", 0x303}, {0x00e4, "a", 0x308},
    {0x00e5, "a", 0x30a}, {0x00e6, "ae", 0},    {0x00e7, "c", 0x327}, {0x00e8, "e", 0x300},
    {0x00e9, "e", 0x301}, {0x00ea, "e", 0x302}, {0x00eb, "e", 0x308}, {0x00ec, "i", 0x300},
    {0x00ed, "i", 0x301}, {0x00ee, "i", 0x302}, {0x00ef, "i", 0x308}, {0x00f0, "d", 0},
    {0x00f1, "n", 0x303}, {0x00f2, "o", 0x300}, {0x00f3, "o", 0x301}, {0x00f4, "o", 0x302},
    {0x00f5, "o", 0x303}, {0x00f6, "o", 0x308}, {0x00f8, "o", 0},     {0x00f9, "u", 0x300},
    {0x00fa, "u", 0x301}, {0x00fb, "u", 0x302}, {0x00fc, "u", 0x308}, {0x00fd, "y", 0x301},
    {0x00fe, "th", 0},    {0x00ff, "y", 0x308}, {0x0100, "A", 0x304}, {0x0101, "a", 0x304},
    {0x0102, "A", 0x306}, {0x0103, "a", 0x306}, {0x0104, "A", 0x328}, {0x0105, "a", 0x328},
    {0x0106, "C", 0x301}, {0x0107, "c", 0x301}, {0x0108, "C", 0x302}, {0x0109, "c", 0x302},
    {0x010a, "C", 0x307}, {0x010b, "c", 0x307}, {0x010c, "C", 0x30c}, {0x010d, "c", 0x30c},
    {0x010e, "D", 0x30c}, {0x010f, "d", 0x30c}, {0x0110, "D", 0},     {0x0111, "d", 0},
    {0x0112, "E", 0x304}, {0x0113, "e", 0x304}, {0x0114, "E", 0x306}, {0x0115, "e", 0x306},
    {0x0116, "E", 0x307}, {0x0117, "e", 0x307}, {0x0118, "E", 0x328}, {0x0119, "e", 0x328},
    {0x011a, "E", 0x30c}, {0x011b, "e", 0x30c}, {0x011c, "G", 0x302}, {0x011d, "g", 0x302},
    {0x011e, "G", 0x306}, {0x011f, "g", 0x306}, {0x0120, "G", 0x307}, {0x0121, "g", 0x307},
    {0x0122, "G", 0x327}, {0x0123, "g", 0x327}, {0x0124, "H", 0x302}, {0x0125, "h", 0x302},
    {0x0126, "H", 0},     {0x0127, "h", 0},     {0x0128, "I", 0x303}, {0x0129, "i", 0x303},
    {0x012a, "I", 0x304}, {0x012b, "i", 0x304}, {0x012c, "I", 0x306}, {0x012d, "i", 0x306},
    {0x012e, "I", 0x328}, {0x012f, "i", 0x328}, {0x0130, "I", 0x307}, {0x0131, "i", 0},
    {0x0132, "IJ", 0},    {0x0133, "ij", 0},    {0x0134, "J", 0x302}, {0x0135, "j", 0x302},
    {0x0136, "K", 0x327}, {0x0137, "k", 0x327}, {0x0138, "k", 0},     {0x0139, "L", 0x301},
    {0x013a, "l", 0x301}, {0x013b, "L", 0x327}, {0x013c, "l", 0x327}, {0x013d, "L", 0x30c},
    {0x013e, "l", 0x30c}, {0x013f, "L", 0},     {0x0140, "l", 0},     {0x0141, "L", 0},
    {0x0142, "l", 0},     {0x0143, "N", 0x301}, {0x0144, "n", 0x301}, {0x0145, "N", 0x327},
    {0x0146, "n", 0x327}, {0x0147, "N", 0x30c}, {0x0148, "n", 0x30c}, {0x0149, "n", 0},
    {0x014a, "N", 0},     {0x014b, "n", 0},     {0x014c, "O", 0x304}, {0x014d, "o", 0x304},
    {0x014e, "O", 0x306}, {0x014f, "o", 0x306}, {0x0150, "O", 0x30b}, {0x0151, "o", 0x30b},
    {0x0152, "OE", 0},    {0x0153, "oe", 0},    {0x0154, "R", 0x301}, {0x0155, "r", 0x301},
    {0x0156, "R", 0x327}, {0x0157, "r", 0x327}, {0x0158, "R", 0x30c}, {0x0159, "r", 0x30c},
    {0x015a, "S", 0x301}, {0x015b, "s", 0x301}, {0x015c, "S", 0x302}, {0x015d, "s", 0x302},
    {0x015e, "S", 0x327}, {0x015f, "s", 0x327}, {0x0160, "S", 0x30c}, {0x0161, "s", 0x30c},
    {0x0162, "T", 0x327}, {0x0163, "t", 0x327}, {0x0164, "T", 0x30c}, {0x0165, "t", 0x30c},
    {0x0166, "T", 0},     {0x0167, "t", 0},     {0x0168, "U", 0x303}, {0x0169, "u", 0x303},
    {0x016a, "U", 0x304}, {0x016b, "u", 0x304}, {0x016c, "U", 0x306}, {0x016d, "u", 0x306},
    {0x016e, "U", 0x30a}, {0x016f, "u", 0x30a}, {0x0170, "U", 0x30b}, {0x0171, "u", 0x30b},
    {0x0172, "U", 0x328}, {0x0173, "u", 0x328}, {0x0174, "W", 0x302}, {0x0175, "w", 0x302},
    {0x0176, "Y", 0x302}, {0x0177, "y", 0x302}, {0x0178, "Y", 0x308}, {0x0179, "Z", 0x301},
    {0x017a, "z", 0x301}, {0x017b, "Z", 0x307}, {0x017c, "z", 0x307}, {0x017d, "Z", 0x30c},
    {0x017e, "z", 0x30c}, {0x017f, "s", 0},     {0x0218, "S", 0x326}, {0x0219, "s", 0x326},
    {0x021a, "T", 0x326}, {0x021b, "t", 0x326},
});

/// The code point of a well-formed sequence, 0 for what is broken or beyond the table.
std::uint16_t codePoint(std::string_view character)
{
    const auto byte = [&](std::size_t i) {
        return static_cast<unsigned>(static_cast<unsigned char>(character[i]));
    };
    if (character.size() == 1 && byte(0) < 0x80) return static_cast<std::uint16_t>(byte(0));
    if (character.size() == 2)
        return static_cast<std::uint16_t>((byte(0) & 0x1fU) << 6U | (byte(1) & 0x3fU));
    if (character.size() == 3) {
        return static_cast<std::uint16_t>((byte(0) & 0xfU) << 12U | (byte(1) & 0x3fU) << 6U |
                                          (byte(2) & 0x3fU));
    }
    return 0;
}

bool isAccent(std::uint16_t point)
{
    return point >= 0x300 && point <= 0x36f;
}

/// Apostrophes and hyphens, soft ones included.
bool isJoiner(std::uint16_t point)
{
    return point == '\'' || point == '-' || point == 0xad || point == 0x2010 || point == 0x2011 ||
           point == 0x2018 || point == 0x2019;
}

const Folding* foldingOf(std::uint16_t point)
{
    const auto found = std::ranges::lower_bound(kFoldings, point, {}, &Folding::letter);
    return found != kFoldings.end() && found->letter == point ? &*found : nullptr;
}

/// The letter that this accent makes of a plain one, as UTF-8 of two bytes; empty when none.
std::string composed(std::string_view plain, std::uint16_t accent)
{
    const auto found = std::ranges::find_if(kFoldings, [&](const Folding& folding) {
        return folding.accent == accent && folding.plain == plain;
    });
    if (found == kFoldings.end()) return {};
    return {static_cast<char>(0xc0U | (found->letter >> 6U)),
            static_cast<char>(0x80U | (found->letter & 0x3fU))};
}

}  // namespace

std::string foldedFor(std::string_view word, const Alphabet& alphabet)
{
    std::string result;
    std::size_t last = 0;  // where the latest character begins in the result
    while (!word.empty()) {
        const std::string_view character = word.substr(0, text::characterBytes(word));
        word.remove_prefix(character.size());
        const std::uint16_t point = codePoint(character);
        if (isJoiner(point)) continue;
        if (isAccent(point)) {
            // On a letter that is there without it; an accent alone is left out.
            if (const std::string one = composed(result.substr(last), point);
                !one.empty() && alphabet.readWord(one))
                result.replace(last, std::string::npos, one);
            continue;
        }
        last = result.size();
        const Folding* folding = alphabet.readWord(character) ? nullptr : foldingOf(point);
        result += folding != nullptr ? folding->plain : character;
    }
    return result;
}

}  // namespace engine
