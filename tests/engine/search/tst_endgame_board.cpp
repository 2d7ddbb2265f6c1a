// SPDX-License-Identifier: GPL-3.0-or-later
// The moves that are kept by lanes, beside those that the generator finds anew.
#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include <QtTest>

#include "engine/base/random.h"
#include "engine/search/endgame_board.h"
#include "tests/support/random_game.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

std::vector<Move> keptMoves(EndgameBoard& board, int side)
{
    std::vector<EndgameMove> found;
    board.moves(side, found);
    std::vector<Move> moves;
    for (const EndgameMove move : found) moves.push_back(board.moveOf(move));
    std::sort(moves.begin(), moves.end());
    return moves;
}

std::vector<Move> sorted(std::vector<Move> moves)
{
    std::sort(moves.begin(), moves.end());
    return moves;
}

/// The highest score of each square where a side can lay a tile of this kind alone, by the lists of
/// moves: row, column, score.
std::vector<std::array<int, 3>> listedSingles(EndgameBoard& board, int side, Tile kind)
{
    std::map<std::pair<int, int>, int> best;
    std::vector<EndgameMove> found;
    board.moves(side, found);
    for (const EndgameMove each : found) {
        const Move move = board.moveOf(each);
        if (move.tilesPlayed != 1) continue;
        for (std::size_t i = 0; i < move.length; ++i) {
            if (move.tiles[i] == kPlaythrough || rackTileOf(move.tiles[i]) != kind) continue;
            const int along = static_cast<int>(i);
            const bool across = move.direction == Direction::Across;
            int& score =
                best.try_emplace(
                        {move.row + (across ? 0 : along), move.column + (across ? along : 0)}, -1)
                    .first->second;
            score = std::max(score, static_cast<int>(move.score.points));
        }
    }
    std::vector<std::array<int, 3>> list;
    for (const auto& [square, score] : best) list.push_back({square.first, square.second, score});
    return list;
}

std::vector<std::array<int, 3>> sortedSingles(const std::vector<SinglePlay>& plays)
{
    std::vector<std::array<int, 3>> list;
    for (const SinglePlay& play : plays) list.push_back({play.row, play.column, play.score});
    std::ranges::sort(list);
    return list;
}

}  // namespace

class TestEndgameBoard : public QObject
{
    Q_OBJECT

private slots:
    void rackUseHolds();
    void movesAreThoseOfTheGenerator_data();
    void movesAreThoseOfTheGenerator();
    void movesChangeOnlyTheirLanes();
    void outplaysLayAllTiles();
    void singlesAreTheMovesOfOneTile_data();
    void singlesAreTheMovesOfOneTile();
    void whatIsNotDisturbedStays();
    void keysDependOnTheBoardAlone();
    void boardsShareMemory();
};

void TestEndgameBoard::rackUseHolds()
{
    Rack rack;
    rack.add(kBlank, 2);
    rack.add(5, 7);
    rack.add(63);
    const RackFields fields(rack);
    const std::uint64_t all = fields.of(rack);
    QVERIFY(fields.holds(all, all));
    QVERIFY(fields.holds(all, 0));
    const std::uint64_t without = all - fields.one(63);
    QVERIFY(!fields.holds(without, all));
    QVERIFY(!fields.holds(without, fields.one(63)));
    QVERIFY(fields.holds(without, 7 * fields.one(5)));
    QVERIFY(!fields.holds(without - fields.one(5), 7 * fields.one(5)));
    QVERIFY(fields.holds(without - fields.one(5), 2 * fields.one(asBlank(9))));
}

void TestEndgameBoard::movesAreThoseOfTheGenerator_data()
{
    QTest::addColumn<QString>("rules");
    QTest::newRow("15 squares") << "english";
    QTest::newRow("digraphs") << "spanish";
    QTest::newRow("21 squares") << "english_super";
}

void TestEndgameBoard::movesAreThoseOfTheGenerator()
{
    QFETCH(QString, rules);
    const GameRulesPtr game = tests::rulesOf(rules.toStdString());
    const LexiconPtr lexicon = tests::lexiconOf(*game, tests::randomWords(*game, 7, 3000, 9));
    const tests::MoveSource generated = tests::generatedMoves();
    Random random(42);
    int compared = 0;
    for (const Position& start : tests::randomPositions(game, lexicon, generated, 11, 40, 3)) {
        // There the generator leaves out what differs by its direction only.
        if (start.board().empty()) continue;
        // Both racks are used up move by move; the bag stays where it is.
        Position position = start;
        EndgameBoard board(position);
        std::vector<Position::Undo> undos;
        undos.reserve(40);
        std::vector<Position> before;
        for (int turn = 0; turn < 40; ++turn) {
            const int side = turn % 2;
            const std::vector<Move> expected = sorted(generated(position));
            const std::vector<Move> kept = keptMoves(board, side);
            QVERIFY2(kept == expected, qPrintable(QString::number(kept.size()) + " moves, not " +
                                                  QString::number(expected.size())));
            ++compared;
            if (expected.empty()) break;
            std::vector<EndgameMove> found;
            board.moves(side, found);
            const EndgameMove move = found[random.below(static_cast<std::uint32_t>(found.size()))];
            QVERIFY(board.find(side, board.keyOf(move)) == move);
            const std::uint64_t key = board.keyAfter(side, move);
            const Rack rack = position.mover().rack;
            const int mover = position.onTurn();
            before.push_back(position);
            Position::Undo undo;
            position.make(board.moveOf(move), undo);
            Rack left = rack;
            left.removeAll(board.moveOf(move).tilesUsed());
            position.setRack(mover, left);
            board.make(side, move);
            QCOMPARE(board.key(), key);
            QCOMPARE(board.tilesLeft(side), left.total());
            if (left.empty()) break;
            // At times a move is taken back, and the moves are those of before.
            if (random.below(3) == 0) {
                board.undo();
                position = before.back();
                before.pop_back();
                QVERIFY(keptMoves(board, side) == expected);
                board.make(side, move);
                position.make(board.moveOf(move), undo);
                position.setRack(mover, left);
            }
        }
    }
    QVERIFY(compared > 100);
}

void TestEndgameBoard::movesChangeOnlyTheirLanes()
{
    const GameRulesPtr game = tests::rulesOf("english");
    const LexiconPtr lexicon = tests::lexiconOf(*game, tests::randomWords(*game, 3, 3000, 9));
    int kept = 0;
    int changedLanes = 0;
    for (const Position& start :
         tests::randomPositions(game, lexicon, tests::generatedMoves(), 5, 40, 3)) {
        if (start.board().empty()) continue;
        EndgameBoard board(start);
        std::vector<EndgameMove> moves;
        board.moves(0, moves);
        const auto ofOther = [&board] {
            std::vector<std::vector<Move>> lanes(64);
            std::vector<EndgameMove> found;
            board.moves(1, found);
            for (const EndgameMove move : found) lanes[move.lane].push_back(board.moveOf(move));
            for (auto& lane : lanes) std::ranges::sort(lane);
            return lanes;
        };
        const auto before = ofOther();
        for (std::size_t i = 0; i < moves.size(); i += 1 + moves.size() / 20) {
            const std::uint64_t changed = board.lanesChangedBy(moves[i]);
            board.make(0, moves[i]);
            const auto after = ofOther();
            board.undo();
            for (std::size_t lane = 0; lane < before.size(); ++lane) {
                if ((changed >> lane & 1) != 0) {
                    changedLanes += before[lane] != after[lane] ? 1 : 0;
                    continue;
                }
                QVERIFY(before[lane] == after[lane]);
                kept += before[lane].empty() ? 0 : 1;
            }
        }
        QCOMPARE(board.lanesChangedBy({}), std::uint64_t{0});
    }
    QVERIFY2(kept > 100 && changedLanes > 100,
             qPrintable(QStringLiteral("%1 kept, %2 changed").arg(kept).arg(changedLanes)));
}

void TestEndgameBoard::outplaysLayAllTiles()
{
    const GameRulesPtr game = tests::changed(tests::rulesOf("english"), [](GameRules& rules) {
        rules.rackSize = 3;
        rules.keptHash = {};
    });
    const LexiconPtr lexicon = tests::lexiconOf(*game, tests::randomWords(*game, 3, 3000, 9));
    std::size_t all = 0;
    for (const Position& start :
         tests::randomPositions(game, lexicon, tests::generatedMoves(), 5, 40, 3)) {
        if (start.board().empty()) continue;
        EndgameBoard board(start);
        for (int side = 0; side < EndgameBoard::kSides; ++side) {
            std::vector<EndgameMove> expected;
            board.moves(side, expected);
            std::erase_if(expected, [&](EndgameMove move) {
                return board.details(move).tilesPlayed != board.tilesLeft(side);
            });
            std::vector<EndgameMove> found;
            board.outplays(side, found);
            QVERIFY(found == expected);
            all += found.size();
        }
    }
    QVERIFY2(all > 20, qPrintable(QString::number(all)));
}

void TestEndgameBoard::singlesAreTheMovesOfOneTile_data()
{
    QTest::addColumn<QString>("rules");
    QTest::newRow("15 squares") << "english";
    QTest::newRow("digraphs") << "spanish";
    QTest::newRow("21 squares") << "english_super";
    QTest::newRow("blocked squares") << "punctured";
}

void TestEndgameBoard::singlesAreTheMovesOfOneTile()
{
    QFETCH(QString, rules);
    const GameRulesPtr game =
        tests::changed(tests::rulesOf(rules.toStdString()), [](GameRules& all) {
            all.bonus = {0, 3, 0, 0, 0, 0, 0, 50};
            all.keptHash = {};
        });
    const LexiconPtr lexicon = tests::lexiconOf(*game, tests::randomWords(*game, 3, 3000, 9));
    int squares = 0;
    int others = 0;
    for (const Position& start :
         tests::randomPositions(game, lexicon, tests::generatedMoves(), 5, 40, 3)) {
        if (start.board().empty()) continue;
        EndgameBoard board(start);
        std::vector<EndgameMove> moves;
        board.moves(0, moves);
        const std::vector<Tile> kinds = [&] {
            std::vector<Tile> tiles = start.player(1 - start.onTurn()).rack.tiles();
            tiles.erase(std::unique(tiles.begin(), tiles.end()), tiles.end());
            return tiles;
        }();
        for (const Tile kind : kinds) {
            std::vector<SinglePlay> before;
            board.singles(1, kind, before);
            QVERIFY(std::ranges::is_sorted(before, std::greater{}, &SinglePlay::score));
            QVERIFY(sortedSingles(before) == listedSingles(board, 1, kind));
            squares += static_cast<int>(before.size());
            // After a move it is told without making it.
            for (std::size_t i = 0; i < moves.size(); i += 1 + moves.size() / 20) {
                MoveEffect effect;
                board.findEffect(moves[i], effect);
                const int kept = EndgameBoard::bestSingleKept(effect, before);
                const int best = board.bestSingleAfter(effect, 1, kind, before);
                board.make(0, moves[i]);
                int expected = -1;
                for (const auto& [row, column, score] : listedSingles(board, 1, kind))
                    expected = std::max(expected, score);
                board.undo();
                QCOMPARE(best, expected);
                QVERIFY(kept <= best);
                others += kept < best ? 1 : 0;
            }
        }
    }
    QVERIFY2(squares > 100 && others > 20,
             qPrintable(QStringLiteral("%1 squares, %2 better").arg(squares).arg(others)));
}

void TestEndgameBoard::whatIsNotDisturbedStays()
{
    const GameRulesPtr game = tests::rulesOf("english");
    const LexiconPtr lexicon = tests::lexiconOf(*game, tests::randomWords(*game, 3, 3000, 9));
    int disturbed = 0;
    int gone = 0;
    int inChangedLanes = 0;
    for (const Position& start :
         tests::randomPositions(game, lexicon, tests::generatedMoves(), 5, 40, 3)) {
        if (start.board().empty()) continue;
        EndgameBoard board(start);
        std::vector<EndgameMove> moves;
        board.moves(0, moves);
        std::vector<EndgameMove> answers;
        board.moves(1, answers);
        std::erase_if(answers,
                      [&](EndgameMove each) { return board.details(each).tilesPlayed < 2; });
        for (std::size_t i = 0; i < moves.size(); i += 1 + moves.size() / 20) {
            MoveEffect effect;
            board.findEffect(moves[i], effect);
            const std::uint64_t changed = board.lanesChangedBy(moves[i]);
            board.make(0, moves[i]);
            const std::vector<Move> after = keptMoves(board, 1);
            board.undo();
            for (const EndgameMove answer : answers) {
                const bool stays = std::ranges::binary_search(after, board.moveOf(answer));
                if (board.disturbs(effect, answer)) {
                    ++disturbed;
                    gone += stays ? 0 : 1;
                    continue;
                }
                QVERIFY(stays);
                inChangedLanes += (changed & EndgameBoard::laneBit(answer)) != 0 ? 1 : 0;
            }
        }
    }
    QVERIFY2(inChangedLanes > 100 && gone > 100 && gone * 2 > disturbed,
             qPrintable(QStringLiteral("%1 in changed lanes; %2 disturbed, %3 gone")
                            .arg(inChangedLanes)
                            .arg(disturbed)
                            .arg(gone)));
}

void TestEndgameBoard::keysDependOnTheBoardAlone()
{
    const GameRulesPtr game = tests::rulesOf("english");
    const LexiconPtr lexicon =
        tests::lexiconOf(*game, tests::wordsFrom("AT ATE ATES EA", game->alphabet).value());
    Position position = Position::create(game, lexicon).value();
    tests::lay(position, 7, 6, Direction::Across, "AT");
    position.setRack(0, Rack(game->alphabet.readTiles("ES").value()));
    position.setRack(1, Rack(game->alphabet.readTiles("Q").value()));
    EndgameBoard board(position);
    std::vector<EndgameMove> moves;
    board.moves(0, moves);
    const auto named = [&](int length) {
        return *std::find_if(moves.begin(), moves.end(), [&](EndgameMove move) {
            const Move what = board.moveOf(move);
            return what.length == length && what.direction == Direction::Across && what.row == 7;
        });
    };
    // ATES at once is the board that ATE, then ATES, leads to.
    const std::uint64_t atOnce = board.keyAfter(0, named(4));
    board.make(0, named(3));
    QVERIFY(board.key() != atOnce);
    moves.clear();
    board.moves(0, moves);
    QCOMPARE(board.keyAfter(0, named(4)), atOnce);
    board.undo();
    QCOMPARE(board.ply(), 0);
}

void TestEndgameBoard::boardsShareMemory()
{
    const GameRulesPtr game = tests::rulesOf("english");
    const LexiconPtr words =
        tests::lexiconOf(*game, tests::wordsFrom("AT ATE ATES EA SAT", game->alphabet).value());
    const LexiconPtr others =
        tests::lexiconOf(*game, tests::wordsFrom("AT TA ETA", game->alphabet).value());
    const auto memory = std::make_shared<LaneMemory>();
    const auto positionWith = [&](const char* own, const char* theirs, int row) {
        Position position = Position::create(game, words).value();
        tests::lay(position, row, 6, Direction::Across, "AT");
        position.setRack(0, Rack(game->alphabet.readTiles(own).value()));
        position.setRack(1, Rack(game->alphabet.readTiles(theirs).value()));
        return position;
    };
    // Other racks, other words and other squares, one after the other and over again.
    std::vector<std::unique_ptr<EndgameBoard>> boards;
    const auto compare = [&](std::size_t at, const Position& position, const LexiconPtr& second) {
        const EndgameBoard::Racks racks{position.player(0).rack, position.player(1).rack};
        if (at == boards.size())
            boards.push_back(std::make_unique<EndgameBoard>(
                position, std::array{PossibleRack{racks[0]}, PossibleRack{racks[1]}}, second,
                memory));
        boards[at]->hold(racks);
        EndgameBoard alone(position, second);
        for (int side = 0; side < EndgameBoard::kSides; ++side)
            if (keptMoves(*boards[at], side) != keptMoves(alone, side)) return false;
        return true;
    };
    for (int round = 0; round < 3; ++round) {
        std::size_t at = 0;
        for (const int row : {7, 8})
            for (const LexiconPtr& second : {LexiconPtr(), others}) {
                QVERIFY(compare(at++, positionWith("ES", "E", row), second));
                QVERIFY(compare(at++, positionWith("E", "ES", row), second));
                QVERIFY(compare(at++, positionWith("?", "A", row), second));
            }
        const std::size_t lists = memory->lists.size();
        QVERIFY(compare(0, positionWith("ES", "E", 7), nullptr));
        QCOMPARE(memory->lists.size(), lists);
        // What lies in it counts no more for any of them.
        if (round == 1) memory->clear();
        if (round == 0) boards.front()->forget();
    }
}

TEST_CLASS(TestEndgameBoard, tests::NoApplication)
#include "tst_endgame_board.moc"
