// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include <QColor>
#include <QString>
#include <QTextDocument>

#include "engine/board/position.h"
#include "engine/game/annotations.h"
#include "engine/game/note_links.h"
#include "ui/document/open_game.h"
#include "ui/game/shown_document.h"

namespace ui {

/// Markdown as notes and reports are shown: HTML in it is text.
inline constexpr QTextDocument::MarkdownFeatures kShownMarkdown{
    QFlag(QTextDocument::MarkdownDialectGitHub | QTextDocument::MarkdownNoHTML)};

/// What is said of a turn: of the move and of what came of it, such as a challenge.
struct TurnNote
{
    engine::NodeId node = engine::kRootNode;  ///< where it is written; of the move where nothing is
    QString text;                             ///< Markdown of that node
    QString more;                             ///< of the turn's other nodes; mostly nothing
    std::vector<std::shared_ptr<const engine::Picture>> pictures;  ///< of all of them
};
/// Of the turn with that index; of what comes before a game's turns and behind them for others.
[[nodiscard]] TurnNote noteOfTurn(const engine::GameRecord& record, const GameMoment& moment,
                                  int turn);

/// Characters and lines of a note that are shown. Longer ones are no notes of people, and would take
/// the window minutes to lay out.
inline constexpr qsizetype kLongestShownNote = 65'536;
inline constexpr int kMostShownLines = 2'000;
/// How many characters of a note that are.
[[nodiscard]] qsizetype shownLength(const QString& markdown);
/// A note as far as it is shown; what is left out is said at its end.
[[nodiscard]] QString shownPart(const QString& markdown);

/// Puts a note into a document, as far as shownPart() goes: its lines stay lines, HTML is text, and so are pictures that the
/// document hasn't got and that `awaited` doesn't name. Squares, moves and turns become
/// links to anchors of their own, whose meaning is returned; none without a position.
[[nodiscard]] std::vector<engine::NoteLink>
renderNote(ShownDocument& document, const QString& markdown, const QStringList& awaited,
           const engine::Position* position, int turns, const QColor& linkColor);
/// Which of them an anchor is.
[[nodiscard]] std::optional<std::size_t> noteLinkIndex(const QString& anchor);

}  // namespace ui
