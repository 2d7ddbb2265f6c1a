// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QTimer>
#include <QWidget>

#include "ui/moves/move_list_hold.h"
#include "ui/moves/move_list_model.h"
#include "ui/widgets/row_copy.h"

class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace ui {

class MoveFilterBar;
class MoveTable;

/// The ranked moves of the analysis: filter, table, what it is doing. The move under the pointer
/// or of the current row is offered as a preview.
class MovesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit MovesPanel(LiveAnalysis& analysis, QWidget* parent = nullptr);

    [[nodiscard]] MoveListModel& model() { return m_model; }
    [[nodiscard]] QTableView* table();
    /// What previewed() said last.
    [[nodiscard]] const std::optional<engine::Move>& preview() const { return m_preview; }
    /// Whether there was one when the rows became old.
    [[nodiscard]] bool hadPreview() const { return m_heldPreview; }
    /// The best move of a list that is up to date.
    [[nodiscard]] std::optional<engine::Move> bestMove() const;

    /// The n-th row as it is sorted and filtered, 1 = first; 0 ends the preview.
    void previewRow(int number);
    /// Up (negative) and down from the current row.
    void step(int rows);
    /// Any move of the position, in the list or not.
    void previewMove(const engine::Move& move);
    void clearPreview();
    /// Makes the row of a move current without offering it as a preview: the board shows it
    /// already.
    void pointOut(const std::optional<engine::Move>& move);
    void setHoveredSquare(int row, int column);
    void focusFilter();
    void setFilterText(const QString& text);
    /// Shows all moves again, if the filter was left by Esc and nothing else was done since; whether
    /// it did.
    bool clearLeftFilter();
    /// Only moves in that area; takes the place of the area that there was.
    void setArea(const MoveFilter::Area& area);
    /// The area that the filter names, if any.
    [[nodiscard]] const std::optional<MoveFilter::Area>& area() const { return m_area; }
    /// Only moves that cover that square, or again all when it is so already.
    void toggleSquare(int row, int column);
    [[nodiscard]] MovePins& pins() { return m_pins; }
    /// Pins or unpins any move of the position.
    void togglePin(const engine::Move& move);
    /// The move under the preview or of the current row.
    [[nodiscard]] std::optional<engine::Move> candidate() const;
    /// Those of the selected rows, from top to bottom.
    [[nodiscard]] std::vector<engine::Move> selectedMoves() const;
    /// Two moves to set side by side: those selected or pinned, else the best and the current one.
    /// Fewer where there are none.
    [[nodiscard]] std::vector<engine::Move> pairToCompare() const;
    /// See MoveListModel::setSources().
    void setSources(const QString& sources) { m_model.setSources(sources); }
    /// Order, widths and visibility of the columns.
    [[nodiscard]] QByteArray columns() const;
    void setColumns(const QByteArray& state);
    /// The selected rows, or the first ones when no more than one is selected.
    void copyText();
    void copyMarkdown();

signals:
    /// Rows of the list are on the clipboard.
    void copied(int rows);
    /// More rows than can be dragged at once.
    void dragRefused(int most);
    void previewed(const std::optional<engine::Move>& move);
    /// The area that the filter names, if any.
    void areaChanged(const std::optional<ui::MoveFilter::Area>& area);
    void playRequested(const engine::Move& move);
    /// The keys are wanted elsewhere: there are no rows.
    void left();
    /// The rows are up to date: of another position, or in another order.
    void listed();
    /// What is concealed is to be seen.
    void answerRequested();

private:
    void selectRowOf(const std::optional<engine::Move>& move);
    void connectParts();
    void followAnalysis();
    /// What is looked at, before the rows are others.
    void hold();
    void followModel();
    /// Of the list as it is now.
    [[nodiscard]] MoveFilter readFilter();
    void unpinSelected();
    /// From the filter to the list.
    void focusRows();
    void leaveFilter();
    /// Plays the move of a row; a fold is opened.
    void activate(const QModelIndex& index);
    void updateHeader();
    [[nodiscard]] QString hintFor(LiveAnalysis::State state) const;
    /// That the list is of a part of the rack.
    [[nodiscard]] QString remarkFor(LiveAnalysis::State state) const;
    void setHoverRow(int row);
    void offer(std::optional<engine::Move> move);
    [[nodiscard]] std::optional<engine::Move> currentMove() const;
    [[nodiscard]] QList<int> rowsToCopy() const;
    using RowText = QString(const MoveOrder&, const QList<int>&, const std::stop_token&);
    void copyRows(RowText* write);

    LiveAnalysis& m_analysis;
    MovePins m_pins;
    MoveListModel m_model;
    MoveFilterBar* m_bar;
    QStackedWidget* m_stack;
    MoveTable* m_table;
    QLabel* m_hint;
    QPushButton* m_answer;  ///< below it where something is concealed
    QWidget* m_instead;     ///< both, in place of the list
    RowCopy m_copy;
    QTimer m_hoverTimer;
    int m_hoverRow = -1;
    bool m_pointingOut = false;
    bool m_filterLeft = false;  ///< by Esc just now
    std::optional<MoveListHold> m_held;
    bool m_heldPreview = false;
    std::optional<MoveFilter::Area> m_area;
    std::optional<engine::Move> m_preview;
};

}  // namespace ui
