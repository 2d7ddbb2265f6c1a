// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bench_checksum.h"

namespace app {

std::string Checksum::text() const
{
    std::string text = "0x";
    for (int shift = 60; shift >= 0; shift -= 4)
        text += "0123456789abcdef"[(m_state >> shift) & 15];
    return text;
}

}  // namespace app
