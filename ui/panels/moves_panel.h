// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QTimer>
#include <QWidget>

#include "ui/models/move_list_model.h"

class QLabel;
class QLineEdit;
class QProgressBar;
class QStackedWidget;
class QTableView;

namespace ui {

/// The ranked moves of the analysis: filter, table, what it is doing. The move under the pointer
/// or of the current row is offered as a preview.
class MovesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit MovesPanel(LiveAnalysis& analysis, QWidget* parent = nullptr);

    [[nodiscard]] MoveListModel& model() { return m_model; }
    [[nodiscard]] QTableView* table() { return m_table; }
    /// What previewed() said last.
    [[nodiscard]] const std::optional<engine::Move>& preview() const { return m_preview; }
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
    /// The selected rows, or the first ones when nothing is selected.
    void copyText() const;
    void copyMarkdown() const;

signals:
    void previewed(const std::optional<engine::Move>& move);
    void playRequested(const engine::Move& move);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void followAnalysis();
    void applyFilter();
    /// The column is there when the moves have chances of winning.
    void showChances();
    void updateHeader();
    [[nodiscard]] QString hintFor(LiveAnalysis::State state) const;
    void setHoverRow(int row);
    void offer(std::optional<engine::Move> move);
    [[nodiscard]] std::optional<engine::Move> currentMove() const;
    [[nodiscard]] QList<int> rowsToCopy() const;

    LiveAnalysis& m_analysis;
    MoveListModel m_model;
    QLineEdit* m_filter;
    QLabel* m_header;
    QLabel* m_problem;
    QProgressBar* m_busy;
    QStackedWidget* m_stack;
    QTableView* m_table;
    QLabel* m_hint;
    QTimer m_hoverTimer;
    QTimer m_busyTimer;
    int m_hoverRow = -1;
    bool m_pointingOut = false;
    std::optional<engine::Move> m_preview;
};

}  // namespace ui
