// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include "ui/library/game_library.h"
#include "ui/library/library_model.h"
#include "ui/library/library_turn_model.h"

class QAction;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QSpinBox;
class QStandardItemModel;
class QTableView;
class QToolButton;

namespace ui {

class ColumnFit;
class LibraryJobRow;

/// The library of games and positions: what to look for, what was found, an import under way.
class LibraryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LibraryPanel(GameLibrary& library, QWidget* parent = nullptr);
    ~LibraryPanel() override;

    void addActions(const QList<QAction*>& actions);
    [[nodiscard]] QTableView* table() { return m_table; }
    void focusSearch();
    /// Another way to begin an action than its button, in a menu of that button.
    void addChoices(QAction& action, const QList<QAction*>& choices);
    /// What can be done with the rows that are selected, as the menu of the table.
    void setRowActions(const QList<QAction*>& actions);
    /// What would have been better, and why, isn't shown: somebody looks for it.
    void setConcealed(bool concealed);
    /// Looks for mistakes, if it isn't for turns.
    void seekMistakes();
    /// The next (1) or previous (-1) turn of the list as it is ordered; of games, that of the
    /// mistakes in them. When the list comes later, so does the turn. Answered by stepped().
    /// With `answerable`, turns of which the review says that nothing is better are left out.
    void step(int direction, bool answerable = false);
    /// Whether that can be asked of the selected turn.
    [[nodiscard]] bool asksForBetter() const;
    /// Turns are looked for, not games.
    [[nodiscard]] bool listsTurns() const { return findsTurns(); }
    /// The turns selected, or all that are listed when one or none is; without those of which the
    /// review says that nothing is better. Empty of games.
    [[nodiscard]] QList<LibraryTurnRow> questions() const;
    /// How many turns questions() leaves out of those selected or listed.
    [[nodiscard]] int turnsWithoutQuestion() const;
    /// Says so, and why; empty where there are none.
    [[nodiscard]] QString leftOutText() const;
    /// What is selected, in the order of the table.
    [[nodiscard]] QList<LibraryRow> selected() const;

signals:
    /// Of a turn, `turn` is its number.
    void openRequested(const ui::LibraryRow& row);
    void selectionChanged();
    /// There is none any more where the row has no turn.
    void stepped(const ui::LibraryRow& row);
    /// The review that rests is to go on.
    void reviewResumed();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What a column of short texts needs.
    [[nodiscard]] int widthOf(int column) const;
    /// The width without which a column can't be read.
    [[nodiscard]] int neededBy(int column) const;
    /// In none of the rows there is anything.
    [[nodiscard]] bool saysNothing(int column) const;
    [[nodiscard]] int leastForFile() const;
    /// The columns without which one can do, the first to go first.
    [[nodiscard]] QList<int> givingWay() const;
    /// Players and files get what room the other columns leave; where that is too little, columns
    /// of which one looks at last give way, and before them those that say nothing.
    void shareWidth();
    void takeModel(QAbstractItemModel& model);
    [[nodiscard]] QWidget* makeMoreFields();
    /// Fields that are seldom filled in are there where there is room, or when they are wanted.
    void shareHeight();
    void showMoreFields(bool shown);
    /// How many of the seldom ones say something.
    [[nodiscard]] int moreFieldsUsed() const;
    void search();
    void showPage(const LibraryPage& page, const QStringList& lexicons,
                  const QList<LibraryStore::TagCount>& tags);
    [[nodiscard]] bool findsTurns() const;
    /// Of what is shown, game or turn.
    [[nodiscard]] const LibraryRow& rowAt(int index) const;
    /// Games or turns, as they are looked for.
    void useModel();
    void showSelection();
    void makeStep(int direction, bool answerable);
    /// The turns selected, or all that are listed when one or none is.
    [[nodiscard]] QList<int> turnsMeant() const;
    /// The review knows nothing better than what was played: it was the best, or can't be judged.
    [[nodiscard]] static bool isNoQuestion(const LibraryTurnRow& row);
    void writeTags();

    GameLibrary& m_library;
    LibraryModel m_model;
    LibraryTurnModel m_turns;
    QLineEdit* m_text;
    QLineEdit* m_player;
    QLineEdit* m_word;
    QComboBox* m_what;  ///< games, turns or mistakes
    QLineEdit* m_rack;
    QComboBox* m_mistake;
    QComboBox* m_reason;
    QComboBox* m_phase;
    QComboBox* m_lexicon;
    QLineEdit* m_from;
    QLineEdit* m_to;
    QLineEdit* m_tag;
    QStandardItemModel* m_knownTags;
    QCheckBox* m_marked;
    QSpinBox* m_blunders;
    QDoubleSpinBox* m_lost;
    QToolButton* m_moreButton;
    QWidget* m_more = nullptr;
    std::optional<bool> m_moreWanted;  ///< nothing = as there is room
    QLabel* m_count;
    QTableView* m_table;
    std::unique_ptr<ColumnFit> m_fit;
    int m_emptyRoom = 0;  ///< what the columns take that say nothing
    QHBoxLayout* m_buttons;
    QLineEdit* m_tags;  ///< of what is selected
    LibraryJobRow* m_jobRow;
    int m_pendingStep = 0;
    bool m_pendingAnswerable = false;
    bool m_concealed = false;
    QTimer m_searchTimer;
    QElapsedTimer m_sinceSearch;
    bool m_stale = true;  ///< what is shown is not what would be found
};

}  // namespace ui
