// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QWidget>

class QLabel;

namespace engine {
class Position;
}

namespace ui {

class Study;

/// One line above the board: who is on turn, scores, bag, unseen, spread.
class ScoreStrip : public QWidget
{
    Q_OBJECT

public:
    explicit ScoreStrip(QWidget* parent = nullptr);
    /// `shown`: its position as it may be seen.
    void setStudy(const Study& study, const engine::Position& shown);
    /// What the players' clocks show; none hides them.
    void setClocks(const QStringList& clocks);

private:
    struct Player
    {
        QString name;
        QString points;
        bool onTurn = false;
    };
    void showPlayers();

    QList<Player> m_all;
    QStringList m_clocks;
    QLabel* m_players;
    QLabel* m_facts;
};

}  // namespace ui
