// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/foreign_graph.h"
#include "engine/lexicon/kwg.h"
#include "engine/lexicon/word_list.h"
#include "engine/rules/alphabet.h"

namespace engine {

/// Which of Macondo's two graphs.
enum class MacondoKind {
    Dawg,    ///< .dawg, begins with "cdwg"
    Gaddag,  ///< .gaddag, begins with "cgdg"
};

/// Says by the first four bytes whether it is one of them.
[[nodiscard]] bool isMacondoGraph(std::span<const std::byte> bytes);

/// The file that Macondo would read: its nodes in the order of a walk from the root, letters
/// first, the separator last. `name` is the lexicon's, at most 255 bytes. WrongLexicon when the
/// graph lacks a GADDAG that is asked for or a letter has several characters, which the format
/// can't say; OutOfRange when there are too many nodes.
[[nodiscard]] Result<std::vector<std::byte>> writeMacondoGraph(const Kwg& kwg,
                                                               const Alphabet& alphabet,
                                                               std::string_view name,
                                                               MacondoKind kind);

/// The words of either graph; sorted.
[[nodiscard]] Result<WordList> readMacondoGraph(std::span<const std::byte> bytes,
                                                const Alphabet& alphabet,
                                                const std::string& file = {},
                                                const TaskContext& context = {},
                                                const ForeignLimits& limits = {});

}  // namespace engine
