// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/text_encoding.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <utility>

#include <unicode/ucnv.h>

namespace engine {
namespace {

struct Close
{
    void operator()(UConverter* converter) const { ucnv_close(converter); }
};
using Converter = std::unique_ptr<UConverter, Close>;

Converter converterOf(const std::string& encoding)
{
    // Of other names ICU would look for a file; an empty one is the encoding of the user's system.
    UErrorCode error = U_ZERO_ERROR;
    if (ucnv_countAliases(encoding.c_str(), &error) == 0 || U_FAILURE(error)) return nullptr;
    Converter converter(ucnv_open(encoding.c_str(), &error));
    return U_SUCCESS(error) ? std::move(converter) : nullptr;
}

std::optional<std::string> converted(UConverter& converter, std::string_view bytes)
{
    if (bytes.size() > static_cast<std::size_t>(std::numeric_limits<std::int32_t>::max()))
        return std::nullopt;
    const auto size = static_cast<std::int32_t>(bytes.size());
    std::string text(bytes.size() + bytes.size() / 4 + 16, '\0');
    for (;;) {
        UErrorCode error = U_ZERO_ERROR;
        const std::int32_t length =
            ucnv_toAlgorithmic(UCNV_UTF8, &converter, text.data(),
                               static_cast<std::int32_t>(text.size()), bytes.data(), size, &error);
        if (error != U_BUFFER_OVERFLOW_ERROR && U_FAILURE(error)) return std::nullopt;
        const bool fits = static_cast<std::size_t>(length) <= text.size();
        text.resize(static_cast<std::size_t>(length));
        if (fits) return text;
    }
}

}  // namespace

std::optional<std::string> inUtf8(std::string_view bytes, const std::string& encoding)
{
    const Converter converter = converterOf(encoding);
    return converter ? converted(*converter, bytes) : std::nullopt;
}

bool isNameOfUtf8(const std::string& encoding)
{
    return ucnv_compareNames(encoding.c_str(), "UTF-8") == 0;
}

std::optional<std::string> inUtf8AsLabelled(std::string_view bytes, const std::string& label)
{
    const Converter converter = converterOf(label);
    if (!converter) return std::nullopt;
    const UConverterType type = ucnv_getType(converter.get());
    if (type == UCNV_US_ASCII) return inUtf8(bytes, "ISO-8859-1");
    // One to four bytes a character, always the same way.
    if (type != UCNV_SBCS && type != UCNV_MBCS && type != UCNV_LATIN_1 && type != UCNV_UTF8)
        return std::nullopt;
    constexpr std::string_view kAscii = "#character-encoding09AZaz<>|\\^~[]{}";
    if (converted(*converter, kAscii) != kAscii) return std::nullopt;
    return converted(*converter, bytes);
}

}  // namespace engine
