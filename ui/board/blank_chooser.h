// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QFrame>

#include "engine/rules/game_rules.h"

class QToolButton;

namespace ui {

/// A pop-up of all letters, to say what a blank stands for: click, arrow keys and Enter, or type
/// the letter. Esc or a click elsewhere leaves the question open. Deletes itself.
class BlankChooser : public QFrame
{
    Q_OBJECT

public:
    BlankChooser(engine::GameRulesPtr rules, QWidget* parent);
    /// Shows it beside a rectangle of the screen.
    void popupAt(const QRect& globalRect);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void chosen(engine::Tile letter);
    /// After an answer or without one.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void choose(engine::Tile letter);
    void moveFocus(int step);

    engine::GameRulesPtr m_rules;
    std::vector<QToolButton*> m_buttons;  ///< by letter, from 1
    int m_columns = 1;
    QString m_typed;  ///< the beginning of a label with several characters
};

}  // namespace ui
