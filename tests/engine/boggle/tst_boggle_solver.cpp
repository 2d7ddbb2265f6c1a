// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <map>
#include <set>
#include <stop_token>
#include <string>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

#include <QtTest>

#include "engine/boggle/boggle_batch.h"
#include "engine/boggle/boggle_dice.h"
#include "engine/boggle/boggle_order.h"
#include "engine/boggle/boggle_solver.h"
#include "engine/boggle/boggle_steps.h"
#include "tests/support/boggle.h"
#include "tests/support/test_class.h"
#include "tests/support/test_scale.h"

using namespace engine;

namespace {

const std::vector<BoggleVectors> kAllVectors = {BoggleVectors::None, BoggleVectors::Avx2,
                                                BoggleVectors::Avx512};

using Path = std::vector<std::uint8_t>;
using Content = std::vector<std::pair<std::vector<Tile>, std::vector<Path>>>;

/// Everything about the words, so that two solvers can be compared.
Content contentOf(const BoggleWords& words)
{
    Content content;
    for (std::size_t i = 0; i < words.size(); ++i) {
        auto& [letters, paths] = content.emplace_back();
        letters.assign(words.letters(i).begin(), words.letters(i).end());
        for (std::size_t path = 0; path < words.pathCount(i); ++path) {
            const auto squares = words.path(i, path);
            paths.emplace_back(squares.begin(), squares.end());
        }
    }
    return content;
}

/// The same with the path that comes first in the order of the squares.
Content firstPathsOf(Content content)
{
    for (auto& [letters, paths] : content) paths = {*std::ranges::min_element(paths)};
    return content;
}

}  // namespace

class TestBoggleSolver : public QObject
{
    Q_OBJECT

private slots:
    void knownScores_data();
    void knownScores();
    void quCounts();
    void stepsFindTheSameWords();
    void everyWordOnce();
    void lengthsCount();
    void facesOfSeveralLetters();
    void agreesWithNaive_data();
    void agreesWithNaive();
    void vectorsAgree();
    void pathsAreRight();
    void fewPathsStillAllWords();
    void firstPathIsTheFirst_data();
    void firstPathIsTheFirst();
    void ordersKeys();
    void whatIfIsTheScore();
    void graphKeepsLimits();
    void graphRefusesWhatDoesNotFit();
    void batchIsInOrder();
    void stopsInTime();
};

void TestBoggleSolver::knownScores_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("large");
    QTest::addColumn<int>("words");
    QTest::addColumn<int>("points");
    const auto row = [](const char* board, int large, int words, int points) {
        QTest::newRow(board) << QString(board) << large << words << points;
    };
    row("catdlinemaropets", 2338, 125, 139);
    row("abcdefghijklmnop", 18, 6, 6);
    row("sieeueooctrkxonn", 138, 28, 28);
    row("cnsreehmiortoiky", 121, 25, 27);
    row("tvbitnpueeotntre", 190, 38, 39);
    row("yfhasegionmodtae", 212, 57, 57);
    row("eenolaostiasvmel", 272, 48, 49);
    row("stnteentaeeocpob", 211, 37, 40);
    row("asyrphuviereeupo", 138, 35, 37);
    row("s qu n g t f y a t b e w r e t e", 87, 30, 31);
    row("plsteaiertnrsges", 3625, 111, 164);
    row("qaicdrneetasnnil", 1391, 58, 71);
}

void TestBoggleSolver::knownScores()
{
    QFETCH(QString, board);
    QFETCH(int, large);
    QFETCH(int, words);
    QFETCH(int, points);
    const Alphabet english = tests::alphabetOf("english");
    const BoggleGrid grid = tests::boggleGrid(board.toStdString(), english);
    static const auto small = tests::boggleGraph(*tests::smallLexicon());
    for (const BoggleVectors vectors : kAllVectors)
        QCOMPARE(BoggleSolver(small, {}, vectors).score(grid), (BoggleScore{points, words}));
    static const LexiconPtr lexicon = tests::enable();
    if (!lexicon) QSKIP("the large word list is not at hand");
    static const auto graph = tests::boggleGraph(*lexicon);
    for (const BoggleVectors vectors : kAllVectors) {
        BoggleSolver solver(graph, {}, vectors);
        QCOMPARE(solver.score(grid).points, large);
        BoggleWords found;
        solver.findWords(grid, found);
        QCOMPARE(found.score(), solver.score(grid));
        if (large == 3625) QCOMPARE(found.score().words, 1045);
    }
}

void TestBoggleSolver::quCounts()
{
    const LexiconPtr lexicon = tests::lexiconOf("QUIT QUITE SUIT", tests::alphabetOf("english"));
    const auto graph = tests::boggleGraph(*lexicon);
    const BoggleGrid face = tests::boggleGrid("qit/##e", lexicon->alphabet());
    const BoggleGrid lone = tests::boggleGrid("qit/##e", lexicon->alphabet(), true);
    BoggleRules rules;
    QCOMPARE(BoggleSolver(graph, rules).score(face), (BoggleScore{3, 2}));
    QCOMPARE(BoggleSolver(graph, rules).score(lone), (BoggleScore{0, 0}));
    rules.facesCountOnce = true;
    QCOMPARE(BoggleSolver(graph, rules).score(face), (BoggleScore{2, 2}));
    // The least length is of the word as it is written.
    rules.minLength = 4;
    QCOMPARE(BoggleSolver(graph, rules).score(face), (BoggleScore{2, 2}));
    rules.minLength = 5;
    QCOMPARE(BoggleSolver(graph, rules).score(face), (BoggleScore{1, 1}));
    rules.minLength = 3;
    // Once with the face, once with single letters: the better way counts.
    const BoggleGrid both{
        {2, 4},
        readBoggleFaces("qu i t e", lexicon->alphabet(), boggleNotation(lexicon->alphabet()))
            .value()};
    BoggleGrid two = both;
    const auto more = readBoggleGrid("quit", lexicon->alphabet(),
                                     boggleNotation(lexicon->alphabet(), true), BoggleSize{1, 4});
    QVERIFY(more.has_value());
    two.faces.insert(two.faces.begin(), more->faces.begin(), more->faces.end());
    QCOMPARE(BoggleSolver(graph, rules).score(two), (BoggleScore{3, 2}));

    static const LexiconPtr large = tests::enable();
    if (!large) QSKIP("the large word list is not at hand");
    const auto all = tests::boggleGraph(*large);
    const std::string board = "qaicdrneetasnnil";
    const BoggleGrid grid = tests::boggleGrid(board, large->alphabet());
    QCOMPARE(BoggleSolver(all, {}).score(grid).points, 1391);
    // QUA is a word of three letters that is worth nothing.
    QCOMPARE(BoggleSolver(all, rules).score(grid), (BoggleScore{1344, 456}));
    QCOMPARE(BoggleSolver(all, {}).score(tests::boggleGrid(board, large->alphabet(), true)).points,
             1218);
}

void TestBoggleSolver::stepsFindTheSameWords()
{
    const LexiconPtr lexicon = tests::denseLexicon(51);
    const auto graph = tests::boggleGraph(*lexicon);
    const BoggleRules rules;
    BoggleSolver solver(graph, rules);
    Random random(52);
    int cut = 0;
    for (int i = 0; i < 30; ++i) {
        BoggleGrid grid;
        do grid = tests::randomBoggleGrid(random, 6);
        while (grid.size.squares() > 9);
        const auto steps = boggleSteps(*graph, rules, grid, 1'000'000).value();
        std::set<std::vector<Tile>> words;
        for (const BoggleStep& step : steps.steps) {
            if (step.kind == BoggleStepKind::Word) words.insert(step.letters);
            else if (step.kind != BoggleStepKind::GoesOn) ++cut;
        }
        BoggleWords found;
        solver.findWords(grid, found, {true});
        std::set<std::vector<Tile>> expected;
        std::size_t paths = 0;
        for (std::size_t word = 0; word < found.size(); ++word) {
            const auto letters = found.letters(word);
            expected.insert({letters.begin(), letters.end()});
            paths += found.pathCount(word);
        }
        QVERIFY(words == expected);
        QCOMPARE(steps.words, static_cast<std::int64_t>(paths));
        QCOMPARE(steps.total, static_cast<std::int64_t>(steps.steps.size()));
        const auto few = boggleSteps(*graph, rules, grid, 3).value();
        QCOMPARE(few.total, steps.total);
        QVERIFY(few.steps.size() <= 3);
    }
    QVERIFY(cut > 100);
}

void TestBoggleSolver::everyWordOnce()
{
    const LexiconPtr lexicon = tests::lexiconOf("AAA AAAA", tests::alphabetOf("english"));
    BoggleSolver solver(tests::boggleGraph(*lexicon));
    const BoggleGrid grid = tests::boggleGrid("aaaa", lexicon->alphabet());
    QCOMPARE(solver.score(grid), (BoggleScore{2, 2}));
    // And again: nothing is left of what was found.
    QCOMPARE(solver.score(grid), (BoggleScore{2, 2}));
    BoggleWords words;
    solver.findWords(grid, words, {true});
    QCOMPARE(words.size(), std::size_t{2});
    QCOMPARE(words.pathCount(0), std::size_t{24});
    QCOMPARE(words.pathCount(1), std::size_t{24});
}

void TestBoggleSolver::lengthsCount()
{
    const LexiconPtr lexicon =
        tests::lexiconOf("AB ABC ABCD ABCDE ABCDEF", tests::alphabetOf("english"));
    const BoggleGrid grid =
        tests::boggleGrid("abcdef", lexicon->alphabet(), false, BoggleSize{1, 6});
    BoggleSolver solver(tests::boggleGraph(*lexicon));
    BoggleRules rules;
    for (const auto& [least, greatest, points, words] : std::vector<std::tuple<int, int, int, int>>{
             {2, 255, 7, 5}, {3, 255, 7, 4}, {4, 17, 6, 3}, {5, 5, 2, 1}, {5, 4, 0, 0}}) {
        rules.minLength = least;
        rules.maxLength = greatest;
        solver.setRules(rules);
        QCOMPARE(solver.score(grid), (BoggleScore{points, words}));
        BoggleWords found;
        solver.findWords(grid, found);
        QCOMPARE(found.score(), (BoggleScore{points, words}));
    }
}

void TestBoggleSolver::facesOfSeveralLetters()
{
    const LexiconPtr lexicon = tests::lexiconOf("THIN IN TH HIN THE", tests::alphabetOf("english"));
    BoggleNotation notation;
    notation.faces.push_back(readBoggleFace("th", lexicon->alphabet()).value());
    notation.faces.push_back(readBoggleFace("in", lexicon->alphabet()).value());
    const auto grid = readBoggleGrid("th in e", lexicon->alphabet(), notation, BoggleSize{1, 3});
    BoggleRules rules;
    rules.minLength = 2;
    BoggleSolver solver(tests::boggleGraph(*lexicon), rules);
    BoggleWords words;
    solver.findWords(*grid, words);
    // No word may begin or end inside a face, and THE has IN in between.
    QCOMPARE(words.size(), std::size_t{3});
    QCOMPARE(tests::plainText(words.letters(0), lexicon->alphabet()), std::string("IN"));
    QCOMPARE(tests::plainText(words.letters(1), lexicon->alphabet()), std::string("TH"));
    QCOMPARE(tests::plainText(words.letters(2), lexicon->alphabet()), std::string("THIN"));
    QCOMPARE(words.path(2).size(), std::size_t{2});
    QCOMPARE(words.countedLength(2), 4);
    QVERIFY(words.passes(2, 0) && words.passes(2, 1) && !words.passes(2, 2));
}

void TestBoggleSolver::agreesWithNaive_data()
{
    QTest::addColumn<bool>("dense");
    QTest::newRow("English") << false;
    QTest::newRow("few letters") << true;
}

void TestBoggleSolver::agreesWithNaive()
{
    QFETCH(bool, dense);
    const LexiconPtr lexicon = dense ? tests::denseLexicon(7) : tests::smallLexicon();
    const tests::NaiveBoggle naive(*lexicon);
    const auto graph = tests::boggleGraph(*lexicon);
    std::vector<BoggleSolver> solvers;
    for (const BoggleVectors vectors : kAllVectors)
        solvers.emplace_back(graph, BoggleRules{}, vectors);
    Random random(dense ? 11 : 12);
    BoggleRules rules;
    BoggleWords words;
    for (int i = tests::scaled(5000); i > 0; --i) {
        BoggleGrid grid = tests::randomBoggleGrid(random, 26);
        if (dense) {
            // Large grids of six letters have too many paths to look for each word on them.
            do grid = tests::randomBoggleGrid(random, 6);
            while (grid.size.squares() > 16);
        }
        rules.minLength = static_cast<int>(2 + random.below(4));
        const auto paths = naive.paths(grid, rules.minLength);
        const BoggleScore expected = tests::NaiveBoggle::score(paths, rules);
        for (BoggleSolver& solver : solvers) {
            solver.setRules(rules);
            QCOMPARE(solver.score(grid), expected);
        }
        solvers[0].findWords(grid, words, {true});
        QCOMPARE(words.score(), expected);
        QCOMPARE(words.size(), paths.size());
        for (std::size_t word = 0; word < words.size(); ++word) {
            const auto letters = words.letters(word);
            const auto found = paths.find({letters.begin(), letters.end()});
            QVERIFY(found != paths.end());
            QCOMPARE(words.pathCount(word), static_cast<std::size_t>(found->second));
        }
    }
}

void TestBoggleSolver::vectorsAgree()
{
    if (bestBoggleVectors() == BoggleVectors::None) QSKIP("this machine has no vectors");
    const LexiconPtr lexicon = tests::denseLexicon(3);
    const auto graph = tests::boggleGraph(*lexicon);
    std::vector<BoggleSolver> solvers;
    for (const BoggleVectors vectors : kAllVectors)
        solvers.emplace_back(graph, BoggleRules{}, vectors);
    Random random(4);
    for (int i = tests::scaled(200); i > 0; --i) {
        // Up to 8x8: more states than are expanded at a time.
        const BoggleGrid grid = tests::randomBoggleGrid(random, 6);
        const auto square = random.below(static_cast<std::uint32_t>(grid.size.squares()));
        BoggleWords first;
        solvers[0].findWords(grid, first, {true, 2'000});
        const BoggleWhatIf firstIf = solvers[0].whatIf(grid, static_cast<int>(square), 0x7e);
        for (BoggleSolver& solver : solvers) {
            QCOMPARE(solver.score(grid), first.score());
            BoggleWords words;
            solver.findWords(grid, words, {true, 2'000});
            QVERIFY(contentOf(words) == contentOf(first));
            // Only one path is another way to find them, for grids with few states.
            solver.findWords(grid, words);
            QCOMPARE(words.score(), first.score());
            QVERIFY(contentOf(words) == firstPathsOf(contentOf(first)));
            const BoggleWhatIf whatIf = solver.whatIf(grid, static_cast<int>(square), 0x7e);
            QVERIFY(whatIf.letters == firstIf.letters);
            QCOMPARE(whatIf.block, firstIf.block);
        }
    }
}

void TestBoggleSolver::pathsAreRight()
{
    const LexiconPtr lexicon = tests::denseLexicon(5);
    BoggleSolver solver(tests::boggleGraph(*lexicon));
    Random random(6);
    BoggleWords words;
    for (int i = 0; i < 100; ++i) {
        const BoggleGrid grid = tests::randomBoggleGrid(random, 6);
        solver.findWords(grid, words);
        for (std::size_t word = 0; word < words.size(); ++word) {
            QCOMPARE(words.pathCount(word), std::size_t{1});
            std::vector<Tile> letters;
            std::set<int> squares;
            int last = -1;
            for (const std::uint8_t square : words.path(word)) {
                const auto face = grid.faces[square].letters();
                letters.insert(letters.end(), face.begin(), face.end());
                QVERIFY(squares.insert(square).second);
                const auto around = boggleNeighbours(grid.size, square);
                QVERIFY(last < 0 || std::ranges::count(around, last) == 1);
                QVERIFY(words.passes(word, square));
                last = square;
            }
            QVERIFY(std::ranges::equal(letters, words.letters(word)));
            QVERIFY(lexicon->contains(letters));
        }
    }
}

void TestBoggleSolver::fewPathsStillAllWords()
{
    const LexiconPtr lexicon = tests::denseLexicon(8);
    BoggleSolver solver(tests::boggleGraph(*lexicon));
    Random random(9);
    BoggleGrid grid = tests::randomBoggleGrid(random, 3);
    grid.size = {4, 4};
    grid.faces.assign(16, BoggleFace(Tile{1}));
    BoggleWords words;
    solver.findWords(grid, words, {true, 5});
    QVERIFY(words.pathsLeftOut());
    QCOMPARE(words.score(), solver.score(grid));
}

void TestBoggleSolver::firstPathIsTheFirst_data()
{
    QTest::addColumn<bool>("dense");
    QTest::newRow("English") << false;
    QTest::newRow("few letters") << true;
}

void TestBoggleSolver::firstPathIsTheFirst()
{
    QFETCH(bool, dense);
    const LexiconPtr lexicon = dense ? tests::denseLexicon(61) : tests::smallLexicon();
    const auto graph = tests::boggleGraph(*lexicon);
    Random random(62);
    BoggleRules rules;
    std::size_t found = 0;
    std::size_t joined = 0;
    for (int i = tests::scaled(400); i > 0; --i) {
        BoggleGrid grid;
        do grid = tests::randomBoggleGrid(random, dense ? 6 : 26);
        while (dense && grid.size.squares() > 20);
        rules.minLength = static_cast<int>(2 + random.below(4));
        rules.maxLength = random.below(3) == 0 ? 5 : 17;
        for (const BoggleVectors vectors : kAllVectors) {
            BoggleSolver solver(graph, rules, vectors);
            BoggleWords all;
            BoggleWords some;
            solver.findWords(grid, all, {true});
            QVERIFY(!all.pathsLeftOut());
            solver.findWords(grid, some);
            const Content content = contentOf(some);
            QVERIFY(content == firstPathsOf(contentOf(all)));
            QCOMPARE(some.score(), all.score());
            for (std::size_t word = 0; word < some.size(); ++word) {
                QCOMPARE(some.points(word), all.points(word));
                QCOMPARE(some.countedLength(word), all.countedLength(word));
                const auto path = some.path(word);
                for (int square = 0; square < grid.size.squares(); ++square) {
                    const bool isOn = std::ranges::count(path, square) > 0;
                    QCOMPARE(some.passes(word, square), isOn);
                }
                joined += static_cast<std::size_t>(path.size() < some.letters(word).size());
            }
            found += some.size();
        }
    }
    QVERIFY(found > 1'000);
    QVERIFY(joined > 10);
}

void TestBoggleSolver::ordersKeys()
{
    Random random(71);
    BoggleOrder order;
    for (const std::uint32_t count : {0U, 1U, 7U, 8U, 9U, 16U, 100U, 511U, 512U, 513U, 3'000U}) {
        for (const std::uint32_t range : {3U, 200U, 1U << 30}) {
            std::vector<std::uint32_t> keys;
            for (std::uint32_t i = 0; i < count; ++i) keys.push_back(random.below(range));
            std::map<std::uint32_t, std::uint32_t> firsts;
            for (std::uint32_t i = 0; i < count; ++i) firsts.emplace(keys[i], i);
            std::vector<std::uint32_t> expected;
            for (const auto& [key, number] : firsts) expected.push_back(number);
            keys.resize(count + BoggleOrder::kRoom);
            order.set(keys, count);
            QVERIFY(std::ranges::equal(order.numbers(), expected));
        }
    }
}

void TestBoggleSolver::whatIfIsTheScore()
{
    Random random(21);
    for (const bool dense : {false, true}) {
        const LexiconPtr lexicon = dense ? tests::denseLexicon(22) : tests::smallLexicon();
        BoggleSolver solver(tests::boggleGraph(*lexicon));
        BoggleRules rules;
        for (int i = tests::scaled(60); i > 0; --i) {
            BoggleGrid grid = tests::randomBoggleGrid(random, dense ? 6 : 26);
            rules.facesCountOnce = random.below(8) == 0;
            solver.setRules(rules);
            const auto square = random.below(static_cast<std::uint32_t>(grid.size.squares()));
            const LetterSet letters = lexicon->alphabet().allLetters();
            const BoggleWhatIf answer = solver.whatIf(grid, static_cast<int>(square), letters);
            grid.faces[square] = {};
            QCOMPARE(answer.block, solver.score(grid));
            for (Tile letter = 1; letter <= 26; ++letter) {
                grid.faces[square] = BoggleFace(letter);
                QCOMPARE(answer.letters[letter], solver.score(grid));
            }
        }
    }
}

void TestBoggleSolver::graphKeepsLimits()
{
    const LexiconPtr lexicon = tests::smallLexicon();
    const auto all = tests::boggleGraph(*lexicon);
    QCOMPARE(all->wordCount(), lexicon->words().wordCount());
    QCOMPARE(all->longestWord(), lexicon->words().longestWord());

    BoggleGraphOptions options;
    options.maxLength = 5;
    options.letters = letterBit(1) | letterBit(5) | letterBit(18) | letterBit(19) | letterBit(20);
    const auto some = BoggleGraph::create(lexicon->words(), options).value();
    std::int64_t expected = 0;
    for (const auto& word : tests::wordsOf(*lexicon)) {
        const bool fits = std::ranges::all_of(
            word, [&](Tile letter) { return (options.letters & letterBit(letter)) != 0; });
        if (fits && word.size() <= 5) ++expected;
    }
    QVERIFY(expected > 10);
    QCOMPARE(some->wordCount(), expected);

    const auto none = BoggleGraph::create(lexicon->words(), {0, 5}).value();
    QCOMPARE(none->wordCount(), 0);
    const BoggleGrid grid = tests::boggleGrid("tear", lexicon->alphabet());
    QCOMPARE(BoggleSolver(none).score(grid), BoggleScore{});
}

void TestBoggleSolver::graphRefusesWhatDoesNotFit()
{
    // A few nodes that stand for 3^40 words: a list of siblings A, B, C that all lead on to the
    // next such list.
    std::vector<KwgNode> nodes{KwgNode::of(1, 0, true, false)};
    for (std::uint32_t level = 0; level < 40; ++level) {
        const std::uint32_t next = level == 39 ? 0 : 4 + level * 3;
        for (Tile tile = 1; tile <= 3; ++tile)
            nodes.push_back(KwgNode::of(next, tile, tile == 3, true));
    }
    const auto kwg = Kwg::fromNodes(nodes);
    QVERIFY(kwg.has_value());
    const auto graph = BoggleGraph::create(*kwg);
    QVERIFY(!graph.has_value());
    QCOMPARE(graph.error().code, ErrorCode::OutOfRange);
    QVERIFY(BoggleGraph::create(*kwg, {~LetterSet{0}, 8}).has_value());

    const auto beyond =
        Kwg::fromNodes({KwgNode::of(1, 0, true, false), KwgNode::of(0, 40, true, true)});
    QVERIFY(beyond.has_value());
    QCOMPARE(BoggleGraph::create(*beyond).error().code, ErrorCode::OutOfRange);
}

void TestBoggleSolver::batchIsInOrder()
{
    const LexiconPtr lexicon = tests::smallLexicon();
    const auto graph = tests::boggleGraph(*lexicon);
    Random random(31);
    std::vector<BoggleGrid> grids;
    for (int i = 0; i < 300; ++i) grids.push_back(tests::randomBoggleGrid(random, 26));
    const BoggleRules rules;
    BoggleSolver solver(graph, rules);
    for (const int threads : {1, 3}) {
        TaskContext context;
        context.threads = threads;
        const auto scores = scoreGrids(graph, rules, grids, context);
        QVERIFY(scores.has_value());
        for (std::size_t i = 0; i < grids.size(); ++i)
            QCOMPARE((*scores)[i], solver.score(grids[i]));
    }
    std::stop_source stop;
    stop.request_stop();
    TaskContext context;
    context.stop = stop.get_token();
    QCOMPARE(scoreGrids(graph, rules, grids, context).error().code, ErrorCode::Cancelled);
}

void TestBoggleSolver::stopsInTime()
{
    // More paths than could ever be followed.
    // Put together step by step: g++ 12 has a false warning (-Warray-bounds) for sums of strings.
    std::string words(21, 'A');
    words += ' ';
    words.append(20, 'A');
    const LexiconPtr lexicon = tests::lexiconOf(words, tests::alphabetOf("english"));
    BoggleSolver solver(tests::boggleGraph(*lexicon));
    const BoggleGrid grid{{8, 8}, std::vector<BoggleFace>(64, BoggleFace(Tile{1}))};
    std::stop_source stop;
    const std::jthread later([&stop] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        stop.request_stop();
    });
    (void)solver.score(grid, stop.get_token());
    QVERIFY(stop.stop_requested());
    // The solver is as good as new.
    QCOMPARE(solver.score(tests::boggleGrid("aaaa", lexicon->alphabet())), BoggleScore{});
}

TEST_CLASS(TestBoggleSolver, tests::NoApplication)
#include "tst_boggle_solver.moc"
