// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QString>
#include <QStringList>

#include "engine/rules/game_rules.h"
#include "ui/document/study_fwd.h"
#include "ui/files/lexicon_library.h"
#include "ui/settings/settings.h"

namespace ui {

/// Which lexicon, leave values and win table belong to the present rules where the user asks for
/// no others: what belongs to the lexicon, what was opened last, what comes with the program.
/// Opens nothing itself.
class UsualFiles
{
public:
    /// A file to open, empty when there is none.
    struct Choice
    {
        QString path;
        /// What was opened last and is gone; each file is told of once.
        QStringList missing;
    };

    /// All outlive this.
    UsualFiles(const Study& study, Settings& settings, LexiconLibrary& library);

    /// The lexicon that comes with the program, and rules that it fits (may be null: there is no
    /// default).
    void setDefaults(engine::GameRulesPtr rules, const QString& lexicon);
    /// Empty when there is none, or none for the letters of the present rules.
    [[nodiscard]] QString defaultLexicon() const;
    /// Those beside the default lexicon; empty as there.
    [[nodiscard]] QString defaultLeaves() const;

    /// The path of what is open; empty when there is none, or none of a file.
    [[nodiscard]] QString presentLexicon() const;

    /// The one opened last for the present rules or their letters, else the default.
    [[nodiscard]] Choice lexicon();
    /// Those that belong to the lexicon (its path; may be empty), those opened last, those beside
    /// the lexicon, else the default.
    [[nodiscard]] Choice leaves(const QString& lexicon);
    /// Of the present lexicon, else of the default one; empty when there is none.
    [[nodiscard]] QString winTable() const;

    /// What was opened is the usual one of these rules, or of the letters, from now on.
    void rememberLexicon(const QString& path, const engine::GameRules& rules);
    void rememberLeaves(const QString& path, const engine::Alphabet& alphabet);

private:
    [[nodiscard]] const engine::GameRules& rules() const;
    [[nodiscard]] bool defaultsFit() const;
    [[nodiscard]] QString leavesBeside(const QString& lexicon) const;
    /// Of the lexicons or the leaves in the settings: for the letters of the present rules.
    [[nodiscard]] QStringList remembered(QString (Settings::*file)(const QString&) const) const;
    /// The first that exists.
    [[nodiscard]] Choice firstThere(const QStringList& paths);

    const Study& m_study;
    Settings& m_settings;
    LexiconLibrary& m_library;
    engine::GameRulesPtr m_defaultRules;  ///< may be null
    QString m_defaultLexicon;
    QStringList m_missing;  ///< told of
};

}  // namespace ui
