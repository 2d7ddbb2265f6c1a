// SPDX-License-Identifier: GPL-3.0-or-later
// Pre-endgames and bridges as the window solves and shows them.
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTreeWidget>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/endings/endgame_fixture.h"
#include "ui/endings/bridge_run.h"
#include "ui/endings/draw_matrix.h"
#include "ui/endings/endings_panel.h"
#include "ui/endings/line_chips.h"
#include "ui/endings/pre_endgame_run.h"

using namespace Qt::StringLiterals;
using engine::EndingKind;
using engine::PreEndgameResult;
using ui::BridgeRun;
using ui::PreEndgameRun;
using Phase = ui::EndingRun::Phase;

namespace {

QString textOf(const QWidget& panel, const QString& label)
{
    return panel.findChild<QLabel*>(label)->text();
}

/// A panel that follows a run which has begun.
struct ShownPreEndgame
{
    ShownPreEndgame()
    {
        QObject::connect(&run, &ui::EndingRun::changed, &panel, &ui::EndingsPanel::refresh);
        panel.setRun(&run, {});
        run.start();
    }

    ui::JobService jobs;
    PreEndgameRun run{jobs, {fixture::preEndgamePosition()}, {}, {}};
    ui::EndingsPanel panel;
};

}  // namespace

class TestPreEndgamePanel : public QObject
{
    Q_OBJECT

private slots:
    void solvesEveryDraw()
    {
        ui::JobService jobs;
        PreEndgameRun run(jobs, {fixture::preEndgamePosition()}, u"Pre-endgame"_s, {});
        QVERIFY(!run.hasState());
        run.start();
        QTRY_VERIFY(run.isComplete());
        QVERIFY(run.hasState());
        QCOMPARE(run.state()->bag, 1);
        const auto& best = run.state()->rows.front();
        QVERIFY(best.exact);
        QCOMPARE(best.wins + best.ties + best.losses, best.of);
    }
    void whatIsNoPreEndgameSaysWhy()
    {
        ui::JobService jobs;
        PreEndgameRun run(jobs, {fixture::endgamePosition()}, {}, {});
        run.start();
        QTRY_COMPARE(run.phase(), Phase::Failed);
        QVERIFY(run.error());
    }
    void matrixShowsMovesByDraws()
    {
        ui::JobService jobs;
        PreEndgameRun run(jobs, {fixture::preEndgamePosition()}, {}, {});
        run.start();
        QTRY_VERIFY(run.isComplete());
        ui::DrawMatrix matrix;
        matrix.setState(run.position(), run.state(), {});
        QCOMPARE(static_cast<std::size_t>(matrix.rowCount()), run.state()->rows.size());
        QCOMPARE(matrix.shownDraws().size(), run.state()->draws.size());
        int checked = 0;
        for (int row = 0; row < matrix.rowCount(); ++row)
            for (int column = 0; column < matrix.columnCount(); ++column) {
                const auto draw = matrix.drawOf(column);
                if (!draw) continue;
                const auto& cell = matrix.row(row)->cells[*draw];
                const auto result =
                    matrix.index(row, column).data(ui::DrawMatrix::ResultRole).toInt();
                const QString sign = matrix.index(row, column).data().toString();
                // What a candidate that was left had been taken for isn't shown.
                if (!cell.solved || (matrix.row(row)->cut && !cell.isProved)) continue;
                ++checked;
                QCOMPARE(result == static_cast<int>(PreEndgameResult::Wins),
                         cell.wins > 0 && cell.ties == 0 && cell.losses == 0);
                // Not by the colour alone.
                if (cell.losses == 0 && cell.ties == 0) QVERIFY(sign.startsWith(u'+'));
                if (cell.wins == 0 && cell.ties == 0) QVERIFY(sign.startsWith(u'−'));
                if (cell.wins == 0 && cell.losses == 0) QVERIFY(sign.startsWith(u'='));
                QVERIFY(
                    !matrix.index(row, column).data(Qt::AccessibleTextRole).toString().isEmpty());
            }
        QVERIFY(checked > 0);
        // Only the bags with a tile.
        const engine::Rack bag = run.state()->draws.front().bag;
        matrix.setState(run.position(), run.state(), bag);
        QCOMPARE(matrix.shownDraws().size(), std::size_t{1});
    }
    /// In the headings stands which bags can be won, from the moment at which it is known.
    void headingsFollowTheCells()
    {
        ui::JobService jobs;
        PreEndgameRun run(jobs, {fixture::preEndgamePosition()}, {}, {});
        run.start();
        QTRY_VERIFY(run.isComplete());
        auto unknown = std::make_shared<engine::PreEndgameState>(*run.state());
        for (engine::PreEndgameRow& row : unknown->rows) row.cells.assign(row.cells.size(), {});
        ui::DrawMatrix matrix;
        QSignalSpy changed(&matrix, &QAbstractItemModel::headerDataChanged);
        matrix.setState(run.position(), unknown, {});
        int column = 0;
        while (!matrix.drawOf(column)) ++column;
        const auto heading = [&] {
            return matrix.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        };
        const QString before = heading();
        QVERIFY2(before.endsWith(u'?'), qPrintable(before));
        matrix.setState(run.position(), run.state(), {});
        QVERIFY(heading() != before);
        QCOMPARE(changed.size(), 1);
    }
    /// Numbers stand below each other by their places, and what the cells say too gives way before
    /// one has to scroll.
    void matrixFitsItsPanel()
    {
        ShownPreEndgame shown;
        PreEndgameRun& run = shown.run;
        ui::EndingsPanel& panel = shown.panel;
        QTRY_VERIFY(run.isComplete());
        auto* table = panel.findChild<QTableView*>(u"preEndgameMatrix"_s);
        const auto* matrix = qobject_cast<const ui::DrawMatrix*>(table->model());
        const auto columnOf = [&](ui::DrawMatrix::Kind kind) {
            int column = 0;
            while (matrix->kindOf(column) != kind) ++column;
            return column;
        };
        using Kind = ui::DrawMatrix::Kind;
        for (const Kind kind : {Kind::Score, Kind::Points, Kind::Spread})
            QVERIFY(matrix->index(0, columnOf(kind)).data(Qt::TextAlignmentRole).toInt() &
                    Qt::AlignRight);
        panel.resize(900, 600);
        panel.show();
        QTRY_VERIFY(!table->isColumnHidden(columnOf(Kind::Results)));
        // A count with a half, strong as that of a row that is exact.
        QFont strong = table->font();
        strong.setBold(true);
        const std::int64_t all = run.state()->rows.front().of;
        const QString half = u"%1/%2"_s.arg(
            QLocale().toString(static_cast<double>(all) - 0.5, 'f', 1), QString::number(all));
        QVERIFY(table->columnWidth(columnOf(Kind::Points)) >
                QFontMetrics(strong).horizontalAdvance(half));
        const auto wide = [&] {
            int width = 0;
            for (int column = 0; column < matrix->columnCount(); ++column)
                width += table->columnWidth(column);
            return width;
        };
        const int whole = wide();
        panel.resize(panel.width() - (table->viewport()->width() - whole) - 40, 600);
        QTRY_VERIFY(table->isColumnHidden(columnOf(Kind::Results)));
        QVERIFY(wide() <= table->viewport()->width());
        QVERIFY(!table->isColumnHidden(columnOf(Kind::Points)));
        panel.resize(900, 600);
        QTRY_COMPARE(wide(), whole);
    }
    void unfinishedCountsDontLookFinished()
    {
        auto state = std::make_shared<engine::PreEndgameState>();
        ui::JobService jobs;
        PreEndgameRun run(jobs, {fixture::preEndgamePosition()}, {}, {});
        run.start();
        QTRY_VERIFY(run.isComplete());
        *state = *run.state();
        engine::PreEndgameRow& row = state->rows.front();
        row.cells.front() = {};
        row.cut = true;
        row.exact = false;
        ui::DrawMatrix matrix;
        matrix.setState(run.position(), state, {});
        QString wins;
        QString exact;
        for (int column = 0; column < matrix.columnCount(); ++column) {
            const QString text = matrix.index(0, column).data().toString();
            if (matrix.kindOf(column) == ui::DrawMatrix::Kind::Points) wins = text;
            if (matrix.kindOf(column) == ui::DrawMatrix::Kind::Exact) exact = text;
        }
        const auto solved = row.of - state->draws.front().orders;
        QVERIFY2(wins.endsWith(u"/%1"_s.arg(solved)), qPrintable(wins));
        QVERIFY2(exact.contains(u"%1/%2"_s.arg(solved).arg(row.of)), qPrintable(exact));
    }
    void panelTellsWhatToHopeForAndShowsLines()
    {
        ui::JobService jobs;
        PreEndgameRun run(jobs, {fixture::preEndgamePosition()}, {}, {});
        ui::EndingsPanel panel;
        connect(&run, &ui::EndingRun::changed, &panel, &ui::EndingsPanel::refresh);
        panel.setKinds({EndingKind::PreEndgame}, EndingKind::PreEndgame);
        panel.setRun(&run, {});
        run.start();
        QTRY_VERIFY(run.isComplete());
        QTRY_VERIFY2(textOf(panel, u"endingHead"_s).startsWith(u"■ "),
                     qPrintable(textOf(panel, u"endingHead"_s)));
        QVERIFY(textOf(panel, u"endingDetail"_s).contains(u"Rational"_s));
        QVERIFY(!textOf(panel, u"preEndgameHope"_s).isEmpty());
        auto* table = panel.findChild<QTableView*>(u"preEndgameMatrix"_s);
        const auto* matrix = qobject_cast<const ui::DrawMatrix*>(table->model());
        int column = 0;
        while (!matrix->drawOf(column)) ++column;
        table->setCurrentIndex(matrix->index(0, column));
        QTRY_VERIFY(run.line());
        const auto* line = panel.findChild<ui::LineChips*>(u"endingLine"_s);
        QTRY_COMPARE(line->line().moves, run.line()->moves);
        QVERIFY(line->line().moves.front() == matrix->row(0)->move);
        // Back at the move, what must be hoped for is there again.
        table->setCurrentIndex(matrix->index(0, 0));
        QVERIFY(!run.followed());
        QVERIFY(line->line().moves.empty());
        // The bags with one tile.
        auto* bag = panel.findChild<QLineEdit*>(u"preEndgameBag"_s);
        table->setCurrentIndex(matrix->index(0, column));
        QTRY_VERIFY(run.line());
        const std::size_t followed = *matrix->drawOf(column);
        bag->setText(matrix->drawText(followed));
        QVERIFY(run.followed() && !line->line().moves.empty());
        // With the cell its line goes.
        bag->setText(matrix->drawText(followed == 0 ? 1 : 0));
        QVERIFY(!run.followed());
        QVERIFY(line->line().moves.empty());
        bag->setText(matrix->drawText(0));
        QCOMPARE(matrix->shownDraws().size(), std::size_t{1});
        QVERIFY(!textOf(panel, u"preEndgameBagHelp"_s).isEmpty());
        bag->setText(u"Q"_s);
        QVERIFY(matrix->shownDraws().empty());
        QVERIFY(textOf(panel, u"preEndgameBagHelp"_s).contains(u"can't be in the bag"_s));
    }
    void whyNotIsAnswered()
    {
        ShownPreEndgame shown;
        PreEndgameRun& run = shown.run;
        ui::EndingsPanel& panel = shown.panel;
        QTRY_VERIFY(run.isComplete());
        run.ask(engine::passMove());
        QTRY_VERIFY(run.answer() && run.answer()->exact);
        QTRY_VERIFY2(textOf(panel, u"endingAnswer"_s).contains(u"exact"_s),
                     qPrintable(textOf(panel, u"endingAnswer"_s)));
    }
    void bridgeIsNeverCalledProved()
    {
        ui::JobService jobs;
        BridgeRun run(jobs, {fixture::preEndgamePosition(3)}, {}, {});
        ui::EndingsPanel panel;
        connect(&run, &ui::EndingRun::changed, &panel, &ui::EndingsPanel::refresh);
        panel.setKinds({EndingKind::Bridge, EndingKind::PreEndgame}, EndingKind::Bridge);
        QCOMPARE(panel.findChild<QComboBox*>(u"endingKind"_s)->count(), 2);
        panel.setRun(&run, {});
        run.start();
        QTRY_VERIFY_WITH_TIMEOUT(run.isComplete(), 60'000);
        QVERIFY(run.state()->simulation->iterations > 0);
        QVERIFY(!run.isProved());
        QTRY_VERIFY(textOf(panel, u"endingHead"_s).startsWith(u"≈ "));
        QVERIFY(textOf(panel, u"endingDetail"_s).contains(u"nothing here is proved"_s));
        const auto* table = panel.findChild<QTreeWidget*>(u"bridgeMoves"_s);
        QCOMPARE(static_cast<std::size_t>(table->topLevelItemCount()),
                 run.state()->simulation->candidates.size());
    }
    void stoppedBridgesKeepWhatTheyHave()
    {
        ui::JobService jobs;
        BridgeRun run(jobs, {fixture::preEndgamePosition(3)}, {}, {});
        run.start();
        QTRY_VERIFY(run.hasState() || run.isComplete());
        run.stop();
        QTRY_VERIFY(!run.isRunning());
        QVERIFY(run.hasState());
        const auto before = run.state()->simulation->iterations;
        if (run.phase() != Phase::Stopped) return;
        run.resume();
        QTRY_VERIFY_WITH_TIMEOUT(run.isComplete(), 60'000);
        QVERIFY(run.state()->simulation->iterations >= before);
    }
    void settingsAreRead()
    {
        ui::EndingsPanel panel;
        QVERIFY(panel.settings() == ui::EndingSettings());
        panel.findChild<QComboBox*>(u"endingModel"_s)->setCurrentIndex(2);
        panel.findChild<QSpinBox*>(u"endingSeconds"_s)->setValue(7);
        QVERIFY(panel.settings().model == engine::PreEndgameModel::Clairvoyant);
        QCOMPARE(panel.settings().seconds, 7.0);
        panel.setSettings({});
        QVERIFY(panel.settings() == ui::EndingSettings());
    }
};

TEST_CLASS(TestPreEndgamePanel, QApplication)
#include "tst_pre_endgame_panel.moc"
