// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

#include "engine/boggle/boggle_steps.h"
#include "ui/boggle/boggle_desk.h"
#include "ui/widgets/cell_table_model.h"
#include "ui/work/newest_job.h"

class QCheckBox;
class QLabel;
class QTableView;
class QToolButton;

namespace ui {

/// How the words of a grid are found, step by step, for learners: where the tree of words and the
/// grid end a path, and why. Tells the path of the current step.
class BoggleStepsTab : public QWidget
{
    Q_OBJECT

public:
    /// That many steps are listed; the first ones.
    static constexpr std::size_t kMostSteps = 5000;

    explicit BoggleStepsTab(JobService& jobs, QWidget* parent = nullptr);
    ~BoggleStepsTab() override;

    /// What is searched; without a task `hint` says why there is none.
    void setTask(const std::optional<BoggleTask>& task, const QString& hint);

signals:
    void pathWanted(const std::vector<std::uint8_t>& path);

private:
    using StepsPtr = std::shared_ptr<const engine::BoggleSteps>;

    void show(StepsPtr steps);
    void fill();
    void goToStep(int row);
    /// The next row at which the search does something else than to go on; else one behind the last.
    [[nodiscard]] int endAfter(int row) const;
    void explain();
    [[nodiscard]] QString resultText(const engine::BoggleStep& step) const;
    [[nodiscard]] QString explanation(const engine::BoggleStep& step) const;
    [[nodiscard]] QString lettersOf(std::uint32_t mask) const;
    /// Letters of the squares beside the last one that the path doesn't have yet.
    [[nodiscard]] std::uint32_t lettersBeside(const engine::BoggleStep& step) const;
    [[nodiscard]] QString written(const engine::BoggleStep& step) const;
    [[nodiscard]] const engine::BoggleStep* stepAt(int row) const;

    std::optional<BoggleTask> m_task;
    StepsPtr m_steps;
    std::vector<std::size_t> m_shown;  ///< steps that are listed, row by row
    CellTableModel m_model;
    QLabel* m_totals;
    QTableView* m_table;
    QLabel* m_text;
    QToolButton* m_before;
    QToolButton* m_next;
    QToolButton* m_end;
    QCheckBox* m_endsOnly;
    NewestJob m_job;
};

}  // namespace ui
