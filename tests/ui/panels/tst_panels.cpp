// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTableView>
#include <QtTest>

#include "tests/ui/ui_fixture.h"
#include "ui/panels/moves_panel.h"
#include "ui/panels/unseen_panel.h"

using namespace Qt::StringLiterals;
using ui::LiveAnalysis;
using ui::MovesPanel;

namespace {

struct Stage
{
    fixture::FakeRanking fake;
    ui::JobService jobs;
    LiveAnalysis analysis{jobs, fake.function()};
    MovesPanel panel{analysis};

    Stage()
    {
        const auto position = fixture::catPosition();
        fake.answer(
            "AEST",
            fixture::ranking(
                *position, {{"J8 SEAT", 300}, {"8G (CAT)S", 220}, {"exch AE", 31}, {"pass", -10}}));
        panel.resize(700, 400);
        panel.show();
    }
    void ask(const std::string& racks = "AEST/")
    {
        analysis.setQuestion(fixture::catPosition(racks), nullptr, nullptr,
                             LiveAnalysis::Urgency::AtOnce);
    }
    QLabel* label(const QString& name) { return panel.findChild<QLabel*>(name); }
};

}  // namespace

class TestPanels : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void listFollowsTheAnalysis()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        QCOMPARE(stage.label(u"moveCount"_s)->text(), u"4 moves · 4.0 ms"_s);
        // Old rows stay, dimmed, until the next answer.
        stage.ask("AE/");
        QCOMPARE(stage.panel.model().rowCount(), 4);
        QVERIFY(stage.panel.model().isStale());
        auto* busy = stage.panel.findChild<QProgressBar*>(u"movesBusy"_s);
        QVERIFY(!busy->isVisible());
        QTRY_VERIFY(busy->isVisible());
        stage.fake.answer("AE", fixture::ranking(*fixture::catPosition("AE/"), {{"pass", 0}}));
        QTRY_COMPARE(stage.panel.model().rowCount(), 1);
        QVERIFY(!stage.panel.model().isStale());
        QVERIFY(!busy->isVisible());
    }

    void unknownRackGivesAHint()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        stage.ask("/");
        QCOMPARE(stage.panel.model().rowCount(), 0);
        QVERIFY(stage.label(u"movesHint"_s)->isVisible());
        QVERIFY(stage.label(u"movesHint"_s)->text().contains(u"rack"));
    }

    void currentRowIsPreviewed()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        QVERIFY(!stage.panel.preview());
        stage.panel.previewRow(2);
        QVERIFY(stage.panel.preview());
        QCOMPARE(stage.panel.model().moveLabel(*stage.panel.preview()), u"8G (CAT)S"_s);
        stage.panel.step(-1);
        QCOMPARE(stage.panel.model().moveLabel(*stage.panel.preview()), u"J8 SEAT"_s);
        stage.panel.step(-1);
        QCOMPARE(stage.panel.model().moveLabel(*stage.panel.preview()), u"J8 SEAT"_s);
        stage.panel.previewRow(99);
        QCOMPARE(stage.panel.model().moveLabel(*stage.panel.preview()), u"J8 SEAT"_s);
        stage.panel.previewRow(0);
        QVERIFY(!stage.panel.preview());
        // The same row again.
        stage.panel.previewRow(1);
        QVERIFY(stage.panel.preview());
        stage.ask("AE/");
        QVERIFY(!stage.panel.preview());
    }

    void keysOfTheTable()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        QSignalSpy plays(&stage.panel, &MovesPanel::playRequested);
        QTableView* table = stage.panel.table();
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(plays.size(), 0);
        QTest::keyClick(table, Qt::Key_2);
        QCOMPARE(table->currentIndex().row(), 1);
        QTest::keyClick(table, Qt::Key_Down);
        QCOMPARE(table->currentIndex().row(), 2);
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(plays.size(), 1);
    }

    void hoverPreviewsAndLeavingRestores()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        stage.panel.previewRow(1);
        QTableView* table = stage.panel.table();
        const QRect row = table->visualRect(stage.panel.model().index(2, 1));
        QTest::mouseMove(table->viewport(), row.center());
        QTRY_COMPARE(stage.panel.model().moveLabel(*stage.panel.preview()), u"Exch AE"_s);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(table->viewport(), &leave);
        QCOMPARE(stage.panel.model().moveLabel(*stage.panel.preview()), u"J8 SEAT"_s);
    }

    void staleRowsCannotBePlayedOrPreviewed()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        stage.ask("AE/");
        QVERIFY(stage.panel.model().isStale());
        QSignalSpy plays(&stage.panel, &MovesPanel::playRequested);
        QTableView* table = stage.panel.table();
        const QPoint point = table->visualRect(stage.panel.model().index(0, 1)).center();
        QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, point);
        QCOMPARE(plays.size(), 0);
        stage.panel.previewRow(1);
        QVERIFY(!stage.panel.preview());
        QVERIFY(!stage.panel.bestMove());
    }

    void filterIsAppliedAndExplained()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        auto* line = stage.panel.findChild<QLineEdit*>(u"moveFilter"_s);
        QTest::keyClicks(line, u"-exch foo"_s);
        QCOMPARE(stage.panel.model().rowCount(), 3);
        QVERIFY(stage.label(u"filterProblem"_s)->isVisible());
        QCOMPARE(stage.label(u"moveCount"_s)->text(), u"3 of 4 moves · 4.0 ms"_s);
        line->setText(u">900"_s);
        QVERIFY(stage.label(u"movesHint"_s)->isVisible());
        line->clear();
        QCOMPARE(stage.panel.model().rowCount(), 4);
        QVERIFY(!stage.label(u"filterProblem"_s)->isVisible());
    }

    void pointingOutIsNoPreview()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        const auto move = stage.panel.model().rankedMove(1).move;
        stage.panel.pointOut(move);
        QCOMPARE(stage.panel.table()->currentIndex().row(), 1);
        QVERIFY(!stage.panel.preview());
        stage.panel.pointOut(std::nullopt);
        QVERIFY(!stage.panel.table()->currentIndex().isValid());
    }

    void copies()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        stage.panel.copyText();
        QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), 5);
        stage.panel.copyMarkdown();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u'|'));
    }

    void unseenTilesAreCounted()
    {
        ui::UnseenPanel panel;
        panel.resize(500, 150);
        panel.setPosition(fixture::catPosition());
        const QString text = panel.findChild<QLabel*>(u"unseenCounts"_s)->text();
        QVERIFY2(text.startsWith(u"93 unseen"), qPrintable(text));
        QVERIFY(!panel.grab().isNull());
        panel.resize(20, 10);
        QVERIFY(!panel.grab().isNull());
    }
};

QTEST_MAIN(TestPanels)
#include "tst_panels.moc"
