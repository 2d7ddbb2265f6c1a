// SPDX-License-Identifier: GPL-3.0-or-later
// rank_moves LEXICON CGP: the ten best moves of a position.
#include <cstdio>

#include "engine/board/move_notation.h"
#include "engine/eval/move_ranking.h"
#include "engine/game/cgp.h"
#include "engine/lexicon/lexicon.h"
#include "engine/rules/catalogue.h"

int main(int argc, char** argv)
{
    if (argc != 3) return 2;
    const auto rules = engine::catalogue::rules("english");
    const auto lexicon = engine::Lexicon::open(argv[1], (*rules)->alphabet, false);
    if (!lexicon) return std::fprintf(stderr, "%s\n", lexicon.error().toString().c_str()), 1;
    const auto reading = engine::readCgp(argv[2], *rules, *lexicon);
    if (!reading) return std::fprintf(stderr, "%s\n", reading.error().toString().c_str()), 1;
    const auto ranking = engine::rankMoves({reading->position, nullptr, 10});
    if (!ranking) return std::fprintf(stderr, "%s\n", ranking.error().toString().c_str()), 1;
    for (const engine::RankedMove& ranked : ranking->moves)
        std::printf("%s\t%.3f\n", engine::moveText(reading->position, ranked.move).c_str(),
                    ranked.equity.toPoints());
}
