// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QSlider;

namespace ui {

class Settings;

/// The page of the settings that is about the board: labels, coordinates, notation, marks. What is
/// chosen takes effect at once and is remembered.
class BoardPage : public QWidget
{
    Q_OBJECT

public:
    explicit BoardPage(Settings& settings, QWidget* parent = nullptr);

signals:
    /// This many of the moves made last are to be outlined; remembered already.
    void outlinedMovesChosen(int count);

private:
    void applyLabels();
    void applyLook();
    void applyOutlines();

    Settings& m_settings;
    QComboBox* m_labels;
    QComboBox* m_names;
    QComboBox* m_places;
    QCheckBox* m_allSides;
    QCheckBox* m_owners;
    QSlider* m_outlined;
    QLabel* m_outlinedText;
};

}  // namespace ui
