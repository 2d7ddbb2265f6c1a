// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/boggle/boggle_desk.h"
#include "ui/widgets/cell_table_model.h"

class QLabel;
class QTableView;

namespace ui {

/// What each letter on the cursor's square would make of the grid.
class BoggleOfferTab : public QWidget
{
    Q_OBJECT

public:
    explicit BoggleOfferTab(QWidget* parent = nullptr);
    ~BoggleOfferTab() override;

    /// Null: nothing is known; `hint` says why.
    void setOffer(const BoggleOfferPtr& offer, const QString& hint);
    [[nodiscard]] const CellTableModel& model() const { return m_model; }

signals:
    /// The user wants the face on the square (Enter, double click).
    void faceChosen(int square, const engine::BoggleFace& face);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choose(int row);

    CellTableModel m_model;
    BoggleOfferPtr m_offer;
    QLabel* m_square;
    QTableView* m_table;
};

}  // namespace ui
