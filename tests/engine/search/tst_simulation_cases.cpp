// SPDX-License-Identifier: GPL-3.0-or-later
// Simulations of another program with the same words and leave values.
#include <cmath>
#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/lexicon/klv.h"
#include "engine/search/simulator.h"
#include "tests/support/case_tables.h"
#include "tests/support/test_class.h"
#include "tests/support/test_rules.h"

using namespace engine;

class TestSimulationCases : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void samplesAgree_data();
    void samplesAgree();

private:
    using Row = std::map<std::string, std::string>;

    /// The other rack is not given.
    [[nodiscard]] Position positionOf(const std::string& cgp) const;

    GameRulesPtr m_rules;
    LexiconPtr m_lexicon;
    KlvPtr m_leaves;
    std::map<std::string, std::vector<Row>> m_positions;  ///< by plies and CGP
};

namespace {

/// "(exch OO)" -> "exch OO".
std::string withoutParentheses(const std::string& move)
{
    return move.starts_with("(") ? move.substr(1, move.size() - 2) : move;
}

double number(const std::map<std::string, std::string>& row, const std::string& column)
{
    return std::stod(row.at(column));
}

}  // namespace

Position TestSimulationCases::positionOf(const std::string& cgp) const
{
    const std::vector<std::string> fields = tests::split(cgp, ' ');
    const std::vector<std::string> scores = tests::split(fields.at(2), '/');
    Position position = Position::create(m_rules, m_lexicon).value();
    if (!tests::layBoard(position, fields.front())) qFatal("a board doesn't fit");
    position.setRack(0, tests::rackOf(m_rules->alphabet, tests::split(fields[1], '/').front()));
    for (int seat = 0; seat < 2; ++seat)
        position.setScore(seat, {std::stoi(scores.at(static_cast<std::size_t>(seat)))});
    return position;
}

void TestSimulationCases::initTestCase()
{
    const auto path = tests::casesFolder() / "sims.tsv";
    if (!std::filesystem::exists(path)) QSKIP("no cases with known answers: " TILEWRIGHT_CASES);
    std::vector<std::string> names;
    for (const std::string& line : tests::linesOf(path)) {
        if (line.starts_with("#")) continue;
        std::vector<std::string> fields = tests::split(line, '\t');
        if (names.empty()) {
            names = fields;
            continue;
        }
        fields.resize(names.size());
        Row row;
        for (std::size_t i = 0; i < names.size(); ++i) row[names[i]] = fields[i];
        m_positions[row.at("plies") + "\t" + row.at("cgp")].push_back(row);
    }
    QCOMPARE(m_positions.size(), std::size_t{40});
    m_rules = tests::rulesOf("english");
    m_lexicon = Lexicon::fromWords("ENABLE", tests::caseWords(m_rules->alphabet).value(),
                                   m_rules->alphabet, false)
                    .value();
    m_leaves = std::make_shared<const Klv>(Klv::open(tests::casesFolder() / "ENABLE.klv2").value());
}

void TestSimulationCases::samplesAgree_data()
{
    QTest::addColumn<QString>("plies");
    QTest::addColumn<int>("iterations");
    QTest::newRow("2 plies") << "2" << 160;
    QTest::newRow("5 plies") << "5" << 80;
}

void TestSimulationCases::samplesAgree()
{
    QFETCH(const QString, plies);
    QFETCH(const int, iterations);
    Moments meanZ;
    double farthest = 0;
    for (const auto& [key, rows] : m_positions) {
        if (rows.front().at("plies") != plies.toStdString()) continue;
        SimulationQuestion question{positionOf(rows.front().at("cgp"))};
        const Position& position = question.position;
        question.leaves = m_leaves;
        question.plies = plies.toInt();
        question.seed = 7;
        for (const Row& row : rows)
            question.candidates.push_back(
                readMove(position, withoutParentheses(row.at("move"))).value());
        SearchLimits limits;
        limits.units = iterations;
        TaskContext context;
        context.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
        const auto state = Simulator::create(question).value()->run(limits, context);
        Moments z;
        const auto compare = [&](const Row& row, const std::string& what, double ours, double error,
                                 double theirs, double theirError) {
            const double distance = (ours - theirs) / std::max(std::hypot(error, theirError), 1e-9);
            farthest = std::max(farthest, std::abs(distance));
            QVERIFY2(std::abs(distance) < 4.5,
                     (row.at("cgp") + " " + row.at("move") + " " + what + ": " +
                      std::to_string(ours) + ", not " + std::to_string(theirs))
                         .c_str());
            if (what == "equity") z.add(distance);
        };
        for (const SimulatedCandidate& candidate : state->candidates) {
            const Row& row = rows[static_cast<std::size_t>(candidate.id)];
            QCOMPARE(candidate.move.score.points, std::stoi(row.at("score")));
            QVERIFY(std::abs(candidate.staticEquity.toPoints() - number(row, "static_equity")) <
                    0.0015);
            // What ends inside counts leaves there, which it doesn't here.
            if (candidate.finished == 0)
                compare(row, "equity", candidate.equity.mean(), candidate.equity.standardError(),
                        number(row, "equity"), number(row, "equity_se"));
            const double theirs = number(row, "iterations");
            for (int ply = 1; ply <= question.plies; ++ply) {
                const std::string name = std::to_string(ply);
                const SimulatedPly& ours = candidate.byPly[static_cast<std::size_t>(ply - 1)];
                if (ours.score.count == 0) continue;
                compare(row, "score of ply " + name, ours.score.mean(), ours.score.standardError(),
                        number(row, "score" + name), ours.score.deviation() / std::sqrt(theirs));
                const double share = number(row, "bingo" + name);
                const double of = std::max(share * (1 - share), 0.5 / theirs);
                compare(row, "bingos of ply " + name, ours.bingoShare(),
                        std::sqrt(of / static_cast<double>(ours.score.count)), share,
                        std::sqrt(of / theirs));
            }
        }
        if (z.count > 0) meanZ.add(z.mean());
    }
    qInfo("positions %d, mean z %.3f with an error of %.3f, farthest %.2f",
          static_cast<int>(meanZ.count), meanZ.mean(), meanZ.standardError(), farthest);
    QVERIFY(meanZ.count > 5);
    QVERIFY(std::abs(meanZ.mean()) < 3 * meanZ.standardError());
}

TEST_CLASS(TestSimulationCases, tests::NoApplication)
#include "tst_simulation_cases.moc"
