// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>

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
        const Alphabet& alphabet = fuzz::alphabetOf(id);
        WordListOptions options{1, kLongestWord};
        const auto reading = readWordList(*text, alphabet, options);
        fuzz::require(reading.has_value());
        const auto unique = static_cast<std::int64_t>(reading->words.size());
        fuzz::require(unique + reading->duplicates == reading->wordsRead);
        // Respelling only turns rejected lines into words; notes are of words that are there.
        options.fold = true;
        options.keepNotes = true;
        const auto folded = readWordList(*text, alphabet, options);
        fuzz::require(folded.has_value());
        fuzz::require(folded->wordsRead == reading->wordsRead + folded->folded);
        fuzz::require(folded->rejectedCount <= reading->rejectedCount - folded->folded);
        const std::string table = folded->notes.table(folded->words, alphabet);
        fuzz::require(static_cast<std::size_t>(std::ranges::count(table, '\n')) >=
                      folded->notes.size());
    }
    return 0;
}
