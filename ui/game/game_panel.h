// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QTimer>
#include <QWidget>

#include "ui/document/shown_study.h"
#include "ui/game/score_sheet_model.h"

class QAction;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTableView;

namespace ui {

class NoteView;
class SheetEntry;
class StartPage;
class TreeStrip;

/// The game of a study: score sheet, where one stands in it, what was played there, and the note
/// and mark of the turn. Choosing a turn goes there.
class GamePanel : public QWidget
{
    Q_OBJECT

public:
    /// Takes `entry`, the field that takes a game from paper.
    GamePanel(ShownStudy& shown, const GameReviewer& reviewer, SheetEntry* entry,
              QWidget* parent = nullptr);

    [[nodiscard]] QTableView* table() { return m_table; }
    [[nodiscard]] ScoreSheetModel& model() { return m_model; }
    /// The commands that step through the game, as buttons.
    void addActions(const QList<QAction*>& actions);
    /// What stands where no game is open.
    [[nodiscard]] StartPage* startPage() { return m_start; }
    /// How the move that was played stands in the list of moves; empty while that is unknown.
    void setPlayed(const QString& text, const QString& spoken);
    /// Has the note that is being typed kept: see annotated().
    void commitNote();
    void focusNote();
    /// While the user looks for a better move, what was played and said is covered.
    void setConcealed(bool concealed);
    [[nodiscard]] NoteView* note() { return m_note; }
    /// The field that takes a game from paper; hidden until it is wanted.
    [[nodiscard]] SheetEntry* sheetEntry() { return m_entry; }
    /// The node that note, mark and drawings belong to; kNoNode without a game.
    [[nodiscard]] engine::NodeId noteNode() const;
    /// Keeps a picture with a node and shows it where the note is being written.
    void addPicture(engine::NodeId node, const std::string& type, std::string bytes);

    /// Adds to what is said of the turn in view; false where there is none.
    bool addToNote(const QString& markdown, const QString& commandText);

signals:
    /// A note, a mark or a picture is to be kept with the node, in place of what was. Several with
    /// the same `edit` (0 or more) are one step of undo, which `text` names.
    void annotated(engine::NodeId node, const engine::Annotations& annotations, const QString& text,
                   int edit);
    /// By the wheel or in the tree: this many turns on, or back.
    void stepRequested(int turns);
    void variationRequested(int direction);
    void promoteRequested();
    /// The user wants to see the played move in the list.
    void playedRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Between the sheet and the note.
    [[nodiscard]] Qt::Orientation wantedOrientation() const;
    void shareRoom();
    void showChapters();
    void follow(StudyChanges changes);
    void showGame();
    void showMoment();
    void showNote(engine::NodeId node);
    /// What was being typed when another turn of the same game came to be seen.
    void keepTyped();
    void writeNote(engine::NodeId node, const QString& text);
    void chooseMark(int index);
    void goToCurrent();

    ShownStudy& m_shown;
    const GameReviewer& m_reviewer;
    ScoreSheetModel m_model;
    QStackedWidget* m_stack;
    QTableView* m_table;
    QHBoxLayout* m_buttons;
    StartPage* m_start;
    QLabel* m_where;
    QPushButton* m_played;
    QComboBox* m_mark;
    NoteView* m_note;
    QSplitter* m_parts;
    TreeStrip* m_tree;
    SheetEntry* m_entry;
    QComboBox* m_chapters;
    int m_wheel = 0;  ///< parts of a notch
    QTimer m_noteTimer;
    /// What the note field belongs to. When another game comes, others may ask for something to be
    /// done with the note before the panel has heard of it.
    struct NotePlace
    {
        GameId game;
        engine::NodeId node = engine::kNoNode;
        friend bool operator==(const NotePlace&, const NotePlace&) = default;
    };
    [[nodiscard]] NotePlace placeOf(engine::NodeId node) const;
    NotePlace m_notePlace;
    /// The node of the turn that the note in the field belongs to: a note may stand behind a
    /// challenge.
    engine::NodeId m_writtenIn = engine::kNoNode;
    bool m_following = false;
    bool m_concealed = false;
};

}  // namespace ui
