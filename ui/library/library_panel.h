// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QElapsedTimer>
#include <QPointer>
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
class QProgressBar;
class QSpinBox;
class QStandardItemModel;
class QTableView;
class QToolButton;

namespace ui {

class ColumnFit;

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
    /// What is selected, in the order of the table.
    [[nodiscard]] QList<LibraryRow> selected() const;

signals:
    /// Of a turn, `turn` is its number.
    void openRequested(const ui::LibraryRow& row);
    void selectionChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What a column of short texts needs.
    [[nodiscard]] int widthOf(int column) const;
    /// Players and files get what room the other columns leave; where that is too little, columns
    /// of which one looks at last give way.
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
    /// An import or a review that has begun.
    void followJob(Job* job);
    void showProgress();
    void showReport(const ImportReport& report);
    void showReviewed(const ReviewReport& report);
    void endJob(const QStringList& parts, const QStringList& failures);
    void writeTags();

    GameLibrary& m_library;
    LibraryModel m_model;
    LibraryTurnModel m_turns;
    QLineEdit* m_text;
    QLineEdit* m_player;
    QLineEdit* m_word;
    QComboBox* m_what;  ///< games or turns
    QLineEdit* m_rack;
    QComboBox* m_mistake;
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
    QHBoxLayout* m_buttons;
    QLineEdit* m_tags;  ///< of what is selected
    QWidget* m_jobRow;
    QLabel* m_jobText;
    QProgressBar* m_jobBar;
    QPointer<Job> m_job;  ///< that the row is about
    QTimer m_searchTimer;
    QElapsedTimer m_sinceSearch;
    QTimer m_progressTimer;
    bool m_stale = true;  ///< what is shown is not what would be found
};

}  // namespace ui
