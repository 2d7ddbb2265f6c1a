// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/file_kind.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/eval/win_counts.h"
#include "engine/game/game_format.h"
#include "engine/lexicon/klv_file.h"
#include "engine/lexicon/leave_table.h"
#include "engine/lexicon/macondo_dawg.h"
#include "engine/lexicon/text_source.h"
#include "engine/rules/rules_reader.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

/// A kind of text that is no game, told by the first line that says anything.
struct TextKind
{
    FileKind kind;
    bool (*recognise)(std::string_view line);
};

constexpr TextKind kWinTable{FileKind::WinTable, isWinCountsLine};
constexpr std::array<TextKind, 2> kOtherTexts{
    TextKind{FileKind::Rules, rules_text::isSectionLine},
    TextKind{FileKind::Leaves, isLeaveCsvLine},
};

/// Names that decide where the content is nothing definite.
struct Ending
{
    std::string_view ending;
    FileKind kind;
};
constexpr std::array<Ending, 3> kEndings{
    Ending{".klv", FileKind::Leaves},
    Ending{".klv2", FileKind::Leaves},
    Ending{WinCounts::kEnding, FileKind::WinTable},
};

FileKind kindOf(const GameFormat& format)
{
    return format.holds == GameFormat::Holds::Positions ? FileKind::Position : FileKind::Game;
}

FileKind kindOfText(std::string_view text)
{
    const std::string_view line = text::firstMeaningfulLine(text);
    if (kWinTable.recognise(line)) return kWinTable.kind;
    if (const GameFormat* format = certainGameFormatOf(text)) return kindOf(*format);
    for (const TextKind& other : kOtherTexts)
        if (other.recognise(line)) return other.kind;
    return FileKind::WordList;
}

std::optional<FileKind> kindByName(const std::filesystem::path& path)
{
    if (const GameFormat* format = gameFormatFor(path)) return kindOf(*format);
    for (const Ending& known : kEndings)
        if (text::hasEnding(path, known.ending)) return known.kind;
    return std::nullopt;
}

}  // namespace

FileKind fileKindOf(std::span<const std::byte> content)
{
    // Position and rules files are small and plain; what is packed or in UTF-16 is a list.
    if (isCompressed(content) || hasUtf16Mark(content)) return FileKind::WordList;
    if (isMacondoGraph(content) || !knownOtherKind(content).empty()) return FileKind::WordGraph;
    if (!text::isText(content)) return isKlv(content) ? FileKind::Leaves : FileKind::WordGraph;
    constexpr std::size_t kLookedAt = 65536;
    return kindOfText({reinterpret_cast<const char*>(content.data()),
                       std::min<std::size_t>(content.size(), kLookedAt)});
}

Result<FileKind> kindOfFile(const std::filesystem::path& path)
{
    const auto blob = FileBlob::open(path);
    if (!blob) return failure(blob.error());
    if (blob->bytes().empty())
        return failure(ErrorCode::Malformed, say("the file is empty"), {fileNameUtf8(path)});
    const FileKind kind = fileKindOf(blob->bytes());
    // A text that is no position, in a file that should be one, is a wrong position rather than
    // a list of words.
    const bool unsure = kind == FileKind::WordList || kind == FileKind::WordGraph;
    return unsure ? kindByName(path).value_or(kind) : kind;
}

}  // namespace engine
