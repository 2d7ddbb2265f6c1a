// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/quackle_dawg.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/rules/text.h"

namespace engine {
namespace {

constexpr std::size_t kNodeBytes = 7;
constexpr std::size_t kMostQuackleBytes = std::size_t{1} << 30;

/// Where the bits of a node's fourth byte lie.
struct Version
{
    unsigned letterMask = 0;
    bool wordFlag = false;  ///< the end of a word is 0x20; else it has a playability
};
constexpr Version kVersion0{0x1f, true};
constexpr Version kVersion1{0x3f, false};
constexpr unsigned kWordFlag = 0x20;
constexpr unsigned kLastFlag = 0x40;

unsigned byteAt(std::span<const std::byte> bytes, std::size_t at)
{
    return std::to_integer<unsigned>(bytes[at]);
}

std::uint32_t bigEndian24(std::span<const std::byte> bytes, std::size_t at)
{
    return (byteAt(bytes, at) << 16) | (byteAt(bytes, at + 1) << 8) | byteAt(bytes, at + 2);
}

struct Header
{
    std::vector<Tile> letters;  ///< by the file's number
    std::size_t size = 0;
};

Result<Header> readHeader(std::span<const std::byte> bytes, const Alphabet& alphabet,
                          const std::string& file)
{
    constexpr std::size_t kFixed = 1 + 16 + 3;  // version, hash, number of words
    const auto malformed = [&file](Sentence message, std::size_t at) {
        return failure(ErrorCode::Malformed, std::move(message),
                       {file, 0, 0, static_cast<long long>(at)});
    };
    if (bytes.size() <= kFixed) return malformed(say("it ends within its header"), bytes.size());
    Header header;
    header.size = kFixed + 1;
    for (unsigned left = byteAt(bytes, kFixed); left > 0; --left) {
        constexpr std::size_t kMaxLabel = 64;
        const auto rest = bytes.subspan(header.size);
        const auto front = rest.first(std::min(rest.size(), kMaxLabel));
        const auto space = std::find(front.begin(), front.end(), std::byte{' '});
        const std::string_view label(reinterpret_cast<const char*>(front.data()),
                                     static_cast<std::size_t>(space - front.begin()));
        if (space == front.end() || label.empty() || text::findInvalidUtf8(label))
            return malformed(say("a letter's text has no end or is none"), header.size);
        auto letter = letterWritten(label, alphabet, file);
        if (!letter && label.size() > 2 && label.front() == '|' && label.back() == '|')
            letter = letterWritten(label.substr(1, label.size() - 2), alphabet, file);
        if (!letter) return failure(letter.error());
        header.letters.push_back(*letter);
        header.size += label.size() + 1;
    }
    return header;
}

}  // namespace

Result<WordList> readQuackleDawg(std::span<const std::byte> bytes, const Alphabet& alphabet,
                                 const std::string& file, const TaskContext& context,
                                 const ForeignLimits& limits)
{
    const auto malformed = [&file](Sentence message, std::size_t at) {
        return failure(ErrorCode::Malformed, std::move(message),
                       {file, 0, 0, static_cast<long long>(at)});
    };
    if (bytes.empty()) return malformed(say("it is empty"), 0);
    if (bytes.size() > kMostQuackleBytes)
        return malformed(say("it is too long for a word graph"), 0);
    const unsigned number = byteAt(bytes, 0);
    if (number > 1) {
        return malformed(
            say("begins with byte %1, so it is no Quackle .dawg of version 0 or 1", number), 0);
    }
    const Version& version = number == 0 ? kVersion0 : kVersion1;
    Header header;
    if (number == 1) {
        auto read = readHeader(bytes, alphabet, file);
        if (!read) return failure(std::move(read.error()));
        header = std::move(*read);
    } else {
        for (int letter = 1; letter <= alphabet.letterCount(); ++letter)
            header.letters.push_back(static_cast<Tile>(letter));
    }
    if ((bytes.size() - header.size) % kNodeBytes != 0 || bytes.size() == header.size)
        return malformed(say("what follows the header is no list of nodes of 7 bytes"),
                         header.size);

    std::vector<ForeignNode> nodes;
    nodes.reserve((bytes.size() - header.size) / kNodeBytes);
    for (std::size_t at = header.size; at < bytes.size(); at += kNodeBytes) {
        const unsigned flags = byteAt(bytes, at + 3);
        const unsigned letter = flags & version.letterMask;
        ForeignNode node;
        node.child = bigEndian24(bytes, at);
        node.last = (flags & kLastFlag) != 0;
        node.endsWord =
            version.wordFlag ? (flags & kWordFlag) != 0 : bigEndian24(bytes, at + 4) != 0;
        node.byte = static_cast<std::uint32_t>(at);
        // Node 0 leads to the first letters and is none itself.
        if (!nodes.empty()) {
            if (letter >= header.letters.size()) {
                return malformed(
                    say("has letter %1, but only %2 letters", letter + 1, header.letters.size()),
                    at + 3);
            }
            node.letter = header.letters[letter];
        }
        nodes.push_back(node);
    }
    const std::uint32_t root = nodes.front().child;
    auto words = wordsOfForeignGraph(std::move(nodes), root, limits, file, context);
    if (words) words->sortAndRemoveDuplicates();
    return words;
}

}  // namespace engine
