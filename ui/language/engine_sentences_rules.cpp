// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue of what the engine says: files, alphabets, boards and rules.
#include <array>

#include <QtGlobal>

#include "ui/language/engine_sentences.h"

namespace ui {

EngineSentences sentencesOfRules()
{
    static constexpr std::array kSentences{
        QT_TRANSLATE_NOOP("Engine", "can't be read: %1"),
        QT_TRANSLATE_NOOP("Engine", "can't be written: %1"),
        QT_TRANSLATE_NOOP("Engine", "it is a folder"),
        QT_TRANSLATE_NOOP("Engine", "it is no regular file"),
        QT_TRANSLATE_NOOP("Engine", "has %1 bytes, more than the %2 allowed here"),
        QT_TRANSLATE_NOOP("Engine", "is no regular file and is not replaced"),
        QT_TRANSLATE_NOOP("Engine", "was stopped"),
        QT_TRANSLATE_NOOP("Engine", "%1 is no tile of the alphabet %2"),
        QT_TRANSLATE_NOOP("Engine", "a blank can be worth 0 to 255 points, not %1"),
        QT_TRANSLATE_NOOP("Engine", "a board of %1 rows and %2 columns; both can be 1 to %3"),
        QT_TRANSLATE_NOOP("Engine", "%1 squares are given for a board of %2"),
        QT_TRANSLATE_NOOP("Engine", "the start square is outside the board"),
        QT_TRANSLATE_NOOP(
            "Engine", "row %1, column %2: multipliers are 1 to 4, or both 0 on a blocked square"),
        QT_TRANSLATE_NOOP("Engine", "there is no rule set %1"),
        QT_TRANSLATE_NOOP("Engine", "there is no alphabet %1"),
        QT_TRANSLATE_NOOP("Engine", "there is no board layout %1"),
        QT_TRANSLATE_NOOP("Engine", "a letter, its blank and its aliases need a text"),
        QT_TRANSLATE_NOOP("Engine", "%1 is too long for a tile"),
        QT_TRANSLATE_NOOP("Engine", "%1 is not UTF-8"),
        QT_TRANSLATE_NOOP("Engine", "%1 has a control character"),
        QT_TRANSLATE_NOOP("Engine", "%1 has %2, which means something else in racks and moves"),
        QT_TRANSLATE_NOOP("Engine", "%1 begins with a digit, which counts empty squares"),
        QT_TRANSLATE_NOOP("Engine", "there are no letters"),
        QT_TRANSLATE_NOOP("Engine", "there are more than %1 letters"),
        QT_TRANSLATE_NOOP("Engine", "a letter can be worth 0 to %1 points, not %2"),
        QT_TRANSLATE_NOOP("Engine", "a letter can have %1 aliases, not more"),
        QT_TRANSLATE_NOOP("Engine", "%1 is given twice for this letter"),
        QT_TRANSLATE_NOOP("Engine", "%1 stands for %2 already"),
        QT_TRANSLATE_NOOP("Engine", "this is not UTF-8"),
        QT_TRANSLATE_NOOP("Engine", "a text file can't have zero bytes"),
        QT_TRANSLATE_NOOP("Engine", "a control character"),
        QT_TRANSLATE_NOOP("Engine", "a section such as [game] must come first"),
        QT_TRANSLATE_NOOP("Engine", "']' is missing at the end"),
        QT_TRANSLATE_NOOP("Engine", "there is no section %1"),
        QT_TRANSLATE_NOOP("Engine", "the section %1 is there already"),
        QT_TRANSLATE_NOOP("Engine", "a section has one table only"),
        QT_TRANSLATE_NOOP(
            "Engine", "expected 'key = value', a section or a table (which ends at an empty line)"),
        QT_TRANSLATE_NOOP("Engine", "there is no key before '='"),
        QT_TRANSLATE_NOOP("Engine", "%1 has no value"),
        QT_TRANSLATE_NOOP("Engine", "%1 is there already"),
        QT_TRANSLATE_NOOP("Engine", "too many keys in a section"),
        QT_TRANSLATE_NOOP("Engine", "has %1 bytes; rules files have at most %2"),
        QT_TRANSLATE_NOOP("Engine",
                          "a tile needs its letter, its blank, how many there are and its points"),
        QT_TRANSLATE_NOOP("Engine", "the number of tiles"),
        QT_TRANSLATE_NOOP("Engine", "the points of a tile"),
        QT_TRANSLATE_NOOP("Engine",
                          "after the points come 'vowel' and aliases such as =Y or =Y/y, not %1"),
        QT_TRANSLATE_NOOP("Engine", "the blank has one line, such as '? ? 2 0', without more"),
        QT_TRANSLATE_NOOP("Engine", "there are no tiles in the bag"),
        QT_TRANSLATE_NOOP("Engine", "a square reads 'letter 2 word 3', not %1"),
        QT_TRANSLATE_NOOP("Engine", "a multiplier"),
        QT_TRANSLATE_NOOP("Engine", "a blocked square has 'letter 0 word 0', others have no 0"),
        QT_TRANSLATE_NOOP("Engine", "a square is one character, and not '[': %1"),
        QT_TRANSLATE_NOOP("Engine", "%1 has a meaning already"),
        QT_TRANSLATE_NOOP("Engine", "a board has at most %1 rows and columns"),
        QT_TRANSLATE_NOOP("Engine", "%1 is no square; an empty line ends the picture"),
        QT_TRANSLATE_NOOP("Engine", "this row has %1 squares, the first one has %2"),
        QT_TRANSLATE_NOOP("Engine", "the picture has no rows"),
        QT_TRANSLATE_NOOP("Engine", "the start is a square such as H8, not %1"),
        QT_TRANSLATE_NOOP("Engine", "the bonus reads '50' or '40 from 7, 50 from 8', not %1"),
        QT_TRANSLATE_NOOP("Engine", "the bonus"),
        QT_TRANSLATE_NOOP("Engine", "expected 'from'"),
        QT_TRANSLATE_NOOP("Engine", "the number of tiles for a bonus (ascending)"),
        QT_TRANSLATE_NOOP(
            "Engine",
            "a game of passes must end some time: give 'passes' or 'scoreless_turns' a number"),
        QT_TRANSLATE_NOOP("Engine", "%1 is named here, but the file has a section [%2] too"),
        QT_TRANSLATE_NOOP("Engine", "there is no section [alphabet]"),
        QT_TRANSLATE_NOOP("Engine", "there is no section [layout]"),
        QT_TRANSLATE_NOOP("Engine", "there is no section [game]"),
        QT_TRANSLATE_NOOP(
            "Engine",
            "a move could score more than %1 points: too many word premiums in one row or column"),
        QT_TRANSLATE_NOOP("Engine", "the section [%1] needs %2"),
        QT_TRANSLATE_NOOP("Engine", "there is no key %1 in [%2]"),
        QT_TRANSLATE_NOOP("Engine", "there is no table %1 in [%2]"),
        QT_TRANSLATE_NOOP("Engine", "%1 is a whole number, not %2"),
        QT_TRANSLATE_NOOP("Engine", "%1 is %2, or it is a whole number, not %3"),
        QT_TRANSLATE_NOOP("Engine", "%1 can be %2 to %3, not %4"),
        QT_TRANSLATE_NOOP("Engine", "%1 is %2, or it can be %3 to %4, not %5"),
        QT_TRANSLATE_NOOP("Engine", "%1 or %2"),
        QT_TRANSLATE_NOOP("Engine", "%1 is %2, not %3"),
        QT_TRANSLATE_NOOP("Engine", "%1; did you mean %2?"),
    };
    return kSentences;
}

}  // namespace ui
