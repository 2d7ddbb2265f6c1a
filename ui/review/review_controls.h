// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/review/game_reviewer.h"

class QAction;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QProgressBar;
class QSpinBox;
class QToolButton;

namespace ui {

/// How thoroughly the next review is made, and how far the one under way is.
class ReviewControls : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewControls(GameReviewer& reviewer, QWidget* parent = nullptr);

    /// The commands, as buttons that are there while turns are searched.
    void setActions(QAction* pause, QAction* stop);

private:
    [[nodiscard]] QWidget* buildSettings();
    void showChoice();
    void showProgress();
    void choose();

    GameReviewer& m_reviewer;
    QProgressBar* m_progress;
    QToolButton* m_pause;
    QToolButton* m_stop;
    QComboBox* m_depth;
    QToolButton* m_gear;
    QDoubleSpinBox* m_seconds = nullptr;
    QSpinBox* m_seed = nullptr;
    QCheckBox* m_infer = nullptr;
    bool m_showing = false;
};

}  // namespace ui
