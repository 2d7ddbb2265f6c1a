// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/table_memory.h"

#include <cstdint>
#include <cstdlib>
#include <new>

#include "engine/base/system.h"

namespace engine {

Result<void> checkTableMemory(std::size_t bytes)
{
    const std::uint64_t memory = system::memoryOfMachine();
    if (memory == 0 || bytes <= memory) return {};
    return failure(ErrorCode::OutOfRange,
                   say("a table of %1 MB is larger than the memory of this machine, %2 MB",
                       static_cast<std::int64_t>(bytes >> 20),
                       static_cast<std::int64_t>(memory >> 20)));
}

void giveTablesBack()
{
    constexpr int kTable = 1 << 20;  // bytes
    system::freeAtOnce(kTable);
}

void wantLargePages(void* memory, std::size_t bytes)
{
    system::preferLargePages(memory, bytes);
}

void* untouchedZeroBytes(std::size_t bytes)
{
    void* memory = std::calloc(bytes, 1);
    if (!memory) throw std::bad_alloc();
    wantLargePages(memory, bytes);
    return memory;
}

void FreeZeroBytes::operator()(void* memory) const
{
    std::free(memory);
}

}  // namespace engine
