// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/move.h"
#include "ui/commands/window_feature.h"

class QMainWindow;

namespace ui {

class BoardColumn;
class LiveAnalysis;
class MatchPlay;
class MessageBar;
class MovesPanel;
class Practice;
class Settings;
class ShownStudy;
class Study;

/// The turn that is to be made: the rack, playing a move by whatever way, and the players.
class PositionFeature : public WindowFeature
{
    Q_OBJECT

public:
    struct Services
    {
        Study& study;  ///< that is edited
        const ShownStudy& shown;
        MatchPlay& match;
        LiveAnalysis& analysis;
        Practice& practice;
        Settings& settings;
    };
    struct Parts
    {
        BoardColumn& column;
        MovesPanel& moves;
        MessageBar& messages;
    };
    /// Lives as long as the window.
    PositionFeature(const Services& services, const Parts& parts, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    /// A place and a word, such as "8H QUIZ", as a move to be laid.
    [[nodiscard]] QList<PaletteEntry> paletteEntries(const QString& text) override;
    bool stepBack(BackStep step) override;

    /// What Enter does.
    void play();
    void playBest();
    void playMove(const engine::Move& move);
    /// Keeps moves that follow each other as a variation from here on, and stays here.
    void keepLine(const std::vector<engine::Move>& line);
    /// Tells why the game didn't do what it was asked for, until something else happens.
    void refuse(const QString& what, const engine::Error& error);

private:
    void addRack(ActionRegistry& actions);
    void editPlayers();
    void setRack(const engine::Rack& rack, int edit);
    void refuse(const QString& what, const QString& why);
    void settle();

    Services m_services;
    Parts m_parts;
    QMainWindow& m_window;
};

}  // namespace ui
