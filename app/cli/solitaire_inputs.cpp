// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/solitaire_inputs.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "app/cli/console.h"
#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/game/cgp.h"
#include "engine/rules/text.h"
#include "engine/solitaire/solitaire_orders.h"
#include "engine/solitaire/solitaire_reading.h"
#include "engine/solitaire/solitaire_record.h"

namespace app {

using engine::ErrorCode;
using engine::failure;
using engine::OutputKind;
using engine::Result;
using engine::say;

void addSolitaireOptions(CLI::App& command, SolitaireOptions& options)
{
    addLexiconOption(command, options.game);
    addRulesOption(command, options.game.rules);
    auto* tiles =
        command.add_option("--tiles", options.tiles, "The order of tiles, blanks as ?: AIO?E...");
    auto* file = takesInput(
        command
            .add_option("--tiles-file", options.tilesFile, "Lines NAME: TILES, or one order alone")
            ->excludes(tiles));
    command.add_option("--order", options.order, "Which order of the file; default: all")
        ->needs(file);
    command.add_option("--cgp", options.cgp,
                       "Go on from this position: its board alone counts, the order has the tiles "
                       "that are still to be drawn");
    command.add_option("--rack", options.rack, "Tiles on a rack; default: as the rules say")
        ->check(CLI::Range(1, engine::SolitaireTask::kMostRack));
    command
        .add_option("--leftover", options.leftover,
                    "Tiles that were never laid: subtract their face value, ignore them, or all "
                    "must be played")
        ->check(CLI::IsMember({"subtract", "ignore", "all"}))
        ->capture_default_str();
}

OutputKind solitaireOutputKind(const std::string& path)
{
    switch (engine::solitaireFormatFor(engine::pathFromUtf8(path))) {
    case engine::SolitaireFormat::Gcg: return OutputKind::Gcg;
    case engine::SolitaireFormat::Csv: return OutputKind::Table;
    case engine::SolitaireFormat::Json: return OutputKind::SoloGame;
    case engine::SolitaireFormat::Html: return OutputKind::WebPage;
    case engine::SolitaireFormat::Text: break;
    }
    return OutputKind::Text;
}

Result<void> holdsSoManyGames(const std::string& path, std::size_t games)
{
    if (games == 1 ||
        engine::solitaireFormatFor(engine::pathFromUtf8(path)) == engine::SolitaireFormat::Text)
        return {};
    return failure(ErrorCode::OutOfRange,
                   say("such a file holds one game, not %1: --order names one", games),
                   {shownName(path)});
}

namespace {

constexpr std::size_t kLargestGames = std::size_t{1} << 24;  // bytes

struct NamedOrder
{
    std::string name;
    std::string tiles;
    engine::Place place;
};

Result<std::vector<NamedOrder>> ordersOf(const SolitaireOptions& options)
{
    if (options.tilesFile.empty()) {
        if (options.tiles.empty())
            return failure(ErrorCode::Malformed, say("--tiles or --tiles-file is needed"));
        return std::vector<NamedOrder>{{"", options.tiles, {"--tiles"}}};
    }
    const auto text =
        engine::readTextFile(engine::pathFromUtf8(options.tilesFile), std::size_t{1} << 20);
    if (!text) return failure(text.error());
    std::vector<NamedOrder> orders;
    for (engine::WrittenTileOrder& order : engine::readTileOrders(*text)) {
        if (options.order.empty() || order.name == options.order)
            orders.push_back({std::move(order.name),
                              std::move(order.tiles),
                              {shownName(options.tilesFile), order.line}});
    }
    if (orders.empty()) {
        return failure(ErrorCode::UnknownName,
                       options.order.empty() ? say("there is no order of tiles in it")
                                             : say("it has no order of the name %1",
                                                   engine::text::quoted(options.order)),
                       {shownName(options.tilesFile)});
    }
    return orders;
}

/// What lies on the board before the first move; nothing where games begin with an empty one.
Result<std::optional<engine::Board>> startOf(const SolitaireOptions& options,
                                             const engine::GameRulesPtr& rules)
{
    if (options.cgp.empty()) return std::optional<engine::Board>();
    // Of a board alone the rest is added.
    const bool alone = options.cgp.find(' ') == std::string::npos;
    auto reading = engine::readCgp(alone ? options.cgp + " / 0/0 0" : options.cgp, rules, nullptr,
                                   engine::OddTiles::Overdrawn);
    if (!reading) {
        engine::Error error = std::move(reading.error());
        error.place.file = "--cgp";
        return failure(std::move(error));
    }
    return std::optional(reading->position.board());
}

}  // namespace

SolitaireOptions withOrderOf(const std::string& path, SolitaireOptions options)
{
    if (!options.tiles.empty() || !options.tilesFile.empty()) return options;
    if (const auto text = engine::readTextFile(engine::pathFromUtf8(path), kLargestGames))
        options.tiles = engine::orderOfGames(*text);
    return options;
}

Result<std::vector<NamedTask>> solitaireTasks(const SolitaireOptions& options,
                                              const engine::TaskContext& context)
{
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return failure(inputs.error());
    auto orders = ordersOf(options);
    if (!orders) return failure(orders.error());
    auto rules = std::make_shared<engine::GameRules>(inputs->rules());
    if (options.rack > 0) {
        rules->rackSize = options.rack;
        rules->keptHash = {};
    }
    auto lexicon = inputs->lexiconFor(*rules, context);
    if (!lexicon) return failure(lexicon.error());
    const auto start = startOf(options, rules);
    if (!start) return failure(start.error());
    std::vector<NamedTask> tasks;
    for (const NamedOrder& named : *orders) {
        auto order = engine::readTileOrder(rules->alphabet, named.tiles);
        if (!order) {
            engine::Error error = order.error();
            error.place.file = named.place.file;
            error.place.line = std::max(named.place.line, 1);
            return failure(std::move(error));
        }
        engine::SolitaireSetup setup{rules, *lexicon, std::move(*order)};
        setup.start = *start;
        if (options.leftover == "ignore") setup.leftover = engine::LeftoverRule::Ignore;
        if (options.leftover == "all") setup.leftover = engine::LeftoverRule::MustPlayAll;
        auto task = engine::SolitaireTask::create(std::move(setup));
        if (!task) return failure(task.error());
        for (const engine::Sentence& warning : (*task)->warnings())
            complain("note", warning.english());
        tasks.push_back({named.name, std::move(*task)});
    }
    return tasks;
}

namespace {

Result<std::vector<SolitaireFileGame>> gcgGames(const std::string& path,
                                                const std::vector<NamedTask>& tasks,
                                                const SolitaireOptions& options)
{
    const auto file = openGameFile(path, options.game);
    if (!file) return failure(file.error());
    const auto record = chooseGame(*file, 0, path);
    if (!record) return failure(record.error());
    // A record names its order in the title, as it is written here.
    auto task = std::find_if(tasks.begin(), tasks.end(), [&](const NamedTask& named) {
        return !named.name.empty() && named.name == record->info().title;
    });
    if (task == tasks.end()) task = tasks.begin();
    std::vector<SolitaireFileGame> games;
    games.push_back({task->name, engine::checkSolitaire(*task->task, *record), &*task});
    if (!games.back().game) games.back().game.error().place.file = shownName(path);
    return games;
}

}  // namespace

Result<std::vector<SolitaireFileGame>> solitaireGames(const std::string& path,
                                                      const std::vector<NamedTask>& tasks,
                                                      const SolitaireOptions& options)
{
    const auto text = engine::readTextFile(engine::pathFromUtf8(path), kLargestGames);
    if (!text) return failure(text.error());
    const std::string_view front = engine::text::firstMeaningfulLine(*text);
    if (text->starts_with('#') || front.starts_with('>')) return gcgGames(path, tasks, options);
    const auto written = engine::readSolitaireGames(*text);
    if (!written) {
        engine::Error error = written.error();
        error.place.file = shownName(path);
        return failure(std::move(error));
    }
    std::vector<SolitaireFileGame> games;
    for (const engine::WrittenSolitaireGame& game : *written) {
        auto task = std::find_if(tasks.begin(), tasks.end(),
                                 [&](const NamedTask& named) { return named.name == game.name; });
        if (task == tasks.end() && tasks.size() == 1) task = tasks.begin();
        if (task == tasks.end()) {
            return failure(ErrorCode::UnknownName,
                           say("there is no order of the name %1", engine::text::quoted(game.name)),
                           {shownName(path), game.line});
        }
        games.push_back({game.name, engine::checkSolitaire(*task->task, game), &*task});
        if (!games.back().game) games.back().game.error().place.file = shownName(path);
    }
    return games;
}

}  // namespace app
