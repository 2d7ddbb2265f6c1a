// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include "tests/fuzz/fuzz_window.h"
#include "ui/game/note_pictures.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fuzz::needApplication();
    const QImage image = ui::decodedPicture(std::string(reinterpret_cast<const char*>(data), size));
    fuzz::require(qint64{image.width()} * image.height() <= ui::kMostPicturePoints);
    return 0;
}
