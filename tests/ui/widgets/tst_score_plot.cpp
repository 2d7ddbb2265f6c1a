// SPDX-License-Identifier: GPL-3.0-or-later
// Where the plot of a search's best score begins.
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/widgets/score_plot.h"

class TestScorePlot : public QObject
{
    Q_OBJECT

private slots:
    /// Late improvements are seen, whatever the search began with.
    void theFootLeavesOutTheBeginning()
    {
        using History = ui::ScorePlot::History;
        ui::ScorePlot plot;
        QCOMPARE(plot.lowest(), 0);
        const auto lowestOf = [&plot](const History& history) {
            plot.setHistory(history, 60);
            return plot.lowest();
        };
        QCOMPARE(lowestOf({{0.1, 1092}, {2, 3126}, {9, 3136}, {40, 3185}}), 3126);
        QCOMPARE(lowestOf({{0.1, 2900}, {2, 3126}}), 2900);
        // A single step from below is seen as one.
        QCOMPARE(lowestOf({{0.1, 1092}, {2, 3126}}), 1092);
        QCOMPARE(lowestOf({{0.1, 1092}}), 1092);
        QCOMPARE(lowestOf({{0.1, -9}, {1, -3}}), -9);
    }
};

TEST_CLASS(TestScorePlot, QApplication)
#include "tst_score_plot.moc"
