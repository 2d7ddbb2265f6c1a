// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/answer_list.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "app/cli/output_files.h"
#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/base/sha256.h"
#include "engine/lexicon/graph_extent.h"
#include "engine/lexicon/kwg.h"
#include "engine/lexicon/kwg_builder.h"
#include "engine/lexicon/letters_beside.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/lexicon_build.h"
#include "engine/lexicon/lexicon_file.h"
#include "engine/lexicon/lexicon_info.h"
#include "engine/lexicon/proof_cache.h"
#include "engine/lexicon/text_source.h"
#include "engine/lexicon/word_list.h"
#include "engine/lexicon/word_sources.h"
#include "engine/rules/catalogue.h"

namespace app {

namespace {

using engine::Kwg;
using engine::Result;
using engine::Tile;

// What --graph and `lexicon info` call them.
const std::map<std::string, engine::GraphKind> kGraphKinds = {
    {"gaddawg", engine::GraphKind::Gaddawg},
    {"dawg", engine::GraphKind::Dawg},
    {"alpha", engine::GraphKind::Alpha}};

const std::map<std::string, engine::NodeOrder> kNodeOrders = {
    {"wolges", engine::NodeOrder::Wolges},
    {"experimental", engine::NodeOrder::Experimental},
    {"legacy", engine::NodeOrder::Legacy},
    {"magpie-merged", engine::NodeOrder::MagpieMerged},
    {"magpiemerged", engine::NodeOrder::MagpieMerged},
    {"magpie", engine::NodeOrder::Magpie}};

template <class Map>
std::vector<std::string> namesOf(const Map& map)
{
    std::vector<std::string> names;
    for (const auto& entry : map) names.push_back(entry.first);
    return names;
}

// --- build ----------------------------------------------------------------------------------

struct BuildOptions
{
    std::vector<std::string> lists;
    std::vector<std::string> minus;
    std::vector<std::string> intersect;
    std::vector<engine::WordSource> sources;  ///< all of them, in the order of the command line
    std::string alphabet = "english";
    std::string graph = "gaddawg";
    std::string order = "wolges";
    std::string out;
    std::string notes;
    engine::WordListOptions reading;
    bool strict = false;  ///< says what is done anyway
    bool skipRejected = false;
    bool verify = false;
};

std::vector<std::string> rejectedLines(const engine::SourcesReading& reading)
{
    std::vector<std::string> lines;
    for (const engine::SourceReading& source : reading.sources) {
        for (const engine::RejectedLine& line : source.reading.rejected) {
            lines.push_back(engine::Error{
                engine::ErrorCode::OutsideAlphabet,
                engine::say("'%1': %2", line.text, line.reason),
                {shownName(engine::fileNameUtf8(source.path)), line.line, line.column,
                 -1}}.toString());
        }
    }
    return lines;
}

ExitStatus buildLexicon(const BuildOptions& options)
{
    constexpr const char* kWhat = "lexicon build";
    const auto start = std::chrono::steady_clock::now();
    const auto tiles = lettersNamed(options.alphabet);
    if (!tiles) return fail(kWhat, tiles.error());
    const engine::Alphabet& alphabet = tiles->alphabet;

    LongWork work;
    const engine::TaskContext context = work.context();
    engine::WordListOptions how = options.reading;
    how.keepNotes = !options.notes.empty();
    const auto read = engine::readWordSources(options.sources, alphabet, how, context);
    if (!read) return fail(kWhat, read.error());
    if (const auto error = read->firstError()) return fail(kWhat, *error);
    const std::vector<std::string> rejected = rejectedLines(*read);
    for (const std::string& line : rejected) complain(kWhat, line);
    if (!rejected.empty() && (!options.skipRejected || read->words.empty())) {
        const std::string lines =
            rejected.size() == 1 ? "a line holds" : std::to_string(rejected.size()) + " lines hold";
        complain(kWhat, "nothing was written, as " + lines + " no word" +
                            (options.skipRejected ? "" : "; --skip-rejected leaves them out"));
        return ExitStatus::No;
    }
    if (read->words.empty()) {
        const bool one = read->sources.size() == 1;
        return fail(
            kWhat,
            engine::Error{engine::ErrorCode::Malformed,
                          one ? engine::say("holds no word to build from")
                              : engine::say("the lists together leave no word to build from"),
                          {one ? engine::fileNameUtf8(read->sources.front().path) : std::string(),
                           0, 0, -1}});
    }
    if (options.out == kStandardStream && options.notes == kStandardStream) {
        complain("usage", "--out and --definitions can't both be standard output");
        return ExitStatus::Usage;
    }
    putBeside(options.notes);
    OutputFile target(options.out, ".kwg");
    OutputFile notesTarget(options.notes, ".tsv");
    engine::BuildPlan plan;
    plan.graphs.push_back(
        {target.path(), kGraphKinds.at(options.graph), kNodeOrders.at(options.order)});
    plan.check = options.verify;
    plan.namesLetters = !isStream(options.out);
    if (!options.notes.empty()) {
        auto notes = std::make_shared<engine::WordNotes>();
        for (const engine::SourceReading& source : read->sources) notes->add(source.reading.notes);
        plan.notes = {notesTarget.path(), std::move(notes)};
    }
    plan.proofs = engine::ProofCache::ofUser();
    const auto report = engine::buildLexicon(read->words, alphabet, plan, context);
    if (!report) return fail(kWhat, report.error());
    const engine::BuiltFile& file = report->files.front();
    const bool isWider = file.path != target.path();
    if (isWider) {
        complain("note", std::to_string(file.nodes) +
                             " nodes are more than a .kwg or .kad file holds: " +
                             (isStream(options.out)
                                  ? "what is written has nodes of 24 bits, so "
                                    "its file's name must end in .kbwg"
                                  : "wrote " + shownName(engine::fileNameUtf8(file.path))));
        target.wrote(file.path);
    }
    for (const OutputFile* output : {&target, &notesTarget})
        if (auto delivered = output->deliver(); !delivered) return fail(kWhat, delivered.error());
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;

    std::string table = "item\tvalue\n";
    const auto row = [&table](std::string_view item, const std::string& value) {
        table.append(item).append("\t").append(value).append("\n");
    };
    std::int64_t wordsRead = 0;
    std::int64_t outsideLimits = 0;
    std::int64_t folded = 0;
    for (const engine::SourceReading& source : read->sources) {
        wordsRead += source.reading.wordsRead;
        outsideLimits += source.reading.outsideLimits;
        folded += source.reading.folded;
    }
    row("words_read", std::to_string(wordsRead));
    row("duplicates", std::to_string(read->duplicates()));
    row("outside_length_limits", std::to_string(outsideLimits));
    if (how.fold) row("folded", std::to_string(folded));
    row("rejected", std::to_string(read->rejectedCount()));
    row("words", std::to_string(read->words.size()));
    if (isWider && !isStream(options.out)) row("file", engine::fileNameUtf8(file.path));
    row("nodes_before_merging", std::to_string(file.nodesBefore));
    row("nodes", std::to_string(file.nodes));
    row("bytes", std::to_string(file.bytes));
    if (file.check) {
        row("words_found", std::to_string(file.check->words));
        row("non_words_refused", std::to_string(file.check->nonWords));
        row("sha256", file.sha256);
    }
    row("seconds", decimalText(seconds.count(), 3));
    put(table);
    return ExitStatus::Done;
}

/// Which operation each file of the command line belongs to, in its order: first all WORDS.
std::vector<engine::WordSource> sourcesInOrder(const BuildOptions& options,
                                               const std::vector<CLI::Option*>& order,
                                               const CLI::Option* minus,
                                               const CLI::Option* intersect)
{
    std::vector<engine::WordSource> sources;
    for (const std::string& list : options.lists)
        sources.push_back({engine::pathFromUtf8(list), engine::SetOperation::Union});
    std::size_t minusAt = 0;
    std::size_t intersectAt = 0;
    for (const CLI::Option* option : order) {
        if (option == minus)
            sources.push_back(
                {engine::pathFromUtf8(options.minus[minusAt++]), engine::SetOperation::Minus});
        else if (option == intersect)
            sources.push_back({engine::pathFromUtf8(options.intersect[intersectAt++]),
                               engine::SetOperation::Intersect});
    }
    return sources;
}

void addBuild(CLI::App& lexicon, CommandList& commands)
{
    auto* command = lexicon.add_subcommand("build", "Make a word graph of word lists");
    auto options = std::make_shared<BuildOptions>();
    takesInput(command->add_option("WORDS", options->lists,
                                   "Word lists or word graphs; the words of all of them together"))
        ->required();
    const CLI::Option* minus =
        takesInput(
            command->add_option("--minus", options->minus,
                                "Take the words of this list or graph away (may be repeated)"))
            ->allow_extra_args(false);
    const CLI::Option* intersect =
        takesInput(command->add_option(
                       "--intersect", options->intersect,
                       "Keep only the words of this list or graph (may be repeated); --minus and "
                       "--intersect work in their order"))
            ->allow_extra_args(false);
    addAlphabetOption(*command, options->alphabet);
    command->add_option("--graph", options->graph, "gaddawg, dawg or alpha (alphagrams)")
        ->check(CLI::IsMember(namesOf(kGraphKinds)))
        ->capture_default_str();
    command->add_option("--order", options->order, "In which order the nodes lie in the file")
        ->check(CLI::IsMember(namesOf(kNodeOrders)))
        ->capture_default_str();
    // Which alphabet it is of stands beside it, and beside the one with wider nodes.
    takesOutput(
        command->add_option("--out", options->out, "File to write")->required(),
        OutputKind::WordGraph,
        {{".letters", OutputKind::Letters, true}, {".kbwg.letters", OutputKind::Letters, false}});
    command
        ->add_option("--min-length", options->reading.minimumLength,
                     "Leave shorter words out (in tiles)")
        ->check(CLI::Range(1, engine::kMaxDim))
        ->capture_default_str();
    command
        ->add_option("--max-length", options->reading.maximumLength,
                     "Leave longer words out (in tiles)")
        ->check(CLI::Range(1, engine::kMaxDim))
        ->capture_default_str();
    command->add_flag("--fold", options->reading.fold,
                      "Read letters that the alphabet lacks without their accents, and words "
                      "without apostrophes and hyphens");
    takesOutput(command->add_option("--definitions", options->notes,
                                    "Write what stands after the words to this file, as a table"),
                OutputKind::Table);
    auto* skip =
        command->add_flag("--skip-rejected", options->skipRejected,
                          "Leave lines that hold no word out; without it nothing is written then");
    command
        ->add_flag("--strict", options->strict,
                   "Write nothing when a line is rejected: what is done anyway")
        ->excludes(skip);
    command->add_flag("--verify", options->verify,
                      "Look every word up in the graph, and texts that are none, before it is "
                      "written");
    commands.add(command, [options, command, minus, intersect] {
        options->sources = sourcesInOrder(*options, command->parse_order(), minus, intersect);
        return buildLexicon(*options);
    });
}

// --- info -----------------------------------------------------------------------------------

std::string formatOf(const Kwg& kwg)
{
    if (kwg.hasGaddag()) return "gaddawg";
    return engine::graphHoldsAlphagrams(kwg) ? "alpha" : "dawg";
}

nlohmann::ordered_json describe(const std::string& file, std::span<const std::byte> bytes,
                                const Kwg& graph)
{
    nlohmann::ordered_json info;
    info["file"] = shownName(file);
    info["format"] = formatOf(graph);
    info["node_bits"] = engine::hasBigGraphName(engine::pathFromUtf8(file)) ? 24 : 22;
    info["nodes"] = graph.nodes().size();
    info["bytes"] = bytes.size();
    info["words"] = graph.wordCount();
    info["longest_word"] = graph.longestWord();
    info["highest_tile"] = graph.highestTile();
    info["sha256"] = engine::sha256(bytes);
    info["check"] = "ok";
    return info;
}

/// Why a file can't be opened as a graph, with what it is instead where that is known.
engine::Error noGraph(const std::string& file, engine::Error error)
{
    const auto blob = engine::FileBlob::open(engine::pathFromUtf8(file));
    if (!blob) return error;
    switch (engine::lexiconFormatOf(engine::pathFromUtf8(file), blob->bytes())) {
    case engine::LexiconFormat::Graph: break;
    case engine::LexiconFormat::Other:
        error.sentence =
            engine::say("is no word graph but %1", engine::whatIsNoText(blob->bytes()));
        error.place = {file, 0, 0, -1};
        break;
    default:
        error.sentence = engine::say("is no word graph; 'lexicon convert' makes one of it");
        error.place = {file, 0, 0, -1};
        break;
    }
    return error;
}

Result<Answer> infoOf(const std::string& file, bool asJson)
{
    const auto blob = engine::FileBlob::open(engine::pathFromUtf8(file));
    if (!blob) return engine::failure(blob.error());
    const auto kwg = Kwg::open(engine::pathFromUtf8(file));
    if (!kwg) return engine::failure(noGraph(file, kwg.error()));
    Answer answer;
    auto info = describe(file, blob->bytes(), *kwg);
    if (asJson) {
        answer.json = std::move(info);
        return answer;
    }
    answer.table = "item\tvalue\n";
    for (const auto& [item, value] : info.items()) {
        const std::string text =
            value.is_string() ? value.get<std::string>() : std::to_string(value.get<long long>());
        answer.table += item + "\t" + text + "\n";
    }
    return answer;
}

ExitStatus showInfo(const std::vector<std::string>& files, bool asJson)
{
    LongWork work;
    return answerFiles(files, "lexicon info", work.context(),
                       [asJson](const std::string& file) { return infoOf(file, asJson); });
}

// --- words --------------------------------------------------------------------------------

/// Each word on a line, many at a time, the first `limit` of them; ends when stop is requested.
Result<void> eachWord(const std::string& file, const engine::Alphabet& alphabet, std::int64_t limit,
                      const engine::TaskContext& context,
                      const std::function<void(const std::string& lines)>& take)
{
    const auto kwg = Kwg::open(engine::pathFromUtf8(file), alphabet.letterCount());
    if (!kwg) return engine::failure(noGraph(file, kwg.error()));
    if (const auto letters = engine::checkLetters(*kwg, alphabet, file); !letters)
        return engine::failure(letters.error());
    if (const auto beside = engine::checkLettersBeside(engine::pathFromUtf8(file), alphabet);
        !beside)
        return engine::failure(beside.error());
    if (const auto fits = engine::checkExtent(*kwg, file); !fits)
        return engine::failure(fits.error());
    constexpr std::int64_t kAtATime = 4096;
    std::string lines;
    std::int64_t listed = 0;
    kwg->forEachWord([&](std::span<const Tile> word) {
        if (listed == limit) return false;
        lines += engine::wordText(alphabet, word) + "\n";
        if (++listed % kAtATime != 0) return true;
        take(lines);
        lines.clear();
        return !context.stopRequested();
    });
    take(lines);
    return {};
}

ExitStatus listWords(const std::vector<std::string>& files, const std::string& alphabetName,
                     std::int64_t limit)
{
    constexpr const char* kWhat = "lexicon words";
    const auto tiles = lettersNamed(alphabetName);
    if (!tiles) return fail(kWhat, tiles.error());
    LongWork work;
    const engine::TaskContext context = work.context();
    const bool several = files.size() > 1;
    if (several) putAs(Shape::Table);
    AnswerList answers(kWhat, several ? "file" : "");
    for (const std::string& file : files) {
        if (context.stopRequested()) break;
        const auto take = [&](const std::string& lines) {
            if (several) answers.add(shownName(file), {"word\n" + lines, {}, {}});
            else put(lines);
        };
        const auto listed = eachWord(file, tiles->alphabet, limit, context, take);
        if (!listed) answers.add(listed.error());
        if (!flushOutput()) return ExitStatus::No;
    }
    return answers.end(context);
}

}  // namespace

void addLexiconCommands(CLI::App& program, CommandList& commands)
{
    auto* lexicon = program.add_subcommand("lexicon", "Word graphs");
    lexicon->require_subcommand(1);
    addBuild(*lexicon, commands);
    addLexiconExchangeCommands(*lexicon, commands);

    struct Options
    {
        std::vector<std::string> files;
        std::string alphabet = "english";
        std::int64_t limit = std::numeric_limits<std::int64_t>::max();
        bool json = false;
    };
    const auto options = std::make_shared<Options>();

    auto* info = lexicon->add_subcommand("info", "What word graphs hold; checks their structure");
    takesInput(info->add_option("FILE", options->files, "Word graphs"))->required();
    info->add_flag("--json", options->json, "As JSON");
    commands.add(info, [options] { return showInfo(options->files, options->json); });

    auto* words = lexicon->add_subcommand("words", "Every word, in tile order");
    takesInput(words->add_option("FILE", options->files,
                                 "Word graph; of several a table with their names"))
        ->required();
    addAlphabetOption(*words, options->alphabet);
    addLimitOption(*words, options->limit, "How many to print at most, of each graph");
    commands.add(
        words, [options] { return listWords(options->files, options->alphabet, options->limit); },
        Shape::Lines);

    addLexiconCheck(*lexicon, commands);
}

}  // namespace app
