// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace ui {

class Study;

/// One line above the board: who is on turn, scores, bag, unseen, spread.
class ScoreStrip : public QWidget
{
    Q_OBJECT

public:
    explicit ScoreStrip(QWidget* parent = nullptr);
    void setStudy(const Study& study);

private:
    QLabel* m_players;
    QLabel* m_facts;
};

}  // namespace ui
