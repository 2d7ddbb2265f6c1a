// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include "ui/solitaire/replayed_game.h"
#include "ui/solitaire/solitaire_share.h"
#include "ui/widgets/cell_table_model.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QSlider;
class QTableView;
class QToolButton;

namespace ui {

class ElidedLabel;
class OrderStrip;
class ScoreSplit;
class TotalPlot;

/// A one-player game move by move: what its points are made of, its moves, and a replay. Slider,
/// table, strip, plot and buttons are one choice: the position that is shown.
class SolitaireGameView : public QWidget
{
    Q_OBJECT

public:
    explicit SolitaireGameView(QWidget* parent = nullptr);
    ~SolitaireGameView() override;

    /// Shows its end, or the move that was shown if it is the same game.
    void setGame(const ReplayedGamePtr& game);
    [[nodiscard]] const ReplayedGamePtr& game() const { return m_game; }
    /// After so many moves.
    [[nodiscard]] int moves() const { return m_moves; }
    void step(int by);
    /// As the user does it.
    void setMoves(int moves);
    void togglePlay();
    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
    void focusMoves();
    /// Of what came of a check or an import.
    void tell(const QString& text);

signals:
    /// The position that is shown is another one.
    void movesChanged();
    /// The user has chosen it.
    void looked();
    void exportRequested(ui::SolitaireForm form);
    void importRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildBar();
    QWidget* buildShare();
    void arrange();
    void showSummary();
    void showMoves();
    void go(int moves);
    void tick();
    void followPlay();

    ReplayedGamePtr m_game;
    int m_moves = 0;
    bool m_showing = false;
    QTimer m_timer;
    ElidedLabel* m_summary;
    QToolButton* m_first;
    QToolButton* m_previous;
    QToolButton* m_play;
    QToolButton* m_next;
    QToolButton* m_last;
    QComboBox* m_speed;
    QSlider* m_slider;
    ScoreSplit* m_split;
    OrderStrip* m_strip;
    TotalPlot* m_plot;
    QBoxLayout* m_body;
    CellTableModel m_model;
    QTableView* m_table;
    QLabel* m_told;
    QToolButton* m_export;
    QToolButton* m_check;
};

}  // namespace ui
