// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/game_record.h"

#include <algorithm>

#include "engine/board/position_check.h"
#include "engine/rules/catalogue.h"

namespace engine {
namespace {

bool sameSize(const BoardLayout& a, const BoardLayout& b)
{
    return a.rows() == b.rows() && a.columns() == b.columns();
}

bool sameRules(const GameRulesPtr& a, const GameRulesPtr& b)
{
    return a == b || catalogue::writeRules(*a) == catalogue::writeRules(*b);
}

/// But for the rules, which the records compare, by what CGP can say as well.
bool sameStart(const PositionPtr& a, const PositionPtr& b)
{
    if (a == b) return true;
    if (a == nullptr || b == nullptr || a->playerCount() != b->playerCount()) return false;
    for (int i = 0; i < a->playerCount(); ++i)
        if (!(a->player(i) == b->player(i))) return false;
    return a->board() == b->board() && a->onTurn() == b->onTurn() &&
           a->scorelessTurns() == b->scorelessTurns();
}

/// Without their places in the tree.
bool sameContent(const Node& a, const Node& b)
{
    return a.children.size() == b.children.size() && a.event == b.event &&
           a.annotations == b.annotations && a.racksAfter == b.racksAfter &&
           a.otherLines == b.otherLines && a.unknownFields == b.unknownFields;
}

/// Lists show these in a line, and to measure a line of a hundred thousand letters takes a second.
Result<void> checkLines(const GameInfo& info)
{
    std::size_t longest = 0;
    for (const GamePlayer& player : info.players)
        longest =
            std::max({longest, player.nick.size(), player.name.size(), player.lexicon.size()});
    for (const std::string* line : {&info.title, &info.date, &info.source, &info.lexicon})
        longest = std::max(longest, line->size());
    if (longest <= GameRecord::kLongestLine) return {};
    return failure(ErrorCode::OutOfRange,
                   say("a name or title has %1 bytes, more than the %2 allowed", longest,
                       GameRecord::kLongestLine));
}

}  // namespace

Result<GameRecord> GameRecord::create(GameRulesPtr rules, std::vector<GamePlayer> players)
{
    if (players.empty() || players.size() > 4) {
        return failure(ErrorCode::OutOfRange,
                       say("a game has 1 to 4 players, not %1", players.size()));
    }
    GameRecord record;
    record.m_rules = std::move(rules);
    record.m_info.players = std::move(players);
    if (auto fits = checkLines(record.m_info); !fits) return failure(std::move(fits.error()));
    record.append({});
    return record;
}

Result<void> GameRecord::setRules(GameRulesPtr rules)
{
    if (!rules->alphabet.sameLetters(m_rules->alphabet) ||
        !sameSize(rules->layout, m_rules->layout)) {
        return failure(ErrorCode::WrongLexicon,
                       say("the rules %1 have other letters or another board than %2",
                           Title{rules->title}, Title{m_rules->title}));
    }
    if (m_start != nullptr && rules != m_rules) {
        auto start = Position::create(rules, nullptr, playerCount());
        if (!start) return failure(std::move(start.error()));
        for (int row = 0; row < rules->layout.rows(); ++row)
            for (int column = 0; column < rules->layout.columns(); ++column)
                if (const Tile tile = m_start->board().at(row, column); tile != kNoTile)
                    start->setSquare(row, column, tile);
        for (int i = 0; i < playerCount(); ++i) {
            start->setRack(i, m_start->player(i).rack);
            start->setScore(i, m_start->player(i).score);
        }
        start->setOnTurn(m_start->onTurn());
        start->setScorelessTurns(m_start->scorelessTurns());
        m_start = std::make_shared<const Position>(std::move(*start));
    }
    m_rules = std::move(rules);
    return {};
}

Result<void> GameRecord::setInfo(GameInfo info)
{
    if (info.players.size() != m_info.players.size())
        return failure(ErrorCode::OutOfRange, say("the number of players of a game can't change"));
    if (auto fits = checkLines(info); !fits) return fits;
    m_info = std::move(info);
    return {};
}

Result<void> GameRecord::setStart(PositionPtr start)
{
    if (start != nullptr) {
        if (auto fits = checkStart(*start); !fits) return fits;
    }
    m_start = std::move(start);
    return {};
}

Result<void> GameRecord::checkStart(const Position& start) const
{
    constexpr int kMostPoints = 100'000;  // as a CGP may have
    const auto wrong = [](Sentence why) {
        return failure(ErrorCode::IllegalPosition, std::move(why));
    };
    if (start.rulesPtr() != m_rules || start.playerCount() != playerCount() ||
        start.lexicon() != nullptr)
        return wrong(say("the position is not one of this game's rules and players"));
    if (playerCount() < 2) return wrong(say("a game of one player starts from an empty board"));
    for (int i = 0; i < playerCount(); ++i) {
        const int points = start.player(i).score.points;
        if (points > kMostPoints || points < -kMostPoints)
            return wrong(say("the score is beyond any game"));
    }
    if (start.scorelessTurns() < 0 || start.scorelessTurns() > kMostPoints)
        return wrong(say("the number of scoreless turns is beyond any game"));
    for (Error& oddity : oddities(start))
        if (oddity.code == ErrorCode::IllegalPosition) return failure(std::move(oddity));
    return {};
}

bool GameRecord::contains(NodeId id) const
{
    return id >= 0 && id < idLimit() && m_nodes[static_cast<std::size_t>(id)] != nullptr;
}

std::vector<NodeId> GameRecord::preorder(NodeId from) const
{
    std::vector<NodeId> order;
    std::vector<NodeId> open{from};
    while (!open.empty()) {
        const NodeId id = open.back();
        open.pop_back();
        order.push_back(id);
        const std::vector<NodeId>& children = node(id).children;
        open.insert(open.end(), children.rbegin(), children.rend());
    }
    return order;
}

std::vector<NodeId> GameRecord::lineTo(NodeId id) const
{
    std::vector<NodeId> line;
    for (; id != kRootNode; id = node(id).parent) line.push_back(id);
    std::reverse(line.begin(), line.end());
    return line;
}

std::vector<NodeId> GameRecord::lineThrough(NodeId id) const
{
    std::vector<NodeId> line = lineTo(id);
    while (!node(id).children.empty()) {
        id = node(id).children.front();
        line.push_back(id);
    }
    return line;
}

std::optional<NodeId> GameRecord::childLike(NodeId parent, const Event& event) const
{
    for (const NodeId child : node(parent).children)
        if (sameAction(node(child).event, event)) return child;
    return std::nullopt;
}

Node& GameRecord::changeable(NodeId id)
{
    auto& slot = m_nodes[static_cast<std::size_t>(id)];
    // Another record may look at it: changes go to a copy of one's own.
    auto own = std::make_shared<Node>(*slot);
    Node& node = *own;
    slot = std::move(own);
    return node;
}

NodeId GameRecord::append(Node node)
{
    m_nodes.push_back(std::make_shared<const Node>(std::move(node)));
    ++m_nodeCount;
    return idLimit() - 1;
}

Result<void> GameRecord::checkRoomFor(std::size_t nodes) const
{
    if (static_cast<std::size_t>(m_nodeCount) + nodes <= static_cast<std::size_t>(kMaxNodes))
        return {};
    return failure(ErrorCode::OutOfRange,
                   say("a game record holds %1 events at most", kMaxNodes - 1));
}

Result<NodeId> GameRecord::add(NodeId parent, Event event)
{
    if (auto good = checkEvent(event, *m_rules, playerCount()); !good) return failure(good.error());
    if (auto room = checkRoomFor(1); !room) return failure(room.error());
    Node node;
    node.parent = parent;
    node.event = std::move(event);
    const NodeId id = append(std::move(node));
    changeable(parent).children.push_back(id);
    return id;
}

Result<NodeId> GameRecord::insert(NodeId parent, Event event)
{
    if (auto good = checkEvent(event, *m_rules, playerCount()); !good) return failure(good.error());
    if (auto room = checkRoomFor(1); !room) return failure(room.error());
    Node node;
    node.parent = parent;
    node.event = std::move(event);
    node.children = this->node(parent).children;
    const std::vector<NodeId> moved = node.children;
    const NodeId id = append(std::move(node));
    for (const NodeId child : moved) changeable(child).parent = id;
    changeable(parent).children = {id};
    return id;
}

Result<void> GameRecord::setEvent(NodeId id, Event event)
{
    if (auto good = checkEvent(event, *m_rules, playerCount()); !good) return good;
    changeable(id).event = std::move(event);
    return {};
}

void GameRecord::setAnnotations(NodeId id, Annotations annotations)
{
    changeable(id).annotations = std::move(annotations);
}

Result<void> GameRecord::setRacksAfter(NodeId id, std::vector<RecordedRack> racks)
{
    if (std::all_of(racks.begin(), racks.end(), [](const auto& rack) { return rack.empty(); }))
        racks.clear();
    if (racks.size() > m_info.players.size())
        return failure(ErrorCode::OutOfRange, say("there are more racks than players"));
    for (const RecordedRack& rack : racks)
        if (auto good = checkRack(rack, *m_rules); !good) return good;
    if (!racks.empty()) racks.resize(m_info.players.size());
    changeable(id).racksAfter = std::move(racks);
    return {};
}

void GameRecord::setOtherLines(NodeId id, std::vector<std::string> lines)
{
    changeable(id).otherLines = std::move(lines);
}

void GameRecord::setUnknownFields(NodeId id, std::string fields)
{
    changeable(id).unknownFields = std::move(fields);
}

bool GameRecord::promote(NodeId id)
{
    if (id == kRootNode) return false;
    const NodeId parent = node(id).parent;
    if (node(parent).children.front() == id) return false;
    std::vector<NodeId>& children = changeable(parent).children;
    const auto found = std::find(children.begin(), children.end(), id);
    std::rotate(children.begin(), found, found + 1);
    return true;
}

void GameRecord::makeMainLine(NodeId id)
{
    for (; id != kRootNode; id = node(id).parent) promote(id);
}

void GameRecord::remove(NodeId id)
{
    if (id == kRootNode) return;
    std::erase(changeable(node(id).parent).children, id);
    for (const NodeId gone : preorder(id)) {
        m_nodes[static_cast<std::size_t>(gone)] = nullptr;
        --m_nodeCount;
    }
}

void GameRecord::dissolve(NodeId id)
{
    if (id == kRootNode) return;
    const std::vector<NodeId> heirs = node(id).children;
    const NodeId parent = node(id).parent;
    for (const NodeId child : heirs) changeable(child).parent = parent;
    std::vector<NodeId>& siblings = changeable(parent).children;
    const auto at = siblings.erase(std::find(siblings.begin(), siblings.end(), id));
    siblings.insert(at, heirs.begin(), heirs.end());
    m_nodes[static_cast<std::size_t>(id)] = nullptr;
    --m_nodeCount;
}

Branch GameRecord::copy(NodeId id) const
{
    Branch branch;
    branch.rules = m_rules;
    std::vector<NodeId> newId(m_nodes.size(), kNoNode);
    for (const NodeId old : preorder(id)) {
        Node node = this->node(old);
        const auto own = static_cast<NodeId>(branch.nodes.size());
        newId[static_cast<std::size_t>(old)] = own;
        node.children.clear();
        node.parent = old == id ? kNoNode : newId[static_cast<std::size_t>(node.parent)];
        if (node.parent != kNoNode)
            branch.nodes[static_cast<std::size_t>(node.parent)].children.push_back(own);
        branch.nodes.push_back(std::move(node));
    }
    return branch;
}

Result<NodeId> GameRecord::paste(NodeId parent, const Branch& branch)
{
    if (!branch.rules->alphabet.sameLetters(m_rules->alphabet)) {
        return failure(
            ErrorCode::WrongLexicon,
            say("the moves are for other letters than those of %1", Title{m_rules->title}));
    }
    for (const Node& node : branch.nodes) {
        if (auto good = checkEvent(node.event, *m_rules, playerCount()); !good)
            return failure(good.error());
        if (node.racksAfter.size() > m_info.players.size())
            return failure(ErrorCode::OutOfRange, say("the moves are from a game of more players"));
    }
    if (auto room = checkRoomFor(branch.nodes.size()); !room) return failure(room.error());
    const NodeId first = idLimit();
    for (const Node& node : branch.nodes) {
        Node own = node;
        own.parent = node.parent == kNoNode ? parent : node.parent + first;
        for (NodeId& child : own.children) child += first;
        if (!own.racksAfter.empty()) own.racksAfter.resize(m_info.players.size());
        append(std::move(own));
    }
    changeable(parent).children.push_back(first);
    return first;
}

bool operator==(const GameRecord& a, const GameRecord& b)
{
    if (!(a.m_info == b.m_info) || a.m_nodeCount != b.m_nodeCount ||
        !sameRules(a.m_rules, b.m_rules) || !sameStart(a.m_start, b.m_start))
        return false;
    // With the same numbers of children in the same order the trees have the same shape.
    const std::vector<NodeId> left = a.preorder();
    const std::vector<NodeId> right = b.preorder();
    return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                      [&](NodeId x, NodeId y) {
                          return &a.node(x) == &b.node(y) || sameContent(a.node(x), b.node(y));
                      });
}

}  // namespace engine
