// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/boggle_inputs.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "engine/base/file.h"
#include "engine/boggle/boggle_batch.h"
#include "engine/boggle/boggle_solver.h"

namespace app {

namespace {

using engine::BoggleGrid;
using engine::Result;
using Json = nlohmann::ordered_json;

struct BoggleCommandOptions
{
    BoggleOptions boggle;
    std::string input = "-";  ///< file or grid
    std::string square;
    bool allPaths = false;
    bool json = false;
    int threads = 0;  ///< 0 = one per core
    std::uint64_t seed = 1;
    int count = 1;
};

/// Row and column, counted from 1.
std::string squareText(engine::BoggleSize size, int square)
{
    return std::to_string(square / size.columns + 1) + "," +
           std::to_string(square % size.columns + 1);
}

// --- score ----------------------------------------------------------------------------------

Result<std::string> textOfInput(const std::string& file)
{
    if (file != "-") return engine::readTextFile(file);
    std::cin >> std::noskipws;
    return std::string(std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>());
}

struct BoggleLine
{
    int number = 0;
    BoggleGrid grid;
};

/// The grids of a file; what is wrong with others is told at once.
std::vector<BoggleLine> readGrids(std::string_view text, const BoggleInputs& inputs,
                                  const std::string& file, ExitStatus& status)
{
    std::vector<BoggleLine> lines;
    for (int number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        const std::string_view content =
            line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
        engine::Place place;
        place.file = file;
        place.line = number;
        auto grid = inputs.grid(content, place);
        if (grid) lines.push_back({number, std::move(*grid)});
        else status = fail("boggle score", grid.error());
    }
    return lines;
}

ExitStatus scoreGrids(const BoggleCommandOptions& options)
{
    constexpr const char* kWhat = "boggle score";
    LongWork work;
    const engine::TaskContext context = work.context(threadsFor(options.threads));
    const auto inputs = BoggleInputs::open(options.boggle, context);
    if (!inputs) return fail(kWhat, inputs.error());
    const auto text = textOfInput(options.input);
    if (!text) return fail(kWhat, text.error());
    ExitStatus status = ExitStatus::Done;
    const std::string file = options.input == "-" ? "standard input" : options.input;
    const auto lines = readGrids(*text, *inputs, file, status);
    if (text->empty())
        status = fail(
            kWhat, {engine::ErrorCode::Malformed, engine::say("holds no grid"), {file, 0, 0, -1}});
    std::vector<BoggleGrid> grids;
    for (const BoggleLine& line : lines) grids.push_back(line.grid);
    const auto scores = engine::scoreGrids(inputs->graph, inputs->rules, grids, context);
    if (!scores) return fail(kWhat, scores.error());
    auto list = Json::array();
    std::string table = "line\tboard\tscore\twords\n";
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string board = engine::boggleGridText(grids[i], inputs->alphabet());
        if (options.json) {
            list.push_back({{"line", lines[i].number},
                            {"board", board},
                            {"score", (*scores)[i].points},
                            {"words", (*scores)[i].words}});
        } else {
            table += std::to_string(lines[i].number) + "\t" + board + "\t" +
                     std::to_string((*scores)[i].points) + "\t" +
                     std::to_string((*scores)[i].words) + "\n";
        }
    }
    put(options.json ? list.dump(2) + "\n" : table);
    return status;
}

// --- one grid -------------------------------------------------------------------------------

std::string pathText(engine::BoggleSize size, std::span<const std::uint8_t> path)
{
    std::string text;
    for (const std::uint8_t square : path)
        text += (text.empty() ? "" : " ") + squareText(size, square);
    return text;
}

ExitStatus listWords(const BoggleCommandOptions& options)
{
    constexpr const char* kWhat = "boggle words";
    LongWork work;
    const engine::TaskContext context = work.context();
    const auto inputs = BoggleInputs::open(options.boggle, context);
    if (!inputs) return fail(kWhat, inputs.error());
    const auto grid = inputs->grid(options.input, {});
    if (!grid) return fail(kWhat, grid.error());
    engine::BoggleSolver solver(inputs->graph, inputs->rules);
    engine::BoggleWords words;
    engine::BoggleWordOptions wanted;
    wanted.allPaths = options.allPaths;
    solver.findWords(*grid, words, wanted, context.stop);
    if (context.stopRequested()) {
        complain(kWhat, "was stopped");
        return ExitStatus::No;
    }
    if (words.pathsLeftOut()) complain(kWhat, "there are more paths than are listed");
    auto list = Json::array();
    std::string table = "word\tlength\tpoints\tpath\n";
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string word = inputs->alphabet().written(words.letters(i));
        if (options.json) {
            auto paths = Json::array();
            for (std::size_t path = 0; path < words.pathCount(i); ++path)
                paths.push_back(pathText(grid->size, words.path(i, path)));
            list.push_back({{"word", word},
                            {"length", words.countedLength(i)},
                            {"points", words.points(i)},
                            {"paths", std::move(paths)}});
            continue;
        }
        for (std::size_t path = 0; path < words.pathCount(i); ++path)
            table += word + "\t" + std::to_string(words.countedLength(i)) + "\t" +
                     std::to_string(words.points(i)) + "\t" +
                     pathText(grid->size, words.path(i, path)) + "\n";
    }
    if (options.json) {
        put(Json{{"board", engine::boggleGridText(*grid, inputs->alphabet())},
                 {"size", engine::boggleSizeText(grid->size)},
                 {"score", words.score().points},
                 {"word_count", words.score().words},
                 {"words", std::move(list)}}
                .dump(2) +
            "\n");
    } else {
        put(table);
    }
    return ExitStatus::Done;
}

ExitStatus showWhatIf(const BoggleCommandOptions& options)
{
    constexpr const char* kWhat = "boggle whatif";
    LongWork work;
    const engine::TaskContext context = work.context();
    const auto inputs = BoggleInputs::open(options.boggle, context);
    if (!inputs) return fail(kWhat, inputs.error());
    const auto grid = inputs->grid(options.input, {});
    if (!grid) return fail(kWhat, grid.error());
    bool there = options.square.empty();
    for (int square = 0; square < grid->size.squares() && !there; ++square)
        there = options.square == squareText(grid->size, square);
    if (!there) {
        return fail(
            kWhat,
            engine::Error{
                engine::ErrorCode::OutOfRange,
                engine::say(
                    "the grid has no square '%1'; a square is a row and a column, from 1,1 to %2",
                    options.square, squareText(grid->size, grid->size.squares() - 1)),
                {}});
    }
    engine::BoggleSolver solver(inputs->graph, inputs->rules);
    auto list = Json::array();
    std::string table = "square\tface\tscore\twords\n";
    for (int square = 0; square < grid->size.squares(); ++square) {
        const std::string name = squareText(grid->size, square);
        if (!options.square.empty() && options.square != name) continue;
        const auto add = [&](const engine::BoggleFace& face, const engine::BoggleScore& score) {
            const std::string text = engine::boggleFaceText(face, inputs->alphabet());
            if (options.json) {
                list.push_back({{"square", name},
                                {"face", text},
                                {"score", score.points},
                                {"words", score.words}});
            } else {
                table += name + "\t" + text + "\t" + std::to_string(score.points) + "\t" +
                         std::to_string(score.words) + "\n";
            }
        };
        const auto answer =
            solver.whatIf(*grid, square, inputs->alphabet().allLetters(), context.stop);
        const int letters = std::min(inputs->alphabet().letterCount(), engine::kMaxBoggleLetters);
        for (engine::Tile letter = 1; letter <= letters; ++letter)
            add(engine::BoggleFace(letter), answer.letters[letter]);
        for (const engine::BoggleFace& face : inputs->notation.faces) {
            BoggleGrid other = *grid;
            other.faces[static_cast<std::size_t>(square)] = face;
            add(face, solver.score(other, context.stop));
        }
        add({}, answer.block);
        if (context.stopRequested()) {
            complain(kWhat, "was stopped");
            return ExitStatus::No;
        }
    }
    put(options.json ? list.dump(2) + "\n" : table);
    return ExitStatus::Done;
}

ExitStatus rollDice(const BoggleCommandOptions& options)
{
    constexpr const char* kWhat = "boggle roll";
    LongWork work;
    const auto inputs = BoggleInputs::open(options.boggle, work.context());
    if (!inputs) return fail(kWhat, inputs.error());
    engine::Random random(options.seed);
    for (int i = 0; i < options.count; ++i)
        put(engine::boggleGridText(engine::rollBoggleDice(*inputs->dice, random),
                                   inputs->alphabet()) +
            "\n");
    return ExitStatus::Done;
}

}  // namespace

void addBoggleCommands(CLI::App& program, CommandList& commands)
{
    auto* group = program.add_subcommand("boggle", "Grids of connected letters");
    group->require_subcommand(1);
    const auto add = [group](const char* name, const char* description) {
        auto* command = group->add_subcommand(name, description);
        auto options = std::make_shared<BoggleCommandOptions>();
        addBoggleOptions(*command, options->boggle);
        return std::pair(command, options);
    };
    constexpr const char* kBoard = "Letters row by row, QU for the Qu face, # for a block";

    const auto [score, scoreOptions] = add("score", "Score and number of words of each grid");
    score->add_option("FILE", scoreOptions->input, "One grid per line; - is standard input")
        ->capture_default_str();
    score->add_option("--threads", scoreOptions->threads, "Default: one per core")
        ->check(CLI::Range(1, 1024));
    score->add_flag("--json", scoreOptions->json, "As JSON");
    commands.add(score, [options = scoreOptions] { return scoreGrids(*options); });

    const auto [words, wordOptions] = add("words", "The words of a grid, with their squares");
    words->add_option("BOARD", wordOptions->input, kBoard)->required();
    words->add_flag("--all-paths", wordOptions->allPaths, "Every way to take a word");
    words->add_flag("--json", wordOptions->json, "As JSON");
    commands.add(words, [options = wordOptions] { return listWords(*options); });

    const auto [whatIf, whatIfOptions] =
        add("whatif", "The score with each other face on a square, or on every one");
    whatIf->add_option("BOARD", whatIfOptions->input, kBoard)->required();
    whatIf->add_option("--square", whatIfOptions->square, "ROW,COLUMN, counted from 1");
    whatIf->add_flag("--json", whatIfOptions->json, "As JSON");
    commands.add(whatIf, [options = whatIfOptions] { return showWhatIf(*options); });

    const auto [roll, rollOptions] = add("roll", "Shake dice");
    roll->get_option("--dice")->required();
    roll->add_option("--seed", rollOptions->seed, "Of the random numbers")->capture_default_str();
    roll->add_option("--count", rollOptions->count, "How many grids")
        ->check(CLI::Range(1, 100'000'000))
        ->capture_default_str();
    commands.add(roll, [options = rollOptions] { return rollDice(*options); });

    addBoggleSearchCommands(*group, commands);
}

}  // namespace app
