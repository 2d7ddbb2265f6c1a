// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/pre_endgame_case.h"

#include <algorithm>
#include <utility>

#include "engine/board/legality.h"
#include "engine/search/pre_endgame_draws.h"

namespace engine {

namespace {

Result<void> checkPreEndgame(const Position& position)
{
    if (position.playerCount() != 2)
        return failure(
            ErrorCode::IllegalPosition,
            say("a pre-endgame is solved for two players, here are %1", position.playerCount()));
    if (!position.lexicon())
        return failure(ErrorCode::WrongLexicon,
                       say("a pre-endgame can't be solved without a lexicon"));
    if (position.rules().jumbled())
        return failure(ErrorCode::WrongLexicon,
                       say("pre-endgames of jumbled words can't be solved"));
    if (position.unnamedTiles() < 0)
        return failure(ErrorCode::IllegalPosition, say("there are more tiles than the game has"));
    const int rackSize = position.rules().rackSize;
    const int own = position.mover().rack.total();
    const int inBag = position.unseen().total() - rackSize;
    if (inBag < 1)
        return failure(ErrorCode::IllegalPosition,
                       say("the bag is empty: this is an endgame, not a pre-endgame"));
    if (own != rackSize)
        return failure(ErrorCode::IllegalPosition,
                       say("the player on turn holds %1 tiles, as far as known; with tiles in the "
                           "bag he must hold %2",
                           own, rackSize));
    if (inBag > PreEndgameQuestion::kMostInBag)
        return failure(ErrorCode::IllegalPosition,
                       say("there are %1 tiles in the bag; a pre-endgame is solved with %2 at most",
                           inBag, PreEndgameQuestion::kMostInBag));
    const Rack& others = position.player(1 - position.onTurn()).rack;
    if (others.total() > rackSize || !position.unseen().contains(others))
        return failure(ErrorCode::IllegalPosition, say("there are more tiles than the game has"));
    if (position.gameEnd() != GameEnd::NotYet)
        return failure(ErrorCode::IllegalPosition, say("the game is over"));
    return {};
}

}  // namespace

Result<PreEndgameCase> PreEndgameCase::create(PreEndgameQuestion question)
{
    const Position& position = *question.position;
    if (auto sound = checkPreEndgame(position); !sound) return failure(sound.error());
    if (question.lexiconOfOther) {
        Position other = position;
        if (auto set = other.setLexicon(question.lexiconOfOther); !set)
            return failure(set.error());
    }
    for (const Move& move : question.moves)
        if (auto legal = checkMove(position, move, WordCheck::Ignore); !legal)
            return failure(legal.error());
    PreEndgameCase game{question, position, EndgameRules::of(position.rules(), question.end)};
    game.mover = position.onTurn();
    game.lead = position.spread().points;
    game.known = position.player(1 - game.mover).rack;
    game.pool = without(position.unseen(), game.known);
    game.bag = position.unseen().total() - position.rules().rackSize;
    game.scoreless = position.scorelessTurns();
    game.passes = position.consecutivePasses();
    // In CGP only scoreless turns are counted; the last one was a pass if it can't have been
    // anything else.
    if (game.passes == 0 && game.scoreless > 0 && position.exchangeLimit() == 0) game.passes = 1;
    for (TilePart& part : partsOf(game.pool, game.bag))
        game.draws.push_back({std::move(part.tiles), part.ways * ordersOf(game.bag)});
    return game;
}

void PreEndgameCase::setWords(Position& now) const
{
    const LexiconPtr& words = lexiconOf(now.onTurn());
    // They were checked to be for the same letters.
    if (words != now.lexiconPtr()) static_cast<void>(now.setLexicon(words));
}

int PreEndgameCase::pointsOf(const Rack& rack) const
{
    int points = 0;
    for (const Tile tile : rack.tiles()) points += position.rules().alphabet.value(tile);
    return points;
}

Rack PreEndgameCase::opponentWith(const Rack& inBag) const
{
    Rack rack = known;
    rack.addAll(without(pool, inBag));
    return rack;
}

}  // namespace engine
