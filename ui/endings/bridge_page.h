// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/endings/bridge_run.h"
#include "ui/endings/ending_page.h"

class QTreeWidget;

namespace ui {

/// What candidates come to in a simulation whose games end in endgames.
class BridgePage : public EndingPage
{
    Q_OBJECT

public:
    BridgePage();

    void setRun(EndingRun* run) override;
    void refresh() override;
    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString detail() const override;
    [[nodiscard]] Progress progress() const override;
    [[nodiscard]] Said line() const override { return {}; }
    [[nodiscard]] Said answer() const override;
    void focusTable() override;

private:
    [[nodiscard]] const engine::SimulatedCandidate* current() const;

    BridgeRun* m_run = nullptr;
    bool m_filling = false;
    bool m_chosen = false;  ///< a row, by a person
    QTreeWidget* m_table;
};

}  // namespace ui
