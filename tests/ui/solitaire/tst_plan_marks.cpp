// SPDX-License-Identifier: GPL-3.0-or-later
// How the plan of a search is marked on the board, and read.
#include <utility>

#include <QLabel>
#include <QScopeGuard>
#include <QSet>
#include <QTranslator>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/settled.h"
#include "tests/ui/ui_fixture.h"
#include "ui/language/language.h"
#include "ui/position/legend_strip.h"
#include "ui/solitaire/plan_marks.h"

using namespace Qt::StringLiterals;

class TestPlanMarks : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    /// A colour is never alone: each mark has a letter, a number, a hatch or words.
    void planMarksHaveASecondSign()
    {
        engine::ShownPlan plan;
        plan.squares = {{0, 0, engine::Tile{1}, 84, true, 0},
                        {0, 1, engine::Tile{2}, 30, false, 0},
                        {0, 2, engine::Tile{3}, 12, false, 20},
                        {7, 6, engine::Tile{3}, 3, false, 0}};
        const auto position = fixture::catPosition();
        const ui::OverlayMarks marks = ui::planMarks(plan, *position);
        QVERIFY(!marks.title.isEmpty() && !marks.legend.isEmpty() && marks.scale.size() == 2);
        QSet<std::pair<int, int>> lettered;
        for (const ui::SquareMark& mark : marks.squares) {
            // A tile lies there: nothing waits any more.
            QVERIFY(mark.row != 7);
            if (!mark.text.isEmpty()) lettered.insert({mark.row, mark.column});
        }
        QCOMPARE(lettered.size(), 3);
        engine::ShownGoal goal;
        goal.letters = 8;
        QVERIFY(ui::goalState(goal).startsWith(u"○"));
        goal.there = 3;
        QCOMPARE(ui::goalState(goal), u"◔ 3 of 8 letters lie"_s);
        goal.laid = true;
        QCOMPARE(ui::goalState(goal), u"✓ played"_s);
    }

    /// In a window of 1366 pixels the legend of a plan is read to its end.
    void legendsOfPlansHaveRoom_data()
    {
        QTest::addColumn<QString>("id");
        for (const ui::Language& language : ui::languages())
            QTest::newRow(qPrintable(language.name)) << language.id;
    }
    void legendsOfPlansHaveRoom()
    {
        QFETCH(QString, id);
        ui::speak(id);
        const auto forget = qScopeGuard([] {
            qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
            QLocale::setDefault(QLocale::c());
        });
        const ui::OverlayMarks marks = ui::planMarks({}, *fixture::catPosition());
        QWidget window;
        window.resize(1366, 740);
        auto* legend = new ui::LegendStrip;
        legend->setParent(&window);
        legend->setGeometry(0, 0, 550, 60);
        window.show();
        legend->setLegend({marks.title}, {marks});
        QVERIFY(fixture::settles(window));
        const QString text = legend->findChild<QLabel*>(u"legend"_s)->text();
        QVERIFY2(text.contains(marks.legend.toHtmlEscaped()), qPrintable(text));
    }
};

TEST_CLASS(TestPlanMarks, QApplication)
#include "tst_plan_marks.moc"
