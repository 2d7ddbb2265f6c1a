// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue of what the engine says: what comes from the C library, and what can stand around any text.
#include <array>

#include <QtGlobal>

#include "ui/language/engine_sentences.h"

namespace ui {

EngineSentences sentencesOfSystem()
{
    static constexpr std::array kSentences{
        QT_TRANSLATE_NOOP("Engine", "'%1'"),
        QT_TRANSLATE_NOOP("Engine", "No such file or directory"),
        QT_TRANSLATE_NOOP("Engine", "Permission denied"),
        QT_TRANSLATE_NOOP("Engine", "Operation not permitted"),
        QT_TRANSLATE_NOOP("Engine", "Input/output error"),
        QT_TRANSLATE_NOOP("Engine", "File exists"),
        QT_TRANSLATE_NOOP("Engine", "Not a directory"),
        QT_TRANSLATE_NOOP("Engine", "Is a directory"),
        QT_TRANSLATE_NOOP("Engine", "File name too long"),
        QT_TRANSLATE_NOOP("Engine", "Too many open files"),
        QT_TRANSLATE_NOOP("Engine", "No space left on device"),
        QT_TRANSLATE_NOOP("Engine", "Disk quota exceeded"),
        QT_TRANSLATE_NOOP("Engine", "Read-only file system"),
        QT_TRANSLATE_NOOP("Engine", "Cannot allocate memory"),
        QT_TRANSLATE_NOOP("Engine", "Device or resource busy"),
    };
    return kSentences;
}

}  // namespace ui
