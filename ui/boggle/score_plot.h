// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "engine/boggle/boggle_search.h"

namespace ui {

/// The best score of a search over time: a step for each improvement.
class ScorePlot : public QWidget
{
    Q_OBJECT

public:
    using History = std::vector<engine::BoggleSearchState::Improvement>;

    explicit ScorePlot(QWidget* parent = nullptr);

    /// `seconds`: how long the search has gone on.
    void setHistory(const History& history, double seconds);
    [[nodiscard]] const History& history() const { return m_history; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    History m_history;
    double m_seconds = 0;
};

}  // namespace ui
