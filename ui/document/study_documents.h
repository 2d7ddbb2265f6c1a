// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "ui/document/study_state.h"

namespace ui {

/// Where the documents of a study are kept, and how those that are not seen were left.
class StudyDocuments
{
public:
    /// The state becomes the first one of a new document, which is kept nowhere, and gets its
    /// number.
    void begin(StudyState& state);
    [[nodiscard]] const StudyDocument& at(int number) const { return m_documents.at(number); }
    void set(int number, StudyDocument document) { m_documents[number] = std::move(document); }

    /// Whether there is anything in a state that its document doesn't keep.
    [[nodiscard]] bool isModified(const StudyState& state) const;
    /// The state was seen until now; what is seen now is of the document `present`.
    void leave(const StudyState& state, int present);
    /// The last states of all modified documents but the one that is seen.
    [[nodiscard]] std::vector<StudyState> leftModified() const;

private:
    std::map<int, StudyDocument> m_documents;
    std::map<int, StudyState> m_left;  ///< how others were when they were left, if modified
};

}  // namespace ui
