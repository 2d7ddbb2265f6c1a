// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/replace_question.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace ui {

namespace {

/// The title is short, as the window is: no manager has to cut it.
bool agreesTo(QWidget* parent, const QString& name, const QString& title, const QString& deed,
              const QString& text)
{
    QMessageBox box(QMessageBox::Warning, title, text, QMessageBox::Cancel, parent);
    box.setObjectName(name);
    const QPushButton* agree = box.addButton(deed, QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == agree;
}

}  // namespace

bool mayReplace(QWidget* parent, const QString& text)
{
    return agreesTo(parent, QStringLiteral("mayReplace"),
                    QCoreApplication::translate("ui::ReplaceQuestion", "Replace"),
                    QCoreApplication::translate("ui::ReplaceQuestion", "&Replace"), text);
}

bool mayThrowAway(QWidget* parent, const QString& text)
{
    return agreesTo(parent, QStringLiteral("mayThrowAway"),
                    QCoreApplication::translate("ui::ReplaceQuestion", "Throw Away"),
                    QCoreApplication::translate("ui::ReplaceQuestion", "&Throw Away"), text);
}

}  // namespace ui
