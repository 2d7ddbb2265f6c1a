// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "engine/board/position.h"
#include "engine/solitaire/solitaire_search.h"
#include "ui/solitaire/replayed_game.h"

class QToolButton;

namespace ui {

class BoardWidget;
class ElidedLabel;
class LegendStrip;
class SoloRack;

/// One-player games on the large board: the game that is looked at, move by move, or what a search
/// tries now with its plan. Only to be looked at.
class SolitaireStage : public QWidget
{
    Q_OBJECT

public:
    explicit SolitaireStage(QWidget* parent = nullptr);

    /// What a search tries; null without one, then the game is shown.
    void setSearching(engine::PositionPtr position, const engine::ShownPlan& plan);
    /// The position after so many moves of a game; null = none.
    void setGame(ReplayedGamePtr game, int moves);
    /// Whether there is something that is tried.
    void setSearchOn(bool on);
    [[nodiscard]] bool showsSearch() const;
    void showGame();
    void showSearch();
    [[nodiscard]] BoardWidget* board() { return m_board; }

signals:
    void stepRequested(int step);
    void playRequested();
    /// The board that belongs here is wanted again.
    void left();
    /// By key.
    void escaped();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    void showPosition(const engine::PositionPtr& position);

    ElidedLabel* m_title;
    QToolButton* m_searchButton;
    QToolButton* m_gameButton;
    BoardWidget* m_board;
    LegendStrip* m_legend;
    SoloRack* m_rack;
    ElidedLabel* m_text;
    engine::PositionPtr m_searching;
    engine::ShownPlan m_plan;
    ReplayedGamePtr m_game;
    int m_moves = 0;
    bool m_legendClosed = false;
};

}  // namespace ui
