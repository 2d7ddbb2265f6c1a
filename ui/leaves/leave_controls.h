// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "engine/rules/rack.h"
#include "engine/words/leave_query.h"

class QLineEdit;
class QToolButton;

namespace ui {

class LeaveToggle;

/// What is asked about leaves, and in which form they are shown; files are opened and written from
/// here too.
class LeaveControls : public QWidget
{
    Q_OBJECT

public:
    explicit LeaveControls(QWidget* parent = nullptr);

    /// Not the synergies.
    [[nodiscard]] bool isTable() const;
    [[nodiscard]] bool isNear() const;
    /// Tiles and conditions; its order and lengths are not chosen here. What is near is near to
    /// `rack`.
    [[nodiscard]] engine::Result<engine::LeaveQuery> query(const engine::Alphabet& alphabet,
                                                           const engine::Rack& rack) const;
    /// There are leaves to ask for; `exportable`: and to be written.
    void setReady(bool ready, bool exportable);
    /// Without a rack nothing is near to it.
    void setRackKnown(bool known);
    /// The search is shown.
    [[nodiscard]] bool canSearch() const;
    /// With all of its text selected.
    void focusSearch();

signals:
    void pageChosen();
    /// The question is another one.
    void changed();
    /// From the search to the list.
    void listWanted();
    void openRequested();
    void exportRequested();

private:
    void connectParts();

    LeaveToggle* m_table;
    LeaveToggle* m_synergies;
    QLineEdit* m_search;
    LeaveToggle* m_contains;
    LeaveToggle* m_near;
    QToolButton* m_open;
    QToolButton* m_export;
};

}  // namespace ui
