// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boggle/boggle_dice.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <numeric>
#include <string>

#include "engine/rules/text.h"

namespace engine {
namespace {

constexpr std::array<std::string_view, 16> kClassic = {
    "AACIOT", "ABILTY", "ABJMOQu", "ACDEMP", "ACELRS", "ADENVZ", "AHMORS", "BIFORX",
    "DENOSW", "DKNOTU", "EEFHIY",  "EGKLUY", "EGINTV", "EHINPS", "ELPSTU", "GILRUW"};

constexpr std::array<std::string_view, 16> kNew = {
    "AAEEGN", "ABBJOO", "ACHOPS", "AFFKPS", "AOOTTW", "CIMOTU", "DEILRX",  "DELRVY",
    "DISTTY", "EEGHNW", "EEINSU", "EHRTVW", "EIOSST", "ELRTTY", "HIMNUQu", "HLNNRZ"};

constexpr std::array<std::string_view, 25> kBig = {
    "AAAFRS", "AAEEEE", "AAFIRS", "ADENNN", "AEEEEM", "AEEGMU", "AEGMNN", "AFIRSY", "BJKQuXZ",
    "CCENST", "CEIILT", "CEILPT", "CEIPST", "DDHNOT", "DHHLOR", "DHLNOR", "DHLNOR", "EIIITT",
    "EMOTTT", "ENSSSU", "FIPRSY", "GORRVW", "IPRRRY", "NOOTUW", "OOOTTU"};

constexpr std::array<std::string_view, 36> kSuper = {
    "AAAFRS", "AAEEEE",  "AAEEOO", "AAFIRS", "ABDEIO",       "ADENNN", "AEEEEM", "AEEGMU",
    "AEGMNN", "AEILMN",  "AEINOU", "AFIRSY", "AnErHeInQuTh", "BBJKXZ", "CCENST", "CDDLNN",
    "CEIITT", "CEIPST",  "CFGNUY", "DDHNOT", "DHHLOW",       "DHHNOT", "DHLNOR", "EHILRS",
    "EIILST", "EILPST",  "EIO###", "EMTTTO", "ENSSSU",       "GORRVW", "HIRSTV", "HOPRST",
    "IPRSYY", "JKQuWXZ", "NOOTUW", "OOOTTU"};

}  // namespace

std::span<const NamedBoggleDice> boggleDiceSets()
{
    static const std::array kSets{
        NamedBoggleDice{"classic", say("Classic, 4x4"), {4, 4}, "standard", kClassic},
        NamedBoggleDice{"new", say("New, 4x4"), {4, 4}, "standard", kNew},
        NamedBoggleDice{"big", say("Big, 5x5"), {5, 5}, "big", kBig},
        NamedBoggleDice{"super", say("Super big, 6x6"), {6, 6}, "super", kSuper}};
    return kSets;
}

Result<NamedBoggleDice> boggleDiceNamed(std::string_view id)
{
    std::string known;
    for (const NamedBoggleDice& set : boggleDiceSets()) {
        if (set.id == id) return set;
        known.append(known.empty() ? "" : ", ").append(set.id);
    }
    return failure(ErrorCode::UnknownName,
                   say("there are no dice %1; there are %2", text::quoted(id), known));
}

Result<BoggleDice> boggleDice(const NamedBoggleDice& named, const Alphabet& alphabet)
{
    BoggleDice dice{named.size, {}};
    for (const std::string_view text : named.dice) {
        auto& faces = dice.dice.emplace_back();
        for (std::size_t start = 0, end = 1; start < text.size(); start = end++) {
            while (end < text.size() && std::islower(static_cast<unsigned char>(text[end])) != 0)
                ++end;
            const auto face = readBoggleFace(text.substr(start, end - start), alphabet);
            if (!face) return failure(face.error());
            faces.push_back(*face);
        }
    }
    return dice;
}

BoggleGrid rollBoggleDice(const BoggleDice& dice, Random& random)
{
    std::vector<std::size_t> order(dice.dice.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    random.shuffle(std::span(order));
    BoggleGrid grid{dice.size, {}};
    for (const std::size_t die : order) {
        const auto& faces = dice.dice[die];
        grid.faces.push_back(faces[random.below(static_cast<std::uint32_t>(faces.size()))]);
    }
    return grid;
}

BoggleNotation boggleNotation(const Alphabet& alphabet, const BoggleDice& dice)
{
    BoggleNotation notation = boggleNotation(alphabet);
    for (const auto& faces : dice.dice) {
        for (const BoggleFace& face : faces) {
            if (face.length() == 1 && notation.forQ &&
                notation.forQ->letters()[0] == face.letters()[0])
                notation.forQ.reset();
            if (face.length() > 1 && std::ranges::count(notation.faces, face) == 0)
                notation.faces.push_back(face);
        }
    }
    return notation;
}

}  // namespace engine
