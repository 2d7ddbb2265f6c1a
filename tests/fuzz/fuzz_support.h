// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/lexicon/opened_graph.h"
#include "engine/rules/catalogue.h"

namespace fuzz {

/// What libFuzzer hands over.
struct Input
{
    Input(const std::uint8_t* data, std::size_t size)
        : bytes(std::as_bytes(std::span(data, size))),
          text(reinterpret_cast<const char*>(data), size)
    {
    }

    std::span<const std::byte> bytes;
    std::string_view text;
};

inline const engine::Alphabet& alphabetOf(std::string_view id)
{
    static const engine::Alphabet english = engine::catalogue::tileSet("english")->alphabet;
    static const engine::Alphabet spanish = engine::catalogue::tileSet("spanish")->alphabet;
    return id == "spanish" ? spanish : english;
}

/// The tiles of a very small game: one blank and four of each of three letters.
inline engine::TileDistribution fewTiles()
{
    engine::TileDistribution tiles;
    tiles.add(engine::kBlank, 1);
    for (const engine::Tile tile : std::array<engine::Tile, 3>{1, 2, 3}) tiles.add(tile, 4);
    return tiles;
}

/// A property that must hold for whatever was accepted; libFuzzer keeps the input otherwise.
inline void require(bool holds)
{
    if (!holds) std::abort();
}

/// Copies, as graphs want their nodes aligned.
template <class Node>
std::vector<Node> nodesFrom(std::span<const std::byte> bytes)
{
    std::vector<Node> nodes(bytes.size() / sizeof(Node));
    if (!nodes.empty()) std::memcpy(nodes.data(), bytes.data(), nodes.size() * sizeof(Node));
    return nodes;
}

/// Both stages; the first alone must keep every step inside, whatever the second thinks of it.
template <class Graph, class Node>
engine::Result<Graph> openAndProve(std::span<const std::byte> bytes)
{
    auto opened = engine::OpenedGraph<Node>::fromNodes(nodesFrom<Node>(bytes), 26);
    if (!opened) {
        require(!Graph::fromNodes(nodesFrom<Node>(bytes), 26).has_value());
        return engine::failure(opened.error());
    }
    const auto nodes = opened->nodes();
    const std::uint32_t lists = opened->hasGaddag() ? 2 : 1;
    for (std::uint32_t i = lists; i < nodes.size(); ++i) {
        require(nodes[i].arc() < nodes.size() && (nodes[i].isEnd() || i + 1 < nodes.size()));
        if (nodes[i].bits == 0) continue;
        require(nodes[i].arc() == 0 ? nodes[i].accepts() : nodes[i].arc() >= lists);
        require(nodes[i].tile() <= 26 && nodes[i].tile() <= opened->highestTile());
        require(nodes[i].isEnd() || nodes[i + 1].tile() > nodes[i].tile());
    }
    // Through circles, too.
    std::array<engine::Tile, 64> word{};
    for (std::size_t i = 0; i < word.size() && i < bytes.size(); ++i)
        word[i] = static_cast<engine::Tile>(std::to_integer<int>(bytes[i]) % 27);
    (void)opened->contains(word);
    return Graph::prove(std::move(*opened));
}

/// Visits some words of a graph, and looks each of them up where that is possible.
template <class Graph, class Check>
void walkSome(const Graph& graph, Check check)
{
    (void)graph.wordCount();
    (void)graph.longestWord();
    int left = 500;
    graph.forEachWord([&](std::span<const engine::Tile> word) {
        check(word);
        return --left > 0;
    });
}

}  // namespace fuzz
