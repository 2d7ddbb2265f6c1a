// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

#include "engine/base/file.h"
#include "engine/base/result.h"
#include "engine/lexicon/kwg.h"

namespace engine {

/// One node of a "big" word graph (KBWG): like a KwgNode, but with 24 bits for the arc.
struct KbwgNode
{
    static constexpr std::uint32_t kMaxArc = 0xffffff;
    static constexpr std::uint32_t kTileMask = 0x3f;
    static constexpr std::uint32_t kEndFlag = 0x40;
    static constexpr std::uint32_t kAcceptsFlag = 0x80;

    [[nodiscard]] static constexpr KbwgNode of(std::uint32_t arc, Tile tile, bool isEnd,
                                               bool accepts)
    {
        return {(arc << 8) | (tile & kTileMask) | (isEnd ? kEndFlag : 0) |
                (accepts ? kAcceptsFlag : 0)};
    }

    std::uint32_t bits = 0;

    [[nodiscard]] constexpr std::uint32_t arc() const { return bits >> 8; }
    [[nodiscard]] constexpr bool isEnd() const { return (bits & kEndFlag) != 0; }
    [[nodiscard]] constexpr bool accepts() const { return (bits & kAcceptsFlag) != 0; }
    [[nodiscard]] constexpr Tile tile() const { return static_cast<Tile>(bits & kTileMask); }
};
static_assert(sizeof(KbwgNode) == 4);

/// By the name alone, as nothing in a file tells it: "x.kbwg", or "x-big" and "x-big-autoplay"
/// with any ending, has 24-bit nodes.
[[nodiscard]] bool hasBigGraphName(const std::filesystem::path& path);

/// A word graph with 24-bit nodes, validated like a Kwg. It is for reading and converting;
/// the engine plays with Kwg, whose nodes say in fewer bits all that lexicons up to four
/// million nodes need.
class Kbwg
{
public:
    /// Errors as for Kwg::open().
    [[nodiscard]] static Result<Kbwg> open(const std::filesystem::path& path, int letterCount = 0);
    [[nodiscard]] static Result<Kbwg> fromNodes(std::vector<KbwgNode> nodes, int letterCount = 0,
                                                std::stop_token stop = {});

    [[nodiscard]] std::span<const KbwgNode> nodes() const { return m_nodes; }
    [[nodiscard]] bool hasGaddag() const { return m_content == KwgContent::DawgAndGaddag; }
    [[nodiscard]] std::uint32_t dawgRoot() const { return m_nodes[0].arc(); }
    [[nodiscard]] Tile highestTile() const { return m_highestTile; }

    [[nodiscard]] std::int64_t wordCount() const;
    [[nodiscard]] int longestWord() const;
    /// Calls `visit` with each word in ascending tile order until it returns false.
    void forEachWord(const std::function<bool(std::span<const Tile>)>& visit) const;

    /// There are no more nodes than a Kwg can address.
    [[nodiscard]] bool fitsKwg() const { return m_nodes.size() <= KwgNode::kArcMask + 1; }
    /// The same graph, node for node, to play with. OutOfRange unless fitsKwg().
    [[nodiscard]] Result<Kwg> toKwg() const;

private:
    Kbwg() = default;
    [[nodiscard]] static Result<Kbwg> validated(Kbwg kbwg, int letterCount, const std::string& file,
                                                const std::stop_token& stop = {});

    std::variant<FileBlob, std::vector<KbwgNode>> m_storage;
    std::span<const KbwgNode> m_nodes;
    KwgContent m_content = KwgContent::DawgOnly;
    Tile m_highestTile = 0;
};

}  // namespace engine
