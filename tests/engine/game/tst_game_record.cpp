// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <QtTest>

#include <rapidcheck.h>

#include "engine/base/random.h"
#include "engine/game/game_record.h"
#include "engine/game/turns.h"
#include "tests/support/game_files.h"
#include "tests/support/test_class.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

GameRecord emptyGame()
{
    return GameRecord::create(tests::rulesOf("english"), {{"a", "Anna"}, {"b", "Ben"}}).value();
}

/// A pass that can be told from others.
Event passOf(int player, int number)
{
    Event event;
    event.player = player;
    event.text = std::to_string(number);
    return event;
}

/// The texts of the events as a tree: "1(2(3)4)".
std::string shapeOf(const GameRecord& record, NodeId id = kRootNode)
{
    std::string text = record.node(id).event.text;
    if (record.node(id).children.empty()) return text;
    text += "(";
    for (const NodeId child : record.node(id).children) text += shapeOf(record, child);
    return text + ")";
}

/// 1 2 3 4, and 5 beside 3.
struct Tree
{
    GameRecord record = emptyGame();
    std::vector<NodeId> ids{kRootNode};

    Tree()
    {
        for (int i = 1; i <= 4; ++i)
            ids.push_back(record.add(ids.back(), passOf(i % 2, i)).value());
        ids.push_back(record.add(ids[2], passOf(1, 5)).value());
    }
};

/// Parents and children know each other, and everything that is there can be reached.
bool isSound(const GameRecord& record)
{
    const auto order = record.preorder();
    if (static_cast<int>(order.size()) != record.nodeCount()) return false;
    for (const NodeId id : order) {
        if (!record.contains(id)) return false;
        for (const NodeId child : record.node(id).children)
            if (!record.contains(child) || record.node(child).parent != id) return false;
    }
    int there = 0;
    for (NodeId id = 0; id < record.idLimit(); ++id) there += record.contains(id) ? 1 : 0;
    return there == record.nodeCount() && record.node(kRootNode).parent == kNoNode;
}

}  // namespace

class TestGameRecord : public QObject
{
    Q_OBJECT

private slots:
    void lines()
    {
        const Tree tree;
        QCOMPARE(shapeOf(tree.record), std::string("(1(2(3(4)5)))"));
        QCOMPARE(tree.record.lineThrough(kRootNode),
                 (std::vector<NodeId>{tree.ids[1], tree.ids[2], tree.ids[3], tree.ids[4]}));
        QCOMPARE(tree.record.lineThrough(tree.ids[5]),
                 (std::vector<NodeId>{tree.ids[1], tree.ids[2], tree.ids[5]}));
        QCOMPARE(tree.record.lineTo(tree.ids[2]), (std::vector<NodeId>{tree.ids[1], tree.ids[2]}));
        QCOMPARE(tree.record.nodeCount(), 6);
        QVERIFY(isSound(tree.record));
        QCOMPARE(tree.record.childLike(tree.ids[2], passOf(1, 99)), std::optional(tree.ids[3]));
        QVERIFY(!tree.record.childLike(tree.ids[2], passOf(0, 99)));
    }

    void promotes()
    {
        Tree tree;
        QVERIFY(!tree.record.promote(tree.ids[3]));
        QVERIFY(!tree.record.promote(kRootNode));
        QVERIFY(tree.record.promote(tree.ids[5]));
        QCOMPARE(shapeOf(tree.record), std::string("(1(2(53(4))))"));
        tree.record.makeMainLine(tree.ids[4]);
        QCOMPARE(shapeOf(tree.record), std::string("(1(2(3(4)5)))"));
    }

    void removesAndInserts()
    {
        Tree tree;
        const GameRecord before = tree.record;
        tree.record.remove(tree.ids[3]);
        QCOMPARE(shapeOf(tree.record), std::string("(1(2(5)))"));
        QVERIFY(!tree.record.contains(tree.ids[4]));
        QVERIFY(isSound(tree.record));
        // An id stays what it was, and no other node gets it.
        const NodeId next = tree.record.add(kRootNode, passOf(0, 6)).value();
        QVERIFY(next > tree.ids[5]);
        QCOMPARE(shapeOf(tree.record), std::string("(1(2(5))6)"));

        tree.record = before;
        QVERIFY(tree.record.insert(tree.ids[2], passOf(0, 7)).has_value());
        QCOMPARE(shapeOf(tree.record), std::string("(1(2(7(3(4)5))))"));
        QVERIFY(isSound(tree.record));
        tree.record.dissolve(tree.ids[2]);
        QCOMPARE(shapeOf(tree.record), std::string("(1(7(3(4)5)))"));
        tree.record.dissolve(tree.ids[3]);
        QCOMPARE(shapeOf(tree.record), std::string("(1(7(45)))"));
        QVERIFY(isSound(tree.record));
        tree.record.remove(kRootNode);
        tree.record.dissolve(kRootNode);
        QCOMPARE(shapeOf(tree.record), std::string("(1(7(45)))"));
        QCOMPARE(shapeOf(before), std::string("(1(2(3(4)5)))"));
    }

    void copiesBranches()
    {
        Tree tree;
        Annotations annotations;
        annotations.notes = {"note"};
        tree.record.setAnnotations(tree.ids[4], annotations);
        const Branch branch = tree.record.copy(tree.ids[2]);
        const NodeId pasted = tree.record.paste(tree.ids[5], branch).value();
        QCOMPARE(shapeOf(tree.record), std::string("(1(2(3(4)5(2(3(4)5)))))"));
        QVERIFY(isSound(tree.record));
        const NodeId last = tree.record.lineThrough(pasted).back();
        QCOMPARE(tree.record.node(last).annotations.notes, annotations.notes);

        GameRecord polish =
            GameRecord::create(tests::rulesOf("polish"), {{"a", ""}, {"b", ""}}).value();
        QCOMPARE(polish.paste(kRootNode, branch).error().code, ErrorCode::WrongLexicon);
        GameRecord alone = GameRecord::create(tests::rulesOf("english"), {{"a", ""}}).value();
        QVERIFY(!alone.paste(kRootNode, branch));
        QCOMPARE(alone.nodeCount(), 1);
    }

    void refusesWhatCannotBe_data()
    {
        QTest::addColumn<int>("what");
        for (int i = 0; i < 14; ++i) QTest::addRow("%d", i) << i;
    }
    void refusesWhatCannotBe()
    {
        QFETCH(int, what);
        GameRecord record = emptyGame();
        Event event;
        event.kind = EventKind::Place;
        event.move.kind = MoveKind::Place;
        event.move.row = 7;
        event.move.column = 7;
        event.move.length = event.move.tilesPlayed = 2;
        event.move.tiles[0] = event.move.tiles[1] = 1;
        const Event good = event;
        QVERIFY(record.add(kRootNode, event).has_value());
        switch (what) {
        case 0: event.player = 2; break;
        case 1: event.player = -1; break;
        case 2: event.move.row = 15; break;
        case 3: event.move.column = 14; break;
        case 4: event.move.tiles[0] = 27; break;
        case 5: event.move.tilesPlayed = 3; break;
        case 6: event.move.length = 22; break;
        case 7: event.move.tiles[3] = 1; break;
        case 8: event.kind = EventKind::Exchange; break;
        case 9: event.rack.tiles = {asBlank(1)}; break;
        case 10: event.rack.hidden = -1; break;
        case 11: event.score = Score{2'000'000}; break;
        case 12: event.move.score = Score{1}; break;
        default: event.clock = INT64_MIN; break;
        }
        const GameRecord before = record;
        const auto added = record.add(kRootNode, event);
        QVERIFY(!added);
        QVERIFY(!added.error().message().empty());
        const NodeId first = record.lineThrough(kRootNode).front();
        QVERIFY(!record.setEvent(first, event));
        QVERIFY(!record.insert(kRootNode, event));
        QVERIFY(record == before);
        QVERIFY(record.node(first).event == good);
    }

    void playersAndInfo()
    {
        QVERIFY(!GameRecord::create(tests::rulesOf("english"), {}));
        QVERIFY(!GameRecord::create(tests::rulesOf("english"), std::vector<GamePlayer>(5)));
        GameRecord record = emptyGame();
        GameInfo info = record.info();
        info.title = "title";
        QVERIFY(record.setInfo(info).has_value());
        QCOMPARE(record.info().title, std::string("title"));
        info.players.pop_back();
        QVERIFY(!record.setInfo(info));
        QCOMPARE(record.playerCount(), 2);
        // What is shown in a line has an end; texts of many lines may be as long as they like.
        const std::string most(GameRecord::kLongestLine, 'a');
        const auto fits = [&record](auto change) {
            GameInfo other = record.info();
            change(other);
            return record.setInfo(std::move(other)).has_value();
        };
        QVERIFY(fits([&](GameInfo& other) { other.players[1].name = most; }));
        QVERIFY(fits([&](GameInfo& other) { other.description = most + most; }));
        QVERIFY(!fits([&](GameInfo& other) { other.players[1].name = most + "a"; }));
        QVERIFY(!fits([&](GameInfo& other) { other.players[0].nick = most + "a"; }));
        QVERIFY(!fits([&](GameInfo& other) { other.title = most + "a"; }));
        QVERIFY(!fits([&](GameInfo& other) { other.lexicon = most + "a"; }));
        QVERIFY(!GameRecord::create(tests::rulesOf("english"), {{most + "a", {}}, {"b", {}}}));
    }

    void otherRules()
    {
        GameRecord record = emptyGame();
        Position start = Position::create(record.rulesPtr()).value();
        tests::lay(start, 7, 7, Direction::Across, "CaT");
        start.setScore(1, Score{12});
        start.setRack(0, tests::rackOf(record.rules().alphabet, "ABC?"));
        start.setOnTurn(1);
        QVERIFY(record.setStart(std::make_shared<const Position>(start)).has_value());
        QVERIFY(!record.setRules(tests::rulesOf("english_super")));
        QVERIFY(!record.setRules(tests::rulesOf("polish")));
        QVERIFY(record.setRules(tests::rulesOf("wordsmog")).has_value());
        QVERIFY(record.rules().jumbled());
        QVERIFY(record.start()->rulesPtr() == record.rulesPtr());
        QVERIFY(record.start()->board() == start.board());
        QCOMPARE(record.start()->player(1).score, Score{12});
        QVERIFY(record.start()->player(0).rack == start.player(0).rack);
        QCOMPARE(record.start()->onTurn(), 1);

        // A start that can't be is none.
        QVERIFY(!record.setStart(std::make_shared<const Position>(start)));
        Position hanging = *record.start();
        hanging.setSquare(0, 0, 1);
        QVERIFY(!record.setStart(std::make_shared<const Position>(hanging)));
    }

    void thereIsAnEnd()
    {
        GameRecord record = emptyGame();
        NodeId last = kRootNode;
        for (int i = 1; i < GameRecord::kMaxNodes; ++i)
            last = record.add(last, passOf(0, i)).value();
        QCOMPARE(record.add(last, passOf(0, 0)).error().code, ErrorCode::OutOfRange);
        QVERIFY(!record.insert(kRootNode, passOf(0, 0)));
        QVERIFY(!record.paste(kRootNode, record.copy(last)));
        QCOMPARE(record.nodeCount(), GameRecord::kMaxNodes);
        QCOMPARE(record.lineTo(last).size(), std::size_t{GameRecord::kMaxNodes - 1});
    }

    void totalsCarryOn()
    {
        GameRecord record = emptyGame();
        NodeId last = kRootNode;
        std::vector<NodeId> ids;
        for (int i = 0; i < 4; ++i) {
            Event event = passOf(i % 2, i);
            event.score = Score{10 + i};
            event.total = Score{i < 2 ? 10 + i : 2 * (10 + i) - 2};
            last = record.add(last, event).value();
            ids.push_back(last);
        }
        Event edited = record.node(ids[0]).event;
        edited.score = Score{30};
        edited.total = Score{30};
        QVERIFY(record.setEvent(ids[0], edited).has_value());
        carryTotals(record, kRootNode);
        QCOMPARE(record.node(ids[1]).event.total, std::optional(Score{11}));
        QCOMPARE(record.node(ids[2]).event.total, std::optional(Score{42}));
        QCOMPARE(record.node(ids[3]).event.total, std::optional(Score{24}));
        QCOMPARE(totalsAfter(record, last), (std::vector<Score>{{42}, {24}}));
    }

    /// Any edits, in any order: the tree stays sound, and every record kept from before stays as
    /// it was, which is all that undo needs.
    void editsAndUndo()
    {
        QVERIFY(rc::check("random edits", [] {
            Random random(*rc::gen::arbitrary<std::uint64_t>());
            const auto below = [&random](std::size_t bound) {
                return std::size_t{random.below(static_cast<std::uint32_t>(bound))};
            };
            GameRecord record = emptyGame();
            struct Kept
            {
                GameRecord record;
                std::string shape;
            };
            std::vector<Kept> history;
            for (int step = 1; step <= 60; ++step) {
                history.push_back({record, shapeOf(record)});
                const auto order = record.preorder();
                const NodeId any = order[below(order.size())];
                switch (random.below(10)) {
                case 0:
                case 1:
                case 2: RC_ASSERT(record.add(any, passOf(0, step)).has_value()); break;
                case 3: RC_ASSERT(record.insert(any, passOf(1, step)).has_value()); break;
                case 4: record.promote(any); break;
                case 5: record.makeMainLine(any); break;
                case 6:
                    if (random.below(3) == 0) record.remove(any);
                    else record.dissolve(any);
                    break;
                case 7: {
                    const NodeId target = order[below(order.size())];
                    if (any != kRootNode && order.size() < 200)
                        RC_ASSERT(record.paste(target, record.copy(any)).has_value());
                    break;
                }
                case 8:
                    if (any != kRootNode)
                        RC_ASSERT(record.setEvent(any, passOf(1, -step)).has_value());
                    break;
                default: {
                    Annotations annotations = record.node(any).annotations;
                    annotations.notes.push_back(std::to_string(step));
                    record.setAnnotations(any, annotations);
                    break;
                }
                }
                RC_ASSERT(isSound(record));
            }
            std::size_t notes = SIZE_MAX;
            for (; !history.empty(); history.pop_back()) {
                const GameRecord& kept = history.back().record;
                RC_ASSERT(shapeOf(kept) == history.back().shape);
                RC_ASSERT(isSound(kept));
                RC_ASSERT(tests::contrast(kept, kept).empty());
                std::size_t count = 0;
                for (const NodeId id : kept.preorder())
                    count += kept.node(id).annotations.notes.size();
                notes = std::min(notes, count);
            }
            RC_ASSERT(notes == std::size_t{0});
        }));
    }
};

TEST_CLASS(TestGameRecord, tests::NoApplication)
#include "tst_game_record.moc"
