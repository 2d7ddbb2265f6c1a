// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/output_kind.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string>

#include "engine/base/file.h"
#include "engine/game/file_kind.h"
#include "engine/lexicon/klv_file.h"
#include "engine/lexicon/kwg.h"
#include "engine/lexicon/letters_beside.h"
#include "engine/lexicon/lexpert_lxd.h"
#include "engine/lexicon/macondo_dawg.h"
#include "engine/lexicon/text_source.h"
#include "engine/rules/text.h"

namespace engine {

namespace {

/// What decides about a text stands in front.
constexpr std::size_t kLookedAt = 65536;

bool hasPart(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

bool beginsWith(std::span<const std::byte> bytes, std::string_view front)
{
    return std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size())
        .starts_with(front);
}

/// "# word and more"
bool isRemark(std::string_view text, std::string_view word)
{
    return text.size() > 2 && text[0] == '#' && text[1] == ' ' && text.substr(2).starts_with(word);
}

bool isWebPage(std::string_view text)
{
    std::string front(text.substr(0, 512));
    std::ranges::transform(front, front.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return hasPart(front, "<!doctype") || hasPart(front, "<html");
}

/// A word in each line, and nothing else.
bool isListOfWords(std::string_view text)
{
    bool any = false;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.empty() || line.front() == '#') continue;
        if (line.find_first_of(" \t,;<>|:") != std::string_view::npos) return false;
        any = true;
    }
    return any;
}

bool isDrawing(std::string_view text)
{
    return hasPart(text.substr(0, 1024), "<svg");
}

bool isTable(std::string_view text)
{
    const std::string_view line = text::firstMeaningfulLine(text);
    return hasPart(line, "\t") || std::ranges::count(line, ',') > 1 ||
           std::ranges::count(line, ';') > 1;
}

bool holdsText(std::span<const std::byte> bytes, OutputKind kind)
{
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()),
                                std::min(bytes.size(), kLookedAt));
    const FileKind found = fileKindOf(bytes);
    const bool json = text::withoutLeadingSpace(text).starts_with('{');
    switch (kind) {
    case OutputKind::LeaveTable: return found == FileKind::Leaves;
    case OutputKind::WinTable: return found == FileKind::WinTable;
    case OutputKind::Origin: return json && hasPart(text, "\"made_by\"");
    case OutputKind::Study: return json && hasPart(text, "\"games\"");
    case OutputKind::SoloGame: return json && hasPart(text, "\"tiles_left\"");
    // Its first line could be a game's.
    case OutputKind::Svg: return isDrawing(text) && !isWebPage(text);
    case OutputKind::Gcg: return found == FileKind::Game && !json;
    case OutputKind::Positions:
        // A series that was stopped at once has written its heading only.
        return found == FileKind::Position || isRemark(text, "tilewright-cli") ||
               isRemark(text, "game");
    default: break;
    }
    if (found != FileKind::WordList || json) return false;
    switch (kind) {
    case OutputKind::WebPage: return isWebPage(text);
    case OutputKind::WordList: return isListOfWords(text);
    case OutputKind::Table: return isTable(text);
    case OutputKind::Text:
        return !isWebPage(text) && !isDrawing(text) && !isListOfWords(text) && !isTable(text);
    default: return false;
    }
}

}  // namespace

OutputKind outputKindOf(const GameFormat& format)
{
    switch (format.holds) {
    case GameFormat::Holds::Positions: return OutputKind::Positions;
    case GameFormat::Holds::Study: return OutputKind::Study;
    case GameFormat::Holds::OneGame: break;
    }
    return OutputKind::Gcg;
}

bool holdsKind(const std::filesystem::path& path, OutputKind kind)
{
    const auto blob = FileBlob::open(path);
    if (kind == OutputKind::State) return true;
    if (!blob) return false;
    const auto bytes = blob->bytes();
    if (bytes.empty()) return true;
    switch (kind) {
    case OutputKind::WordGraph:
        // Whatever its name says: it is the output that has it.
        return OpenedGraph<KwgNode>::open(path).has_value() ||
               OpenedGraph<KbwgNode>::open(path).has_value();
    case OutputKind::MacondoGraph: return isMacondoGraph(bytes);
    case OutputKind::Lexpert: return isLexpert(bytes);
    case OutputKind::Letters: return !lettersIn(path).empty();
    case OutputKind::LeaveValues: return !text::isText(bytes) && isKlv(bytes);
    case OutputKind::Png: return beginsWith(bytes, "\x89PNG\r\n\x1a\n");
    case OutputKind::Pdf: return beginsWith(bytes, "%PDF-");
    default: break;
    }
    return text::isText(bytes) && holdsText(bytes, kind);
}

}  // namespace engine
