// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QString>

#include "engine/base/result.h"
#include "engine/board/position.h"
#include "engine/eval/win_table.h"
#include "engine/game/game_file.h"
#include "engine/game/study_file.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "ui/document/open_game.h"
#include "ui/document/study_change.h"
#include "ui/document/study_fwd.h"

namespace ui {

using StudyFilePtr = std::shared_ptr<const engine::StudyFile>;
/// What was found of a moment of a game, to be kept with its node.
struct KeptAnalysis
{
    int chapter = 0;  ///< the number of the game in its file
    engine::NodeId node = engine::kRootNode;
    std::shared_ptr<const engine::CachedAnalysis> analysis;
};
using KeptAnalyses = std::vector<KeptAnalysis>;

/// Tells a game from others, through all edits of it.
struct GameId
{
    int document = 0;
    int chapter = 0;
    friend auto operator<=>(const GameId&, const GameId&) = default;
};

/// Where one stands in what is open.
struct StudySpot
{
    int tab = 0;
    GameId game;
    GameCursor cursor;
};

/// The positions of a file or a text with several, a line of CGP each.
struct PositionLines
{
    QString origin;  ///< the name of the file or of the text, for messages
    std::vector<std::string> lines;
};
using PositionLinesPtr = std::shared_ptr<const PositionLines>;

/// One of them.
struct PositionPlace
{
    PositionLinesPtr lines;  ///< null = the position is alone
    int number = 0;          ///< from 0
};

/// Everything that an edit can change; what undo puts back.
struct StudyState
{
    PositionPtr position;   ///< never null; of a game what the cursor comes to
    engine::KlvPtr leaves;  ///< null = every leave is worth 0
    QString leavesName;
    QString usualLeaves;           ///< their file where nobody asked for others; else empty
    engine::WinTablePtr winTable;  ///< null = nothing is said of winning
    QString winTableName;
    QString winTableFile;  ///< may be empty
    std::optional<engine::Move> lastMove;
    QString name;  ///< file or origin of the position, may be empty
    /// Of the CGP that was opened; written again.
    std::vector<std::pair<std::string, std::string>> otherOperations;
    OpenGamePtr game;  ///< null = a position without a game
    GameCursor cursor;
    /// The study file that the game is from, with the other games in it as they are now; null for a
    /// game that is alone.
    StudyFilePtr file;
    int chapter = 0;  ///< of the game in the file
    /// Of a position without a game: the others that came with it.
    PositionPlace place;
    int document = 0;  ///< what was opened as one thing has one number, see Study::document()
    int tab = 0;       ///< what it is seen in, see Study::tabs()
    /// Milliseconds of the clock that the turn which goes on has taken up to now; nothing = as the
    /// record says. See Study::setTurnTime().
    std::optional<qint64> turnTime;

    /// Of what is open as a whole: the game's, though the player on turn may have another one; null =
    /// none.
    [[nodiscard]] const engine::LexiconPtr& lexicon() const
    {
        return game ? game->lexicon() : position->lexiconPtr();
    }
    [[nodiscard]] GameId gameId() const { return {document, chapter}; }
    [[nodiscard]] StudySpot spot() const { return {tab, gameId(), cursor}; }
};

/// What a file was like when it was last looked at; another stamp means that another program has written
/// it since.
struct FileStamp
{
    qint64 milliseconds = 0;  ///< time of the last change; 0 = there is no such file
    qint64 bytes = 0;

    [[nodiscard]] bool exists() const { return milliseconds != 0; }
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
[[nodiscard]] FileStamp stampOf(const QString& path);

/// Where something that is open is kept, and what of it is there.
struct StudyDocument
{
    QString path;     ///< empty = no file
    FileStamp stamp;  ///< of the file when it was read or written
    /// As it is in the file, or without one as it began; nothing when it is not kept anywhere.
    std::optional<StudyState> kept;
};

/// Whether both hold the same game and other chapters, or the same position; wherever one stands in
/// it, and whatever the lexicon.
[[nodiscard]] bool sameContent(const StudyState& a, const StudyState& b);

/// What of the one is another than in the other.
[[nodiscard]] StudyChanges differenceOf(const StudyState& a, const StudyState& b);

/// The games of a state as a file holds them; none for a position without a game.
[[nodiscard]] engine::StudyFile studyFileOf(const StudyState& state, const KeptAnalyses& kept = {});

/// What a file of that name is written as.
[[nodiscard]] const engine::GameFormat& formatFor(const StudyState& state, const QString& path);
/// Whether such a file holds all of it: a position of a game is no game, and one chapter is not all
/// of them.
[[nodiscard]] bool holdsAll(const engine::GameFormat& format, const StudyState& state);

/// How many games there are beside the one that is seen.
[[nodiscard]] int otherChapters(const StudyState& state);

/// Which of the games of a file, or of the positions of a text, is seen.
struct SeenPart
{
    int number = 0;  ///< from 0
    int count = 1;
};
[[nodiscard]] SeenPart seenPart(const StudyState& state);

}  // namespace ui
