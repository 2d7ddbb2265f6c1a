// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/board/move.h"
#include "ui/commands/window_feature.h"
#include "ui/play/new_game_dialog.h"

class QAction;
class QMainWindow;

namespace ui {

class BoardColumn;
class JobService;
class LexiconLibrary;
class Loader;
class MatchPlay;
class MatchStrip;
class MessageBar;
class Settings;
class ShownStudy;

/// What a window needs to play a game in it: the commands, the strip above the board, the clocks,
/// and the way from the dialog to the first turn.
class PlayFeature : public WindowFeature
{
    Q_OBJECT

public:
    struct Services
    {
        MatchPlay& match;
        const ShownStudy& shown;
        JobService& jobs;
        Settings& settings;
        LexiconLibrary& library;
        Loader& loader;
    };
    /// Lives as long as the window.
    PlayFeature(const Services& services, BoardColumn& column, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    /// Takes back the question whether the game is given up.
    bool stepBack(BackStep step) override;
    /// Opens rules and lexicon as far as they are not open yet, then begins the game.
    void begin(NewGame game);

signals:
    /// A new game.
    void begun();
    /// Something asked of the game can't be done now.
    void refused(const QString& what, const engine::Error& error);
    /// An exchange or a pass.
    void moveRequested(const engine::Move& move);

private:
    /// Takes the question back; whether it was asked.
    bool withdrawQuestion();
    /// Tells the column what the game has to do with rack and button.
    void followGame();
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

    Services m_services;
    BoardColumn& m_column;
    QMainWindow& m_window;
    MatchStrip* m_strip;
    std::optional<NewGame> m_waiting;
    bool m_proceeding = false;
    QString m_told;                    ///< news of the game
    int m_toldAt = -1;                 ///< turnsOfPeople() then
    std::optional<int> m_resignAsked;  ///< turnsOfPeople() when it was asked
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
