// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace engine {

/// Puts a few numbers in order without asking which is the greater: what comes of such questions
/// can't be foretold, and a wrong guess costs more than to compare each with all at once.
class BoggleOrder
{
public:
    /// `keys` are below 2^31. There is room for a few more behind the `count` that are meant.
    void set(const std::vector<std::uint32_t>& keys, std::size_t count);

    /// How many more there must be room for.
    static constexpr std::size_t kRoom = 15;

    /// Indices of the keys, the least key first; of equal ones only the first.
    [[nodiscard]] std::span<const std::uint32_t> numbers() const
    {
        return std::span(m_numbers).first(m_count);
    }

private:
    void setFew(const std::uint32_t* keys, std::size_t count);
    void setMany(const std::uint32_t* keys, std::size_t count);

    std::vector<std::uint32_t> m_ranks;
    std::vector<std::uint64_t> m_sorted;
    std::vector<std::uint32_t> m_numbers;
    std::size_t m_count = 0;
};

}  // namespace engine
