// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/lexicon.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/lexicon/graph_extent.h"
#include "engine/lexicon/kwg_builder.h"
#include "engine/lexicon/lexicon_file.h"

namespace engine {
namespace {

Result<Kwg> build(const WordList& words, GraphKind kind, const Alphabet& alphabet,
                  const TaskContext& context)
{
    auto nodes = buildKbwg(words, kind, NodeOrder::Wolges, context);
    if (!nodes) return failure(std::move(nodes.error()));
    return Kwg::fromNodes(std::move(*nodes), alphabet.letterCount(), context.stop);
}

/// With the path of the file, unless a place is known already.
tl::unexpected<Error> namedError(Error error, const std::filesystem::path& path)
{
    if (error.place.file.empty()) error.place.file = fileNameUtf8(path);
    return failure(std::move(error));
}

}  // namespace

Result<std::shared_ptr<const Lexicon>> Lexicon::open(const std::filesystem::path& path,
                                                     const Alphabet& alphabet, bool withAlphagrams,
                                                     const TaskContext& context,
                                                     const LexiconOptions& options)
{
    auto blob = FileBlob::open(path);
    if (!blob) return failure(std::move(blob.error()));
    std::optional<Kwg> kwg;
    WordList words;
    const LexiconFormat format = lexiconFormatOf(path, blob->bytes());
    if (format != LexiconFormat::Graph) {
        auto read = readLexiconWords(path, alphabet, {}, context);
        if (!read) return namedError(std::move(read.error()), path);
        words = std::move(*read);
        if (words.empty())
            return namedError(
                {ErrorCode::Malformed, say("holds no words that a board has room for"), {}}, path);
    } else {
        auto opened = Kwg::fromFile(std::move(*blob), path, alphabet.letterCount(), context.stop,
                                    options.proofs);
        if (!opened) return failure(std::move(opened.error()));
        if (auto letters = checkLetters(*opened, alphabet, fileNameUtf8(path)); !letters)
            return failure(std::move(letters.error()));
        // Whoever searches the lexicon walks over its words.
        if (auto fits = checkExtent(*opened, fileNameUtf8(path)); !fits)
            return failure(std::move(fits.error()));
        if (!opened->hasGaddag() || withAlphagrams) {
            auto all = wordsOf(*opened, context);
            if (!all) return namedError(std::move(all.error()), path);
            words = std::move(*all);
        }
        if (opened->hasGaddag()) {
            kwg = std::move(*opened);
        } else if (holdsAlphagrams(words)) {
            return namedError(
                {ErrorCode::WrongLexicon,
                 say("holds alphagrams (the letters of each word ascend), as .kad files "
                     "do; open the .kwg file or the word list that it was made from"),
                 {}},
                path);
        }
    }
    auto lexicon = assemble(fileNameUtf8(path.stem()), std::move(kwg), words, alphabet,
                            withAlphagrams, context);
    if (!lexicon) return namedError(std::move(lexicon.error()), path);
    (*lexicon)->m_path = path;
    if (options.tables == TablesWhen::AtOnce) (*lexicon)->buildSearchTables();
    return std::move(*lexicon);
}

Result<std::shared_ptr<const Lexicon>>
Lexicon::fromWords(std::string name, const WordList& words, const Alphabet& alphabet,
                   bool withAlphagrams, const TaskContext& context, TablesWhen tables)
{
    auto lexicon =
        assemble(std::move(name), std::nullopt, words, alphabet, withAlphagrams, context);
    if (!lexicon) return failure(std::move(lexicon.error()));
    if (tables == TablesWhen::AtOnce) (*lexicon)->buildSearchTables();
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
        lexicon->m_alphagramLetters.emplace(*lexicon->m_alphagrams);
    }
    return lexicon;
}

const SearchTables Lexicon::kNoTables;

void Lexicon::buildSearchTables() const
{
    std::call_once(m_tablesOnce, [this] {
        m_ownTables = std::make_unique<const SearchTables>(m_words);
        m_tables.store(m_ownTables.get(), std::memory_order_release);
    });
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
