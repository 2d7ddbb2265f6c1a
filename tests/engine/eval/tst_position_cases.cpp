// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/eval/move_ranking.h"
#include "engine/lexicon/klv.h"
#include "tests/support/case_tables.h"
#include "tests/support/move_lists.h"
#include "tests/support/test_class.h"
#include "tests/support/test_rules.h"

using namespace engine;

/// 1,000 positions with the static evaluations of another program.
class TestPositionCases : public QObject
{
    Q_OBJECT

private:
    using Row = std::map<std::string, std::string>;

    /// A line of positions.cgp; its four fields only, and no operations.
    Position positionOf(const std::string& line, bool& fits) const
    {
        const std::vector<std::string> fields = tests::split(line, ' ');
        Position position = Position::create(m_rules, m_lexicon).value();
        fits = fields.size() == 4 && tests::layBoard(position, fields[0]);
        if (!fits) return position;
        const std::vector<std::string> racks = tests::split(fields[1], '/');
        const std::vector<std::string> scores = tests::split(fields[2], '/');
        for (std::size_t player = 0; player < 2; ++player) {
            position.setRack(static_cast<int>(player),
                             tests::rackOf(m_rules->alphabet, racks[player]));
            position.setScore(static_cast<int>(player), Score{std::stoi(scores[player])});
        }
        return position;
    }

    GameRulesPtr m_rules;
    LexiconPtr m_lexicon;
    KlvPtr m_leaves;
    std::vector<std::string> m_positions;
    std::vector<Row> m_rows;

private slots:
    void initTestCase()
    {
        if (!std::filesystem::exists(tests::casesFolder() / "positions.tsv"))
            QSKIP("no cases with known answers: " TILEWRIGHT_CASES);
        m_rows = tests::tableOf(tests::casesFolder() / "positions.tsv");
        m_positions = tests::linesOf(tests::casesFolder() / "positions.cgp");
        QCOMPARE(m_rows.size(), std::size_t{1000});
        QCOMPARE(m_positions.size(), m_rows.size());
        m_rules = tests::rulesOf("english");
        const WordList words = tests::caseWords(m_rules->alphabet).value();
        m_lexicon = Lexicon::fromWords("ENABLE", words, m_rules->alphabet, false).value();
        auto leaves = Klv::open(tests::casesFolder() / "ENABLE.klv2");
        QVERIFY2(leaves.has_value(), leaves ? "" : leaves.error().toString().c_str());
        m_leaves = std::make_shared<const Klv>(std::move(*leaves));
    }

    void bestMovesAndEquities_data()
    {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            QTest::newRow(m_rows[i].at("position").c_str()) << static_cast<int>(i);
    }
    void bestMovesAndEquities()
    {
        QFETCH(int, row);
        const Row& what = m_rows[static_cast<std::size_t>(row)];
        bool fits = false;
        const Position position = positionOf(m_positions[static_cast<std::size_t>(row)], fits);
        QVERIFY(fits);
        const auto ranking = rankMoves({position, m_leaves, 0});
        QVERIFY(ranking.has_value());
        const auto context = [&] {
            return tests::drawing(position) + "rack " +
                   position.rules().alphabet.written(position.mover().rack.tiles()) + ", best " +
                   moveText(position, ranking->moves.front().move) + ", theirs " + what.at("best");
        };

        QCOMPARE(std::to_string(ranking->moves.size()), what.at("legal_moves"));

        // A pass counts -1000 in the table, so that it ranks last; here it is worth the rack that
        // is kept. It is left out of the comparison.
        std::vector<RankedMove> moves = ranking->moves;
        QCOMPARE(
            std::erase_if(
                moves, [](const RankedMove& ranked) { return ranked.move.kind == MoveKind::Pass; }),
            std::size_t{1});
        std::vector<std::string> equities = tests::split(what.at("top_equities"), ',');
        std::erase(equities, "-1000.000");
        if (what.at("best") == "pass") {
            QVERIFY(moves.empty());
            QVERIFY(equities.empty());
            return;
        }

        // Theirs are rounded to thousandths; ours are thousandths from the start.
        constexpr double kTolerance = 0.002;
        QVERIFY2(equities.size() == std::min<std::size_t>(moves.size(), 10), context().c_str());
        for (std::size_t i = 0; i < equities.size(); ++i) {
            const double ours = moves[i].equity.toPoints();
            QVERIFY2(std::abs(ours - std::stod(equities[i])) <= kTolerance,
                     (context() + "\nrank " + std::to_string(i + 1) + ": " + std::to_string(ours) +
                      ", theirs " + equities[i])
                         .c_str());
        }
        const double equity = std::stod(what.at("equity"));
        QVERIFY2(std::abs(moves.front().equity.toPoints() - equity) <= kTolerance,
                 context().c_str());

        // Their best move is one of those that tie for the first place.
        std::string text = what.at("best");  // an exchange is "(exch QI)" there
        if (text.front() == '(') text = text.substr(1, text.size() - 2);
        const auto named = readMove(position, text);
        QVERIFY2(named.has_value(), context().c_str());
        QCOMPARE(std::to_string(named->score.points), what.at("score"));
        const bool among = std::ranges::any_of(moves, [&](const RankedMove& ranked) {
            return ranked.move == *named &&
                   std::abs(ranked.equity.toPoints() - equity) <= kTolerance;
        });
        QVERIFY2(among, context().c_str());
    }
};

TEST_CLASS(TestPositionCases, tests::NoApplication)
#include "tst_position_cases.moc"
