// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <sys/resource.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/bench_support.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "engine/base/file.h"
#include "engine/lexicon/kbwg.h"
#include "engine/lexicon/kwg_builder.h"
#include "engine/lexicon/lexicon_file.h"
#include "engine/words/extensions.h"
#include "engine/words/hooks.h"
#include "engine/words/word_query.h"

namespace app {

using engine::GraphKind;
using engine::NodeOrder;
using engine::Result;
using engine::Tile;
using engine::WordList;

namespace {

constexpr const char* kWhat = "bench lexicon";

struct LexiconBenchOptions
{
    GameOptions game;
    std::string order = "wolges";
    std::vector<std::string> only;
    std::int64_t synthetic = 0;  ///< 0 = the lexicon's own words
    int repeat = 1;
    bool json = false;
};

/// Counts and times what one kind of work does.
class Meter
{
public:
    /// `query` adds its answer to the checksum and returns how many results there are, or an error.
    template <class Query>
    void run(Query query)
    {
        const auto start = std::chrono::steady_clock::now();
        const Result<std::int64_t> results = query(m_checksum);
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
        if (!results && !m_error) m_error = results.error();
        m_results += results.value_or(0);
        ++m_queries;
        m_seconds += seconds.count();
        m_slowest = std::max(m_slowest, seconds.count());
    }

    [[nodiscard]] const std::optional<engine::Error>& error() const { return m_error; }
    [[nodiscard]] std::int64_t queries() const { return m_queries; }
    [[nodiscard]] std::int64_t results() const { return m_results; }
    [[nodiscard]] std::string checksum() const { return m_checksum.text(); }
    [[nodiscard]] double seconds() const { return m_seconds; }
    [[nodiscard]] double slowest() const { return m_slowest; }

private:
    std::optional<engine::Error> m_error;
    std::int64_t m_queries = 0;
    std::int64_t m_results = 0;
    Checksum m_checksum;
    double m_seconds = 0;
    double m_slowest = 0;
};

struct Work
{
    std::string group;
    std::string name;
    std::function<void(Meter&)> run;
};

/// What all the work is about.
struct Material
{
    engine::LexiconPtr lexicon;
    WordList words;
    bool synthetic = false;
    engine::TaskContext context;
};

// --- material -------------------------------------------------------------------------------

/// About `count` words: all pairs of short words of the list, side by side, of at most 15 letters.
/// Ascending; the same pair of texts may come twice.
WordList pairsOfWords(const WordList& words, std::int64_t count)
{
    constexpr std::size_t kLongestPart = 7;
    constexpr std::size_t kLongestPair = 15;
    std::vector<std::size_t> shortWords;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i].size() <= kLongestPart) shortWords.push_back(i);
    std::size_t parts = 0;
    while (static_cast<std::int64_t>(parts * parts) < count && parts < shortWords.size()) ++parts;
    WordList pairs;
    std::vector<Tile> pair;
    for (std::size_t a = 0; a < parts; ++a) {
        for (std::size_t b = 0; b < parts; ++b) {
            // Evenly out of the whole list.
            const auto front = words[shortWords[a * shortWords.size() / parts]];
            const auto back = words[shortWords[b * shortWords.size() / parts]];
            if (front.size() + back.size() > kLongestPair) continue;
            pair.assign(front.begin(), front.end());
            pair.insert(pair.end(), back.begin(), back.end());
            pairs.add(pair);
        }
    }
    pairs.sortAndRemoveDuplicates();
    return pairs;
}

Result<Material> materialFor(const LexiconBenchOptions& options, const engine::TaskContext& context)
{
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return engine::failure(inputs.error());
    auto lexicon = inputs->lexiconFor(inputs->rules(), context);
    if (!lexicon) return engine::failure(lexicon.error());
    auto words = engine::wordsOf((*lexicon)->words(), context);
    if (!words) return engine::failure(words.error());
    Material material{std::move(*lexicon), std::move(*words), options.synthetic > 0, context};
    if (material.synthetic) material.words = pairsOfWords(material.words, options.synthetic);
    if (material.words.empty())
        return engine::failure(engine::ErrorCode::OutOfRange, "there are no words to work on");
    return material;
}

/// About so many of the words, evenly out of the whole list.
template <class Visit>
void forSomeWords(const WordList& words, std::size_t count, Visit visit)
{
    const std::size_t step = std::max<std::size_t>(words.size() / count, 1);
    for (std::size_t i = 0; i < words.size(); i += step) visit(words[i]);
}

// --- building and opening ---------------------------------------------------------------------

template <class Node>
std::int64_t addNodes(Checksum& checksum, const std::vector<Node>& nodes)
{
    for (const Node node : nodes) checksum.add(node.bits, 4);
    return static_cast<std::int64_t>(nodes.size());
}

/// Many made-up words need the wider nodes.
Result<std::int64_t> build(const Material& material, GraphKind kind, NodeOrder order,
                           Checksum& checksum)
{
    if (material.synthetic) {
        const auto nodes = engine::buildKbwg(material.words, kind, order, material.context);
        if (!nodes) return engine::failure(nodes.error());
        return addNodes(checksum, *nodes);
    }
    const auto nodes = engine::buildKwg(material.words, kind, order, material.context);
    if (!nodes) return engine::failure(nodes.error());
    return addNodes(checksum, *nodes);
}

void addBuilding(std::vector<Work>& work, const Material& material, const std::string& order)
{
    struct Kind
    {
        const char* name;
        GraphKind kind;
    };
    struct Order
    {
        const char* name;
        NodeOrder order;
    };
    for (const auto& [orderName, nodeOrder] :
         {Order{"wolges", NodeOrder::Wolges}, Order{"experimental", NodeOrder::Experimental},
          Order{"legacy", NodeOrder::Legacy}, Order{"magpiemerged", NodeOrder::MagpieMerged},
          Order{"magpie", NodeOrder::Magpie}}) {
        if (order != "all" && order != orderName) continue;
        for (const auto& [name, kind] :
             {Kind{"gaddawg", GraphKind::Gaddawg}, Kind{"dawg", GraphKind::Dawg},
              Kind{"alpha", GraphKind::Alpha}}) {
            work.push_back({"build", std::string("build ") + name + " " + orderName,
                            [&material, kind = kind, nodeOrder = nodeOrder](Meter& meter) {
                                meter.run([&](Checksum& checksum) {
                                    return build(material, kind, nodeOrder, checksum);
                                });
                            }});
        }
    }
}

/// A file that is there as long as this.
class TemporaryFile
{
public:
    explicit TemporaryFile(std::filesystem::path path) : m_path(std::move(path)) {}
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile()
    {
        std::error_code ignored;
        std::filesystem::remove(m_path, ignored);
    }
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

/// The graph of the words in a file: that of the lexicon, or one made for the time being.
class GraphOnDisk
{
public:
    explicit GraphOnDisk(const Material& material) : m_material(material) {}

    /// Made when it is asked for first.
    [[nodiscard]] Result<std::filesystem::path> path()
    {
        if (!m_material.synthetic) return m_material.lexicon->path();
        if (m_made) return m_made->path();
        const auto nodes = engine::buildKbwg(m_material.words, GraphKind::Gaddawg,
                                             NodeOrder::Wolges, m_material.context);
        if (!nodes) return engine::failure(nodes.error());
        std::error_code error;
        const auto folder = std::filesystem::temp_directory_path(error);
        auto made = std::make_unique<TemporaryFile>(
            folder / ("tilewright-bench-" + std::to_string(::getpid()) + ".kbwg"));
        if (auto written =
                engine::writeFileAtomically(made->path(), std::as_bytes(std::span(*nodes)));
            !written)
            return engine::failure(written.error());
        m_made = std::move(made);
        return m_made->path();
    }

private:
    const Material& m_material;
    std::unique_ptr<TemporaryFile> m_made;
};

/// Opens and, when told to, proves; only the last of these is timed.
template <class Node>
void openGraph(const std::filesystem::path& path, bool prove, Meter& meter)
{
    using Opened = engine::OpenedGraph<Node>;
    std::optional<Result<Opened>> opened;
    const auto open = [&](Checksum& checksum) -> Result<std::int64_t> {
        opened = Opened::open(path);
        if (!*opened) return engine::failure(opened->error());
        checksum.add((*opened)->highestTile(), 1);
        return static_cast<std::int64_t>((*opened)->nodes().size());
    };
    if (!prove) return meter.run(open);
    Checksum unused;
    const auto nodes = open(unused);
    meter.run([&](Checksum& checksum) -> Result<std::int64_t> {
        if (!nodes) return engine::failure(nodes.error());
        const auto proven = engine::ProvenGraph<Node>::prove(std::move(**opened));
        if (!proven) return engine::failure(proven.error());
        checksum.add(proven->wordCount(), 8);
        return nodes;
    });
}

void addOpening(std::vector<Work>& work, const Material& material)
{
    const auto disk = std::make_shared<GraphOnDisk>(material);
    for (const bool prove : {false, true}) {
        const char* name = prove ? "prove" : "open";
        work.push_back({name, name, [disk, prove](Meter& meter) {
                            const auto path = disk->path();
                            if (!path) {
                                meter.run([&](Checksum&) -> Result<std::int64_t> {
                                    return engine::failure(path.error());
                                });
                            } else if (engine::hasBigGraphName(*path)) {
                                openGraph<engine::KbwgNode>(*path, prove, meter);
                            } else {
                                openGraph<engine::KwgNode>(*path, prove, meter);
                            }
                        }});
    }
}

void addPlaying(std::vector<Work>& work, const Material& material)
{
    const engine::Kwg& kwg = material.lexicon->words();
    work.push_back({"ready", "open to play", [&material](Meter& meter) {
                        meter.run([&](Checksum& checksum) -> Result<std::int64_t> {
                            const auto& lexicon = *material.lexicon;
                            const auto opened = engine::Lexicon::open(
                                lexicon.path(), lexicon.alphabet(), false, material.context);
                            if (!opened) return engine::failure(opened.error());
                            checksum.add((*opened)->words().highestTile(), 1);
                            return static_cast<std::int64_t>((*opened)->words().nodes().size());
                        });
                    }});
    work.push_back({"counts", "word counts", [&kwg](Meter& meter) {
                        meter.run([&](Checksum& checksum) -> Result<std::int64_t> {
                            for (const std::uint32_t count : kwg.countTable())
                                checksum.add(count, 4);
                            return kwg.wordCount();
                        });
                    }});
}

// --- queries ----------------------------------------------------------------------------------

Result<std::int64_t> search(const Material& material, const engine::WordQuery& query,
                            Checksum& checksum)
{
    const auto found = engine::findWords(*material.lexicon, query, material.context);
    if (!found) return engine::failure(found.error());
    for (const auto& word : found->words)
        for (const Tile tile : word) checksum.add(tile, 1);
    return found->total;
}

void addLookups(std::vector<Work>& work, const Material& material)
{
    const engine::Kwg& kwg = material.lexicon->words();
    work.push_back({"judge", "judge", [&](Meter& meter) {
                        meter.run([&](Checksum&) -> Result<std::int64_t> {
                            std::int64_t valid = 0;
                            std::vector<Tile> word;
                            for (std::size_t i = 0; i < material.words.size(); ++i) {
                                const auto tiles = material.words[i];
                                valid += kwg.contains(tiles) ? 1 : 0;
                                word.assign(tiles.rbegin(), tiles.rend());
                                valid += kwg.contains(word) ? 1 : 0;
                            }
                            return valid;
                        });
                    }});
    work.push_back({"hooks", "hooks", [&](Meter& meter) {
                        forSomeWords(material.words, 10'000, [&](std::span<const Tile> word) {
                            meter.run([&](Checksum& checksum) -> Result<std::int64_t> {
                                const engine::Hooks hooks = engine::hooksOf(kwg, word);
                                checksum.add(static_cast<std::int64_t>(hooks.front), 8);
                                checksum.add(static_cast<std::int64_t>(hooks.back), 8);
                                return hooks.isWord ? 1 : 0;
                            });
                        });
                    }});
    work.push_back(
        {"extend", "extensions", [&](Meter& meter) {
             forSomeWords(material.words, 500, [&](std::span<const Tile> word) {
                 engine::ExtensionQuery query;
                 query.tiles.assign(word.begin(),
                                    word.begin() + static_cast<std::ptrdiff_t>(
                                                       std::min<std::size_t>(word.size(), 3)));
                 meter.run([&](Checksum& checksum) -> Result<std::int64_t> {
                     const auto found =
                         engine::findExtensions(*material.lexicon, query, material.context);
                     if (!found) return engine::failure(found.error());
                     for (const engine::Extension& extension : found->words)
                         checksum.add(extension.front, 2);
                     return found->total;
                 });
             });
         }});
}

/// Racks of eight out of the words' letters, some of them turned into blanks.
void addAnagrams(std::vector<Work>& work, const Material& material)
{
    for (const int blanks : {0, 1, 2, 4}) {
        work.push_back({"anagram", "anagram, " + std::to_string(blanks) + " blanks",
                        [&material, blanks](Meter& meter) {
                            forSomeWords(material.words, 200, [&](std::span<const Tile> word) {
                                std::vector<Tile> rack(word.begin(), word.end());
                                rack.resize(8, 1);
                                std::fill_n(rack.begin(), blanks, engine::kBlank);
                                const engine::TileCounts tiles(rack);
                                meter.run([&](Checksum& checksum) {
                                    return search(material, engine::anagramQuery(tiles), checksum);
                                });
                                meter.run([&](Checksum& checksum) {
                                    return search(material, engine::subAnagramQuery(tiles),
                                                  checksum);
                                });
                            });
                        }});
    }
}

/// Letters are numbered here, so that the patterns work in every alphabet: '1' is the first one.
void addPatterns(std::vector<Work>& work, const Material& material)
{
    constexpr const char* kPatterns[] = {"*",        "???????", "*5*5*5*5*", "*[^1]*", "??*5?*5??",
                                         "*9*14*7*", "15*",     "*19",       "????5*", "*1?1*5?5*"};
    constexpr const char* kRegexes[] = {
        ".*(1|2)+.*",
        "(.*5.*){4}",
        "((1|5|9|15|21)*.){2,15}",
        "((.?){7}){4}",
        "(.*.*.*.*.*.*)*19",
        "(1|12|123)*(.|..|...)+",
        ".{0,15}5.{0,15}5.{0,15}",
    };
    const engine::Alphabet& alphabet = material.lexicon->alphabet();
    const auto add = [&](const std::string& text, bool isRegex) {
        std::string written;
        const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
        bool counting = false;  // what is in braces is a number indeed
        for (std::size_t at = 0; at < text.size(); ++at) {
            counting = text[at] == '{' || (counting && text[at] != '}');
            if (counting || !isDigit(text[at])) {
                written += text[at];
                continue;
            }
            // Two digits up to 63, as far as the alphabet goes.
            int letter = text[at] - '0';
            if (at + 1 < text.size() && isDigit(text[at + 1]))
                letter = letter * 10 + text[++at] - '0';
            letter = std::clamp(letter, 1, alphabet.letterCount());
            written += alphabet.written(static_cast<Tile>(letter));
        }
        auto expression = isRegex ? engine::WordExpression::regex(written, alphabet)
                                  : engine::WordExpression::pattern(written, alphabet);
        work.push_back({"pattern", (isRegex ? "regex " : "pattern ") + written,
                        [&material, expression = std::move(expression)](Meter& meter) {
                            meter.run([&](Checksum& checksum) -> Result<std::int64_t> {
                                if (!expression) return engine::failure(expression.error());
                                engine::WordQuery query;
                                query.expressions.push_back(*expression);
                                return search(material, query, checksum);
                            });
                        }});
    };
    for (const char* pattern : kPatterns) add(pattern, false);
    for (const char* regex : kRegexes) add(regex, true);
}

// --- the command ------------------------------------------------------------------------------

std::vector<Work> workOn(const Material& material, const LexiconBenchOptions& options)
{
    std::vector<Work> work;
    addBuilding(work, material, options.order);
    addOpening(work, material);
    if (!material.synthetic) {
        addPlaying(work, material);
        addLookups(work, material);
        addAnagrams(work, material);
        addPatterns(work, material);
    }
    if (!options.only.empty()) {
        std::erase_if(work, [&options](const Work& one) {
            return std::ranges::find(options.only, one.group) == options.only.end();
        });
    }
    return work;
}

double peakMegabytes()
{
    struct rusage usage = {};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

ExitStatus benchLexicon(const LexiconBenchOptions& options)
{
    LongWork longWork;
    const auto material = materialFor(options, longWork.context());
    if (!material) return fail(kWhat, material.error());

    nlohmann::ordered_json rows = nlohmann::ordered_json::array();
    std::string table =
        "work\tqueries\tresults\tchecksum\tseconds\tqueries_per_second\tslowest_ms\tpeak_mb\n";
    for (const Work& one : workOn(*material, options)) {
        // Once for the counts; this also brings everything into memory.
        Meter first;
        one.run(first);
        if (first.error()) return fail(kWhat, *first.error());
        double seconds = 0;
        double slowest = first.slowest();
        for (int i = 0; i < options.repeat; ++i) {
            Meter timed;
            one.run(timed);
            if (timed.error()) return fail(kWhat, *timed.error());
            if (timed.checksum() != first.checksum() || timed.results() != first.results()) {
                complain(kWhat, "the same work gave different results: " + one.name);
                return ExitStatus::No;
            }
            seconds += timed.seconds();
            slowest = i == 0 ? timed.slowest() : std::min(slowest, timed.slowest());
        }
        const double rate = static_cast<double>(first.queries()) * options.repeat / seconds;
        const double peak = peakMegabytes();
        rows.push_back({{"work", one.name},
                        {"queries", first.queries()},
                        {"results", first.results()},
                        {"checksum", first.checksum()},
                        {"seconds", seconds},
                        {"queries_per_second", rate},
                        {"slowest_ms", slowest * 1000},
                        {"peak_mb", peak}});
        table += one.name + "\t" + std::to_string(first.queries()) + "\t" +
                 std::to_string(first.results()) + "\t" + first.checksum() + "\t" +
                 decimalText(seconds, 6) + "\t" + decimalText(rate, 1) + "\t" +
                 decimalText(slowest * 1000, 3) + "\t" + decimalText(peak, 1) + "\n";
    }
    if (options.json) {
        put(nlohmann::ordered_json{{"lexicon", material->lexicon->name()},
                                   {"words", material->words.size()},
                                   {"synthetic", material->synthetic},
                                   {"repeat", options.repeat},
                                   {"rows", rows}}
                .dump(2) +
            "\n");
    } else {
        put("# " + material->lexicon->name() + ", " + std::to_string(material->words.size()) +
            " words\n");
        put(table);
    }
    return ExitStatus::Done;
}

}  // namespace

void addBenchLexicon(CLI::App& bench, CommandList& commands)
{
    auto* lexicon = bench.add_subcommand(
        "lexicon", "Building, opening and searching word graphs, each once for its counts and "
                   "then timed");
    auto options = std::make_shared<LexiconBenchOptions>();
    addGameOptions(*lexicon, options->game);
    lexicon
        ->add_option("--order", options->order,
                     "Order of the nodes to build: wolges, experimental, legacy, magpiemerged, "
                     "magpie or all")
        ->check(
            CLI::IsMember({"wolges", "experimental", "legacy", "magpiemerged", "magpie", "all"}))
        ->capture_default_str();
    lexicon
        ->add_option("--only", options->only,
                     "Kinds of work: build, open, prove, ready, counts, judge, hooks, extend, "
                     "anagram, pattern")
        ->delimiter(',')
        ->check(CLI::IsMember({"build", "open", "prove", "ready", "counts", "judge", "hooks",
                               "extend", "anagram", "pattern"}));
    lexicon
        ->add_option(
            "--synthetic", options->synthetic,
            "Build and open graphs of about so many words made up of pairs of the lexicon's short "
            "words, with 24-bit nodes; no queries then")
        ->check(CLI::Range(1, 20'000'000));
    lexicon
        ->add_option("--repeat", options->repeat,
                     "Do the timed work so often, so that costs come from a difference")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    lexicon->add_flag("--json", options->json, "As JSON");
    commands.add(lexicon, [options] { return benchLexicon(*options); });
}

}  // namespace app
