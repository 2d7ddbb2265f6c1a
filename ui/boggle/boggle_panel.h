// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QByteArray>
#include <QWidget>

#include "ui/boggle/boggle_desk.h"
#include "ui/boggle/boggle_hunt.h"
#include "ui/boggle/boggle_play.h"

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QSpinBox;
class QTabWidget;
class QToolButton;

namespace ui {

class BoggleBoardEntry;
class BoggleBoundTab;
class BoggleOfferTab;
class BogglePlayTab;
class BoggleRulesTab;
class BoggleSearchTab;
class BoggleWordsTab;

/// Something to write to a file.
struct BoggleFile
{
    QString title;   ///< of the dialog
    QString name;    ///< proposed
    QString filter;  ///< for the dialog
    /// What is written to a file of that name, on a worker thread.
    std::function<QByteArray(const QString& name)> bytes;
};

/// Grids of connected letters: the grid at the left, and at the right its words, what other
/// letters would be worth, a game against the clock, the search for the best grid, and rules.
class BogglePanel : public QWidget
{
    Q_OBJECT

public:
    BogglePanel(BoggleDesk& desk, BogglePlay& play, BoggleHunt& hunt, JobService& jobs,
                QWidget* parent = nullptr);

    void setLexiconName(const QString& name);
    void focusBoard();

public slots:
    void copyGrid() const;
    void copyWords() const;
    void copyWordsCsv() const;
    void copyPicture() const;
    void pasteGrid();
    void exportWords();
    void exportGrids();
    void exportPicture();

signals:
    void openLexiconRequested();
    void exportRequested(const ui::BoggleFile& file);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    // boggle_panel_controls.cpp
    [[nodiscard]] QWidget* buildLeft();
    [[nodiscard]] QWidget* buildDice();
    [[nodiscard]] QWidget* buildSize();
    void buildShare();
    void connectParts();

    // boggle_panel.cpp
    void followGrid();
    void followChoices();
    void followDesk();
    void followOffer();
    void chooseDice();
    void roll();
    void shake();
    void startPlay(bool rollFirst, int milliseconds);
    void typed();
    void typedDone();
    void askOffer();
    void tell(const QString& problem);
    [[nodiscard]] QString hint() const;
    /// No square has a letter.
    [[nodiscard]] bool isEmpty() const;

    BoggleDesk& m_desk;
    BogglePlay& m_play;
    BoggleHunt& m_hunt;
    QComboBox* m_dice;
    QSpinBox* m_seed;
    QToolButton* m_roll;
    QToolButton* m_shake;
    QSpinBox* m_rows;
    QSpinBox* m_columns;
    QToolButton* m_share;
    QLineEdit* m_text;
    QLabel* m_problem;
    QLabel* m_totals;
    BoggleBoardEntry* m_board;
    QTabWidget* m_tabs;
    BoggleWordsTab* m_words;
    BoggleOfferTab* m_offer;
    BogglePlayTab* m_game;
    BoggleSearchTab* m_search;
    BoggleBoundTab* m_bound;
    BoggleRulesTab* m_rules;
    QMenu* m_shareMenu;
    QList<QAction*> m_wordActions;  ///< that would tell the words
    bool m_showing = false;
};

}  // namespace ui
