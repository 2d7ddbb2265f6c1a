// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <cstdlib>

#include "engine/game/cgp.h"
#include "engine/lexicon/lexicon.h"
#include "engine/rules/catalogue.h"

namespace bench {

/// There is nothing to measure without it.
template <class T>
T require(engine::Result<T> result)
{
    if (!result) {
        std::fprintf(stderr, "%s\n", result.error().toString().c_str());
        std::exit(1);
    }
    return std::move(*result);
}

inline engine::LexiconPtr openLexicon()
{
    const auto rules = require(engine::catalogue::rules("english"));
    return require(engine::Lexicon::open(TILEWRIGHT_LEXICON, rules->alphabet, false));
}

/// The middle of a game, a rack of seven.
inline engine::Position midGame()
{
    constexpr const char* kCgp =
        "5E9/5M9/5B9/5O9/4ELEVATOR3/5D9/5E9/3WINCE7/15/15/15/15/15/15/15 IORSSTT/ 73/122 0";
    const auto rules = require(engine::catalogue::rules("english"));
    return require(engine::readCgp(kCgp, rules, openLexicon())).position;
}

}  // namespace bench
