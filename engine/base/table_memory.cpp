// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/table_memory.h"

#include <cstdint>
#include <cstdlib>
#include <new>

#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

namespace engine {

Result<void> checkTableMemory(std::size_t bytes)
{
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long pageSize = sysconf(_SC_PAGESIZE);
    if (pages <= 0 || pageSize <= 0) return {};  // not known
    const auto memory = static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(pageSize);
    if (bytes <= memory) return {};
    return failure(ErrorCode::OutOfRange,
                   say("a table of %1 MB is larger than the memory of this machine, %2 MB",
                       static_cast<std::int64_t>(bytes >> 20),
                       static_cast<std::int64_t>(memory >> 20)));
}

void giveTablesBack()
{
    constexpr int kTable = 1 << 20;  // bytes
    // Where there is another allocator that is no harm.
    static_cast<void>(::mallopt(M_MMAP_THRESHOLD, kTable));
}

void wantLargePages(void* memory, std::size_t bytes)
{
    // Whole pages only.
    constexpr std::size_t kPage = 4096;
    const auto from = (reinterpret_cast<std::uintptr_t>(memory) + kPage - 1) & ~(kPage - 1);
    const auto end = (reinterpret_cast<std::uintptr_t>(memory) + bytes) & ~(kPage - 1);
    if (from < end)
        static_cast<void>(
            ::madvise(reinterpret_cast<void*>(from), end - from, MADV_HUGEPAGE));  // NOLINT
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
