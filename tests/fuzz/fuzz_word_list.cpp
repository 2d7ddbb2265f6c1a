// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/text_source.h"
#include "engine/lexicon/word_list.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::Input input(data, size);
    const auto text = textFrom(input.bytes, std::size_t{1} << 20);
    if (!text) return 0;
    for (const char* id : {"english", "spanish"}) {
        const auto reading = readWordList(*text, fuzz::alphabetOf(id), {1, kLongestWord});
        fuzz::require(reading.has_value());
        const auto unique = static_cast<std::int64_t>(reading->words.size());
        fuzz::require(unique + reading->duplicates == reading->wordsRead);
    }
    return 0;
}
