// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/game_format.h"

#include <array>

#include "engine/game/cgp_format.h"
#include "engine/game/gcg_format.h"
#include "engine/game/study_format.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

const GameFormat* firstThat(std::string_view bytes, Recognition recognition)
{
    for (const GameFormat* format : gameFormats())
        if (format->recognise(bytes) == recognition) return format;
    return nullptr;
}

}  // namespace

std::span<const GameFormat* const> gameFormats()
{
    // A GCG comes last: almost any text could be one with lines that make no sense.
    static const std::array<const GameFormat*, 3> kFormats{&studyFormat(), &cgpFormat(),
                                                           &gcgFormat()};
    return kFormats;
}

const GameFormat* gameFormatOf(std::string_view bytes)
{
    const GameFormat* certain = certainGameFormatOf(bytes);
    return certain ? certain : firstThat(bytes, Recognition::Possible);
}

const GameFormat* certainGameFormatOf(std::string_view bytes)
{
    return firstThat(bytes, Recognition::Certain);
}

const GameFormat* gameFormatFor(const std::filesystem::path& path)
{
    for (const GameFormat* format : gameFormats())
        if (text::hasEnding(path, format->ending)) return format;
    return nullptr;
}

}  // namespace engine
