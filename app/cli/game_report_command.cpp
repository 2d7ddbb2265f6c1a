// SPDX-License-Identifier: GPL-3.0-or-later
#include <charconv>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/file_names.h"
#include "app/cli/game_inputs.h"
#include "app/cli/number_check.h"
#include "app/cli/output_files.h"
#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/game/report.h"

namespace app {

namespace {

constexpr const char* kGameReport = "game report";

struct GameReportOptions
{
    GameOptions game;
    std::vector<std::string> names;  ///< of the inputs, then the output
    std::string format;              ///< empty = by the name
    std::size_t number = 0;          ///< 0 = the only game
    std::string depth;          ///< empty = static, standard where something is said of searches
    double secondsPerTurn = 0;  ///< 0 = what belongs to the depth
    bool withSeed = false;
    bool noReview = false;
    bool noBoards = false;
    bool noNotes = false;
    bool noVariations = false;
    bool onlyMistakes = false;
    std::string turns;  ///< "5" or "5-12"; empty = all
};

/// What the report says of its review.
std::string hintWith(const std::string& leaves)
{
    const std::string values = leaves.empty() ? " by score alone, without leave values and"
                                              : " by score and leave (" + leaves + "),";
    return "Every move beside the best one" + values +
           " without looking ahead: a guide, not a verdict.";
}

/// The review of the main line; nothing where no lexicon is bundled for the letters. The report
/// gets the lexicon and the words about the values.
engine::Result<std::optional<engine::GameReview>>
reviewOf(const engine::GameRecord& record, const GameReportOptions& options, GameInputs& inputs,
         const engine::TaskContext& context, engine::ReportOptions& report)
{
    auto opened = inputs.lexiconsOf(record, context);
    if (!opened) {
        const bool noneFits = opened.error().code == engine::ErrorCode::WrongLexicon;
        if (!noneFits || !options.game.lexicon.empty()) return engine::failure(opened.error());
        complain("note", "without a review: " + shownText(opened.error()));
        return std::nullopt;
    }
    report.lexicons = *opened;
    auto position = engine::Position::create(record.rulesPtr(), opened->game, record.playerCount());
    if (!position) return engine::failure(position.error());
    auto leaves = inputs.leavesFor(*position);
    if (!leaves) return engine::failure(leaves.error());
    report.words.reviewHint = hintWith(inputs.leavesName());
    auto table = inputs.winTableFor(*position);
    if (!table) return engine::failure(table.error());
    engine::ReviewRequest request{record, engine::kRootNode, *opened, *leaves};
    // The option was checked: the name is one of those that there are.
    const auto usual =
        options.secondsPerTurn > 0 ? engine::ReviewDepth::Standard : engine::ReviewDepth::Static;
    request.depth = engine::reviewDepthFrom(options.depth).value_or(usual);
    request.judging = engine::JudgeSettings::of(request.depth);
    request.judging->seed = options.game.seed;
    if (options.secondsPerTurn > 0) request.judging->seconds = options.secondsPerTurn;
    request.winTable = std::move(*table);
    auto review = engine::reviewGame(request, context);
    if (!review) return engine::failure(review.error());
    // Half of it is no report.
    if (!review->complete)
        return engine::failure(engine::ErrorCode::Cancelled, engine::say("the review was stopped"));
    return std::move(*review);
}

OutputKind kindOf(engine::ReportFormat format)
{
    if (format == engine::ReportFormat::Html) return OutputKind::WebPage;
    return format == engine::ReportFormat::Csv ? OutputKind::Table : OutputKind::Text;
}

/// "5", "5-12", "5-" into the first and the last turn; false when it is none of these.
bool readTurns(std::string_view text, engine::ReportOptions& report)
{
    const auto number = [](std::string_view digits, int& value) {
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return read.ec == std::errc{} && read.ptr == digits.data() + digits.size() && value >= 1;
    };
    const std::size_t dash = text.find('-');
    if (!number(text.substr(0, dash), report.firstTurn)) return false;
    report.lastTurn = report.firstTurn;
    if (dash == std::string_view::npos) return true;
    report.lastTurn = 0;
    const std::string_view last = text.substr(dash + 1);
    return last.empty() || (number(last, report.lastTurn) && report.lastTurn >= report.firstTurn);
}

engine::Result<std::string> reportOf(const std::string& path, engine::ReportFormat format,
                                     const GameReportOptions& options, GameInputs& inputs,
                                     const engine::TaskContext& context,
                                     engine::ReportOptions report)
{
    const auto file = openGameFile(path, options.game);
    if (!file) return engine::failure(file.error());
    for (const engine::Error& each : file->remarks) remark(each);
    const auto record = chooseGame(*file, options.number, path);
    if (!record) return engine::failure(record.error());
    std::optional<engine::GameReview> review;
    if (!options.noReview) {
        auto found = reviewOf(*record, options, inputs, context, report);
        if (!found) return engine::failure(found.error());
        review = std::move(*found);
        if (review) report.review = &*review;
    }
    return engine::writeReport(*record, format, report);
}

ExitStatus reportGames(const GameReportOptions& options)
{
    const std::string name = nameWithFormat(options.names.back(), options.format);
    const auto format = engine::reportFormatFor(engine::pathFromUtf8(name));
    if (!format) {
        complain("usage", "the report must be a .html, .md, .txt or .csv file, not " +
                              options.names.back() + " (--to names the format of other outputs)");
        return ExitStatus::Usage;
    }
    // What has no effect would be believed to have had one.
    if (options.secondsPerTurn > 0 && options.depth == "static") {
        complain("usage", "--seconds-per-turn does nothing with --depth static");
        return ExitStatus::Usage;
    }
    if (options.withSeed && options.secondsPerTurn <= 0 &&
        (options.depth == "static" || options.depth.empty())) {
        complain("usage", "--seed does nothing with --depth static, the default");
        return ExitStatus::Usage;
    }
    if (options.noBoards && *format == engine::ReportFormat::Csv) {
        complain("usage", "--no-boards does nothing for .csv files, which have none");
        return ExitStatus::Usage;
    }
    engine::ReportOptions report;
    if (!options.turns.empty() && !readTurns(options.turns, report)) {
        complain("usage", "--turns takes a turn or a range of them, such as 5, 5-12 or 5-, not " +
                              options.turns);
        return ExitStatus::Usage;
    }
    report.boards = !options.noBoards;
    report.notes = !options.noNotes;
    report.variations = !options.noVariations;
    report.onlyMistakes = options.onlyMistakes;
    auto names = FileNames::of(options.names);
    if (!names) return fail(kGameReport, names.error());
    if (names->inputs().size() > 1 && !names->outputIsFolder()) {
        complain("usage", "a report is about one game: the output of several files is a folder");
        return ExitStatus::Usage;
    }
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return fail(kGameReport, inputs.error());
    LongWork work;
    const engine::TaskContext context = work.context(threadsFor(0));
    const std::string ending = engine::fileNameUtf8(engine::pathFromUtf8(name).extension());
    ExitStatus status = ExitStatus::Done;
    for (const std::string& path : names->inputs()) {
        const auto text = reportOf(path, *format, options, *inputs, context, report);
        if (context.stopRequested()) {
            complain(kGameReport, "was stopped");
            return ExitStatus::Interrupted;
        }
        if (!text) {
            status = fail(kGameReport, text.error());
            continue;
        }
        const auto out = names->outputFor(path, ending, kindOf(*format));
        const auto done = out ? writeOutputFile(*out, *text) : engine::failure(out.error());
        if (!done) status = fail(kGameReport, done.error());
    }
    return status;
}

}  // namespace

void addGameReportCommand(CLI::App& game, CommandList& commands)
{
    auto* command = game.add_subcommand(
        "report", "A game for people to read: score sheet, boards, notes and review");
    auto options = std::make_shared<GameReportOptions>();
    addGameOptions(*command, options->game);
    addPlayerLexiconsOption(*command, options->game);
    FileNames::addTo(*command, options->names, "GCG, CGP or study",
                     "by its ending a .html, .md, .txt or .csv", [options] {
                         const auto format = engine::reportFormatFor(engine::pathFromUtf8(
                             nameWithFormat(options->names.back(), options->format)));
                         return format ? kindOf(*format) : OutputKind::Text;
                     });
    addFormatOption(*command, options->format, "html, md, txt or csv");
    command->add_option("--game", options->number, "Which game, where a study has several")
        ->check(CLI::PositiveNumber);
    auto* seed = addSeedOption(*command, options->game.seed);
    auto* depth =
        command
            ->add_option(
                "--depth", options->depth,
                "Of the review. static: by score and leave; standard: by simulation and exact "
                "endgames, about a minute for a game, also the default with --seconds-per-turn; "
                "deep: ten times as long")
            ->check(CLI::IsMember({"static", "standard", "deep"}))
            ->default_str("static");
    auto* seconds =
        command
            ->add_option("--seconds-per-turn", options->secondsPerTurn,
                         "At most, for each turn that is searched; default 2.2, deep 22")
            ->check(CLI::PositiveNumber)
            ->check(aNumber());
    command->add_flag("--no-review", options->noReview, "Without the comparison with best moves")
        ->excludes(depth)
        ->excludes(seconds)
        ->excludes(command->get_option("--leaves"))
        ->excludes(seed);
    command->add_flag("--no-boards", options->noBoards, "Without boards");
    command->add_flag("--no-notes", options->noNotes, "Without notes");
    command->add_flag("--no-variations", options->noVariations, "Only the game as it was played");
    command->add_option("--turns", options->turns, "Only these: 5, 5-12 or 5-");
    command->add_flag("--only-mistakes", options->onlyMistakes,
                      "Only turns that the review, a mark or a tag in a note calls a mistake");
    commands.add(command, [options, seed] {
        options->withSeed = seed->count() > 0;
        return reportGames(*options);
    });
}

}  // namespace app
