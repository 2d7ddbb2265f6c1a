// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue of what the engine says: looking for words, and grids of letters.
#include <array>

#include <QtGlobal>

#include "ui/language/engine_sentences.h"

namespace ui {

EngineSentences sentencesOfSearches()
{
    static constexpr std::array kSentences{
        QT_TRANSLATE_NOOP("Engine", "has choices for %1 squares, expected %2"),
        QT_TRANSLATE_NOOP("Engine", "{ has no }"),
        QT_TRANSLATE_NOOP("Engine", "Classic, 4x4"),
        QT_TRANSLATE_NOOP("Engine", "New, 4x4"),
        QT_TRANSLATE_NOOP("Engine", "Big, 5x5"),
        QT_TRANSLATE_NOOP("Engine", "Super big, 6x6"),
        QT_TRANSLATE_NOOP("Engine", "there are no dice %1; there are %2"),
        QT_TRANSLATE_NOOP("Engine",
                          "words for grids can use the first %1 letters of an alphabet only"),
        QT_TRANSLATE_NOOP("Engine",
                          "too many words for grids: give a greatest length or fewer letters"),
        QT_TRANSLATE_NOOP("Engine", "Classic game, 4x4"),
        QT_TRANSLATE_NOOP("Engine", "Big game, 5x5"),
        QT_TRANSLATE_NOOP("Engine", "Super big game, 6x6"),
        QT_TRANSLATE_NOOP("Engine",
                          "%1 in %2 is no part of a score table: expected LENGTH:POINTS with "
                          "ascending lengths up to %3, like 3:1,5:2,9:2x, or one of %4"),
        QT_TRANSLATE_NOOP("Engine", "grids can have 1x1 to 8x8 squares"),
        QT_TRANSLATE_NOOP("Engine", "a run needs at least one step"),
        QT_TRANSLATE_NOOP("Engine", "1 to 10000 grids can be kept"),
        QT_TRANSLATE_NOOP("Engine", "the search needs a die with faces for each of its %1 squares"),
        QT_TRANSLATE_NOOP("Engine", "there are no words and so no letters"),
        QT_TRANSLATE_NOOP("Engine", "a search can choose from 10000 faces at most"),
        QT_TRANSLATE_NOOP("Engine", "%1 is no letter of the alphabet %2 and no block (#)"),
        QT_TRANSLATE_NOOP("Engine", "%1 square"),
        QT_TRANSLATE_NOOP("Engine", "%1 squares"),
        QT_TRANSLATE_NOOP("Engine",
                          "%1 is no size of a grid: expected ROWSxCOLUMNS from 1x1 to 8x8"),
        QT_TRANSLATE_NOOP("Engine", "%1 is no face: expected 1 to %2 letters, or # for a block"),
        QT_TRANSLATE_NOOP("Engine", "has no letters"),
        QT_TRANSLATE_NOOP("Engine", "has %1"),
        QT_TRANSLATE_NOOP("Engine", "%1, expected %2 in %3 rows of %4"),
        QT_TRANSLATE_NOOP("Engine", "%1, expected at most 64 (8x8)"),
        QT_TRANSLATE_NOOP(
            "Engine",
            "%1 in rows that are too long, too many or not equally long: expected 1x1 to 8x8"),
        QT_TRANSLATE_NOOP("Engine",
                          "%1, which make no square grid: give a size, or / between the rows"),
        QT_TRANSLATE_NOOP("Engine", "')' closes nothing"),
        QT_TRANSLATE_NOOP(
            "Engine", "has more than %1 places for tiles from here on, repetitions written out"),
        QT_TRANSLATE_NOOP("Engine", "there is nothing before it that could be repeated"),
        QT_TRANSLATE_NOOP("Engine", "has more than %1 groups inside each other"),
        QT_TRANSLATE_NOOP("Engine", "'(' isn't closed"),
        QT_TRANSLATE_NOOP("Engine", "is longer than the %1 bytes allowed"),
        QT_TRANSLATE_NOOP("Engine", "'}' closes nothing"),
        QT_TRANSLATE_NOOP("Engine", "']' closes nothing"),
        QT_TRANSLATE_NOOP("Engine", "'[' isn't closed"),
        QT_TRANSLATE_NOOP("Engine", "there are no letters in the brackets"),
        QT_TRANSLATE_NOOP("Engine", "'{' begins no count such as {2}, {2,} or {2,5}"),
        QT_TRANSLATE_NOOP("Engine", "repeats more often than the %1 times allowed"),
        QT_TRANSLATE_NOOP("Engine", "repeats at most less often than at least"),
        QT_TRANSLATE_NOOP("Engine", "gives more than %1 words"),
        QT_TRANSLATE_NOOP("Engine", "Looking for leaves"),
        QT_TRANSLATE_NOOP("Engine", "has more words than can be numbered"),
        QT_TRANSLATE_NOOP("Engine", "%1 tiles are more than the %2 allowed"),
    };
    return kSentences;
}

}  // namespace ui
