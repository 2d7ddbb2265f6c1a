// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/document/study_state.h"

class QAction;
class QSpinBox;

namespace ui {

/// Which game of a file, or which position of a text, is seen: a number that can be changed, between
/// the commands that go one back and one on. Hidden while there is one only.
class PartStepper : public QWidget
{
    Q_OBJECT

public:
    explicit PartStepper(QWidget* parent = nullptr);

    /// As buttons at both sides.
    void setActions(QAction* previous, QAction* next);
    void show(SeenPart part, bool isGame);

signals:
    void chosen(int number);  ///< from 0

private:
    QSpinBox* m_number;
};

}  // namespace ui
