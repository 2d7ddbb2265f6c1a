// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/boggle/boggle_desk.h"
#include "ui/boggle/boggle_hunt.h"
#include "ui/boggle/boggle_play.h"
#include "ui/boggle/boggle_share.h"

class QLabel;
class QSplitter;
class QTabWidget;

namespace ui {

class BoggleBoardEntry;
class BoggleBoundTab;
class BoggleControls;
class BoggleOfferTab;
class BogglePlayTab;
class BoggleRulesTab;
class BoggleSearchTab;
class BoggleStepsTab;
class BoggleWordsTab;

/// Grids of connected letters: the grid at the left, and at the right its words, what other
/// letters would be worth, a game against the clock, the search for the best grid, how words are
/// found, and rules.
class BogglePanel : public QWidget
{
    Q_OBJECT

public:
    BogglePanel(BoggleDesk& desk, BogglePlay& play, BoggleHunt& hunt, JobService& jobs,
                QWidget* parent = nullptr);

    void setLexiconName(const QString& name);
    void focusBoard();

signals:
    void openLexiconRequested();
    void exportRequested(const ui::BoggleFile& file);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    [[nodiscard]] QWidget* buildLeft();
    /// The tabs beside the grid, or below it where there is more height than width.
    void arrange(QSize room);
    void connectParts();
    void followDesk();
    void followOffer();
    void startPlay(bool rollFirst, int milliseconds);
    void askOffer();
    void askSteps();
    [[nodiscard]] QString hint() const;

    BoggleDesk& m_desk;
    BogglePlay& m_play;
    QLabel* m_totals;
    BoggleBoardEntry* m_board;
    QTabWidget* m_tabs;
    QSplitter* m_split;
    bool m_isShared = false;  ///< the room, by hand
    BoggleWordsTab* m_words;
    BoggleOfferTab* m_offer;
    BogglePlayTab* m_game;
    BoggleSearchTab* m_search;
    BoggleBoundTab* m_bound;
    BoggleStepsTab* m_steps;
    BoggleRulesTab* m_rules;
    BoggleControls* m_controls;
    BoggleShare* m_share;
};

}  // namespace ui
