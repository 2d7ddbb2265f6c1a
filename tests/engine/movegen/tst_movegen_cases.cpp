// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>
#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/movegen/move_generator.h"
#include "engine/movegen/reference_generator.h"
#include "tests/support/case_layouts.h"
#include "tests/support/case_tables.h"
#include "tests/support/move_lists.h"
#include "tests/support/test_class.h"
#include "tests/support/test_rules.h"

using namespace engine;

/// Counts and scores that another program found by brute force.
class TestMovegenCases : public QObject
{
    Q_OBJECT

private:
    using Row = std::map<std::string, std::string>;

    static GameRulesPtr rulesFor(const Row& row)
    {
        const std::filesystem::path folder = tests::casesFolder() / "rules";
        const TileSet tiles =
            tests::readCaseTileSet(folder / "alphabets" / (row.at("alphabet") + ".tsv")).value();
        const BoardLayout layout =
            tests::readCaseLayout(folder / "layouts" / (row.at("layout") + ".txt")).value();
        return tests::changed(tests::rulesOf("english"), [&](GameRules& copy) {
            copy.alphabet = tiles.alphabet;
            copy.tiles = tiles.tiles;
            copy.layout = layout;
            copy.wordRule = row.at("rules") == "wordsmog" ? WordRule::Jumbled : WordRule::InOrder;
            copy.bonus.assign(static_cast<std::size_t>(copy.rackSize) + 1, 0);
            copy.bonus.back() = std::stoi(row.at("bingo_bonus"));
        });
    }

    Position positionFor(const Row& row, bool& fits)
    {
        const GameRulesPtr rules = rulesFor(row);
        Position position = Position::create(rules, m_lexicon).value();
        fits = tests::layBoard(position, row.at("board"));
        position.setRack(0, tests::rackOf(rules->alphabet, row.at("rack")));
        return position;
    }

    void addRows(bool jumbledToo)
    {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            if (jumbledToo || m_rows[i].at("rules") != "wordsmog")
                QTest::newRow(m_rows[i].at("id").c_str()) << static_cast<int>(i);
    }

    LexiconPtr m_lexicon;
    std::optional<ReferenceGenerator> m_reference;
    std::vector<Row> m_rows;
    MoveGenerator m_generator;

private slots:
    void initTestCase()
    {
        if (!std::filesystem::exists(tests::casesFolder() / "movegen.tsv"))
            QSKIP("no cases with known answers: " TILEWRIGHT_CASES);
        m_rows = tests::tableOf(tests::casesFolder() / "movegen.tsv");
        QVERIFY(!m_rows.empty());
        const Alphabet alphabet = tests::rulesOf("english")->alphabet;
        const auto words = tests::caseWords(alphabet);
        QVERIFY2(words.has_value(), words ? "" : words.error().toString().c_str());
        QCOMPARE(words->size(), std::size_t{169266});
        m_lexicon = Lexicon::fromWords("ENABLE", *words, alphabet, true).value();
        m_reference.emplace(*words, WordRule::InOrder);
    }

    void countsAndScores_data() { addRows(true); }
    void countsAndScores()
    {
        QFETCH(int, row);
        const Row& what = m_rows[static_cast<std::size_t>(row)];
        bool fits = false;
        const Position position = positionFor(what, fits);
        QVERIFY(fits);
        RawMoves recorder;
        static_cast<void>(m_generator.generate(position, Valuation{}, recorder));

        // The table counts an empty board's across moves only, whatever the layout; we list the
        // down moves too where they differ.
        const bool acrossOnly =
            position.board().empty() && !position.rules().layout.transposeSymmetric();
        std::vector<Move> moves;
        for (const Move& move : recorder.moves())
            if (move.kind == MoveKind::Place && !(acrossOnly && move.direction == Direction::Down))
                moves.push_back(move);
        QCOMPARE(QString::number(moves.size()), QString::fromStdString(what.at("places")));

        std::ranges::sort(moves, [](const Move& a, const Move& b) { return a.score > b.score; });
        std::string scores;
        for (std::size_t i = 0; i < std::min<std::size_t>(12, moves.size()); ++i)
            scores += (i == 0 ? "" : ",") + std::to_string(moves[i].score.points);
        QCOMPARE(QString::fromStdString(scores), QString::fromStdString(what.at("first_scores")));

        std::ranges::sort(moves);
        for (const std::string& text : tests::split(what.at("top_moves"), ';')) {
            if (text.empty()) continue;
            const std::size_t gap = text.rfind(' ');
            const auto named = readMove(position, text.substr(0, gap));
            QVERIFY2(named.has_value(),
                     (named ? "" : text + ": " + named.error().message()).c_str());
            QCOMPARE(std::to_string(named->score.points), text.substr(gap + 1));
            QVERIFY2(std::ranges::binary_search(moves, *named), text.c_str());
        }
    }

    void referenceAgrees_data() { addRows(false); }
    /// With a lexicon of real size, move by move. Not for the jumbled rows: there the reference
    /// would take hours.
    void referenceAgrees()
    {
        QFETCH(int, row);
        const Row& what = m_rows[static_cast<std::size_t>(row)];
        bool fits = false;
        const Position position = positionFor(what, fits);
        QVERIFY(fits);
        RawMoves recorder;
        static_cast<void>(m_generator.generate(position, Valuation{}, recorder));
        std::vector<Move> moves = recorder.moves();
        std::ranges::sort(moves);
        const std::string wrong =
            tests::difference(position, m_reference->moves(position, position.mover().rack), moves);
        QVERIFY2(wrong.empty(), wrong.c_str());
    }
};

TEST_CLASS(TestMovegenCases, tests::NoApplication)
#include "tst_movegen_cases.moc"
