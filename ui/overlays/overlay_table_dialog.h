// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QTableView;

namespace ui {

class CellTableModel;
class OverlayService;

/// What the overlays show on the board, as a table: to be read, sorted, copied, written to a file.
/// Follows the board.
class OverlayTableDialog : public QDialog
{
    Q_OBJECT

public:
    /// The service must outlive the dialog.
    explicit OverlayTableDialog(OverlayService& overlays, QWidget* parent = nullptr);

    [[nodiscard]] QString csv() const;

signals:
    void exportRequested(const QString& csv);

private:
    void follow();

    OverlayService& m_overlays;
    CellTableModel* m_model;
    QTableView* m_table;
    QLabel* m_legend;
};

}  // namespace ui
