// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/puzzle_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace ui {

// lupdate takes a namespace in front of a result for that of the function.
using engine::PuzzleWords;

namespace {

struct PuzzleWordsText
{
    Q_DECLARE_TR_FUNCTIONS(ui::PuzzleWords)
};

}  // namespace

PuzzleWords puzzleWords()
{
    PuzzleWords words;
    words.language = QLocale().name().left(2).toStdString();
    words.title = PuzzleWordsText::tr("Puzzles").toStdString();
    words.tasks = {PuzzleWordsText::tr("Find the bingo").toStdString(),
                   PuzzleWordsText::tr("Find the best move").toStdString(),
                   PuzzleWordsText::tr("Find the best move, whatever it is").toStdString(),
                   PuzzleWordsText::tr("Find the best move before the endgame").toStdString(),
                   PuzzleWordsText::tr("Find the only best move of the endgame").toStdString()};
    words.rack = PuzzleWordsText::tr("Rack").toStdString();
    words.bag = PuzzleWordsText::tr("Bag").toStdString();
    words.answer = PuzzleWordsText::tr("Answer").toStdString();
    words.staticFails =
        PuzzleWordsText::tr("By score and leave alone another move looks better.").toStdString();
    words.turn = PuzzleWordsText::tr("turn").toStdString();
    words.none =
        PuzzleWordsText::tr("No position was found that has a single best move.").toStdString();
    return words;
}

}  // namespace ui
