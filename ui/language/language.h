// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace ui {

/// A language that the program can speak.
struct Language
{
    QString id;    ///< ISO 639-1, lower case
    QString name;  ///< as its speakers call it
};

/// Those that are complete; English, which the others fall back to, is the first.
[[nodiscard]] QList<Language> languages();

/// Has all texts made from now on, those of Qt too, in the language of that id, with its way of
/// writing numbers. An empty or unknown id is the language of the system, or English where the
/// program doesn't speak that. Called once, before the first text is made.
void speak(const QString& id);

}  // namespace ui
