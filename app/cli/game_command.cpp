// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli/answer_list.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/file_names.h"
#include "app/cli/game_inputs.h"
#include "app/cli/output_files.h"
#include "engine/base/file.h"
#include "engine/base/file_name.h"
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
    std::vector<std::string> names;  ///< of the inputs, then the output
    std::string format;              ///< empty = by the name
    std::size_t turn = 0;            ///< 0 = the end
    std::size_t number = 0;          ///< 0 = the only game
};

struct CheckOptions
{
    GameOptions game;
    std::vector<std::string> in;
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

/// Opens a file for conversion, with what there is to say about it.
Result<GameFile> opened(const std::string& path, const ConvertOptions& options)
{
    auto file = openGameFile(path, options.game);
    if (!file) return file;
    for (const engine::Error& each : file->remarks) remark(each);
    return file;
}

Result<std::string> written(const engine::StudyFile& study, const GameFormat& format)
{
    auto writing = format.write(study);
    if (!writing) return failure(std::move(writing.error()));
    for (const engine::Sentence& what : writing->leftOut)
        note("a " + std::string(format.title) + " can't hold " + what.english());
    return std::move(writing->text);
}

/// What becomes of the games of a file, or the position that is asked for.
Result<std::string> converted(const std::string& path, const GameFormat& format,
                              const ConvertOptions& options)
{
    const auto file = opened(path, options);
    if (!file) return failure(file.error());
    const bool allGames = format.holds != GameFormat::Holds::OneGame && options.turn == 0;
    if (options.number == 0 && allGames) return written(file->study, format);
    auto game = chooseGame(*file, options.number, path);
    if (!game) return failure(game.error());
    if (options.turn != 0) return engine::cgpLineOf(*game, options.turn);
    engine::StudyFile study;
    study.games.push_back(std::move(*game));
    return written(study, format);
}

/// Each input into a file of its own.
ExitStatus convertEach(FileNames& names, const GameFormat& format, const ConvertOptions& options)
{
    ExitStatus status = ExitStatus::Done;
    for (const std::string& path : names.inputs()) {
        const auto text = converted(path, format, options);
        if (!text) {
            status = fail(kConvert, text.error());
            continue;
        }
        const auto out = names.outputFor(path, std::string(format.ending), outputKindOf(format));
        const auto done = out ? writeOutputFile(*out, *text) : failure(out.error());
        if (!done) status = fail(kConvert, done.error());
    }
    return status;
}

/// All inputs into one file; none is written when one of them can't be read.
ExitStatus convertTogether(const FileNames& names, const GameFormat& format,
                           const ConvertOptions& options)
{
    ExitStatus status = ExitStatus::Done;
    engine::StudyFile study;
    std::string text;
    for (const std::string& path : names.inputs()) {
        const auto file = opened(path, options);
        auto game = file && (options.number != 0 || options.turn != 0)
                        ? chooseGame(*file, options.number, path).map([](auto&& one) {
                              return std::vector<GameRecord>{one};
                          })
                        : file.map([](const GameFile& all) { return all.study.games; });
        const auto line = game && options.turn != 0 ? engine::cgpLineOf(game->front(), options.turn)
                                                    : Result<std::string>();
        if (!game || !line) {
            status = fail(kConvert, !game ? game.error() : line.error());
            continue;
        }
        text += *line;
        for (GameRecord& record : *game) study.games.push_back(std::move(record));
    }
    if (status != ExitStatus::Done) {
        complain(kConvert, "nothing was written, as not all of the files could be read");
        return status;
    }
    if (options.turn == 0) {
        auto all = written(study, format);
        if (!all) return fail(kConvert, all.error());
        text = std::move(*all);
    }
    if (auto done = writeOutputFile(names.output(), text); !done)
        return fail(kConvert, done.error());
    return ExitStatus::Done;
}

ExitStatus convertGames(const ConvertOptions& options)
{
    const std::string& out = options.names.back();
    const GameFormat* format =
        engine::gameFormatFor(engine::pathFromUtf8(nameWithFormat(out, options.format)));
    if (!format) {
        complain("usage", "the result must be a " + knownEndings() + " file, not " + out +
                              " (--to names the format of other outputs)");
        return ExitStatus::Usage;
    }
    if (options.turn != 0 && format->holds != GameFormat::Holds::Positions) {
        complain("usage", "--turn is for positions (.cgp)");
        return ExitStatus::Usage;
    }
    auto names = FileNames::of(options.names);
    if (!names) return fail(kConvert, names.error());
    if (names->outputIsFolder() || names->inputs().size() == 1)
        return convertEach(*names, *format, options);
    if (format->holds != GameFormat::Holds::OneGame)
        return convertTogether(*names, *format, options);
    complain("usage", "a " + std::string(format->title) +
                          " holds one game: the output of several files is a folder, or a file of "
                          "another format");
    return ExitStatus::Usage;
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

/// Adds what replaying tells to the table; the first mistake, if any.
Result<std::optional<engine::Error>> checkGame(const GameFile& file, std::size_t index,
                                               const engine::PlayerLexicons& lexicons,
                                               const std::string& path, std::string& table)
{
    const GameRecord& game = file.study.games[index];
    const auto replay = engine::replay(game, {lexicons, false});
    if (!replay) return failure(replay.error());
    const std::vector<int> turns = turnNumbers(game);
    const auto lineOf = [&file](engine::NodeId id) {
        const auto at = static_cast<std::size_t>(id);
        return at < file.lines.size() ? file.lines[at] : 0;
    };
    for (const engine::Difference& difference : replay->differences) {
        const engine::Event& event = game.node(difference.node).event;
        table += rowOf(index + 1, turns[static_cast<std::size_t>(difference.node)],
                       lineOf(difference.node),
                       game.info().players[static_cast<std::size_t>(event.player)].nick,
                       kindName(difference.finding.kind), difference.finding.sentence.english());
    }
    const engine::Difference* first = replay->firstMistake();
    if (first == nullptr) return std::nullopt;
    return engine::Error{ErrorCode::Malformed,
                         engine::say("game %1, turn %2: %3", index + 1,
                                     turns[static_cast<std::size_t>(first->node)],
                                     first->finding.sentence),
                         {path, lineOf(first->node), 0, -1}};
}

Result<Answer> checkFile(const std::string& path, const CheckOptions& options, GameInputs& inputs,
                         const engine::TaskContext& context)
{
    const auto file = openGameFile(path, options.game);
    if (!file) return failure(file.error());
    Answer answer;
    answer.table = "game\tturn\tline\tplayer\tkind\tmessage\n";
    std::optional<engine::Error>& first = answer.mistake;
    for (const engine::Error& remark : file->remarks) {
        const bool doubt = remark.code == ErrorCode::Unusual;
        answer.table +=
            rowOf(1, 0, remark.place.line, {}, doubt ? "doubt" : "error", remark.message());
        if (!doubt && !first) first = remark;
    }
    for (std::size_t i = 0; i < file->study.games.size(); ++i) {
        // Words are judged only by a lexicon that the user chose: games name many.
        engine::PlayerLexicons lexicons;
        if (!options.game.lexicon.empty() || !options.game.lexiconsOfPlayers.empty()) {
            auto found = inputs.lexiconsOf(file->study.games[i], context);
            if (!found) return failure(found.error());
            lexicons = std::move(*found);
        }
        auto mistake = checkGame(*file, i, lexicons, path, answer.table);
        if (!mistake) return failure(mistake.error());
        if (*mistake && (!first || (*mistake)->place.line < first->place.line)) first = **mistake;
    }
    return answer;
}

ExitStatus checkGames(const CheckOptions& options)
{
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return fail(kCheck, inputs.error());
    LongWork work;
    const engine::TaskContext context = work.context();
    return answerFiles(options.in, kCheck, context, [&](const std::string& path) {
        return checkFile(path, options, *inputs, context);
    });
}

}  // namespace

void addGameCommands(CLI::App& program, CommandList& commands)
{
    auto* game = program.add_subcommand("game", "Game files: GCG, CGP, studies");
    game->require_subcommand(1);

    auto* convert = game->add_subcommand("convert", "From one format to another");
    auto converting = std::make_shared<ConvertOptions>();
    addRulesOption(*convert, converting->game.rules);
    FileNames::addTo(*convert, converting->names, "Files of games, recognised by their content",
                     "by its ending a " + knownEndings() +
                         " (study); studies and positions take all of several inputs",
                     [converting] {
                         const GameFormat* format = engine::gameFormatFor(engine::pathFromUtf8(
                             nameWithFormat(converting->names.back(), converting->format)));
                         return format != nullptr ? outputKindOf(*format) : OutputKind::Study;
                     });
    addFormatOption(*convert, converting->format, "gcg, cgp or cws");
    convert
        ->add_option("--turn", converting->turn,
                     "For .cgp: the position before this turn; default: the end")
        ->check(CLI::PositiveNumber);
    convert->add_option("--game", converting->number, "Which game, where a study has several")
        ->check(CLI::PositiveNumber);
    commands.add(convert, [converting] { return convertGames(*converting); });

    auto* check = game->add_subcommand(
        "check", "Play games through by the rules and list what is different. Words are looked up "
                 "when --lexicon names where");
    auto checking = std::make_shared<CheckOptions>();
    addRulesOption(*check, checking->game.rules);
    addLexiconOption(*check, checking->game);
    addPlayerLexiconsOption(*check, checking->game);
    takesInput(check->add_option("IN", checking->in, "GCG, CGP or study; any number of them"))
        ->required();
    commands.add(check, [checking] { return checkGames(*checking); });
    addGameReportCommand(*game, commands);
}

}  // namespace app
