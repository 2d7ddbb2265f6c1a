// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <set>

#include "ui/document/study_state.h"

namespace ui {

/// What was found of what is open, which only study files hold.
struct FoundAnalyses
{
    /// Of a state, to be kept with it.
    std::function<KeptAnalyses(const StudyState&)> of;
    /// The documents of which something would be lost with the program.
    std::function<std::set<int>()> unkept;
    /// A file has these of a document now.
    std::function<void(int document, const KeptAnalyses&)> markKept;
};

}  // namespace ui
