// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/kwg_validator.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace engine {
namespace {

/// Which part of the graph a walk is in, and so what tile 0 means there.
enum class Part { Dawg, Leaves, Gaddag };

/// Walks depth first with a stack of its own: a hostile file can hold paths of millions of nodes.
template <class Node>
class Validator
{
public:
    Validator(std::span<const Node> nodes, int letterCount, const std::string& file,
              const std::stop_token& stop)
        : m_nodes(nodes),
          m_file(file),
          m_stop(stop),
          m_highestAllowed(letterCount > 0 ? static_cast<Tile>(letterCount) : kMaxLetters),
          m_marks(nodes.size())
    {
    }

    [[nodiscard]] Result<KwgFindings> run(bool leaves)
    {
        if (!isRootNode(m_nodes[0]))
            return malformed(0, "it does not begin with a root node, so it is no word graph");
        // A list of leaves may begin with a blank, which then looks the same.
        const bool hasGaddag = !leaves && m_nodes.size() > 1 && isRootNode(m_nodes[1]);
        m_firstListNode = hasGaddag ? 2 : 1;

        if (auto error = walk(0, leaves ? Part::Leaves : Part::Dawg)) return failure(*error);
        if (hasGaddag) {
            if (auto error = walk(1, Part::Gaddag)) return failure(*error);
            // Other builders may keep what follows a separator apart from the DAWG.
            for (const std::uint32_t separator : m_separators)
                if (auto error = walk(separator, Part::Dawg)) return failure(*error);
        }
        return KwgFindings{hasGaddag ? KwgContent::DawgAndGaddag : KwgContent::DawgOnly,
                           m_highestTile};
    }

private:
    // A node that is open leads to the current one.
    static constexpr std::uint8_t kDawgOpen = 1;
    static constexpr std::uint8_t kDawgDone = 2;
    static constexpr std::uint8_t kGaddagOpen = 4;
    static constexpr std::uint8_t kGaddagDone = 8;

    [[nodiscard]] tl::unexpected<Error> malformed(std::uint32_t index, std::string message) const
    {
        return failure(ErrorCode::Malformed, std::move(message),
                       {m_file, 0, 0, static_cast<long long>(index) * 4});
    }

    /// A list that is being walked along: its nodes from `first` to `current` are open.
    struct Visit
    {
        std::uint32_t first = 0;
        std::uint32_t current = 0;
    };

    /// Everything that the node at `root` leads to.
    [[nodiscard]] std::optional<Error> walk(std::uint32_t root, Part part)
    {
        const bool gaddag = part == Part::Gaddag;
        const std::uint8_t open = gaddag ? kGaddagOpen : kDawgOpen;
        const std::uint8_t close = gaddag ? kGaddagDone : kDawgDone;
        // What is right in the DAWG is right in the GADDAG.
        const std::uint8_t done = gaddag ? kDawgDone | kGaddagDone : kDawgDone;

        const std::uint32_t list = m_nodes[root].arc();
        if (list == 0) return std::nullopt;
        if (!canBeList(list)) return leadsNowhere(root);
        if (gaddag && m_nodes[list].tile() == 0)
            return malformed(list, "a separator comes before all letters").value();
        if ((m_marks[list] & done) != 0) return std::nullopt;

        m_stack.clear();
        Visit visit{list, list};
        for (;;) {
            // 1. Check the node, and go down when it leads to what is not done yet.
            if ((++m_visited & 0xffff) == 0 && m_stop.stop_requested())
                return Error{ErrorCode::Cancelled, "was stopped", {}};
            const Node node = m_nodes[visit.current];
            if (!isSound(visit.current, node, part)) return describe(visit.current, node, part);
            m_marks[visit.current] |= open;
            const std::uint32_t arc = node.arc();
            if (gaddag && node.tile() == 0) {
                if ((m_marks[arc] & kDawgDone) == 0) m_separators.push_back(visit.current);
            } else if (arc != 0 && (m_marks[arc] & done) == 0) {
                if ((m_marks[arc] & open) != 0) return endless(visit.current);
                m_stack.push_back(visit);
                visit = {arc, arc};
                continue;
            }
            // 2. Go to the next sibling; at the end of the list (or where what is left of it is
            // done, being the tail of another list) up again.
            for (;;) {
                const std::uint32_t next = visit.current + 1;
                if (!m_nodes[visit.current].isEnd() && (m_marks[next] & done) == 0) {
                    if ((m_marks[next] & open) != 0) return endless(visit.current);
                    visit.current = next;
                    break;
                }
                for (std::uint32_t i = visit.first; i <= visit.current; ++i) m_marks[i] |= close;
                if (m_stack.empty()) return std::nullopt;
                visit = m_stack.back();
                m_stack.pop_back();
            }
        }
    }

    [[nodiscard]] bool canBeList(std::uint32_t index) const
    {
        return index >= m_firstListNode && index < m_nodes.size();
    }

    /// Whatever can be said without knowing the way to the node.
    [[nodiscard]] bool isSound(std::uint32_t index, Node node, Part part)
    {
        const Tile tile = node.tile();
        m_highestTile = std::max(m_highestTile, tile);
        const bool leadsOn = node.arc() == 0 ? node.accepts() : canBeList(node.arc());
        const bool ascends =
            node.isEnd() || (index + 1 < m_nodes.size() && m_nodes[index + 1].tile() > tile);
        const bool tileFits =
            tile != 0 ? tile <= m_highestAllowed
                      : part == Part::Leaves || (part == Part::Gaddag && !node.accepts());
        return leadsOn && ascends && tileFits;
    }

    /// What isSound() found.
    [[nodiscard]] std::optional<Error> describe(std::uint32_t index, Node node, Part part) const
    {
        if (node.arc() == 0 ? !node.accepts() : !canBeList(node.arc())) return leadsNowhere(index);
        if (!node.isEnd() && index + 1 >= m_nodes.size())
            return malformed(index, "the last node is not the last of its siblings").value();
        if (!node.isEnd() && m_nodes[index + 1].tile() <= node.tile())
            return malformed(index + 1, "siblings are not in ascending order").value();
        if (node.tile() == 0 && part == Part::Gaddag)
            return malformed(index, "a word ends with a separator").value();
        if (node.tile() == 0)
            return malformed(index, "a word has tile 0, which is no letter").value();
        return tooHigh(index, node.tile());
    }

    [[nodiscard]] std::optional<Error> leadsNowhere(std::uint32_t index) const
    {
        const std::uint32_t arc = m_nodes[index].arc();
        if (arc == 0) return malformed(index, "a path ends without a word").value();
        return malformed(index, "a node leads to node " + std::to_string(arc) + " of " +
                                    std::to_string(m_nodes.size()))
            .value();
    }

    [[nodiscard]] std::optional<Error> endless(std::uint32_t index) const
    {
        return malformed(index, "a node leads back to itself").value();
    }

    [[nodiscard]] std::optional<Error> tooHigh(std::uint32_t index, Tile tile) const
    {
        if (tile > kMaxLetters) {
            return malformed(index, "tile " + std::to_string(tile) + " is beyond the " +
                                        std::to_string(kMaxLetters) + " that an alphabet can have")
                .value();
        }
        Error error =
            malformed(index, "has letter " + std::to_string(tile) + ", but the alphabet only " +
                                 std::to_string(m_highestAllowed))
                .value();
        error.code = ErrorCode::WrongLexicon;
        return error;
    }

    const std::span<const Node> m_nodes;
    const std::string& m_file;
    const std::stop_token& m_stop;
    std::uint32_t m_visited = 0;
    const Tile m_highestAllowed;
    std::uint32_t m_firstListNode = 1;
    Tile m_highestTile = 0;
    std::vector<std::uint8_t> m_marks;
    std::vector<Visit> m_stack;
    std::vector<std::uint32_t> m_separators;
};

template <class Node>
Result<KwgFindings> validate(std::span<const Node> nodes, bool leaves, int letterCount,
                             const std::string& file, const std::stop_token& stop)
{
    if (nodes.empty()) {
        return failure(ErrorCode::Malformed, "it has less than 4 bytes, so it is no word graph",
                       {file, 0, 0, 0});
    }
    return Validator<Node>(nodes, letterCount, file, stop).run(leaves);
}

}  // namespace

Result<void> checkWholeNodes(std::size_t bytes, const std::string& file)
{
    const std::size_t rest = bytes % sizeof(KwgNode);
    // Less than one node is an error of its own.
    if (rest == 0 || bytes < sizeof(KwgNode)) return {};
    return failure(ErrorCode::Malformed,
                   "it ends within a node: " + std::to_string(bytes) +
                       " bytes are no multiple of 4, so the file may be cut off",
                   {file, 0, 0, static_cast<long long>(bytes - rest)});
}

Result<KwgFindings> validateKwg(std::span<const KwgNode> nodes, bool leaves, int letterCount,
                                const std::string& file, const std::stop_token& stop)
{
    return validate(nodes, leaves, letterCount, file, stop);
}

Result<KwgFindings> validateKbwg(std::span<const KbwgNode> nodes, int letterCount,
                                 const std::string& file, const std::stop_token& stop)
{
    return validate(nodes, false, letterCount, file, stop);
}

}  // namespace engine
