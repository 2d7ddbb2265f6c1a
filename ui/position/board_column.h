// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include <QWidget>

#include "ui/board/board_widget.h"
#include "ui/board/move_entry.h"
#include "ui/board/overlay_marks.h"
#include "ui/board/rack_widget.h"
#include "ui/position/ranking.h"
#include "ui/position/simulated.h"

class QAction;
class QPushButton;

namespace ui {

class BoardScroll;
class ElidedLabel;
class LegendStrip;
class MoveField;
class ScoreStrip;
class Settings;
class ShownStudy;

/// The middle of the window, from top to bottom: scores, board, legend, rack with the button that
/// says what Enter would do. Follows what may be seen of the study.
class BoardColumn : public QWidget
{
    Q_OBJECT

public:
    BoardColumn(const ShownStudy& shown, Settings& settings, QWidget* parent = nullptr);

    [[nodiscard]] BoardWidget* board() { return m_board; }
    /// Where the board is.
    [[nodiscard]] BoardScroll* scroll() { return m_scroll; }
    [[nodiscard]] RackWidget* rack() { return m_rack; }
    [[nodiscard]] MoveEntry* entry() { return &m_entry; }
    /// Of the game that is being played: whether the tiles on the rack were dealt and stay, and what
    /// Enter does without a move; empty = nothing.
    void setPlaying(bool dealt, const QString& goingOn);
    /// Says at the rack why the tiles typed there were not taken.
    void refuseRack(const QString& why);
    /// The moves that are known of a position.
    void setRanking(engine::PositionPtr position, RankingPtr ranking);
    /// Of that position; null = none. The line about the move tells of it.
    void setSimulation(engine::PositionPtr position, SimulationPtr simulation);
    /// What the overlays show, and their names, also of those that show nothing yet; none hides the
    /// legend.
    void setMarks(const QStringList& titles, const std::vector<OverlayMarks>& marks);
    /// Between the scores and the board.
    void setStrip(QWidget* strip);
    /// Of the players, empty without any.
    void setClocks(const QStringList& clocks);
    /// Buttons beside the rack.
    void addRackActions(const QList<QAction*>& actions);

    /// Shown as a ghost as long as no tiles are being entered.
    void setPreview(const std::optional<engine::Move>& move);
    /// Moves that follow each other, the last one as the ghost; the first is what Enter plays.
    void setLine(std::vector<engine::Move> line);
    /// Shown beside what the overlay has, until others are set.
    void setChoiceMarks(const std::vector<SquareMark>& marks);
    /// What a text speaks of stands out for the moment: squares of the board, tiles of the rack.
    void pointOut(std::vector<std::pair<int, int>> squares, std::vector<engine::Tile> tiles);
    /// What Enter would play: the tiles entered, else the preview. Nothing when neither makes a
    /// move.
    [[nodiscard]] std::optional<engine::Move> intendedMove() const;
    /// The move that the tiles entered make, if any.
    [[nodiscard]] std::optional<engine::Move> enteredMove() const;

    /// Outlines this many of the moves made last, from now on.
    void setOutlinedMoves(int count);
    /// Says of the move on the board which words it makes, instead of what it is worth, and back.
    void toggleWords();
    /// Opens the line to type a move in.
    void beginMoveField();
    /// Begins to choose tiles to be exchanged, or ends it.
    void toggleExchange();

    /// Width at which the board is as large as `height` allows.
    [[nodiscard]] int widthForHeight(int height) const;

    /// Without the empty sides of a wide column: they give way to everything else.
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

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
    /// No overlay is wanted any more.
    void legendClosed();

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void followStudy();
    void showPreview();
    void showIntent();
    /// What is said of the move that Enter would play, or why there is none.
    void describeIntent();
    /// On the button that plays, as far as there is room.
    void showOnPlay(const QString& text);
    /// Beside a board that is much narrower than the column nothing goes to the column's edges.
    void fitSides();
    void showMarks();
    void showOwners();
    void endMoveField();
    void setRackTyped(const engine::Rack& rack, int edit);

    const ShownStudy& m_shown;
    Settings& m_settings;
    bool m_dealt = false;
    QString m_goingOn;
    QString m_playBrief;  ///< for the button that plays where the whole has no room
    RankingPtr m_ranking;
    engine::PositionPtr m_simulated;  ///< that the simulation is of
    SimulationPtr m_simulation;
    QString m_described;  ///< by describeIntent(), in the line about the move
    MoveEntry m_entry;
    std::optional<engine::Move> m_preview;
    std::vector<engine::Move> m_line;  ///< the preview and what follows it
    std::vector<OverlayMarks> m_marks;
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
