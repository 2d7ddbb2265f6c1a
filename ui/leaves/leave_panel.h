// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QTimer>
#include <QWidget>

#include "ui/document/shown_study.h"
#include "ui/leaves/leave_list_model.h"
#include "ui/leaves/synergy_model.h"
#include "ui/work/newest_job.h"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace ui {

class LeaveControls;
class LeaveTablePage;
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

    [[nodiscard]] QWidget* buildSynergyPage();
    [[nodiscard]] QWidget* buildEmptyPage();
    void connectParts();
    void followStudy();
    void readBook();
    void setBook(const LeaveBookPtr& book);
    void showPage();
    /// Asks a new question, after a pause in which more may be typed.
    void askSoon();
    void ask();
    /// What the rack's tiles are worth; nothing when they are no leave of the table.
    [[nodiscard]] std::optional<double> rackPoints() const;
    void showAnswer(const LeaveSelectionPtr& selection);
    void judgeRack();
    void showRack();
    void showPair(const QModelIndex& cell);

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
    bool m_upToDate = false;

    LeaveControls* m_controls;
    QStackedWidget* m_stack;
    LeaveTablePage* m_table;
    SynergyView* m_matrix;
    QLabel* m_pair;
    QLabel* m_hint;
    QPushButton* m_openFirst;
    QLabel* m_rackText;
};

}  // namespace ui
