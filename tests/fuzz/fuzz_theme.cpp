// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz_window.h"
#include "ui/theme/theme_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fuzz::needApplication();
    const auto theme = ui::readTheme(fuzz::bytesOf(data, size));
    if (!theme) {
        fuzz::require(!theme.error().toString().empty());
        return 0;
    }
    fuzz::require(theme->line >= 0 && theme->line <= 0.2);
    (void)ui::weakContrasts(*theme);
    const QByteArray written = ui::writeTheme(*theme);
    const auto again = ui::readTheme(written);
    fuzz::require(again.has_value() && ui::writeTheme(*again) == written);
    return 0;
}
