// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include <QWidget>

#include "ui/boggle/boggle_play.h"
#include "ui/widgets/cell_table_model.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableView;

namespace ui {

/// A game against the clock: type words, then see what was found, missed and invalid. Until time
/// is up nothing tells which words there are.
class BogglePlayTab : public QWidget
{
    Q_OBJECT

public:
    explicit BogglePlayTab(BogglePlay& play, QWidget* parent = nullptr);
    ~BogglePlayTab() override;

    /// Whether a game can be started.
    void setReady(bool ready);
    [[nodiscard]] const CellTableModel& model() const { return m_model; }

signals:
    /// Start a game; `roll` first.
    void startRequested(bool roll, int milliseconds);
    void pathWanted(const std::vector<std::uint8_t>& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// In the order of the choice.
    enum Show { ShowAll, ShowFound, ShowMissed, ShowInvalid };
    /// What stands in a row of the result.
    struct Line
    {
        Show kind = ShowFound;
        std::size_t index = 0;  ///< in what was said, or in the words
    };

    void buildControls();
    void followPlay();
    void showClock();
    void showSaid();
    void showResult();
    void say();
    void takeBack();
    void showPath(int row);
    void tell(const QString& problem);
    [[nodiscard]] QString verdictText(engine::BoggleVerdict verdict) const;

    BogglePlay& m_play;
    CellTableModel m_model;
    std::vector<Line> m_lines;  ///< of the result, by source row
    bool m_ready = false;
    QSpinBox* m_minutes;
    QCheckBox* m_roll;
    QPushButton* m_start;
    QPushButton* m_finish;
    QPushButton* m_giveUp;
    QLabel* m_clock;
    QProgressBar* m_left;
    QLineEdit* m_entry;
    QLabel* m_problem;
    QLabel* m_summary;
    QComboBox* m_show;
    QTableView* m_table;
};

}  // namespace ui
