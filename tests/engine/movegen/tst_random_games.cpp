// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <tuple>
#include <vector>

#include <QtTest>

#include <rapidcheck.h>

#include "engine/board/hands.h"
#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/board/packed_move.h"
#include "engine/board/position_check.h"
#include "tests/support/cross_sets.h"
#include "tests/support/move_lists.h"
#include "tests/support/random_game.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

struct RandomSetting
{
    GameRulesPtr rules;
    LexiconPtr lexicon;
    LexiconPtr otherLexicon;
    ReferenceGenerator reference;
};

/// Rules of each kind: plain, letters of several characters, blocked squares, large, jumbled.
const std::vector<RandomSetting>& randomSettings()
{
    static const std::vector<RandomSetting> kSettings = [] {
        std::vector<RandomSetting> made;
        for (const char* id : {"english", "catalan", "spanish", "punctured", "english_super",
                               "wordsmog", "polish", "nyt_crossplay"}) {
            const GameRulesPtr rules = tests::rulesOf(id);
            const WordList words = rules->alphabet.letterCount() == 26
                                       ? tests::smallEnglish(rules->alphabet).value()
                                       : tests::randomWords(*rules, 31, 1500, 8);
            made.push_back({rules, tests::lexiconOf(*rules, words),
                            tests::lexiconOf(*rules, tests::randomWords(*rules, 7, 300, 6)),
                            ReferenceGenerator(words, rules->wordRule)});
        }
        return made;
    }();
    return kSettings;
}

/// A game in one of the randomSettings, some moves on.
struct Scene
{
    const RandomSetting& setting;
    tests::RandomGame game;
};

Scene randomScene()
{
    const auto& all = randomSettings();
    const RandomSetting& setting = all[*rc::gen::inRange<std::size_t>(0, all.size())];
    Scene scene{setting, tests::RandomGame(setting.rules, setting.lexicon, tests::generatedMoves(),
                                           *rc::gen::arbitrary<std::uint64_t>())};
    const int moves = *rc::gen::inRange(0, 30);
    for (int i = 0; i < moves; ++i)
        if (!scene.game.step()) break;
    return scene;
}

/// A position with the same tiles, made tile by tile.
Position builtAnew(const Position& position)
{
    Position fresh =
        Position::create(position.rulesPtr(), position.lexiconPtr(), position.playerCount())
            .value();
    const Board& board = position.board();
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column)
            if (board.at(row, column) != kNoTile)
                fresh.setSquare(row, column, board.at(row, column));
    for (int i = 0; i < position.playerCount(); ++i) {
        const Player& who = position.player(i);
        fresh.setRack(i, who.rack, who.tilesHeld);
        fresh.setScore(i, who.score);
    }
    fresh.setOnTurn(position.onTurn());
    return fresh;
}

/// Moves made and taken back at random along the branches of a tree, with readers of all kinds
/// coming and going; beside it what each position was like when it was reached.
class Wandering
{
public:
    Wandering(const RandomSetting& setting, MoveGenerator& generator, std::uint64_t seed)
        : m_setting(setting),
          m_generator(generator),
          m_random(seed),
          m_position(Position::create(setting.rules, setting.lexicon).value()),
          m_reached{m_position}
    {
        for (int player = 0; player < 2; ++player) refill(player);
        m_reached.back() = m_position;
    }

    [[nodiscard]] const Position& position() const { return m_position; }
    [[nodiscard]] const Position& expected() const { return m_reached.back(); }

    void step()
    {
        const std::uint32_t what = m_random.below(16);
        if (what < 8) make();
        else if (what < 13) undo();
        else if (what < 15) m_position.refreshCrossSets();
        else changeLexicon();
    }

private:
    void make()
    {
        RawMoves found;
        std::ignore = m_generator.generate(m_position, Valuation{}, found);
        const auto& moves = found.moves();
        m_undos.emplace_back();
        const int mover = m_position.onTurn();
        m_position.make(moves[m_random.below(static_cast<std::uint32_t>(moves.size()))],
                        m_undos.back());
        refill(mover);
        m_reached.push_back(m_position);
    }
    void undo()
    {
        if (m_undos.empty()) return;
        m_position.undo(m_undos.back());
        m_undos.pop_back();
        m_reached.pop_back();
    }
    void changeLexicon()
    {
        const bool other = m_position.lexicon() == m_setting.lexicon.get();
        const LexiconPtr& lexicon = other ? m_setting.otherLexicon : m_setting.lexicon;
        RC_ASSERT(m_position.setLexicon(lexicon).has_value());
        for (Position& reached : m_reached) RC_ASSERT(reached.setLexicon(lexicon).has_value());
    }
    /// With any tiles of the game, blanks more often than they are drawn.
    void refill(int player)
    {
        Rack rack = m_position.player(player).rack;
        const std::vector<Tile> tiles = m_setting.rules->tiles.tiles();
        while (rack.total() < m_setting.rules->rackSize)
            rack.add(m_random.below(12) == 0
                         ? kBlank
                         : tiles[m_random.below(static_cast<std::uint32_t>(tiles.size()))]);
        m_position.setRack(player, rack);
    }

    const RandomSetting& m_setting;
    MoveGenerator& m_generator;
    Random m_random;
    Position m_position;
    std::vector<Position::Undo> m_undos;
    std::vector<Position> m_reached;  ///< one more than the moves that can be taken back
};

/// A few of many, spread evenly.
std::vector<Move> sample(const std::vector<Move>& moves, std::size_t count)
{
    std::vector<Move> some;
    const std::size_t step = std::max<std::size_t>(1, moves.size() / count);
    for (std::size_t i = 0; i < moves.size(); i += step) some.push_back(moves[i]);
    return some;
}

/// The cross-set of a square by trying each letter.
CrossSet triedOut(const Position& position, const ReferenceGenerator& words, Direction direction,
                  int row, int column)
{
    const GameRules& rules = position.rules();
    CrossSet set;
    if (position.board().at(row, column) != kNoTile || rules.layout.blocked(row, column))
        return set;
    const int downStep = direction == Direction::Across ? 1 : 0;
    const int rightStep = 1 - downStep;
    std::vector<Tile> run{kNoTile};
    std::size_t here = 0;
    for (int i = 1; position.board().atOrNone(row - i * downStep, column - i * rightStep); ++i) {
        run.insert(run.begin(), position.board().at(row - i * downStep, column - i * rightStep));
        ++here;
    }
    for (int i = 1; position.board().atOrNone(row + i * downStep, column + i * rightStep); ++i)
        run.push_back(position.board().at(row + i * downStep, column + i * rightStep));
    if (run.size() == 1) {
        set.letters = rules.alphabet.allLetters();
        return set;
    }
    for (const Tile tile : run)
        if (tile != kNoTile) set.points += rules.alphabet.value(tile);
    set.letters = CrossSet::kHasNeighbour;
    for (int letter = 1; letter <= rules.alphabet.letterCount(); ++letter) {
        run[here] = static_cast<Tile>(letter);
        if (words.isWord(run)) set.letters |= letterBit(static_cast<Tile>(letter));
    }
    return set;
}

/// Every cross-set of the position is what trying out gives.
bool crossSetsAreRight(const Position& position, const ReferenceGenerator& words)
{
    for (const Direction direction : {Direction::Across, Direction::Down})
        for (int row = 0; row < position.board().rows(); ++row)
            for (int column = 0; column < position.board().columns(); ++column)
                if (!(position.crossSets().at(direction, row, column) ==
                      triedOut(position, words, direction, row, column)))
                    return false;
    return true;
}

/// The main word with each letter that lies there already as `(A)`, as `.`, or as plain `A`.
std::string written(const Position& position, const Move& move, int way)
{
    std::string text = coordinate(move.row, move.column, move.direction) + " ";
    for (int i = 0; i < move.length; ++i) {
        const Tile tile = move.tileSpan()[static_cast<std::size_t>(i)];
        const Tile lying = position.board().at(move.rowOf(i), move.columnOf(i));
        const std::string letter(position.rules().alphabet.written(lying));
        if (tile != kPlaythrough) text += position.rules().alphabet.written(tile);
        else if (way == 0) text += "(" + letter + ")";
        else text += way == 1 ? "." : letter;
    }
    return text;
}

}  // namespace

/// What must hold in any position of any game.
class TestRandomGames : public QObject
{
    Q_OBJECT

private slots:
    void makeAndUndoRestoreEverything()
    {
        QVERIFY(rc::check("a line of moves, taken back", [] {
            const Scene scene = randomScene();
            Position position = scene.game.position();
            const tests::MoveSource source = tests::generatedMoves();
            std::vector<Position> before;
            std::vector<Position::Undo> undos;
            const int length = *rc::gen::inRange(1, 6);
            for (int i = 0; i < length; ++i) {
                std::vector<Move> moves = source(position);
                moves.push_back(passMove());
                if (position.exchangeLimit() > 0 && position.mover().rack.total() > 0) {
                    TileCounts tiles;
                    tiles.add(position.mover().rack.tiles().front());
                    moves.push_back(exchangeOf(tiles));
                }
                const Move move = moves[*rc::gen::inRange<std::size_t>(0, moves.size())];
                before.push_back(position);
                undos.emplace_back();
                position.make(move, undos.back());
                RC_ASSERT(tests::crossSetsAreThoseOfTheBoard(position));
                RC_ASSERT(position.hash() == position.hashAnew());
                RC_ASSERT(position.hash() != before.back().hash());
            }
            while (!undos.empty()) {
                position.undo(undos.back());
                RC_ASSERT(position == before.back());
                RC_ASSERT(tests::crossSetsAreThoseOfTheBoard(position));
                RC_ASSERT(position.hash() == before.back().hash());
                RC_ASSERT(position.hashBesideScores() == before.back().hashBesideScores());
                RC_ASSERT(position.hash() == position.hashAnew());
                undos.pop_back();
                before.pop_back();
            }
        }));
    }

    void linesOfAnyShapeLeaveWhatAFreshPositionHas()
    {
        const auto generator = std::make_unique<MoveGenerator>();
        QVERIFY(rc::check("moves made and taken back in any order", [&generator] {
            const auto& all = randomSettings();
            const RandomSetting& setting = all[*rc::gen::inRange<std::size_t>(0, all.size())];
            Wandering wandering(setting, *generator, *rc::gen::arbitrary<std::uint64_t>());
            for (int i = 0; i < 60; ++i) {
                wandering.step();
                const Position& position = wandering.position();
                const Position fresh = builtAnew(position);
                RC_ASSERT(position.board() == fresh.board());
                for (int player = 0; player < position.playerCount(); ++player)
                    RC_ASSERT(position.player(player) == wandering.expected().player(player));
                RC_ASSERT(position == wandering.expected());
                RC_ASSERT(position.hash() == position.hashAnew());
                RC_ASSERT(position.hash() == wandering.expected().hash());
                RC_ASSERT(tests::crossSetsAreThoseOfTheBoard(position));
                RC_ASSERT(tests::crossSetsAreThoseOfTheBoard(fresh));
            }
        }));
    }

    void threadsReadOnePosition()
    {
        for (const RandomSetting& setting : randomSettings()) {
            tests::RandomGame game(setting.rules, setting.lexicon, tests::generatedMoves(), 5);
            for (int i = 0; i < 6; ++i) QVERIFY(game.step());
            const Position& shared = game.position();
            std::array<std::vector<Move>, 4> found;
            {
                std::vector<std::jthread> threads;
                for (std::vector<Move>& moves : found)
                    threads.emplace_back(
                        [&moves, &shared] { moves = tests::generatedMoves()(shared); });
            }
            const Position fresh = builtAnew(shared);
            for (const std::vector<Move>& moves : found)
                QVERIFY(moves == tests::generatedMoves()(fresh));
        }
    }

    void hashIsKeptInWholeGames()
    {
        QVERIFY(rc::check("the hash after each move is the one worked out anew", [] {
            Scene scene = randomScene();
            std::vector<std::uint64_t> hashes;
            do {
                const Position& position = scene.game.position();
                RC_ASSERT(position.hash() == position.hashAnew());
                hashes.push_back(position.hash());
            } while (scene.game.step());
            std::ranges::sort(hashes);
            RC_ASSERT(std::ranges::adjacent_find(hashes) == hashes.end());
        }));
    }

    void packedMovesLoseNothing()
    {
        QVERIFY(rc::check("packed and unpacked", [] {
            const Scene scene = randomScene();
            const Position& position = scene.game.position();
            RC_ASSERT(PackedMove::fits(position.rules()));
            std::vector<Move> moves = tests::generatedMoves()(position);
            for (const Move& move : ReferenceGenerator::exchanges(position, position.mover().rack))
                moves.push_back(move);
            moves.push_back(passMove());
            for (int tiles = 1; tiles <= kMaxRackSize; ++tiles)
                moves.push_back(exchangeOfUnknown(tiles));
            for (const Move& move : moves) {
                const auto same = PackedMove(move).on(position.board());
                RC_ASSERT(same.has_value());
                RC_ASSERT(*same == move);
            }
        }));
    }

    void crossSetsAreWhatTryingOutGives()
    {
        QVERIFY(rc::check("played boards", [] {
            const Scene scene = randomScene();
            RC_ASSERT(crossSetsAreRight(scene.game.position(), scene.setting.reference));
        }));
        QVERIFY(rc::check("tiles anywhere, put down and taken away one by one", [] {
            const auto& all = randomSettings();
            const RandomSetting& setting = all[*rc::gen::inRange<std::size_t>(0, all.size())];
            Position position = Position::create(setting.rules, setting.lexicon).value();
            Random random(*rc::gen::arbitrary<std::uint64_t>());
            const BoardLayout& layout = setting.rules->layout;
            const auto letters = static_cast<std::uint32_t>(setting.rules->alphabet.letterCount());
            for (int i = 0; i < 200; ++i) {
                const auto row =
                    static_cast<int>(random.below(static_cast<std::uint32_t>(layout.rows())));
                const auto column =
                    static_cast<int>(random.below(static_cast<std::uint32_t>(layout.columns())));
                if (layout.blocked(row, column)) continue;
                const auto letter = static_cast<Tile>(1 + random.below(letters));
                const std::array<Tile, 4> choices{kNoTile, letter, letter, asBlank(letter)};
                position.setSquare(row, column, choices[random.below(4)]);
            }
            RC_ASSERT(crossSetsAreRight(position, setting.reference));
            RC_ASSERT(tests::crossSetsAreThoseOfTheBoard(position));
        }));
    }

    void generatorsFindTheSameWhateverTheySawBefore()
    {
        // One generator for games of all rules, lexicons and moments; another for each position.
        const auto used = std::make_unique<MoveGenerator>();
        QVERIFY(rc::check("the same moves in the same order", [&used] {
            const RandomSetting& setting = randomScene().setting;
            const Scene scene = randomScene();
            Position position = scene.game.position();
            for (int i = 0; i < 4; ++i) {
                RawMoves found;
                RawMoves wanted;
                std::ignore = used->generate(position, Valuation{}, found);
                std::ignore =
                    std::make_unique<MoveGenerator>()->generate(position, Valuation{}, wanted);
                RC_ASSERT(found.moves() == wanted.moves());
                if (i == 0) {
                    const Move move = *rc::gen::elementOf(wanted.moves());
                    Position::Undo undo;
                    position.make(move, undo);
                    position.setRack(position.onTurn(), scene.game.position().mover().rack);
                } else if (i == 1) {
                    const RandomSetting& now = scene.setting;
                    RC_ASSERT(position.setLexicon(now.otherLexicon).has_value());
                } else if (i == 2) {
                    position = Position::create(setting.rules, setting.lexicon).value();
                    Rack rack;
                    for (Tile tile = 0; tile < 7; ++tile) rack.add(tile);
                    position.setRack(0, rack);
                }
            }
        }));
    }

    void generatedMovesAreLegal()
    {
        QVERIFY(rc::check("legal, and scored alike by the words formed", [] {
            const Scene scene = randomScene();
            const Position& position = scene.game.position();
            for (const Move& move : sample(tests::generatedMoves()(position), 60)) {
                RC_ASSERT(checkMove(position, move, WordCheck::Require).has_value());
                RC_ASSERT(scoreOf(position, move) == move.score);
                for (const FormedWord& word : wordsFormed(position, move)) {
                    RC_ASSERT(word.valid);
                    RC_ASSERT(word.tiles.size() >= 2U);
                    RC_ASSERT(scene.setting.reference.isWord(word.tiles));
                }
                // Put down by hand, the last tile first, it is the same move.
                std::vector<PlacedTile> tiles;
                for (int i = move.length; i-- > 0;)
                    if (const Tile tile = move.tileSpan()[static_cast<std::size_t>(i)])
                        tiles.push_back({move.rowOf(i), move.columnOf(i), tile});
                const auto byHand = moveFromTiles(position, tiles, WordCheck::Require);
                RC_ASSERT(byHand.has_value());
                RC_ASSERT(*byHand == move);
            }
        }));
    }

    void notationRoundTrip()
    {
        QVERIFY(rc::check("written in each way and read again", [] {
            const Scene scene = randomScene();
            const Position& position = scene.game.position();
            std::vector<Move> moves = sample(tests::generatedMoves()(position), 40);
            const std::vector<Move> exchanges =
                ReferenceGenerator::exchanges(position, position.mover().rack);
            for (const Move& move : sample(exchanges, 20)) moves.push_back(move);
            moves.push_back(passMove());
            for (const Move& move : moves) {
                std::vector<std::string> texts{moveText(position, move)};
                if (move.kind == MoveKind::Place)
                    for (int way = 0; way < 3; ++way) texts.push_back(written(position, move, way));
                for (const std::string& text : texts) {
                    const auto read = readMove(position, text);
                    if (!read || !(*read == move)) {
                        RC_FAIL(text + " is read as " +
                                (read ? moveText(position, *read) : read.error().toString()));
                    }
                }
            }
        }));
    }

    void boardsOfLegalMovesAreNotOdd()
    {
        QVERIFY(rc::check("no oddities", [] {
            const Scene scene = randomScene();
            const Position& position = scene.game.position();
            for (const Error& error : oddities(position)) RC_FAIL(error.toString());
            RC_ASSERT(checkTiles(position).has_value());
            RC_ASSERT(position.bagSize() == scene.game.bag().size());
            TileCounts unseen(scene.game.bag().tiles());
            unseen.addAll(position.player(1 - position.onTurn()).rack);
            RC_ASSERT(position.unseen() == unseen);
            RC_ASSERT(rackKnowledge(position, 0) == RackKnowledge::Known);
            RC_ASSERT(rackKnowledge(position, 1) == RackKnowledge::Known);
        }));
    }
};

TEST_CLASS(TestRandomGames, tests::NoApplication)
#include "tst_random_games.moc"
