// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue of what the engine says: the titles of the built-in rules, alphabets and boards.
#include <array>

#include <QtGlobal>

#include "ui/language/engine_sentences.h"

namespace ui {

EngineSentences sentencesOfTitles()
{
    static constexpr std::array kSentences{
        QT_TRANSLATE_NOOP("Engine", "Catalan"),
        QT_TRANSLATE_NOOP("Engine", "Catalan, 200 tiles"),
        QT_TRANSLATE_NOOP("Engine", "Catalan, super board"),
        QT_TRANSLATE_NOOP("Engine", "Danish"),
        QT_TRANSLATE_NOOP("Engine", "Dutch"),
        QT_TRANSLATE_NOOP("Engine", "English"),
        QT_TRANSLATE_NOOP("Engine", "English, 200 tiles"),
        QT_TRANSLATE_NOOP("Engine", "English, Hong Kong"),
        QT_TRANSLATE_NOOP("Engine", "English, Hong Kong (9 tiles)"),
        QT_TRANSLATE_NOOP("Engine", "English, super board"),
        QT_TRANSLATE_NOOP("Engine", "French"),
        QT_TRANSLATE_NOOP("Engine", "German"),
        QT_TRANSLATE_NOOP("Engine", "Italian"),
        QT_TRANSLATE_NOOP("Engine", "NYT Crossplay"),
        QT_TRANSLATE_NOOP("Engine", "NYT Crossplay, 15 by 15"),
        QT_TRANSLATE_NOOP("Engine", "Norwegian"),
        QT_TRANSLATE_NOOP("Engine", "Polish"),
        QT_TRANSLATE_NOOP("Engine", "Portuguese"),
        QT_TRANSLATE_NOOP("Engine", "Punctured board (unofficial)"),
        QT_TRANSLATE_NOOP("Engine", "Punctured, 15 by 15"),
        QT_TRANSLATE_NOOP("Engine", "Slovene"),
        QT_TRANSLATE_NOOP("Engine", "Spanish"),
        QT_TRANSLATE_NOOP("Engine", "Standard, 15 by 15"),
        QT_TRANSLATE_NOOP("Engine", "Super, 21 by 21"),
        QT_TRANSLATE_NOOP("Engine", "Swedish"),
        QT_TRANSLATE_NOOP("Engine", "WordSmog (jumbled words)"),
        QT_TRANSLATE_NOOP("Engine", "WordSmog, super board"),
        QT_TRANSLATE_NOOP("Engine", "Words With Friends"),
        QT_TRANSLATE_NOOP("Engine", "Words With Friends, 15 by 15"),
    };
    return kSentences;
}

}  // namespace ui
