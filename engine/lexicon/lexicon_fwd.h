// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

/// For headers that pass a lexicon or leave values on without looking into them, so that a change
/// of lexicon.h or klv.h compiles only what does.
namespace engine {

class Klv;
class Kwg;
class Lexicon;
struct SearchTables;

using KlvPtr = std::shared_ptr<const Klv>;
using LexiconPtr = std::shared_ptr<const Lexicon>;

}  // namespace engine
