// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/kwg.h"
#include "engine/lexicon/letter_graph.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/lexicon/node_lists.h"
#include "engine/lexicon/proof_cache.h"
#include "engine/lexicon/search_tables.h"
#include "engine/lexicon/word_list.h"
#include "engine/rules/alphabet.h"
#include "engine/rules/rack.h"

namespace engine {

/// When a lexicon builds its search tables.
enum class TablesWhen {
    AtOnce,
    OnDemand,  ///< by buildSearchTables(), if ever: for those who ask about few positions
};

struct LexiconOptions
{
    TablesWhen tables = TablesWhen::AtOnce;
    ProofCache proofs = {};  ///< of the graphs that are opened
};

/// The words that a game is played with, as the graphs that the engine needs: words with DAWG and
/// GADDAG, and for jumbled games their alphagrams. Immutable, shared between threads.
class Lexicon
{
public:
    /// Opens a .kwg, a word list in text or any other of the known formats (see
    /// lexicon_file.h); what the file lacks (GADDAG, alphagrams when
    /// `withAlphagrams`) is built in memory. Word lists with rejected lines are refused: the
    /// error names the first one and how many there are. `alphabet` is copied into the lexicon.
    [[nodiscard]] static Result<std::shared_ptr<const Lexicon>>
    open(const std::filesystem::path& path, const Alphabet& alphabet, bool withAlphagrams,
         const TaskContext& context = {}, const LexiconOptions& options = {});
    [[nodiscard]] static Result<std::shared_ptr<const Lexicon>>
    fromWords(std::string name, const WordList& words, const Alphabet& alphabet,
              bool withAlphagrams, const TaskContext& context = {},
              TablesWhen tables = TablesWhen::AtOnce);

    /// File name without folder and ending.
    [[nodiscard]] const std::string& name() const { return m_name; }
    /// Empty when it was made from words in memory.
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] const Alphabet& alphabet() const { return m_alphabet; }
    /// Always with a GADDAG.
    [[nodiscard]] const Kwg& words() const { return m_words; }
    [[nodiscard]] bool hasAlphagrams() const { return m_alphagrams.has_value(); }
    /// Only when hasAlphagrams().
    [[nodiscard]] const Kwg& alphagrams() const { return *m_alphagrams; }
    /// alphagrams(), laid out for move generation. Only when hasAlphagrams().
    [[nodiscard]] const LetterGraph& alphagramLetters() const { return *m_alphagramLetters; }
    /// Of words(); empty ones until they are built. Who asks more than one question of the same
    /// tables keeps the reference, which stays valid.
    [[nodiscard]] const SearchTables& searchTables() const
    {
        return *m_tables.load(std::memory_order_acquire);
    }
    /// Does nothing when they are there; waits while another thread builds them.
    void buildSearchTables() const;
    /// visit(lists) with the lists of words(): those of `tables.letters` where it is there, else
    /// NodeLists, which show the same. `tables` are searchTables().
    template <class Visit>
    auto withLists(const SearchTables& tables, Visit visit) const
    {
        return tables.letters ? visit(*tables.letters) : visit(NodeLists(m_words));
    }

    /// The tiles, blank flags ignored, read as a word.
    [[nodiscard]] bool contains(std::span<const Tile> word) const { return m_words.contains(word); }
    /// Some order of the tiles is a word. Only when hasAlphagrams().
    [[nodiscard]] bool containsJumbled(std::span<const Tile> tiles) const;

private:
    Lexicon(std::string name, std::filesystem::path path, Alphabet alphabet, Kwg words)
        : m_name(std::move(name)),
          m_path(std::move(path)),
          m_alphabet(std::move(alphabet)),
          m_words(std::move(words))
    {
    }

    /// `words` are not asked for when there is a graph and no alphagrams are wanted.
    [[nodiscard]] static Result<std::shared_ptr<Lexicon>>
    assemble(std::string name, std::optional<Kwg> kwg, const WordList& words,
             const Alphabet& alphabet, bool withAlphagrams, const TaskContext& context);

    static const SearchTables kNoTables;

    std::string m_name;
    std::filesystem::path m_path;
    Alphabet m_alphabet;
    Kwg m_words;
    std::optional<Kwg> m_alphagrams;
    std::optional<LetterGraph> m_alphagramLetters;
    mutable std::once_flag m_tablesOnce;
    mutable std::unique_ptr<const SearchTables> m_ownTables;
    mutable std::atomic<const SearchTables*> m_tables = &kNoTables;
};

}  // namespace engine
