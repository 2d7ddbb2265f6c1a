// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue of what the engine says: positions, moves and what they are worth.
#include <array>

#include <QtGlobal>

#include "ui/language/engine_sentences.h"

namespace ui {

EngineSentences sentencesOfBoard()
{
    static constexpr std::array kSentences{
        QT_TRANSLATE_NOOP("Engine", "an exchange needs at least one tile"),
        QT_TRANSLATE_NOOP("Engine", "no more exchanges are allowed to this player"),
        QT_TRANSLATE_NOOP("Engine", "with %1 tiles in the bag no exchange is allowed"),
        QT_TRANSLATE_NOOP("Engine", "the rack is known: name the tiles to exchange"),
        QT_TRANSLATE_NOOP("Engine", "the rack does not hold that many tiles"),
        QT_TRANSLATE_NOOP("Engine", "at most %1 tiles can be exchanged now"),
        QT_TRANSLATE_NOOP("Engine", "a rack holds %1 tiles at most"),
        QT_TRANSLATE_NOOP("Engine", "the rack does not hold enough %1"),
        QT_TRANSLATE_NOOP("Engine", "there are not enough %1 left"),
        QT_TRANSLATE_NOOP("Engine", "no tile is placed"),
        QT_TRANSLATE_NOOP("Engine", "the word leaves the board"),
        QT_TRANSLATE_NOOP("Engine", "%1 is blocked"),
        QT_TRANSLATE_NOOP("Engine", "there is no tile on %1"),
        QT_TRANSLATE_NOOP("Engine", "%1 is occupied"),
        QT_TRANSLATE_NOOP("Engine", "what lies on %1 is no letter of the alphabet"),
        QT_TRANSLATE_NOOP("Engine", "the number of tiles played is wrong"),
        QT_TRANSLATE_NOOP("Engine", "the word goes on beyond the squares given"),
        QT_TRANSLATE_NOOP("Engine", "a word has at least two letters"),
        QT_TRANSLATE_NOOP("Engine", "the first move must cover the start square %1"),
        QT_TRANSLATE_NOOP("Engine", "the move touches no tile on the board"),
        QT_TRANSLATE_NOOP("Engine", "not in the lexicon %1: %2"),
        QT_TRANSLATE_NOOP("Engine", "a tile lies beside the board"),
        QT_TRANSLATE_NOOP("Engine", "two tiles lie on %1"),
        QT_TRANSLATE_NOOP("Engine", "the tiles are not in one row or column"),
        QT_TRANSLATE_NOOP("Engine", "there is a gap between the tiles"),
        QT_TRANSLATE_NOOP("Engine", "no rack holds that many tiles"),
        QT_TRANSLATE_NOOP("Engine", "an exchange names its tiles"),
        QT_TRANSLATE_NOOP("Engine", "%1 is no coordinate such as 8H or H8"),
        QT_TRANSLATE_NOOP("Engine", "%1 is not on the board of %2 rows and %3 columns"),
        QT_TRANSLATE_NOOP("Engine", "unpaired parenthesis"),
        QT_TRANSLATE_NOOP("Engine", "the word is longer than any board"),
        QT_TRANSLATE_NOOP("Engine", "%1 is no letter of the alphabet %2"),
        QT_TRANSLATE_NOOP("Engine", "no move is given"),
        QT_TRANSLATE_NOOP("Engine", "the word is missing after the square"),
        QT_TRANSLATE_NOOP("Engine", "on %1 lies %2, not %3"),
        QT_TRANSLATE_NOOP("Engine", "the move places no tile"),
        QT_TRANSLATE_NOOP(
            "Engine", "the lexicon %1 is for the alphabet %2, the rules %3 need the alphabet %4"),
        QT_TRANSLATE_NOOP("Engine",
                          "the lexicon %1 has no alphagrams, which the jumbled rules %2 need"),
        QT_TRANSLATE_NOOP("Engine", "a game has 1 to 4 players, not %1"),
        QT_TRANSLATE_NOOP("Engine",
                          "there are %1 %2 on the board and the racks, but only %3 in the game"),
        QT_TRANSLATE_NOOP("Engine", "there are more tiles on the board and the racks than in the "
                                    "game: %1 too many"),
        QT_TRANSLATE_NOOP("Engine", "a rack holds %1 tiles at most, not %2"),
        QT_TRANSLATE_NOOP("Engine", "the start square %1 is empty"),
        QT_TRANSLATE_NOOP("Engine", "a tile lies on the blocked square %1"),
        QT_TRANSLATE_NOOP("Engine", "the tile on %1 hangs in the air"),
        QT_TRANSLATE_NOOP("Engine", "%1 %2 is not in %3"),
        QT_TRANSLATE_NOOP("Engine", "all of it lies there already"),
        QT_TRANSLATE_NOOP("Engine", "it fits nowhere"),
        QT_TRANSLATE_NOOP("Engine", "the word is missing"),
        QT_TRANSLATE_NOOP("Engine", "it fits nowhere: %1"),
        QT_TRANSLATE_NOOP("Engine", "no lexicon is open, so no move can be found"),
        QT_TRANSLATE_NOOP("Engine", "the search for moves was stopped"),
        QT_TRANSLATE_NOOP("Engine", "counts for racks of %1 and of %2 tiles can't be merged"),
        QT_TRANSLATE_NOOP("Engine", "the sums would be too large"),
        QT_TRANSLATE_NOOP("Engine", "it is too long for a table of win counts"),
        QT_TRANSLATE_NOOP("Engine", "it doesn't begin with %1"),
        QT_TRANSLATE_NOOP("Engine", "it ends before the counts"),
        QT_TRANSLATE_NOOP("Engine", "no rack has %1 tiles"),
        QT_TRANSLATE_NOOP("Engine", "%1 is no number of games"),
        QT_TRANSLATE_NOOP("Engine", "there is no '='"),
        QT_TRANSLATE_NOOP("Engine", "'rack' or 'games' is missing"),
        QT_TRANSLATE_NOOP("Engine", "it should have the number of tiles unseen, more than in the "
                                    "line before, the least gain and counts, with tabs between"),
        QT_TRANSLATE_NOOP("Engine", "it has counts for gains beyond all bounds"),
        QT_TRANSLATE_NOOP("Engine", "%1 is no count"),
    };
    return kSentences;
}

}  // namespace ui
