// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <type_traits>
#include <vector>

#include "engine/base/result.h"

namespace engine {

/// Whether the machine has memory for a table of this size. OutOfRange when it has not.
[[nodiscard]] Result<void> checkTableMemory(std::size_t bytes);

/// For the whole program, at its start: a table that is freed goes back to the system at once. By
/// default glibc gives back smaller and smaller a part of them, the larger those were that were
/// freed before: what a large lexicon took while it was opened would stay for good.
void giveTablesBack();

/// Whether or not the machine can: memory that has not been written to yet comes in large pieces,
/// which it takes less time to hand out and to find again.
void wantLargePages(void* memory, std::size_t bytes);

/// Zeros, in large pieces.
template <class Number>
[[nodiscard]] std::vector<Number> largeTable(std::size_t size)
{
    std::vector<Number> table;
    table.reserve(size);
    wantLargePages(table.data(), size * sizeof(Number));
    table.resize(size);
    return table;
}

/// The memory of UntouchedZeros. Throws std::bad_alloc.
[[nodiscard]] void* untouchedZeroBytes(std::size_t bytes);
struct FreeZeroBytes
{
    void operator()(void* memory) const;
};
/// A large array that takes memory only where it has been written to.
template <class Item>
using UntouchedZeros = std::unique_ptr<Item[], FreeZeroBytes>;

/// Zeros, in large pieces.
template <class Item>
[[nodiscard]] UntouchedZeros<Item> untouchedZeros(std::size_t size)
{
    static_assert(std::is_trivial_v<Item>);
    return UntouchedZeros<Item>(static_cast<Item*>(untouchedZeroBytes(size * sizeof(Item))));
}

}  // namespace engine
