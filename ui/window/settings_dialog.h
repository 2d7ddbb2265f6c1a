// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/theme/theme_file.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;
class QTabWidget;

namespace ui {

class ActionRegistry;
class Session;

/// What can be chosen of how the program looks and works. Everything takes effect at once and is
/// remembered.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Page { Appearance, Board, Analysis, Files, Keys };

    SettingsDialog(Session& session, ActionRegistry& actions, QWidget* parent = nullptr);

    void showPage(Page page);

signals:
    /// The hints for beginners shall be seen again.
    void hintsWanted();
    /// This many of the moves made last are to be outlined; remembered already.
    void outlinedMovesChosen(int count);

private:
    [[nodiscard]] QWidget* appearancePage();
    [[nodiscard]] QWidget* analysisPage();
    [[nodiscard]] QWidget* filesPage();
    [[nodiscard]] QComboBox* languageChoice();
    /// Reads the own themes anew and lists all of them.
    void fillThemes();
    void applyLook();
    /// What the chosen theme lacks, if anything.
    void showThemeRemark();
    void saveTheme();
    void openThemeFolder();

    Session& m_session;
    QList<OwnTheme> m_own;
    QTabWidget* m_pages;
    QComboBox* m_theme;
    QLabel* m_themeRemark;
    QSpinBox* m_text;
    QCheckBox* m_still;
    bool m_filling = false;
};

}  // namespace ui
