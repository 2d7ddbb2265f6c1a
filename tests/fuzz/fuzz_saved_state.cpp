// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/lexicon.h"
#include "engine/play/static_player.h"
#include "engine/selfplay/autoplay.h"
#include "engine/selfplay/leave_trainer.h"
#include "engine/selfplay/win_table_trainer.h"
#include "tests/fuzz/fuzz_repaired_state.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

namespace {

/// Rules with so few tiles that states are small; the seeds are states of such games.
struct Game
{
    Game()
    {
        auto few = std::make_shared<GameRules>(**catalogue::rules("english"));
        few->tiles = fuzz::fewTiles();
        few->rackSize = 3;
        rules = few;
        WordList words;
        words.add(std::array<Tile, 2>{1, 2});
        words.add(std::array<Tile, 3>{1, 2, 3});
        lexicon = *Lexicon::fromWords("fuzz", words, rules->alphabet, false);
    }

    GameRulesPtr rules;
    LexiconPtr lexicon;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const Game game;
    const fuzz::Input input(data, size);
    auto state = SavedState::parse(input.bytes);
    if (!state) {
        const std::string repaired = fuzz::repairedState(input.text);
        state = SavedState::parse(std::as_bytes(std::span(repaired.data(), repaired.size())));
        if (!state) return 0;
    }
    const auto again = SavedState::parse(state->toBytes());
    fuzz::require(again.has_value() && again->kind() == state->kind());

    AutoplayOptions options;
    options.rules = game.rules;
    options.lexicon = game.lexicon;
    options.players = {staticPlayers(nullptr), staticPlayers(nullptr)};
    options.games = 10;
    auto series = *Autoplay::create(options);
    if (series.restore(*state)) fuzz::require(series.summary().games() <= 10);
    auto counts = *WinTableTrainer::create(game.rules, game.lexicon, nullptr, 10, 1);
    if (counts.restore(*state)) fuzz::require(counts.counts().games() <= 10);
    LeaveTrainingPlan plan;
    plan.games = {5, 5};
    auto trainer = *LeaveTrainer::create(game.rules, game.lexicon, plan);
    if (trainer.restore(*state)) {
        fuzz::require(trainer.totalGames() <= 10);
        if (const auto table = trainer.table())
            for (const float points : table->points) fuzz::require(points == points);
    }
    return 0;
}
