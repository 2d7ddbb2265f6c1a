// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QWidget>

#include "ui/document/study_fwd.h"

class QLabel;

namespace ui {

/// One line above the board: who is on turn, scores, bag, unseen, spread.
class ScoreStrip : public QWidget
{
    Q_OBJECT

public:
    explicit ScoreStrip(QWidget* parent = nullptr);
    void setStudy(const ShownStudy& shown);
    /// What the players' clocks show; none hides them.
    void setClocks(const QStringList& clocks);

private:
    struct Player
    {
        QString name;
        QString points;
        QString rack;  ///< of one who isn't on turn, as far as it is known
        bool onTurn = false;
    };
    void showPlayers();

    QList<Player> m_all;
    QStringList m_clocks;
    QLabel* m_players;
    QLabel* m_facts;
};

}  // namespace ui
