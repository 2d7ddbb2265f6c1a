// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/settings.h"
#include "tests/fuzz/fuzz_support.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::Input input(data, size);
    const auto settings = app::Settings::parse(input.text, "fuzz");
    if (settings) fuzz::require(settings->threads >= 0 && settings->threads <= 1024);
    else fuzz::require(!settings.error().toString().empty());
    return 0;
}
