// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue of what the engine says: games that the program plays.
#include <array>

#include <QtGlobal>

#include "ui/language/engine_sentences.h"

namespace ui {

EngineSentences sentencesOfTraining()
{
    static constexpr std::array kSentences{
        QT_TRANSLATE_NOOP("Engine", "a series has 1 to %1 games, not %2"),
        QT_TRANSLATE_NOOP("Engine",
                          "it was begun with the seed %1 in pairs: name the same, or begin anew"),
        QT_TRANSLATE_NOOP(
            "Engine", "it was begun with the seed %1, not in pairs: name the same, or begin anew"),
        QT_TRANSLATE_NOOP("Engine", "it was begun with other players: %1, not %2"),
        QT_TRANSLATE_NOOP("Engine", "%1 games are played already, and only %2 are asked for"),
        QT_TRANSLATE_NOOP("Engine", "its numbers of games make no sense"),
        QT_TRANSLATE_NOOP("Engine", "games can't be played without a lexicon"),
        QT_TRANSLATE_NOOP("Engine", "%1 racks of %2 tiles can't be filled from %3"),
        QT_TRANSLATE_NOOP("Engine",
                          "%1 games are too few for %2 generations: each plays at least one"),
        QT_TRANSLATE_NOOP("Engine", "training has 1 to %1 generations"),
        QT_TRANSLATE_NOOP("Engine", "a generation has 1 to %1 games, not %2"),
        QT_TRANSLATE_NOOP("Engine",
                          "up to %1 tries per hundred turns, and a share up to 100 per cent"),
        QT_TRANSLATE_NOOP("Engine", "Generation %1 of %2"),
        QT_TRANSLATE_NOOP("Engine", "seed %1, %2 tries per hundred turns, %3 per cent of the games "
                                    "for racks seen less than %4 times"),
        QT_TRANSLATE_NOOP(
            "Engine",
            "it was begun with other settings (%1) than these (%2): name the same, or begin anew"),
        QT_TRANSLATE_NOOP("Engine", "what it says of generation %1 can't be read"),
        QT_TRANSLATE_NOOP("Engine",
                          "it was begun with another plan of games by generation: only generations "
                          "after the one that is being played can be changed"),
        QT_TRANSLATE_NOOP("Engine", "it has more games than its plan"),
        QT_TRANSLATE_NOOP("Engine", "it was begun with other leave values"),
        QT_TRANSLATE_NOOP("Engine", "its samples don't fit the rules"),
        QT_TRANSLATE_NOOP("Engine", "Finding leave values"),
        QT_TRANSLATE_NOOP("Engine", "leave values need at least one sample"),
        QT_TRANSLATE_NOOP("Engine", "the moves do not follow from the tiles that were dealt: %1"),
        QT_TRANSLATE_NOOP("Engine", "the game was not begun with this program"),
        QT_TRANSLATE_NOOP("Engine", "the game starts from a position"),
        QT_TRANSLATE_NOOP("Engine", "the game goes on after its end"),
        QT_TRANSLATE_NOOP("Engine", "nobody knows what was exchanged"),
        QT_TRANSLATE_NOOP("Engine", "there is no play to take back"),
        QT_TRANSLATE_NOOP("Engine", "a line is not understood"),
        QT_TRANSLATE_NOOP("Engine", "the game is over"),
        QT_TRANSLATE_NOOP("Engine", "there is no play to challenge"),
        QT_TRANSLATE_NOOP("Engine", "the game is not at its end"),
        QT_TRANSLATE_NOOP("Engine", "racks of one tile have no leaves"),
        QT_TRANSLATE_NOOP("Engine", "leave values for %1 take %2 MB of memory for %3 different "
                                    "racks and %4 leaves, more than the %5 MB allowed"),
        QT_TRANSLATE_NOOP("Engine", "it doesn't say what %1 is"),
        QT_TRANSLATE_NOOP("Engine", "%1 should be a number from %2 to %3, not %4"),
        QT_TRANSLATE_NOOP("Engine", "it is a state of %1, not of %2"),
        QT_TRANSLATE_NOOP("Engine",
                          "it was begun with the rules %1 in a form that has changed since"),
        QT_TRANSLATE_NOOP("Engine", "it was begun with the rules %1, not with %2"),
        QT_TRANSLATE_NOOP("Engine",
                          "it was begun with the lexicon %1 in a form that has changed since"),
        QT_TRANSLATE_NOOP("Engine", "it was begun with the lexicon %1, not with %2"),
        QT_TRANSLATE_NOOP("Engine", "it is no saved state of this program"),
        QT_TRANSLATE_NOOP("Engine",
                          "it was cut short: it should have %1 bytes after its head, and has %2"),
        QT_TRANSLATE_NOOP("Engine",
                          "it is damaged: its bytes don't have the checksum that it names"),
        QT_TRANSLATE_NOOP("Engine", "its counts are damaged: %1"),
        QT_TRANSLATE_NOOP("Engine", "its counts are of other games"),
        QT_TRANSLATE_NOOP("Engine", "it is for racks of %1 tiles, the rules have %2"),
        QT_TRANSLATE_NOOP(
            "Engine", "it was made for the rules %1 as they were then, which have changed since"),
        QT_TRANSLATE_NOOP("Engine", "it was made for the rules %1, not for %2"),
    };
    return kSentences;
}

}  // namespace ui
