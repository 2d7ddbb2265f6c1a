// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/movegen/recorders.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <span>
#include <utility>

namespace engine {
namespace {

/// A move as what it is sorted by: ascending keys are descending equities. The low half is its place.
std::uint64_t itemOf(const RankedMove& ranked, std::size_t place)
{
    const std::uint32_t key = ~(static_cast<std::uint32_t>(ranked.equity.millis) ^ 0x80000000U);
    return std::uint64_t{key} << 32 | place;
}

constexpr int kDigitBits = 9;
constexpr std::size_t kBuckets = std::size_t{1} << kDigitBits;

std::size_t digitOf(std::uint64_t item, std::size_t digit)
{
    return item >> (32 + digit * kDigitBits) & (kBuckets - 1);
}

/// Sorts by the lowest digits of the high halves, ascending and stable.
template <std::size_t kDigits>
void sortByDigits(std::vector<std::uint64_t>& items)
{
    std::array<std::array<std::uint32_t, kBuckets>, kDigits> places{};
    for (const std::uint64_t item : items)
        for (std::size_t digit = 0; digit < kDigits; ++digit) ++places[digit][digitOf(item, digit)];
    std::vector<std::uint64_t> sorted(items.size());
    for (std::size_t digit = 0; digit < kDigits; ++digit) {
        std::uint32_t sum = 0;
        for (std::uint32_t& place : places[digit]) sum += std::exchange(place, sum);
        for (const std::uint64_t item : items) sorted[places[digit][digitOf(item, digit)]++] = item;
        items.swap(sorted);
    }
}

/// Sorts by the high halves, `range` being the greatest of them. Equities of one position lie close
/// together, so that two digits are enough for nearly all.
void sortByKey(std::vector<std::uint64_t>& items, std::uint32_t range)
{
    if (range == 0) return;
    if (range >> 2 * kDigitBits == 0) sortByDigits<2>(items);
    else if (range >> 3 * kDigitBits == 0) sortByDigits<3>(items);
    else sortByDigits<4>(items);
}

/// A move among others of its equity.
struct Tied
{
    std::uint64_t order;  ///< ascending in the order of ranksBefore(), as far as it goes
    std::uint64_t item;
};

/// Score, then what a move says first: most moves of one equity differ in these, so that one number
/// tells them apart and each move is read once.
std::uint64_t orderAmongTies(const Move& move)
{
    static_assert(kMaxDim < 32 && kMaxRackSize < 32);
    constexpr int kFar = 0x7fff;
    // Scores that far out tell nothing more: such moves are compared themselves.
    if (move.score.points <= -kFar) [[unlikely]]
        return UINT64_MAX;
    if (move.score.points >= kFar) [[unlikely]]
        return 0;
    std::uint64_t order = static_cast<std::uint16_t>(kFar - move.score.points);
    order = order << 2 | static_cast<std::uint8_t>(move.kind);
    order = order << 1 | static_cast<std::uint8_t>(move.direction);
    order = order << 5 | move.row;
    order = order << 5 | move.column;
    order = order << 5 | move.length;
    order = order << 5 | move.tilesPlayed;
    order = order << 8 | move.tiles[0];
    order = order << 8 | move.tiles[1];
    return order << 8 | move.tiles[2];
}

/// Puts moves of one equity into their order.
class TieSorter
{
public:
    explicit TieSorter(std::span<const RankedMove> moves) : m_moves(moves) {}

    void sort(std::span<std::uint64_t> items)
    {
        constexpr std::size_t kFew = 16;
        if (items.size() <= kFew) {
            std::array<Tied, kFew> tied;
            insertAll(items, tied.data());
            return;
        }
        m_tied.clear();
        for (const std::uint64_t item : items) m_tied.push_back(tiedOf(item));
        std::sort(m_tied.begin(), m_tied.end(),
                  [this](const Tied& a, const Tied& b) { return isBefore(a, b); });
        for (std::size_t i = 0; i < items.size(); ++i) items[i] = m_tied[i].item;
    }

private:
    [[nodiscard]] const RankedMove& moveOf(std::uint64_t item) const
    {
        return m_moves[item & UINT32_MAX];
    }
    [[nodiscard]] Tied tiedOf(std::uint64_t item) const
    {
        return {orderAmongTies(moveOf(item).move), item};
    }
    [[nodiscard]] bool isBefore(const Tied& a, const Tied& b) const
    {
        return a.order != b.order ? a.order < b.order : ranksBefore(moveOf(a.item), moveOf(b.item));
    }
    void insertAll(std::span<std::uint64_t> items, Tied* tied) const
    {
        for (std::size_t i = 0; i < items.size(); ++i) {
            const Tied next = tiedOf(items[i]);
            std::size_t place = i;
            for (; place > 0 && isBefore(next, tied[place - 1]); --place)
                tied[place] = tied[place - 1];
            tied[place] = next;
        }
        for (std::size_t i = 0; i < items.size(); ++i) items[i] = tied[i].item;
    }

    std::span<const RankedMove> m_moves;
    std::vector<Tied> m_tied;
};

/// Goes through items, and shows the moves that they stand for.
class MoveOfItem
{
public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = RankedMove;
    using difference_type = std::ptrdiff_t;
    using pointer = const RankedMove*;
    using reference = const RankedMove&;

    MoveOfItem() = default;
    MoveOfItem(const std::uint64_t* item, const RankedMove* moves) : m_item(item), m_moves(moves) {}

    reference operator*() const { return m_moves[*m_item & UINT32_MAX]; }
    MoveOfItem& operator++()
    {
        ++m_item;
        return *this;
    }
    MoveOfItem operator++(int)
    {
        MoveOfItem before = *this;
        ++m_item;
        return before;
    }
    friend bool operator==(const MoveOfItem& a, const MoveOfItem& b)
    {
        return a.m_item == b.m_item;
    }

private:
    const std::uint64_t* m_item = nullptr;
    const RankedMove* m_moves = nullptr;
};

}  // namespace

std::vector<RankedMove> sorted(std::span<const RankedMove> moves)
{
    // Moves are five times as large as items: sort these, then ties, and move the moves once.
    std::vector<std::uint64_t> items(moves.size());
    std::size_t count = 0;
    std::uint64_t least = UINT64_MAX;
    std::uint64_t greatest = 0;
    // The pass has the greatest key; it must not stretch the range of the others.
    std::optional<std::size_t> pass;
    for (std::size_t place = 0; place < moves.size(); ++place) {
        if (moves[place].move.kind == MoveKind::Pass) {
            pass = place;
            continue;
        }
        const std::uint64_t item = itemOf(moves[place], place);
        least = std::min(least, item);
        greatest = std::max(greatest, item);
        items[count++] = item;
    }
    items.resize(count);
    if (count > 0) {
        const std::uint64_t base = least & ~std::uint64_t{UINT32_MAX};
        for (std::uint64_t& item : items) item -= base;
        sortByKey(items, static_cast<std::uint32_t>((greatest - base) >> 32));
    }
    TieSorter ties(moves);
    for (std::size_t first = 0; first < count;) {
        std::size_t end = first + 1;
        while (end < count && items[end] >> 32 == items[first] >> 32) ++end;
        if (end - first > 1) ties.sort(std::span(items).subspan(first, end - first));
        first = end;
    }
    if (pass) items.push_back(*pass);
    // Made at once: to append them one by one adds 0.7 % to all that such a list takes.
    return {MoveOfItem(items.data(), moves.data()),
            MoveOfItem(items.data() + items.size(), moves.data())};
}

void AllMoves::makeRoom()
{
    constexpr std::size_t kFew = 1024;
    m_places.resize(std::max(kFew, 2 * m_places.size()));
}

}  // namespace engine
