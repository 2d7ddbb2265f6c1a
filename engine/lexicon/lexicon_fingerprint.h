// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/lexicon/lexicon_fwd.h"

namespace engine {

/// By which lexicons are told from each other: the SHA-256 of the word graph.
[[nodiscard]] std::string lexiconFingerprint(const Lexicon& lexicon);
/// The same for leave values: "none" for null.
[[nodiscard]] std::string leavesFingerprint(const Klv* leaves);

}  // namespace engine
