// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/boggle_inputs.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "app/cli/input_files.h"
#include "engine/boggle/boggle_batch.h"
#include "engine/boggle/boggle_solver.h"
#include "engine/boggle/boggle_steps.h"

namespace app {

namespace {

using engine::BoggleGrid;
using engine::Result;
using Json = nlohmann::ordered_json;

struct BoggleCommandOptions
{
    BoggleOptions boggle;
    std::vector<std::string> files{kStandardStream};  ///< of grids, one per line
    std::string input;                                ///< a grid
    std::string square;
    bool allPaths = false;
    bool json = false;
    int threads = 0;  ///< 0 = one per core
    std::uint64_t seed = 1;
    int count = 1;
    std::size_t limit = 200;
};

/// Row and column, counted from 1.
std::string squareText(engine::BoggleSize size, int square)
{
    return std::to_string(square / size.columns + 1) + "," +
           std::to_string(square % size.columns + 1);
}

// --- score ----------------------------------------------------------------------------------

/// Scores grids as they come and prints what they score.
class GridScorer
{
public:
    static constexpr const char* kWhat = "boggle score";

    GridScorer(const BoggleCommandOptions& options, const BoggleInputs& inputs)
        : m_options(options), m_inputs(inputs), m_source(options.files)
    {
    }

    /// False at the end.
    [[nodiscard]] bool scoreNext(const engine::TaskContext& context)
    {
        // Enough for every thread, and soon done.
        constexpr std::size_t kMost = 4096;
        const auto lines = m_source.next(kMost, context);
        if (!lines) {
            m_status = fail(kWhat, lines.error());
            return true;
        }
        m_anyLine = m_anyLine || !lines->empty();
        std::vector<BoggleGrid> grids;
        std::vector<const engine::Place*> places;
        for (const InputLine& line : *lines) {
            auto grid = m_inputs.grid(line.text, line.place);
            if (!grid) {
                m_status = fail(kWhat, grid.error());
                continue;
            }
            grids.push_back(std::move(*grid));
            places.push_back(&line.place);
        }
        const auto scores = engine::scoreGrids(m_inputs.graph, m_inputs.rules, grids, context);
        if (!scores) {
            m_status = fail(kWhat, scores.error());
            return false;
        }
        for (std::size_t i = 0; i < grids.size(); ++i) print(*places[i], grids[i], (*scores)[i]);
        return !lines->empty();
    }
    [[nodiscard]] ExitStatus end()
    {
        if (!m_anyLine && m_status == ExitStatus::Done) {
            const std::string& name = m_options.files.front();
            m_status = fail(kWhat, {engine::ErrorCode::Malformed,
                                    engine::say("holds no grid"),
                                    {name == kStandardStream ? "standard input" : name, 0, 0, -1}});
        }
        if (!m_anyLine) return m_status;
        begin();
        if (wantsJson()) put(m_begun > 1 ? "\n]\n" : "]\n");
        return m_status;
    }

private:
    void begin()
    {
        if (m_begun++ > 0) return;
        if (wantsJson()) put("[");
        else
            put(m_options.files.size() > 1 ? "file\tline\tboard\tscore\twords\n"
                                           : "line\tboard\tscore\twords\n");
    }
    void print(const engine::Place& place, const BoggleGrid& grid, const engine::BoggleScore& score)
    {
        const bool isFirst = m_begun == 0;
        begin();
        const std::string board = engine::boggleGridText(grid, m_inputs.alphabet());
        const bool several = m_options.files.size() > 1;
        if (!wantsJson()) {
            put((several ? place.file + "\t" : std::string()) + std::to_string(place.line) + "\t" +
                board + "\t" + std::to_string(score.points) + "\t" + std::to_string(score.words) +
                "\n");
            return;
        }
        Json row = Json::object();
        if (several) row["file"] = place.file;
        row["line"] = place.line;
        row["board"] = board;
        row["score"] = score.points;
        row["words"] = score.words;
        put((isFirst ? "\n " : ",\n ") + row.dump(-1, ' ', false, Json::error_handler_t::replace));
    }

    const BoggleCommandOptions& m_options;
    const BoggleInputs& m_inputs;
    LineSource m_source;
    ExitStatus m_status = ExitStatus::Done;
    bool m_anyLine = false;
    std::size_t m_begun = 0;
};

ExitStatus scoreGrids(const BoggleCommandOptions& options)
{
    LongWork work;
    const engine::TaskContext context = work.context(threadsFor(options.threads));
    const auto inputs = BoggleInputs::open(options.boggle, context);
    if (!inputs) return fail(GridScorer::kWhat, inputs.error());
    GridScorer scorer(options, *inputs);
    while (!context.stopRequested() && scorer.scoreNext(context))
        if (!flushOutput()) return ExitStatus::No;
    return scorer.end();
}

// --- one grid -------------------------------------------------------------------------------

std::string pathText(engine::BoggleSize size, std::span<const std::uint8_t> path)
{
    std::string text;
    for (const std::uint8_t square : path)
        text += (text.empty() ? "" : " ") + squareText(size, square);
    return text;
}

ExitStatus listBoggleWords(const BoggleCommandOptions& options)
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

// --- step by step ---------------------------------------------------------------------------

const char* stepText(engine::BoggleStepKind kind)
{
    switch (kind) {
    case engine::BoggleStepKind::GoesOn: return "goes on";
    case engine::BoggleStepKind::Word: return "word";
    case engine::BoggleStepKind::NoSuchPrefix: return "no word begins so";
    case engine::BoggleStepKind::LacksLetters: return "needs letters that the grid lacks";
    case engine::BoggleStepKind::NothingNear: break;
    }
    return "no neighbour leads on";
}

ExitStatus explainSearch(const BoggleCommandOptions& options)
{
    constexpr const char* kWhat = "boggle explain";
    LongWork work;
    const engine::TaskContext context = work.context();
    const auto inputs = BoggleInputs::open(options.boggle, context);
    if (!inputs) return fail(kWhat, inputs.error());
    const auto grid = inputs->grid(options.input, {});
    if (!grid) return fail(kWhat, grid.error());
    const auto found =
        engine::boggleSteps(*inputs->graph, inputs->rules, *grid, options.limit, context);
    if (!found) return fail(kWhat, found.error());
    const auto letters = [&inputs](std::uint32_t mask) {
        std::vector<engine::Tile> tiles;
        for (engine::Tile letter = 1; letter <= engine::kMaxBoggleLetters; ++letter)
            if ((mask & engine::boggleBit(letter)) != 0) tiles.push_back(letter);
        return inputs->alphabet().written(tiles);
    };
    put("step\tdepth\tsquares\tprefix\tresult\tletters\n");
    for (std::size_t i = 0; i < found->steps.size(); ++i) {
        const engine::BoggleStep& step = found->steps[i];
        put(std::to_string(i + 1) + "\t" + std::to_string(step.path.size()) + "\t" +
            pathText(grid->size, step.path) + "\t" + inputs->alphabet().written(step.letters) +
            "\t" + stepText(step.kind) + "\t" + letters(step.tree) + "\n");
    }
    put("# " + std::to_string(found->total) + " steps, " + std::to_string(found->cut) +
        " of which end a path, " + std::to_string(found->words) + " ways to take a word\n");
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
    score->add_option("FILE", scoreOptions->files,
                      "One grid per line, any number of files; - is standard input (default)");
    addThreadsOption(*score, scoreOptions->threads);
    commands.add(
        score, [options = scoreOptions] { return scoreGrids(*options); }, Shape::Own);

    const auto [words, wordOptions] = add("words", "The words of a grid, with their squares");
    words->add_option("BOARD", wordOptions->input, kBoard)->required();
    words->add_flag("--all-paths", wordOptions->allPaths, "Every way to take a word");
    words->add_flag("--json", wordOptions->json, "As JSON");
    commands.add(words, [options = wordOptions] { return listBoggleWords(*options); });

    const auto [whatIf, whatIfOptions] =
        add("whatif", "The score with each other face on a square, or on every one");
    whatIf->add_option("BOARD", whatIfOptions->input, kBoard)->required();
    whatIf->add_option("--square", whatIfOptions->square, "ROW,COLUMN, counted from 1");
    whatIf->add_flag("--json", whatIfOptions->json, "As JSON");
    commands.add(whatIf, [options = whatIfOptions] { return showWhatIf(*options); });

    const auto [explain, explainOptions] =
        add("explain", "The search of a grid step by step: where the word tree and the grid end a "
                       "path, and why");
    explain->add_option("BOARD", explainOptions->input, kBoard)->required();
    addLimitOption(*explain, explainOptions->limit, "How many steps to print")
        ->capture_default_str();
    commands.add(explain, [options = explainOptions] { return explainSearch(*options); });

    const auto [roll, rollOptions] = add("roll", "Shake dice");
    // What only matters for words.
    for (const char* name :
         {"--scoring", "--faces", "--min-length", "--max-length", "--qu-counts-once"})
        roll->remove_option(roll->get_option(name));
    roll->get_option("--dice")->required();
    addSeedOption(*roll, rollOptions->seed);
    roll->add_option("--count", rollOptions->count, "How many grids")
        ->check(CLI::Range(1, 100'000'000))
        ->capture_default_str();
    commands.add(
        roll, [options = rollOptions] { return rollDice(*options); }, Shape::Lines);

    addBoggleSearchCommands(*group, commands);
}

}  // namespace app
