// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli/answer_list.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "app/cli/output_files.h"
#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/base/sha256.h"
#include "engine/lexicon/klv.h"
#include "engine/lexicon/klv_builder.h"
#include "engine/lexicon/leave_table.h"
#include "engine/rules/catalogue.h"

namespace app {

namespace {

const std::map<std::string, engine::KlvVersion> kVersions = {{"klv1", engine::KlvVersion::Klv1},
                                                             {"klv2", engine::KlvVersion::Klv2}};

struct LeavesOptions
{
    std::string file;
    std::string alphabet = "english";
    std::string format = "klv2";
    std::string out;
    std::vector<std::string> files;
    std::vector<std::string> leaves;  ///< and further files
};

void appendRow(std::string& table, std::string_view item, std::string_view value)
{
    table.append(item).append("\t").append(value).append("\n");
}

// --- build ----------------------------------------------------------------------------------

ExitStatus buildLeaves(const LeavesOptions& options)
{
    constexpr const char* kWhat = "leaves build";
    const auto start = std::chrono::steady_clock::now();
    const auto tiles = lettersNamed(options.alphabet);
    if (!tiles) return fail(kWhat, tiles.error());
    const auto csv = engine::FileBlob::open(engine::pathFromUtf8(options.file));
    if (!csv) return fail(kWhat, csv.error());

    LongWork work;
    const engine::TaskContext context = work.context();
    const auto table = engine::readLeaveCsv(csv->text(), tiles->alphabet, options.file, context);
    if (!table) return fail(kWhat, table.error());
    if (table->points.empty()) {
        return fail(kWhat, engine::Error{engine::ErrorCode::Malformed,
                                         engine::say("holds no leave values"),
                                         {options.file, 0, 0, -1}});
    }
    const auto bytes = engine::buildKlv(*table, kVersions.at(options.format),
                                        engine::NodeOrder::Wolges, options.file, context);
    if (!bytes) return fail(kWhat, bytes.error());
    if (context.stopRequested()) {
        complain(kWhat, "was stopped; nothing was written");
        return ExitStatus::No;
    }
    if (auto written = writeOutputFile(options.out, *bytes); !written)
        return fail(kWhat, written.error());
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;

    std::string result = "item\tvalue\n";
    appendRow(result, "leaves", std::to_string(table->leaves.size()));
    appendRow(result, "bytes", std::to_string(bytes->size()));
    appendRow(result, "seconds", decimalText(seconds.count(), 3));
    put(result);
    return ExitStatus::Done;
}

// --- show and csv ---------------------------------------------------------------------------

engine::Result<std::string> summaryOf(const engine::FileBlob& blob, const engine::Klv& klv,
                                      const std::string& file)
{
    const auto parts = engine::readKlvFile(blob.bytes(), 0, file);
    if (!parts) return engine::failure(parts.error());
    std::string table = "item\tvalue\n";
    appendRow(table, "file", shownName(file));
    appendRow(table, "format", parts->version() == engine::KlvVersion::Klv1 ? "klv1" : "klv2");
    appendRow(table, "leaves", std::to_string(klv.size()));
    appendRow(table, "longest_leave", std::to_string(klv.graph().longestWord()));
    if (klv.size() > 0) {
        const auto [least, most] = std::ranges::minmax(klv.values());
        appendRow(table, "least_value", equityText(least));
        appendRow(table, "greatest_value", equityText(most));
    }
    appendRow(table, "nodes", std::to_string(klv.graph().nodes().size()));
    appendRow(table, "bytes", std::to_string(blob.bytes().size()));
    appendRow(table, "sha256", engine::sha256(blob.bytes()));
    return table;
}

/// Whether a word of the command line names a file: tiles have neither an ending nor a folder.
bool namesFile(const std::string& word)
{
    return word.find_first_of("./") != std::string::npos;
}

struct AskedLeaves
{
    std::vector<engine::Leave> leaves;
    bool allRead = true;
};

AskedLeaves readLeaves(const std::vector<std::string>& texts, const engine::Alphabet& alphabet,
                       const char* what)
{
    AskedLeaves asked;
    for (const std::string& text : texts) {
        const auto leave = alphabet.readTiles(text);
        if (leave && leave->size() <= static_cast<std::size_t>(engine::kMaxRackSize)) {
            asked.leaves.emplace_back(*leave);
            continue;
        }
        complain(what, "'" + text + "': " +
                           (leave ? "has more tiles than a rack" : leave.error().message()));
        asked.allRead = false;
    }
    return asked;
}

ExitStatus showLeaves(const LeavesOptions& options)
{
    constexpr const char* kWhat = "leaves show";
    const auto tiles = lettersNamed(options.alphabet);
    if (!tiles) return fail(kWhat, tiles.error());
    const engine::Alphabet& alphabet = tiles->alphabet;
    std::vector<std::string> files{options.file};
    std::vector<std::string> texts;
    for (const std::string& word : options.leaves)
        (namesFile(word) ? files : texts).push_back(word);
    const AskedLeaves asked = readLeaves(texts, alphabet, kWhat);

    LongWork work;
    const auto answer = [&](const std::string& file) -> engine::Result<Answer> {
        const auto blob = engine::FileBlob::open(engine::pathFromUtf8(file));
        if (!blob) return engine::failure(blob.error());
        const auto klv = engine::Klv::parse(blob->bytes(), alphabet.letterCount(), file);
        if (!klv) return engine::failure(klv.error());
        Answer found;
        if (texts.empty()) {
            auto summary = summaryOf(*blob, *klv, file);
            if (!summary) return engine::failure(std::move(summary.error()));
            found.table = std::move(*summary);
            return found;
        }
        found.table = "leave\tvalue\n";
        for (const engine::Leave& leave : asked.leaves)
            appendRow(found.table, alphabet.written(leave.tiles()), equityText(klv->value(leave)));
        return found;
    };
    const ExitStatus status = answerFiles(files, kWhat, work.context(), answer);
    return status == ExitStatus::Done && !asked.allRead ? ExitStatus::No : status;
}

/// The lines "leave,value" as a table.
std::string leaveTable(std::string csv)
{
    std::size_t begin = 0;
    for (std::size_t end = 0; (end = csv.find('\n', begin)) != std::string::npos; begin = end + 1)
        if (const std::size_t comma = csv.rfind(',', end); comma >= begin && comma < end)
            csv[comma] = '\t';
    return "leave\tvalue\n" + csv;
}

ExitStatus listLeaves(const LeavesOptions& options)
{
    constexpr const char* kWhat = "leaves csv";
    const auto tiles = lettersNamed(options.alphabet);
    if (!tiles) return fail(kWhat, tiles.error());
    // One file can be read again as it is; of several it must be said which a value is from.
    const bool named = options.files.size() > 1 || asJson();
    if (named) putAs(Shape::Table);
    LongWork work;
    return answerFiles(options.files, kWhat, work.context(),
                       [&](const std::string& file) -> engine::Result<Answer> {
                           const auto blob = engine::FileBlob::open(engine::pathFromUtf8(file));
                           if (!blob) return engine::failure(blob.error());
                           const auto table = engine::readLeaveFile(
                               blob->bytes(), tiles->alphabet.letterCount(), file);
                           if (!table) return engine::failure(table.error());
                           std::string csv = engine::writeLeaveCsv(*table, tiles->alphabet);
                           Answer found;
                           found.table = named ? leaveTable(std::move(csv)) : std::move(csv);
                           return found;
                       });
}

}  // namespace

void addLeavesCommands(CLI::App& program, CommandList& commands)
{
    auto* leaves = program.add_subcommand("leaves", "Leave values");
    leaves->require_subcommand(1);
    const auto options = std::make_shared<LeavesOptions>();
    const auto addAlphabet = [&options](CLI::App* command) {
        addAlphabetOption(*command, options->alphabet);
    };

    auto* build = leaves->add_subcommand("build", "Make a leave file of a CSV (leave,value)");
    takesInput(build->add_option("CSV", options->file, "Text file without header"))->required();
    addAlphabet(build);
    build->add_option("--format", options->format, "klv2 (floats) or klv1 (256ths of a point)")
        ->check(CLI::IsMember({"klv2", "klv1"}))
        ->capture_default_str();
    takesOutput(build->add_option("--out", options->out, "File to write")->required(),
                OutputKind::LeaveValues);
    commands.add(build, [options] { return buildLeaves(*options); });

    auto* show = leaves->add_subcommand("show", "Values of leaves, or what the file holds");
    takesInput(show->add_option("FILE", options->file, "Leave file"))->required();
    takesInput(show->add_option("LEAVE", options->leaves,
                                "Tiles in any order, ? = blank; or more files, which have an "
                                "ending or a folder in their names"));
    addAlphabet(show);
    commands.add(show, [options] { return showLeaves(*options); });

    auto* csv = leaves->add_subcommand("csv", "Every leave and its value, in tile order");
    takesInput(
        csv->add_option("FILE", options->files, "Leave file; of several a table with their names"))
        ->required();
    addAlphabet(csv);
    commands.add(
        csv, [options] { return listLeaves(*options); }, Shape::Lines);
}

}  // namespace app
