// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <string>

#include <CLI/CLI.hpp>

#include "app/cli/console.h"
#include "engine/base/result.h"
#include "engine/search/inference.h"

namespace app {

/// How moves of opponents are read.
struct InferenceOptions
{
    std::string strength = "expert";
    double temperature = 0;  ///< 0 = what belongs to the strength
    double trust = 90;       ///< percent
    std::int64_t racks = 30'000;
    double seconds = std::numeric_limits<double>::infinity();

    void apply(engine::InferenceQuestion& question, std::uint64_t seed) const;
};

/// --strength, --temperature, --trust, --racks and --infer-seconds.
/// Each of them needs `reading`, where the command doesn't read a move without it.
void addInferenceOptions(CLI::App& command, InferenceOptions& options,
                         CLI::Option* reading = nullptr);

/// Reads a move, within the limits of the options.
[[nodiscard]] engine::Result<engine::StatePtr<engine::InferenceState>>
runInference(const engine::InferenceQuestion& question, const InferenceOptions& options,
             const engine::TaskContext& context, LongWork& work);

}  // namespace app
