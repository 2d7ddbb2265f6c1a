// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/word_table.h"

#include "engine/lexicon/word_walk.h"

namespace engine {

WordTable::WordTable(const LetterGraph& words)
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
        all.placeSets.resize(all.setAtPlace(length, 0));
    }
    std::array<std::uint32_t, kMaxDim + 1> next{};
    static_cast<void>(WordWalk(words, [&](std::span<const Tile> word) {
                          if (word.size() >= m_ofLength.size()) return;
                          OfLength& all = m_ofLength[word.size()];
                          const std::uint32_t number = next[word.size()]++;
                          std::ranges::copy(word, all.letters.data() + number * word.size());
                          LetterSet seen = 0;
                          std::size_t place = 0;
                          for (const Tile letter : word) {
                              const std::size_t copies = (seen & letterBit(letter)) != 0 ? 2 : 1;
                              seen |= letterBit(letter);
                              const std::uint64_t bit = std::uint64_t{1} << number % 64;
                              all.sets[all.setAt(letter, copies) + number / 64] |= bit;
                              all.placeSets[all.setAtPlace(place++, letter) + number / 64] |= bit;
                          }
                      }).run());
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
