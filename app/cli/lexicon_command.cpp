// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/word_text.h"
#include "engine/base/file.h"
#include "engine/base/sha256.h"
#include "engine/lexicon/graph_extent.h"
#include "engine/lexicon/kbwg.h"
#include "engine/lexicon/kwg.h"
#include "engine/lexicon/kwg_builder.h"
#include "engine/lexicon/word_list.h"
#include "engine/rules/catalogue.h"

namespace app {

namespace {

using engine::Kwg;
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
    std::string alphabet = "english";
    std::string graph = "gaddawg";
    std::string order = "wolges";
    std::string out;
    engine::WordListLimits limits;
    bool strict = false;
};

struct MergedLists
{
    engine::WordListReading reading;
    std::vector<std::string> rejected;  ///< with file and line
};

engine::Result<MergedLists> readLists(const BuildOptions& options, const engine::Alphabet& alphabet,
                                      const engine::TaskContext& context)
{
    MergedLists merged;
    for (const std::string& list : options.lists) {
        auto part = engine::readWordListFile(list, alphabet, options.limits, context);
        if (!part) return engine::failure(part.error());
        for (const engine::RejectedLine& line : part->rejected) {
            merged.rejected.push_back(engine::Error{
                engine::ErrorCode::OutsideAlphabet,
                "'" + line.text + "': " + line.reason,
                {list, line.line, line.column,
                 -1}}.toString());
        }
        engine::WordListReading& all = merged.reading;
        all.wordsRead += part->wordsRead;
        all.duplicates += part->duplicates;
        all.outsideLimits += part->outsideLimits;
        all.rejectedCount += part->rejectedCount;
        if (options.lists.size() == 1) {
            all.words = std::move(part->words);
        } else {
            for (std::size_t i = 0; i < part->words.size(); ++i) all.words.add(part->words[i]);
        }
    }
    if (options.lists.size() > 1) {
        merged.reading.duplicates +=
            static_cast<std::int64_t>(merged.reading.words.sortAndRemoveDuplicates());
    }
    return merged;
}

/// The file's content; each node takes four bytes, whatever their kind.
engine::Result<std::vector<std::byte>> buildGraph(const engine::WordList& words,
                                                  const BuildOptions& options,
                                                  const engine::TaskContext& context)
{
    const auto asBytes = [](const auto& nodes) -> engine::Result<std::vector<std::byte>> {
        if (!nodes) return engine::failure(nodes.error());
        const auto bytes = std::as_bytes(std::span(*nodes));
        return std::vector<std::byte>(bytes.begin(), bytes.end());
    };
    const engine::GraphKind kind = kGraphKinds.at(options.graph);
    const engine::NodeOrder order = kNodeOrders.at(options.order);
    if (engine::hasBigGraphName(options.out))
        return asBytes(engine::buildKbwg(words, kind, order, context));
    return asBytes(engine::buildKwg(words, kind, order, context));
}

ExitStatus buildLexicon(const BuildOptions& options)
{
    constexpr const char* kWhat = "lexicon build";
    const auto start = std::chrono::steady_clock::now();
    const auto tiles = engine::catalogue::tileSetByNameOrFile(options.alphabet);
    if (!tiles) return fail(kWhat, tiles.error());

    LongWork work;
    const engine::TaskContext context = work.context();
    const auto merged = readLists(options, tiles->alphabet, context);
    if (!merged) return fail(kWhat, merged.error());
    const engine::WordListReading& reading = merged->reading;
    if (reading.rejectedCount > 0 && (options.strict || reading.words.empty())) {
        for (const std::string& line : merged->rejected) complain(kWhat, line);
        complain(kWhat, "nothing was written, as " + std::to_string(reading.rejectedCount) +
                            " lines hold no word");
        return ExitStatus::No;
    }
    const auto bytes = buildGraph(reading.words, options, context);
    if (!bytes) return fail(kWhat, bytes.error());
    if (context.stopRequested()) {
        complain(kWhat, "was stopped; nothing was written");
        return ExitStatus::No;
    }
    if (auto written = engine::writeFileAtomically(options.out, *bytes); !written)
        return fail(kWhat, written.error());
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;

    std::string table = "item\tvalue\n";
    const auto row = [&table](std::string_view item, const std::string& value) {
        table.append(item).append("\t").append(value).append("\n");
    };
    row("words_read", std::to_string(reading.wordsRead));
    row("duplicates", std::to_string(reading.duplicates));
    row("outside_length_limits", std::to_string(reading.outsideLimits));
    row("rejected", std::to_string(reading.rejectedCount));
    for (const std::string& line : merged->rejected) row("rejected_line", line);
    row("words", std::to_string(reading.words.size()));
    row("nodes", std::to_string(bytes->size() / sizeof(engine::KwgNode)));
    row("bytes", std::to_string(bytes->size()));
    row("seconds", decimalText(seconds.count(), 3));
    put(table);
    return ExitStatus::Done;
}

void addBuild(CLI::App& lexicon, CommandList& commands)
{
    auto* command = lexicon.add_subcommand("build", "Make a word graph of word lists");
    auto options = std::make_shared<BuildOptions>();
    command->add_option("WORDS", options->lists, "Text files, one word per line")->required();
    command->add_option("--alphabet", options->alphabet, "Name or file")->capture_default_str();
    command->add_option("--graph", options->graph, "gaddawg, dawg or alpha (alphagrams)")
        ->check(CLI::IsMember(namesOf(kGraphKinds)))
        ->capture_default_str();
    command->add_option("--order", options->order, "In which order the nodes lie in the file")
        ->check(CLI::IsMember(namesOf(kNodeOrders)))
        ->capture_default_str();
    command->add_option("--out", options->out, "File to write")->required();
    command
        ->add_option("--min-length", options->limits.minimumLength,
                     "Leave shorter words out (in tiles)")
        ->check(CLI::Range(1, engine::kMaxDim))
        ->capture_default_str();
    command
        ->add_option("--max-length", options->limits.maximumLength,
                     "Leave longer words out (in tiles)")
        ->check(CLI::Range(1, engine::kMaxDim))
        ->capture_default_str();
    command->add_flag("--strict", options->strict, "Write nothing when a line is rejected");
    commands.add(command, [options] { return buildLexicon(*options); });
}

// --- info -----------------------------------------------------------------------------------

/// By its words: a graph of alphagrams says nowhere that it is one.
template <class Graph>
bool holdsAlphagrams(const Graph& kwg)
{
    // On the graph, since a small hostile one can hold any number of words.
    const auto nodes = kwg.nodes();
    return kwg.dawgRoot() != 0 &&
           std::all_of(nodes.begin() + 1, nodes.end(), [&nodes](const auto& node) {
               // A node that no path reaches has not been validated.
               return node.arc() == 0 || node.arc() >= nodes.size() ||
                      nodes[node.arc()].tile() >= node.tile();
           });
}

template <class Graph>
std::string formatOf(const Graph& kwg)
{
    if (kwg.hasGaddag()) return "gaddawg";
    return holdsAlphagrams(kwg) ? "alpha" : "dawg";
}

template <class Graph>
nlohmann::ordered_json describe(const std::string& file, std::span<const std::byte> bytes,
                                const Graph& graph, int nodeBits)
{
    nlohmann::ordered_json info;
    info["file"] = file;
    info["format"] = formatOf(graph);
    info["node_bits"] = nodeBits;
    info["nodes"] = graph.nodes().size();
    info["bytes"] = bytes.size();
    info["words"] = graph.wordCount();
    info["longest_word"] = graph.longestWord();
    info["highest_tile"] = graph.highestTile();
    info["sha256"] = engine::sha256(bytes);
    info["check"] = "ok";
    return info;
}

ExitStatus showInfo(const std::string& file, bool asJson)
{
    constexpr const char* kWhat = "lexicon info";
    const auto blob = engine::FileBlob::open(file);
    if (!blob) return fail(kWhat, blob.error());
    nlohmann::ordered_json info;
    if (engine::hasBigGraphName(file)) {
        const auto kbwg = engine::Kbwg::open(file);
        if (!kbwg) return fail(kWhat, kbwg.error());
        info = describe(file, blob->bytes(), *kbwg, 24);
    } else {
        const auto kwg = Kwg::open(file);
        if (!kwg) return fail(kWhat, kwg.error());
        info = describe(file, blob->bytes(), *kwg, 22);
    }
    if (asJson) {
        put(info.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n");
        return ExitStatus::Done;
    }
    put("item\tvalue\n");
    for (const auto& [item, value] : info.items()) {
        const std::string text =
            value.is_string() ? value.get<std::string>() : std::to_string(value.get<long long>());
        put(item + "\t" + text + "\n");
    }
    return ExitStatus::Done;
}

// --- words and check ------------------------------------------------------------------------

ExitStatus listWords(const std::string& file, const std::string& alphabetName)
{
    constexpr const char* kWhat = "lexicon words";
    const auto tiles = engine::catalogue::tileSetByNameOrFile(alphabetName);
    if (!tiles) return fail(kWhat, tiles.error());
    const auto kwg = Kwg::open(file, tiles->alphabet.letterCount());
    if (!kwg) return fail(kWhat, kwg.error());
    if (const auto fits = engine::checkExtent(*kwg, file); !fits) return fail(kWhat, fits.error());
    LongWork work;
    const engine::TaskContext context = work.context();
    bool stopped = false;
    std::int64_t listed = 0;
    kwg->forEachWord([&](std::span<const Tile> word) {
        put(wordText(tiles->alphabet, word) + "\n");
        stopped = ++listed % 4096 == 0 && context.stopRequested();
        return !stopped;
    });
    if (stopped) {
        complain(kWhat, "was stopped");
        return ExitStatus::No;
    }
    return ExitStatus::Done;
}

ExitStatus checkWords(const std::string& file, const std::vector<std::string>& words,
                      const std::string& alphabetName)
{
    constexpr const char* kWhat = "lexicon check";
    const auto tiles = engine::catalogue::tileSetByNameOrFile(alphabetName);
    if (!tiles) return fail(kWhat, tiles.error());
    const auto kwg = Kwg::open(file, tiles->alphabet.letterCount());
    if (!kwg) return fail(kWhat, kwg.error());
    const bool alphagrams = std::filesystem::path(file).extension() == ".kad";
    bool allValid = true;
    for (const std::string& text : words) {
        bool valid = false;
        if (auto word = tiles->alphabet.readWord(text)) {
            if (alphagrams) std::sort(word->begin(), word->end());
            valid = kwg->contains(*word);
        } else {
            complain(kWhat, "'" + text + "': " + word.error().message);
        }
        put(text + (valid ? "\tvalid\n" : "\tinvalid\n"));
        allValid = allValid && valid;
    }
    return allValid ? ExitStatus::Done : ExitStatus::No;
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
        std::string file;
        std::string alphabet = "english";
        std::vector<std::string> words;
        bool json = false;
    };
    const auto options = std::make_shared<Options>();

    auto* info = lexicon->add_subcommand("info", "What a word graph holds; checks its structure");
    info->add_option("FILE", options->file, "Word graph")->required();
    info->add_flag("--json", options->json, "As JSON");
    commands.add(info, [options] { return showInfo(options->file, options->json); });

    auto* words = lexicon->add_subcommand("words", "Every word, in tile order");
    words->add_option("FILE", options->file, "Word graph")->required();
    words->add_option("--alphabet", options->alphabet, "Name or file")->capture_default_str();
    commands.add(words, [options] { return listWords(options->file, options->alphabet); });

    auto* check = lexicon->add_subcommand("check", "Whether words are in a word graph");
    check->add_option("FILE", options->file, "Word graph")->required();
    check->add_option("WORD", options->words, "Words to look up")->required();
    check->add_option("--alphabet", options->alphabet, "Name or file")->capture_default_str();
    commands.add(
        check, [options] { return checkWords(options->file, options->words, options->alphabet); });
}

}  // namespace app
