// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QGuiApplication>
#include <QMimeData>
#include <QSignalSpy>
#include <QtTest>

#include "engine/search/simulation_state.h"
#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/moves/move_comparison.h"
#include "ui/moves/move_list_model.h"
#include "ui/moves/move_list_text.h"
#include "ui/moves/unseen_pool.h"
#include "ui/position/move_description.h"
#include "ui/position/typed_move.h"

using ui::MoveFilter;
using ui::MoveListModel;

namespace {

ui::RankingPtr sampleRanking(const ui::PositionPtr& position)
{
    return std::make_shared<engine::MoveRanking>(fixture::ranking(
        *position, {{"J8 SEAT", 300}, {"8G (CAT)S", 220}, {"exch AE", 31}, {"pass", -10}}));
}

QString cell(const MoveListModel& model, int row, int column)
{
    return model.data(model.index(row, column), Qt::DisplayRole).toString();
}

QStringList column(const MoveListModel& model, int column)
{
    QStringList cells;
    for (int row = 0; row < model.rowCount(); ++row) cells.append(cell(model, row, column));
    return cells;
}

}  // namespace

class TestMoveListModel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void showsARanking()
    {
        MoveListModel model;
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
        const auto position = fixture::catPosition();
        model.setRanking(position, sampleRanking(position));
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(
            column(model, MoveListModel::MoveColumn),
            (QStringList{QStringLiteral("J8 SEAT"), QStringLiteral("8G (CAT)S"),
                         QStringLiteral("exch AE"), QStringLiteral("pass · rack not valued")}));
        QVERIFY(model.spokenRow(3).endsWith(QStringLiteral("rack not valued")));
        QCOMPARE(cell(model, 1, MoveListModel::ScoreColumn), QStringLiteral("6"));
        QCOMPARE(cell(model, 1, MoveListModel::LeaveColumn), QStringLiteral("AET"));
        QCOMPARE(cell(model, 1, MoveListModel::ValueColumn), QStringLiteral("+16.0"));
        QCOMPARE(cell(model, 1, MoveListModel::EquityColumn), QStringLiteral("+22.0"));
        QCOMPARE(cell(model, 0, MoveListModel::DeltaColumn), QStringLiteral("best"));
        QCOMPARE(cell(model, 1, MoveListModel::DeltaColumn), QString::fromUtf8("−8.0"));
        QCOMPARE(model.data(model.index(1, 1), Qt::AccessibleTextRole).toString(),
                 QStringLiteral("2. 8G (CAT)S, 6 points, keeps AET, equity +22.0"));
    }

    void sortsByEveryColumn()
    {
        MoveListModel model;
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
        const auto position = fixture::catPosition();
        model.setRanking(position, sampleRanking(position));
        for (int c = 0; c < MoveListModel::ColumnCount; ++c) {
            for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
                model.sort(c, order);
                QCOMPARE(model.rowCount(), 4);
                QVERIFY(model.data(model.index(0, c), MoveListModel::SortKeyRole).toBool());
            }
        }
        model.sort(MoveListModel::RankColumn, Qt::AscendingOrder);
        QCOMPARE(model.rankOf(0), 1);
        model.sort(MoveListModel::RankColumn, Qt::DescendingOrder);
        QCOMPARE(model.rankOf(0), 4);
        model.sort(MoveListModel::ValueColumn, Qt::DescendingOrder);
        QCOMPARE(cell(model, 0, MoveListModel::DeltaColumn), QStringLiteral("best"));
        model.sort(MoveListModel::LeaveColumn, Qt::AscendingOrder);
        QCOMPARE(cell(model, 0, MoveListModel::LeaveColumn), QString());
    }

    void persistentIndicesFollowTheirMove()
    {
        MoveListModel model;
        const auto position = fixture::catPosition();
        model.setRanking(position, sampleRanking(position));
        const QPersistentModelIndex kept = model.index(0, MoveListModel::MoveColumn);
        const QString text = kept.data().toString();
        model.sort(MoveListModel::EquityColumn, Qt::AscendingOrder);
        QCOMPARE(kept.row(), 3);
        QCOMPARE(kept.data().toString(), text);
    }

    void filters()
    {
        MoveListModel model;
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
        const auto position = fixture::catPosition();
        model.setRanking(position, sampleRanking(position));
        model.setFilter(MoveFilter::parse(QStringLiteral("-exch -pass"), *position));
        QCOMPARE(model.rowCount(), 2);
        // Ranks stay those of the whole list.
        model.setFilter(MoveFilter::parse(QStringLiteral("pass"), *position));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.rankOf(0), 4);
        QCOMPARE(model.rowOf(sampleRanking(position)->moves[0].move), -1);
        model.setFilter({});
        QCOMPARE(model.rowOf(sampleRanking(position)->moves[2].move), 2);
    }

    void exposesLongListsInParts()
    {
        // Without the tester during the fetching: it would fetch in the middle of that itself.
        MoveListModel model;
        const auto position = fixture::catPosition();
        engine::MoveRanking many;
        const auto pass = engine::passMove();
        for (int i = 0; i < 2500; ++i) many.moves.push_back({pass, engine::Equity{-i}});
        const auto last = *engine::readMove(*position, "8G (CAT)S");
        many.moves.push_back({last, engine::Equity{-5000}});
        model.setRanking(position, std::make_shared<engine::MoveRanking>(many));
        QCOMPARE(model.rowCount(), 1000);
        QCOMPARE(model.matchCount(), 2501);
        QVERIFY(model.canFetchMore({}));
        QSignalSpy inserts(&model, &QAbstractItemModel::rowsInserted);
        model.fetchMore({});
        QCOMPARE(model.rowCount(), 2000);
        QCOMPARE(inserts.size(), 1);
        QCOMPARE(model.rowOf(last), 2500);
        QCOMPARE(model.rowCount(), 2501);
        QVERIFY(!model.canFetchMore({}));
        {
            QAbstractItemModelTester tester(&model,
                                            QAbstractItemModelTester::FailureReportingMode::Fatal);
            model.sort(MoveListModel::ScoreColumn, Qt::AscendingOrder);
        }
        model.setRanking(nullptr, nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void staleRowsAreDimmed()
    {
        MoveListModel model;
        const auto position = fixture::catPosition();
        model.setRanking(position, sampleRanking(position));
        QVERIFY(!model.data(model.index(0, 1), Qt::ForegroundRole).isValid());
        model.setStale(true);
        QVERIFY(model.data(model.index(0, 1), Qt::ForegroundRole).isValid());
        model.setRanking(position, sampleRanking(position));
        QVERIFY(!model.isStale());
    }

    void marksMovesOnASquare()
    {
        MoveListModel model;
        const auto position = fixture::catPosition();
        model.setRanking(position, sampleRanking(position));
        model.setSquare(std::pair(7, 9));
        QVERIFY(model.data(model.index(0, 1), MoveListModel::OnSquareRole).toBool());
        QVERIFY(model.data(model.index(1, 1), MoveListModel::OnSquareRole).toBool());
        QVERIFY(!model.data(model.index(3, 1), MoveListModel::OnSquareRole).toBool());
        // A tile that lies there already is not the move's.
        model.setSquare(std::pair(7, 6));
        QVERIFY(!model.data(model.index(1, 1), MoveListModel::OnSquareRole).toBool());
    }

    void copiesAsText()
    {
        MoveListModel model;
        const auto position = fixture::catPosition();
        model.setRanking(position, sampleRanking(position));
        const QStringList lines = ui::movesAsText(model.order(), {0, 1}).split(u'\n');
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[1].indexOf(QStringLiteral("J8")), lines[2].indexOf(QStringLiteral("8G")));
        const QStringList table = ui::movesAsMarkdown(model.order(), {0, 1}).split(u'\n');
        QCOMPARE(table.size(), 5);
        QCOMPARE(table[0].count(u'|'), table[3].count(u'|'));
        QVERIFY(table[1].startsWith(QStringLiteral("| ---: | :--- |")));
        // The same is dragged, each row once.
        QVERIFY(model.flags(model.index(0, 0)) & Qt::ItemIsDragEnabled);
        const std::unique_ptr<QMimeData> dragged(
            model.mimeData({model.index(1, 0), model.index(0, 2), model.index(0, 0)}));
        QCOMPARE(dragged->text(), ui::movesAsText(model.order(), {0, 1}));
        QCOMPARE(QString::fromUtf8(dragged->data(ui::kMarkdownType)),
                 ui::movesAsMarkdown(model.order(), {0, 1}));
    }

    void tooManyRowsAreNotDragged()
    {
        MoveListModel model;
        const auto position = fixture::catPosition();
        engine::MoveRanking many = *sampleRanking(position);
        many.moves.resize(300, many.moves.front());
        model.setRanking(position, std::make_shared<engine::MoveRanking>(many));
        QSignalSpy refused(&model, &MoveListModel::dragRefused);
        QModelIndexList rows;
        for (int row = 0; row < 300; ++row) rows.append(model.index(row, 0));
        QVERIFY(!model.mimeData(rows));
        QCOMPARE(refused.size(), 1);
        const int most = refused.first().first().toInt();
        QVERIFY(most < 300);
        const std::unique_ptr<QMimeData> dragged(model.mimeData(rows.mid(0, most)));
        QVERIFY(dragged);
        QCOMPARE(dragged->text().count(u'\n'), most + 1);
        QCOMPARE(refused.size(), 1);
    }

    void chancesAreAColumnWhereThereAreSome()
    {
        MoveListModel model;
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
        const auto position = fixture::catPosition();
        auto ranking = std::make_shared<engine::MoveRanking>(*sampleRanking(position));
        model.setRanking(position, ranking);
        QVERIFY(!model.hasChances());
        QVERIFY(!ui::movesAsText(model.order(), {0}).contains(QStringLiteral("Win")));
        QVERIFY(!ui::movesAsMarkdown(model.order(), {0}).contains(QStringLiteral("Win")));
        auto withChances = std::make_shared<engine::MoveRanking>(*ranking);
        withChances->chances = {{0.25}, {0.4}, {0.05}, {0}};
        model.setRanking(position, withChances);
        QVERIFY(model.hasChances());
        QCOMPARE(column(model, MoveListModel::WinColumn),
                 (QStringList{QStringLiteral("25.0"), QStringLiteral("40.0"), QStringLiteral("5.0"),
                              QStringLiteral("0.0")}));
        QCOMPARE(cell(model, 1, MoveListModel::DeltaColumn), QString::fromUtf8("−8.0"));
        // Sorted by it, so are the differences and the bars.
        model.sort(MoveListModel::WinColumn, Qt::DescendingOrder);
        QCOMPARE(cell(model, 0, MoveListModel::MoveColumn), QStringLiteral("8G (CAT)S"));
        QCOMPARE(cell(model, 0, MoveListModel::DeltaColumn), QStringLiteral("best"));
        QCOMPARE(cell(model, 1, MoveListModel::DeltaColumn), QString::fromUtf8("−15.0"));
        QCOMPARE(model.data(model.index(1, 0), MoveListModel::DeltaLevelRole).toDouble(), 0.5);
        QVERIFY(model.data(model.index(0, 1), Qt::AccessibleTextRole)
                    .toString()
                    .endsWith(QStringLiteral("equity +22.0, wins 40.0 %")));
        QVERIFY(ui::movesAsText(model.order(), {0}).contains(QStringLiteral("Win %")));
        QVERIFY(ui::describeMove(*position, withChances->moves[0].move, withChances, nullptr)
                    .detail.contains(QStringLiteral("wins 25.0 %")));
    }

    void describesMoves()
    {
        const auto position = fixture::catPosition();
        const auto ranking = sampleRanking(position);
        const auto describe = [&](const char* text) {
            return ui::describeMove(*position, *engine::readMove(*position, text), ranking,
                                    nullptr);
        };
        QCOMPARE(describe("8G (CAT)S").button, QStringLiteral("Play CATS  6"));
        QCOMPARE(describe("8G (CAT)S").detail,
                 QStringLiteral("equity +22.0 · #2 of 4 · keeps AET and 3 unknown tile(s)"));
        QCOMPARE(describe("exch AE").button, QStringLiteral("Exchange AE · keep ST (+3.1)"));
        QCOMPARE(describe("exch AEST").button, QStringLiteral("Exchange AEST"));
        QCOMPARE(describe("pass").button, QStringLiteral("Pass"));
        const ui::MoveDescription phony = describe("8G (CAT)E");
        QVERIFY(phony.phony);
        QVERIFY(phony.detail.contains(QStringLiteral("CATE")));
        // Not in the list, but worth something: score and leave.
        QVERIFY2(phony.detail.contains(QStringLiteral("equity +6.0")), qPrintable(phony.detail));
        QVERIFY(!phony.detail.contains(u'#'));
        QCOMPARE(ui::wordsText(*position, *engine::readMove(*position, "9I TAE")),
                 QStringLiteral("✓ TAE 4 · ✕ TT 3"));
    }

    /// A first move down the board stands in the ranking as its reflection across.
    void theMovePlayedIsToldAsItWasPlayed()
    {
        MoveListModel model;
        const auto position = fixture::position(fixture::kEmptyBoard + " AEST/ 0/0 0");
        model.setRanking(position, std::make_shared<engine::MoveRanking>(fixture::ranking(
                                       *position, {{"8F SEAT", 60}, {"8H SEAT", 50}})));
        const auto played = engine::readMove(*position, "H6 SEAT").value();
        model.setPlayed(played);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(column(model, MoveListModel::MoveColumn),
                 (QStringList{QStringLiteral("H6 SEAT"), QStringLiteral("8H SEAT")}));
        QCOMPARE(model.rowOfPlayed(), 0);
        QCOMPARE(model.rowOf(played), 0);
        QCOMPARE(model.rowOf(engine::readMove(*position, "8F SEAT").value()), 0);
        QCOMPARE(cell(model, 0, MoveListModel::RankColumn), QStringLiteral("● 1"));
        model.setPlayed(std::nullopt);
        QCOMPARE(column(model, MoveListModel::MoveColumn).first(), QStringLiteral("8F SEAT"));
    }

    void theMovePlayedHasItsTrueRank()
    {
        MoveListModel model;
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
        const auto position = fixture::catPosition();
        model.setRanking(position, sampleRanking(position));
        // However it was written down.
        model.setPlayed(engine::readMove(*position, "exch EA").value());
        QCOMPARE(cell(model, 2, MoveListModel::RankColumn), QStringLiteral("● 3"));
        QCOMPARE(model.rowOfPlayed(), 2);
        QVERIFY(model.data(model.index(2, 0), MoveListModel::PlayedRole).toBool());
        QVERIFY(model.spokenRow(2).contains(QStringLiteral("the move played")));
        // A phony keeps its place: 6 points and a leave worth nothing.
        model.setPlayed(engine::readMove(*position, "8G (CAT)E").value());
        QCOMPARE(model.rowCount(), 5);
        QCOMPARE(column(model, MoveListModel::MoveColumn),
                 (QStringList{QStringLiteral("J8 SEAT"), QStringLiteral("8G (CAT)S"),
                              QStringLiteral("8G (CAT)E*"), QStringLiteral("exch AE"),
                              QStringLiteral("pass · rack not valued")}));
        QCOMPARE(cell(model, 2, MoveListModel::RankColumn), QStringLiteral("● 3*"));
        QCOMPARE(cell(model, 2, MoveListModel::EquityColumn), QStringLiteral("+6.0"));
        QVERIFY(model.data(model.index(2, 0), MoveListModel::PhonyRole).toBool());
        QVERIFY(model.data(model.index(2, 0), Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("✕ CATE")));
        for (int sorted = 0; sorted < MoveListModel::ColumnCount; ++sorted) {
            model.sort(sorted, Qt::AscendingOrder);
            QCOMPARE(model.rowCount(), 5);
        }
        // A move that can't be made here is not in the list.
        model.setPlayed(engine::readMove(*fixture::catPosition("QZ/"), "8G (CAT)Z").value());
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.rowOfPlayed(), -1);
        model.setPlayed(std::nullopt);
        QCOMPARE(model.rowCount(), 4);
    }

    void aPlayedMoveFarDownIsBroughtUp()
    {
        MoveListModel model;
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
        const auto position = fixture::catPosition();
        engine::MoveRanking many;
        std::vector<engine::Move> moves;
        for (int i = 0; i < 40; ++i) {
            engine::Move move = engine::readMove(*position, "8G (CAT)S").value();
            move.score = {40 - i};
            moves.push_back(move);
            many.moves.push_back({move, engine::Equity{-1000 * i}});
        }
        const auto played = engine::readMove(*position, "exch AE").value();
        many.moves.insert(many.moves.begin() + 30, {played, engine::Equity{-29500}});
        model.setRanking(position, std::make_shared<engine::MoveRanking>(many));
        QCOMPARE(model.rowCount(), 41);
        model.setPlayed(played);
        // Nine, the fold, the move played, and what comes after it.
        QCOMPARE(model.rowCount(), 9 + 1 + 11);
        QVERIFY(model.isFold(9));
        QCOMPARE(cell(model, 9, MoveListModel::MoveColumn), QString::fromUtf8("⋯ 21 more"));
        QCOMPARE(cell(model, 9, MoveListModel::EquityColumn), QString());
        QCOMPARE(cell(model, 10, MoveListModel::RankColumn), QString::fromUtf8("● 31"));
        QCOMPARE(model.matchCount(), 41);
        // Where few rows are seen, the fold leaves the played move in sight.
        model.setRoom(7);
        QVERIFY(model.isFold(4));
        QCOMPARE(model.rowOfPlayed(), 5);
        model.setRoom(1);
        QVERIFY(model.isFold(3));
        model.setRoom(100);
        QVERIFY(model.isFold(9));
        // Pinned moves are not folded away.
        model.setPins({{moves[15], 2}});
        QCOMPARE(model.rowCount(), 9 + 1 + 1 + 1 + 11);
        QCOMPARE(cell(model, 10, MoveListModel::RankColumn), QStringLiteral("16"));
        QCOMPARE(model.data(model.index(10, 0), MoveListModel::PinRole).toInt(), 2);
        // Asked for a move behind the fold, the model opens it.
        QCOMPARE(model.rowOf(moves[12]), 12);
        QCOMPARE(model.rowCount(), 41);
        // A new ranking folds again, other orders too.
        model.setRanking(position, std::make_shared<engine::MoveRanking>(many));
        QVERIFY(model.isFold(9));
        model.sort(MoveListModel::EquityColumn, Qt::AscendingOrder);
        QCOMPARE(model.rowOfPlayed(), 10);
        QVERIFY(!model.isFold(9));
        QCOMPARE(ui::movesAsText(model.order(), {10}).count(u'\n'), 2);
    }

    void pinsKeepTheirColours()
    {
        ui::MovePins pins;
        QSignalSpy changes(&pins, &ui::MovePins::changed);
        const auto position = fixture::catPosition();
        const auto move = [&](const char* text) {
            return engine::readMove(*position, text).value();
        };
        QVERIFY(!pins.toggle(move("pass")));
        pins.setPosition(position.get());
        QVERIFY(pins.toggle(move("J8 SEAT")));
        QVERIFY(pins.toggle(move("8G (CAT)S")));
        QVERIFY(pins.toggle(move("exch AE")));
        QCOMPARE(changes.size(), 3);
        QCOMPARE(pins.colourOf(move("8G (CAT)S")), std::optional(1));
        QVERIFY(pins.toggle(move("J8 SEAT")));
        QCOMPARE(pins.colourOf(move("8G (CAT)S")), std::optional(1));
        QVERIFY(pins.toggle(move("pass")));
        QCOMPARE(pins.colourOf(move("pass")), std::optional(0));
        QVERIFY(pins.toggle(move("exch A")));
        QVERIFY(pins.toggle(move("exch E")));
        QVERIFY(!pins.toggle(move("exch S")));
        QCOMPARE(pins.pins().size(), std::size_t{5});
        // Other positions have pins of their own.
        pins.setPosition(fixture::catPosition("AE/").get());
        QVERIFY(pins.pins().empty());
        pins.setPosition(fixture::catPosition().get());
        QCOMPARE(pins.pins().size(), std::size_t{5});
        pins.clear();
        QVERIFY(pins.pins().empty());
    }

    void pinnedMovesAreMarked()
    {
        MoveListModel model;
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
        const auto position = fixture::catPosition();
        model.setRanking(position, sampleRanking(position));
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        const auto pinned = engine::readMove(*position, "8G (CAT)S").value();
        model.setPins({{pinned, 3}});
        QCOMPARE(resets.size(), 0);
        QCOMPARE(model.data(model.index(1, 0), MoveListModel::PinRole).toInt(), 3);
        QCOMPARE(model.data(model.index(0, 0), MoveListModel::PinRole).toInt(), -1);
        QVERIFY(model.spokenRow(1).endsWith(QStringLiteral("pinned as number 4")));
        model.sort(MoveListModel::PinColumn, Qt::AscendingOrder);
        QCOMPARE(model.data(model.index(0, 0), MoveListModel::PinRole).toInt(), 3);
        // They stay in a new analysis, and one that it hasn't got is added.
        model.setPins({{pinned, 3}, {engine::readMove(*position, "8G (CAT)E").value(), 0}});
        model.setRanking(position, sampleRanking(position));
        QCOMPARE(model.rowCount(), 5);
        QCOMPARE(cell(model, 0, MoveListModel::MoveColumn), QStringLiteral("8G (CAT)E*"));
    }

    void comparesMoves()
    {
        const auto position = fixture::catPosition();
        const auto lines = ui::compareMoves(*position, *engine::readMove(*position, "J8 SEAT"),
                                            *engine::readMove(*position, "8G (CAT)S"),
                                            sampleRanking(position), nullptr);
        const auto line = [&](const char* what) {
            for (const auto& each : lines)
                if (each.what == QLatin1StringView(what)) return each;
            return ui::ComparisonLine{};
        };
        QCOMPARE(line("Rank").second, QStringLiteral("#2"));
        QCOMPARE(line("Equity").first, QStringLiteral("+30.0"));
        QCOMPARE(line("Equity").difference, QStringLiteral("+8.0"));
        QCOMPARE(line("Keeps").first, QStringLiteral("nothing"));
        QCOMPARE(line("Keeps").second, QStringLiteral("AET"));
        QCOMPARE(line("Vowels, consonants").second, QStringLiteral("2, 1"));
        QCOMPARE(line("Tiles drawn").difference, QStringLiteral("+3"));
        QVERIFY(line("Win %").what.isEmpty());
    }

    void showsWhatTheSimulationFound()
    {
        MoveListModel model;
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
        const auto position = fixture::catPosition();
        model.setRanking(position, sampleRanking(position));
        QVERIFY(!model.hasSimulation());
        auto simulation = std::make_shared<engine::SimulationState>();
        simulation->plies = 2;
        simulation->seed = 5;
        // The second of the list wins more often than the first; the others aren't simulated.
        for (const auto& [text, win] : {std::pair("8G (CAT)S", 0.7), std::pair("J8 SEAT", 0.6)}) {
            engine::SimulatedCandidate candidate;
            candidate.id = static_cast<int>(simulation->candidates.size());
            candidate.move = engine::readMove(*position, text).value();
            for (int i = 0; i < 100; ++i) {
                candidate.win.add(win + (i % 2 ? 0.1 : -0.1));
                candidate.equity.add(12);
            }
            candidate.bestProbability = candidate.id == 0 ? 0.8 : 0.2;
            simulation->candidates.push_back(std::move(candidate));
        }
        engine::PairedDifference pair;
        for (int i = 0; i < 100; ++i) pair.win.add(i % 2 ? 0.2 : 0.0);
        simulation->pairs.push_back(pair);
        model.setSimulation(position, simulation);
        QVERIFY(model.hasSimulation());
        QCOMPARE(cell(model, 0, MoveListModel::SimWinColumn), QStringLiteral("60.0"));
        QCOMPARE(cell(model, 1, MoveListModel::SimErrorColumn), QStringLiteral("±2.0"));
        QCOMPARE(cell(model, 1, MoveListModel::SimEquityColumn), QStringLiteral("+12.0"));
        QCOMPARE(cell(model, 1, MoveListModel::BestProbabilityColumn), QStringLiteral("80.0 %"));
        QCOMPARE(cell(model, 2, MoveListModel::SimWinColumn), QString());
        const QString tip = model.data(model.index(0, 0), Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(QStringLiteral("100 iterations")), qPrintable(tip));
        QVERIFY(tip.contains(QStringLiteral("seed 5")));
        QVERIFY(model.spokenRow(0).contains(QStringLiteral("60.0 % in the simulation")));
        // Ordered by it, what isn't simulated stands below.
        model.sort(MoveListModel::SimWinColumn, Qt::DescendingOrder);
        QCOMPARE(cell(model, 0, MoveListModel::MoveColumn), QStringLiteral("8G (CAT)S"));
        QCOMPARE(cell(model, 1, MoveListModel::MoveColumn), QStringLiteral("J8 SEAT"));
        QCOMPARE(cell(model, 2, MoveListModel::DeltaColumn), QStringLiteral("–"));
        // Newer numbers change the order, and those of another position say nothing here.
        auto newer = std::make_shared<engine::SimulationState>(*simulation);
        for (int i = 0; i < 300; ++i) newer->candidates[1].win.add(0.9);
        model.setSimulation(position, newer);
        QCOMPARE(cell(model, 0, MoveListModel::MoveColumn), QStringLiteral("J8 SEAT"));
        model.setSimulation(fixture::catPosition("AET/"), newer);
        QVERIFY(!model.hasSimulation());
        model.setSimulation(nullptr, nullptr);

        // Two of them side by side.
        const auto first = simulation->candidates[0].move;
        const auto second = simulation->candidates[1].move;
        const auto lines = ui::compareMoves(*position, first, second, sampleRanking(position),
                                            nullptr, simulation);
        const auto wins =
            std::ranges::find(lines, QStringLiteral("Sim win %"), &ui::ComparisonLine::what);
        QVERIFY(wins != lines.end());
        QCOMPARE(wins->difference, QStringLiteral("+10.0"));
        const auto equity =
            std::ranges::find(lines, QStringLiteral("Sim equity"), &ui::ComparisonLine::what);
        QVERIFY(equity != lines.end());
        QCOMPARE(equity->first, QStringLiteral("+12.0"));
        const QString text = ui::pairedText(*position, second, first, simulation);
        QVERIFY2(text.startsWith(QStringLiteral("+10.0 % wins for 8G (CAT)S")), qPrintable(text));
        QVERIFY2(text.endsWith(QStringLiteral("established")), qPrintable(text));
        QVERIFY(ui::pairedText(*position, first, engine::passMove(), simulation).isEmpty());
    }

    void readsTypedMoves_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("move");
        const auto row = [](const char* typed, const char* move) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(move);
        };
        row("8G (CAT)S", "8G (CAT)S");
        row("8g cats", "8G (CAT)S");
        row("8G ...S", "8G (CAT)S");
        row("  8G   CATE* ", "8G (CAT)E");
        row("8G CATE challenged", "8G (CAT)E");
        row("8G CATE* (challenged off)", "8G (CAT)E");
        row("exch ae", "exch AE");
        row("EXCH EA", "exch AE");
        row("-AE", "exch AE");
        row("pass", "pass");
        row("8G CATZ", "");
        row("8G", "");
        row("1A SEAT", "");
        row("exch Q", "");
    }
    void readsTypedMoves()
    {
        QFETCH(QString, typed);
        QFETCH(QString, move);
        const auto position = fixture::catPosition("AESTIII/");
        const auto read = ui::readTypedMove(*position, typed);
        QCOMPARE(read.has_value(), !move.isEmpty());
        if (read) {
            QCOMPARE(QString::fromStdString(engine::moveText(*position, *read)), move);
        } else {
            QVERIFY(!read.error().message().empty());
        }
        // Three tiles of this rack are not known: the same, but for what they may be.
        if (read) {
            const auto partly = fixture::catPosition("AEST/");
            QCOMPARE(ui::readTypedMove(*partly, typed).value(), *read);
        }
    }

    void lettersThatTheRackLacksAreBlanks_data()
    {
        QTest::addColumn<QString>("rack");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("move");
        const auto row = [](const char* rack, const char* typed, const char* move) {
            QTest::addRow("%s: %s", rack, typed)
                << QString::fromUtf8(rack) << QString::fromUtf8(typed) << QString::fromUtf8(move);
        };
        row("QUI?AEE", "8g quiz", "8G QUIz");
        row("QUI?AEE", "8G QUIZ", "8G QUIz");
        row("QUI?AEZ", "8g quiz", "8G QUIZ");
        row("QU??AEE", "8g quiz", "8G QUiz");
        row("QUI?AEE", "8g quizz", "");
        row("QUIAEEO", "8g quiz", "");
        // Which of two is the blank: the one that leaves the letter on the premium square.
        row("ZA?EEII", "8d zaz", "");
        row("ZA?EEII", "8h zaz", "8H ZAz");
        row("ZA?EEII", "8f zaz", "8F ZAz");
        row("ZOOO?AE", "8h zoozo", "8H ZOOzO");
        row("ZOOO?AE", "8d zoozo", "8D ZOOzO");
        row("OZO?OAE", "8l ozoz", "");
    }
    void lettersThatTheRackLacksAreBlanks()
    {
        QFETCH(QString, rack);
        QFETCH(QString, typed);
        QFETCH(QString, move);
        const auto position =
            fixture::position(fixture::kEmptyBoard + " " + rack.toStdString() + "/ 0/0 0", false);
        const auto read = ui::readTypedMove(*position, typed);
        QCOMPARE(read ? QString::fromStdString(engine::moveText(*position, *read)) : QString(),
                 move);
    }

    void ordersOfTheSameTilesAreOneRow()
    {
        auto reading = engine::readCgp(fixture::kEmptyBoard + " AEST/ 0/0 0",
                                       *engine::catalogue::rules("wordsmog"), nullptr);
        QVERIFY(reading);
        const auto position = std::make_shared<engine::Position>(std::move(reading->position));
        // Two places, and two tiles of three letters.
        const auto ranked = fixture::ranking(*position, {{"8H TEA", 60},
                                                         {"8H ETA", 60},
                                                         {"8G SEAT", 58},
                                                         {"8H AET", 50},
                                                         {"8G EAST", 40},
                                                         {"8H SEA", 30},
                                                         {"exch A", 20}});
        const auto ranking = std::make_shared<engine::MoveRanking>(ranked);
        QCOMPARE(ranking->moves.size(), std::size_t{7});
        MoveListModel model;
        const auto labels = [&] {
            QStringList all;
            for (int row = 0; row < model.rowCount(); ++row)
                all.append(model.index(row, MoveListModel::MoveColumn).data().toString());
            return all.join(u',');
        };
        const auto move = [&](const char* text) { return *engine::readMove(*position, text); };
        model.setRanking(position, ranking);
        QCOMPARE(labels(), QStringLiteral("8H TEA  ×3,8G SEAT  ×2,8H SEA,exch A"));
        QCOMPARE(model.matchCount(), 7);
        QCOMPARE(model.order().groupCount(), 4);
        // Those that have no row of their own are found in it.
        QCOMPARE(model.rowOf(move("8H AET")), 0);
        QCOMPARE(model.rowOf(move("8G EAST")), 1);
        QVERIFY(model.spokenRow(0).contains(QStringLiteral("the best of 3 orders")));
        // In any order of the columns, and with a filter.
        model.sort(MoveListModel::EquityColumn, Qt::AscendingOrder);
        QCOMPARE(labels(), QStringLiteral("exch A,8H SEA,8G SEAT  ×2,8H TEA  ×3"));
        model.sort(MoveListModel::EquityColumn, Qt::DescendingOrder);
        model.setFilter(ui::MoveFilter::parse(QStringLiteral("tiles:3"), *position));
        QCOMPARE(labels(), QStringLiteral("8H TEA  ×3,8H SEA"));
        QCOMPARE(model.matchCount(), 4);
        model.setFilter(ui::MoveFilter::parse(QStringLiteral("tiles:3 orders"), *position));
        QCOMPARE(labels(), QStringLiteral("8H TEA,8H ETA,8H AET,8H SEA"));
        model.setFilter({});
        // What was played or pinned has a row of its own.
        model.setPlayed(move("8H AET"));
        QCOMPARE(labels(), QStringLiteral("8H TEA  ×2,8G SEAT  ×2,8H AET,8H SEA,exch A"));
        QCOMPARE(model.rowOfPlayed(), 2);
        // Where words have to be words every order is another move.
        const auto usual = fixture::catPosition("AEST/");
        model.setPlayed(std::nullopt);
        model.setRanking(usual, std::make_shared<engine::MoveRanking>(
                                    fixture::ranking(*usual, {{"9G EAT", 60}, {"9G TEA", 50}})));
        QCOMPARE(model.rowCount(), 2);
    }

    void readsTilesOfSeveralLetters_data()
    {
        QTest::addColumn<QString>("rack");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("move");
        const auto row = [](const char* rack, const char* typed, const char* move) {
            QTest::addRow("%s: %s", rack, typed)
                << QString::fromUtf8(rack) << QString::fromUtf8(typed) << QString::fromUtf8(move);
        };
        row("[CH]O[RR]OABE", "8h chorro", "8H [CH]O[RR]O");
        row("[CH]O[RR]OABE", "8H CHORRO", "8H [CH]O[RR]O");
        row("[CH]O[RR]OABE", "8H Chorro", "8H [CH]O[RR]O");
        row("[CH]O[RR]OABE", "8h [ch]o[rr]o", "8H [CH]O[RR]O");
        row("[CH]O[RR]OABE", "exch chorr", "exch [CH]O[RR]");
        row("[CH]O[RR]OABE", "-chorr", "exch [CH]O[RR]");
        // Only some of it is known.
        row("[CH]O[RR]OA", "8h chorro", "8H [CH]O[RR]O");
        row("[CH]O[RR]OA", "8h chorroa", "8H [CH]O[RR]OA");
        row("[CH]OOA", "8h chorroa", "8H [CH]ORROA");
        // Single tiles where both are there.
        row("CHO[RR]OAE", "8h chorro", "8H CHO[RR]O");
        row("[CH]CHOAEE", "8h cho", "8H CHO");
        row("[CH]CHOAEE", "8h choche", "8H CHO[CH]E");
        row("[CH]CHOAOE", "8h chochoche", "");
        row("[CH]CHOAOE", "8h [ch]o", "8H [CH]O");
        row("[CH]CHOAOE", "8h choch", "8H CHO[CH]");
        // What is a blank.
        row("?O[RR]OABE", "8H chORRO", "8H [ch]O[RR]O");
        row("?O[RR]OABE", "8H [ch]ORRO", "8H [ch]O[RR]O");
    }
    void readsTilesOfSeveralLetters()
    {
        QFETCH(QString, rack);
        QFETCH(QString, typed);
        QFETCH(QString, move);
        const auto rules = *engine::catalogue::rules("spanish");
        auto position = engine::Position::create(rules).value();
        position.setRack(0, engine::Rack(*rules->alphabet.readTiles(rack.toStdString())));
        const auto read = ui::readTypedMove(position, typed);
        QCOMPARE(read.has_value(), !move.isEmpty());
        if (read) QCOMPARE(QString::fromStdString(engine::moveText(position, *read)), move);
    }

    void namesTheMissingTile_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("missing");
        const auto row = [](const char* typed, const char* missing) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(missing);
        };
        row("exch zz", "Z");
        row("exch Zz", "Z");
        row("-zz", "Z");
        row("8h gmu", "M");
        row("8H Gmu", "M");
        row("8H GU[CH]", "CH");
        row("8h chug", "C");
    }
    void namesTheMissingTile()
    {
        QFETCH(QString, typed);
        QFETCH(QString, missing);
        const auto rules = *engine::catalogue::rules("spanish");
        auto position = engine::Position::create(rules).value();
        position.setRack(0, engine::Rack(*rules->alphabet.readTiles("GUAEIOL")));
        const auto read = ui::readTypedMove(position, typed);
        QVERIFY(!read.has_value());
        QCOMPARE(QString::fromStdString(read.error().message()),
                 QStringLiteral("the rack does not hold enough %1").arg(missing));
    }

    void countsUnseenTiles()
    {
        const auto pool = ui::UnseenPool::of(*fixture::catPosition("AEST/"));
        QCOMPARE(pool.tiles, 93);
        QCOMPARE(pool.vowels + pool.consonants + pool.blanks, 93);
        QCOMPARE(pool.blanks, 2);
        QCOMPARE(pool.groups.size(), std::size_t{27});
        QCOMPARE(pool.groups.front().count, 7);
        QCOMPARE(pool.groups.front().total, 9);
        // One tile of 93: 7 are A, 2 blanks.
        QCOMPARE(qRound(1000 * pool.groups.front().drawn), 75);
        QVERIFY(pool.drawsText().startsWith(QStringLiteral("next tile: E 12 %")));
        QVERIFY(pool.drawsText().endsWith(QStringLiteral("? 2 %")));
        const auto more = ui::UnseenPool::of(*fixture::catPosition("AEST/"), 4);
        // 1 - (86*85*84*83)/(93*92*91*90)
        QCOMPARE(qRound(1000 * more.groups.front().drawn), 273);
        QVERIFY(more.drawsText().startsWith(QStringLiteral("next 4 tiles: E ")));
        QVERIFY(more.groups.front().held > more.groups.front().drawn);
        // A rack that is known isn't guessed, and its tiles can't be drawn.
        const auto known = ui::UnseenPool::of(*fixture::catPosition("AEST/QZKXJVW"));
        QCOMPARE(known.tiles, 93);
        QCOMPARE(known.heldText(), QStringLiteral("opponent holds: JKQVWXZ"));
        QCOMPARE(known.groups[16].held, 1.0);
        QCOMPARE(known.groups[16].drawn, 0.0);
        QVERIFY(known.drawsText().startsWith(QStringLiteral("next tile: E 13 %")));
        const auto part = ui::UnseenPool::of(*fixture::catPosition("AEST/QZ"));
        QVERIFY2(part.heldText().startsWith(QStringLiteral("opponent holds QZ and: E ")),
                 qPrintable(part.heldText()));
        QVERIFY(!part.heldText().contains(QStringLiteral("Q 100")));
        const auto none = ui::UnseenPool::of(*fixture::catPosition("AEST/"), 0);
        QVERIFY(none.drawsText().isEmpty());
    }
};

TEST_CLASS(TestMoveListModel, QApplication)
#include "tst_move_list_model.moc"
