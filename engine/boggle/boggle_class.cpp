// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boggle/boggle_class.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "engine/rules/text.h"

namespace engine {
namespace {

std::vector<BoggleFace> singleFaces(std::uint32_t letters)
{
    std::vector<BoggleFace> faces;
    for (Tile letter = 1; letter <= kMaxBoggleLetters; ++letter)
        if ((letters & boggleBit(letter)) != 0) faces.emplace_back(letter);
    return faces;
}

}  // namespace

double BoggleClass::gridCount() const
{
    double count = 1;
    for (const auto& faces : choices)
        count *= static_cast<double>(std::max<std::size_t>(faces.size(), 1));
    return count;
}

Result<BoggleClass> readBoggleClass(std::string_view text, const Alphabet& alphabet,
                                    const BoggleNotation& notation, std::uint32_t lettersInUse,
                                    std::optional<BoggleSize> size)
{
    // Each set becomes a block, whose place among the squares then is known. Blanks keep the
    // columns of what comes behind it.
    std::string plain;
    std::vector<std::vector<BoggleFace>> sets;
    std::vector<std::size_t> setAt;  // for each block of the text its set, or none
    constexpr std::size_t kNoSet = std::numeric_limits<std::size_t>::max();
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '*' && text[at] != '{') {
            if (text[at] == '#') setAt.push_back(kNoSet);
            plain += text[at];
            continue;
        }
        setAt.push_back(sets.size());
        plain += '#';
        if (text[at] == '*') {
            auto& faces = sets.emplace_back(singleFaces(lettersInUse));
            faces.insert(faces.end(), notation.faces.begin(), notation.faces.end());
            continue;
        }
        const std::size_t end = text.find('}', at);
        const int column = text::characterCount(text.substr(0, at)) + 1;
        if (end == std::string_view::npos)
            return failure(ErrorCode::Malformed, say("{ has no }"), {{}, 0, column, -1});
        const std::string_view set = text.substr(at + 1, end - at - 1);
        auto faces = readBoggleFaces(set, alphabet, notation);
        if (!faces) {
            Error error = faces.error();
            error.place.column += column;
            return failure(std::move(error));
        }
        if (faces->empty())
            return failure(ErrorCode::Malformed, say("has no letters"), {{}, 0, column, -1});
        sets.push_back(std::move(*faces));
        plain.append(static_cast<std::size_t>(text::characterCount(set)) + 1, ' ');
        at = end;
    }
    const auto grid = readBoggleGrid(plain, alphabet, notation, size);
    if (!grid) return failure(grid.error());
    BoggleClass grids{grid->size, {}};
    std::size_t block = 0;
    for (const BoggleFace& face : grid->faces) {
        auto& choices = grids.choices.emplace_back();
        if (!face.isBlock()) choices.push_back(face);
        else if (const std::size_t set = setAt[block++]; set != kNoSet) choices = sets[set];
    }
    return grids;
}

std::vector<BoggleFace> boggleFacesInUse(const BoggleGraph& graph, const BoggleNotation& notation)
{
    std::vector<BoggleFace> faces = singleFaces(graph.lettersInUse());
    for (BoggleFace& face : faces)
        if (notation.forQ && notation.forQ->letters()[0] == face.letters()[0])
            face = *notation.forQ;
    return faces;
}

}  // namespace engine
