// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QTimer>
#include <QWidget>

#include "ui/document/shown_study.h"
#include "ui/leaves/leave_list_model.h"
#include "ui/leaves/synergy_model.h"
#include "ui/work/newest_job.h"

class QButtonGroup;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace ui {

class SynergyView;

/// The leave values of the study: a table to search and sort, and what pairs of tiles are worth
/// together. Reads them when it is seen; everything that takes time is a job.
class LeavePanel : public QWidget
{
    Q_OBJECT

public:
    LeavePanel(JobService& jobs, const ShownStudy& shown, QWidget* parent = nullptr);
    ~LeavePanel() override;

    /// The tiles that stay on the rack, or the whole rack.
    void setRack(const engine::Rack& rack);
    [[nodiscard]] const LeaveListModel& model() const { return m_model; }
    /// Shows what is asked for now, not what was asked before.
    [[nodiscard]] bool isUpToDate() const { return m_upToDate; }

public slots:
    void focusSearch();

signals:
    void openRequested();
    void exportRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// In the order of the stack.
    enum Page { TablePage, SynergyPage, EmptyPage };

    // leave_panel_controls.cpp
    [[nodiscard]] QWidget* buildTablePage();
    [[nodiscard]] QWidget* buildSynergyPage();
    [[nodiscard]] QWidget* buildEmptyPage();
    void connectParts();
    void makeLengthChips();

    // leave_panel.cpp
    void followStudy();
    void readBook();
    void setBook(const LeaveBookPtr& book);
    void showPage();
    /// Asks a new question, after a pause in which more may be typed.
    void askSoon();
    void ask();
    /// Nothing when what is typed can't be read.
    [[nodiscard]] std::optional<engine::LeaveQuery> query();
    /// What the rack's tiles are worth; nothing when they are no leave of the table.
    [[nodiscard]] std::optional<double> rackPoints() const;
    void showAnswer(const LeaveSelectionPtr& selection);
    void judgeRack();
    void showRack();
    void showPair(const QModelIndex& cell);
    void tell(const QString& problem);
    void goTo(std::optional<std::uint32_t> leave);

    const ShownStudy& m_shown;
    LeaveListModel m_model;
    SynergyModel m_synergy;
    LeaveBookPtr m_book;
    std::optional<engine::Error> m_unreadable;
    engine::Rack m_rack;
    std::optional<engine::LeaveStanding> m_standing;  ///< of the rack's tiles, once it is known
    NewestJob m_readJob;
    NewestJob m_askJob;
    NewestJob m_rackJob;
    QTimer m_askTimer;
    QTimer m_busyTimer;
    bool m_upToDate = false;

    QStackedWidget* m_stack;
    QToolButton* m_tablePage;
    QToolButton* m_synergyPage;
    QLineEdit* m_search;
    QToolButton* m_contains;
    QToolButton* m_near;
    QButtonGroup* m_lengths;  ///< ids are numbers of tiles, the last one stands for more too
    QHBoxLayout* m_lengthRow;
    QPushButton* m_best;
    QPushButton* m_worst;
    QLabel* m_count;
    QLabel* m_problem;
    QLabel* m_rackText;
    QProgressBar* m_busy;
    QTableView* m_table;
    SynergyView* m_matrix;
    QLabel* m_pair;
    QLabel* m_hint;
    QToolButton* m_export;
};

}  // namespace ui
