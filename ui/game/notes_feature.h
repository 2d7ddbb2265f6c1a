// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include <QList>

#include "engine/game/annotations.h"
#include "engine/game/note_links.h"
#include "ui/commands/window_feature.h"
#include "ui/document/study_change.h"

class QAction;
class QMainWindow;

namespace ui {

class BoardColumn;
class GamePanel;
class JobService;
class MessageBar;
class MovesPanel;
class Practice;
class ShownStudy;
class Study;
struct OfferedPicture;

/// What is said about the turns of a game beside its notes: drawings on the board, marks of the
/// moves, pictures; and what the links in the notes show.
class NotesFeature : public WindowFeature
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
    NotesFeature(Study& study, ShownStudy& shown, Practice& practice, JobService& jobs, Parts parts,
                 QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    /// Turns and squares that the text names.
    [[nodiscard]] QList<PaletteEntry> paletteEntries(const QString& text) override;
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
    void keepPicture(const OfferedPicture& picture);
    void pointAt(const std::optional<engine::NoteLink>& link);
    /// Where the keys draw; the cursor comes to the middle where there is none.
    [[nodiscard]] std::optional<Square> cursorSquare();
    [[nodiscard]] bool hasNode();

    Study& m_study;  ///< that is edited
    ShownStudy& m_shown;
    JobService& m_jobs;
    Practice& m_practice;
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
