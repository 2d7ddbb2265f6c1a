// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/lexpert_lxd.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::Input input(data, size);
    (void)readLexpert(input.bytes, fuzz::alphabetOf("english"), {}, {}, {1000, 10'000});
    return 0;
}
