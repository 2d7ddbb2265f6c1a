// SPDX-License-Identifier: GPL-3.0-or-later
// simulate LEXICON CGP: the best moves of a position played out, with progress. Ctrl+C would end
// the program; a program with a window keeps the std::stop_source of the context instead.
#include <cstdio>
#include <string>
#include <utility>

#include "engine/board/move_notation.h"
#include "engine/eval/move_ranking.h"
#include "engine/game/cgp.h"
#include "engine/lexicon/lexicon.h"
#include "engine/rules/catalogue.h"
#include "engine/search/simulator.h"

namespace {

int refuse(const engine::Error& error)
{
    std::fprintf(stderr, "%s\n", error.toString().c_str());
    return 1;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 3) return 2;
    const auto rules = engine::catalogue::rules("english");
    const auto lexicon = engine::Lexicon::open(argv[1], (*rules)->alphabet, false);
    if (!lexicon) return refuse(lexicon.error());
    const auto reading = engine::readCgp(argv[2], *rules, *lexicon);
    if (!reading) return refuse(reading.error());

    engine::SimulationQuestion question{reading->position};
    const auto ranking = engine::rankMoves({question.position, nullptr, 5});
    if (!ranking) return refuse(ranking.error());
    for (const engine::RankedMove& ranked : ranking->moves)
        question.candidates.push_back(ranked.move);
    const auto simulator = engine::Simulator::create(std::move(question),
                                                     engine::SimulationPolicy::ofConfidence(0.99));
    if (!simulator) return refuse(simulator.error());

    engine::SearchLimits limits;
    limits.units = 300;  // iterations of each candidate
    engine::TaskContext context;
    context.threads = 2;
    const auto state = (*simulator)->run(limits, context, [](const auto& each) {
        std::fprintf(stderr, "%lld iterations\n", static_cast<long long>(each->iterations));
    });
    for (const engine::SimulatedCandidate& candidate : state->candidates)
        std::printf("%s\t%.2f +- %.2f\n",
                    engine::moveText(reading->position, candidate.move).c_str(),
                    candidate.equity.mean(), candidate.equity.standardError());
}
