// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include <QList>
#include <QObject>

#include "engine/game/annotations.h"
#include "engine/game/note_links.h"
#include "ui/document/study_change.h"

class QAction;
class QImage;
class QMainWindow;

namespace ui {

class ActionRegistry;
class BoardColumn;
class GamePanel;
class MessageBar;
class MovesPanel;
class Session;

/// What is said about the turns of a game beside its notes: drawings on the board, marks of the
/// moves, pictures; and what the links in the notes show.
class NoteTools : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        GamePanel& panel;
        BoardColumn& column;
        MovesPanel& moves;
        MessageBar& messages;
    };
    /// Lives as long as the window.
    NoteTools(Session& session, Parts parts, QMainWindow& window);

    void addActions(ActionRegistry& actions);
    /// Goes where a link leads; moves and turns are those of a game.
    void choose(const engine::NoteLink& link);

private:
    using Square = std::pair<int, int>;

    void follow(StudyChanges changes);
    void showShapes();
    /// Draws it, or takes it away where it is drawn already.
    void toggle(const engine::Shape& shape);
    void markAtCursor();
    void arrowAtCursor();
    void nextColour();
    void clearShapes();
    void setGlyph(engine::Glyph glyph);
    void beginGame();
    void keepPicture(const QImage& image);
    void pointAt(const std::optional<engine::NoteLink>& link);
    /// Where the keys draw; the cursor comes to the middle where there is none.
    [[nodiscard]] std::optional<Square> cursorSquare();
    [[nodiscard]] bool hasNode();

    Session& m_session;
    Parts m_parts;
    QMainWindow& m_window;
    engine::ShapeColour m_colour = engine::ShapeColour::Green;
    std::optional<Square> m_arrowFrom;
    bool m_previewing = false;
    QList<QAction*> m_gameActions;
    QList<QAction*> m_glyphActions;
    QAction* m_begin = nullptr;
    QAction* m_clear = nullptr;
};

}  // namespace ui
