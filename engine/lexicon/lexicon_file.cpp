// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/lexicon_file.h"

#include <algorithm>
#include <utility>

#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/lexicon/graph_extent.h"
#include "engine/lexicon/kwg_builder.h"
#include "engine/lexicon/letters_beside.h"
#include "engine/lexicon/lexpert_lxd.h"
#include "engine/lexicon/macondo_dawg.h"
#include "engine/lexicon/pace.h"
#include "engine/lexicon/quackle_dawg.h"
#include "engine/lexicon/text_source.h"

namespace engine {
namespace {

constexpr std::size_t kMostTiles = std::size_t{1} << 29;

tl::unexpected<Error> rejectedLines(const WordListReading& reading,
                                    const std::filesystem::path& path)
{
    const RejectedLine& first = reading.rejected.front();
    Sentence message = say("'%1': %2", first.text, first.reason);
    if (reading.rejectedCount > 1)
        message = say("%1; %2 lines in all are no words", message, reading.rejectedCount);
    return failure(ErrorCode::Malformed, std::move(message),
                   {fileNameUtf8(path), first.line, first.column, -1});
}

/// The first node of a graph always has a zero byte, which no text has.
LexiconFormat textOrGraph(std::span<const std::byte> bytes)
{
    const auto front = bytes.first(std::min(bytes.size(), sizeof(KwgNode)));
    if (std::ranges::find(front, std::byte{0}) != front.end()) return LexiconFormat::Graph;
    return whatIsNoText(bytes).empty() ? LexiconFormat::WordList : LexiconFormat::Other;
}

/// With the path of the file, unless a place is known already.
Result<WordList> named(Result<WordList> words, const std::filesystem::path& path)
{
    if (!words && words.error().place.file.empty()) words.error().place.file = fileNameUtf8(path);
    return words;
}

}  // namespace

LexiconFormat lexiconFormatOf(const std::filesystem::path& path, std::span<const std::byte> bytes)
{
    const auto extension = path.extension();
    if (!knownOtherKind(bytes).empty()) return LexiconFormat::Other;
    if (extension == ".lxd" && isLexpert(bytes)) return LexiconFormat::Lexpert;
    if (extension == ".kbwg") return LexiconFormat::Graph;
    if (isMacondoGraph(bytes)) return LexiconFormat::Macondo;
    if (isCompressed(bytes)) return LexiconFormat::WordList;
    const bool isGraphName = extension == ".kwg" || extension == ".kad";
    if (!isGraphName && hasUtf16Mark(bytes)) return LexiconFormat::WordList;
    if (extension == ".dawg") return LexiconFormat::Quackle;
    if (extension == ".txt" || !hasBigGraphName(path)) return textOrGraph(bytes);
    // Lists have such names, too: "english-big.lst".
    const bool isGraph = isGraphName || !whatIsNoText(bytes).empty();
    return isGraph ? LexiconFormat::Graph : LexiconFormat::WordList;
}

Result<WordList> readLexiconWords(const std::filesystem::path& path, const Alphabet& alphabet,
                                  const WordListOptions& options, const TaskContext& context)
{
    auto blob = FileBlob::open(path);
    if (!blob) return failure(std::move(blob.error()));
    switch (lexiconFormatOf(path, blob->bytes())) {
    case LexiconFormat::WordList: {
        auto reading = readWordListFile(path, alphabet, options, context);
        if (!reading) return failure(std::move(reading.error()));
        if (reading->rejectedCount > 0) return rejectedLines(*reading, path);
        return std::move(reading->words);
    }
    case LexiconFormat::Graph: {
        const auto kwg =
            Kwg::fromFile(std::move(*blob), path, alphabet.letterCount(), context.stop);
        if (!kwg) return failure(kwg.error());
        if (auto letters = checkLetters(*kwg, alphabet, fileNameUtf8(path)); !letters)
            return failure(std::move(letters.error()));
        if (auto beside = checkLettersBeside(path, alphabet); !beside)
            return failure(std::move(beside.error()));
        return named(wordsOf(*kwg, context), path);
    }
    case LexiconFormat::Macondo:
        return named(readMacondoGraph(blob->bytes(), alphabet, fileNameUtf8(path), context), path);
    case LexiconFormat::Lexpert:
        return named(readLexpert(blob->bytes(), alphabet, fileNameUtf8(path), context), path);
    case LexiconFormat::Other:
        return failure(ErrorCode::Malformed,
                       say("is no lexicon but %1", whatIsNoText(blob->bytes())),
                       {fileNameUtf8(path), 0, 0, -1});
    case LexiconFormat::Quackle: break;
    }
    return named(readQuackleDawg(blob->bytes(), alphabet, fileNameUtf8(path), context), path);
}

Result<Kwg> openDawg(const std::filesystem::path& path, const Alphabet& alphabet,
                     const TaskContext& context)
{
    auto blob = FileBlob::open(path);
    if (!blob) return failure(std::move(blob.error()));
    if (lexiconFormatOf(path, blob->bytes()) == LexiconFormat::Graph) {
        auto kwg = Kwg::fromFile(std::move(*blob), path, alphabet.letterCount(), context.stop);
        if (!kwg) return kwg;
        if (auto letters = checkLetters(*kwg, alphabet, fileNameUtf8(path)); !letters)
            return failure(std::move(letters.error()));
        if (auto beside = checkLettersBeside(path, alphabet); !beside)
            return failure(std::move(beside.error()));
        return kwg;
    }
    const auto words = readLexiconWords(path, alphabet, {1, kLongestWord}, context);
    if (!words) return failure(words.error());
    auto nodes = buildKbwg(*words, GraphKind::Dawg, NodeOrder::Wolges, context);
    if (!nodes) return failure(std::move(nodes.error()));
    return Kwg::fromNodes(std::move(*nodes), alphabet.letterCount(), context.stop);
}

Result<WordList> wordsOf(const Kwg& kwg, const TaskContext& context)
{
    if (const auto fits = checkExtent(kwg); !fits) return failure(fits.error());
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
                       say("has more than %1 letters in its words", kMostTiles));
    }
    return words;
}

bool holdsAlphagrams(const WordList& words)
{
    if (words.empty()) return false;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (!std::ranges::is_sorted(words[i])) return false;
    return true;
}

}  // namespace engine
