// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>

#include "engine/board/position.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/rules/rack.h"

namespace engine {

/// How lucky a draw was.
struct DrawLuck
{
    double points = 0;  ///< the best static equity with the tiles drawn, less the mean of all draws
    double error = 0;   ///< standard error, as the mean is that of a sample
    int drawn = 0;      ///< tiles
};

/// Weighs draws: each is compared with others from the tiles that its player didn't see. Owns the
/// memory of a move generator; one per thread.
class DrawWeigher
{
public:
    /// Draws that a draw is compared with.
    static constexpr int kSamples = 100;

    /// Null leaves: every leave is worth 0.
    explicit DrawWeigher(KlvPtr leaves);
    ~DrawWeigher();

    /// Of the tiles that the mover drew to those that he had kept; his whole rack must be known.
    /// Nothing when he drew none, or doesn't hold what he had kept. The same question gives the
    /// same answer.
    [[nodiscard]] std::optional<DrawLuck> weigh(const Position& position, const Leave& kept,
                                                const std::stop_token& stop = {});

private:
    struct Work;
    std::unique_ptr<Work> m_work;
};

}  // namespace engine
