// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include <QTimer>
#include <QWidget>

#include "engine/words/leave_query.h"
#include "ui/leaves/leave_list_model.h"

class QButtonGroup;
class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;

namespace ui {

/// Leaves as a table, with how many tiles they have and in which order they come; the best and the
/// worst of them, how many there are, and a bar while they are looked for.
class LeaveTablePage : public QWidget
{
    Q_OBJECT

public:
    /// The model is not owned and outlives it.
    explicit LeaveTablePage(LeaveListModel& model, QWidget* parent = nullptr);

    /// Offers numbers of tiles up to this one.
    void setLongest(int tiles);
    /// Puts in what is chosen here: lengths and order.
    void complete(engine::LeaveQuery& query) const;
    /// The model has the answer.
    void showAnswer();
    /// The bar comes when it takes longer than a moment.
    void setBusy(bool busy);
    /// Empty = there is no problem.
    void tell(const QString& problem);
    void focusTable();

signals:
    /// Lengths or order are others.
    void changed();

private:
    void buildTable();
    void offer(QPushButton& button, const QString& name, std::optional<std::uint32_t> leave) const;
    void goTo(std::optional<std::uint32_t> leave);

    LeaveListModel& m_model;
    QButtonGroup* m_lengths;  ///< ids are numbers of tiles
    bool m_andMore = false;   ///< the last one stands for more too
    QHBoxLayout* m_lengthRow;
    QPushButton* m_best;
    QPushButton* m_worst;
    QLabel* m_count;
    QLabel* m_problem;
    QProgressBar* m_busy;
    QTableView* m_table;
    QTimer m_busyTimer;
};

}  // namespace ui
