// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/replace_question.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace ui {

bool mayReplace(QWidget* parent, const QString& text)
{
    QMessageBox box(QMessageBox::Warning,
                    // Short, as the window is: no manager has to cut it.
                    QCoreApplication::translate("ui::ReplaceQuestion", "Replace"), text,
                    QMessageBox::Cancel, parent);
    box.setObjectName(QStringLiteral("mayReplace"));
    const QPushButton* replace =
        box.addButton(QCoreApplication::translate("ui::ReplaceQuestion", "&Replace"),
                      QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == replace;
}

}  // namespace ui
