// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/graph_path.h"

#include <algorithm>
#include <array>
#include <string>

#include "engine/lexicon/lexicon.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

constexpr std::array<std::string_view, 2> kSeparatorTexts{"@", "\u25ca"};

/// Where the first separator stands in the text, and its bytes; bytes 0 = there is none.
struct FoundSeparator
{
    std::size_t at = std::string_view::npos;
    std::size_t bytes = 0;
};

FoundSeparator findSeparator(std::string_view text, std::size_t from)
{
    FoundSeparator found;
    for (const std::string_view separator : kSeparatorTexts) {
        const std::size_t at = text.find(separator, from);
        if (at < found.at) found = {at, separator.size()};
    }
    return found;
}

}  // namespace

const Kwg& graphOf(const Lexicon& lexicon, GraphPart part)
{
    return part == GraphPart::Alphagrams ? lexicon.alphagrams() : lexicon.words();
}

std::uint32_t rootOf(const Lexicon& lexicon, GraphPart part)
{
    const Kwg& kwg = graphOf(lexicon, part);
    return part == GraphPart::Gaddag ? kwg.gaddagRoot() : kwg.dawgRoot();
}

Result<std::vector<Tile>> readGraphPath(std::string_view text, const Alphabet& alphabet,
                                        GraphPart part)
{
    std::vector<Tile> path;
    const FoundSeparator turn =
        part == GraphPart::Gaddag ? findSeparator(text, 0) : FoundSeparator();
    const auto read = [&](std::size_t from, std::size_t to) -> Result<void> {
        const auto letters = alphabet.readWord(text.substr(from, to - from));
        if (!letters) {
            Error error = letters.error();
            error.place.column += text::characterCount(text.substr(0, from));
            return failure(std::move(error));
        }
        path.insert(path.end(), letters->begin(), letters->end());
        return {};
    };
    if (auto done = read(0, std::min(turn.at, text.size())); !done)
        return failure(std::move(done.error()));
    if (turn.bytes > 0) {
        const std::size_t rest = turn.at + turn.bytes;
        if (const FoundSeparator second = findSeparator(text, rest); second.bytes > 0) {
            return failure(ErrorCode::Malformed, say("a path turns only once"),
                           {{}, 0, text::characterCount(text.substr(0, second.at)) + 1, -1});
        }
        path.push_back(kSeparator);
        if (auto done = read(rest, text.size()); !done) return failure(std::move(done.error()));
    }
    if (path.size() > static_cast<std::size_t>(kLongestWord) + 1) {
        return failure(ErrorCode::OutOfRange, say("no word has more than %1 tiles", kLongestWord));
    }
    return path;
}

std::vector<std::uint32_t> walkGraph(const Lexicon& lexicon, GraphPart part,
                                     std::span<const Tile> tiles)
{
    const Kwg& kwg = graphOf(lexicon, part);
    std::vector<std::uint32_t> nodes;
    std::uint32_t list = rootOf(lexicon, part);
    for (const Tile tile : tiles) {
        const std::uint32_t found = kwg.find(list, letterOf(tile));
        if (found == 0) break;
        nodes.push_back(found);
        list = kwg.node(found).arc();
    }
    return nodes;
}

std::vector<Tile> gaddagPath(std::span<const Tile> word, std::size_t first)
{
    std::vector<Tile> path;
    for (std::size_t i = first + 1; i-- > 0;) path.push_back(letterOf(word[i]));
    if (first + 1 < word.size()) path.push_back(kSeparator);
    for (std::size_t i = first + 1; i < word.size(); ++i) path.push_back(letterOf(word[i]));
    return path;
}

PathReading readingOf(GraphPart part, std::span<const Tile> path)
{
    PathReading reading;
    reading.letters.assign(path.begin(), path.end());
    reading.turn = path.size();
    if (part != GraphPart::Gaddag) return reading;
    const auto separator = std::ranges::find(reading.letters, kSeparator);
    reading.turn = static_cast<std::size_t>(separator - reading.letters.begin());
    std::reverse(reading.letters.begin(), separator);
    reading.turned = separator != reading.letters.end();
    if (reading.turned) reading.letters.erase(separator);
    return reading;
}

}  // namespace engine
