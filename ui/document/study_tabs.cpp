// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/study_tabs.h"

#include <algorithm>

namespace ui {

const StudyState* StudyTabs::find(int tab) const
{
    const auto found = m_left.find(tab);
    return found == m_left.end() ? nullptr : &found->second;
}

QList<int> StudyTabs::numbers(int present) const
{
    QList<int> all{present};
    for (const auto& [tab, state] : m_left) all.push_back(tab);
    std::sort(all.begin(), all.end());
    return all;
}

const StudyState& StudyTabs::successorOf(int tab) const
{
    const auto next = m_left.upper_bound(tab);
    return next == m_left.end() ? m_left.rbegin()->second : next->second;
}

void StudyTabs::leave(const StudyState& state, int present, int gone)
{
    if (state.tab != present) m_left.insert_or_assign(state.tab, state);
    m_left.erase(present);
    m_left.erase(gone);
}

}  // namespace ui
