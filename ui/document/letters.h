// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "engine/rules/alphabet.h"

namespace ui {

/// The letters that a lexicon is made for, named by an alphabet that has them. Several alphabets
/// have the same letters in the same order (English as played in Hong Kong, but French, too): what
/// is made for one fits the other.
struct Letters
{
    QString id;     ///< of the alphabet; one made of the labels when that is not built in
    QString title;  ///< for people
    engine::Alphabet alphabet;

    [[nodiscard]] bool sameAs(const Letters& other) const
    {
        return alphabet.sameLetters(other.alphabet);
    }
};

/// Those of all built-in alphabets, which are read for it.
[[nodiscard]] std::vector<Letters> builtInLetters();
/// Of any alphabet: itself where it is built in, else English or the first built-in alphabet with
/// the same letters, else an entry of its own.
[[nodiscard]] Letters lettersOf(const engine::Alphabet& alphabet);
/// Null when they are of no built-in alphabet; else always the same ones, read when they are first asked
/// for, by any thread.
[[nodiscard]] const Letters* lettersById(const QString& id);
/// Whether what needs the letters with this id fits the alphabet.
[[nodiscard]] bool fits(const QString& id, const engine::Alphabet& alphabet);

}  // namespace ui
