// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/handbook/handbook.h"

class QLineEdit;
class QListWidget;

namespace ui {

class HandbookView;

/// The handbook beside the window: contents and search at the left, the page at the right.
class HandbookWindow : public QDialog
{
    Q_OBJECT

public:
    HandbookWindow(Handbook handbook, QWidget* parent);

    /// Shows the page, and the window in front; the first page where there is none of that name.
    void showPage(const QString& page);
    [[nodiscard]] HandbookView* view() { return m_view; }
    [[nodiscard]] const Handbook& handbook() const { return m_handbook; }

private:
    void list();
    void mark(const QString& page);

    Handbook m_handbook;
    QLineEdit* m_search;
    QListWidget* m_contents;
    HandbookView* m_view;
};

}  // namespace ui
