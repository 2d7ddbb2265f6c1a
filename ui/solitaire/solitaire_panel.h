// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QTimer>
#include <QWidget>

#include "ui/solitaire/replayed_game.h"
#include "ui/solitaire/solitaire_lab.h"
#include "ui/solitaire/solitaire_setup.h"
#include "ui/solitaire/solitaire_share.h"
#include "ui/work/newest_job.h"

class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QTabWidget;
class QToolButton;

namespace ui {

class ElidedLabel;
class SolitaireGameView;
class SolitaireSearchView;

/// The one-player game of the highest score: what is looked for in one line, the buttons of the
/// search, and below them the search, the game that is looked at, what can be set, and notes.
class SolitairePanel : public QWidget
{
    Q_OBJECT

public:
    SolitairePanel(SolitaireLab& lab, JobService& jobs, QWidget* parent = nullptr);

    void setPresent(SolitaireSetup::Present present);
    [[nodiscard]] SolitaireSetup* setup() { return m_setup; }
    [[nodiscard]] SolitaireGameView* game() { return m_game; }
    /// What was typed about the order that is shown.
    [[nodiscard]] QString notes() const;
    void focusStart();
    /// Whether its games are on the large board.
    void setOnBoard(bool on);
    /// A game of a file that was checked.
    void showChecked(const ReplayedGamePtr& game);
    void tell(const QString& text);

public slots:
    void start();

signals:
    /// A search was begun or goes on.
    void begun();
    /// The user looks at a game.
    void looked();
    /// Whether the games shall be on the large board.
    void boardWanted(bool wanted);
    void ordersRequested();
    void exportRequested(ui::SolitaireForm form);
    void importRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void followLab();
    void followFound();
    void restore();
    void lookAt(int index);
    void setGame(const ReplayedGamePtr& game);
    void showProblem();
    void followNotes();
    /// What is shown belongs to the order that is set up.
    void followSetup();
    [[nodiscard]] QString timeText() const;

    SolitaireLab& m_lab;
    NewestJob m_replay;
    engine::PositionPtr m_position;  ///< of the window
    // With which what was kept was asked for.
    engine::GameRulesPtr m_triedRules;
    engine::LexiconPtr m_triedLexicon;
    std::optional<SolitaireAsk> m_setUp;  ///< as it was when it was followed last
    QTimer m_setUpTimer;
    bool m_beginning = false;  ///< a search, of which nothing is known yet
    QString m_told;            ///< why it doesn't begin
    ElidedLabel* m_summary;
    QPushButton* m_start;
    QPushButton* m_pause;
    QPushButton* m_stop;
    QPushButton* m_widen;
    QToolButton* m_onBoard;
    QProgressBar* m_progress;
    QLabel* m_time;
    QLabel* m_problem;
    QTabWidget* m_tabs;
    SolitaireSearchView* m_search;
    SolitaireGameView* m_game;
    SolitaireSetup* m_setup;
    QPlainTextEdit* m_notes;
    QString m_notesOf;    ///< the file whose notes are shown
    QString m_notesTold;  ///< why they aren't kept
    bool m_showingNotes = false;
};

}  // namespace ui
