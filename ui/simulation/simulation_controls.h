// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QVariantMap>
#include <QWidget>

#include "ui/simulation/simulation_run.h"

class QAction;
class QComboBox;
class QLabel;
class QProgressBar;
class QSpinBox;
class QToolButton;

namespace ui {

class ElidedLabel;

/// What stands above a simulation: start, pause and stop, how far it is, how sure it is, when it
/// ends, and the settings that the next one is made with.
class SimulationControls : public QWidget
{
    Q_OBJECT

public:
    explicit SimulationControls(QWidget* parent = nullptr);

    /// The commands, as buttons.
    void setActions(QAction* run, QAction* stop, QAction* again, QAction* deeper);
    /// There is something to look deeper into.
    void offerDeeper(bool offered);
    /// What the opponent can be said to play with; the choice stays if it is among them.
    /// `ofGame` is what the game itself says of them; empty = nothing else than of ours.
    void setOpponentWords(const std::vector<OpponentWords>& words, const QString& ofGame = {});
    /// What the next simulation is to be made with.
    [[nodiscard]] SimulationSettings settings() const;
    void setSettings(const SimulationSettings& settings);
    /// The same to be remembered.
    [[nodiscard]] QVariantMap choices() const;
    /// What makes no sense is left as it is.
    void choose(const QVariantMap& choices);
    /// Null = there is none.
    void setRun(const SimulationRun* run);
    /// What is said below, "stopped: 99 % sure"; also what went wrong.
    [[nodiscard]] QString statusText() const;

signals:
    /// Another rule, for the simulation under way, too.
    void stopChanged(const ui::SimulationStop& stop);
    void settingsChanged();
    /// The settings are about to be seen.
    void settingsOpened();

private:
    void build();
    [[nodiscard]] QWidget* buildSettings();
    void showStatus(const SimulationRun* run);

    std::vector<SimulationStop> m_rules;  ///< by index of m_rule
    QToolButton* m_run;
    QToolButton* m_stop;
    QToolButton* m_gear;
    QProgressBar* m_progress;
    QLabel* m_best;
    QComboBox* m_rule;
    ElidedLabel* m_status;
    QComboBox* m_plies = nullptr;
    QSpinBox* m_candidates = nullptr;
    QSpinBox* m_seed = nullptr;
    QComboBox* m_opponent = nullptr;
    std::vector<OpponentWords> m_words;  ///< by index of m_opponent
    QToolButton* m_again = nullptr;
    QToolButton* m_deeper = nullptr;
};

/// Why a simulation ended, for people; empty while it goes on.
[[nodiscard]] QString endText(const engine::SimulationState& state);

}  // namespace ui
