// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <memory>
#include <utility>

#include "engine/game/gcg.h"
#include "engine/game/kept_simulation.h"
#include "engine/game/replay.h"
#include "engine/game/study_file.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

namespace {

/// What is kept of simulations holds numbers only that a simulation can have, or is none.
void takeSimulations(const GameRecord& game)
{
    const auto steps = replay(game, {nullptr, false});
    for (const NodeId node : game.preorder()) {
        const PositionPtr& question = steps->at(node).before;
        if (!question) continue;
        Annotations annotations = game.node(node).annotations;
        for (auto& analysis : annotations.analyses) {
            // Of this position and these settings: else it isn't read.
            CachedAnalysis own = *analysis;
            own.kind = kSimulationKind;
            own.positionHash = question->hash();
            own.settings.clear();
            analysis = std::make_shared<const CachedAnalysis>(std::move(own));
        }
        const auto kept = takeKeptSimulation(annotations, *question, {});
        if (!kept || !*kept) continue;
        for (const SimulatedCandidate& candidate : (*kept)->state.candidates) {
            fuzz::require(std::isfinite(candidate.win.mean()) &&
                          std::isfinite(candidate.equity.standardError()));
            fuzz::require(candidate.win.mean() >= 0 && candidate.win.mean() <= 1);
        }
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::Input input(data, size);
    const auto study = readStudy(input.text);
    if (!study) return 0;
    for (const GameRecord& game : study->games) {
        fuzz::require(replay(game, {nullptr, false}).has_value());
        (void)writeGcg(game);
        takeSimulations(game);
    }
    const std::string written = writeStudy(*study);
    const auto again = readStudy(written);
    fuzz::require(again.has_value());
    fuzz::require(writeStudy(*again) == written);
    return 0;
}
