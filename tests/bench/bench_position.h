// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <utility>

#include "engine/game/cgp.h"
#include "engine/lexicon/klv.h"
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

/// What the environment says, else the bundled English one.
inline engine::LexiconPtr openLexicon()
{
    const char* other = std::getenv("TILEWRIGHT_BENCH_LEXICON");
    const auto rules = require(engine::catalogue::rules("english"));
    return require(engine::Lexicon::open(other != nullptr ? other : TILEWRIGHT_LEXICON,
                                         rules->alphabet, false));
}

/// Leave values that the environment names, else none.
inline engine::KlvPtr openLeaves()
{
    const char* path = std::getenv("TILEWRIGHT_BENCH_LEAVES");
    if (path == nullptr) return nullptr;
    return std::make_shared<const engine::Klv>(require(engine::Klv::open(path)));
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
