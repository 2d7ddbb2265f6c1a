// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace app {

/// FNV-1a, 64 bits, over numbers byte by byte: the same on every machine.
class Checksum
{
public:
    void add(std::int64_t number, int bytes)
    {
        for (int i = 0; i < bytes; ++i) {
            m_state ^= static_cast<std::uint64_t>(number >> (8 * i)) & 0xff;
            m_state *= 0x100000001b3ULL;
        }
    }
    [[nodiscard]] std::uint64_t value() const { return m_state; }
    /// "0x" and 16 digits.
    [[nodiscard]] std::string text() const;

private:
    std::uint64_t m_state = 0xcbf29ce484222325ULL;
};

}  // namespace app
