// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "engine/base/random.h"
#include "engine/boggle/boggle_dice.h"
#include "engine/boggle/boggle_grid.h"
#include "engine/boggle/boggle_ranking.h"
#include "engine/boggle/boggle_solver.h"

namespace engine {

/// What an annealer may put on the squares.
struct BoggleSupply
{
    BoggleSize size;
    std::vector<BoggleFace> faces;       ///< all that there are, each once
    std::vector<std::uint32_t> weights;  ///< how often each is tried on a square, added up
    /// With dice each square has one, and its faces only; indices in `faces`. Else empty.
    std::vector<std::vector<std::uint16_t>> dice;
};

/// Letters that begin more words are tried more often.
[[nodiscard]] BoggleSupply boggleSupply(const BoggleGraph& graph, BoggleSize size,
                                        std::vector<BoggleFace> faces);
[[nodiscard]] BoggleSupply boggleSupply(const BoggleDice& dice);

struct BoggleRunOptions
{
    int steps = 80'000;
    std::size_t keep = 20;  ///< grids in best()
};

/// One run of simulated annealing from a random grid, then uphill from the best one to where no
/// single change and no exchange of two squares brings more. A plain state: it can be left between
/// any two steps and goes on as if nothing had been.
class BoggleAnnealer
{
public:
    /// `supply` stays with the caller.
    BoggleAnnealer(const BoggleSupply& supply, std::uint64_t seed, const BoggleRunOptions& options);

    /// Goes on for this many steps or to the end, or until `stop`. True when it has come to its
    /// end, where it also is as soon as it has found `target` points.
    [[nodiscard]] bool advance(BoggleSolver& solver, int steps, std::int64_t target,
                               const std::stop_token& stop);

    [[nodiscard]] const BoggleRanking& best() const { return m_best; }
    [[nodiscard]] const BoggleGrid& grid() const { return m_grid; }
    [[nodiscard]] BoggleScore score() const { return m_score; }
    /// Grids that were scored so far, those that it remembered not counted.
    [[nodiscard]] std::int64_t gridsScored() const { return m_scored; }

private:
    struct Remembered
    {
        std::uint64_t key = 0;
        BoggleScore score;
    };
    struct Place
    {
        BoggleScore score;
        std::vector<std::uint16_t> faces;
        std::vector<std::uint16_t> dice;
    };
    struct Change
    {
        std::size_t square = 0;
        std::size_t other = 0;  ///< the same square when a face changes
        std::uint16_t face = 0;
    };

    [[nodiscard]] Change drawChange();
    void apply(const Change& change);
    [[nodiscard]] std::uint64_t keyAfter(const Change& change) const;
    [[nodiscard]] std::uint16_t drawFace(std::size_t square);
    [[nodiscard]] std::int64_t drawLoss();
    void setFace(std::size_t square, std::uint16_t face);
    /// Nothing when it was stopped.
    [[nodiscard]] std::optional<BoggleScore> scoreOf(BoggleSolver& solver, std::uint64_t key,
                                                     const std::stop_token& stop);
    [[nodiscard]] bool step(BoggleSolver& solver, const std::stop_token& stop);
    [[nodiscard]] bool climb(BoggleSolver& solver, const std::stop_token& stop);
    [[nodiscard]] bool climbOn(BoggleSolver& solver, std::size_t square,
                               const std::stop_token& stop);
    [[nodiscard]] bool tryChange(BoggleSolver& solver, const Change& change,
                                 const std::stop_token& stop);

    const BoggleSupply* m_supply;
    Random m_random;
    int m_steps;
    int m_done = 0;
    bool m_started = false;
    BoggleGrid m_grid;
    BoggleScore m_score;
    std::vector<std::uint16_t> m_faces;  ///< by square, indices in the supply
    std::vector<std::uint16_t> m_dice;   ///< by square
    std::uint64_t m_key = 0;
    std::vector<Remembered> m_memory;
    std::int64_t m_scored = 0;
    BoggleRanking m_best;
    Place m_peak;                 ///< the best so far
    std::optional<Place> m_foot;  ///< where the way uphill begins
};

}  // namespace engine
