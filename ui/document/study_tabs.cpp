// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "ui/document/study.h"

namespace ui {

QList<int> Study::tabs() const
{
    QList<int> all{m_state.tab};
    for (const auto& [tab, state] : m_tabs) all.push_back(tab);
    std::sort(all.begin(), all.end());
    return all;
}

const StudyState& Study::tab(int tab) const
{
    return tab == m_state.tab ? m_state : m_tabs.at(tab);
}

void Study::openTab()
{
    const engine::Position& present = *m_state.position;
    auto position =
        engine::Position::create(present.rulesPtr(), present.lexiconPtr(), present.playerCount());
    if (!position) return;
    StudyState state = m_state;
    setAlone(state, std::move(*position), {}, {});
    state.tab = m_newTab++;
    const int opened = state.tab;
    pushTab(std::move(state), tr("new tab"), opened, kNoTab);
}

void Study::goToTab(int tab)
{
    const auto found = m_tabs.find(tab);
    if (found != m_tabs.end()) pushTab(found->second, tr("other tab"), kNoTab, kNoTab);
}

void Study::closeTab(int tab)
{
    if (m_tabs.empty() || (tab != m_state.tab && !m_tabs.count(tab))) return;
    const int present = m_state.tab;
    const auto next = m_tabs.upper_bound(tab);
    const int after = tab != present         ? present
                      : next != m_tabs.end() ? next->first
                                             : m_tabs.rbegin()->first;
    m_undoStack.beginMacro(tr("close tab"));
    goToTab(tab);
    pushTab(m_tabs.at(after), tr("close tab"), kNoTab, tab);
    m_undoStack.endMacro();
}

}  // namespace ui
