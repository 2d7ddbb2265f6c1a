// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include <QString>
#include <QStringList>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/eval/win_table.h"
#include "engine/game/cgp.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/rules/alphabet.h"
#include "ui/document/study_state.h"

// What the loader's jobs read and write; each call blocks and belongs on a worker thread.
namespace ui {

/// A position, or a game.
struct ReadDocument
{
    std::optional<engine::CgpReading> position;  ///< when there is no game
    PositionPlace place;                         ///< of the position among several
    OpenGamePtr game;
    StudyFilePtr file;  ///< that the game is from, if it is a study file
    int chapter = 0;    ///< of the game in it
    bool whole = true;  ///< nothing of the text was left out
    FileStamp stamp;    ///< of a file, before it was read
    QStringList remarks;
};

/// What a text holds: a game of a GCG or a study file, or a position, of several the one with that
/// number from 0; `name` stands for the text in errors. `isGame`: it is one by the ending of its
/// name.
[[nodiscard]] engine::Result<ReadDocument>
readDocument(const std::string& text, const std::string& name, bool isGame,
             const engine::GameRulesPtr& rules, const engine::LexiconPtr& lexicon, int chapter = 0);

/// One of several positions.
[[nodiscard]] engine::Result<ReadDocument> readPlace(const PositionPlace& place,
                                                     const engine::GameRulesPtr& rules,
                                                     const engine::LexiconPtr& lexicon);

/// A position by these rules or, as most programs name no letters when they are English, by the
/// usual ones; then a remark says so. Remarks tell, too, of too many tiles of a letter and of tiles
/// that hang in the air, as a position that was set up and saved may have them.
[[nodiscard]] engine::Result<engine::CgpReading> readPosition(std::string_view text,
                                                              const engine::GameRulesPtr& rules,
                                                              const engine::LexiconPtr& lexicon);

/// The files with games in a folder and those below it, by the ending of their names, sorted.
/// OutOfRange when they are too many to open at once.
[[nodiscard]] engine::Result<QStringList> gamesIn(const QString& folder,
                                                  const engine::TaskContext& context);

/// A lexicon whose file is known to be of other letters (`known` is their id, empty when nothing
/// is known) is refused. Its search tables are built at once, or left to buildSearchTables().
[[nodiscard]] engine::Result<engine::LexiconPtr>
readLexicon(const std::filesystem::path& path, const QString& known, const engine::GameRules& rules,
            const engine::TaskContext& context, bool withTables = true);

/// Refuses a word graph that is known to be of other letters (by their id, which may be empty);
/// texts say their letters themselves.
[[nodiscard]] engine::Result<void> checkLetters(const std::filesystem::path& path,
                                                const QString& known,
                                                const engine::Alphabet& alphabet);

/// A text spells its words; a word graph numbers letters without naming them.
[[nodiscard]] bool namesItsLetters(const std::filesystem::path& path);

/// Leave values from a file of either kind: binary, or a table in text.
[[nodiscard]] engine::Result<engine::KlvPtr> readLeaves(const std::filesystem::path& path,
                                                        const engine::Alphabet& alphabet,
                                                        const engine::TaskContext& context);

/// A win table for games by these rules; WrongLexicon when it is of others.
[[nodiscard]] engine::Result<engine::WinTablePtr> readWinTable(const std::filesystem::path& path,
                                                               const engine::GameRules& rules);

/// As a table when the name ends with ".csv", else as KLV2.
[[nodiscard]] engine::Result<void> writeLeaves(const std::filesystem::path& path,
                                               const engine::Klv& leaves,
                                               const engine::Alphabet& alphabet,
                                               const engine::TaskContext& context);

/// Whoever reads a position of these rules in a line of CGP has the same board and tiles: true of
/// built-in rules, rarely of one's own.
[[nodiscard]] bool cgpNames(const engine::GameRulesPtr& rules);

}  // namespace ui
