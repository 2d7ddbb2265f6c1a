// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/study_documents.h"

namespace ui {

void StudyDocuments::begin(StudyState& state)
{
    state.turnTime.reset();
    state.document = m_documents.empty() ? 0 : m_documents.rbegin()->first + 1;
    m_documents[state.document] = {{}, {}, state};
}

bool StudyDocuments::isModified(const StudyState& state) const
{
    const StudyDocument& known = at(state.document);
    return !known.kept || !sameContent(*known.kept, state);
}

void StudyDocuments::leave(const StudyState& state, int present)
{
    if (state.document == present) return;
    m_left.erase(present);
    if (isModified(state)) m_left.insert_or_assign(state.document, state);
}

std::vector<StudyState> StudyDocuments::leftModified() const
{
    std::vector<StudyState> states;
    for (const auto& [number, state] : m_left)
        if (isModified(state)) states.push_back(state);
    return states;
}

}  // namespace ui
