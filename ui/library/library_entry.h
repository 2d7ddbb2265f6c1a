// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include "engine/base/result.h"
#include "ui/document/study_state.h"
#include "ui/library/library_turn.h"

namespace ui {

/// What a library knows of a game or a position.
struct LibraryEntry
{
    struct Player
    {
        QString name;
        int score = 0;
    };

    QString path;  ///< empty when it is kept in the library itself
    int chapter = 0;
    FileStamp stamp;  ///< of the file
    bool isPosition = false;
    QString title;
    QString lexicon;
    QString date;  ///< "2019-07-21", as far as it is known; may be empty
    QList<Player> players;
    int turns = 0;
    QList<LibraryTurn> moves;  ///< the turns one by one
    int marked = 0;            ///< moves that an annotator calls dubious, a mistake or a blunder
    int withdrawn = 0;         ///< phonies taken back
    int problems = 0;          ///< places where the record and the rules differ
    QByteArray hash;           ///< of who played and what was played, whatever the file looks like
    QByteArray notes;          ///< of what is said about it: notes, marks, variations; never empty
    QByteArray content;        ///< a study file, where there is no path
};

/// Plays the game through; blocks. `name` is that of its file, for dates that stand there only.
[[nodiscard]] engine::Result<LibraryEntry> entryOf(const engine::GameRecord& record,
                                                   const QString& name);

/// The games and positions of a file, each with its chapter. Blocks.
[[nodiscard]] engine::Result<std::vector<LibraryEntry>>
entriesOf(const QString& path, const engine::GameRulesPtr& rules);

}  // namespace ui
