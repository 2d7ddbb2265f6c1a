// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QFrame>
#include <QList>
#include <QTimer>

class QAction;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace ui {

/// Above the board while a game is played: whose turn it is, what has just happened, the result at
/// the end; and buttons for what can be done now. Those of the turn keep their places while the game
/// runs, away from those that stop it.
class MatchStrip : public QFrame
{
    Q_OBJECT

public:
    struct Buttons
    {
        QList<QAction*> flow;     ///< at the left: what stops the game and lets it go on
        QList<QAction*> answers;  ///< to questions; each is there while its action is enabled
        QList<QAction*> turn;     ///< at the right, all of them as long as the game runs
        QList<QAction*> asked;    ///< of `turn`: these are done by the second click only
    };

    explicit MatchStrip(QWidget* parent = nullptr);

    void setActions(const Buttons& buttons);
    /// Empty hides the strip. `detail` is less important.
    void setTexts(const QString& text, const QString& detail);
    void setRunning(bool running);
    void focusButton(const QAction* action);

signals:
    /// Esc on one of the buttons.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Button
    {
        QToolButton* button = nullptr;
        QAction* action = nullptr;
        bool steady = false;
    };
    Button add(QHBoxLayout& row, QAction* action, bool steady, bool asked);
    /// The first click asks, the second one does it.
    void ask(QToolButton* button, QAction* action);
    void withdraw();
    void showButtons();

    QLabel* m_text;
    QLabel* m_detail;
    QHBoxLayout* m_flow;
    QHBoxLayout* m_buttons;
    QList<Button> m_all;
    QToolButton* m_asked = nullptr;
    QElapsedTimer m_askedSince;
    QTimer m_askTimer;
    bool m_running = false;
};

}  // namespace ui
