// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "app/cli/output_files.h"
#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/lexicon/graph_extent.h"
#include "engine/lexicon/kwg_builder.h"
#include "engine/lexicon/letters_beside.h"
#include "engine/lexicon/lexicon_build.h"
#include "engine/lexicon/lexicon_diff.h"
#include "engine/lexicon/lexicon_file.h"
#include "engine/lexicon/lexpert_lxd.h"
#include "engine/lexicon/macondo_dawg.h"
#include "engine/rules/catalogue.h"

namespace app {

namespace {

using engine::Alphabet;
using engine::Kwg;
using engine::Result;
using engine::TaskContext;
using engine::WordList;

/// Nothing is left out of a list that is converted or compared.
const engine::WordListOptions kAllLengths{1, engine::kLongestWord};

// --- convert --------------------------------------------------------------------------------

struct LexiconConversion
{
    std::string in;
    std::string out;
    std::string format;  ///< empty = by the name
    std::string alphabet = "english";
    std::string title;
    std::string date;
};

using Bytes = std::vector<std::byte>;

template <class T>
Bytes bytesOf(std::span<const T> items)
{
    const auto bytes = std::as_bytes(items);
    return {bytes.begin(), bytes.end()};
}

Result<Bytes> macondoBytes(const WordList& words, const Alphabet& alphabet, const std::string& name,
                           engine::MacondoKind kind, const TaskContext& context)
{
    const auto graph =
        kind == engine::MacondoKind::Gaddag ? engine::GraphKind::Gaddawg : engine::GraphKind::Dawg;
    auto nodes = engine::buildKbwg(words, graph, engine::NodeOrder::Wolges, context);
    if (!nodes) return engine::failure(std::move(nodes.error()));
    const auto kwg = Kwg::fromNodes(std::move(*nodes), alphabet.letterCount());
    if (!kwg) return engine::failure(kwg.error());
    return engine::writeMacondoGraph(*kwg, alphabet, name, kind);
}

Bytes listBytes(const WordList& words, const Alphabet& alphabet)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text += engine::wordText(alphabet, words[i]) + "\n";
    return bytesOf(std::span<const char>(text));
}

Result<Bytes> convertedList(const WordList& words, const LexiconConversion& options,
                            const Alphabet& alphabet, const TaskContext& context)
{
    const std::filesystem::path out =
        engine::pathFromUtf8(nameWithFormat(options.out, options.format));
    const std::string extension = engine::fileNameUtf8(out.extension());
    const std::string title =
        options.title.empty() ? engine::fileNameUtf8(out.stem()) : options.title;
    if (extension == ".txt") return listBytes(words, alphabet);
    if (extension == ".kad")
        return engine::graphFile(words, {out, engine::GraphKind::Alpha}, context);
    if (engine::holdsAlphagrams(words) && engine::pathFromUtf8(options.in).extension() == ".kad") {
        return engine::failure(
            engine::ErrorCode::WrongLexicon,
            engine::say("holds alphagrams only, from which the words can't be made again"),
            {options.in, 0, 0, -1});
    }
    if (engine::hasBigGraphName(out) || extension == ".kwg")
        return engine::graphFile(words, {out, engine::GraphKind::Gaddawg}, context);
    if (extension == ".dawg")
        return macondoBytes(words, alphabet, title, engine::MacondoKind::Dawg, context);
    if (extension == ".gaddag")
        return macondoBytes(words, alphabet, title, engine::MacondoKind::Gaddag, context);
    return engine::writeLexpert(words, alphabet, {title, options.date}, context);
}

/// What converted() knows.
std::string checkOutputName(const std::string& name)
{
    constexpr std::array<std::string_view, 7> kKnown{".txt",  ".kwg",    ".kbwg", ".kad",
                                                     ".dawg", ".gaddag", ".lxd"};
    const std::string extension = engine::fileNameUtf8(engine::pathFromUtf8(name).extension());
    if (std::ranges::find(kKnown, extension) != kKnown.end()) return {};
    return "'" + name + "' must end in .kwg, .kbwg, .kad, .txt, .dawg, .gaddag or .lxd" +
           " (--to names the format of other outputs)";
}

/// The file beside a graph that names its letters, as lexicon build writes it; what another one
/// left there would be believed of this one. Empty when what is written is no graph, or no file.
std::filesystem::path lettersFileFor(const LexiconConversion& options)
{
    const std::filesystem::path name =
        engine::pathFromUtf8(nameWithFormat(options.out, options.format));
    const std::string extension = engine::fileNameUtf8(name.extension());
    const bool isGraph = extension == ".kwg" || extension == ".kbwg" || extension == ".kad";
    if (!isGraph || isStream(options.out)) return {};
    return engine::lettersFileOf(engine::pathFromUtf8(options.out));
}

ExitStatus convertLexicon(const LexiconConversion& options)
{
    constexpr const char* kWhat = "lexicon convert";
    const std::string name = nameWithFormat(options.out, options.format);
    if (const std::string problem = checkOutputName(name); !problem.empty()) {
        complain("usage", problem);
        return ExitStatus::Usage;
    }
    const std::string extension = engine::fileNameUtf8(engine::pathFromUtf8(name).extension());
    const bool hasTitle = extension == ".dawg" || extension == ".gaddag" || extension == ".lxd";
    if ((!options.title.empty() && !hasTitle) || (!options.date.empty() && extension != ".lxd")) {
        complain("usage", extension + " files have no " +
                              (options.title.empty() || hasTitle ? "date" : "title"));
        return ExitStatus::Usage;
    }
    const auto tiles = lettersNamed(options.alphabet);
    if (!tiles) return fail(kWhat, tiles.error());
    const std::filesystem::path letters = lettersFileFor(options);
    if (!letters.empty()) {
        if (auto checked = writesFile(letters, OutputKind::Letters); !checked)
            return fail(kWhat, checked.error());
    }
    LongWork work;
    const TaskContext context = work.context();
    const auto words = engine::readLexiconWords(engine::pathFromUtf8(options.in), tiles->alphabet,
                                                kAllLengths, context);
    if (!words) return fail(kWhat, words.error());
    const auto bytes = convertedList(*words, options, tiles->alphabet, context);
    if (!bytes) return fail(kWhat, bytes.error());
    if (context.stopRequested()) {
        complain(kWhat, "was stopped; nothing was written");
        return ExitStatus::No;
    }
    std::optional<engine::StagedFile> stagedLetters;
    if (!letters.empty()) {
        if (auto may = checkWriting(letters); !may) return fail(kWhat, may.error());
        const std::string text = engine::lettersFileText(tiles->alphabet);
        auto staged =
            engine::StagedFile::write(letters, std::as_bytes(std::span(text.data(), text.size())));
        if (!staged) return fail(kWhat, staged.error());
        stagedLetters = std::move(*staged);
    }
    if (auto written = writeOutputFile(options.out, *bytes); !written)
        return fail(kWhat, written.error());
    if (stagedLetters) {
        if (auto done = stagedLetters->commit(); !done) return fail(kWhat, done.error());
    }
    put("item\tvalue\nwords\t" + std::to_string(words->size()) + "\nbytes\t" +
        std::to_string(bytes->size()) + "\n");
    return ExitStatus::Done;
}

// --- diff -----------------------------------------------------------------------------------

struct DiffOptions
{
    std::string first;
    std::string second;
    std::string alphabet = "english";
    std::int64_t limit = std::numeric_limits<std::int64_t>::max();
};

ExitStatus compareLexicons(const DiffOptions& options)
{
    constexpr const char* kWhat = "lexicon diff";
    const auto tiles = lettersNamed(options.alphabet);
    if (!tiles) return fail(kWhat, tiles.error());
    LongWork work;
    const TaskContext context = work.context();
    const auto first =
        engine::openDawg(engine::pathFromUtf8(options.first), tiles->alphabet, context);
    if (!first) return fail(kWhat, first.error());
    const auto second =
        engine::openDawg(engine::pathFromUtf8(options.second), tiles->alphabet, context);
    if (!second) return fail(kWhat, second.error());

    // What can't be a lexicon would be listed without an end.
    for (const auto& [graph, name] :
         {std::pair(&*first, &options.first), std::pair(&*second, &options.second)}) {
        if (const auto fits = engine::checkExtent(*graph, *name); !fits)
            return fail(kWhat, fits.error());
    }
    put("only_in\tword\n");
    std::int64_t left = options.limit;
    const auto show = [&](engine::OnlyIn side, std::span<const engine::Tile> word) {
        put((side == engine::OnlyIn::First ? "A\t" : "B\t") +
            engine::wordText(tiles->alphabet, word) + "\n");
        return --left > 0;
    };
    const auto counts = engine::findDifferences(*first, *second, show, context);
    if (!counts) return fail(kWhat, counts.error());
    return ExitStatus::Done;
}

}  // namespace

void addLexiconExchangeCommands(CLI::App& lexicon, CommandList& commands)
{
    auto* convert = lexicon.add_subcommand("convert", "Write a lexicon in another format");
    const auto convertOptions = std::make_shared<LexiconConversion>();
    takesInput(
        convert->add_option("IN", convertOptions->in,
                            "Word graph (.kwg, .kbwg, .kad), Macondo's .dawg or .gaddag, Quackle's "
                            ".dawg, or word list"))
        ->required();
    takesOutput(
        convert
            ->add_option(
                "OUT", convertOptions->out,
                "File to write; .kwg, .kbwg, .kad, .txt, .dawg or .gaddag (Macondo) or .lxd")
            ->required(),
        [convertOptions] {
            const auto ending =
                engine::pathFromUtf8(nameWithFormat(convertOptions->out, convertOptions->format))
                    .extension();
            if (ending == ".txt") return OutputKind::WordList;
            if (ending == ".dawg" || ending == ".gaddag") return OutputKind::MacondoGraph;
            return ending == ".lxd" ? OutputKind::Lexpert : OutputKind::WordGraph;
        });
    addFormatOption(*convert, convertOptions->format, "kwg, kbwg, kad, txt, dawg, gaddag or lxd");
    addAlphabetOption(*convert, convertOptions->alphabet);
    convert->add_option("--title", convertOptions->title,
                        "Name in a .dawg, .gaddag or .lxd (default: that of the file)");
    convert->add_option("--date", convertOptions->date, "Date in a .lxd, as text");
    commands.add(convert, [convertOptions] { return convertLexicon(*convertOptions); });

    auto* diff = lexicon.add_subcommand("diff", "Words that are in one of two lexicons only");
    const auto diffOptions = std::make_shared<DiffOptions>();
    takesInput(diff->add_option("A", diffOptions->first, "Lexicon in any format"))->required();
    takesInput(diff->add_option("B", diffOptions->second, "Lexicon in any format"))->required();
    addAlphabetOption(*diff, diffOptions->alphabet);
    addLimitOption(*diff, diffOptions->limit, "How many words to print at most");
    commands.add(diff, [diffOptions] { return compareLexicons(*diffOptions); });
}

}  // namespace app
