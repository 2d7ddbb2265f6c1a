// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace ui {

class ActionRegistry;

/// Every command with its keys and what it does.
class KeysDialog : public QDialog
{
    Q_OBJECT

public:
    KeysDialog(const ActionRegistry& registry, QWidget* parent);
};

}  // namespace ui
