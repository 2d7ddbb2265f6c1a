// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>

#include "engine/search/inference.h"
#include "ui/commands/window_feature.h"
#include "ui/document/study_fwd.h"
#include "ui/work/running_search.h"

class QAction;
class QDockWidget;
class QMainWindow;

namespace ui {

class CoveredPanel;
class InferencePanel;
class JobService;
class LiveAnalysis;
class Settings;
class ShownStudy;
class Simulations;

/// What the opponent's last move tells of the tiles that he kept, and its use in a simulation, which
/// is made of it only when it is asked for.
class InferenceFeature : public WindowFeature
{
    Q_OBJECT

public:
    struct Services
    {
        JobService& jobs;
        const ShownStudy& shown;
        const LiveAnalysis& analysis;
        Simulations& simulations;
        Settings& settings;
    };
    /// Lives as long as the window.
    InferenceFeature(const Services& services, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    [[nodiscard]] QList<WindowDock> docks() const override;
    /// Makes it if nobody has seen it yet.
    [[nodiscard]] InferencePanel* panel();

private:
    using StatePtr = std::shared_ptr<const engine::InferenceState>;
    /// A reading, and what it was made of.
    struct Reading
    {
        PositionPtr now;  ///< that it is for
        QString move;
        StatePtr state;
    };

    [[nodiscard]] QWidget* makePanel();
    void infer();
    void follow();
    void followRun();
    void use(bool on);
    /// Gives the simulations what is read, as far as it is trusted.
    void tellSimulations();
    void showReading();
    [[nodiscard]] bool isOfShown(const Reading& reading) const;
    [[nodiscard]] bool isHidden() const;
    /// About the turn before the one in view, without settings; nothing where it can't be read.
    [[nodiscard]] std::optional<engine::InferenceQuestion> question() const;
    [[nodiscard]] QString hint() const;

    Services m_services;
    QMainWindow& m_window;
    InferencePanel* m_panel = nullptr;  ///< null until it is first seen
    CoveredPanel* m_cover;              ///< over it while nothing is to be read
    QDockWidget* m_dock;
    QAction* m_infer = nullptr;
    QAction* m_use = nullptr;
    std::optional<Reading> m_reading;  ///< the newest
    RunningSearch<engine::InferenceState> m_search;
};

}  // namespace ui
