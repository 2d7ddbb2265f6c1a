// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>

class QAction;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace ui {

/// Above the board while a game is played: whose turn it is, what has just happened, the result at
/// the end; and buttons for what can be done now.
class MatchStrip : public QFrame
{
    Q_OBJECT

public:
    explicit MatchStrip(QWidget* parent = nullptr);

    /// Buttons in this order; each is there while its action is enabled.
    void setActions(const QList<QAction*>& actions);
    /// Empty hides the strip. `detail` is less important.
    void setTexts(const QString& text, const QString& detail);
    void focusButton(const QAction* action);

signals:
    /// Esc on one of the buttons.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showButtons();

    QLabel* m_text;
    QLabel* m_detail;
    QHBoxLayout* m_buttons;
    QList<QToolButton*> m_all;
};

}  // namespace ui
