// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/plan_text.h"
#include "engine/solitaire/solitaire_orders.h"
#include "tests/fuzz/fuzz_solitaire_game.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

/// What people write for a search: plans, goal words, lists of orders.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const SolitaireTaskPtr task = fuzz::solitaireTask();
    static const SoloGrid grid(*task);
    const fuzz::Input input(data, size);
    if (const auto plan = readPlan(*task, grid, input.text)) {
        // They can be written and read again.
        const std::string text = checkpointLines(grid, plan->checkpoints);
        const auto again = readPlan(*task, grid, text);
        if (again) fuzz::require(checkpointLines(grid, again->checkpoints) == text);
    } else {
        fuzz::require(!plan.error().toString().empty());
    }
    (void)readGoalWords(*task, input.text);
    for (const WrittenTileOrder& order : readTileOrders(input.text))
        (void)readTileOrder(task->rules().alphabet, order.tiles);
    return 0;
}
