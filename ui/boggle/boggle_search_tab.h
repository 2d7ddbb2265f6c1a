// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/boggle/boggle_desk.h"
#include "ui/boggle/boggle_hunt.h"
#include "ui/widgets/cell_table_model.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTableView;

namespace ui {

class BoggleBoardView;
class ScorePlot;

/// The search for the best grid of the desk's size: what squares may have, the best grids so far
/// and how the score grew.
class BoggleSearchTab : public QWidget
{
    Q_OBJECT

public:
    BoggleSearchTab(BoggleDesk& desk, BoggleHunt& hunt, QWidget* parent = nullptr);
    ~BoggleSearchTab() override;

    [[nodiscard]] const CellTableModel& model() const { return m_model; }

signals:
    void gridChosen(const engine::BoggleGrid& grid);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// In the order of the choice.
    enum Source { AllLetters, TheseLetters, Dice };

    void buildControls();
    void buildResults();
    void start();
    void followDesk();
    void followHunt();
    void showFound();
    /// How far the search is, with which lexicon, and whether that is the one of the desk.
    void showStatus();
    void showGrid();
    void use(int row);
    void tell(const QString& problem);

    BoggleDesk& m_desk;
    BoggleHunt& m_hunt;
    CellTableModel m_model;
    std::vector<engine::RankedGrid> m_listed;
    QComboBox* m_source;
    QLineEdit* m_letters;
    QSpinBox* m_seed;
    QPushButton* m_start;
    QPushButton* m_pause;
    QPushButton* m_stop;
    QPushButton* m_use;
    QLabel* m_problem;
    QLabel* m_status;
    BoggleBoardView* m_view;
    ScorePlot* m_plot;
    QTableView* m_table;
};

}  // namespace ui
