// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include <QTemporaryDir>
#include <QtTest>

#include "engine/base/random.h"
#include "engine/lexicon/graph_survey.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/lexicon_build.h"
#include "engine/lexicon/lexicon_file.h"
#include "engine/lexicon/lexicon_info.h"
#include "engine/movegen/reference_generator.h"
#include "engine/play/move_scratch.h"
#include "engine/play/static_player.h"
#include "engine/search/endgame_solver.h"
#include "engine/selfplay/autoplay.h"
#include "engine/words/hooks.h"
#include "engine/words/word_index.h"
#include "engine/words/word_judge.h"
#include "engine/words/word_query.h"
#include "tests/support/cross_sets.h"
#include "tests/support/inflected_words.h"
#include "tests/support/move_lists.h"
#include "tests/support/random_game.h"
#include "tests/support/test_class.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

constexpr const char* kFullSize = "TILEWRIGHT_LARGE_WORDS";
/// Just enough for more nodes than a .kwg file can address; five million words take three times as
/// long, and are made when kFullSize says so.
constexpr std::size_t kWords = 1'800'000;

bool holds(const WordList& words, std::span<const Tile> word)
{
    std::size_t first = 0;
    for (std::size_t count = words.size(); count > 0;) {
        const std::size_t half = count / 2;
        if (std::ranges::lexicographical_compare(words[first + half], word)) {
            first += half + 1;
            count -= half + 1;
        } else {
            count = half;
        }
    }
    return first < words.size() && std::ranges::equal(words[first], word);
}

/// Those words that moves with this rack can make: no others count for the reference.
WordList wordsFor(const WordList& words, const Position& position, const Rack& rack)
{
    LetterSet letters = 0;
    for (int row = 0; row < position.board().rows(); ++row)
        for (int column = 0; column < position.board().columns(); ++column)
            if (const Tile tile = position.board().at(row, column); tile != kNoTile)
                letters |= letterBit(letterOf(tile));
    letters |= rack.present() & ~letterBit(kBlank);
    const int blanks = rack.count(kBlank);
    WordList usable;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto others = std::ranges::count_if(
            words[i], [letters](Tile tile) { return (letters & letterBit(tile)) == 0; });
        if (others <= blanks) usable.add(words[i]);
    }
    return usable;
}

std::vector<Move> sorted(std::vector<Move> moves)
{
    std::ranges::sort(moves);
    return moves;
}

/// Turns of two games that the program plays against itself; 0 when it can't.
int turnsPlayed(const GameRulesPtr& rules, const LexiconPtr& lexicon)
{
    AutoplayOptions options;
    options.rules = rules;
    options.lexicon = lexicon;
    options.players = {staticPlayers(nullptr), staticPlayers(nullptr)};
    options.playerNames = "none, none";
    options.games = 2;
    auto series = Autoplay::create(std::move(options));
    if (!series) return 0;
    TaskContext context;
    context.threads = 2;
    int turns = 0;
    const auto count = [&turns](const PlayedGame& game) -> Result<void> {
        turns += game.turns[0] + game.turns[1];
        return {};
    };
    return series->run({}, context, {}, count) ? turns : 0;
}

}  // namespace

/// A list whose graph has more nodes than 22 bits can address does everything that a small one does.
class TestLargeLexicon : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void isWrittenWithWideNodes();
    void opensByAKeptProof();
    void judgesWords();
    void findsWords();
    void numbersWords();
    void showsItsGraph();
    void findsTheMovesOfTheReference_data();
    void findsTheMovesOfTheReference();
    void bestMovesAreThoseWithoutTables();
    void playsAGame();
    void solvesEndings();
    void playsJumbled();
    void playsWithDebiansPolishList();

private:
    GameRulesPtr m_rules;
    WordList m_words;
    QTemporaryDir m_folder;
    std::filesystem::path m_file;
    LexiconPtr m_lexicon;
};

void TestLargeLexicon::initTestCase()
{
    m_rules = tests::rulesOf("english");
    const int asked = qEnvironmentVariableIntValue(kFullSize);
    m_words =
        tests::inflectedWords(*m_rules, 5, asked > 0 ? static_cast<std::size_t>(asked) : kWords);
    const std::filesystem::path path = m_folder.filePath(QStringLiteral("large.kwg")).toStdString();
    const auto report = buildLexicon(m_words, m_rules->alphabet, {{{path}}, {}, {}, false});
    QVERIFY2(report.has_value(), report ? "" : report.error().toString().c_str());
    m_file = report->files.at(0).path;
    qInfo("%zu words, %lld nodes", m_words.size(), static_cast<long long>(report->files[0].nodes));
    const ProofCache proofs(m_folder.filePath(QStringLiteral("proofs")).toStdString());
    auto lexicon = Lexicon::open(m_file, m_rules->alphabet, false, {}, {.proofs = proofs});
    QVERIFY2(lexicon.has_value(), lexicon ? "" : lexicon.error().toString().c_str());
    m_lexicon = std::move(*lexicon);
}

void TestLargeLexicon::isWrittenWithWideNodes()
{
    QCOMPARE(m_file.extension().string(), std::string(".kbwg"));
    const auto info = inspectLexicon(m_file, m_rules->alphabet).value();
    QVERIFY(info.nodes > std::int64_t{KwgNode::kArcMask} + 1);
    QCOMPARE(info.words, static_cast<std::int64_t>(m_words.size()));
    QCOMPARE(info.bytes, info.nodes * 4);
    QVERIFY(info.hasGaddag);
    QCOMPARE(static_cast<int>(info.format), static_cast<int>(LexiconFormat::Graph));
    // A graph is only mapped.
    QCOMPARE(openDawg(m_file, m_rules->alphabet).value().nodes().size(),
             static_cast<std::size_t>(info.nodes));
}

void TestLargeLexicon::opensByAKeptProof()
{
    const ProofCache proofs(m_folder.filePath(QStringLiteral("proofs")).toStdString());
    QVERIFY(proofs.find(std::as_bytes(m_lexicon->words().nodes())).has_value());
    // A walk would see that it should stop.
    std::stop_source stop;
    stop.request_stop();
    const auto again = Kwg::open(m_file, m_rules->alphabet.letterCount(), stop.get_token(), proofs);
    QVERIFY(again.has_value());
    QCOMPARE(again->wordCount(), static_cast<std::int64_t>(m_words.size()));
}

void TestLargeLexicon::judgesWords()
{
    std::int64_t missing = 0;
    for (std::size_t i = 0; i < m_words.size(); ++i)
        missing += m_lexicon->contains(m_words[i]) ? 0 : 1;
    QCOMPARE(missing, 0);
    Random random(3);
    for (int i = 0; i < 100'000; ++i) {
        const auto word = m_words[random.below(static_cast<std::uint32_t>(m_words.size()))];
        std::vector<Tile> other(word.begin(), word.end());
        other[random.below(static_cast<std::uint32_t>(other.size()))] =
            static_cast<Tile>(1 + random.below(26));
        QCOMPARE(m_lexicon->contains(other), holds(m_words, other));
    }
    const std::string text = wordText(m_rules->alphabet, m_words[m_words.size() / 2]);
    const Judgement judged = judgeWords(*m_lexicon, text + " " + text + "QQ", WordRule::InOrder);
    QVERIFY(judged.words.at(0).valid);
    QVERIFY(!judged.words.at(1).valid);
}

void TestLargeLexicon::findsWords()
{
    // Anagrams, a pattern and hooks, each counted anew by a look at every word.
    std::array<TileCounts, 3> asked;
    for (std::size_t i = 0; i < asked.size(); ++i)
        asked[i] = TileCounts(m_words[(i + 1) * m_words.size() / 4]);
    std::array<std::int64_t, 3> anagrams{};
    const Tile letter = m_rules->alphabet.readTile("E").value().tile;
    std::int64_t fitting = 0;
    const std::vector<Tile> stem(m_words[m_words.size() / 3].begin(),
                                 m_words[m_words.size() / 3].end());
    LetterSet back = 0;
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        const auto word = m_words[i];
        for (std::size_t k = 0; k < asked.size(); ++k)
            anagrams[k] += TileCounts(word) == asked[k] ? 1 : 0;
        fitting += word.size() == 7 && word[2] == letter && word[6] == letter ? 1 : 0;
        if (word.size() == stem.size() + 1 && std::ranges::equal(word.first(stem.size()), stem))
            back |= letterBit(word.back());
    }
    for (std::size_t k = 0; k < asked.size(); ++k) {
        QVERIFY(anagrams[k] > 0);
        QCOMPARE(findWords(*m_lexicon, anagramQuery(asked[k])).value().total, anagrams[k]);
    }
    WordQuery pattern;
    pattern.expressions.push_back(WordExpression::pattern("??E???E", m_rules->alphabet).value());
    QVERIFY(fitting > 0);
    QCOMPARE(findWords(*m_lexicon, pattern).value().total, fitting);
    QCOMPARE(hooksOf(m_lexicon->words(), stem).back, back);
}

void TestLargeLexicon::numbersWords()
{
    const auto index = WordIndex::create(m_lexicon);
    QVERIFY(index.has_value());
    QCOMPARE(index->wordCount(), static_cast<std::uint32_t>(m_words.size()));
    for (std::size_t i = 0; i < m_words.size(); i += 997) {
        const auto word = m_words[i];
        QCOMPARE(index->numberOf(word), std::optional(static_cast<std::uint32_t>(i)));
        QVERIFY(std::ranges::equal(index->word(static_cast<std::uint32_t>(i)), word));
    }
}

void TestLargeLexicon::showsItsGraph()
{
    const Kwg& graph = m_lexicon->words();
    const auto survey = GraphSurvey::of(graph);
    QVERIFY(survey.has_value());
    QCOMPARE(survey->wordsFrom(graph.dawgRoot()), static_cast<std::uint32_t>(m_words.size()));
    // The last nodes are beyond what 22 bits address.
    int seen = 0;
    for (auto index = static_cast<std::uint32_t>(graph.nodes().size()); seen < 20;) {
        --index;
        const auto path = survey->gaddagPathTo(index);
        if (!path) continue;
        ++seen;
        QVERIFY(index > KwgNode::kArcMask);
        QCOMPARE(path->back(), index);
    }
}

void TestLargeLexicon::findsTheMovesOfTheReference_data()
{
    QTest::addColumn<int>("tables");
    QTest::newRow("with tables") << static_cast<int>(TablesWhen::AtOnce);
    QTest::newRow("without") << static_cast<int>(TablesWhen::OnDemand);
}

void TestLargeLexicon::findsTheMovesOfTheReference()
{
    QFETCH(int, tables);
    const LexiconPtr lexicon =
        static_cast<TablesWhen>(tables) == TablesWhen::AtOnce
            ? m_lexicon
            : Lexicon::open(m_file, m_rules->alphabet, false, {}, {.tables = TablesWhen::OnDemand})
                  .value();
    const auto generated = tests::generatedMoves();
    for (const Position& position : tests::randomPositions(m_rules, lexicon, generated, 11, 8, 3)) {
        QVERIFY(tests::crossSetsAreThoseOfTheBoard(position));
        const ReferenceGenerator reference(wordsFor(m_words, position, position.mover().rack),
                                           WordRule::InOrder);
        const auto expected = reference.placements(position, position.mover().rack);
        const std::string wrong =
            tests::difference(position, expected, sorted(generated(position)));
        QVERIFY2(wrong.empty(), wrong.c_str());
    }
}

void TestLargeLexicon::bestMovesAreThoseWithoutTables()
{
    // The filter of so many words is made in another way than that of few; it may never say no
    // where there is a word.
    const LexiconPtr bare =
        Lexicon::open(m_file, m_rules->alphabet, false, {}, {.tables = TablesWhen::OnDemand})
            .value();
    const auto player = staticPlayers(nullptr)();
    MoveScratch scratch;
    for (const Position& position :
         tests::randomPositions(m_rules, m_lexicon, tests::generatedMoves(), 17, 60, 2)) {
        Position other = position;
        QVERIFY(other.setLexicon(bare).has_value());
        const auto best = player->choose(position, scratch, {});
        const auto plain = player->choose(other, scratch, {});
        QVERIFY(best && plain);
        QCOMPARE(best->equity.millis, plain->equity.millis);
    }
}

void TestLargeLexicon::playsAGame()
{
    QVERIFY(turnsPlayed(m_rules, m_lexicon) > 20);
}

void TestLargeLexicon::solvesEndings()
{
    // The solver walks through the graph by itself. With the few words that can be laid, in a small
    // graph, it comes to the same.
    std::optional<Position> position;
    for (std::uint64_t seed = 21; !position; ++seed) {
        tests::RandomGame game(m_rules, m_lexicon, tests::generatedMoves(), seed);
        while (!game.over() && game.bag().size() + game.position().mover().rack.total() > 4)
            QVERIFY(game.step());
        if (!game.over() && game.bag().size() == 0) position = game.position();
    }
    Position few = *position;
    Rack all = few.mover().rack;
    for (const Tile tile : few.player(1 - few.onTurn()).rack.tiles()) all.add(tile);
    QVERIFY(few.setLexicon(tests::lexiconOf(*m_rules, wordsFor(m_words, few, all))).has_value());
    const auto valueOf = [](const Position& from) {
        EndgameQuestion question;
        question.position = std::make_shared<const Position>(from);
        auto solver = EndgameSolver::create(std::move(question)).value();
        const auto state = solver.run({}, {});
        return std::pair(state->proved, state->value);
    };
    const auto value = valueOf(*position);
    QVERIFY(value.first);
    QCOMPARE(value.second, valueOf(few).second);
}

void TestLargeLexicon::playsJumbled()
{
    const GameRulesPtr rules = tests::rulesOf("wordsmog");
    const auto lexicon = Lexicon::open(m_file, rules->alphabet, true);
    QVERIFY2(lexicon.has_value(), lexicon ? "" : lexicon.error().toString().c_str());
    const auto generated = tests::generatedMoves();
    for (const Position& position : tests::randomPositions(rules, *lexicon, generated, 5, 2, 4)) {
        const ReferenceGenerator reference(wordsFor(m_words, position, position.mover().rack),
                                           WordRule::Jumbled);
        const auto expected = reference.placements(position, position.mover().rack);
        const std::string wrong =
            tests::difference(position, expected, sorted(generated(position)));
        QVERIFY2(wrong.empty(), wrong.c_str());
    }
}

void TestLargeLexicon::playsWithDebiansPolishList()
{
    const std::filesystem::path list = "/usr/share/dict/polish";
    if (!std::filesystem::exists(list)) QSKIP("Debian's package wpolish is not installed");
    const GameRulesPtr rules = tests::rulesOf("polish");
    const auto reading = readWordListFile(list, rules->alphabet, {2, 15});
    QVERIFY(reading.has_value());
    const std::filesystem::path path =
        m_folder.filePath(QStringLiteral("polish.kwg")).toStdString();
    const auto report = buildLexicon(reading->words, rules->alphabet, {{{path}}, {}, {}, false});
    QVERIFY2(report.has_value(), report ? "" : report.error().toString().c_str());
    const BuiltFile& built = report->files.at(0);
    QCOMPARE(built.path.extension().string(), std::string(".kbwg"));
    const auto lexicon = Lexicon::open(built.path, rules->alphabet, false);
    QVERIFY2(lexicon.has_value(), lexicon ? "" : lexicon.error().toString().c_str());
    QVERIFY(turnsPlayed(rules, *lexicon) > 20);
}

TEST_CLASS(TestLargeLexicon, tests::NoApplication)
#include "tst_large_lexicon.moc"
