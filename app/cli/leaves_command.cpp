// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "app/cli/output_files.h"
#include "engine/base/file.h"
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
    std::vector<std::string> leaves;
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
    const auto csv = engine::FileBlob::open(options.file);
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

ExitStatus summarizeLeaves(const engine::FileBlob& blob, const engine::Klv& klv,
                           const std::string& file)
{
    constexpr const char* kWhat = "leaves show";
    const auto parts = engine::readKlvFile(blob.bytes(), 0, file);
    if (!parts) return fail(kWhat, parts.error());
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
    put(table);
    return ExitStatus::Done;
}

ExitStatus showLeaves(const LeavesOptions& options)
{
    constexpr const char* kWhat = "leaves show";
    const auto tiles = lettersNamed(options.alphabet);
    if (!tiles) return fail(kWhat, tiles.error());
    const engine::Alphabet& alphabet = tiles->alphabet;
    const auto blob = engine::FileBlob::open(options.file);
    if (!blob) return fail(kWhat, blob.error());
    const auto klv = engine::Klv::parse(blob->bytes(), alphabet.letterCount(), options.file);
    if (!klv) return fail(kWhat, klv.error());
    if (options.leaves.empty()) return summarizeLeaves(*blob, *klv, options.file);

    std::string table = "leave\tvalue\n";
    bool allRead = true;
    for (const std::string& text : options.leaves) {
        const auto leave = alphabet.readTiles(text);
        if (!leave || leave->size() > static_cast<std::size_t>(engine::kMaxRackSize)) {
            complain(kWhat, "'" + text + "': " +
                                (leave ? "has more tiles than a rack" : leave.error().message()));
            allRead = false;
            continue;
        }
        const engine::Leave counts(*leave);
        appendRow(table, alphabet.written(counts.tiles()), equityText(klv->value(counts)));
    }
    put(table);
    return allRead ? ExitStatus::Done : ExitStatus::No;
}

ExitStatus listLeaves(const LeavesOptions& options)
{
    constexpr const char* kWhat = "leaves csv";
    const auto tiles = lettersNamed(options.alphabet);
    if (!tiles) return fail(kWhat, tiles.error());
    const auto blob = engine::FileBlob::open(options.file);
    if (!blob) return fail(kWhat, blob.error());
    const auto table =
        engine::readLeaveFile(blob->bytes(), tiles->alphabet.letterCount(), options.file);
    if (!table) return fail(kWhat, table.error());
    put(engine::writeLeaveCsv(*table, tiles->alphabet));
    return ExitStatus::Done;
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
    show->add_option("LEAVE", options->leaves, "Tiles in any order, ? = blank");
    addAlphabet(show);
    commands.add(show, [options] { return showLeaves(*options); });

    auto* csv = leaves->add_subcommand("csv", "Every leave and its value, in tile order");
    takesInput(csv->add_option("FILE", options->file, "Leave file"))->required();
    addAlphabet(csv);
    commands.add(
        csv, [options] { return listLeaves(*options); }, Shape::Lines);
}

}  // namespace app
