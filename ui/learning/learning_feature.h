// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QSet>

#include "ui/commands/window_feature.h"
#include "ui/learning/card_box.h"

class QAction;
class QDockWidget;
class QMainWindow;

namespace ui {

class CardPanel;
class CoveredPanel;
class LibraryFeature;
class Practice;
class Settings;
class ShownStudy;
class WordsFeature;

/// The card box of a window: its dock, its commands, what fills it from the library and from the
/// list of words, and the way of a mistake from its card to the board.
class LearningFeature : public WindowFeature
{
    Q_OBJECT

public:
    struct Services
    {
        JobService& jobs;
        ShownStudy& shown;
        const Settings& settings;
        Practice& practice;
        LibraryFeature& library;
        WordsFeature& words;
    };
    /// Lives as long as the window.
    LearningFeature(const Services& services, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    [[nodiscard]] QList<WindowDock> docks() const override;
    bool stepBack(BackStep step) override;
    /// Makes it if nobody has seen it yet.
    [[nodiscard]] CardPanel* panel();
    [[nodiscard]] CardBox& box() { return m_box; }

signals:
    /// A mistake stands on the board and waits for a better move.
    void askedOnBoard();

private:
    [[nodiscard]] QWidget* makePanel();
    [[nodiscard]] bool isAsking() const;
    void start();
    void next();
    void take(const CardQuestion& question);
    /// Nothing is asked any more.
    void end(const QString& text);
    void stop();
    void followPractice();
    void followPermissions();
    void addWords(CardKind kind);
    /// Calls `use` with the mistakes that the library lists, now or when it does.
    void withMistakes(const std::function<void(const QList<LibraryTurnRow>&)>& use);
    void removeDeck(const CardDeck& deck);
    [[nodiscard]] CardBox::Words words() const;

    Services m_services;
    QMainWindow& m_window;
    CardBox m_box;
    CardPanel* m_panel = nullptr;  ///< null until it is first seen or asks
    CoveredPanel* m_cover;
    QDockWidget* m_dock;
    QList<QAction*> m_actions;
    QSet<qint64> m_passed;       ///< that were asked since the start, or can't be
    int m_answered = 0;          ///< since the start
    std::optional<Card> m_card;  ///< that is asked
    bool m_opening = false;      ///< its game is being opened
    bool m_graded = false;       ///< it was answered
    bool m_keepsAnswer = false;  ///< a mistake on the board was passed over, and a word is asked
};

}  // namespace ui
