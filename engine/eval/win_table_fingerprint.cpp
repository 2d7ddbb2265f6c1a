// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/win_table_fingerprint.h"

#include <bit>
#include <cstdint>

#include "engine/base/random.h"

namespace engine {

std::string winTableFingerprint(const WinTable* table)
{
    if (table == nullptr) return "estimate";
    constexpr int kMostUnseen = 93;
    constexpr int kMostLead = 200;
    std::uint64_t number = 0;
    for (int unseen = 1; unseen <= kMostUnseen; ++unseen)
        for (int lead = -kMostLead; lead <= kMostLead; lead += 5)
            number = mix64(number ^
                           std::bit_cast<std::uint64_t>(table->chance({lead}, unseen).percent()));
    return std::to_string(number);
}

}  // namespace engine
