// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/text_source.h"
#include "engine/rules/text.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr std::size_t kLimit = std::size_t{1} << 20;
    const fuzz::Input input(data, size);
    const auto unpacked = decompress(input.bytes, kLimit);
    fuzz::require(!unpacked || unpacked->size() <= kLimit);
    const auto converted = convertedToUtf8(input.text);
    fuzz::require(!converted || !text::findInvalidUtf8(*converted));
    // What is text already stays as it is, unless it begins like another kind of file.
    const auto read = textFrom(input.bytes, kLimit);
    if (isCompressed(input.bytes) || hasUtf16Mark(input.bytes) || size > kLimit) return 0;
    if (!whatIsNoText(input.bytes).empty()) {
        fuzz::require(!read.has_value());
        return 0;
    }
    fuzz::require(read.has_value());
    if (!text::findInvalidUtf8(input.text)) fuzz::require(*read == input.text);
    return 0;
}
