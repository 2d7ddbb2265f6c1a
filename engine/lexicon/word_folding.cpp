// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/word_folding.h"

#include <memory>

#include <unicode/normalizer2.h>
#include <unicode/translit.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>

namespace engine {
namespace {

std::string utf8(const icu::UnicodeString& text)
{
    std::string result;
    text.toUTF8String(result);
    return result;
}

/// Apostrophes and hyphens, soft ones included.
bool isJoiner(UChar32 point)
{
    return point == '\'' || point == '-' || point == 0xad || point == 0x2010 || point == 0x2011 ||
           point == 0x2018 || point == 0x2019 || point == 0x2bc;
}

/// Marks above and below letters of any script; not the vowel signs that belong to one.
bool isAccent(UChar32 point)
{
    UErrorCode error = U_ZERO_ERROR;
    return u_charType(point) == U_NON_SPACING_MARK &&
           uscript_getScript(point, &error) == USCRIPT_INHERITED;
}

/// What is left of a text without what isAccent() and isJoiner() name.
icu::UnicodeString lettersOf(const icu::UnicodeString& text)
{
    icu::UnicodeString letters;
    for (int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1))
        if (const UChar32 point = text.char32At(i); !isAccent(point) && !isJoiner(point))
            letters.append(point);
    return letters;
}

/// Latin letters in those of ASCII; null when ICU lacks its data. Making it takes a millisecond.
const icu::Transliterator* latinToAscii()
{
    const auto make = [] {
        UErrorCode error = U_ZERO_ERROR;
        return std::unique_ptr<icu::Transliterator>(
            icu::Transliterator::createInstance("Latin-ASCII", UTRANS_FORWARD, error));
    };
    thread_local const std::unique_ptr<icu::Transliterator> transliterator = make();
    return transliterator.get();
}

/// A letter without its accents, or the plain letters that stand for it; itself when there are
/// none.
icu::UnicodeString plainLetters(UChar32 letter, const icu::Normalizer2& decomposition)
{
    UErrorCode error = U_ZERO_ERROR;
    const icu::UnicodeString whole(letter);
    const icu::UnicodeString base = lettersOf(decomposition.normalize(whole, error));
    if (U_SUCCESS(error) && !base.isEmpty() && base != whole) return base;
    if (uscript_getScript(letter, &error) != USCRIPT_LATIN) return whole;
    icu::UnicodeString ascii(whole);
    if (const auto* transliterator = latinToAscii()) transliterator->transliterate(ascii);
    return lettersOf(ascii);
}

}  // namespace

std::string foldedFor(std::string_view word, const Alphabet& alphabet)
{
    UErrorCode error = U_ZERO_ERROR;
    const icu::Normalizer2* composition = icu::Normalizer2::getNFCInstance(error);
    const icu::Normalizer2* decomposition = icu::Normalizer2::getNFDInstance(error);
    if (U_FAILURE(error)) return std::string(word);
    const auto given = icu::UnicodeString::fromUTF8(
        icu::StringPiece(word.data(), static_cast<int32_t>(word.size())));
    const icu::UnicodeString text = composition->normalize(given, error);
    if (U_FAILURE(error)) return std::string(word);

    std::string result;
    for (int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
        const UChar32 point = text.char32At(i);
        if (isJoiner(point)) continue;
        const std::string character = utf8(icu::UnicodeString(point));
        if (alphabet.readWord(character) || !(u_isalpha(point) || isAccent(point)))
            result += character;
        else if (!isAccent(point)) result += utf8(plainLetters(point, *decomposition));
    }
    return result;
}

}  // namespace engine
