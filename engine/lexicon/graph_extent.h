// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "engine/base/result.h"
#include "engine/lexicon/kwg.h"
#include "engine/rules/alphabet.h"

namespace engine {

/// More words than any language needs. A damaged or hostile graph of a few nodes can hold more
/// than a walk over them would ever get through.
inline constexpr std::int64_t kMostWords = 50'000'000;
/// More than this are believed only of a graph with as many nodes: whoever searches a lexicon keeps
/// tables of its words, which take several times as much memory as such a graph, but thousands of
/// times as much as a hostile one of a few hundred bytes.
inline constexpr std::int64_t kMostWordsOfFewNodes = 8'000'000;

/// Refuses with OutOfRange what is sound but can't be a lexicon: more than kMostWords words, or more
/// than kMostWordsOfFewNodes and than its nodes, or one of more than kLongestWord letters. To be
/// asked before a walk over all words. Errors name `file`.
[[nodiscard]] Result<void> checkExtent(const Kwg& kwg, const std::string& file = {});

/// Refuses with WrongLexicon a graph that was made for fewer letters than the alphabet has, as far
/// as that can be told: a graph names no alphabet, but a large one that never uses the last two
/// letters has numbers that mean other ones.
[[nodiscard]] Result<void> checkLetters(const Kwg& kwg, const Alphabet& alphabet,
                                        const std::string& file = {});

}  // namespace engine
