// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/base/result.h"

namespace engine {

/// How the score went on in many games, by how much was left of them: for each number of tiles
/// that the player on turn doesn't see, how often he has gained this many points on his opponent by
/// the end. Counts add up, so that tables of several series can be merged.
///
/// The file is text:
///
///     tilewright win counts 1
///     rack=7                     tiles on a full rack
///     games=200000               played
///     <name>=<value>             any number of lines that say where the counts come from
///                                (an empty line)
///     85<TAB>-310<TAB>1 0 2 ...  tiles unseen, the least gain, how often it and each greater
///                                one occurred; tiles unseen ascending
class WinCounts
{
public:
    /// With which the names of its files end.
    static constexpr std::string_view kEnding = ".winpct";
    /// More tiles than any game has; gains beyond count as just so much.
    static constexpr int kMostUnseen = 1000;
    static constexpr int kMostSwing = 4000;

    struct Row
    {
        int unseen = 0;
        int least = 0;                     ///< the gain that the first count is for
        std::vector<std::int64_t> counts;  ///< the first and the last are not 0
        friend bool operator==(const Row&, const Row&) = default;
    };

    WinCounts() = default;
    /// `rackSize` 1..21.
    explicit WinCounts(int rackSize) : m_rackSize(rackSize) {}

    [[nodiscard]] int rackSize() const { return m_rackSize; }
    [[nodiscard]] std::int64_t games() const { return m_games; }
    /// All counts together: turns of the games.
    [[nodiscard]] std::int64_t turns() const;
    /// Ascending; without those that never occurred.
    [[nodiscard]] std::vector<Row> rows() const;

    /// `swing`: what the player on turn gains on his opponent from now to the end.
    void add(int unseen, Score swing);
    void addGame() { ++m_games; }
    /// Fails with OutOfRange when the racks differ in size, or the sums would be too large.
    [[nodiscard]] Result<void> merge(const WinCounts& other);

    /// Names and values of what is noted in the file.
    using Notes = std::vector<std::pair<std::string, std::string>>;
    [[nodiscard]] std::string toText(const Notes& notes = {}) const;
    /// What the file says under this name; empty when that is nothing. It goes no further than
    /// these counts: merging keeps the notes as they are, and toText() writes its own.
    [[nodiscard]] std::string_view note(std::string_view name) const;
    /// Malformed errors carry the line.
    [[nodiscard]] static Result<WinCounts> parse(std::string_view text,
                                                 const std::string& file = {});
    [[nodiscard]] static Result<WinCounts> open(const std::filesystem::path& path);

    friend bool operator==(const WinCounts& a, const WinCounts& b)
    {
        return a.m_rackSize == b.m_rackSize && a.m_games == b.m_games && a.rows() == b.rows();
    }

private:
    /// Counts of one number of unseen tiles.
    struct Histogram
    {
        int least = 0;                     ///< the gain that the first count is for
        std::vector<std::int64_t> counts;  ///< of each gain from there on, as far as was needed

        /// The count of a gain within the bounds; makes room for it.
        [[nodiscard]] std::int64_t& at(int swing);
    };
    [[nodiscard]] Histogram& histogram(int unseen);

    int m_rackSize = 7;
    std::int64_t m_games = 0;
    std::vector<Histogram> m_histograms;  ///< by unseen tiles
    Notes m_notes;
};

/// Whether a text that begins with this line is a file of win counts, of whatever version.
[[nodiscard]] bool isWinCountsLine(std::string_view line);

}  // namespace engine
