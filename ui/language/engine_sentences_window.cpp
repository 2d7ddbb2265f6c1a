// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue of what the engine says: what is outside the engine and speaks as it does.
#include <array>

#include <QtGlobal>

#include "ui/language/engine_sentences.h"

namespace ui {

EngineSentences sentencesOfWindow()
{
    static constexpr std::array kSentences{
        QT_TRANSLATE_NOOP("Engine", "the export was stopped"),
        QT_TRANSLATE_NOOP("Engine", "Drawing slides"),
        QT_TRANSLATE_NOOP("Engine", "the picture could not be made"),
        QT_TRANSLATE_NOOP("Engine", "nothing is kept"),
        QT_TRANSLATE_NOOP("Engine", "the file holds fewer games now"),
        QT_TRANSLATE_NOOP("Engine", "%1 leaves are too many for a table"),
        QT_TRANSLATE_NOOP("Engine", "no game is under way"),
        QT_TRANSLATE_NOOP("Engine", "%1 is in your list already"),
        QT_TRANSLATE_NOOP("Engine", "holds no moves"),
        QT_TRANSLATE_NOOP("Engine", "the file is empty"),
        QT_TRANSLATE_NOOP("Engine", "holds no leave values"),
        QT_TRANSLATE_NOOP("Engine", "the work broke off, probably for lack of memory"),
        QT_TRANSLATE_NOOP("Engine", "holds no game"),
        QT_TRANSLATE_NOOP("Engine", "it does not fit the rules %1; read by the rules %2"),
        QT_TRANSLATE_NOOP("Engine", "the folder can't be made: %1"),
        QT_TRANSLATE_NOOP("Engine", "it is no training"),
        QT_TRANSLATE_NOOP(
            "Engine",
            "these values are being learnt by another running Tilewright: stop it there first"),
        QT_TRANSLATE_NOOP("Engine", "can't be locked against other programs"),
        QT_TRANSLATE_NOOP("Engine", "\"%1\" is no colour such as \"#1F6FB2\""),
        QT_TRANSLATE_NOOP("Engine", "\"%1\" has to be a list of %2 colours"),
        QT_TRANSLATE_NOOP("Engine", "\"base\" is none of light, dark, highContrast, print"),
        QT_TRANSLATE_NOOP("Engine", "\"%1\" is no colour of a theme"),
        QT_TRANSLATE_NOOP("Engine", "%1, at byte %2"),
        QT_TRANSLATE_NOOP("Engine", "\"%1\": %2 is missing"),
        QT_TRANSLATE_NOOP("Engine", "\"%1\" is nothing that a theme has"),
        QT_TRANSLATE_NOOP("Engine", "\"line\" is not from 0 to 0.2"),
        QT_TRANSLATE_NOOP("Engine", "it can't be read"),
        QT_TRANSLATE_NOOP("Engine", "it is larger than 64 kB"),
        QT_TRANSLATE_NOOP("Engine", "no JSON object"),
        QT_TRANSLATE_NOOP("Engine", "it can't be written as PNG"),
    };
    return kSentences;
}

}  // namespace ui
