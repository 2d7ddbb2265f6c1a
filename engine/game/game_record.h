// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/board/position.h"
#include "engine/game/annotations.h"
#include "engine/game/game_event.h"
#include "engine/game/match_setup.h"
#include "engine/rules/game_rules.h"

namespace engine {

/// A node of a record. Stays the same as long as the node exists, through all edits and in all
/// copies; the id of a removed node is not given out again.
using NodeId = std::int32_t;
inline constexpr NodeId kRootNode = 0;
inline constexpr NodeId kNoNode = -1;

/// One event of a game, what follows on it and what is said about it. The root is the start of
/// the game: its event means nothing.
struct Node
{
    NodeId parent = kNoNode;
    std::vector<NodeId> children;  ///< the first one goes on with the line, others are variations
    Event event;
    Annotations annotations;
    /// Racks known after the event though no turn shows them, by player; empty = none at all.
    std::vector<RecordedRack> racksAfter;
    /// Lines of a GCG that stood here and mean nothing to this program, as they are.
    std::vector<std::string> otherLines;
    /// Fields of a study file that this version doesn't know: a JSON object, or nothing.
    std::string unknownFields;
};

struct GamePlayer
{
    std::string nick;  ///< one word, names the player in a GCG
    std::string name;
    /// Name of the lexicon that the player plays with; empty = that of the game.
    std::string lexicon = {};
    friend bool operator==(const GamePlayer&, const GamePlayer&) = default;
};

/// What there is to say about a game as a whole.
struct GameInfo
{
    std::vector<GamePlayer> players;  ///< 1 to 4, in the order of their turns
    std::string title;
    std::string description;  ///< may have several lines
    std::string date;
    std::string source;  ///< of the pragma #id: authority and number
    std::string lexicon;
    std::string gameType;          ///< as a GCG names it: "classic"
    std::string boardLayout;       ///< as a GCG names it: "CrosswordGame"
    std::string tileDistribution;  ///< as a GCG names it: "english"
    bool incomplete = false;       ///< said behind the last event
    /// Of a game that was or is being played with this program: `incomplete` until it is over.
    std::optional<MatchSetup> match;
    /// Of a CGP that the game starts from, as in CgpReading.
    std::vector<std::pair<std::string, std::string>> operations;
    std::string unknownFields;  ///< as in Node
    friend bool operator==(const GameInfo&, const GameInfo&) = default;
};

/// A part of a game, cut off and kept for pasting: nodes[0] and what follows on it. Node ids are
/// indices of the vector.
struct Branch
{
    GameRulesPtr rules;
    std::vector<Node> nodes;
};

/// A game as it was played, with all its variations. Nothing is judged here; see replay().
///
/// A value: copies are independent of each other, and cheap (a pointer per node), since nodes are
/// shared until they are changed. To undo an edit, keep a copy from before.
class GameRecord
{
public:
    /// No game has more nodes; an event that would be one more is refused.
    static constexpr int kMaxNodes = 4000;
    /// Bytes of a name, a title or anything else of its information that has a single line.
    static constexpr std::size_t kLongestLine = 1000;

    /// A game without events, from an empty board. 1 to 4 players.
    [[nodiscard]] static Result<GameRecord> create(GameRulesPtr rules,
                                                   std::vector<GamePlayer> players);

    [[nodiscard]] const GameRules& rules() const { return *m_rules; }
    [[nodiscard]] const GameRulesPtr& rulesPtr() const { return m_rules; }
    [[nodiscard]] const GameInfo& info() const { return m_info; }
    [[nodiscard]] int playerCount() const { return static_cast<int>(m_info.players.size()); }
    /// Position that the game starts from; null for an empty board. It has the record's rules and
    /// no lexicon.
    [[nodiscard]] const PositionPtr& start() const { return m_start; }

    /// Other rules for the same letters and a board of the same size.
    [[nodiscard]] Result<void> setRules(GameRulesPtr rules);
    /// The number of players can't change, and no line is longer than kLongestLine.
    [[nodiscard]] Result<void> setInfo(GameInfo info);
    /// Needs the record's rules (the same object), number of players (at least two) and no lexicon;
    /// must be legal and hold scores below 100,000. Null for an empty board.
    [[nodiscard]] Result<void> setStart(PositionPtr start);

    // --- looking ---------------------------------------------------------------------------
    [[nodiscard]] bool contains(NodeId id) const;
    /// The node must exist. The reference holds until the record changes.
    [[nodiscard]] const Node& node(NodeId id) const
    {
        return *m_nodes[static_cast<std::size_t>(id)];
    }
    /// All ids are below.
    [[nodiscard]] NodeId idLimit() const { return static_cast<NodeId>(m_nodes.size()); }
    [[nodiscard]] int nodeCount() const { return m_nodeCount; }
    /// The root and all below, parents before children, a line before its variations.
    [[nodiscard]] std::vector<NodeId> preorder(NodeId from = kRootNode) const;
    /// From the first event to the node, the root left out.
    [[nodiscard]] std::vector<NodeId> lineTo(NodeId id) const;
    /// lineTo() and on along the first children to the end. Of the root: the main line.
    [[nodiscard]] std::vector<NodeId> lineThrough(NodeId id) const;
    /// A child that does the same, see sameAction().
    [[nodiscard]] std::optional<NodeId> childLike(NodeId parent, const Event& event) const;

    // --- changing: nothing is lost but by remove() and by setting something anew ---------------
    // Nodes given must exist. Events are checked by checkEvent(); an error changes nothing.

    /// A new last child: the next event of the line, or a variation where there is one.
    [[nodiscard]] Result<NodeId> add(NodeId parent, Event event);
    /// A new node between `parent` and its children, all of which go on after it.
    [[nodiscard]] Result<NodeId> insert(NodeId parent, Event event);
    [[nodiscard]] Result<void> setEvent(NodeId id, Event event);
    void setAnnotations(NodeId id, Annotations annotations);
    [[nodiscard]] Result<void> setRacksAfter(NodeId id, std::vector<RecordedRack> racks);
    void setOtherLines(NodeId id, std::vector<std::string> lines);
    void setUnknownFields(NodeId id, std::string fields);
    /// Makes the node the first child of its parent. False when it was already, or is the root.
    bool promote(NodeId id);
    /// Promotes the node and all above it.
    void makeMainLine(NodeId id);
    /// Removes the node and all that follows on it; not the root.
    void remove(NodeId id);
    /// Removes the one node; what followed on it takes its place. Not the root.
    void dissolve(NodeId id);
    /// Not the root.
    [[nodiscard]] Branch copy(NodeId id) const;
    /// The branch becomes a new last child. Refused when it has other letters or players than this
    /// game or doesn't fit the board's size.
    [[nodiscard]] Result<NodeId> paste(NodeId parent, const Branch& branch);

    /// The same game: same tree in the same order, whatever ids the nodes have. Rules are
    /// compared by what they say.
    friend bool operator==(const GameRecord& a, const GameRecord& b);

private:
    GameRecord() = default;
    Node& changeable(NodeId id);
    NodeId append(Node node);
    [[nodiscard]] Result<void> checkStart(const Position& start) const;
    [[nodiscard]] Result<void> checkRoomFor(std::size_t nodes) const;

    GameRulesPtr m_rules;
    GameInfo m_info;
    PositionPtr m_start;
    std::vector<std::shared_ptr<const Node>> m_nodes;  ///< null where one was removed
    int m_nodeCount = 0;
};

}  // namespace engine
