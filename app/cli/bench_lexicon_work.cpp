// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bench_lexicon_work.h"

#include <array>
#include <cstddef>
#include <filesystem>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <utility>

#include "app/cli/console.h"
#include "engine/base/file.h"
#include "engine/lexicon/kwg.h"
#include "engine/lexicon/kwg_builder.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/lexicon_file.h"
#include "engine/lexicon/proof_cache.h"
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

/// About this many of the words, evenly out of the whole list.
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

/// The graph of the words in a file: that of the lexicon, or one made for the time being.
class GraphOnDisk
{
public:
    explicit GraphOnDisk(const Material& material) : m_material(material) {}

    /// Made when it is asked for first.
    [[nodiscard]] Result<std::filesystem::path> path()
    {
        if (!m_material.synthetic) return m_material.lexicon->path();
        if (m_made) return *m_made;
        const auto nodes = engine::buildKbwg(m_material.words, GraphKind::Gaddawg,
                                             NodeOrder::Wolges, m_material.context);
        if (!nodes) return engine::failure(nodes.error());
        const std::filesystem::path made = m_folder.file("made.kbwg");
        if (auto written = engine::writeFileAtomically(made, std::as_bytes(std::span(*nodes)));
            !written)
            return engine::failure(written.error());
        m_made = made;
        return made;
    }

private:
    const Material& m_material;
    TemporaryFolder m_folder;
    std::optional<std::filesystem::path> m_made;
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
        const auto proven = engine::Kwg::prove(std::move(**opened));
        if (!proven) return engine::failure(proven.error());
        checksum.add(proven->wordCount(), 8);
        return nodes;
    });
}

void addOpening(std::vector<Work>& work, const std::shared_ptr<GraphOnDisk>& disk)
{
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

/// All that has to be done before the first move is looked for, as at the first time and, as the
/// user has it ever after, with a proof that was kept.
void addReady(std::vector<Work>& work, const Material& material,
              const std::shared_ptr<GraphOnDisk>& disk)
{
    for (const bool kept : {false, true}) {
        work.push_back(
            {"ready", kept ? "open to play again" : "open to play",
             [&material, disk, kept](Meter& meter) {
                 const auto path = disk->path();
                 meter.run([&](Checksum& checksum) -> Result<std::int64_t> {
                     if (!path) return engine::failure(path.error());
                     const auto opened = engine::Lexicon::open(
                         *path, material.lexicon->alphabet(), false, material.context,
                         {.proofs = kept ? engine::ProofCache::ofUser() : engine::ProofCache()});
                     if (!opened) return engine::failure(opened.error());
                     checksum.add((*opened)->words().highestTile(), 1);
                     return static_cast<std::int64_t>((*opened)->words().nodes().size());
                 });
             }});
    }
}

void addCounting(std::vector<Work>& work, const Material& material)
{
    const engine::Kwg& kwg = material.lexicon->words();
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

}  // namespace

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

std::vector<Work> lexiconWork(const Material& material, const std::string& order)
{
    std::vector<Work> work;
    addBuilding(work, material, order);
    const auto disk = std::make_shared<GraphOnDisk>(material);
    addOpening(work, disk);
    addReady(work, material, disk);
    if (material.synthetic) return work;
    addCounting(work, material);
    addLookups(work, material);
    addAnagrams(work, material);
    addPatterns(work, material);
    return work;
}

}  // namespace app
