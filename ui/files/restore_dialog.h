// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>
#include <QStringList>

#include "ui/document/autosave.h"

class QLabel;
class QPushButton;
class QTableWidget;

namespace ui {

/// What earlier runs left unsaved, newest first, to be opened or thrown away.
class RestoreDialog : public QDialog
{
    Q_OBJECT

public:
    RestoreDialog(const std::vector<Autosave::LeftWork>& works, QWidget* parent);

signals:
    /// In the order of the list; the dialog has closed.
    void openRequested(const QStringList& files);
    void discardRequested(const QStringList& files);

private:
    void addRow(int row, const Autosave::LeftWork& work);
    [[nodiscard]] QStringList chosen(bool readableOnly) const;
    void follow();
    void discard();

    QTableWidget* m_table;
    QLabel* m_hint;
    QPushButton* m_open;
    QPushButton* m_discard;
};

}  // namespace ui
