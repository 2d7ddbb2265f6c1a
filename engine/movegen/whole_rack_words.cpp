// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/movegen/whole_rack_words.h"

#include <algorithm>

namespace engine {

void WholeRackWords::begin(const Rack& rack, const WordTable& words)
{
    m_words = &words;
    m_tiles = static_cast<std::size_t>(rack.total());
    m_letterCount = 0;
    for (LetterSet kinds = rack.present() & ~LetterSet{1}; kinds != 0; kinds &= kinds - 1) {
        const auto letter = static_cast<Tile>(std::countr_zero(kinds));
        for (int copy = 0; copy < rack.count(letter); ++copy) m_letters[m_letterCount++] = letter;
    }
    m_answers.clear();
    m_numbers.clear();
}

std::span<const std::uint32_t> WholeRackWords::with(std::span<const Tile> lying, std::uint64_t key)
{
    const std::size_t length = m_tiles + lying.size();
    for (const Answer& answer : m_answers)
        if (answer.key == key && answer.length == length)
            return std::span(m_numbers).subspan(answer.first, answer.count);

    std::array<Tile, 2 * kMaxDim> letters{};
    const auto end =
        std::ranges::copy(lying, std::ranges::copy_n(m_letters.begin(),
                                                     static_cast<std::ptrdiff_t>(m_letterCount),
                                                     letters.begin())
                                     .out)
            .out;
    std::sort(letters.begin(), end);
    const std::size_t first = m_numbers.size();
    m_words->forEachWith(length, std::span(letters.begin(), end),
                         [&](std::uint32_t number) { m_numbers.push_back(number); });
    m_answers.push_back({key, length, first, m_numbers.size() - first});
    return std::span(m_numbers).subspan(first);
}

}  // namespace engine
