// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "engine/board/move.h"
#include "ui/play/new_game_dialog.h"

class QAction;
class QMainWindow;

namespace ui {

class ActionRegistry;
class BoardColumn;
class MatchStrip;
class Session;

/// What a window needs to play a game in it: the commands, the strip above the board, the clocks,
/// and the way from the dialog to the first turn.
class MatchViews : public QObject
{
    Q_OBJECT

public:
    /// Lives as long as the window.
    MatchViews(Session& session, BoardColumn& column, QMainWindow& window);

    void addActions(ActionRegistry& actions);
    /// Opens rules and lexicon as far as they are not open yet, then begins the game.
    void begin(NewGame game);
    /// Takes back the question whether the game is given up. Whether it was asked.
    bool withdrawQuestion();

signals:
    /// A new game.
    void begun();
    /// Something asked for can't be done.
    void failed(const QString& what, const engine::Error& error);
    /// An exchange or a pass.
    void moveRequested(const engine::Move& move);

private:
    void askForGame();
    /// Begins the game that waits, once everything it needs is there.
    void proceed();
    void challenge();
    /// The first time it asks, the second time it is meant.
    void resign();
    void follow();
    void showClocks();
    void enableActions();
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString result() const;

    Session& m_session;
    BoardColumn& m_column;
    QMainWindow& m_window;
    MatchStrip* m_strip;
    std::optional<NewGame> m_waiting;
    bool m_proceeding = false;
    QString m_told;                    ///< news of the game
    int m_toldAt = -1;                 ///< MatchPlay::turnsOfPeople() then
    std::optional<int> m_resignAsked;  ///< the same when it was asked
    QAction* m_goOn = nullptr;
    QAction* m_challenge = nullptr;
    QAction* m_exchange = nullptr;
    QAction* m_pass = nullptr;
    QAction* m_pause = nullptr;
    QAction* m_resign = nullptr;
    QAction* m_resignNow = nullptr;  ///< in the strip, in answer to the question
    QAction* m_playOn = nullptr;
    QAction* m_reveal = nullptr;
    QAction* m_players = nullptr;  ///< of others: shows racks
};

}  // namespace ui
