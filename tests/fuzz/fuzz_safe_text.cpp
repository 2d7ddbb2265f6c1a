// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include "engine/base/safe_text.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::Input input(data, size);
    fuzz::require(!isFormula(spreadsheetCell(input.text)));
    const std::string shown = terminalText(input.text);
    for (const char c : shown) {
        const auto byte = static_cast<unsigned char>(c);
        fuzz::require((byte >= 0x20 || c == '\n' || c == '\t') && byte != 0x7f);
    }
    fuzz::require(terminalText(shown) == shown);
    return 0;
}
