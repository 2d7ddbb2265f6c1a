// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <memory>
#include <optional>
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
#include "engine/game/cgp_format.h"
#include "engine/game/game_file.h"
#include "engine/game/game_format.h"
#include "engine/game/replay.h"
#include "engine/game/turns.h"
#include "engine/rules/catalogue.h"

namespace app {

namespace {

using engine::ErrorCode;
using engine::failure;
using engine::GameFile;
using engine::GameFormat;
using engine::GameRecord;
using engine::Result;

constexpr const char* kConvert = "game convert";
constexpr const char* kCheck = "game check";

struct ConvertOptions
{
    GameOptions game;
    std::string in;
    std::string out;
    std::string format;      ///< empty = by the name
    std::size_t turn = 0;    ///< 0 = the end
    std::size_t number = 0;  ///< 0 = the only game
};

struct CheckOptions
{
    GameOptions game;
    std::string in;
};

/// "line 12: ..." on standard error, for what does not keep the work from being done.
void note(const std::string& text)
{
    complain("note", text);
}

/// ".gcg, .cgp or .cws".
std::string knownEndings()
{
    std::string endings;
    const auto formats = engine::gameFormats();
    for (std::size_t i = 0; i < formats.size(); ++i) {
        if (i > 0) endings += i + 1 == formats.size() ? " or " : ", ";
        endings += formats[i]->ending;
    }
    return endings;
}

Result<std::string> converted(const GameFile& file, const GameFormat& format,
                              const ConvertOptions& options)
{
    engine::StudyFile study = file.study;
    const bool allGames = format.holds != GameFormat::Holds::OneGame && options.turn == 0;
    if (options.number != 0 || !allGames) {
        auto game = chooseGame(file, options.number, options.in);
        if (!game) return failure(game.error());
        if (options.turn != 0) return engine::cgpLineOf(*game, options.turn);
        study = {};
        study.games.push_back(std::move(*game));
    }
    auto writing = format.write(study);
    if (!writing) return failure(std::move(writing.error()));
    for (const engine::Sentence& what : writing->leftOut)
        note("a " + std::string(format.title) + " can't hold " + what.english());
    return std::move(writing->text);
}

ExitStatus convertGame(const ConvertOptions& options)
{
    const GameFormat* format = engine::gameFormatFor(nameWithFormat(options.out, options.format));
    if (!format) {
        complain("usage", "the result must be a " + knownEndings() + " file, not " + options.out +
                              " (--to names the format of other outputs)");
        return ExitStatus::Usage;
    }
    if (options.turn != 0 && format->holds != GameFormat::Holds::Positions) {
        complain("usage", "--turn is for positions (.cgp)");
        return ExitStatus::Usage;
    }
    const auto file = openGameFile(options.in, options.game);
    if (!file) return fail(kConvert, file.error());
    for (const engine::Error& remark : file->remarks) note(remark.toString());
    const auto text = converted(*file, *format, options);
    if (!text) return fail(kConvert, text.error());
    if (auto written = writeOutputFile(options.out, *text); !written)
        return fail(kConvert, written.error());
    return ExitStatus::Done;
}

const char* kindName(engine::DifferenceKind kind)
{
    using engine::DifferenceKind;
    switch (kind) {
    case DifferenceKind::Unread: return "unread";
    case DifferenceKind::DoesNotFit: return "misfit";
    case DifferenceKind::Illegal: return "illegal";
    case DifferenceKind::WrongScore: return "score";
    case DifferenceKind::WrongTotal: return "total";
    case DifferenceKind::WrongRack: return "rack";
    case DifferenceKind::Overdrawn: return "tiles";
    case DifferenceKind::KeptTiles: return "kept";
    case DifferenceKind::Order: return "order";
    case DifferenceKind::Over: return "over";
    case DifferenceKind::Words: return "words";
    case DifferenceKind::GoodWords: return "good_words";
    }
    return "";
}

/// A row of the table: game, turn, line, player, kind, message.
std::string rowOf(std::size_t game, int turn, int line, const std::string& player, const char* kind,
                  const std::string& message)
{
    const auto orNothing = [](int number) {
        return number > 0 ? std::to_string(number) : std::string();
    };
    return std::to_string(game) + "\t" + orNothing(turn) + "\t" + orNothing(line) + "\t" + player +
           "\t" + kind + "\t" + message + "\n";
}

/// The number of the turn that each node belongs to, 0 for the root.
std::vector<int> turnNumbers(const GameRecord& game)
{
    std::vector<int> numbers(static_cast<std::size_t>(game.idLimit()), 0);
    for (const engine::NodeId id : game.preorder()) {
        if (id == engine::kRootNode) continue;
        const engine::Node& node = game.node(id);
        const int before = numbers[static_cast<std::size_t>(node.parent)];
        numbers[static_cast<std::size_t>(id)] =
            before + (node.event.isTurn() || before == 0 ? 1 : 0);
    }
    return numbers;
}

/// Prints what replaying tells; the first mistake, if any.
Result<std::optional<engine::Error>> checkGame(const GameFile& file, std::size_t index,
                                               const engine::LexiconPtr& lexicon,
                                               const std::string& path)
{
    const GameRecord& game = file.study.games[index];
    const auto replay = engine::replay(game, {lexicon, false});
    if (!replay) return failure(replay.error());
    const std::vector<int> turns = turnNumbers(game);
    const auto lineOf = [&file](engine::NodeId id) {
        const auto at = static_cast<std::size_t>(id);
        return at < file.lines.size() ? file.lines[at] : 0;
    };
    for (const engine::Difference& difference : replay->differences) {
        const engine::Event& event = game.node(difference.node).event;
        put(rowOf(index + 1, turns[static_cast<std::size_t>(difference.node)],
                  lineOf(difference.node),
                  game.info().players[static_cast<std::size_t>(event.player)].nick,
                  kindName(difference.finding.kind), difference.finding.sentence.english()));
    }
    const engine::Difference* first = replay->firstMistake();
    if (first == nullptr) return std::nullopt;
    return engine::Error{ErrorCode::Malformed,
                         engine::say("game %1, turn %2: %3", index + 1,
                                     turns[static_cast<std::size_t>(first->node)],
                                     first->finding.sentence),
                         {path, lineOf(first->node), 0, -1}};
}

ExitStatus checkGames(const CheckOptions& options)
{
    const auto file = openGameFile(options.in, options.game);
    if (!file) return fail(kCheck, file.error());
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return fail(kCheck, inputs.error());
    LongWork work;

    put("game\tturn\tline\tplayer\tkind\tmessage\n");
    std::optional<engine::Error> first;
    for (const engine::Error& remark : file->remarks) {
        const bool doubt = remark.code == ErrorCode::Unusual;
        put(rowOf(1, 0, remark.place.line, {}, doubt ? "doubt" : "error", remark.message()));
        if (!doubt && !first) first = remark;
    }
    for (std::size_t i = 0; i < file->study.games.size(); ++i) {
        // Words are judged only by a lexicon that the user chose: games name many.
        engine::LexiconPtr lexicon;
        if (!options.game.lexicon.empty()) {
            auto found = inputs->lexiconFor(file->study.games[i].rules(), work.context());
            if (!found) return fail(kCheck, found.error());
            lexicon = std::move(*found);
        }
        auto mistake = checkGame(*file, i, lexicon, options.in);
        if (!mistake) return fail(kCheck, mistake.error());
        if (*mistake && (!first || (*mistake)->place.line < first->place.line)) first = **mistake;
    }
    if (!first) return ExitStatus::Done;
    return fail(kCheck, *first);
}

}  // namespace

void addGameCommands(CLI::App& program, CommandList& commands)
{
    auto* game = program.add_subcommand("game", "Game files: GCG, CGP, studies");
    game->require_subcommand(1);

    auto* convert = game->add_subcommand("convert", "From one format to another");
    auto converting = std::make_shared<ConvertOptions>();
    addRulesOption(*convert, converting->game.rules);
    takesInput(convert->add_option("IN", converting->in, "Recognised by its content"))->required();
    takesOutput(
        convert->add_option("OUT", converting->out, "By its ending: " + knownEndings() + " (study)")
            ->required(),
        [converting] {
            const GameFormat* format =
                engine::gameFormatFor(nameWithFormat(converting->out, converting->format));
            return format != nullptr ? outputKindOf(*format) : OutputKind::Study;
        });
    addFormatOption(*convert, converting->format, "gcg, cgp or cws");
    convert
        ->add_option("--turn", converting->turn,
                     "For .cgp: the position before this turn; default: the end")
        ->check(CLI::PositiveNumber);
    convert->add_option("--game", converting->number, "Which game, where a study has several")
        ->check(CLI::PositiveNumber);
    commands.add(convert, [converting] { return convertGame(*converting); });

    auto* check = game->add_subcommand(
        "check", "Play a game through by the rules and list what is different. Words are looked up "
                 "when --lexicon names where");
    auto checking = std::make_shared<CheckOptions>();
    addRulesOption(*check, checking->game.rules);
    addLexiconOption(*check, checking->game);
    takesInput(check->add_option("IN", checking->in, "GCG, CGP or study"))->required();
    commands.add(check, [checking] { return checkGames(*checking); });
    addGameReportCommand(*game, commands);
}

}  // namespace app
