// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/movegen/whole_rack_words.h"

#include <algorithm>
#include <bit>

namespace engine {
namespace {

/// About as many blocks of words are looked through in the time that one key takes to be found.
constexpr std::size_t kBlocksForKey = 20;
constexpr std::size_t kWordsOfBlock = 256;

std::uint64_t keyOf(std::span<const Tile> letters)
{
    std::uint64_t key = 0;
    for (const Tile letter : letters) key += AnagramFilter::key(letter);
    return key;
}

/// Calls visit(number) for the words of this key. Keys are as good as drawn at random: a word
/// stands near its key's share of all, and the search goes on from there.
template <class Visit>
void forEachOfKey(const WordTable& words, std::size_t length, std::uint64_t key, Visit visit)
{
    const std::uint32_t count = words.count(length);
    const auto isBefore = [&](std::uint32_t number) {
        return keyOf(words.word(length, number)) < key;
    };
    auto begin = static_cast<std::uint32_t>((key >> 32) * count >> 32);
    std::uint32_t end = begin;
    // How far from there is about the root of their number.
    const std::uint32_t step = std::uint32_t{1} << std::bit_width(count) / 2;
    if (begin < count && isBefore(begin)) {
        do {
            begin = end + 1;
            end += std::min(step, count - end);
        } while (end < count && isBefore(end));
    } else {
        while (begin > 0) {
            const std::uint32_t before = begin - std::min(step, begin);
            if (isBefore(before)) {
                begin = before + 1;
                break;
            }
            begin = end = before;
        }
    }
    // Somewhere from begin to end is the first that isn't before.
    while (begin < end) {
        const std::uint32_t middle = begin + (end - begin) / 2;
        if (isBefore(middle)) begin = middle + 1;
        else end = middle;
    }
    for (; begin < count && keyOf(words.word(length, begin)) == key; ++begin) visit(begin);
}

}  // namespace

void WholeRackWords::begin(const Rack& rack, const WordTable& words, const AnagramFilter& anagrams)
{
    m_words = &words;
    m_anagrams = &anagrams;
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
    const auto add = [this](std::uint32_t number) { m_numbers.push_back(number); };
    const std::span<const Tile> known(letters.begin(), end);
    const std::size_t blanks = m_tiles - m_letterCount;
    const std::size_t kinds = m_words->letterKinds(length);
    const std::size_t blocks = m_words->count(length) / kWordsOfBlock;
    if (blanks == 0) {
        forEachOfKey(*m_words, length, keyOf(known), add);
    } else if (blanks == 1 && (m_anagrams->knowsWords() || kinds * kBlocksForKey < blocks)) {
        // The filter leaves one or two letters, and looks at a block for each.
        const std::uint64_t others = keyOf(known);
        for (std::size_t letter = 1; letter < kinds; ++letter) {
            const std::uint64_t all = others + AnagramFilter::key(static_cast<Tile>(letter));
            if (m_anagrams->mayBeWord(all, 0)) forEachOfKey(*m_words, length, all, add);
        }
    } else {
        m_words->forEachWith(length, known, add);
    }
    m_answers.push_back({key, length, first, m_numbers.size() - first});
    return std::span(m_numbers).subspan(first);
}

}  // namespace engine
