// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/graph_check.h"
#include "engine/lexicon/klv_file.h"
#include "engine/lexicon/kwg_builder.h"
#include "engine/lexicon/proof_cache.h"
#include "engine/lexicon/word_list.h"
#include "engine/rules/alphabet.h"

namespace engine {

/// A word graph to be written. Its name says how wide the nodes are (hasBigGraphName()); where 22
/// bits are too few it is written with 24, and then its name ends in ".kbwg", or in "-big" before
/// the ending when it holds alphagrams.
struct GraphOutput
{
    std::filesystem::path path;
    GraphKind kind = GraphKind::Gaddawg;
    NodeOrder order = NodeOrder::Wolges;
};

/// Leave values to be written.
struct LeavesOutput
{
    std::filesystem::path path;
    KlvVersion version = KlvVersion::Klv2;
    std::filesystem::path csv = {};  ///< where the values are from; empty = no leaves at all
};

/// What stood after the words, to be written as a table.
struct NotesOutput
{
    std::filesystem::path path;
    std::shared_ptr<const WordNotes> notes;
};

/// Which files to make of words.
struct BuildPlan
{
    std::vector<GraphOutput> graphs;
    std::optional<LeavesOutput> leaves;
    std::optional<NotesOutput> notes;
    bool check = true;  ///< look words and other texts up in each graph before it is written
    /// Beside each graph of letters a file says which alphabet they are of (letters_beside.h).
    bool namesLetters = false;
    /// Each graph has to be proven anyway: what that leaves makes its first opening quick.
    ProofCache proofs = {};
};

/// A file that was made.
struct BuiltFile
{
    std::filesystem::path path;  ///< of a graph that was too large another one than was asked for
    std::int64_t bytes = 0;
    std::int64_t nodes = 0;
    std::int64_t nodesBefore = 0;  ///< of a graph, before equal ones became one
    std::int64_t entries = 0;      ///< words, alphagrams, leaves or lines
    std::string sha256;
    std::optional<GraphCheck> check;  ///< a good one
};

struct BuildReport
{
    std::vector<BuiltFile> files;  ///< graphs, then leaves, then notes
    double seconds = 0.0;
};

/// Makes all files of the plan, or none: they are written beside their places, read again and
/// compared, and then renamed one after the other. `words` are sorted without repetitions. The
/// context hears of progress over the whole work: `total` is the same all the time and `done` only
/// grows; the phase is that of the part under way. Errors are those of the builders, of reading
/// the CSV and of writing; Malformed when a graph fails its check.
[[nodiscard]] Result<BuildReport> buildLexicon(const WordList& words, const Alphabet& alphabet,
                                               const BuildPlan& plan,
                                               const TaskContext& context = {});

/// The bytes of a graph file, with the nodes that the name asks for.
[[nodiscard]] Result<std::vector<std::byte>>
graphFile(const WordList& words, const GraphOutput& output, const TaskContext& context = {});

}  // namespace engine
