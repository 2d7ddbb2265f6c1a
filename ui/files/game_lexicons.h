// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/document/study_fwd.h"
#include "ui/files/lexicon_library.h"
#include "ui/files/usual_files.h"
#include "ui/settings/settings.h"

namespace ui {

/// Games say with which lexicon they were played: which of those that are known is to be opened for
/// the game that is shown. Opens nothing itself.
class GameLexicons
{
public:
    /// All outlive this.
    GameLexicons(const Study& study, Settings& settings, LexiconLibrary& library,
                 UsualFiles& usual);

    struct Wish
    {
        QString path;     ///< to be opened; empty = the present one stays
        QString missing;  ///< what the game names and nobody knows; told once of each game
    };
    /// Of what was opened just now. What has no lexicon of its own gets the usual one back where
    /// another was opened for the game before it.
    [[nodiscard]] Wish wish();
    /// The user chose this lexicon while the game is shown: it is the game's from now on where its
    /// own one is not known.
    void remember(const QString& path);

private:
    /// The name that the game gives; empty without a game, or where it says nothing.
    [[nodiscard]] QString named() const;
    /// Tells the game from others, in the settings.
    [[nodiscard]] QString key() const;
    /// The path of a known lexicon of that name with the letters of the game; empty when there is
    /// none.
    [[nodiscard]] QString known(const QString& name) const;

    const Study& m_study;
    Settings& m_settings;
    LexiconLibrary& m_library;
    UsualFiles& m_usual;
    QString m_opened;  ///< for a game, by its wish
};

}  // namespace ui
