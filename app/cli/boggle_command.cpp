// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/answer_list.h"
#include "app/cli/boggle_inputs.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "app/cli/input_files.h"
#include "engine/base/safe_text.h"
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
    std::vector<std::string> gridFiles;               ///< of grids, instead of it
    std::string square;
    bool allPaths = false;
    bool json = false;
    int threads = 0;  ///< 0 = one per core
    std::uint64_t seed = 1;
    int count = 1;
    bool withScores = false;  ///< of grids that are rolled
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
            put((several ? engine::spreadsheetCell(place.file) + "\t" : std::string()) +
                std::to_string(place.line) + "\t" + board + "\t" + std::to_string(score.points) +
                "\t" + std::to_string(score.words) + "\n");
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

// --- grids one by one ------------------------------------------------------------------------

std::string pathText(engine::BoggleSize size, std::span<const std::uint8_t> path)
{
    std::string text;
    for (const std::uint8_t square : path) {
        if (!text.empty()) text += ' ';
        text += squareText(size, square);
    }
    return text;
}

/// Opens what grids are read with and answers for the grid of the command line, or for each of the
/// files' as they come.
ExitStatus answerGrids(const BoggleCommandOptions& options, const char* command,
                       const std::function<Result<Answer>(const BoggleInputs&, const BoggleGrid&,
                                                          const engine::TaskContext&)>& answer)
{
    LongWork work;
    const engine::TaskContext context = work.context();
    const auto inputs = BoggleInputs::open(options.boggle, context);
    if (!inputs) return fail(command, inputs.error());
    const bool several = !options.gridFiles.empty();
    AnswerList answers(command, several ? "board" : "");
    const auto add = [&](const std::string& text, const engine::Place& place) {
        const auto grid = inputs->grid(text, place);
        const auto found =
            grid ? answer(*inputs, *grid, context) : Result<Answer>(engine::failure(grid.error()));
        if (context.stopRequested()) return;
        if (found) {
            answers.add(engine::boggleGridText(*grid, inputs->alphabet()), *found);
            return;
        }
        engine::Error error = found.error();
        if (error.place.file.empty()) error.place = place;
        answers.add(error);
    };
    if (!several) add(options.input, {});
    LineSource source(options.gridFiles);
    for (bool anyLine = false; several && !context.stopRequested();) {
        const auto lines = source.next(1, context);
        if (!lines) {
            answers.add(lines.error());
            anyLine = true;
            continue;
        }
        if (lines->empty() && !anyLine && !context.stopRequested())
            answers.add({engine::ErrorCode::Malformed, engine::say("holds no grid"), {}});
        if (lines->empty()) break;
        anyLine = true;
        add(lines->front().text, lines->front().place);
        if (!flushOutput()) return ExitStatus::No;
    }
    return answers.end(context);
}

Result<Answer> wordsOf(const BoggleCommandOptions& options, const BoggleInputs& inputs,
                       const BoggleGrid& grid, const engine::TaskContext& context)
{
    engine::BoggleSolver solver(inputs.graph, inputs.rules);
    engine::BoggleWords words;
    engine::BoggleWordOptions wanted;
    wanted.allPaths = options.allPaths;
    solver.findWords(grid, words, wanted, context.stop);
    if (words.pathsLeftOut()) complain("boggle words", "there are more paths than are listed");
    auto list = Json::array();
    Answer answer;
    answer.table = "word\tlength\tpoints\tpath\n";
    for (std::size_t i = 0; i < std::min(words.size(), options.limit); ++i) {
        const std::string word = inputs.alphabet().written(words.letters(i));
        if (options.json) {
            auto paths = Json::array();
            for (std::size_t path = 0; path < words.pathCount(i); ++path)
                paths.push_back(pathText(grid.size, words.path(i, path)));
            list.push_back({{"word", word},
                            {"length", words.countedLength(i)},
                            {"points", words.points(i)},
                            {"paths", std::move(paths)}});
            continue;
        }
        for (std::size_t path = 0; path < words.pathCount(i); ++path)
            answer.table += word + "\t" + std::to_string(words.countedLength(i)) + "\t" +
                            std::to_string(words.points(i)) + "\t" +
                            pathText(grid.size, words.path(i, path)) + "\n";
    }
    if (options.json) {
        answer.json = {{"board", engine::boggleGridText(grid, inputs.alphabet())},
                       {"size", engine::boggleSizeText(grid.size)},
                       {"score", words.score().points},
                       {"word_count", words.score().words},
                       {"words", std::move(list)}};
    }
    return answer;
}

Result<Answer> whatIfOf(const BoggleCommandOptions& options, const BoggleInputs& inputs,
                        const BoggleGrid& grid, const engine::TaskContext& context)
{
    bool there = options.square.empty();
    for (int square = 0; square < grid.size.squares() && !there; ++square)
        there = options.square == squareText(grid.size, square);
    if (!there) {
        return engine::failure(
            engine::ErrorCode::OutOfRange,
            engine::say("the grid has no square '%1'; a square is a row and a column, from 1,1 to "
                        "%2",
                        options.square, squareText(grid.size, grid.size.squares() - 1)));
    }
    engine::BoggleSolver solver(inputs.graph, inputs.rules);
    auto list = Json::array();
    Answer answer;
    answer.table = "square\tface\tscore\twords\n";
    for (int square = 0; square < grid.size.squares() && !context.stopRequested(); ++square) {
        const std::string name = squareText(grid.size, square);
        if (!options.square.empty() && options.square != name) continue;
        const auto add = [&](const engine::BoggleFace& face, const engine::BoggleScore& score) {
            const std::string text = engine::boggleFaceText(face, inputs.alphabet());
            if (options.json) {
                list.push_back({{"square", name},
                                {"face", text},
                                {"score", score.points},
                                {"words", score.words}});
            } else {
                answer.table += name + "\t" + text + "\t" + std::to_string(score.points) + "\t" +
                                std::to_string(score.words) + "\n";
            }
        };
        const auto scores =
            solver.whatIf(grid, square, inputs.alphabet().allLetters(), context.stop);
        const int letters = std::min(inputs.alphabet().letterCount(), engine::kMaxBoggleLetters);
        for (engine::Tile letter = 1; letter <= letters; ++letter)
            add(engine::BoggleFace(letter), scores.letters[letter]);
        for (const engine::BoggleFace& face : inputs.notation.faces) {
            BoggleGrid other = grid;
            other.faces[static_cast<std::size_t>(square)] = face;
            add(face, solver.score(other, context.stop));
        }
        add({}, scores.block);
    }
    if (options.json) answer.json = std::move(list);
    return answer;
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

Result<Answer> stepsOf(const BoggleCommandOptions& options, const BoggleInputs& inputs,
                       const BoggleGrid& grid, const engine::TaskContext& context)
{
    const auto found =
        engine::boggleSteps(*inputs.graph, inputs.rules, grid, options.limit, context);
    if (!found) return engine::failure(found.error());
    const auto letters = [&inputs](std::uint32_t mask) {
        std::vector<engine::Tile> tiles;
        for (engine::Tile letter = 1; letter <= engine::kMaxBoggleLetters; ++letter)
            if ((mask & engine::boggleBit(letter)) != 0) tiles.push_back(letter);
        return inputs.alphabet().written(tiles);
    };
    Answer answer;
    answer.table = "step\tdepth\tsquares\tprefix\tresult\tletters\n";
    for (std::size_t i = 0; i < found->steps.size(); ++i) {
        const engine::BoggleStep& step = found->steps[i];
        answer.table += std::to_string(i + 1) + "\t" + std::to_string(step.path.size()) + "\t" +
                        pathText(grid.size, step.path) + "\t" +
                        inputs.alphabet().written(step.letters) + "\t" + stepText(step.kind) +
                        "\t" + letters(step.tree) + "\n";
    }
    answer.table += "# " + std::to_string(found->total) + " steps, " + std::to_string(found->cut) +
                    " of which end a path, " + std::to_string(found->words) +
                    " ways to take a word\n";
    return answer;
}

// --- dice -----------------------------------------------------------------------------------

ExitStatus rollDice(const BoggleCommandOptions& options)
{
    constexpr const char* kWhat = "boggle roll";
    LongWork work;
    const engine::TaskContext context = work.context();
    const auto inputs = BoggleInputs::open(options.boggle, context);
    if (!inputs) return fail(kWhat, inputs.error());
    engine::Random random(options.seed);
    engine::BoggleSolver solver(inputs->graph, inputs->rules);
    if (options.withScores) {
        putAs(Shape::Table);
        put("board\tscore\twords\n");
    }
    for (int i = 0; i < options.count && !context.stopRequested(); ++i) {
        const BoggleGrid grid = engine::rollBoggleDice(*inputs->dice, random);
        std::string row = engine::boggleGridText(grid, inputs->alphabet());
        if (options.withScores) {
            const engine::BoggleScore score = solver.score(grid, context.stop);
            if (context.stopRequested()) break;
            row += "\t" + std::to_string(score.points) + "\t" + std::to_string(score.words);
        }
        put(row + "\n");
    }
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
    const auto takesGrids = [](CLI::App* command, BoggleCommandOptions& options) {
        auto* board = command->add_option("BOARD", options.input,
                                          "Letters row by row, QU for the Qu face, # for a block");
        auto* files =
            command
                ->add_option("--file", options.gridFiles,
                             "Grids, one per line, of any number of files; - is standard input")
                ->excludes(board);
        command->callback([board, files] {
            if (board->count() + files->count() == 0) throw CLI::RequiredError("BOARD or --file");
        });
    };
    const auto answers = [&commands](CLI::App* command, const char* name, auto options,
                                     auto answer) {
        commands.add(command, [options, name, answer] {
            return answerGrids(*options, name, [&](const auto&... question) {
                return answer(*options, question...);
            });
        });
    };

    const auto [score, scoreOptions] = add("score", "Score and number of words of each grid");
    score->add_option("FILE", scoreOptions->files,
                      "One grid per line, any number of files; - is standard input (default)");
    addThreadsOption(*score, scoreOptions->threads);
    commands.add(
        score, [options = scoreOptions] { return scoreGrids(*options); }, Shape::Own);

    const auto [words, wordOptions] = add("words", "The words of a grid, with their squares");
    takesGrids(words, *wordOptions);
    wordOptions->limit = std::numeric_limits<std::size_t>::max();
    addLimitOption(*words, wordOptions->limit, "How many to print at most, of each grid");
    words->add_flag("--all-paths", wordOptions->allPaths, "Every way to take a word");
    words->add_flag("--json", wordOptions->json, "As JSON");
    answers(words, "boggle words", wordOptions, wordsOf);

    const auto [whatIf, whatIfOptions] =
        add("whatif", "The score with each other face on a square, or on every one");
    takesGrids(whatIf, *whatIfOptions);
    whatIf->add_option("--square", whatIfOptions->square, "ROW,COLUMN, counted from 1");
    whatIf->add_flag("--json", whatIfOptions->json, "As JSON");
    answers(whatIf, "boggle whatif", whatIfOptions, whatIfOf);

    const auto [explain, explainOptions] =
        add("explain", "The search of a grid step by step: where the word tree and the grid end a "
                       "path, and why");
    takesGrids(explain, *explainOptions);
    addLimitOption(*explain, explainOptions->limit, "How many steps to print")
        ->capture_default_str();
    answers(explain, "boggle explain", explainOptions, stepsOf);

    const auto [roll, rollOptions] = add("roll", "Shake dice");
    roll->remove_option(roll->get_option("--faces"));
    auto* withScores = roll->add_flag("--score", rollOptions->withScores,
                                      "Beside each grid its score and number of words");
    // What only matters for words.
    for (const char* name :
         {"--lexicon", "--scoring", "--min-length", "--max-length", "--qu-counts-once"})
        roll->get_option(name)->needs(withScores);
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
