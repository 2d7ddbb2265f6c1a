// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/lexicon_build.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <iterator>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/base/sha256.h"
#include "engine/lexicon/klv_builder.h"
#include "engine/lexicon/kwg.h"
#include "engine/lexicon/leave_table.h"
#include "engine/lexicon/letters_beside.h"
#include "engine/lexicon/pace.h"
#include "engine/lexicon/word_set.h"

namespace engine {
namespace {

Sentence checking()
{
    return say("Checking the graph");
}

Sentence buildingLeaves()
{
    return say("Building the leaves");
}

Sentence writingFiles()
{
    return say("Writing the files");
}

/// A part of the work and its share of the time, as measured with lists of a quarter of a million
/// and of three million words.
struct Step
{
    Sentence phase;
    double weight;
};

std::vector<Step> stepsOf(GraphKind kind)
{
    switch (kind) {
    case GraphKind::Alpha:
        return {{say("Sorting words"), 1},
                {say("Building the DAWG"), 2},
                {say("Ordering the nodes"), 1},
                {say("Writing the nodes"), 0.25}};
    case GraphKind::Gaddawg:
        return {{say("Building the DAWG"), 2},
                {say("Sorting the beginnings of words"), 1},
                {say("Building the GADDAG"), 5},
                {say("Ordering the nodes"), 4},
                {say("Writing the nodes"), 1}};
    case GraphKind::Dawg: break;
    }
    return {{say("Building the DAWG"), 2},
            {say("Ordering the nodes"), 1},
            {say("Writing the nodes"), 0.25}};
}

/// Turns the progress of the parts into that of the whole.
class WholeProgress
{
public:
    WholeProgress(const BuildPlan& plan, const TaskContext& context) : m_context(context)
    {
        for (const GraphOutput& output : plan.graphs) {
            std::ranges::move(stepsOf(output.kind), std::back_inserter(m_steps));
            if (plan.check) m_steps.push_back({checking(), 2});
        }
        if (plan.leaves) m_steps.push_back({buildingLeaves(), 1});
        m_steps.push_back({writingFiles(), 1});
        for (const Step& step : m_steps) m_total += step.weight;
    }

    /// For the parts; refers to this object.
    [[nodiscard]] TaskContext context()
    {
        TaskContext part = m_context;
        part.onProgress = [this](const Progress& progress) { report(progress); };
        return part;
    }

    void report(const Progress& progress)
    {
        // A phase that is not in the plan's order belongs to the step under way.
        for (std::size_t i = m_step; i < m_steps.size(); ++i) {
            if (progress.phase != m_steps[i].phase) continue;
            m_step = i;
            break;
        }
        double done = 0;
        for (std::size_t i = 0; i < m_step; ++i) done += m_steps[i].weight;
        if (progress.total > 0) {
            done += m_steps[m_step].weight * std::min(1.0, static_cast<double>(progress.done) /
                                                               static_cast<double>(progress.total));
        }
        constexpr double kParts = 10'000;
        m_done = std::max(m_done, static_cast<std::int64_t>(done / m_total * kParts));
        m_context.report({progress.phase, m_done, static_cast<std::int64_t>(kParts)});
    }

private:
    const TaskContext& m_context;
    std::vector<Step> m_steps;
    double m_total = 0;
    std::size_t m_step = 0;
    std::int64_t m_done = 0;
};

struct MadeFile
{
    std::vector<std::byte> bytes;
    BuiltFile file;
};

template <class Node>
std::vector<std::byte> bytesOf(const std::vector<Node>& nodes)
{
    const auto bytes = std::as_bytes(std::span(nodes));
    return {bytes.begin(), bytes.end()};
}

tl::unexpected<Error> failedCheck(const GraphCheck& check, const Alphabet& alphabet,
                                  const std::filesystem::path& path)
{
    Sentence what = say("holds %1 words instead of %2", check.held, check.words);
    if (check.spellingsHeld != check.spellings)
        what = say("holds %1 spellings in its GADDAG instead of %2", check.spellingsHeld,
                   check.spellings);
    if (check.missing > 0)
        what =
            say("lacks %1 words, first %2", check.missing, wordText(alphabet, check.firstMissing));
    else if (check.accepted > 0)
        what = say("takes texts for words that are none, such as %1",
                   wordText(alphabet, check.firstAccepted));
    return failure(
        ErrorCode::Malformed,
        say("was not written: the graph that was built %1, which is a defect of this program",
            what),
        {fileNameUtf8(path), 0, 0, -1});
}

/// As the file has them, which the graph's name decides.
std::vector<std::byte> fileBytes(const std::vector<GraphNode>& nodes,
                                 const std::filesystem::path& path)
{
    if (hasBigGraphName(path)) return bytesOf(nodes);
    std::vector<KwgNode> narrow(nodes.size());
    std::ranges::transform(nodes, narrow.begin(), narrowed);
    return bytesOf(narrow);
}

/// Where a graph goes that 22 bits are too few for. Words and their alphagrams may have names that
/// differ in the ending only.
std::filesystem::path bigGraphPath(const GraphOutput& output)
{
    std::filesystem::path path = output.path;
    if (output.kind != GraphKind::Alpha) return path.replace_extension(".kbwg");
    std::filesystem::path name = path.stem();
    name += "-big";
    name += path.extension();
    return path.replace_filename(name);
}

/// Once for either width: what is built is the same.
Result<MadeFile> makeGraph(const WordList& words, const GraphOutput& output,
                           const Alphabet& alphabet, const BuildPlan& plan,
                           const TaskContext& context)
{
    const auto named = [&](Error error) {
        if (error.place.file.empty()) error.place.file = fileNameUtf8(output.path);
        return failure(std::move(error));
    };
    BuildCounts counts;
    auto nodes = buildKbwg(words, output.kind, output.order, context, &counts);
    if (!nodes) return named(std::move(nodes.error()));
    MadeFile made;
    made.file.path = output.path;
    if (!hasBigGraphName(output.path) && !fitsKwgFile(nodes->size())) {
        made.file.path = bigGraphPath(output);
        std::error_code ignored;
        if (std::filesystem::exists(made.file.path, ignored)) {
            return failure(ErrorCode::OutOfRange,
                           say("needs nodes of 24 bits and would go to %1, which exists already; "
                               "give it that name if it is to be replaced",
                               fileNameUtf8(made.file.path)),
                           {fileNameUtf8(output.path), 0, 0, -1});
        }
        // Nobody was asked about the one beside it either.
        const auto letters = lettersFileOf(made.file.path);
        if (plan.namesLetters && std::filesystem::exists(letters, ignored) &&
            lettersIn(letters).empty()) {
            return failure(ErrorCode::FileUnwritable,
                           say("is there already and names no alphabet: it is not replaced"),
                           {fileNameUtf8(letters), 0, 0, -1});
        }
    }
    made.file.nodesBefore = counts.nodesBefore;
    made.bytes = fileBytes(*nodes, made.file.path);
    made.file.nodes = static_cast<std::int64_t>(nodes->size());
    auto opened = OpenedGraph<GraphNode>::fromNodes(std::move(*nodes), alphabet.letterCount());
    if (!opened) return named(std::move(opened.error()));
    const auto graph = Kwg::prove(std::move(*opened), context.stop, plan.proofs);
    if (!graph) return named(graph.error());
    if (!plan.check) {
        made.file.entries = graph->wordCount();
        return made;
    }
    const bool alpha = output.kind == GraphKind::Alpha;
    auto check = checkGraph(*graph, alpha ? alphagramsOf(words, context) : words, {}, context);
    if (!check) return named(std::move(check.error()));
    if (!check->good()) return failedCheck(*check, alphabet, output.path);
    made.file.entries = check->held;
    made.file.check = std::move(*check);
    return made;
}

Result<MadeFile> makeLeaves(const LeavesOutput& output, const Alphabet& alphabet,
                            const TaskContext& context)
{
    LeaveTable table;
    if (!output.csv.empty()) {
        const auto csv = FileBlob::open(output.csv);
        if (!csv) return failure(csv.error());
        auto read = readLeaveCsv(csv->text(), alphabet, fileNameUtf8(output.csv), context);
        if (!read) return failure(std::move(read.error()));
        table = std::move(*read);
    }
    auto bytes =
        buildKlv(table, output.version, NodeOrder::Wolges, fileNameUtf8(output.csv), context);
    if (!bytes) return failure(std::move(bytes.error()));
    MadeFile made;
    std::uint32_t nodes = 0;
    std::memcpy(&nodes, bytes->data(), sizeof nodes);
    made.bytes = std::move(*bytes);
    made.file.path = output.path;
    made.file.nodes = nodes;
    made.file.entries = static_cast<std::int64_t>(table.points.size());
    return made;
}

MadeFile makeNotes(const NotesOutput& output, const WordList& words, const Alphabet& alphabet)
{
    const std::string table = output.notes->table(words, alphabet);
    MadeFile made;
    const auto bytes = std::as_bytes(std::span(table.data(), table.size()));
    made.bytes.assign(bytes.begin(), bytes.end());
    made.file.path = output.path;
    made.file.entries = std::ranges::count(table, '\n');
    return made;
}

/// What reached the disk is what was meant to.
Result<std::string> readAgain(const StagedFile& staged, const MadeFile& made)
{
    const auto blob = FileBlob::open(staged.temporary());
    if (!blob) return failure(blob.error());
    if (!std::ranges::equal(blob->bytes(), made.bytes)) {
        return failure(ErrorCode::FileUnwritable,
                       say("was not written: what came to the disk can't be read back as it was"),
                       {fileNameUtf8(made.file.path), 0, 0, -1});
    }
    return sha256(blob->bytes());
}

}  // namespace

Result<std::vector<std::byte>> graphFile(const WordList& words, const GraphOutput& output,
                                         const TaskContext& context)
{
    if (hasBigGraphName(output.path)) {
        const auto nodes = buildKbwg(words, output.kind, output.order, context);
        if (!nodes) return failure(nodes.error());
        return bytesOf(*nodes);
    }
    const auto nodes = buildKwg(words, output.kind, output.order, context);
    if (!nodes) return failure(nodes.error());
    return bytesOf(*nodes);
}

Result<BuildReport> buildLexicon(const WordList& words, const Alphabet& alphabet,
                                 const BuildPlan& plan, const TaskContext& context)
{
    const auto start = std::chrono::steady_clock::now();
    WholeProgress whole(plan, context);
    const TaskContext part = whole.context();
    std::vector<MadeFile> made;
    for (const GraphOutput& output : plan.graphs) {
        auto graph = makeGraph(words, output, alphabet, plan, part);
        if (!graph) return failure(std::move(graph.error()));
        made.push_back(std::move(*graph));
    }
    if (plan.leaves) {
        whole.report({buildingLeaves(), 0, 0});
        TaskContext silent = context;
        silent.onProgress = {};
        auto leaves = makeLeaves(*plan.leaves, alphabet, silent);
        if (!leaves) return failure(std::move(leaves.error()));
        made.push_back(std::move(*leaves));
    }

    if (plan.notes && plan.notes->notes) made.push_back(makeNotes(*plan.notes, words, alphabet));

    BuildReport report;
    std::vector<StagedFile> staged;
    const auto count = static_cast<std::int64_t>(made.size());
    for (std::size_t i = 0; i < made.size(); ++i) {
        whole.report({writingFiles(), static_cast<std::int64_t>(i), count});
        auto file = StagedFile::write(made[i].file.path, made[i].bytes, context.stop);
        if (!file) return failure(std::move(file.error()));
        auto sum = readAgain(*file, made[i]);
        if (!sum) return failure(std::move(sum.error()));
        made[i].file.sha256 = std::move(*sum);
        made[i].file.bytes = static_cast<std::int64_t>(made[i].bytes.size());
        staged.push_back(std::move(*file));
    }
    // Behind them, and no files that were asked for.
    for (std::size_t i = 0; plan.namesLetters && i < plan.graphs.size(); ++i) {
        const std::string text = lettersFileText(alphabet);
        auto file = StagedFile::write(lettersFileOf(made[i].file.path),
                                      std::as_bytes(std::span(text.data(), text.size())));
        if (!file) return failure(std::move(file.error()));
        staged.push_back(std::move(*file));
    }
    if (context.stopRequested()) return cancelled();
    for (std::size_t i = 0; i < staged.size(); ++i) {
        if (auto done = staged[i].commit(); !done) return failure(std::move(done.error()));
        if (i < made.size()) report.files.push_back(std::move(made[i].file));
    }
    whole.report({writingFiles(), count, count});
    report.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return report;
}

}  // namespace engine
