// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "ui/board/board_widget.h"
#include "ui/board/move_entry.h"
#include "ui/board/rack_widget.h"
#include "ui/window/session.h"

class QAction;
class QPushButton;

namespace ui {

class BoardScroll;
class ElidedLabel;
class LegendStrip;
class MoveField;
class ScoreStrip;

/// The middle of the window, from top to bottom: scores, board, legend, rack with the button that
/// says what Enter would do. Follows the session.
class BoardColumn : public QWidget
{
    Q_OBJECT

public:
    explicit BoardColumn(Session& session, QWidget* parent = nullptr);

    [[nodiscard]] BoardWidget* board() { return m_board; }
    /// Where the board is.
    [[nodiscard]] BoardScroll* scroll() { return m_scroll; }
    [[nodiscard]] RackWidget* rack() { return m_rack; }
    [[nodiscard]] MoveEntry* entry() { return &m_entry; }
    /// Between the scores and the board.
    void setStrip(QWidget* strip);
    /// Of the players, empty without any.
    void setClocks(const QStringList& clocks);
    /// Buttons beside the rack.
    void addRackActions(const QList<QAction*>& actions);

    /// Shown as a ghost as long as no tiles are being entered.
    void setPreview(const std::optional<engine::Move>& move);
    /// Shown beside what the overlay has, until others are set.
    void setChoiceMarks(const std::vector<SquareMark>& marks);
    /// What Enter would play: the tiles entered, else the preview. Nothing when neither makes a
    /// move.
    [[nodiscard]] std::optional<engine::Move> intendedMove() const;
    /// The move that the tiles entered make, if any.
    [[nodiscard]] std::optional<engine::Move> enteredMove() const;

    /// Outlines so many of the moves made last, from now on.
    void setOutlinedMoves(int count);
    /// Says of the move on the board which words it makes, instead of what it is worth, and back.
    void toggleWords();
    /// Opens the line to type a move in.
    void beginMoveField();
    /// Begins to choose tiles to be exchanged, or ends it.
    void toggleExchange();

    /// Width at which the board is as large as `height` allows.
    [[nodiscard]] int widthForHeight(int height) const;

    /// Says at the rack why the tiles typed there were not taken.
    void refuseRack(const QString& why);

signals:
    /// The player on turn holds these; those with the same `edit` are one edit.
    void rackTyped(const engine::Rack& rack, int edit);
    void playRequested();
    /// What was not done as typed.
    void remarked(const QString& what, const QString& detail);
    /// What Enter would play, or what is said of it.
    void intentChanged();
    /// The tiles entered have changed.
    void entryChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void followStudy();
    void showIntent();
    /// On the button that plays, as far as there is room.
    void showOnPlay(const QString& text);
    /// Beside a board that is much narrower than the column nothing goes to the column's edges.
    void fitSides();
    /// What Enter does without a move, where a game waits for somebody.
    [[nodiscard]] QString goingOn() const;
    void showMarks();
    void showOwners();
    void endMoveField();
    void setRackTyped(const engine::Rack& rack, int edit);

    Session& m_session;
    MoveEntry m_entry;
    std::optional<engine::Move> m_preview;
    std::vector<SquareMark> m_choices;
    ScoreStrip* m_scores;
    BoardWidget* m_board;
    BoardScroll* m_scroll;
    LegendStrip* m_legend;
    RackWidget* m_rack;
    QWidget* m_rackButtons;
    QPushButton* m_play;
    MoveField* m_field;
    ElidedLabel* m_detail;
    bool m_showWords = false;
};

}  // namespace ui
