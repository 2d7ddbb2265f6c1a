// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <bit>
#include <map>
#include <memory>
#include <set>
#include <utility>

#include <QtTest>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/lexicon/klv.h"
#include "engine/lexicon/lexicon.h"
#include "engine/search/simulation_state.h"
#include "tests/support/random_leaves.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"
#include "tests/ui/ui_fixture.h"
#include "ui/overlays/overlay.h"
#include "ui/theme/theme.h"

using ui::Overlay;
using ui::OverlayMarks;
using ui::SquareMark;

using namespace Qt::StringLiterals;

namespace {

engine::Position positionWith(const std::string& words, bool withLexicon)
{
    const auto rules = tests::rulesOf("english");
    engine::LexiconPtr lexicon;
    if (withLexicon)
        lexicon =
            engine::Lexicon::fromWords("test", tests::wordsFrom(words, rules->alphabet).value(),
                                       rules->alphabet, false)
                .value();
    return engine::Position::create(rules, lexicon).value();
}

void put(engine::Position& position, const char* move)
{
    const auto read = engine::readMove(position, move).value();
    engine::Position::Undo undo;
    position.make(read, undo);
}

const SquareMark* markAt(const OverlayMarks& marks, int row, int column)
{
    for (const SquareMark& mark : marks.squares)
        if (mark.row == row && mark.column == column) return &mark;
    return nullptr;
}

/// All two-letter words, so that every letter fits beside one tile.
std::string allPairs()
{
    std::string words;
    for (char a = 'A'; a <= 'Z'; ++a)
        for (char b = 'A'; b <= 'Z'; ++b) words += std::string{a, b, ' '};
    return words;
}

}  // namespace

class TestOverlays : public QObject
{
    Q_OBJECT

private slots:
    void catalogue();
    void crossSetsAgainstTrying_data();
    void crossSetsAgainstTrying();
    void everyLetterHasNoMark();
    void manyLettersAreCounted();
    void noLexicon();
    void leaveWorth();
    void leaveWorthWithoutLeaves();
    void crossSetsBothWays();
    void anchorsAreWhereWordsJoin();
    void speaksOfMovesOnlyWhenTheyAreKnown();
    void nothingIsWaitedForAtTheEnd();
    void lanesAgainstTheList();
    void usageAgainstTheList();
    void premiumsAgainstTheList();
    void boundsHold();
    void unseenTilesWorth();
    void playsOfASimulation();
    void lanesOpenedAndClosed();
};

void TestOverlays::catalogue()
{
    QStringList ids;
    for (const Overlay* overlay : Overlay::all()) {
        ids << overlay->id();
        QVERIFY(!overlay->title().isEmpty());
        QCOMPARE(Overlay::byId(overlay->id()), overlay);
    }
    QCOMPARE(ids.join(u' '), u"crossSetsAcross crossSetsDown crossSetsBoth anchors bounds lanes "
                             u"replies threats followUps opensCloses leaveWorth usage premiums"_s);
    QVERIFY(!Overlay::byId(u"nothing"_s));
}

void TestOverlays::crossSetsAgainstTrying_data()
{
    QTest::addColumn<bool>("across");
    QTest::newRow("across") << true;
    QTest::newRow("down") << false;
}

void TestOverlays::crossSetsAgainstTrying()
{
    QFETCH(bool, across);
    engine::Position position =
        positionWith("CAT CATS SCAT AT TA AX OX EX CAB ABS BAT BATS TAB TABS STAB", true);
    put(position, "8F CAT");
    put(position, "G8 (A)B");
    const OverlayMarks marks = Overlay::byId(across ? u"crossSetsAcross"_s : u"crossSetsDown"_s)
                                   ->marks({position, nullptr});
    QVERIFY(marks.legend.contains(u"test"_s));

    // Brute force: put each letter on each square and read the word across the lane.
    int marked = 0;
    for (int row = 0; row < 15; ++row) {
        for (int column = 0; column < 15; ++column) {
            const SquareMark* mark = markAt(marks, row, column);
            if (position.board().at(row, column) != engine::kNoTile) {
                QVERIFY(!mark);
                continue;
            }
            QString fitting;
            bool neighbour = false;
            for (int letter = 1; letter <= 26; ++letter) {
                engine::Position tried = position;
                tried.setSquare(row, column, static_cast<engine::Tile>(letter));
                const auto lane =
                    tried.board().lane(across ? engine::Direction::Down : engine::Direction::Across,
                                       across ? column : row);
                auto first = static_cast<std::size_t>(across ? row : column);
                auto last = first;
                while (first > 0 && lane[first - 1] != engine::kNoTile) --first;
                while (last + 1 < lane.size() && lane[last + 1] != engine::kNoTile) ++last;
                neighbour = last > first;
                if (position.lexicon()->contains(lane.subspan(first, last - first + 1)))
                    fitting += QChar(u'A' + letter - 1);
            }
            if (!neighbour) {
                QVERIFY(!mark);
                continue;
            }
            ++marked;
            QVERIFY(mark);
            QVERIFY(!mark->explanation.isEmpty());
            if (fitting.isEmpty()) {
                QCOMPARE(mark->shape, SquareMark::Shape::Hatch);
            } else {
                QCOMPARE(mark->shape, SquareMark::Shape::Text);
                QCOMPARE(mark->text, fitting);
                for (const QChar letter : fitting) QVERIFY(mark->explanation.contains(letter));
            }
        }
    }
    QCOMPARE(static_cast<int>(marks.squares.size()), marked);
    QVERIFY(marked > 3);
}

void TestOverlays::everyLetterHasNoMark()
{
    engine::Position position = positionWith(allPairs() + " CAT", true);
    position.setSquare(7, 7, 1);
    QVERIFY(Overlay::byId(u"crossSetsAcross"_s)->marks({position, nullptr}).squares.empty());
    QVERIFY(Overlay::byId(u"crossSetsDown"_s)->marks({position, nullptr}).squares.empty());
}

void TestOverlays::manyLettersAreCounted()
{
    engine::Position position = positionWith("AA BA CA DA EA FA GA HA AT", true);
    position.setSquare(7, 7, 1);
    const OverlayMarks marks = Overlay::byId(u"crossSetsAcross"_s)->marks({position, nullptr});
    const SquareMark* above = markAt(marks, 6, 7);
    QVERIFY(above);
    QCOMPARE(above->shape, SquareMark::Shape::Chip);
    QCOMPARE(above->text, u"8"_s);
    QVERIFY(above->explanation.contains(u"A, B, C, D, E, F, G, H"_s));
    const SquareMark* below = markAt(marks, 8, 7);
    QVERIFY(below);
    QCOMPARE(below->text, u"AT"_s);
    // What each of them makes there, and scores: on 7H an A below, on 9H a T.
    QVERIFY2(above->explanation.contains(u"\nAA 2 · BA 4 · CA 4 · DA 3 · EA 2\nFA 5 · GA 3"_s),
             qPrintable(above->explanation));
    QVERIFY2(below->explanation.endsWith(u"\nAA 2 · AT 2"_s), qPrintable(below->explanation));
}

void TestOverlays::noLexicon()
{
    engine::Position position = positionWith("", false);
    position.setSquare(7, 7, 1);
    const OverlayMarks marks = Overlay::byId(u"crossSetsAcross"_s)->marks({position, nullptr});
    QVERIFY(marks.squares.empty());
    QVERIFY(!marks.title.isEmpty());
    QVERIFY(!marks.legend.isEmpty());
}

void TestOverlays::leaveWorth()
{
    const QString file = QStringLiteral(TILEWRIGHT_CASES "/ENABLE.klv2");
    if (!QFile::exists(file)) QSKIP("no folder of known cases");
    auto opened = engine::Klv::open(file.toStdString());
    QVERIFY2(opened.has_value(), opened ? "" : opened.error().message().c_str());
    const auto leaves = std::make_shared<const engine::Klv>(std::move(*opened));
    engine::Position position = positionWith("", false);
    const auto& alphabet = position.rules().alphabet;
    const Overlay* overlay = Overlay::byId(u"leaveWorth"_s);

    for (const char* text : {"?S", "QU", "EERS", "?ACDEPQ", "AEINRST", "VVVWW"}) {
        const engine::Rack rack(alphabet.readTiles(text).value());
        position.setRack(position.onTurn(), rack);
        const OverlayMarks marks = overlay->marks({position, leaves});
        QCOMPARE(static_cast<int>(marks.rack.size()), std::popcount(rack.present()));
        double mean = 0;
        double sum = 0;
        const bool full = rack.total() == 7;
        for (const engine::Tile tile : rack.tiles()) {
            engine::Leave rest = rack;
            rest.remove(tile);
            mean += leaves->value(rest).toPoints() / rack.total();
        }
        for (const ui::RackMark& mark : marks.rack) {
            engine::Leave rest = rack;
            rest.remove(mark.tile);
            const double whole = full ? mean : leaves->value(rack).toPoints();
            const double worth = whole - leaves->value(rest).toPoints();
            sum += worth * rack.count(mark.tile);
            QVERIFY(mark.level >= -1.0 && mark.level <= 1.0);
            QVERIFY(std::abs(mark.level) > 0.999 || std::abs(mark.level * 10.0 - worth) < 1e-6);
            if (std::abs(worth) > 0.1)
                QVERIFY(mark.text.startsWith(worth > 0 ? QChar(u'+') : QChar(u'\u2212')));
            QVERIFY(!mark.explanation.isEmpty());
        }
        if (full) QVERIFY(std::abs(sum) < 1e-6);
        QVERIFY(!marks.legend.isEmpty());
    }
}

void TestOverlays::leaveWorthWithoutLeaves()
{
    engine::Position position = positionWith("", false);
    const OverlayMarks marks = Overlay::byId(u"leaveWorth"_s)->marks({position, nullptr});
    QVERIFY(marks.rack.empty());
    QVERIFY(marks.legend.contains(u"No leave values"_s));
}

namespace {

/// A board with words on it and a rack, and all its moves.
ui::OverlayInput playedInput(const char* rack)
{
    engine::Position position = positionWith(
        "CAT CATS SCAT AT TA AX OX EX CAB ABS BAT BATS TAB TABS STAB TEA EAT EATS SEAT SEA TEAS "
        "ETA ETAS AS ES",
        true);
    put(position, "8F CAT");
    put(position, "G8 (A)B");
    position.setRack(position.onTurn(), tests::rackOf(position.rules().alphabet, rack));
    const auto ranking = engine::rankMoves({position, nullptr, 0, false, nullptr}).value();
    return {position, nullptr, std::make_shared<const engine::MoveRanking>(ranking)};
}

const ui::LaneMark* laneAt(const OverlayMarks& marks, engine::Direction direction, int index)
{
    for (const ui::LaneMark& mark : marks.lanes)
        if (mark.direction == direction && mark.index == index) return &mark;
    return nullptr;
}

}  // namespace

void TestOverlays::crossSetsBothWays()
{
    const ui::OverlayInput input = playedInput("AEST");
    const OverlayMarks both = Overlay::byId(u"crossSetsBoth"_s)->marks(input);
    const OverlayMarks across = Overlay::byId(u"crossSetsAcross"_s)->marks(input);
    const OverlayMarks down = Overlay::byId(u"crossSetsDown"_s)->marks(input);
    QVERIFY(!both.squares.empty());
    for (const SquareMark& mark : both.squares) {
        QCOMPARE(mark.text.count(u'\n'), 1);
        const SquareMark* one = markAt(across, mark.row, mark.column);
        const SquareMark* other = markAt(down, mark.row, mark.column);
        QVERIFY(one != nullptr || other != nullptr);
        if (one != nullptr) QVERIFY(mark.explanation.contains(one->explanation));
        if (other != nullptr) QVERIFY(mark.explanation.contains(other->explanation));
    }
    for (const OverlayMarks* single : {&across, &down})
        for (const SquareMark& mark : single->squares)
            QVERIFY(markAt(both, mark.row, mark.column) != nullptr);
}

void TestOverlays::anchorsAreWhereWordsJoin()
{
    const ui::OverlayInput input = playedInput("AEST");
    const OverlayMarks marks = Overlay::byId(u"anchors"_s)->marks(input);
    const engine::Board& board = input.position.board();
    for (const SquareMark& mark : marks.squares) {
        QCOMPARE(board.at(mark.row, mark.column), engine::kNoTile);
        const bool joins = board.atOrNone(mark.row - 1, mark.column) ||
                           board.atOrNone(mark.row + 1, mark.column) ||
                           board.atOrNone(mark.row, mark.column - 1) ||
                           board.atOrNone(mark.row, mark.column + 1);
        QVERIFY(joins);
    }
    // Each move covers one.
    for (const engine::RankedMove& ranked : input.ranking->moves) {
        if (ranked.move.kind != engine::MoveKind::Place) continue;
        bool covers = false;
        for (const SquareMark& mark : marks.squares) {
            const bool across = mark.shape == SquareMark::Shape::TriangleAcross;
            if (across != (ranked.move.direction == engine::Direction::Across)) continue;
            for (int i = 0; i < ranked.move.length; ++i)
                covers = covers || (ranked.move.rowOf(i) == mark.row &&
                                    ranked.move.columnOf(i) == mark.column);
        }
        QVERIFY2(covers, engine::moveText(input.position, ranked.move).c_str());
    }
}

void TestOverlays::speaksOfMovesOnlyWhenTheyAreKnown()
{
    ui::OverlayInput input = playedInput("AEST");
    input.ranking.reset();
    for (const Overlay* overlay : Overlay::all()) {
        if (!overlay->needsMoves()) continue;
        const OverlayMarks marks = overlay->marks(input);
        QVERIFY(marks.squares.empty() && marks.lanes.empty() && marks.rack.empty() &&
                marks.unseen.empty());
        QVERIFY(!marks.legend.isEmpty());
    }
}

void TestOverlays::nothingIsWaitedForAtTheEnd()
{
    const auto position = fixture::position(fixture::kEmptyBoard + " AEST/ 10/20 6");
    QVERIFY(position && position->gameEnd() != engine::GameEnd::NotYet);
    for (const Overlay* overlay : Overlay::all()) {
        if (!overlay->needsMoves() && !overlay->needsSimulation() && !overlay->needsCandidate())
            continue;
        const QString legend = overlay->marks({*position, nullptr}).legend;
        QVERIFY2(legend.contains(u"over"_s) && !legend.contains(u"Waits"_s), qPrintable(legend));
    }
}

void TestOverlays::lanesAgainstTheList()
{
    const ui::OverlayInput input = playedInput("AEST");
    const OverlayMarks marks = Overlay::byId(u"lanes"_s)->marks(input);
    std::size_t lanes = 0;
    for (const auto direction : {engine::Direction::Across, engine::Direction::Down}) {
        for (int index = 0; index < 15; ++index) {
            const engine::RankedMove* best = nullptr;
            int near = 0;
            for (const engine::RankedMove& ranked : input.ranking->moves) {
                const engine::Move& move = ranked.move;
                if (move.kind != engine::MoveKind::Place || move.direction != direction) continue;
                if ((direction == engine::Direction::Across ? move.row : move.column) != index)
                    continue;
                if (best == nullptr) best = &ranked;
                near += input.ranking->moves.front().equity.millis - ranked.equity.millis <= 10'000;
            }
            const ui::LaneMark* mark = laneAt(marks, direction, index);
            QCOMPARE(mark != nullptr, best != nullptr);
            if (best == nullptr) continue;
            ++lanes;
            QVERIFY(mark->explanation.contains(
                QString::fromStdString(engine::moveText(input.position, best->move))));
            QVERIFY2(mark->explanation.contains(u'\n' + QString::number(near) + u' '),
                     qUtf8Printable(mark->explanation));
            QCOMPARE(mark->level == 1.0, best->equity == input.ranking->moves.front().equity);
        }
    }
    QCOMPARE(marks.lanes.size(), lanes);
    QCOMPARE(marks.scale.size(), std::size_t{5});
}

void TestOverlays::usageAgainstTheList()
{
    const ui::OverlayInput input = playedInput("AES?");
    const OverlayMarks marks = Overlay::byId(u"usage"_s)->marks(input);
    std::map<std::pair<int, int>, int> uses;
    std::map<engine::Tile, int> tiles;
    int moves = 0;
    for (const engine::RankedMove& ranked : input.ranking->moves) {
        if (ranked.move.kind != engine::MoveKind::Place || moves == 20) continue;
        ++moves;
        std::set<engine::Tile> used;
        for (int i = 0; i < ranked.move.length; ++i) {
            const engine::Tile tile = ranked.move.tileSpan()[static_cast<std::size_t>(i)];
            if (tile == engine::kPlaythrough) continue;
            ++uses[{ranked.move.rowOf(i), ranked.move.columnOf(i)}];
            used.insert(engine::rackTileOf(tile));
        }
        for (const engine::Tile tile : used) ++tiles[tile];
    }
    QCOMPARE(marks.squares.size(), uses.size());
    for (const SquareMark& mark : marks.squares)
        QCOMPARE(mark.size, uses.at({mark.row, mark.column}) / static_cast<double>(moves));
    QCOMPARE(marks.rack.size(), std::size_t{4});
    for (const ui::RackMark& mark : marks.rack)
        QCOMPARE(mark.level, tiles[mark.tile] / static_cast<double>(moves));
}

void TestOverlays::premiumsAgainstTheList()
{
    const ui::OverlayInput input = playedInput("AEST");
    const OverlayMarks marks = Overlay::byId(u"premiums"_s)->marks(input);
    const OverlayMarks usage = Overlay::byId(u"usage"_s)->marks(input);
    const engine::BoardLayout& layout = input.position.rules().layout;
    std::size_t premiums = 0;
    for (const SquareMark& used : usage.squares) {
        const SquareMark* mark = markAt(marks, used.row, used.column);
        QCOMPARE(mark != nullptr, !layout.premium(used.row, used.column).plain());
        if (mark == nullptr) continue;
        ++premiums;
        QCOMPARE(mark->size, used.size);
    }
    QCOMPARE(marks.squares.size(), premiums);
    QVERIFY(premiums > 0);
}

void TestOverlays::boundsHold()
{
    for (const char* rack : {"AEST", "AEBCSTX", "AE?", "??"}) {
        const ui::OverlayInput input = playedInput(rack);
        const OverlayMarks marks = Overlay::byId(u"bounds"_s)->marks(input);
        QVERIFY(!marks.squares.empty());
        QVERIFY(!marks.scale.empty());
        // Over no square that a move covers first is less possible than what the move is worth:
        // the best of all lies below the greatest bound, and some anchor was looked at.
        double greatest = 0;
        bool looked = false;
        for (const SquareMark& mark : marks.squares) {
            if (mark.shape != SquareMark::Shape::Chip) continue;
            QVERIFY(mark.text.startsWith(QChar(u'\u2264')));
            greatest = std::max(greatest, mark.text.mid(1).toDouble());
            looked = looked || !mark.note.isEmpty();
            QVERIFY(!mark.explanation.isEmpty());
        }
        QVERIFY(looked);
        QVERIFY(greatest + 0.5 >= input.ranking->moves.front().equity.toPoints());
    }
}

void TestOverlays::unseenTilesWorth()
{
    ui::OverlayInput input = playedInput("AEST");
    input.leaves = tests::randomLeaves(input.position.rules(), 3, 40'000);
    const OverlayMarks marks = Overlay::byId(u"leaveWorth"_s)->marks(input);
    QVERIFY(!marks.unseen.empty());
    const engine::Rack rack = input.position.mover().rack;
    QCOMPARE(static_cast<int>(marks.unseen.size()),
             std::popcount(input.position.unseen().present()));
    for (const ui::RackMark& mark : marks.unseen) {
        QVERIFY(input.position.unseen().has(mark.tile));
        engine::Leave with = rack;
        with.add(mark.tile);
        const double worth = (input.leaves->value(with) - input.leaves->value(rack)).toPoints();
        QVERIFY(std::abs(mark.level) > 0.999 || std::abs(mark.level * 10.0 - worth) < 1e-6);
        QVERIFY(!mark.explanation.isEmpty());
    }
}

void TestOverlays::lanesOpenedAndClosed()
{
    engine::Position position = positionWith("CAT CATS AT TA EAT TEA TEAS EATS SEAT AS SAT", true);
    put(position, "8F CAT");
    position.setRack(position.onTurn(), engine::Rack(*position.rules().alphabet.readTiles("AEST")));
    const Overlay* overlay = Overlay::byId(u"opensCloses"_s);
    QVERIFY(overlay->needsCandidate());
    ui::OverlayInput input{position, nullptr};
    QVERIFY(overlay->marks(input).lanes.empty());
    input.candidate = *engine::readMove(position, "I8 SEAT");
    const OverlayMarks marks = overlay->marks(input);
    QVERIFY2(!marks.lanes.empty(), qPrintable(marks.legend));
    // CAT takes no S in row 8 any more.
    const auto row8 = std::ranges::find_if(marks.lanes, [](const ui::LaneMark& mark) {
        return mark.direction == engine::Direction::Across && mark.index == 7;
    });
    QVERIFY(row8 != marks.lanes.end());
    QVERIFY2(row8->text.startsWith(QChar(u'\u2212')), qPrintable(row8->text));
    QVERIFY(row8->explanation.contains(u"Row 8"_s));
    for (const ui::LaneMark& mark : marks.lanes) QVERIFY(mark.level > 0 && mark.level <= 1);
    QVERIFY(marks.legend.contains(u"SEAT"_s));
    input.candidate = *engine::readMove(position, "8A TEA");
    QVERIFY(overlay->marks(input).lanes.empty());
    QVERIFY(!overlay->marks(input).legend.isEmpty());
}

void TestOverlays::playsOfASimulation()
{
    engine::Position position = positionWith("CAT CATS", true);
    put(position, "8F CAT");
    ui::OverlayInput input{position, nullptr};
    const Overlay* replies = Overlay::byId(u"replies"_s);
    QVERIFY(replies->needsSimulation());
    QVERIFY(replies->marks(input).squares.empty());
    QVERIFY(replies->marks(input).legend.contains(u"F6"_s));

    auto simulation = std::make_shared<engine::SimulationState>();
    engine::SimulatedCandidate& candidate = simulation->candidates.emplace_back();
    for (int i = 0; i < 4; ++i) candidate.win.add(0.5);
    auto piece = std::make_shared<engine::PlayLog::Piece>();
    for (int i = 0; i < 4; ++i) {
        engine::LoggedPlay play;
        play.ply = 1;
        // Three go over 8I and 8J, the last of them dear; one down the column A.
        play.direction = i < 3 ? engine::Direction::Across : engine::Direction::Down;
        play.lane = i < 3 ? 7 : 0;
        play.squares = 0b11U << 8;
        play.score = i == 2 ? 60 : 20;
        piece->push_back(play);
        play.ply = 2;
        play.lane = 14;
        play.direction = engine::Direction::Across;
        piece->push_back(play);
    }
    candidate.plays = {piece};
    input.simulation = simulation;
    const OverlayMarks marks = replies->marks(input);
    QCOMPARE(marks.squares.size(), std::size_t{4});
    QCOMPARE(markAt(marks, 7, 8)->text, u"75"_s);
    QCOMPARE(markAt(marks, 9, 0)->text, u"25"_s);
    QVERIFY(marks.legend.contains(u"4 iterations"_s));
    const OverlayMarks threats = Overlay::byId(u"threats"_s)->marks(input);
    QCOMPARE(threats.squares.size(), std::size_t{2});
    QCOMPARE(markAt(threats, 7, 9)->text, u"15"_s);
    // Its legend names what counts, the scale and the source in a sentence: nothing of it is behind a
    // point, where narrow windows cut.
    QVERIFY2(threats.legend.contains(u"replies of 40 and more"_s) &&
                 threats.legend.contains(u"ply 1"_s) && threats.legend.contains(u"4 iterations"_s),
             qPrintable(threats.legend));
    QVERIFY(!threats.legend.chopped(1).contains(u". "_s));
    QVERIFY(threats.scale.size() > 2 && threats.scale.front().text == u"0"_s &&
            threats.scale.back().text == u"10"_s);
    QVERIFY(markAt(threats, 7, 9)->explanation.contains(u"25.0 %"_s));
    const OverlayMarks followUps = Overlay::byId(u"followUps"_s)->marks(input);
    QCOMPARE(followUps.squares.size(), std::size_t{2});
    QCOMPARE(markAt(followUps, 14, 8)->text, u"100"_s);

    // Plays of another ply, those for many points, with a tile, bingos: shares are of all plays.
    input.plays.ply = 2;
    QCOMPARE(markAt(replies->marks(input), 14, 8)->text, u"100"_s);
    QVERIFY(Overlay::byId(u"followUps"_s)->marks(input).squares.size() == 2);
    input.plays = {};
    input.plays.leastScore = 50;
    const OverlayMarks dear = replies->marks(input);
    QCOMPARE(dear.squares.size(), std::size_t{2});
    QCOMPARE(markAt(dear, 7, 8)->text, u"25"_s);
    QVERIFY2(dear.legend.contains(u"Of 4 plays 1 are looked at (from 50 points)"_s),
             qPrintable(dear.legend));
    input.plays = {};
    input.plays.bingos = true;
    QVERIFY(replies->marks(input).squares.empty());
    input.plays = {};
    input.plays.tiles = 1;
    QVERIFY(replies->marks(input).squares.empty());
    // What a study kept has no single plays.
    candidate.plays.clear();
    input.plays = {};
    QVERIFY(replies->marks(input).legend.contains(u"Ctrl+F6"_s));
}

TEST_CLASS(TestOverlays, QApplication)
#include "tst_overlays.moc"
