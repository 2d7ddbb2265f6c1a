// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/output/game_export.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace ui {

/// In which form a game is exported, and what of it.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// `unreviewed`: why it can't be reviewed; empty when it can.
    explicit ExportDialog(const QString& unreviewed, QWidget* parent = nullptr);

    [[nodiscard]] ExportForm form() const;
    /// Puts what was chosen into a request.
    void fill(ExportRequest& request) const;
    /// For a file dialog.
    [[nodiscard]] QString filter() const;

private:
    void showForm();

    QComboBox* m_form;
    QLabel* m_about;
    QCheckBox* m_boards;
    QCheckBox* m_notes;
    QCheckBox* m_review;
};

}  // namespace ui
