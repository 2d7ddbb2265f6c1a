// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "app/cli/bench_support.h"
#include "engine/board/position.h"
#include "engine/eval/static_evaluator.h"

namespace app {

/// A position whose moves are generated, and what values them.
struct GenerationWork
{
    engine::Position position;
    engine::StaticEvaluator evaluator;
};

/// One of the ways to generate: makes the moves of a position and hands them out.
class Generation
{
public:
    /// `mode`: "best", "top15", "all" (ranked moves) or "raw" (all, without evaluation).
    [[nodiscard]] static std::unique_ptr<Generation> of(const std::string& mode);

    Generation() = default;
    Generation(const Generation&) = delete;
    Generation& operator=(const Generation&) = delete;
    virtual ~Generation() = default;

    /// Returns how many moves were kept.
    virtual std::size_t run(const GenerationWork& work) = 0;
    /// Adds what the latest run kept.
    virtual void addTo(Checksum& checksum) = 0;
};

}  // namespace app
