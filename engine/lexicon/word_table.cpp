// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/word_table.h"

#include "engine/lexicon/anagram_filter.h"
#include "engine/lexicon/word_walk.h"

namespace engine {
namespace {

/// The words, `length` letters each, in the order of their keys. These are as good as drawn at
/// random, so that most words come to their place by the key's share of all.
std::vector<Tile> byKey(const std::vector<Tile>& letters, std::size_t length)
{
    struct Keyed
    {
        std::uint64_t key = 0;
        std::uint32_t number = 0;
    };
    const std::size_t count = letters.size() / length;
    std::vector<std::uint64_t> keys(count, 0);
    for (std::size_t number = 0; number < count; ++number)
        for (std::size_t i = 0; i < length; ++i)
            keys[number] += AnagramFilter::key(letters[number * length + i]);
    const auto placeOf = [count](std::uint64_t key) { return (key >> 32) * count >> 32; };
    std::vector<std::uint32_t> ends(count + 1, 0);
    for (const std::uint64_t key : keys) ++ends[placeOf(key) + 1];
    for (std::size_t place = 0; place < count; ++place) ends[place + 1] += ends[place];
    std::vector<Keyed> keyed(count);
    for (std::size_t number = 0; number < count; ++number)
        keyed[ends[placeOf(keys[number])]++] = {keys[number], static_cast<std::uint32_t>(number)};
    std::vector<Tile> ordered(letters.size());
    for (std::size_t i = 0; i < count; ++i) {
        const Keyed moved = keyed[i];
        std::size_t at = i;
        for (; at > 0 && keyed[at - 1].key > moved.key; --at) keyed[at] = keyed[at - 1];
        keyed[at] = moved;
    }
    for (std::size_t i = 0; i < count; ++i)
        std::copy_n(letters.begin() + static_cast<std::ptrdiff_t>(keyed[i].number * length), length,
                    ordered.begin() + static_cast<std::ptrdiff_t>(i * length));
    return ordered;
}

}  // namespace

WordTable::WordTable(const LetterGraph& words, bool places)
{
    std::size_t kinds = 0;  ///< of letters, the number 0 included
    m_complete = WordWalk(words, [&](std::span<const Tile> word) {
                     if (word.size() >= m_ofLength.size()) return;
                     ++m_ofLength[word.size()].count;
                     for (const Tile letter : word)
                         kinds = std::max<std::size_t>(kinds, letter + 1);
                 }).run();
    if (!m_complete) {
        m_ofLength = {};
        return;
    }
    for (std::size_t length = 1; length < m_ofLength.size(); ++length) {
        OfLength& all = m_ofLength[length];
        all.blocks = (all.count + kBlockBits - 1) / kBlockBits;
        all.letters.resize(all.count * length);
        all.kinds = kinds;
        all.sets.resize(all.setAt(static_cast<Tile>(kinds), 1));
        if (places) all.placeSets.resize(all.setAtPlace(length, 0));
    }
    std::array<std::uint32_t, kMaxDim + 1> next{};
    static_cast<void>(WordWalk(words, [&](std::span<const Tile> word) {
                          if (word.size() >= m_ofLength.size()) return;
                          const std::uint32_t number = next[word.size()]++;
                          std::ranges::copy(word, m_ofLength[word.size()].letters.data() +
                                                      number * word.size());
                      }).run());
    for (std::size_t length = 1; length < m_ofLength.size(); ++length) {
        OfLength& all = m_ofLength[length];
        all.letters = byKey(all.letters, length);
        for (std::uint32_t number = 0; number < all.count; ++number) {
            LetterSet seen = 0;
            std::size_t place = 0;
            for (const Tile letter : word(length, number)) {
                const std::size_t copies = (seen & letterBit(letter)) != 0 ? 2 : 1;
                seen |= letterBit(letter);
                const std::uint64_t bit = std::uint64_t{1} << number % 64;
                all.sets[all.setAt(letter, copies) + number / 64] |= bit;
                if (places) all.placeSets[all.setAtPlace(place++, letter) + number / 64] |= bit;
            }
        }
    }
}

std::size_t WordTable::bytes() const
{
    std::size_t sum = 0;
    for (const OfLength& words : m_ofLength)
        sum += words.letters.size() * sizeof(Tile) +
               (words.sets.size() + words.placeSets.size()) * sizeof(std::uint64_t);
    return sum;
}

}  // namespace engine
