// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/lexicon.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "engine/base/file.h"
#include "engine/lexicon/kwg_builder.h"
#include "engine/lexicon/pace.h"

namespace engine {
namespace {

/// More than any language needs; a damaged graph can claim to hold any number of words.
constexpr std::int64_t kMostWords = 50'000'000;
constexpr std::size_t kMostTiles = std::size_t{1} << 29;

Result<Kwg> build(const WordList& words, GraphKind kind, const Alphabet& alphabet,
                  const TaskContext& context)
{
    auto nodes = buildKwg(words, kind, NodeOrder::Wolges, context);
    if (!nodes) return failure(std::move(nodes.error()));
    return Kwg::fromNodes(std::move(*nodes), alphabet.letterCount());
}

/// The words of a graph written out, to build another one from.
Result<WordList> wordsOf(const Kwg& kwg, const TaskContext& context)
{
    const std::int64_t count = kwg.wordCount();
    if (count > kMostWords) {
        return failure(ErrorCode::OutOfRange,
                       "has more than " + std::to_string(kMostWords) + " words");
    }
    if (const int longest = kwg.longestWord(); longest > kLongestWord) {
        return failure(ErrorCode::OutOfRange, "has a word of " + std::to_string(longest) +
                                                  " letters, more than the " +
                                                  std::to_string(kLongestWord) + " allowed");
    }
    WordList words;
    std::size_t tiles = 0;
    bool stopped = false;
    kwg.forEachWord([&](std::span<const Tile> word) {
        words.add(word);
        tiles += word.size();
        stopped = words.size() % 4096 == 0 && context.stopRequested();
        return !stopped && tiles <= kMostTiles;
    });
    if (stopped) return cancelled();
    if (tiles > kMostTiles) {
        return failure(ErrorCode::OutOfRange,
                       "has more than " + std::to_string(kMostTiles) + " letters in its words");
    }
    return words;
}

/// Each word's letters ascend, which no list of words does by chance.
bool holdsAlphagrams(const WordList& words)
{
    if (words.empty()) return false;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (!std::ranges::is_sorted(words[i])) return false;
    return true;
}

tl::unexpected<Error> rejectedLines(const WordListReading& reading,
                                    const std::filesystem::path& path)
{
    const RejectedLine& first = reading.rejected.front();
    std::string message = "'" + first.text + "': " + first.reason;
    if (reading.rejectedCount > 1)
        message += "; " + std::to_string(reading.rejectedCount) + " lines in all are no words";
    return failure(ErrorCode::Malformed, std::move(message),
                   {path.string(), first.line, first.column, -1});
}

/// The first node of a graph always has a zero byte, which no text has.
bool isText(std::span<const std::byte> bytes)
{
    const auto front = bytes.first(std::min(bytes.size(), sizeof(KwgNode)));
    return std::find(front.begin(), front.end(), std::byte{0}) == front.end();
}

/// With the path of the file, unless a place is known already.
tl::unexpected<Error> named(Error error, const std::filesystem::path& path)
{
    if (error.place.file.empty()) error.place.file = path.string();
    return failure(std::move(error));
}

}  // namespace

Result<std::shared_ptr<const Lexicon>> Lexicon::open(const std::filesystem::path& path,
                                                     const Alphabet& alphabet, bool withAlphagrams,
                                                     const TaskContext& context)
{
    const auto blob = FileBlob::open(path);
    if (!blob) return failure(blob.error());
    std::optional<Kwg> kwg;
    WordList words;
    if (isText(blob->bytes())) {
        auto reading = readWordList(blob->text(), alphabet, {}, context);
        if (!reading) return named(std::move(reading.error()), path);
        if (reading->rejectedCount > 0) return rejectedLines(*reading, path);
        words = std::move(reading->words);
        if (words.empty())
            return named({ErrorCode::Malformed, "holds no words that a board has room for", {}},
                         path);
    } else {
        auto opened = Kwg::open(path, alphabet.letterCount());
        if (!opened) return failure(std::move(opened.error()));
        if (!opened->hasGaddag() || withAlphagrams) {
            auto all = wordsOf(*opened, context);
            if (!all) return named(std::move(all.error()), path);
            words = std::move(*all);
        }
        if (opened->hasGaddag()) {
            kwg = std::move(*opened);
        } else if (holdsAlphagrams(words)) {
            return named({ErrorCode::WrongLexicon,
                          "holds alphagrams (the letters of each word ascend), as .kad files do; "
                          "open the .kwg file or the word list that it was made from",
                          {}},
                         path);
        }
    }
    auto lexicon =
        assemble(path.stem().string(), std::move(kwg), words, alphabet, withAlphagrams, context);
    if (!lexicon) return named(std::move(lexicon.error()), path);
    (*lexicon)->m_path = path;
    return std::move(*lexicon);
}

Result<std::shared_ptr<const Lexicon>> Lexicon::fromWords(std::string name, const WordList& words,
                                                          const Alphabet& alphabet,
                                                          bool withAlphagrams,
                                                          const TaskContext& context)
{
    auto lexicon =
        assemble(std::move(name), std::nullopt, words, alphabet, withAlphagrams, context);
    if (!lexicon) return failure(std::move(lexicon.error()));
    return std::move(*lexicon);
}

Result<std::shared_ptr<Lexicon>> Lexicon::assemble(std::string name, std::optional<Kwg> kwg,
                                                   const WordList& words, const Alphabet& alphabet,
                                                   bool withAlphagrams, const TaskContext& context)
{
    if (!kwg) {
        auto built = build(words, GraphKind::Gaddawg, alphabet, context);
        if (!built) return failure(std::move(built.error()));
        kwg = std::move(*built);
    }
    std::shared_ptr<Lexicon> lexicon(new Lexicon(std::move(name), {}, alphabet, std::move(*kwg)));
    if (withAlphagrams) {
        auto built = build(words, GraphKind::Alpha, alphabet, context);
        if (!built) return failure(std::move(built.error()));
        lexicon->m_alphagrams = std::move(*built);
    }
    return lexicon;
}

bool Lexicon::containsJumbled(std::span<const Tile> tiles) const
{
    if (tiles.size() > kLongestWord) return false;
    // Cross-sets ask this once per letter and square: no memory from the heap.
    std::array<Tile, kLongestWord> sorted{};
    const auto end = std::ranges::transform(tiles, sorted.begin(), letterOf).out;
    std::sort(sorted.begin(), end);
    return alphagrams().contains(std::span(sorted.begin(), end));
}

}  // namespace engine
