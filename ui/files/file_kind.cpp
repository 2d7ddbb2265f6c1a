// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/file_kind.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <string_view>
#include <system_error>

#include "engine/base/file.h"
#include "engine/lexicon/macondo_dawg.h"
#include "engine/lexicon/text_source.h"

namespace ui {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";
constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

std::uint32_t littleEndian32(std::span<const std::byte> bytes, std::size_t offset)
{
    std::uint32_t value = 0;
    for (std::size_t i = 4; i-- > 0;)
        value = (value << 8) | std::to_integer<std::uint32_t>(bytes[offset + i]);
    return value;
}

/// Number of nodes, the nodes, number of leaves, 2 or 4 bytes for each of them.
bool looksLikeLeaves(std::span<const std::byte> bytes)
{
    if (bytes.size() < 12) return false;
    const std::uint64_t graphEnd = 4 + std::uint64_t{4} * littleEndian32(bytes, 0);
    if (graphEnd + 4 > bytes.size()) return false;
    const std::uint64_t leaves = littleEndian32(bytes, static_cast<std::size_t>(graphEnd));
    const std::uint64_t rest = bytes.size() - graphEnd - 4;
    return rest == 2 * leaves || rest == 4 * leaves;
}

std::string_view firstMeaningfulLine(std::string_view text)
{
    if (text.substr(0, kByteOrderMark.size()) == kByteOrderMark)
        text.remove_prefix(kByteOrderMark.size());
    while (!text.empty()) {
        const std::size_t start = text.find_first_not_of(kBlanks);
        if (start == std::string_view::npos) return {};
        text.remove_prefix(start);
        const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
        if (line.front() != '#') return line;
        text.remove_prefix(line.size());
    }
    return {};
}

bool looksLikePosition(std::string_view line)
{
    const std::string_view board = line.substr(0, line.find_first_of(" \t"));
    const bool hasFields = board.size() < line.size();
    return hasFields && std::count(board.begin(), board.end(), '/') >= 2;
}

bool looksLikeWinTable(std::string_view line)
{
    return line.starts_with("tilewright win counts");
}

/// The braces of a study file, or in a line at the front what only a GCG has there.
bool looksLikeGame(std::string_view text)
{
    if (text.substr(0, kByteOrderMark.size()) == kByteOrderMark)
        text.remove_prefix(kByteOrderMark.size());
    const std::size_t start = text.find_first_not_of(kBlanks);
    if (start == std::string_view::npos) return false;
    if (text[start] == '{') return true;
    constexpr int kLines = 50;
    for (int line = 0; line < kLines && !text.empty(); ++line) {
        const std::string_view content =
            text.substr(std::min(text.find_first_not_of(kBlanks), text.size()));
        if (content.starts_with("#player") || content.starts_with("#character-encoding") ||
            content.starts_with('>'))
            return true;
        const std::size_t end = text.find_first_of("\r\n");
        if (end == std::string_view::npos) return false;
        text.remove_prefix(end + 1);
    }
    return false;
}

/// A section's head: "[game]".
bool looksLikeRules(std::string_view line)
{
    if (line.empty() || line.front() != '[') return false;
    const std::string_view name = line.substr(1, line.find_last_not_of(kBlanks) - 1);
    return line.find_last_not_of(kBlanks) + 1 == name.size() + 2 && line[name.size() + 1] == ']' &&
           std::all_of(name.begin(), name.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

/// "?S,31.25": no word list has a number behind a comma.
bool looksLikeLeaveTable(std::string_view line)
{
    const std::size_t comma = line.rfind(',');
    if (comma == std::string_view::npos || comma == 0) return false;
    const std::size_t start = line.find_first_not_of(kBlanks, comma + 1);
    const std::size_t last = line.find_last_not_of(kBlanks);
    if (start == std::string_view::npos) return false;
    const char* end = line.data() + last + 1;
    float value = 0;
    const char* digits = line.data() + start + (line[start] == '+' ? 1 : 0);
    const auto [stop, code] = std::from_chars(digits, end, value);
    return code == std::errc() && stop == end;
}

}  // namespace

bool holdsText(std::span<const std::byte> content)
{
    const auto head = content.first(std::min<std::size_t>(content.size(), 4096));
    return std::find(head.begin(), head.end(), std::byte{0}) == head.end();
}

FileKind kindOf(std::span<const std::byte> content)
{
    // Position and rules files are small and plain; what is packed or in UTF-16 is a list.
    if (engine::isCompressed(content) || engine::hasUtf16Mark(content)) return FileKind::WordList;
    if (engine::isMacondoGraph(content) || !engine::knownOtherKind(content).empty())
        return FileKind::WordGraph;
    if (!holdsText(content))
        return looksLikeLeaves(content) ? FileKind::Leaves : FileKind::WordGraph;
    const std::string_view text(reinterpret_cast<const char*>(content.data()),
                                std::min<std::size_t>(content.size(), 65536));
    const std::string_view line = firstMeaningfulLine(text);
    if (looksLikeWinTable(line)) return FileKind::WinTable;
    if (looksLikePosition(line)) return FileKind::Position;
    if (looksLikeGame(text)) return FileKind::Game;
    if (looksLikeRules(line)) return FileKind::Rules;
    if (looksLikeLeaveTable(line)) return FileKind::Leaves;
    return FileKind::WordList;
}

engine::Result<FileKind> kindOfFile(const std::filesystem::path& path)
{
    const auto blob = engine::FileBlob::open(path);
    if (!blob) return engine::failure(blob.error());
    if (blob->bytes().empty())
        return engine::failure(engine::ErrorCode::Malformed, "the file is empty", {path.string()});
    const FileKind kind = kindOf(blob->bytes());
    // A text that is no position, in a file that should be one, is a wrong position rather than
    // a list of words.
    const bool unsure = kind == FileKind::WordList || kind == FileKind::WordGraph;
    const auto ending = path.extension();
    if (unsure && ending == ".cgp") return FileKind::Position;
    if (unsure && (ending == ".gcg" || ending == ".cws")) return FileKind::Game;
    if (unsure && (ending == ".klv" || ending == ".klv2")) return FileKind::Leaves;
    if (unsure && ending == kWinTableEnding.data()) return FileKind::WinTable;
    return kind;
}

}  // namespace ui
