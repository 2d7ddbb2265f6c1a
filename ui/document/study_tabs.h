// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QList>

#include "ui/document/study_state.h"

namespace ui {

/// The tabs that are open behind the one that is seen, each with what it showed when it was left.
class StudyTabs
{
public:
    static constexpr int kNone = -1;

    /// Of a tab to be opened behind all others.
    [[nodiscard]] int newNumber() { return m_newNumber++; }
    /// What the tab showed; null where there is none behind with this number. Valid until the next
    /// change.
    [[nodiscard]] const StudyState* find(int tab) const;
    [[nodiscard]] bool isEmpty() const { return m_left.empty(); }
    /// Of all tabs, in the order in which they were opened; `present` is the one that is seen.
    [[nodiscard]] QList<int> numbers(int present) const;
    /// The one that comes to the front when this one is closed there: the one behind it, else the
    /// last. Only when there are any.
    [[nodiscard]] const StudyState& successorOf(int tab) const;
    /// The state was seen until now; what is seen now is in the tab `present`. `gone` isn't there
    /// any more, kNone when all stay.
    void leave(const StudyState& state, int present, int gone);

private:
    std::map<int, StudyState> m_left;
    int m_newNumber = 1;
};

}  // namespace ui
