// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/lexpert_lxd.h"

#include <array>
#include <cstdint>
#include <utility>

#include "engine/lexicon/kwg_builder.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

constexpr std::size_t kTitleBytes = 32;
constexpr std::size_t kDateBytes = 20;
constexpr std::uint32_t kHeaderBytes = 4 + 4 + kTitleBytes + kDateBytes + 4;
constexpr std::size_t kLexpertNodeBytes = 4;
constexpr unsigned kLetterShift = 22;
constexpr std::uint32_t kLexpertWord = std::uint32_t{1} << 30;
constexpr std::uint32_t kLexpertLast = std::uint32_t{1} << 31;
constexpr std::size_t kNodesInFront = 2;
/// Stands in the two nodes in front, which are no letters.
constexpr std::uint32_t kNoLetter = '*';

void append(std::vector<std::byte>& bytes, std::uint32_t number)
{
    for (int shift = 0; shift < 32; shift += 8)
        bytes.push_back(static_cast<std::byte>(number >> shift));
}

void append(std::vector<std::byte>& bytes, std::string_view text, std::size_t size)
{
    for (std::size_t i = 0; i < size; ++i)
        bytes.push_back(i < text.size() ? static_cast<std::byte>(text[i]) : std::byte{0});
}

std::uint32_t nodeOf(std::uint32_t arc, std::uint32_t letter, bool isEnd, bool accepts)
{
    return arc | (letter << kLetterShift) | (accepts ? kLexpertWord : 0) |
           (isEnd ? kLexpertLast : 0);
}

/// The caller knows that there are so many bytes.
std::uint32_t lexpertNumberAt(std::span<const std::byte> bytes, std::size_t at)
{
    std::uint32_t number = 0;
    for (int i = 3; i >= 0; --i)
        number =
            (number << 8) | std::to_integer<std::uint32_t>(bytes[at + static_cast<std::size_t>(i)]);
    return number;
}

std::string lexpertLetter(std::uint32_t code)
{
    if (code < 0x80) return {static_cast<char>(code)};
    return {static_cast<char>(0xc0 | (code >> 6)), static_cast<char>(0x80 | (code & 0x3f))};
}

/// By tile.
Result<std::array<std::uint32_t, kTileKinds>> latin1Letters(const Alphabet& alphabet)
{
    std::array<std::uint32_t, kTileKinds> letters{};
    for (int letter = 1; letter <= alphabet.letterCount(); ++letter) {
        const std::string_view label = alphabet.label(static_cast<Tile>(letter));
        const auto byte = [&label](std::size_t at) {
            return static_cast<std::uint32_t>(static_cast<unsigned char>(label[at]));
        };
        std::uint32_t& code = letters[static_cast<std::size_t>(letter)];
        if (label.size() == 1 && byte(0) < 0x80) {
            code = byte(0);
        } else if (label.size() == 2 && (byte(0) == 0xc2 || byte(0) == 0xc3)) {
            code = ((byte(0) & 3) << 6) | (byte(1) & 0x3f);
        } else {
            return failure(
                ErrorCode::WrongLexicon,
                say("the letter %1 is no character of Latin-1, which Lexpert's format needs",
                    text::quoted(label)));
        }
    }
    return letters;
}

}  // namespace

bool isLexpert(std::span<const std::byte> bytes)
{
    return bytes.size() >= kHeaderBytes && bytes[0] == std::byte{kHeaderBytes} &&
           bytes[1] == std::byte{0} && bytes[2] == std::byte{0} && bytes[3] == std::byte{0};
}

Result<WordList> readLexpert(std::span<const std::byte> bytes, const Alphabet& alphabet,
                             const std::string& file, const TaskContext& context,
                             const ForeignLimits& limits)
{
    const auto malformed = [&file](Sentence message, std::size_t at) {
        return failure(ErrorCode::Malformed, std::move(message),
                       {file, 0, 0, static_cast<long long>(at)});
    };
    if (!isLexpert(bytes)) return malformed(say("it ends within its header"), bytes.size());
    const std::size_t count = lexpertNumberAt(bytes, 4);
    if (count > (bytes.size() - kHeaderBytes) / kLexpertNodeBytes)
        return malformed(say("it ends within its nodes"), bytes.size());
    if (count > std::size_t{KwgNode::kArcMask} + 1)
        return malformed(say("it is too long for a word graph"), 4);
    // Tiles by the bytes of Latin-1, as far as there are any.
    std::array<Tile, 256> tiles{};
    std::vector<ForeignNode> nodes;
    nodes.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t at = kHeaderBytes + i * kLexpertNodeBytes;
        const std::uint32_t bits = lexpertNumberAt(bytes, at);
        ForeignNode node;
        node.child = bits & KwgNode::kArcMask;
        node.last = (bits & kLexpertLast) != 0;
        node.endsWord = (bits & kLexpertWord) != 0;
        node.byte = static_cast<std::uint32_t>(at);
        // The two in front are no letters; the second leads to the first ones.
        if (i < kNodesInFront) {
            node.last = true;
        } else {
            const std::uint32_t code = (bits >> kLetterShift) & 0xff;
            if (tiles[code] == 0) {
                const auto tile = letterWritten(lexpertLetter(code), alphabet, file);
                if (!tile) return failure(tile.error());
                tiles[code] = *tile;
            }
            node.letter = tiles[code];
        }
        nodes.push_back(node);
    }
    const std::uint32_t root = count < kNodesInFront ? 0 : nodes[1].child;
    auto words = wordsOfForeignGraph(std::move(nodes), root, limits, file, context);
    if (words) words->sortAndRemoveDuplicates();
    return words;
}

Result<std::vector<std::byte>> writeLexpert(const WordList& words, const Alphabet& alphabet,
                                            const LexpertLabel& label, const TaskContext& context)
{
    if (label.title.size() >= kTitleBytes || label.date.size() >= kDateBytes) {
        return failure(ErrorCode::OutOfRange,
                       say("a title may have 31 bytes and a date 19 in Lexpert's format"));
    }
    const auto letters = latin1Letters(alphabet);
    if (!letters) return failure(letters.error());
    WordList sorted = words;
    sorted.sortAndRemoveDuplicates();
    const auto nodes = buildKbwg(sorted, GraphKind::Dawg, NodeOrder::Magpie, context);
    if (!nodes) return failure(nodes.error());
    // One more node in front than there is in a KWG moves all others by one.
    if (nodes->size() > KwgNode::kArcMask) {
        return failure(ErrorCode::OutOfRange,
                       say("the words need more nodes than Lexpert's format can address"));
    }
    std::vector<std::byte> bytes;
    bytes.reserve(kHeaderBytes + (nodes->size() + 1) * 4);
    append(bytes, kHeaderBytes);
    append(bytes, static_cast<std::uint32_t>(nodes->size() + 1));
    append(bytes, label.title, kTitleBytes);
    append(bytes, label.date, kDateBytes);
    append(bytes, static_cast<std::uint32_t>(sorted.size()));
    append(bytes, nodeOf(0, kNoLetter, true, false));
    for (std::size_t i = 0; i < nodes->size(); ++i) {
        const GraphNode node = (*nodes)[i];
        const std::uint32_t letter = i == 0 ? kNoLetter : (*letters)[node.tile()];
        const std::uint32_t arc = node.arc() == 0 ? 0 : node.arc() + 1;
        append(bytes, nodeOf(arc, letter, node.isEnd(), node.accepts()));
    }
    return bytes;
}

}  // namespace engine
